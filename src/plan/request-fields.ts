import type { BundleKind, Content } from '../domain/bundle.ts';
import { type ExtraFields, type ExtraObject, knownFields } from '../domain/extra-fields.ts';
import { isObject } from '../util/json.ts';

// A platform answers more than it accepts: ids, dates, who changed what. These are the parts of its answers that a request may contain: the fields of
// the API's requests, and the extra fields of the config.

type ConfiguredFields = Partial<ExtraFields>;

/** A bundle as it may be sent. */
export function requestContent(kind: BundleKind, content: Content, extraFields: ConfiguredFields): Content {
  if (kind === 'remediation') {
    return pickFields(['deployment_slug', 'policies'], content, {
      policies: (policy) => requestPolicy(policy, extraFields),
    });
  }
  const names = [...knownFields.detection, ...(extraFields.detection ?? [])];
  return pickFields(names, content, { exceptions: (exception) => requestException(exception, extraFields) });
}

/** A remediation policy as it may be sent. */
export function requestPolicy(policy: Content, extraFields: ConfiguredFields): Content {
  const fieldsOf = (object: ExtraObject): string[] => [...knownFields[object], ...(extraFields[object] ?? [])];
  // Only a file with a single policy has a deployment.
  const policyFields = fieldsOf('policy').filter((name) => name !== 'deployment_slug');
  return pickFields(policyFields, policy, {
    filters: (filters) =>
      pickFields(fieldsOf('filters'), filters, {
        conditions: (condition) => pickFields(fieldsOf('condition'), condition),
      }),
    actions: (action) => pickFields(fieldsOf('action'), action),
  });
}

/** A detection exception as it may be sent. */
export const requestException = (exception: Content, extraFields: ConfiguredFields): Content =>
  pickFields([...knownFields.exception, ...(extraFields.exception ?? [])], exception);

type Convert = (value: Content) => Content;

/** An object with only some of its fields. `convertByField`: how the object in a field, or each object of its list, is converted. */
function pickFields(
  names: readonly string[],
  object: Content,
  convertByField: Readonly<Record<string, Convert>> = {},
): Content {
  const picked = Object.entries(object).filter(([name]) => names.includes(name));
  return Object.fromEntries(
    picked.map(([name, value]) => {
      const convert = convertByField[name];
      if (convert === undefined) return [name, value];
      if (Array.isArray(value)) return [name, value.map((item: unknown) => (isObject(item) ? convert(item) : item))];
      return [name, isObject(value) ? convert(value) : value];
    }),
  );
}
