import { parseAddress } from '../../platform/network.ts';
import { failed, type Looked, ok } from './examination.ts';

/** Whether there is an address, and whether it may be given a token; `base-url` counts before the environment. */
export function lookAtAddress(given: {
  readonly option: string | null;
  readonly variable: string | null;
}): Looked<URL> {
  const text = given.option ?? given.variable;
  if (text === null || text.trim() === '')
    return failed(
      'There is no address of the platform.',
      'Set IFMATCH_BASE_URL or give --base-url, or try it with --sandbox.',
    );
  // It throws a PlatformError with what to do.
  const url = parseAddress(text);
  return ok(
    `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')} (${given.option === null ? 'IFMATCH_BASE_URL' : '--base-url'})`,
    url,
  );
}
