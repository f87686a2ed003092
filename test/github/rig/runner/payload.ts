import { createRequire } from 'node:module';
import { shapeAnswer } from '../answer-shape.ts';
import { schemas } from '../description.ts';
import type { Commit } from '../repository.ts';
import { account, accountOf, type Site } from '../site.ts';

export type Json = Readonly<Record<string, unknown>>;
type Definition = { readonly name: string; readonly examples: readonly Json[] };

// Four megabytes of JSON, so only once and only when a run needs it.
let definitions: readonly Definition[] | undefined;

/** A payload that GitHub really sent, as an example of its shape. */
function example(name: string, fits: (payload: Json) => boolean): Json {
  definitions ??= createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Definition[];
  const examples = definitions.find((one) => one.name === name)?.examples ?? [];
  const found = examples.find(fits) ?? examples[0];
  if (found === undefined) throw new Error(`there is no example of the event ${name}`);
  return found;
}

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The fields of an example, with real values where there are some. */
export function fill(shape: unknown, values: unknown): unknown {
  // An example that happens to be empty is no shape.
  if (!isObject(shape) || !isObject(values) || Object.keys(shape).length === 0) return values;
  const fields = Object.entries(shape).map(([key, inner]) => [
    key,
    Object.hasOwn(values, key) ? fill(inner, values[key]) : inner,
  ]);
  return Object.fromEntries(fields) as Json;
}

/** A payload in the shape of an example, about this repository, with nothing of the example's own repository in it. */
export async function payloadOf(
  name: string,
  values: Json,
  site: Site,
  { sender, fits = () => true }: { readonly sender: string; readonly fits?: (payload: Json) => boolean },
): Promise<Json> {
  // A workflow gets no installation, that is for webhooks of apps.
  const { installation: _, ...shape } = example(name, fits);
  const about = await aboutRepository(site, sender);
  const foreign = String((shape['repository'] as Json)['full_name']);
  const whole = { ...(fill(shape, { ...about, ...values }) as Json), organization: about.organization };
  return rename(whole, [
    [foreign, site.fullName],
    ['https://api.github.com', site.api],
    ['https://github.com', site.server],
  ]) as Json;
}

/** What every payload tells. */
export async function aboutRepository(site: Site, sender: string) {
  const token = site.emulator.tokenOf(site.users[0] ?? '');
  const repository = await site.emulator.call(token, 'GET', `/repos/${site.fullName}`);
  return {
    repository: shapeAnswer(repository, schemas['full-repository'] ?? {}, site),
    organization: account(site.owner, 'Organization', 1, site),
    sender: await accountOf(sender, site),
  };
}

function rename(value: unknown, names: readonly (readonly [string, string])[]): unknown {
  if (Array.isArray(value)) return value.map((one) => rename(one, names));
  if (typeof value === 'string') return names.reduce((text, [from, to]) => text.replaceAll(from, () => to), value);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner, names)]));
}

/** A commit as a push tells it; a workflow does not get the lists of files that a webhook has. */
export function pushedCommit(commit: Commit, site: Site): Json {
  const person = ({ name, email }: Commit['author']): Json => ({ name, email, username: name });
  return {
    id: commit.sha,
    tree_id: commit.tree,
    distinct: true,
    message: commit.message,
    timestamp: commit.date,
    url: `${site.server}/${site.fullName}/commit/${commit.sha}`,
    author: person(commit.author),
    committer: person(commit.committer),
  };
}
