import type { Change, Plan, PlannedBundle } from '../../src/domain/plan.ts';
import { say } from '../../src/domain/sentence.ts';
import {
  positionAt,
  plannedBundle,
  planOfBundles,
  policyContent,
  deleteChange,
  updateChange,
} from './build-outcomes.ts';

// Plans of many deployments. What a shared policy does is the same in each.

const object = 'RemediationPolicy';
const shared = positionAt('shared/critical.yaml', 3, 5);

/** Blocks `high` as well. */
export const tightensPolicy: Change = updateChange(
  object,
  { slug: 'block-criticals' },
  [policyContent('block-criticals', ['critical']), policyContent('block-criticals', ['critical', 'high'])],
  { effect: 'stricter', message: say`starts blocking findings where severity is ${'high'}`, position: shared },
);

/** Blocks `critical` only; the platform had `before`. */
export const loosensPolicy = (before: readonly string[] = ['critical', 'high']): Change =>
  updateChange(
    object,
    { slug: 'block-criticals' },
    [policyContent('block-criticals', before), policyContent('block-criticals', ['critical'])],
    { effect: 'looser', message: say`stops blocking findings where severity is ${'high'}`, position: shared },
  );

export const deletesPolicy: Change = deleteChange(
  object,
  { slug: 'block-secrets' },
  policyContent('block-secrets', ['critical']),
  {
    message: say`stops blocking findings where severity is ${'critical'}`,
  },
);

/** A policy of its own for each deployment. */
export const ownPolicyChange = (slug: string): Change =>
  updateChange(
    object,
    { slug: `own-of-${slug}` },
    [policyContent(`own-of-${slug}`, ['low']), policyContent(`own-of-${slug}`, ['low', 'medium'])],
    {
      effect: 'stricter',
      message: say`starts blocking findings where severity is ${'medium'}`,
      position: positionAt(`${slug}/own.yaml`),
    },
  );

/** `org-01`, `org-02` and so on. */
export const numberedSlugs = (number: number): string[] =>
  Array.from({ length: number }, (_, index) => `org-${String(index + 1).padStart(2, '0')}`);

/** The remediation of a deployment, at a state version of its own. */
export const remediationOf = (slug: string, changes: readonly Change[]): PlannedBundle => ({
  ...plannedBundle('remediation', changes, slug, `version-of-${slug}`),
  deployment: { id: String(1000 + Number(slug.replaceAll(/\D/g, ''))), slug },
});

/** A plan in which each of `number` deployments has the changes that `changesOf` gives it. */
export const planOfMany = (number: number, changesOf: (slug: string, index: number) => readonly Change[]): Plan =>
  planOfBundles(...numberedSlugs(number).map((slug, index) => remediationOf(slug, changesOf(slug, index))));
