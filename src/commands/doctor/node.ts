import { version } from '../../generated/version.ts';
import { failed, type Looked, ok } from './examination.ts';

/** Whether this Node is one that the package wants; `engines` is `>=` and a version, as in package.json. */
export function lookAtNode(running: string, engines: string): Looked<string> {
  const least = engines.replace(/^>=\s*/, '');
  const says = `Node ${running}, ifmatch ${version}`;
  if (isAtLeast(running, least)) return ok(says, running);
  return failed(`${says}: this Node is too old.`, `Install Node ${least} or newer.`);
}

function isAtLeast(running: string, least: string): boolean {
  const [have, want] = [running, least].map((text) => text.split('.').map(Number));
  const index = want?.findIndex((part, at) => part !== (have?.[at] ?? 0)) ?? -1;
  return index < 0 || (have?.[index] ?? 0) > (want?.[index] ?? 0);
}
