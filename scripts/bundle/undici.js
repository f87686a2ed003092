// oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- undici declares no types for single files
// Replaces the index of undici in the bundle. That also loads mocks, caches, WebSocket and more: 450 kB, and 10 ms before the first request of the
// action. The tests in test/dist check that the built program needs nothing else.
import Agent from 'undici/lib/dispatcher/agent.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import connect from 'undici/lib/api/api-connect.js';
import request from 'undici/lib/api/api-request.js';

// As the index of undici does: `request` sends requests, and the agent for proxies opens its tunnel with `connect`.
Object.assign(Dispatcher.prototype, { connect, request });

// The HTTP client of @actions/core imports `ProxyAgent`. From here, it needs no second undici of 590 kB.
export { Agent, EnvHttpProxyAgent, ProxyAgent };
