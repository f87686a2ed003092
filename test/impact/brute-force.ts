import type { RemediationPolicy } from '../../src/generated/types.ts';
import { type FindingFacts, matchPolicy } from '../../src/sandbox/seed/findings.ts';
import { confidences, severities } from '../../src/sandbox/vocabulary.ts';
import type { Seen } from '../sandbox/planted.ts';

/** An open finding as the sandbox's own matching of policies sees it. */
export type Open = {
  readonly facts: FindingFacts;
  readonly repository: string;
  readonly rule: string;
  readonly severity: string;
};

const listedTypes = [0, 1, 2];

/** Every open finding that a list can show, each once however many branches it is on. */
export function openFindings(seen: readonly Seen[]): Open[] {
  const open = seen.filter(({ status, issue_type: type }) => status === 0 && listedTypes.includes(type));
  const once = new Map(open.map((one) => [`${String(one.set_id)} ${one.repository} ${String(one.fingerprint)}`, one]));
  return [...once.values()].map(({ severity, confidence, categories, tags, repository, rule }) => ({
    facts: {
      severity: [severities[severity]!],
      confidence: [confidences[confidence]!],
      vulnerability_class: categories.filter((category) => category !== 'security'),
      repository_tag: tags,
    },
    repository,
    rule,
    severity: severities[severity]!,
  }));
}

export const matching = (open: readonly Open[], policy: RemediationPolicy | undefined): Open[] =>
  policy === undefined ? [] : open.filter(({ facts }) => matchPolicy([policy], facts) !== null);

export const blockedBy = (open: readonly Open[], policies: readonly RemediationPolicy[]): Set<Open> =>
  new Set(open.filter(({ facts }) => matchPolicy(policies, facts)?.mode === 'block'));

const countBy = (open: readonly Open[], keyOf: (one: Open) => string): [string, number][] =>
  [...Map.groupBy(open, keyOf)]
    .map(([key, own]): [string, number] => [key, own.length])
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));

/** The figures of findings, counted one by one. */
export function figuresOf(open: readonly Open[]) {
  const severity = new Map(countBy(open, (one) => one.severity));
  const of = (name: string): number => severity.get(name) ?? 0;
  const top = (keyOf: (one: Open) => string) =>
    countBy(open, keyOf)
      .slice(0, 5)
      .map(([name, findings]) => ({ name, findings }));
  return {
    findings: open.length,
    bySeverity: { critical: of('critical'), high: of('high'), medium: of('medium'), low: of('low'), unknown: 0 },
    repositories: new Set(open.map(({ repository }) => repository)).size,
    topRepositories: top(({ repository }) => repository),
    topRules: top(({ rule }) => rule),
  };
}

/** What a change of policies means, by counting: for each policy, and for all together. */
export function countImpact(
  open: readonly Open[],
  before: readonly RemediationPolicy[],
  after: readonly RemediationPolicy[],
) {
  const [was, is] = [blockedBy(open, before), blockedBy(open, after)];
  const turned = {
    newly: open.filter((one) => is.has(one) && !was.has(one)),
    noLonger: open.filter((one) => was.has(one) && !is.has(one)),
  };
  const find = (policies: readonly RemediationPolicy[], slug: unknown) => policies.find((one) => one.slug === slug);
  const blocks = (policy: RemediationPolicy | undefined): policy is RemediationPolicy =>
    policy?.actions.some(({ type }) => type === 'block') === true;
  const through = (among: readonly Open[], policy: RemediationPolicy | undefined): Open[] =>
    blocks(policy) ? matching(among, policy) : [];
  return {
    blocked: { newly: figuresOf(turned.newly), noLonger: figuresOf(turned.noLonger) },
    policy: (slug: unknown) => ({
      matched: {
        before: figuresOf(matching(open, find(before, slug))),
        after: figuresOf(matching(open, find(after, slug))),
      },
      blocked: {
        newly: figuresOf(through(turned.newly, find(after, slug))),
        noLonger: figuresOf(through(turned.noLonger, find(before, slug))),
      },
    }),
  };
}
