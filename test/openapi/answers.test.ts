import { describe, expect, test } from 'vitest';
import * as policyGuards from '../../src/generated/guards/answers.js';
import type { Guard } from '../../src/generated/guards/guard.ts';
import * as guards from '../../src/generated/guards/web-api-answers.js';
import * as requestGuards from '../../src/generated/guards/requests.js';
import { operations } from '../../src/generated/operations.ts';
import { answerSamples, insisted } from './answer-samples.ts';
import { rows } from './spec.ts';

const all = { ...guards, ...policyGuards } as unknown as Readonly<Record<string, Guard<unknown>>>;

type Json = { [name: string]: unknown };
type Path = readonly (string | number)[];

/** The fields of an answer, however deep. */
function fieldsOf(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => fieldsOf(one, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [[...at, name], ...fieldsOf(one, [...at, name])]);
}

/** The answer with a change to what holds a field. */
function changed(sample: unknown, path: Path, change: (owner: Json, name: string) => void): unknown {
  const copy = structuredClone(sample);
  const owner = path.slice(0, -1).reduce((one: unknown, step) => (one as Json)[step], copy) as Json;
  change(owner, String(path.at(-1)));
  return copy;
}

const general = (path: Path): string => path.map((step) => (typeof step === 'number' ? '*' : step)).join('/');

/** Fields, as `insisted` names them, whose change a guard does not take. */
function refusedFields(name: string, sample: unknown, change: (owner: Json, field: string) => void): string[] {
  const guard = all[`is${name}`]!;
  const refused = fieldsOf(sample).filter((path) => !guard(changed(sample, path, change)));
  return [...new Set(refused.map(general))].toSorted();
}

describe.each(Object.entries(answerSamples))('%s', (name, sample) => {
  const guard = all[`is${name}`]!;
  const must = (insisted[name] ?? []).toSorted();

  test('is accepted as the specification shows it', () => {
    guard(sample);
    expect(guard.errors ?? []).toEqual([]);
  });

  test('may lack every field except its identity', () => {
    expect(refusedFields(name, sample, (owner, field) => delete owner[field])).toEqual(must);
  });

  test('may have null in every field except those', () => {
    expect(refusedFields(name, sample, (owner, field) => (owner[field] = null))).toEqual(must);
  });

  test('may have empty text in every field except those', () => {
    const empty = (owner: Json, field: string): void => {
      if (typeof owner[field] === 'string') owner[field] = '';
    };
    expect(refusedFields(name, sample, empty).filter((field) => !must.includes(field))).toEqual([]);
  });

  test('may have unknown fields anywhere', () => {
    const more = { text: 'x', deep: [{ n: 1 }, null] };
    expect(refusedFields(name, sample, (owner) => (owner['not_known_yet'] = more))).toEqual([]);
  });

  test('is refused if it is not an object', () => {
    for (const wrong of [null, [], 'text', 1, true, undefined]) expect(guard(wrong)).toBe(false);
  });

  test('may have empty lists', () => {
    const emptied = fieldsOf(sample).map((path) =>
      changed(sample, path, (owner, field) => {
        if (Array.isArray(owner[field])) owner[field] = [];
      }),
    );
    expect(emptied.filter((one) => !guard(one))).toEqual([]);
  });
});

describe('a field of the wrong kind is refused', () => {
  const wrongFor: Record<string, unknown> = {
    string: {},
    enum: 'never seen',
    boolean: 'true',
    object: 'text',
    number: {},
    integer: {},
    int64: {},
  };
  const samples: Record<string, readonly [sample: keyof typeof answerSamples, at: Path]> = {
    CodeFinding: ['CodeFinding', []],
    SupplyChainFinding: ['SupplyChainFinding', []],
    IssueGroup: ['IssueGroupList', ['groups', 0]],
    IssueGroupList: ['IssueGroupList', []],
    LegacyPolicy: ['LegacyPolicyList', ['policies', 0]],
    ScmSubscription: ['ScmSubscriptionList', ['subscriptions', 0]],
    ScmSubscriptionList: ['ScmSubscriptionList', []],
    NotificationWebhook: ['NotificationWebhookAnswer', ['webhook']],
    GuardrailsBucket: ['GuardrailsReport', ['buckets', 0]],
    GuardrailsReport: ['GuardrailsReport', []],
    BacklogBucket: ['BacklogReport', ['buckets', 0]],
    Dependency: ['DependencyList', ['dependencies', 0]],
    DependencyList: ['DependencyList', []],
    TriageAnswer: ['TriageAnswer', []],
    PreviewAnswer: ['PreviewAnswer', []],
    DiffEntry: ['PreviewAnswer', ['updates', 0]],
    RemediationDiff: ['PreviewAnswer', ['updates', 0]],
    DetectionDiff: ['PreviewAnswer', ['updates', 1]],
    ValidationError: ['PreviewAnswer', ['validation_errors', 0]],
    ResolutionConfiguration: ['ResolutionConfiguration', []],
    PatternFixAnswer: ['PatternFixAnswer', []],
  };
  const cases = Object.entries(samples).map(([schema, [sample, at]]) => ({ schema, sample, at }));

  test.each(cases)('of $schema', ({ schema, sample, at }) => {
    const base = `/components/schemas/${schema}/properties/`;
    const own = rows.flatMap(({ pointers, facts, as }) =>
      pointers.filter((pointer) => as === 'answer' && pointer.startsWith(base)).map((pointer) => ({ pointer, facts })),
    );
    const guard = all[`is${sample}`]!;
    const taken = own.filter(({ pointer, facts }) => {
      const path = [...at, ...stepsOf(pointer.slice(base.length))];
      const wrong = wrongFor[facts.type.startsWith('array') ? 'object' : facts.type] ?? {};
      return guard(changed(answerSamples[sample], path, (owner, field) => (owner[field] = wrong)));
    });
    expect(own).not.toEqual([]);
    expect(taken.map(({ pointer }) => pointer)).toEqual([]);
  });
});

/** The way to a field in a value, from its pointer in the schema. */
const stepsOf = (pointer: string): Path =>
  pointer
    .split('/')
    .filter((step) => step !== 'properties')
    .map((step) => (step === 'items' ? 0 : step));

describe('64-bit numbers', () => {
  const long = '9223372036854775807';

  test.each(['id', 'first_seen_scan_id'])('the %s of a finding may be text', (field) => {
    for (const name of ['CodeFinding', 'SupplyChainFinding'] as const) {
      expect(all[`is${name}`]!({ ...answerSamples[name], [field]: long })).toBe(true);
    }
  });

  // A rounded id is the id of another finding.
  test.each([2 ** 53, Number.MAX_SAFE_INTEGER + 2, 1e300])('an id that JavaScript rounded is not sent: %d', (id) => {
    expect(requestGuards.isTriageRequest({ issue_type: 'sast', issue_ids: [id], new_note: 'seen' })).toBe(false);
    expect(requestGuards.isListFindingsQuery({ repository_ids: [id] })).toBe(false);
    expect(requestGuards.isDependenciesRequest({ dependencyFilter: { repositoryId: [id] } })).toBe(false);
  });
});

test('every answer of an operation that the specification shows has a sample', () => {
  const known = Object.values(operations).map(({ answer }) => answer);
  const without = new Set(['DeploymentList', 'DetectionSummary', 'ProjectList', 'SecretFindingList', 'Vocabulary']); // not of the specification
  expect(known.filter((name) => !(name in answerSamples) && !without.has(name))).toEqual([]);
});
