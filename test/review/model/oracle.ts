import type { Outcome } from '../../../src/domain/outcome.ts';
import type { Status } from '../../../src/domain/forge.ts';
import { type Cause, type Refusal, causeOf } from '../../../src/domain/review.ts';
import { nameOfMerge } from '../../../src/domain/pending-merge.ts';
import type { SettledRun } from '../../../src/review/merge/settle-merges.ts';
import type { Action } from './actions.ts';
import type { Gate } from './gate.ts';
import {
  bodyOf,
  headOf,
  type MemoryComment,
  type MemoryForge,
  type MemoryPull,
  type MemoryPush,
} from './memory-forge.ts';
import { brokenFile, type BundleKey, bundleNames, declaredIn, keyOf, versionOf } from './memory-previews.ts';

// Judges the engine by what happened, without its records, anchors and markers: what a comment showed to people and when, what the platform held and when,
// and what was merged.

/** A bundle of a plan as people see it: what it would become, and at which state. */
type PlannedContent = { readonly content: string; readonly version: string };

export type ShownPlan = ReadonlyMap<BundleKey, PlannedContent>;

/** A run, and what it has done so far. */
export type Run = {
  readonly kind: 'preview' | 'apply' | 'by digest' | 'freshness';
  readonly isByPerson: boolean;
  /** Which API token it has. */
  readonly token: number;
  readonly gate: Gate<Action>;
  readonly pull: MemoryPull | null;
  readonly push: MemoryPush | null;
  readonly begin: number;
  /** Of a preview: what it is about. */
  head: string;
  base: string;
  merge: { readonly commit: string; readonly base: string } | null;
  /** The bundles with changes that it would apply. */
  plan: ShownPlan;
  /** The merge commit whose plan is being applied. */
  applying: string | null;
  /** What would undo it, as it is on disk. */
  undo: Outcome | null;
  shown: Shown | null;
  /** Ended without a failure of the forge or the platform. */
  isSound: boolean;
};

/** How a run ended. */
export type End = {
  readonly isRed: boolean;
  /** There was nothing to do any more. */
  readonly isOver: boolean;
  readonly refusal: Refusal | null;
  readonly outcome: Outcome | null;
  readonly settled: SettledRun | null;
  readonly error: Error | null;
};

type Notes = { readonly notices: ReadonlySet<string>; readonly warnings: ReadonlySet<string> };

/** A comment showed a plan with the promise to apply exactly that. */
type Shown = {
  readonly pull: MemoryPull;
  readonly head: string;
  readonly base: string;
  readonly plan: ShownPlan;
  readonly comment: MemoryComment;
  readonly run: Run;
  readonly step: number;
  readonly second: number;
  /** When its run finished showing it with a status of the head commit: until then it is no more than a draft. */
  recorded: { readonly step: number; readonly second: number } | null;
};

/** A commit of the main branch that merged a pull request. */
type Merge = {
  readonly commit: string;
  readonly pull: MemoryPull;
  readonly head: string;
  readonly pulls: readonly MemoryPull[];
  readonly push: MemoryPush;
  readonly step: number;
  readonly second: number;
  /** The bundles that it changes. */
  readonly changed: readonly BundleKey[];
  isWaived: boolean;
};

type Put = {
  readonly bundle: BundleKey;
  readonly content: string;
  readonly before: string;
  readonly run: Run;
  readonly merge: Merge | null;
  /** Whether its run ended well and settled the merge. */
  isSettled: boolean;
};

/** What a comment with a plan says of merging it into the main branch, or into another one. */
const promises = {
  main: 'Merging applies exactly this plan',
  other: 'Merging applies nothing: a pull request to',
} as const;

const isPromising = (text: string): boolean => text.includes(promises.main) || text.includes(promises.other);

const isSamePlan = (one: ShownPlan, other: ShownPlan): boolean =>
  one.size === other.size && [...one].every(([name, planned]) => isSameContent(planned, other.get(name)));

const isSameContent = (one: PlannedContent, other: PlannedContent | undefined): boolean =>
  one.content === other?.content && one.version === other.version;

export class Oracle {
  /** What broke a promise, in words. */
  readonly faults: string[] = [];
  readonly puts: Put[] = [];
  /** What happened how often, to see that the sequences reach what they are about. */
  readonly tally = new Map<string, number>();
  readonly #forge: MemoryForge;
  readonly #shown: Shown[] = [];
  readonly #merges: Merge[] = [];
  readonly #directs = new Set<string>();
  /** When each commit came to the main branch. */
  readonly #arrivals = new Map<string, number>();
  readonly #live = new Map<BundleKey, { readonly content: string; readonly step: number }[]>();
  readonly #writes: Pick<Shown, 'comment' | 'head' | 'run' | 'step'>[] = [];
  readonly #tampered = new Map<MemoryComment, number>();
  readonly #junk = new Set<string>();
  /** The tokens with which a run has marked something on the main branch. */
  readonly #markedWith = new Set<number>();
  #steps = 0;

  constructor(forge: MemoryForge) {
    this.#forge = forge;
  }

  // ── What happens ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

  begin(
    facts: Omit<Run, 'begin' | 'head' | 'base' | 'merge' | 'plan' | 'applying' | 'undo' | 'shown' | 'isSound'>,
  ): Run {
    this.#count(`${facts.kind} begun`);
    return {
      ...facts,
      begin: this.#step(),
      head: '',
      base: '',
      merge: null,
      plan: new Map(),
      applying: null,
      undo: null,
      shown: null,
      isSound: false,
    };
  }

  /** The platform holds something else now. */
  changed(bundle: BundleKey, content: string): void {
    const all = this.#live.get(bundle) ?? [];
    all.push({ content, step: this.#step() });
    this.#live.set(bundle, all);
  }

  tampered(comment: MemoryComment): void {
    this.#tampered.set(comment, this.#step());
  }

  postedBySomebody(commit: string): void {
    this.#junk.add(commit);
  }

  /** The main branch moved. `acted`: the pull requests that were merged on purpose. */
  pushed(push: MemoryPush, acted: readonly MemoryPull[]): void {
    const { git } = this.#forge;
    const step = this.#step();
    let boundary = push.before;
    const older = git.ancestors(push.before);
    // After the push of a branch that merged this one, the first parents are those of the branch.
    const commits = git.firstParents(push.before, push.after).filter((commit) => !older.has(commit));
    for (const commit of commits) {
      this.#arrivals.set(commit, step);
      const pulls = this.#forge.pulls.filter(({ merged, base }) => merged?.commit === commit && base === 'main');
      const { parents } = git.read(commit);
      const pull = pulls.find((one) => acted.includes(one)) ?? pulls.find((one) => headOf(one) === commit) ?? pulls[0];
      if (pull === undefined) {
        if (acted.length === 0) this.#directs.add(commit);
        continue;
      }
      // A branch that was pushed as it is may end with a merge of its own.
      const base = parents.includes(headOf(pull)) ? parents[0]! : boundary;
      this.#merges.push({
        commit,
        pull,
        head: headOf(pull),
        pulls,
        push,
        step,
        second: this.#forge.clock.second,
        changed: this.#changedBetween(base, commit),
        isWaived: false,
      });
      boundary = commit;
      this.#count('merged');
    }
  }

  // ── What a run does ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A run wrote a comment. */
  commented(run: Run, comment: MemoryComment, body: string): void {
    const text = body.slice(body.indexOf('\n') + 1);
    if (run.kind === 'preview') this.#writes.push({ comment, head: run.head, run, step: this.#step() });
    const { pull } = run;
    const isEmpty = run.kind === 'preview' && run.plan.size === 0 && text.includes('no changes');
    if (!isPromising(text) && !isEmpty) return;
    if (run.kind !== 'preview' || pull === null) return this.#blame(`a run of ${run.kind} promises a plan`);
    const isInWindow = run.gate.happenedAt === run.gate.count;
    if (!isInWindow && !pull.isOpen) this.#blame(`7: a plan is shown on #${String(pull.number)}, which is not open`);
    const shown: Shown = {
      pull,
      head: run.head,
      base: run.base,
      plan: run.plan,
      comment,
      run,
      step: this.#step(),
      second: this.#forge.clock.second,
      recorded: null,
    };
    if (!isEmpty) this.#checkText(shown, text);
    this.#checkCovered(shown);
    if (!isEmpty && comment.texts.length > 1) this.#checkInPlace(shown);
    run.shown = shown;
    this.#shown.push(shown);
    this.#count('plan shown');
  }

  /** A run posted a status. */
  posted(run: Run, commit: string, { context, state }: Pick<Status, 'context' | 'state'>): void {
    if (context.startsWith('ifmatch / record') && state === 'success') this.#recorded(run, commit);
    if (context.startsWith('ifmatch / applied')) this.#marked(run);
  }

  #recorded(run: Run, commit: string): void {
    const { shown } = run;
    if (shown === null || shown.head !== commit) return this.#blame('9: a record of a plan that was not shown');
    const last = this.#lastRecorded(({ pull, run: { token } }) => pull === shown.pull && token === run.token);
    shown.recorded = { step: this.#step(), second: this.#forge.clock.second };
    this.#count('recorded');
    if (last === undefined || last.head !== shown.head || isSamePlan(last.plan, shown.plan)) return;
    // The branch is back: meanwhile, the comment was about another commit, even if there was nothing to record.
    const isBack = this.#writes.some(
      (one) => one.comment === last.comment && one.head !== commit && one.step > last.step,
    );
    if (isBack) return;
    this.#count('another plan of the same head');
    if (!run.isByPerson)
      this.#blame(`3: #${String(shown.pull.number)} got a second plan for the same head without a person`);
  }

  #marked(run: Run): void {
    if (this.#markedWith.has(run.token)) return;
    this.#markedWith.add(run.token);
    // The first run, or the first one with a new token, considers its own push alone.
    for (const merge of this.#merges) if (merge.push !== run.push) merge.isWaived = true;
  }

  /** A run sends a bundle. */
  put(
    run: Run,
    {
      bundle,
      content,
      version,
      before,
      isAccepted,
    }: {
      readonly bundle: BundleKey;
      readonly content: string;
      readonly version: string;
      readonly before: string;
      readonly isAccepted: boolean;
    },
  ): void {
    const what = `PUT of ${bundle} with ${content}`;
    this.#count(isAccepted ? 'PUT' : 'PUT refused');
    const merge = this.#merges.find(({ commit }) => commit === run.applying) ?? null;
    if (run.kind === 'by digest') {
      if (!isSameContent({ content, version }, run.plan.get(bundle))) this.#blame(`2: ${what} is not in the plan`);
    } else if (run.kind !== 'apply' || merge === null) this.#blame(`2: ${what} without a merge`);
    else this.#checkPut(what, { bundle, content, version, isAccepted }, merge);
    if (!isAccepted) return;
    this.puts.push({ bundle, content, before, run, merge, isSettled: false });
    const first = this.puts.find((one) => one.run === run && one.bundle === bundle)?.before;
    if (undoOf(bundle, run.undo) !== first) this.#blame(`6: ${what} without its undo on disk`);
  }

  #checkPut(
    what: string,
    { bundle, content, version, isAccepted }: PlannedContent & { bundle: BundleKey; isAccepted: boolean },
    merge: Merge,
  ): void {
    const name = `#${String(merge.pull.number)}`;
    const plan = this.#visibleAt(merge)?.plan.get(bundle);
    if (!isSameContent({ content, version }, plan))
      this.#blame(`2, 4: ${what} of ${name} at ${version} was not visible before the merge`);
    if (!isAccepted) return;
    const isRepeated = this.puts.some((put) => put.merge === merge && put.bundle === bundle && put.isSettled);
    if (isRepeated) this.#blame(`1: ${what} of ${name} twice`);
    // Whoever runs the workflow again may apply what the branch still declares.
    const { git } = this.#forge;
    if (declaredIn(git.read(git.tip('main')).tree, bundle) === content) return;
    const at = this.#merges.indexOf(merge);
    const isBehind = this.puts.some(
      (put) => put.merge !== null && this.#merges.indexOf(put.merge) > at && put.bundle === bundle && put.isSettled,
    );
    if (isBehind) this.#blame(`1: ${what} of ${name} after a later merge of the bundle was applied`);
  }

  /** The plan that counts for a merge: the last one that was recorded for its head before it. Undefined if that promised nothing, or was not visible strictly before. */
  #visibleAt({ pull, head, step, second }: Merge): Shown | undefined {
    const last = this.#shown
      .filter((one) => one.pull === pull && one.head === head && one.recorded !== null && one.recorded.step < step)
      .toSorted((a, b) => (a.recorded?.step ?? 0) - (b.recorded?.step ?? 0))
      .at(-1);
    return last !== undefined &&
      last.base === 'main' &&
      last.second < second &&
      (last.recorded?.second ?? second) < second
      ? last
      : undefined;
  }

  #lastRecorded(isMeant: (shown: Shown) => boolean): Shown | undefined {
    return this.#shown
      .filter((one) => one.recorded !== null && isMeant(one))
      .toSorted((a, b) => (a.recorded?.step ?? 0) - (b.recorded?.step ?? 0))
      .at(-1);
  }

  // ── What a comment shows ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The text must show each bundle of the plan at its state version, each changed rule, and the true base. */
  #checkText({ plan, base, pull }: Shown, text: string): void {
    const isMissing = [...plan].flatMap(([name, { content, version }]) => {
      const live = this.#contentAt(name, version);
      const rules = new Set(content.split(','));
      const before = new Set(live.split(','));
      const changed = [...rules, ...before].filter((rule) => rule !== '' && rules.has(rule) !== before.has(rule));
      return [version, name.split(' ')[0]!, ...changed].filter((word) => !text.includes(word));
    });
    if (isMissing.length > 0)
      this.#blame(`2: the comment of #${String(pull.number)} does not show ${isMissing.join()}`);
    if (text.includes(promises.main) !== (base === 'main')) this.#blame(`3: the comment has another base than ${base}`);
  }

  #contentAt = (name: BundleKey, version: string): string =>
    this.#live.get(name)?.find(({ content }) => versionOf(name, content) === version)?.content ?? '';

  /** Only bundles that the files change. */
  #checkCovered({ plan, pull, run: { merge } }: Shown): void {
    if (merge === null) return this.#blame('a plan without a merge');
    const changed = this.#changedBetween(merge.base, merge.commit);
    for (const name of plan.keys())
      if (!changed.includes(name))
        this.#blame(`8: the plan of #${String(pull.number)} has ${name}, which it does not change`);
  }

  /** A plan that replaces another one in the same comment differs only by what was pushed. */
  #checkInPlace(shown: Shown): void {
    const { pull, comment, run } = shown;
    const last = this.#lastRecorded((one) => one.pull === pull && one.run.token === run.token);
    if (last === undefined || last.head === shown.head || this.#tampered.has(last.comment)) return;
    // The comment has told of a third head meanwhile.
    const isThird = this.#writes.some(
      (one) => one.comment === comment && one.step > last.step && one.head !== last.head && one.head !== shown.head,
    );
    if (last.comment !== comment || isThird) return;
    const { git } = this.#forge;
    // What the present base would get without the push.
    const [before, after] = [last, shown].map(({ head }) => git.mergeTrees(run.merge?.base ?? head, head));
    if (before === null || after === null) return;
    for (const name of bundleNames) {
      const [was, is] = [last.plan.get(name), shown.plan.get(name)];
      const isPushed = declaredIn(before!, name) !== declaredIn(after!, name);
      const isMoved = was !== undefined && is !== undefined && was.version !== is.version;
      const isOther = was?.content !== is?.content;
      if (isMoved || (isOther && !isPushed))
        this.#blame(`3: ${name} of #${String(pull.number)} changed by more than the push, in the same comment`);
    }
  }

  // ── How a run ends ────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** `end`: null for a run that was killed. */
  end(run: Run, end: End | null, notes: Notes): void {
    this.#count(end === null ? `${run.kind} killed` : `${run.kind} ${end.isRed ? 'red' : 'green'}`);
    if (end === null) return;
    run.isSound = end.error === null && !run.gate.hasFailed;
    if (run.kind === 'preview') this.#endPreview(run, end, notes);
    if (run.kind === 'apply') this.#endApply(run, end, notes);
  }

  #endPreview(run: Run, end: End, { notices }: Notes): void {
    const pull = run.pull!;
    const name = `#${String(pull.number)}`;
    if (end.refusal !== null) this.#checkPreviewRefusal(run, end.refusal, name);
    const isNow = pull.isOpen && headOf(pull) === run.head && pull.base === run.base;
    const isOvertaken = [...notices].some((notice) => /was not changed|could not be written/.test(notice));
    if (end.isRed || end.isOver || !isNow || isOvertaken || run.plan.size === 0) return;
    const last = this.#lastRecorded((one) => one.pull === pull && one.head === run.head && one.run.token === run.token);
    if (last === undefined) return this.#blame(`9: the preview of ${name} is green, but its plan is not recorded`);
    if (!isSamePlan(last.plan, run.plan))
      this.#blame(`3: the preview of ${name} is green, but another plan is recorded`);
    if (last.base !== run.base) this.#blame(`3: the preview of ${name} is green, but it is recorded for ${last.base}`);
    // Another run may have marked the comment as stale in the middle of this one, or replaced it.
    if (run.gate.happenedAt > 0) return;
    const same = this.#shown.filter(
      (one) => one.pull === pull && one.head === run.head && one.recorded !== null && isSamePlan(one.plan, run.plan),
    );
    if (same.some((one) => one.comment.isDeleted || this.#isTampered(one))) return;
    if (!same.some(({ comment }) => isPromising(bodyOf(comment))))
      this.#blame(`3: the preview of ${name} is green, but shows no plan`);
  }

  #isTampered = ({ comment, step }: Shown): boolean => (this.#tampered.get(comment) ?? 0) > step;

  #checkPreviewRefusal(run: Run, refusal: Refusal, name: string): void {
    this.#count(`preview refused: ${refusal.code}`);
    if (run.gate.hasFailed || run.gate.happenedAt > 0) return;
    if (refusal.code !== 'changed') return this.#blame(`the preview of ${name} is refused: ${refusal.code}`);
    const last = this.#lastRecorded(
      (one) => one.pull === run.pull && one.head === run.head && one.run.token === run.token,
    );
    // A run beside this one may have recorded the plan since.
    const isRecordedSince = last !== undefined && last.step > run.begin;
    const isTrue = last === undefined || isRecordedSince || !isSamePlan(last.plan, run.plan) || last.comment.isDeleted;
    const isReplaced = last !== undefined && this.#isReplaced(last);
    if (!isTrue && !isReplaced && !this.#tampered.has(last.comment))
      this.#blame(`the preview of ${name} is refused, but its plan is the recorded one: ${JSON.stringify(refusal)}`);
  }

  /** Whether a comment was written for another head since, or its run took the promise back. */
  #isReplaced = (shown: Shown): boolean =>
    this.#writes.some(
      ({ comment, head, run, step }) =>
        comment === shown.comment && (head !== shown.head || run === shown.run) && step > shown.step,
    ) || this.#shown.some(({ comment, step }) => comment === shown.comment && step > shown.step);

  #endApply(run: Run, end: End, { warnings }: Notes): void {
    const push = run.push!;
    this.#checkResults(run, end);
    const { settled } = end;
    if (end.error !== null || settled === null) return;
    const words = new Set([
      ...settled.stillPending.map(nameOfMerge),
      ...[...warnings].flatMap((text) => text.match(/#\d+|\b[\da-f]{7}\b/g) ?? []),
    ]);
    for (const { pull, commit, refusal, outcome } of settled.merges) {
      const isOpen = refusal !== null || ['failed', 'partial', 'invalid', 'stale'].includes(outcome.kind);
      if (isOpen) words.add(pull === null ? commit.slice(0, 7) : `#${String(pull.number)}`);
    }
    // Without knowing the pull request in time, a run names the last commit.
    const isNamed = ({ commit, pulls }: Merge): boolean =>
      pulls.some(({ number }) => words.has(`#${String(number)}`)) ||
      (this.#forge.lag > 0 &&
        this.#forge.git.firstParents(commit, push.after).some((one) => words.has(one.slice(0, 7)))) ||
      words.has(commit.slice(0, 7));
    const line = this.#forge.git.ancestors(push.after);
    for (const merge of this.#merges) {
      if (merge.isWaived || !line.has(merge.commit) || isNamed(merge)) continue;
      const open = merge.changed.filter((bundle) => !this.#isSettled(merge, bundle) && !this.#isUndone(merge, bundle));
      if (open.length > 0)
        this.#blame(
          `1: the run of ${push.after.slice(0, 7)} is ${end.isRed ? 'red' : 'green'}, and does not name #${String(merge.pull.number)}, whose ${open.join(', ')} is not applied`,
        );
    }
    for (const { pull, commit, refusal, outcome } of settled.merges) {
      if (refusal === null) {
        const own = this.puts.filter((put) => put.run === run && put.merge?.commit === commit);
        // What a run names as not applied may be tried again.
        const isWhole = outcome.kind === 'applied' && !(pull !== null && words.has(`#${String(pull.number)}`));
        for (const put of own) put.isSettled = run.isSound && isWhole;
        continue;
      }
      this.#count(`refused: ${refusal.code}`);
      const merge = this.#merges.find((one) => one.commit === commit);
      if (merge !== undefined && pull !== null) this.#checkReason(run, merge, refusal);
    }
  }

  /** Whether the platform held what a merge made of a bundle, or what a later commit did, at some time after. */
  #isSettled({ commit, step }: Merge, bundle: BundleKey): boolean {
    const { git } = this.#forge;
    const all = this.#live.get(bundle) ?? [];
    const later = [...this.#arrivals.keys()].filter((one) => git.contains(one, commit));
    return [commit, ...later].some((one) => {
      const content = declaredIn(git.read(one).tree, bundle);
      if (content === null) return true;
      const since = Math.max(step, this.#arrivals.get(one) ?? 0);
      return all.some((stateNow, index) => stateNow.content === content && (all[index + 1]?.step ?? Infinity) > since);
    });
  }

  /** Before the forge knows which pull requests brought some commits, those that end with the same files as before are nothing to wait for. */
  #isUndone({ commit }: Merge, bundle: BundleKey): boolean {
    const { git, lag } = this.#forge;
    const pushed = this.#forge.pushes.filter((one) => one.branch === 'main' && git.contains(one.after, commit));
    const contents = pushed.map((one) => declaredIn(git.read(one.after).tree, bundle));
    const older = git.firstParents('', commit).slice(0, -1);
    return lag > 0 && older.some((one) => contents.includes(declaredIn(git.read(one).tree, bundle)));
  }

  /** The result of a run is the result of all that it did. */
  #checkResults(run: Run, { outcome, error }: End): void {
    const own = this.puts.filter((put) => put.run === run);
    if (error !== null) {
      if (own.length > 0) this.#blame(`5: the run ended with an error after a PUT: ${error.message}`);
      return;
    }
    const results = outcome !== null && 'results' in outcome ? outcome.results : [];
    for (const bundle of new Set(own.map((put) => put.bundle))) {
      const result = results.find((one) => keyOf(one.bundle) === bundle)?.outcome;
      if (result === undefined || result.result === 'already-applied' || result.result === 'not-applied')
        this.#blame(`5: ${bundle} was sent, but the result is ${result?.result ?? 'missing'}`);
      const before = own.find((put) => put.bundle === bundle)?.before;
      const undo = result !== undefined && 'undo' in result ? result.undo : null;
      if (result?.result !== 'unknown' && undo !== null && rulesIn(undo.content) !== before)
        this.#blame(`5: the undo of ${bundle} is ${rulesIn(undo.content)}, and not ${before ?? ''}`);
      if (result?.result === 'applied' && undo === null) this.#blame(`5: ${bundle} was sent, without an undo`);
    }
    for (const { bundle, outcome: result } of results)
      if (result.result === 'applied' && !own.some((put) => put.bundle === keyOf(bundle)))
        this.#blame(`5: ${keyOf(bundle)} is reported as applied, but was not sent`);
  }

  // ── Whether a refusal has a true reason ───────────────────────────────────────────────────────────────────────────────────────

  #checkReason(run: Run, merge: Merge, refusal: Refusal): void {
    const cause = causeOf(refusal);
    if (!this.#isTrue(run, merge, cause))
      this.#blame(`1: #${String(merge.pull.number)} is refused for an untrue reason: ${JSON.stringify(cause)}`);
  }

  #isTrue(run: Run, merge: Merge, cause: Cause): boolean {
    const { pull, head, second, commit } = merge;
    const shown = this.#lastRecorded((one) => one.pull === pull && one.head === head && one.run.token === run.token);
    const isByOther = this.#shown.some(
      (one) => one.pull === pull && one.recorded !== null && one.run.token !== run.token,
    );
    const { git } = this.#forge;
    const { tree } = git.read(commit);
    const previewed = git.read(shown?.run.merge?.commit ?? commit).tree;
    switch (cause.code) {
      case 'no-record':
        return shown === undefined;
      case 'other-token':
        return isByOther || this.#junk.has(head);
      case 'recorded-late':
        return shown !== undefined && (shown.recorded?.second ?? 0) >= second;
      case 'replaced':
        return (
          shown !== undefined &&
          this.#writes.some((one) => one.head !== head && one.step > shown.step && one.run.pull === pull)
        );
      case 'comment-missing':
        return shown?.comment.isDeleted === true;
      case 'edited':
        return (
          shown !== undefined &&
          (this.#isReplaced(shown) || this.#tampered.has(shown.comment) || this.#isRetired(shown))
        );
      case 'other-base':
        return shown !== undefined && shown.base !== 'main';
      case 'invalid':
        return tree.has(brokenFile);
      case 'stale':
        return cause.staleBundles.some((one) => this.#wasOtherThan(keyOf(one), one.reviewed.stateVersion, run.begin));
      case 'files':
        return cause.bundles.some((one) => declaredIn(tree, keyOf(one)) !== declaredIn(previewed, keyOf(one)));
      case 'bundles':
        return (
          // Another merge may have brought what was reviewed.
          [...(shown?.plan.keys() ?? [])].some((name) => !merge.changed.includes(name)) ||
          this.#directs.size > 0 ||
          merge.changed.some((name) => shown?.plan.has(name) !== true)
        );
      case 'waits':
      case 'same-commit':
        return this.#merges.some((one) => one.pull.number === cause.by);
      default:
        return ['guards', 'direct-push'].includes(cause.code);
    }
  }

  /** A run replaced the plan of a comment by the link to another one. */
  #isRetired = ({ comment }: Shown): boolean => !bodyOf(comment).startsWith('<!--');

  #wasOtherThan(name: BundleKey, version: string, since: number): boolean {
    const all = this.#live.get(name) ?? [];
    return all.some(
      ({ content }, index) => (all[index + 1]?.step ?? Infinity) > since && versionOf(name, content) !== version,
    );
  }

  #changedBetween(base: string, commit: string): BundleKey[] {
    const [before, after] = [base, commit].map((id) => this.#forge.git.read(id).tree);
    return bundleNames.filter((name) => {
      const content = declaredIn(after!, name);
      return content !== null && content !== declaredIn(before!, name);
    });
  }

  #step = (): number => (this.#steps += 1);

  #count = (what: string): unknown => this.tally.set(what, (this.tally.get(what) ?? 0) + 1);

  #blame(what: string): void {
    this.faults.push(what);
  }
}

/** What an undo brings back of a bundle. */
function undoOf(bundle: BundleKey, outcome: Outcome | null): string | null {
  const results = outcome !== null && 'results' in outcome ? outcome.results : [];
  const result = results.find((one) => keyOf(one.bundle) === bundle)?.outcome;
  return result !== undefined && 'undo' in result && result.undo !== null ? rulesIn(result.undo.content) : null;
}

const rulesIn = (content: Readonly<Record<string, unknown>>): string =>
  Array.isArray(content['rules'])
    ? content['rules']
        .map(String)
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join(',')
    : '';
