import { isList, isObject } from '../../util/json.ts';
import type { Json } from '../yaml/print.ts';
import { parse } from '../yaml/parse.ts';
import { editYaml } from './edit-yaml.ts';

/** The text of a config with more entries under `without` of its deployments. Null if its layout does not allow that. */
export function addToExclusions(
  path: string,
  text: string,
  entries: ReadonlyMap<string, readonly Json[]>,
): string | null {
  const parsed = parse(path, text);
  if ('problems' in parsed || !isObject(parsed.value)) return null;
  const old = parsed.value as { readonly [key: string]: Json };
  const { deployments } = old;
  if (!isObject(deployments)) return null;
  const changed = Object.entries(deployments).map(([slug, one]): [string, Json] => {
    const added = entries.get(slug);
    if (added === undefined || !isObject(one)) return [slug, one];
    const before = isList(one['without']) ? one['without'] : [];
    return [slug, { ...one, without: [...before, ...added] }];
  });
  const desired = { ...old, deployments: Object.fromEntries(changed) };
  return editYaml(text, old, desired, { withAliases: false, origins: new Map() });
}
