import { isDeepStrictEqual } from 'node:util';
import type { Deployment } from '../../domain/bundle.ts';
import type { Cause } from '../../domain/comment.ts';
import type { Plan } from '../../domain/plan.ts';
import type { RecordPayload } from '../../domain/record.ts';
import { deploymentsIn } from './deployments.ts';

type Looked = { readonly deployment: Deployment; readonly believed: RecordPayload | Cause };
type Judge = (payload: RecordPayload, deployment: Deployment) => Cause | null;
export type Refused = { readonly slug: string; readonly cause: Cause };

/** The records of some deployments when none of them is refused; else why, and for which of them where the plan is about several. */
export function judgeEach(
  looked: readonly Looked[],
  plan: Plan,
  judge: Judge,
): { readonly payloads: readonly RecordPayload[] } | Cause {
  const payloads: RecordPayload[] = [];
  const refused: Refused[] = [];
  for (const { deployment, believed } of looked) {
    const cause = 'code' in believed ? believed : judge(believed, deployment);
    if (cause !== null) refused.push({ slug: deployment.slug, cause });
    else if (!('code' in believed)) payloads.push(believed);
  }
  return causeOfAll(refused, plan) ?? { payloads };
}

/** Why some deployments are refused, and which, where the plan is about several; null where none is. */
export function causeOfAll(refused: readonly Refused[], plan: Plan): Cause | null {
  const [first] = refused;
  if (first === undefined) return null;
  return deploymentsIn(plan).length > 1 ? together(first.cause, refused) : first.cause;
}

/** All that are refused for the same reason as the first; of stale ones each has moved in a way of its own. */
function together(first: Cause, refused: readonly Refused[]): Cause {
  const isSo = ({ cause }: Refused): boolean =>
    (first.code === 'stale' && cause.code === 'stale') || isDeepStrictEqual(cause, first);
  const so = refused.filter(isSo);
  const otherwise = refused.filter((one) => !isSo(one)).map(({ slug }) => slug);
  const among = { so: so.map(({ slug }) => slug), otherwise };
  if (first.code !== 'stale') return { ...first, among };
  const moved = so.flatMap(({ cause }) => (cause.code === 'stale' ? cause.moved : []));
  return { ...first, moved, among };
}
