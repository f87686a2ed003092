import { isObject } from '../../domain/json.ts';

/** Fields for what a platform tells people. */
export const remarks = /^(warnings?|messages?|notices?|notes?|hints?|remarks?|info|details?)$/;

/** Whether a remark, or one of several, says in words that a list is not whole. */
export function saysCut(remark: unknown): boolean {
  // A code such as `RESULT_TRUNCATED` is words too.
  if (typeof remark === 'string') return isCut(remark.replaceAll('_', ' ').replaceAll(lists, 'list'));
  if (Array.isArray(remark)) return remark.some(saysCut);
  return isObject(remark) && Object.values(remark).some(saysCut);
}

const isCut = (said: string): boolean => cut.some((words) => words.test(said));

/** What may be told to be not whole; each stands for `list` below. */
const lists = /\b(?:results?|entries|items|changes|diff|response|answer|output|policies|deployments|exceptions)\b/gi;

/** A description may be truncated or incomplete as well, so the list itself has to be named. */
const cut: readonly RegExp[] = [
  /\blist (?:(?:is|are|was|were|has been|have been) )?(?:truncated|cut off|incomplete|partial|capped)\b/i,
  /\b(?:truncated|incomplete|partial) list\b/i,
  /\b(?:truncated|limited|capped|cut off) (?:to|at|after) (?:the first )?[0-9]+ list\b/i,
  /\b(?:only|showing) the first [0-9]+\b/i,
  /\bshowing [0-9]+ of [0-9]+\b/i,
  /\b[0-9]+ (?:(?:more|other|further) )?list (?:(?:is|are|was|were) )?(?:omitted|not shown|left out)\b/i,
  /^(?:is )?truncated$/i,
];
