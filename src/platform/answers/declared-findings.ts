import type { FindingList, ListFindingsQuery } from '../../generated/types.ts';
import { checkShape } from './check-shape.ts';

/** Holds each finding against the type that was asked for: the list alone would take any. What it answers throws Misunderstanding. */
export async function declaredFindings({
  issue_type: asked = 'sast',
}: ListFindingsQuery): Promise<(answer: FindingList) => void> {
  const guards = await import('../../generated/guards/web-api-answers.js');
  const hasShape = { sast: guards.isCodeFinding, sca: guards.isSupplyChainFinding, ai_sast: guards.isAiFinding }[asked];
  return ({ findings }) => {
    for (const finding of findings ?? []) checkShape<unknown>(finding, hasShape);
  };
}
