import type { BundleKind, Content } from '../domain/bundle.ts';
import { type ExtraFields, knownFields } from '../domain/extra-fields.ts';
import { isObject } from '../util/json.ts';

// A platform answers more than it takes: ids, dates, who changed what. These are the parts of its answers that a request may hold: the fields of the
// API's requests, and the extra fields of the config.

type ExtraFieldsByObject = Partial<ExtraFields>;

/** A bundle as it may be sent. */
export function requestContent(kind: BundleKind, content: Content, extra: ExtraFieldsByObject): Content {
  if (kind === 'remediation') {
    return pickFields(['deployment_slug', 'policies'], content, { policies: (one) => requestPolicy(one, extra) });
  }
  const names = [...knownFields.detection, ...(extra.detection ?? [])];
  return pickFields(names, content, { exceptions: (one) => requestException(one, extra) });
}

/** A remediation policy as it may be sent. */
export function requestPolicy(policy: Content, extra: ExtraFieldsByObject): Content {
  // Only a file with a single policy has a deployment.
  const own = knownFields.policy.filter((name) => name !== 'deployment_slug');
  return pickFields([...own, ...(extra.policy ?? [])], policy, {
    filters: (filters) =>
      pickFields([...knownFields.filters, ...(extra.filters ?? [])], filters, {
        conditions: (one) => pickFields([...knownFields.condition, ...(extra.condition ?? [])], one),
      }),
    actions: (one) => pickFields([...knownFields.action, ...(extra.action ?? [])], one),
  });
}

/** A detection exception as it may be sent. */
export const requestException = (exception: Content, extra: ExtraFieldsByObject): Content =>
  pickFields([...knownFields.exception, ...(extra.exception ?? [])], exception);

type Convert = (value: Content) => Content;

/** An object with only some of its fields. `below`: what becomes of an object, or of each object of a list, in a field. */
function pickFields(
  names: readonly string[],
  object: Content,
  convertByField: Readonly<Record<string, Convert>> = {},
): Content {
  const kept = Object.entries(object).filter(([name]) => names.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const convert = convertByField[name];
      if (convert === undefined) return [name, value];
      if (Array.isArray(value)) return [name, value.map((one: unknown) => (isObject(one) ? convert(one) : one))];
      return [name, isObject(value) ? convert(value) : value];
    }),
  );
}
