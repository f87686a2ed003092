import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** What the entries of description.yaml are made of. */
type Form = string | readonly [Form] | { readonly [name: string]: Form };

type Entry = {
  readonly as?: readonly ('token' | 'user')[];
  readonly query?: Form;
  readonly body?: Form;
  readonly answer?: Form;
  readonly 'answer by issue_type'?: Readonly<Record<string, Form>>;
};

const {
  types,
  words,
  operations: entries,
} = parse(readFileSync(join(import.meta.dirname, 'description.yaml'), 'utf8'), {
  merge: true,
}) as {
  types: Readonly<Record<string, Form>>;
  words: Readonly<Record<string, string | number>>;
  operations: Readonly<Record<string, Entry>>;
};

const simple: Readonly<Record<string, object>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  anything: { type: 'object' },
  texts: { type: 'object', additionalProperties: { type: 'string' } },
  digits: { type: 'string', pattern: '^[0-9]{1,19}$' },
  time: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3})?Z$' },
};

/** The JSON Schema of a form: closed, and without null. */
function schemaOf(form: Form): object {
  if (Array.isArray(form)) return { type: 'array', items: schemaOf(form[0] as Form) };
  if (typeof form !== 'string') {
    const fields = Object.entries(form as Readonly<Record<string, Form>>);
    return {
      type: 'object',
      additionalProperties: false,
      required: fields.map(([name]) => name).filter((name) => !name.endsWith('?')),
      properties: Object.fromEntries(fields.map(([name, one]) => [name.replace('?', ''), schemaOf(one)])),
    };
  }
  if (form in types) return schemaOf(types[form]!);
  return simple[form] ?? { enum: form.split(' | ') };
}

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
const compiled = (form: Form | undefined): ValidateFunction =>
  ajv.compile(form === undefined ? { not: {} } : schemaOf(form));

/** An operation of the second description. */
export type Described = {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  readonly as: readonly ('token' | 'user')[];
  readonly query: Form;
  readonly body: Form | undefined;
  readonly takesQuery: ValidateFunction;
  readonly takesBody: ValidateFunction;
  answers(issueType: string): ValidateFunction;
};

export const operations: readonly Described[] = Object.entries(entries).map(([name, entry]) => {
  const [method = '', path = ''] = name.split(' ');
  const byType = Object.entries(entry['answer by issue_type'] ?? {}).map(([type, form]) => [type, compiled(form)]);
  const answers = new Map(byType as [string, ValidateFunction][]);
  const answer = compiled(entry.answer);
  return {
    name,
    method,
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/:]+')}$`),
    as: entry.as ?? ['token'],
    query: entry.query ?? {},
    body: entry.body,
    takesQuery: compiled(entry.query ?? {}),
    takesBody: compiled(entry.body),
    answers: (issueType) => answers.get(issueType) ?? answer,
  };
});

type Exchange = {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly answer: unknown;
};

export const operationAt = ({ method, url }: Pick<Exchange, 'method' | 'url'>): Described | undefined =>
  operations.find((one) => one.method === method && one.path.test(new URL(url).pathname));

/** What is wrong with an exchange; empty if nothing is. */
export function judge(exchange: Exchange): string[] {
  const operation = operationAt(exchange);
  if (operation === undefined) return ['not described'];
  const { searchParams } = new URL(exchange.url);
  const checked: [string, ValidateFunction, unknown][] = [
    ['query', operation.takesQuery, queryOf(operation.query, searchParams)],
    ...(exchange.body === null
      ? []
      : [['body', operation.takesBody, JSON.parse(exchange.body)] as [string, ValidateFunction, unknown]]),
    ['answer', operation.answers(searchParams.get('issue_type') ?? 'sast'), exchange.answer],
  ];
  return checked.flatMap(([what, validate, value]) => {
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) => `${what}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  });
}

/** Requests that name one field each, once with each of its words. */
export function requestsOf({ query, body }: Described): object[] {
  return samplesOf(body ?? query, '').filter((one) => typeof one === 'object' && one !== null);
}

function samplesOf(form: Form, name: string): unknown[] {
  const meant = typeof form === 'string' ? (types[form] ?? form) : form;
  if (Array.isArray(meant)) return samplesOf(meant[0] as Form, name).map((one) => [one]);
  if (typeof meant !== 'string') {
    return Object.entries(meant as Readonly<Record<string, Form>>).flatMap(([key, inner]) => {
      const field = key.replace('?', '');
      return samplesOf(inner, field).map((one) => ({ [field]: one }));
    });
  }
  const usual: Readonly<Record<string, unknown[]>> = {
    integer: [words[name] ?? 1],
    number: [1_700_000_000.5],
    boolean: [true, false],
    time: ['2026-01-31T12:00:00.000Z'],
    texts: [{}],
  };
  if (meant in usual) return usual[meant]!;
  return meant in simple ? [words[name] ?? '1'] : meant.split(' | ');
}

function queryOf(form: Form, search: URLSearchParams): Record<string, unknown> {
  const fields = form as Readonly<Record<string, Form>>;
  const valueOf = (text: string, kind: Form): unknown => {
    if (kind === 'integer' || kind === 'number') return Number(text);
    return kind === 'boolean' ? text === 'true' : text;
  };
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const kind = fields[`${name}?`] ?? fields[name] ?? 'text';
      const texts = search.getAll(name);
      return [
        name,
        Array.isArray(kind) ? texts.map((text) => valueOf(text, kind[0] as Form)) : valueOf(texts[0] ?? '', kind),
      ];
    }),
  );
}
