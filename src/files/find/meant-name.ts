import { nearest } from '../nearest.ts';

/** Whether a file in a searched folder is read. */
export const isPolicyName = (name: string): boolean => /\.ya?ml$/i.test(name);

/**
 * What a file was probably meant to be called that is not read for its name: a slip, JSON, or a copy such as `x.yaml.bak`. Null for a
 * name that is right, and for files of another kind.
 */
export function meantName(name: string): string | null {
  if (isPolicyName(name)) return null;
  const [, original] = /^(.+\.ya?ml)\./i.exec(name) ?? [];
  if (original !== undefined) return original;
  const [, joined] = /^(.*[^\W_])[\W_]*ya?ml$/i.exec(name) ?? [];
  if (joined !== undefined) return `${joined}.yaml`;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = [name.slice(0, dot), name.slice(dot + 1)];
  return dot > 0 && isNearlyYaml(ending) ? `${stem}.yaml` : null;
}

/** Names of a policy file that a file was probably meant to have where a glob asks for others than its own: the usual endings, too. */
export function likelyNames(name: string): string[] {
  const likely = meantName(name) ?? name;
  if (!isPolicyName(likely)) return [];
  const stem = likely.slice(0, likely.lastIndexOf('.'));
  return [likely, `${stem}.yaml`, `${stem}.yml`];
}

/** `xml` and `ml` are one letter from `yml`, too, but nobody types them for it. */
const isNearlyYaml = (ending: string): boolean =>
  /^json$/i.test(ending) || (/[yz]/i.test(ending) && nearest(ending, ['yaml', 'yml']) !== null);
