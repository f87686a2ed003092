import { describe, expect, test } from 'vitest';
import { type Call, calls, document, find, findOrNull, followed, type Part, type Place } from './document.ts';
import { describes, deviations, textOf, wholeOf } from './facts.ts';
import { answerReach, requestReach } from './reach.ts';
import {
  additions,
  allowedAt,
  type Endpoint,
  endpoints,
  type NotShown,
  notShown,
  rows,
  sections,
  strayAllowances,
} from './spec.ts';

// Rows of each section, so that none is lost in silence.
const counts: [section: string, rows: number][] = [
  ['Code finding (sast)', 29],
  ['Supply chain finding (sca), the same as in the code finding', 17],
  ['Supply chain finding (sca), additional fields', 6],
  ['Remediation policy', 13],
  ['Remediation policy, as answered', 6],
  ['Remediation policies bundle', 2],
  ['Remediation policies bundle, as answered', 2],
  ['Detection policy bundle', 6],
  ['Detection policy bundle, as answered', 6],
  ['Exception', 5],
  ['Exception, as answered', 5],
  ['Diff entry', 4],
  ['Diff entry of remediation policies, key', 1],
  ['Diff entry of remediation policies, before and after', 6],
  ['Diff entry of detection policies, key', 5],
  ['Diff entry of detection policies, before and after', 4],
  ['Validation error', 4],
  ['Dependency', 3],
  ['Issue group', 31],
  ['Legacy policy (v1)', 5],
  ['SCM webhook subscription', 2],
  ['Notification webhook', 5],
  ['Resolution configuration', 2],
  ['Report buckets, guardrails activity', 8],
  ['Report buckets, backlog by rule', 4],
  ['Enumerations of states', 3],
  ['Target states of bulk triage', 1],
  ['1. List findings, query', 21],
  ['2. Preview a remediation policies apply, body', 1],
  ['2 and 3. Preview, answer', 5],
  ['3. Preview a detection policy apply, body', 1],
  ['4. List dependencies, body', 4],
  ['4. List dependencies, filter', 12],
  ['4. List dependencies, answer', 3],
  ['5 and 6. Reports, body', 10],
  ['5. Guardrails activity report, answer', 3],
  ['6. Backlog by rule report, answer', 1],
  ['7. List issue groups, body', 9],
  ['7. List issue groups, filter', 31],
  ['7. List issue groups, answer', 4],
  ['8. Bulk triage, body', 30],
  ['8. Bulk triage, answer', 2],
  ['1. List findings, answer', 1],
  ['9. Create pattern fix task, body', 2],
  ['9. Create pattern fix task, answer', 1],
  ['10. List policies, answer', 1],
  ['11. List SCM webhook subscriptions, answer', 3],
  ['13. Create notification webhook, body', 5],
  ['13. Create notification webhook, answer', 1],
  ['Path parameters', 5],
  ['Limits, findings list', 2],
  ['Limits, bulk triage', 2],
  ['Limits, dependencies list', 1],
];

const parametersIn = (call: Call, place: string): string[] =>
  call.parameters.filter(({ part }) => part.in === place).map(({ part }) => part.name ?? '');

const schemaName = (part: Part | undefined): string | undefined => part?.$ref?.split('/').at(-1);

const securityOf = ({ operation }: Call): string[] =>
  (operation.security ?? document.security).flatMap((scheme) => Object.keys(scheme));

/** An operation in the form of spec-operations.yaml. */
function asEndpoint(call: Call) {
  const { operation, method, path } = call;
  return {
    request: `${method.toUpperCase()} ${path}`,
    id: operation.operationId,
    path: parametersIn(call, 'path').toSorted(),
    header: parametersIn(call, 'header')[0],
    body: schemaName(operation.requestBody?.content?.['application/json'].schema),
    answer: schemaName(operation.responses['200']?.content?.['application/json'].schema),
    security: securityOf(call).toSorted(),
    maturity: operation['x-maturity'],
    deprecated: operation.deprecated ?? false,
  };
}

const wanted = (endpoint: Endpoint) => ({
  request: endpoint.request,
  id: endpoint.id,
  path: endpoint.path.toSorted(),
  header: endpoint.header,
  body: endpoint.body,
  answer: endpoint.answer,
  security: [...(endpoint.security ?? ['WebToken']), ...(additions.security[endpoint.id] ?? [])].toSorted(),
  maturity: endpoint.maturity ?? additions.maturity[endpoint.id],
  deprecated: endpoint.deprecated ?? false,
});

const callOf = (id: string): Call => calls.find(({ operation }) => operation.operationId === id)!;

describe('each row of the specification stands in the document', () => {
  test.each(sections)('$section', ({ section }) => {
    const own = rows.filter((row) => row.section === section);
    const found = own.flatMap(({ pointers, facts, as }) =>
      pointers.flatMap((pointer) => deviations(pointer, facts, as, allowedAt)),
    );
    expect(found).toEqual([]);
  });

  test('and none is lost from the list', () => {
    expect(sections.map(({ section, rows: own }) => [section, Object.keys(own).length])).toEqual(counts);
    expect(rows).toHaveLength(346);
  });
});

describe('each endpoint of the specification is an operation', () => {
  test.each(Object.entries(endpoints))('endpoint %s', (_, endpoint) => {
    expect(asEndpoint(callOf(endpoint.id))).toEqual(wanted(endpoint));
  });

  test.each(Object.entries(endpoints))(
    'the description of endpoint %s says what the specification does',
    (_, endpoint) => {
      const { operation } = callOf(endpoint.id);
      const missing = (endpoint.says ?? []).filter((words) => !describes({ at: '', part: operation }, words));
      expect(missing).toEqual([]);
    },
  );

  test('there are thirteen', () => {
    expect(Object.keys(endpoints)).toEqual(Array.from({ length: 13 }, (_, index) => String(index + 1)));
  });

  test('the findings list has just the parameters of the rows', () => {
    const named = rows.filter(({ section }) => section === '1. List findings, query');
    expect(parametersIn(callOf('listFindings'), 'query')).toEqual(
      named.map(({ pointers }) => pointers[0]!.split('/').at(-1)),
    );
  });

  test('the v1 policies answer 410 DEPLOYMENT_MIGRATED, and no other operation does', () => {
    const refusing = calls.filter(({ operation }) => operation.responses['410'] !== undefined);
    expect(refusing.map(({ operation }) => operation.operationId)).toEqual(['listLegacyPolicies']);
    const migrated = refusing[0]!.operation.responses['410']!;
    expect(describes(followed({ at: '', part: migrated }), 'DEPLOYMENT_MIGRATED')).toBe(true);
  });

  test('a success is 200', () => {
    const codes = calls.flatMap(({ operation }) =>
      Object.keys(operation.responses).filter((code) => /^[123]/.test(code)),
    );
    expect(codes).toEqual(calls.map(() => '200'));
  });

  test('the secret of a webhook is in no answer', () => {
    expect([...answerReach().fields.keys()].filter((at) => /secret$/i.test(at) && !at.endsWith('/hasSecret'))).toEqual(
      [],
    );
  });
});

test('the document has the version and the address of the specification', () => {
  expect(document.info.version).toBe('1.0.0');
  expect(document).toMatchObject({ servers: [{ url: '{base_url}' }] });
});

test('both security schemes are bearer tokens', () => {
  expect(find('/components/securitySchemes').part).toEqual({
    WebToken: { type: 'http', scheme: 'bearer', description: expect.stringContaining('Web API permission') },
    Jwt: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: expect.stringContaining('JSON Web Token'),
    },
  });
});

/** Whether any more may stand at a place than the document knows. */
function isOpen(place: Place): boolean {
  const part = wholeOf(place);
  const { schema } = part;
  if (schema !== undefined) return isOpen({ at: place.at, part: schema });
  const types = [part.type ?? []].flat();
  if (types.includes('object')) return part.additionalProperties === true;
  if (types.includes('array')) return part.items !== undefined && isOpen({ at: `${place.at}/items`, part: part.items });
  return types.includes('string') && part.enum === undefined && part.pattern === undefined;
}

// "not shown", and where two are meant: "does not show", "are not shown whole".
const saysNotShown = (pointer: string): boolean => /not show/.test(textOf(find(pointer)));

describe('what the specification does not show is open, and the document says so', () => {
  test.each(notShown)('$what', (entry: NotShown) => {
    const { open = [], said = open } = entry;
    expect(open.filter((pointer) => !isOpen(find(pointer)))).toEqual([]);
    expect(said.filter((pointer) => !saysNotShown(pointer))).toEqual([]);
    expect(open.length > 0 || entry.else !== undefined).toBe(true);
  });

  test('there are 27 places, and each says where it is open or why it cannot be', () => {
    expect(notShown).toHaveLength(27);
  });
});

describe('the document states nothing else', () => {
  test('no operation is foreign to the specification and the named additions', () => {
    const known = [...Object.values(endpoints).map(({ id }) => id), ...Object.keys(additions.operations)];
    expect(calls.map(({ operation }) => operation.operationId).toSorted()).toEqual(known.toSorted());
  });

  test.each(Object.entries(additions.operations))('the addition %s is as it was seen', (id, addition) => {
    expect(asEndpoint(callOf(id))).toEqual(wanted({ id, ...addition }));
    expect(parametersIn(callOf(id), 'query')).toEqual(addition.query ?? []);
  });

  test('and just those are marked as published', () => {
    const marked = calls.filter(({ operation }) => operation['x-source'] !== undefined);
    expect(Object.fromEntries(marked.map(({ operation }) => [operation.operationId, operation['x-source']]))).toEqual(
      Object.fromEntries(Object.keys(additions.operations).map((id) => [id, 'published'])),
    );
  });

  test('every field says that it is from the specification, by standing in a row, or where else it is from', () => {
    const written = new Set(rows.flatMap(({ pointers }) => pointers.map((pointer) => findOrNull(pointer)?.at)));
    const [requests, answers] = [requestReach(), answerReach()];
    const fields = new Map([...requests.fields, ...answers.fields]);
    const places = calls.flatMap(({ parameters }) => parameters.map(({ at, part }) => [at, part] as const));
    const unlike = [...fields, ...places].filter(([at, part]) => {
      const [, schema = ''] = /^\/components\/schemas\/(\w+)\/properties\//.exec(at) ?? [];
      const source = part['x-source'] ?? document.components.schemas[schema]?.['x-source'];
      return (source === undefined) !== (written.has(at) || written.has(followed(find(at)).at));
    });
    expect(unlike.map(([at]) => at)).toEqual([]);
    expect([...fields.values()].filter((part) => part['x-source'] === 'published').length).toBeGreaterThan(7);
  });

  test('no field is required without a reason', () => {
    const schemas = [...requestReach().schemas, ...answerReach().schemas];
    const required = schemas.flatMap(([at, part]) => {
      const fields = part.required ?? [];
      const name = at.split('/').at(-1)!;
      return fields.length === 0 || name === 'TriageRequest' ? [] : [[name, fields.toSorted()] as const];
    });
    const reasons = Object.entries(additions.required).map(([name, { fields }]) => [name, fields.toSorted()] as const);
    expect(Object.fromEntries(required)).toEqual(Object.fromEntries(reasons));
    expect(document.components.schemas['TriageRequest']?.required).toEqual(['issue_type']);
  });

  test('no limit is allowed where no row checks it', () => {
    expect(strayAllowances()).toEqual([]);
  });

  test('no status is foreign', () => {
    const statuses = new Set(calls.flatMap(({ operation }) => Object.keys(operation.responses).map(Number)));
    expect([...statuses].toSorted((a, b) => a - b)).toEqual(
      [200, 410, ...additions.statuses].toSorted((a, b) => a - b),
    );
  });
});

describe('answers are met as platforms write them', () => {
  const { schemas, fields } = answerReach();

  test('every object takes fields that nobody knows yet', () => {
    const objects = [...schemas, ...fields].filter(([, part]) => [part.type ?? []].flat().includes('object'));
    expect(objects.filter(([, part]) => part.additionalProperties !== true).map(([at]) => at)).toEqual([]);
  });

  test('every field may be null that need not be there', () => {
    const strict = [...fields].filter(([at, part]) => !isInsisted(at) && !isNullable({ at, part })).map(([at]) => at);
    expect(strict).toEqual([]);
  });

  test('every request is closed, but for the one whose field names are not shown', () => {
    const open = [...requestReach().schemas].filter(
      ([, part]) => part.type === 'object' && part.additionalProperties !== false,
    );
    expect(open.map(([at]) => at)).toEqual(['/components/schemas/IssueSearchRequest']);
  });
});

function isInsisted(at: string): boolean {
  const [, owner = '', name = ''] = /^(.*)\/properties\/([^/]+)$/.exec(at) ?? [];
  return find(owner).part.required?.includes(name) === true;
}

function isNullable(place: Place): boolean {
  const { type, anyOf, oneOf } = wholeOf(place);
  if ([type ?? []].flat().includes('null')) return true;
  return (anyOf ?? oneOf ?? []).some((part) => isNullable({ at: place.at, part }));
}
