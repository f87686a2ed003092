import { describe, expect, test } from 'vitest';
import * as policyGuards from '../../src/generated/guards/answers.js';
import type { Guard } from '../../src/generated/guards/guard.ts';
import * as guards from '../../src/generated/guards/web-api-answers.js';
import { answerSamples } from './answer-samples.ts';
import { rows } from './spec.ts';

const all = { ...guards, ...policyGuards } as unknown as Readonly<Record<string, Guard<unknown>>>;

type Json = { [name: string]: unknown };
type Path = readonly (string | number)[];

/** The answer with a change to what holds a field. */
function changed(sample: unknown, path: Path, change: (owner: Json, name: string) => void): unknown {
  const copy = structuredClone(sample);
  const owner = path.slice(0, -1).reduce((one: unknown, step) => (one as Json)[step], copy) as Json;
  change(owner, String(path.at(-1)));
  return copy;
}

describe.each(Object.entries(answerSamples))('%s', (name, sample) => {
  const guard = all[`is${name}`]!;

  test('is taken as the specification shows it', () => {
    guard(sample);
    expect(guard.errors ?? []).toEqual([]);
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
