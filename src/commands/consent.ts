import type { Consent, LabelConsent } from '../domain/consent.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { GuardLimits } from '../domain/settings.ts';
import { type Consented, guardRest } from '../plan/guards.ts';

export function withConsent(limits: GuardLimits, consent: Consent): GuardLimits {
  return {
    maxDeletes: consent.maxDeletes ?? limits.maxDeletes,
    maxDeletePercent: consent.maxDeletePercent ?? limits.maxDeletePercent,
    allowEmpty: consent.allowEmpty || limits.allowEmpty,
    protected: limits.protected.filter((slug) => !consent.allowProtected.includes(slug)),
    looser: consent.allowLooser ? 'allow' : limits.looser,
    consentLabel: limits.consentLabel,
  };
}

/** What a label says yes to. */
export const consentedBy = (consent: LabelConsent | null): Consented =>
  new Map(
    [...(consent?.answers ?? [])].flatMap(([slug, answer]) =>
      answer.kind === 'given' ? [[slug, answer.guards] as const] : [],
    ),
  );

/** A preview with only those guards that no label says yes to. */
export function withLabel(outcome: Outcome, limits: GuardLimits, consent: LabelConsent | null): Outcome {
  if (consent === null || outcome.kind !== 'changes') return outcome;
  return { ...outcome, consent, guards: guardRest(outcome.plan, limits, consentedBy(consent)) };
}
