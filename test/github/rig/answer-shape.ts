import { type Schema, schemas } from './description.ts';
import { problemsOf } from './json-schema.ts';
import { account, type Site } from './site.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * An answer as GitHub gives it: only fields that its description names, its own addresses, times in whole seconds.
 * So a client cannot come to rely on what only the emulator says.
 */
export function shapeAnswer(body: unknown, schema: Schema | null, site: Site): unknown {
  const adapted = adapt(body, site);
  return schema === null ? adapted : project(adapted, schema);
}

/** What GitHub's description misses in an answer of the rig: a mistake of the rig, not of the client. */
export const mismatches = (body: unknown, schema: Schema | null): string[] =>
  schema === null ? [] : problemsOf(body, schema, { closed: false });

function adapt(value: unknown, site: Site): unknown {
  if (Array.isArray(value)) return value.map((one) => adapt(one, site));
  if (!isObject(value)) return value;
  const { login, id } = value;
  if (typeof login === 'string' && value['gists_url'] === undefined) {
    return account(login, 'Organization', Number(id), site);
  }
  const whole = Object.entries(value).map(([key, inner]) => [key, adaptField(key, inner, site)]);
  return Object.fromEntries(whole) as Json;
}

function adaptField(key: string, value: unknown, site: Site): unknown {
  if (key === '_links' && isObject(value) && isObject(value['html'])) {
    const { html, ...links } = value;
    return { ...(adapt(links, site) as Json), html: { href: adaptField('html_url', html['href'], site) } };
  }
  if (typeof value !== 'string') return adapt(value, site);
  if (key.endsWith('_at')) return value.replace(/\.\d{3}Z$/, 'Z');
  if (key !== 'url' && key !== 'href' && !key.endsWith('_url')) return value;
  const isPage = /^(?:html|diff|patch|clone|svn|avatar)_url$/.test(key);
  const address = value.replace(site.emulator.url, () => (isPage ? site.server : site.api));
  // The emulator calls every page with comments an issue.
  return address.replace(/\/issues\/(\d+)#issuecomment-/, (text, number: string) =>
    site.pulls.known(Number(number)) === undefined ? text : `/pull/${number}#issuecomment-`,
  );
}

/** Leaves out every field that a schema does not name. A choice of several schemas is left as it is. */
function project(value: unknown, schema: Schema): unknown {
  const { $ref, items, properties, additionalProperties } = schema;
  if (typeof $ref === 'string') return project(value, schemas[$ref.replace('#/components/schemas/', '')] ?? {});
  if (Array.isArray(value)) return value.map((one) => project(one, (items ?? {}) as Schema));
  if (!isObject(value) || !isObject(properties) || additionalProperties !== undefined) return value;
  const named = Object.entries(value).filter(([key]) => Object.hasOwn(properties, key));
  return Object.fromEntries(named.map(([key, inner]) => [key, project(inner, properties[key] as Schema)]));
}
