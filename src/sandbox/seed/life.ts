import {
  codeOf,
  states,
  statuses,
  stillHolds,
  triageReasons,
  type TriageState,
  triageStates,
} from '../findings/filters.ts';
import { anchor, day, minute, type Random, Weighted } from './random.ts';

/** What can happen to a finding: of a scan, or of people. */
type Step = 'fix' | 'reintroduce' | 'mute' | 'remove' | Exclude<TriageState, 'untriaged'>;
type Event = { readonly step: Step; readonly at: number; readonly reason: number | null };

export type Life = {
  readonly events: readonly Event[];
  relevantSince: number;
  stateUpdatedAt: number;
  triagedAt: number | null;
  state: number;
  triageState: number;
  triageReason: number | null;
  /** Where it stood, one interval after the other; the last one still holds. */
  readonly intervals: Interval[];
};
export type Interval = { readonly since: number; until: number; status: number };

const state = (name: (typeof states)[number]): number => codeOf(states, name);
const status = (name: (typeof statuses)[number]): number => codeOf(statuses, name);
const [unresolved, muted, fixed, removed] = [state('unresolved'), state('muted'), state('fixed'), state('removed')];
const [untriaged, ignored, reopened] = [0, codeOf(triageStates, 'ignored'), codeOf(triageStates, 'reopened')];
const [isOpen, isFixed, isIgnored, isRemoved] = [status('open'), status('fixed'), status('ignored'), status('removed')];

/** How findings go, and how many of a hundred or so. */
const courses = new Weighted<readonly Step[]>(
  [
    [],
    ['fix'],
    ['fixing', 'fix'],
    ['fixing'],
    ['reviewing'],
    ['reviewing', 'ignored'],
    ['ignored'],
    ['ignored', 'fix'],
    ['ignored', 'reopened'],
    ['ignored', 'reopened', 'fix'],
    ['fix', 'reintroduce'],
    ['fix', 'reintroduce', 'fix'],
    ['mute'],
    ['provisionally_ignored'],
    ['provisionally_ignored', 'ignored'],
    ['remove'],
  ],
  [29, 27, 5, 2, 3, 2, 13, 2, 2, 1, 4, 2, 2, 3, 1, 1.2],
);

/** How many days a step takes on average. */
const daysUntil: Readonly<Record<Step, number>> = {
  fix: 45,
  reintroduce: 40,
  mute: 20,
  remove: 60,
  ignored: 12,
  reopened: 30,
  reviewing: 5,
  fixing: 6,
  provisionally_ignored: 2,
};

const reasons = new Weighted(
  (['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'] as const).map((reason) =>
    codeOf(triageReasons, reason),
  ),
  [30, 40, 12, 10, 8],
);

/** What happens to a finding from its first moment to the end of the history. `pace` below 1 is quicker, as on a pull request. */
export function liveFrom(createdAt: number, pace: number, random: Random): Life {
  const events: Event[] = [];
  let at = createdAt;
  for (const step of courses.pick(random)) {
    at += minute + Math.floor(-Math.log(1 - random.next()) * daysUntil[step] * pace * day);
    if (at >= anchor) break;
    events.push({ step, at, reason: step === 'ignored' ? reasons.pick(random) : null });
  }
  return live(createdAt, events);
}

/** The same finding on another branch: people's decisions hold there too, also those from before it came; scans see each branch for itself. */
export function liveLike({ events }: Life, createdAt: number): Life {
  const shared = events
    .filter(({ step, at }) => at > createdAt || Object.hasOwn(triageOf, step))
    .map((event) => ({ ...event, at: Math.max(event.at, createdAt) }));
  return live(createdAt, shared);
}

function live(createdAt: number, events: readonly Event[]): Life {
  const life: Life = {
    events,
    relevantSince: createdAt,
    stateUpdatedAt: createdAt,
    triagedAt: null,
    state: unresolved,
    triageState: untriaged,
    triageReason: null,
    intervals: [{ since: createdAt, until: stillHolds, status: isOpen }],
  };
  for (const event of events) {
    take(life, event);
    stand(life.intervals, statusOf(life), event.at);
  }
  return life;
}

const triageOf: Partial<Readonly<Record<Step, number>>> = Object.fromEntries(
  triageStates.slice(1).map((name) => [name, codeOf(triageStates, name)]),
);
const stateOf: Partial<Readonly<Record<Step, number>>> = {
  fix: fixed,
  reintroduce: unresolved,
  mute: muted,
  remove: removed,
};

function take(life: Life, { step, at, reason }: Event): void {
  const triage = triageOf[step];
  if (triage !== undefined) {
    life.triageState = triage;
    life.triageReason = reason;
    life.triagedAt = at;
    return;
  }
  if (step === 'reintroduce') {
    // On a branch where it was never fixed nothing comes back.
    if (life.state !== fixed) return;
    life.relevantSince = at;
  }
  life.state = stateOf[step] ?? unresolved;
  life.stateUpdatedAt = at;
}

function stand(intervals: Interval[], now: number, at: number): void {
  const last = intervals.at(-1);
  if (last === undefined || last.status === now) return;
  if (last.since === at) {
    last.status = now;
    return;
  }
  last.until = at;
  intervals.push({ since: at, until: stillHolds, status: now });
}

/** As the schema computes `findings.status`, for each moment of the past. */
function statusOf({ state: seen, triageState }: Life): number {
  if (seen === removed) return isRemoved;
  if (seen === fixed) return isFixed;
  if (triageState === ignored || (triageState === untriaged && seen === muted)) return isIgnored;
  return triageState === untriaged || triageState === reopened ? isOpen : triageState;
}
