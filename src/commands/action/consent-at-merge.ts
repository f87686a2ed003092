import type { LabelAnswer, LabelConsent } from '../../domain/consent.ts';
import type { Pull } from '../../domain/event.ts';
import type { RecordPayload } from '../../domain/record.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { type LabelNow, labelNow } from './label-now.ts';

/**
 * Which of the consents in verified records still hold. The records must be those of the plan at hand; here it is asked whether the label
 * still is the one that was set: taking it off takes the yes back, and nobody else's label brings it back. Null where no label can say yes.
 */
export async function consentAtMerge(
  pull: Pull,
  payloads: readonly RecordPayload[],
  label: string | null,
  action: ActionWorld,
): Promise<LabelConsent | null> {
  if (label === null) return null;
  const given = payloads.filter(({ consent }) => consent !== undefined);
  if (given.length === 0) return { label, answers: new Map() };
  const now = await labelNow(pull.number, label, action);
  return { label, answers: new Map(given.map((payload) => [payload.deployment.slug, stillGiven(payload, now)])) };
}

function stillGiven({ consent }: RecordPayload, now: LabelNow): LabelAnswer {
  if (consent === undefined) return { kind: 'off' };
  if (now.kind === 'unasked') return { kind: 'uncounted', why: { code: 'unasked', message: now.message } };
  if (now.kind === 'on' && now.set.id === consent.event) return { kind: 'given', ...consent };
  return { kind: 'uncounted', why: { code: 'withdrawn', by: consent.by } };
}
