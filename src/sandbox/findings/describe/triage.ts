import type { CodeFinding } from '../../../generated/types.ts';
import type { FindingRow } from '../../store/findings.ts';
import { nameOf, states, statuses, triageReasons, triageStates } from '../codes.ts';
import { iso } from './common.ts';

type Shown<Field extends 'state' | 'status'> = Exclude<CodeFinding[Field], undefined>;

/** Where a finding stands. A removed one is never shown. */
export const describeTriage = (row: FindingRow): CodeFinding & { id: number } => ({
  id: row.id,
  state_updated_at: iso(row.state_updated_at),
  triaged_at: row.triaged_at === null ? null : iso(row.triaged_at),
  state: nameOf(states, row.state) as Shown<'state'>,
  triage_state: nameOf(triageStates, row.triage_state),
  status: nameOf(statuses, row.status) as Shown<'status'>,
  triage_reason: row.triage_reason === null ? null : nameOf(triageReasons, row.triage_reason),
  triage_comment: row.note,
});
