import { fixOf } from '../../src/domain/errors.ts';
import { openPlatform } from '../../src/platform/platform-client.ts';
import { Token } from '../../src/platform/token.ts';
import { systemClock } from '../../src/platform/clock.ts';

// Asks a platform for its deployments with the environment that the test gives, and prints what came of it.
const { ADDRESS = '', TOKEN = '', HTTPS_PROXY, HTTP_PROXY, NO_PROXY } = process.env;
const platform = openPlatform({
  address: ADDRESS,
  token: new Token(TOKEN),
  env: { HTTPS_PROXY, HTTP_PROXY, NO_PROXY },
  clock: { ...systemClock, sleep: () => Promise.resolve() },
});
try {
  console.log(JSON.stringify(await platform.deployments()));
} catch (error) {
  console.log(String(error), fixOf(error as Error));
}
await platform.close();
