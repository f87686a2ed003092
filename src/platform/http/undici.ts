// All that is used of undici: what is not named here is not in dist, by scripts/undici.ts.
export { Agent, EnvHttpProxyAgent, fetch } from 'undici';
