import { expect, test } from 'vitest';
import { matchesNoProxy } from '../../src/platform/no-proxy.ts';

test.for<[host: string, noProxy: string, isDirect: boolean]>([
  ['platform.example', '*', true],
  ['platform.example', '', false],
  ['platform.example', 'other.example, platform.example', true],
  ['PLATFORM.example', 'Platform.Example', true],
  ['api.platform.example', 'platform.example', true],
  ['api.platform.example', '.platform.example', true],
  ['api.platform.example', '*.platform.example', true],
  ['platform.example', '*.platform.example', false],
  ['notplatform.example', 'platform.example', false],
  ['platform.example:8443', 'platform.example:8443', true],
  ['platform.example', 'platform.example:443', true],
  ['platform.example', 'platform.example:8443', false],
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.3', '10.1.0.0/16 192.168.0.0/16', true],
  ['10.2.2.3', '10.1.0.0/16', false],
  ['10.1.2.3', '10.1.0.0/33', false],
  ['10.1.2.3', '10.1.2.*', true],
  ['10.1.2.3', '10.1.*', true],
  ['10.1.20.3', '10.1.2.*', false],
  ['10.1.2.3', '2.3', false],
  ['platform.example', '10.0.0.0/8', false],
  ['[fd00::1]', 'fd00::/8', true],
  ['[fd00::1]', 'fd00::1', true],
  ['[fd00::1]:8443', '[fd00::1]:8443', true],
  ['[2001:db8::1]', 'fd00::/8', false],
])('%s with NO_PROXY=%s: direct is %s', ([host, noProxy, isDirect]) => {
  expect(matchesNoProxy(new URL(`https://${host}`), noProxy)).toBe(isDirect);
});
