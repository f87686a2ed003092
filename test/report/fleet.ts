import type { Change, Plan, PlannedBundle } from '../../src/domain/plan.ts';
import { say } from '../../src/domain/sentence.ts';
import { at, bundle, plan, policy, remove, update } from './build.ts';

// Plans of many deployments. What a shared policy does is the same in each.

const object = 'RemediationPolicy';
const shared = at('shared/critical.yaml', 3, 5);

/** Blocks `high` as well. */
export const stricter: Change = update(
  object,
  { slug: 'block-criticals' },
  [policy('block-criticals', ['critical']), policy('block-criticals', ['critical', 'high'])],
  { effect: 'stricter', message: say`starts blocking findings where severity is ${'high'}`, at: shared },
);

/** Blocks `critical` only; the platform had `before`. */
export const looser = (before: readonly string[] = ['critical', 'high']): Change =>
  update(
    object,
    { slug: 'block-criticals' },
    [policy('block-criticals', before), policy('block-criticals', ['critical'])],
    { effect: 'looser', message: say`stops blocking findings where severity is ${'high'}`, at: shared },
  );

export const deletion: Change = remove(object, { slug: 'block-secrets' }, policy('block-secrets', ['critical']), {
  message: say`stops blocking findings where severity is ${'critical'}`,
});

/** A policy of its own for each deployment. */
export const own = (slug: string): Change =>
  update(
    object,
    { slug: `own-of-${slug}` },
    [policy(`own-of-${slug}`, ['low']), policy(`own-of-${slug}`, ['low', 'medium'])],
    {
      effect: 'stricter',
      message: say`starts blocking findings where severity is ${'medium'}`,
      at: at(`${slug}/own.yaml`),
    },
  );

/** `org-01`, `org-02` and so on. */
export const slugsOf = (number: number): string[] =>
  Array.from({ length: number }, (_, index) => `org-${String(index + 1).padStart(2, '0')}`);

/** The remediation of a deployment, at a state version of its own. */
export const inDeployment = (slug: string, changes: readonly Change[]): PlannedBundle => ({
  ...bundle('remediation', changes, slug, `version-of-${slug}`),
  deployment: { id: String(1000 + Number(slug.replaceAll(/\D/g, ''))), slug },
});

/** A plan in which each of `number` deployments has the changes that `changesOf` gives it. */
export const fleet = (number: number, changesOf: (slug: string, index: number) => readonly Change[]): Plan =>
  plan(...slugsOf(number).map((slug, index) => inDeployment(slug, changesOf(slug, index))));
