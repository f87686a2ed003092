import { isList, isObject } from '../../util/json.ts';
import type { Json } from '../yaml/print.ts';
import { parse } from '../yaml/parse.ts';
import { editYaml } from './edit-yaml.ts';

/**
 * Adds entries, by deployment, to the `without` lists of the deployments in the text of a config. Returns null if the text is no config, or if its
 * layout does not allow that.
 */
export function addWithoutEntries(
  path: string,
  text: string,
  entries: ReadonlyMap<string, readonly Json[]>,
): string | null {
  const parsed = parse(path, text);
  if ('problems' in parsed || !isObject(parsed.value)) return null;
  const config = parsed.value as { readonly [key: string]: Json };
  const { deployments } = config;
  if (!isObject(deployments)) return null;
  const changed = Object.entries(deployments).map(([slug, deployment]): [string, Json] => {
    const newEntries = entries.get(slug);
    if (newEntries === undefined || !isObject(deployment)) return [slug, deployment];
    const oldEntries = isList(deployment['without']) ? deployment['without'] : [];
    return [slug, { ...deployment, without: [...oldEntries, ...newEntries] }];
  });
  const desired = { ...config, deployments: Object.fromEntries(changed) };
  return editYaml(text, config, desired, { withAliases: false, originals: new Map() });
}
