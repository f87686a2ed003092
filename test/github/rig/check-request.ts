import type { IncomingHttpHeaders } from 'node:http';
import type { Operation, Parameter } from './description.ts';
import { problemsOf } from './json-schema.ts';

export type Sent = {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The bytes of the body as text. */
  readonly body: string;
};

/** What the client wants back: JSON, or a file as it is. */
export type Media = 'json' | 'raw' | 'object';

const versions: readonly unknown[] = [undefined, '2022-11-28', '2026-03-10'];
const media = /^application\/(?:json|vnd\.github(?:\.v3)?(?:\.(?<format>[a-z]+))?(?:\+json)?)$/;
const jsonType = /^application\/json(?:; *charset=utf-8)?$/i;

/** Formats other than JSON that an operation may be asked for, and that the rig serves. */
const formats: Readonly<Record<string, readonly Media[]>> = {
  'repos/get-content': ['raw', 'object'],
  'git/get-blob': ['raw'],
};

/** Everything in a request that GitHub's description does not allow, in words. */
export function problemsOfRequest(sent: Sent): string[] {
  return [...queryProblems(sent), ...bodyProblems(sent), ...headerProblems(sent), ...pathProblems(sent)];
}

function queryProblems({ operation, query }: Sent): string[] {
  const known = new Map(operation.parameters.filter((one) => one.in === 'query').map((one) => [one.name, one]));
  const missing = [...known.values()].filter(({ name, required }) => required === true && !query.has(name));
  return [
    ...missing.map(({ name }) => `query: "${name}" is missing`),
    ...[...query].flatMap(([name, text]) => {
      const parameter = known.get(name);
      if (parameter === undefined) return [`query: "${name}" is not a parameter of ${operation.id}`];
      if (query.getAll(name).length > 1) return [`query: "${name}" stands there twice`];
      return valueProblems(parameter, text).map((problem) => `query: "${name}=${text}": ${problem}`);
    }),
  ];
}

function valueProblems({ schema, description = '' }: Parameter, text: string): string[] {
  const value = schema['type'] === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
  const problems = problemsOf(value, schema, { closed: true });
  // The limit of a page stands in the prose only: "The number of results per page (max 100)".
  const [, most] = /\(max (\d+)\)/.exec(description) ?? [];
  const isOver = most !== undefined && Number(text) > Number(most);
  return isOver ? [...problems, `the most is ${most}`] : problems;
}

function bodyProblems({ operation, headers, body }: Sent): string[] {
  if (operation.body === null) return body === '' ? [] : ['body: this operation takes none'];
  if (body === '') return operation.body.required ? ['body: it is missing'] : [];
  const type = headers['content-type'] ?? '';
  if (!jsonType.test(type)) return [`header: content-type is "${type}", not application/json`];
  try {
    const value: unknown = JSON.parse(body);
    return problemsOf(value, operation.body.schema, { closed: true }).map((problem) => `body: ${problem}`);
  } catch {
    return ['body: it is not JSON'];
  }
}

function headerProblems({ operation, headers }: Sent): string[] {
  const problems: string[] = [];
  if ((headers['user-agent'] ?? '') === '') problems.push('header: GitHub refuses a request without a user-agent');
  if (mediaOf(operation, headers) === null) {
    problems.push(`header: accept is "${headers.accept ?? ''}", which ${operation.id} does not answer with`);
  }
  const version = headers['x-github-api-version'];
  if (!versions.includes(version)) problems.push(`header: there is no version ${String(version)} of the API`);
  if (!/^(?:bearer|token) \S+$/i.test(headers.authorization ?? '')) problems.push('header: authorization is missing');
  return problems;
}

const pathProblems = ({ params }: Sent): string[] =>
  Object.entries(params).flatMap(([name, text]) =>
    /[\p{Cc}]|(?:^|\/)\.\.?(?:\/|$)/u.test(text) ? [`path: "${name}" is ${JSON.stringify(text)}`] : [],
  );

/** The form of the answer that the headers ask for; null for one that there is none of. */
export function mediaOf(operation: Operation, headers: IncomingHttpHeaders): Media | null {
  const match = media.exec(headers.accept ?? '');
  if (match === null) return null;
  const format = match.groups?.['format'];
  // The raw Markdown of a comment is what GitHub answers anyway.
  if (format === undefined || (format === 'raw' && operation.id.startsWith('issues/'))) return 'json';
  return formats[operation.id]?.find((one) => one === format) ?? null;
}
