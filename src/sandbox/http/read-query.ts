import { type OperationId, operations } from '../../generated/operations.ts';
import { Fault } from '../fault.ts';
import type { Quirks } from '../quirks.ts';

type Schema = { readonly type?: string | readonly string[]; readonly items?: Schema };

/**
 * The query of an operation, each value of the type that the document gives it; what does not read as that type stays text, for the guard
 * to refuse. Throws Fault 400 for a parameter that is not known, or given twice where it is no list: neither may be ignored, for a filter
 * that does not filter answers too much.
 */
export function readQuery(id: OperationId, search: URLSearchParams, quirks: Quirks): Readonly<Record<string, unknown>> {
  const schemas = new Map(
    operations[id].parameters.flatMap((one) =>
      one.in === 'query' ? [[one.name as string, one.schema as Schema]] : [],
    ),
  );
  const names = [...new Set(search.keys())];
  return Object.fromEntries(names.map((name) => [name, valueOf(name, search.getAll(name), schemas.get(name), quirks)]));
}

function valueOf(name: string, texts: readonly string[], schema: Schema | undefined, quirks: Quirks): unknown {
  if (schema === undefined) throw new Fault(400, `There is no query parameter "${name}".`);
  if (schema.type === 'array') {
    const items = quirks.has('comma-arrays') ? texts.flatMap((text) => text.split(',')) : texts;
    return items.map((text) => read(text, schema.items ?? {}));
  }
  if (texts.length > 1) throw new Fault(400, `The query parameter "${name}" is no list, but given twice.`);
  return read(texts[0] ?? '', schema);
}

function read(text: string, { type = 'string' }: Schema): unknown {
  const types = [type].flat();
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  const isNumber = types.includes('integer') ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
  if (!(types.includes('integer') || types.includes('number')) || !isNumber.test(text)) return text;
  const value = Number(text);
  return Number.isFinite(value) && (types.includes('number') || Number.isSafeInteger(value)) ? value : text;
}
