// oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- undici declares no types for single files
// What the bundle has instead of undici's own index, which also loads mocks, caches, WebSocket and more: 450 kB, and 10 ms before the first
// request of the action. The tests of the built program in test/dist show that nothing else is needed.
import Agent from 'undici/lib/dispatcher/agent.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import connect from 'undici/lib/api/api-connect.js';
import request from 'undici/lib/api/api-request.js';

// As undici's index does. We send by `request`; the agent for proxies opens its tunnel by `connect`.
Object.assign(Dispatcher.prototype, { connect, request });

// The last one is what the HTTP client of @actions/core asks for, which then brings no second undici of 590 kB.
export { Agent, EnvHttpProxyAgent, ProxyAgent };
