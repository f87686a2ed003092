import type { BundleKind } from '../../src/domain/bundle.ts';
import type { Plan, PlannedBundle } from '../../src/domain/plan.ts';
import type { Cause } from '../../src/domain/github.ts';
import type { RecordPayload } from '../../src/domain/record.ts';
import { planDigest } from '../../src/plan/digest.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { matchBindings, matchRecord, signRecord, verifyRecord } from '../../src/record/record.ts';
import { recordPayload, type Review } from '../../src/record/payload.ts';
import { detection, diffOfDetection, diffOfPolicies, planned, policy, remediation } from '../plan/build.ts';

/** 24 characters, the fewest that may sign. */
export const token = 'token-of-acme-0123456789';
export const digestOf = (digit: string): string => `sha256:${digit.repeat(64)}`;

const sent = [policy('a'), policy('b', { active: false })];

const rules = detection({ rules: ['r'] });
const addsRule = diffOfDetection(detection({}).content, rules.content);

/** One bundle of each kind, all with changes, in another order than that of the kinds. */
export const bundles: readonly PlannedBundle[] = [
  planned({ ...rules, kind: 'detection/secrets' }, addsRule),
  planned(remediation(sent), diffOfPolicies([policy('b'), policy('c')], sent)),
  planned(rules, addsRule),
];
export const plan: Plan = makePlan(bundles);

export const review: Review = {
  repository: '4711',
  pull: 12,
  head: 'a'.repeat(40),
  platform: 'https://platform.example',
  settings: digestOf('5'),
  deployment: { id: '1234', slug: 'acme' },
  config: '0123456789abcdef',
};
export const payload = recordPayload(plan, review);
export const line = signRecord(payload, token);

/** The three parts of a record between its colons. */
export function partsOf(record: string): { keyId: string; payload: string; mac: string } {
  const [, , , keyId, text, rest] = record.split(':');
  if (keyId === undefined || text === undefined || rest === undefined) throw new Error('a record has three parts');
  return { keyId, payload: text, mac: rest.replace(' -->', '') };
}

export const base64 = (text: string): string => Buffer.from(text).toString('base64url');

/** The line of a record with other parts than it was signed with. */
export function withParts(record: string, parts: Partial<ReturnType<typeof partsOf>>): string {
  const { keyId, payload: text, mac } = { ...partsOf(record), ...parts };
  return `<!-- ifmatch:record:v1:${keyId}:${text}:${mac} -->`;
}

/** The line of a record in which somebody changed the payload, and nothing else. */
export const withPayload = (record: string, changed: RecordPayload): string =>
  withParts(record, { payload: base64(JSON.stringify(changed)) });

export const verify = (body: string, secret = token, of: Review = review): RecordPayload | Cause | null =>
  verifyRecord(body, secret, of);

/** Whether an apply at this place would believe the record and find in it what it is about to do. */
export function isAccepted(
  body: string,
  at: { of: Review; bundles: readonly PlannedBundle[]; secret?: string },
): boolean {
  const verified = verify(body, at.secret ?? token, at.of);
  if (verified === null || 'code' in verified) return false;
  const matched = matchRecord(verified, at.bundles);
  return (
    matchBindings(verified, at.of) === null &&
    matched.length === at.bundles.length &&
    matched.every(({ standing }) => standing === 'same')
  );
}

/** A bundle of whatever kind and deployment; nothing else in it differs. */
export function sameBundleOf(kind: BundleKind, deployment: RecordPayload['deployment']): PlannedBundle {
  const facts = {
    deployment,
    stateVersion: 'v1',
    bundleDigest: digestOf('1'),
    diffDigest: digestOf('2'),
    changes: plan.bundles.flatMap(({ changes }) => changes),
  };
  const content = { rulesets: [], rules: [], disabled: [], exceptions: [] };
  return kind === 'remediation' ? { kind, content: { policies: [] }, ...facts } : { kind, content, ...facts };
}

export const planOf = (of: readonly PlannedBundle[]): Plan => ({ ...makePlan(of), digest: planDigest(of) });
