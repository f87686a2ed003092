import type { LabelAnswer, LabelConsent, Uncounted } from '../../domain/consent.ts';
import type { Account, Pull } from '../../domain/event.ts';
import type { Triangulation } from '../../domain/triangulation.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import type { Previewed } from '../preview.ts';
import { deploymentsIn } from './deployments.ts';
import { type Candidate, candidateOf } from './label-candidate.ts';
import { type LabelNow, labelNow, orUnasked } from './label-now.ts';
import { pushersOf } from './pushers.ts';
import type { Facts } from './records.ts';

/** What a label on a pull request says yes to, and what the new records must say so that the next run knows it, by deployment. */
export type JudgedLabel = { readonly consent: LabelConsent | null; readonly facts: ReadonlyMap<string, Facts> };

/**
 * Judges the label of the config for each deployment by itself. It says yes when all of the plan comes from the pull request, and the person
 * who set it last may write, neither opened the pull request nor moved its branch, and set it while the comment showed exactly the plan of
 * now, unedited and unchanged since. That yes goes into the new record with the id of the label's event, and holds for as long as the plan
 * is the same and the label is not touched. Who did what is asked of GitHub each time: which event began the run plays no part, nor does
 * what earlier runs saw.
 */
export async function judgeLabel(
  pull: Pull,
  made: Previewed,
  triangulation: Triangulation | null,
  action: ActionWorld,
): Promise<JudgedLabel> {
  const { outcome, files } = made;
  const label = files.settings.guards.consentLabel;
  if (label === null || !('plan' in outcome) || outcome.plan === null) return { consent: null, facts: new Map() };
  const { plan } = outcome;
  const { number } = pull;
  const read = await orUnasked(() => action.github.comments(number));
  const comments = 'kind' in read ? [] : read;
  const all = deploymentsIn(plan).map((one) => candidateOf(one, { pull, plan, files, comments }, action));
  const open = all.filter(({ wanted, recorded }) => wanted.length > 0 || recorded !== null);
  const answers = new Map<string, LabelAnswer>();
  if (open.length > 0) {
    const now = 'kind' in read ? read : await labelNow(number, label, action);
    const judge = judgeOf(now, pull, (slug) => isAllOwn(slug, triangulation), action);
    for (const one of open) answers.set(one.slug, await judge(one));
  }
  return { consent: { label, answers }, facts: new Map(all.map((one) => [one.slug, factsOf(one, answers)])) };
}

type Judge = (candidate: Candidate) => Promise<LabelAnswer>;

function judgeOf(now: LabelNow, reviewed: Pull, isOwn: (slug: string) => boolean, action: ActionWorld): Judge {
  if (reviewed.fork) return () => Promise.resolve(uncounted({ code: 'fork' }));
  if (now.kind === 'off') return () => Promise.resolve(now);
  if (now.kind === 'unasked') return () => Promise.resolve(uncounted({ code: 'unasked', message: now.message }));
  const { set, pull } = now;
  const wasShown = (since: number | null): boolean => since !== null && since < set.at && pull.head === reviewed.head;
  // People are the same for all deployments, and asked about only where the label says something new.
  let person: Promise<Account | Uncounted> | undefined;
  let pushed: ReturnType<typeof pushersOf> | undefined;
  return async ({ slug, wanted, recorded, shownSince }) => {
    if (recorded?.event === set.id) return { kind: 'given', ...recorded };
    if (wanted.length === 0) return { kind: 'off' };
    const by = await (person ??= personOf(now, action));
    if ('code' in by) return uncounted(by);
    if (!wasShown(shownSince)) return uncounted({ code: 'not-shown' });
    if (!isOwn(slug)) return uncounted({ code: 'not-own' });
    const pushers = await (pushed ??= pushersOf(pull, action));
    if ('code' in pushers) return uncounted(pushers);
    // Else somebody could push to a colleague's branch and say yes to it alone.
    if (pushers.has(by.id)) return uncounted({ code: 'pusher', by: by.login });
    return { kind: 'given', by: by.login, event: set.id, guards: wanted };
  };
}

/** Whether all of the plan comes from the pull request: the people behind other changes are not known. */
const isAllOwn = (slug: string, triangulation: Triangulation | null): boolean =>
  triangulation !== null &&
  triangulation.base.errorsIn === null &&
  triangulation.bundles.every(
    ({ deployment, inBase, changes }) =>
      deployment.slug !== slug ||
      // A bundle that the base does not declare is new with the pull request.
      changes.every(({ origin }) => origin === 'own' || (origin === 'unknown' && !inBase)),
  );

const uncounted = (why: Uncounted): LabelAnswer => ({ kind: 'uncounted', why });

/** Who set a label, where that is a person who may write and did not open the pull request. */
async function personOf(
  { set: { by, byApp }, pull }: Extract<LabelNow, { kind: 'on' }>,
  { github }: ActionWorld,
): Promise<Account | Uncounted> {
  if (by === null || byApp || by.type !== 'User') return { code: 'no-person', by: by?.login ?? null };
  const { login } = by;
  if (isSamePerson(by, pull.author)) return { code: 'author', by: login };
  const may = await orUnasked(() => github.permissionOf(login));
  if ('kind' in may) return { code: 'unasked', message: may.message };
  // A login that was given up can be taken by somebody else.
  if (may.account !== by.id) return { code: 'renamed', by: login };
  const { level } = may;
  return level === 'admin' || level === 'write' ? by : { code: 'no-write', by: login, permission: level };
}

/** A login is the same in capitals, and an id stays when somebody is renamed. */
const isSamePerson = (one: Account, other: Account | null): boolean =>
  other !== null && (one.id === other.id || one.login.toLowerCase() === other.login.toLowerCase());

function factsOf({ slug }: Candidate, answers: ReadonlyMap<string, LabelAnswer>): Facts {
  const answer = answers.get(slug);
  return answer?.kind === 'given' ? { consent: { by: answer.by, event: answer.event, guards: answer.guards } } : {};
}
