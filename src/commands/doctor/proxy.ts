import type { Proxies } from '../../platform/network.ts';
import { type Way, wayTo } from '../../platform/network.ts';
import { type Looked, ok } from './examination.ts';

/** Which way requests go. Its user name and password are never shown. */
export function lookAtProxy(address: URL, proxies: Proxies): Looked<Way> {
  const way = wayTo(address, proxies);
  if (way.kind === 'proxy') return ok(`through ${way.proxy} (${way.variable})`, way);
  return ok(directly[way.because], way);
}

const directly = {
  loopback: 'none: the address is of this machine',
  'no-proxy': 'none: NO_PROXY names the host',
  unset: 'none',
} as const satisfies Record<Extract<Way, { kind: 'direct' }>['because'], string>;
