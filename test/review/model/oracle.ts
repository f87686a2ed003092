import type { Outcome } from '../../../src/domain/outcome.ts';
import type { Status } from '../../../src/domain/forge.ts';
import { type Cause, type Refusal, causeOf } from '../../../src/domain/review.ts';
import { nameOfMerge } from '../../../src/domain/pending-merge.ts';
import type { SettledRun } from '../../../src/review/merge/settle-merges.ts';
import {
  bodyOf,
  headOf,
  type MemoryComment,
  type MemoryForge,
  type MemoryPull,
  type MemoryPush,
} from './memory-forge.ts';
import {
  type Merge,
  type PlannedContent,
  promises,
  type Put,
  type Run,
  type RunEnd,
  type RunNotes,
  type ShownComment,
  type ShownPlan,
} from './observed-facts.ts';
import { brokenFile, type BundleKey, bundleNames, declaredIn, keyOf, versionOf } from './memory-previews.ts';

/*
 * Judges the engine of reviews without its records, anchors and markers: only by the text and time of comments, the content of the platform, and the
 * merges. Each violation begins with the number of the promise of docs/apply.md that it breaks:
 *
 *   1  Every reviewed merge is applied once and in order, or named            #checkPut, #checkMerges, #checkRefusalReason
 *   2  What is applied was visible before the merge                           bundleSent, #visibleBefore, #checkText
 *   3  A changed plan is never shown as the reviewed one                      #checkRecord, #checkReplacedPlan, #endPreview
 *   4  A void plan stays void                                                 #visibleBefore
 *   5  The result of a run is the result of all that it did                   #checkResults
 *   6  An undo exists before the first write                                  bundleSent
 *   7  The present pull request counts                                        commentWritten
 *   8  A pull request writes only the bundles that its files change           #checkOnlyChangedBundles
 *   9  A plan that is not recorded is not green                               #checkRecord, #endPreview
 */

const promisesToMerge = (text: string): boolean => text.includes(promises.main) || text.includes(promises.other);

const isSamePlan = (a: ShownPlan, b: ShownPlan): boolean =>
  a.size === b.size && [...a].every(([name, planned]) => isSameContent(planned, b.get(name)));

const isSameContent = (a: PlannedContent, b: PlannedContent | undefined): boolean =>
  a.content === b?.content && a.version === b.version;

export class Oracle {
  /** The broken promises, a sentence each. */
  readonly violations: string[] = [];
  readonly puts: Put[] = [];
  /** How often each event happened, to check that the sequences cover them. */
  readonly eventCounts = new Map<string, number>();
  readonly #forge: MemoryForge;
  readonly #shownComments: ShownComment[] = [];
  readonly #merges: Merge[] = [];
  readonly #directCommits = new Set<string>();
  /** The step at which each commit arrived on the main branch. */
  readonly #arrivals = new Map<string, number>();
  readonly #platformHistory = new Map<BundleKey, { readonly content: string; readonly step: number }[]>();
  readonly #previewComments: Pick<ShownComment, 'comment' | 'head' | 'run' | 'step'>[] = [];
  readonly #tamperedAt = new Map<MemoryComment, number>();
  readonly #commitsWithForgedStatus = new Set<string>();
  /** The tokens with which a run has set a marker on the main branch. */
  readonly #tokensWithMarkers = new Set<number>();
  #steps = 0;

  constructor(forge: MemoryForge) {
    this.#forge = forge;
  }

  // ── What happens ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

  startRun(
    facts: Omit<
      Run,
      'startStep' | 'head' | 'base' | 'merge' | 'plan' | 'appliedMerge' | 'undo' | 'shown' | 'hasEndedWell'
    >,
  ): Run {
    this.#countEvent(`${facts.kind} begun`);
    return {
      ...facts,
      startStep: this.#nextStep(),
      head: '',
      base: '',
      merge: null,
      plan: new Map(),
      appliedMerge: null,
      undo: null,
      shown: null,
      hasEndedWell: false,
    };
  }

  /** The content of a bundle on the platform changed. */
  platformChanged(bundle: BundleKey, content: string): void {
    const history = this.#platformHistory.get(bundle) ?? [];
    history.push({ content, step: this.#nextStep() });
    this.#platformHistory.set(bundle, history);
  }

  commentTampered(comment: MemoryComment): void {
    this.#tamperedAt.set(comment, this.#nextStep());
  }

  statusForged(commit: string): void {
    this.#commitsWithForgedStatus.add(commit);
  }

  /** The main branch was pushed. `merged`: the pull requests that were merged by a person, not by a push of their commits. */
  mainPushed(push: MemoryPush, merged: readonly MemoryPull[]): void {
    const { git } = this.#forge;
    const step = this.#nextStep();
    let previous = push.before;
    const older = git.ancestors(push.before);
    // After the push of a branch that merged this one, the first parents are those of the branch.
    const commits = git.firstParents(push.before, push.after).filter((commit) => !older.has(commit));
    for (const commit of commits) {
      this.#arrivals.set(commit, step);
      const pulls = this.#forge.pulls.filter((pull) => pull.merged?.commit === commit && pull.base === 'main');
      const { parents } = git.read(commit);
      const pull =
        pulls.find((candidate) => merged.includes(candidate)) ??
        pulls.find((candidate) => headOf(candidate) === commit) ??
        pulls[0];
      if (pull === undefined) {
        if (merged.length === 0) this.#directCommits.add(commit);
        continue;
      }
      // A branch that was pushed as it is may end with a merge of its own.
      const base = parents.includes(headOf(pull)) ? parents[0]! : previous;
      this.#merges.push({
        commit,
        pull,
        head: headOf(pull),
        pulls,
        push,
        step,
        second: this.#forge.clock.second,
        changedBundles: this.#bundlesChangedBetween(base, commit),
        isWaived: false,
      });
      previous = commit;
      this.#countEvent('merged');
    }
  }

  // ── What a run does ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A run wrote a comment. */
  commentWritten(run: Run, comment: MemoryComment, body: string): void {
    const text = body.slice(body.indexOf('\n') + 1);
    if (run.kind === 'preview') this.#previewComments.push({ comment, head: run.head, run, step: this.#nextStep() });
    const { pull } = run;
    const isEmpty = run.kind === 'preview' && run.plan.size === 0 && text.includes('no changes');
    if (!promisesToMerge(text) && !isEmpty) return;
    if (run.kind !== 'preview' || pull === null) return this.#report(`a run of ${run.kind} promises a plan`);
    const isInWindow = run.gate.lastInterruptedCall === run.gate.callCount;
    if (!isInWindow && !pull.isOpen) this.#report(`7: a plan is shown on #${String(pull.number)}, which is not open`);
    const shown: ShownComment = {
      pull,
      head: run.head,
      base: run.base,
      plan: run.plan,
      comment,
      run,
      step: this.#nextStep(),
      second: this.#forge.clock.second,
      recorded: null,
    };
    if (!isEmpty) this.#checkText(shown, text);
    this.#checkOnlyChangedBundles(shown);
    if (!isEmpty && comment.texts.length > 1) this.#checkReplacedPlan(shown);
    run.shown = shown;
    this.#shownComments.push(shown);
    this.#countEvent('plan shown');
  }

  /** A run posted a status. */
  statusPosted(run: Run, commit: string, { context, state }: Pick<Status, 'context' | 'state'>): void {
    if (context.startsWith('ifmatch / record') && state === 'success') this.#checkRecord(run, commit);
    if (context.startsWith('ifmatch / applied')) this.#waiveMergesBeforeMarker(run);
  }

  #checkRecord(run: Run, commit: string): void {
    const { shown } = run;
    if (shown === null || shown.head !== commit) return this.#report('9: a record of a plan that was not shown');
    const last = this.#lastRecorded(({ pull, run: { token } }) => pull === shown.pull && token === run.token);
    shown.recorded = { step: this.#nextStep(), second: this.#forge.clock.second };
    this.#countEvent('recorded');
    if (last === undefined || last.head !== shown.head || isSamePlan(last.plan, shown.plan)) return;
    // A branch that was pushed back to an earlier head may get another plan, because meanwhile the comment was about another commit.
    const isBack = this.#previewComments.some(
      (preview) => preview.comment === last.comment && preview.head !== commit && preview.step > last.step,
    );
    if (isBack) return;
    this.#countEvent('another plan of the same head');
    if (!run.isStartedByPerson)
      this.#report(`3: #${String(shown.pull.number)} got a second plan for the same head without a person`);
  }

  #waiveMergesBeforeMarker(run: Run): void {
    if (this.#tokensWithMarkers.has(run.token)) return;
    this.#tokensWithMarkers.add(run.token);
    // The first run, and the first one with a new token, considers only its own push.
    for (const merge of this.#merges) if (merge.push !== run.push) merge.isWaived = true;
  }

  /** A run sends a bundle. */
  bundleSent(
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
    const putName = `PUT of ${bundle} with ${content}`;
    this.#countEvent(isAccepted ? 'PUT' : 'PUT refused');
    const merge = this.#merges.find(({ commit }) => commit === run.appliedMerge) ?? null;
    if (run.kind === 'by digest') {
      if (!isSameContent({ content, version }, run.plan.get(bundle))) this.#report(`2: ${putName} is not in the plan`);
    } else if (run.kind !== 'apply' || merge === null) this.#report(`2: ${putName} without a merge`);
    else this.#checkPut(putName, { bundle, content, version, isAccepted }, merge);
    if (!isAccepted) return;
    this.puts.push({ bundle, content, before, run, merge, isSettled: false });
    const first = this.puts.find((put) => put.run === run && put.bundle === bundle)?.before;
    if (undoneRules(bundle, run.undo) !== first) this.#report(`6: ${putName} without its undo on disk`);
  }

  #checkPut(
    putName: string,
    { bundle, content, version, isAccepted }: PlannedContent & { bundle: BundleKey; isAccepted: boolean },
    merge: Merge,
  ): void {
    const name = `#${String(merge.pull.number)}`;
    const plan = this.#visibleBefore(merge)?.plan.get(bundle);
    if (!isSameContent({ content, version }, plan))
      this.#report(`2, 4: ${putName} of ${name} at ${version} was not visible before the merge`);
    if (!isAccepted) return;
    const isRepeated = this.puts.some((put) => put.merge === merge && put.bundle === bundle && put.isSettled);
    if (isRepeated) this.#report(`1: ${putName} of ${name} twice`);
    // A re-run may apply again what the branch still declares.
    const { git } = this.#forge;
    if (declaredIn(git.read(git.tip('main')).tree, bundle) === content) return;
    const mergeIndex = this.#merges.indexOf(merge);
    const isOutOfOrder = this.puts.some(
      (put) =>
        put.merge !== null && this.#merges.indexOf(put.merge) > mergeIndex && put.bundle === bundle && put.isSettled,
    );
    if (isOutOfOrder) this.#report(`1: ${putName} of ${name} after a later merge of the bundle was applied`);
  }

  /**
   * The plan that counts for a merge: the last one that was recorded for its head before the merge. Undefined if it promised nothing, or became
   * visible in the second of the merge.
   */
  #visibleBefore({ pull, head, step, second }: Merge): ShownComment | undefined {
    const last = this.#shownComments
      .filter(
        (shown) => shown.pull === pull && shown.head === head && shown.recorded !== null && shown.recorded.step < step,
      )
      .toSorted((a, b) => (a.recorded?.step ?? 0) - (b.recorded?.step ?? 0))
      .at(-1);
    if (last === undefined || last.base !== 'main') return undefined;
    const isStrictlyBefore = last.second < second && (last.recorded?.second ?? second) < second;
    return isStrictlyBefore ? last : undefined;
  }

  #lastRecorded(matches: (shown: ShownComment) => boolean): ShownComment | undefined {
    return this.#shownComments
      .filter((comment) => comment.recorded !== null && matches(comment))
      .toSorted((a, b) => (a.recorded?.step ?? 0) - (b.recorded?.step ?? 0))
      .at(-1);
  }

  // ── What a comment shows ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The text must show each bundle of the plan at its state version, each changed rule, and the true base. */
  #checkText({ plan, base, pull }: ShownComment, text: string): void {
    const missingWords = [...plan].flatMap(([name, { content, version }]) => {
      const live = this.#contentAt(name, version);
      const rules = new Set(content.split(','));
      const before = new Set(live.split(','));
      const changed = [...rules, ...before].filter((rule) => rule !== '' && rules.has(rule) !== before.has(rule));
      return [version, name.split(' ')[0]!, ...changed].filter((word) => !text.includes(word));
    });
    if (missingWords.length > 0)
      this.#report(`2: the comment of #${String(pull.number)} does not show ${missingWords.join()}`);
    if (text.includes(promises.main) !== (base === 'main'))
      this.#report(`3: the comment has another base than ${base}`);
  }

  #contentAt = (name: BundleKey, version: string): string =>
    this.#platformHistory.get(name)?.find(({ content }) => versionOf(name, content) === version)?.content ?? '';

  /** A plan must have only the bundles that the files change. */
  #checkOnlyChangedBundles({ plan, pull, run: { merge } }: ShownComment): void {
    if (merge === null) return this.#report('a plan without a merge');
    const changed = this.#bundlesChangedBetween(merge.base, merge.commit);
    for (const name of plan.keys())
      if (!changed.includes(name))
        this.#report(`8: the plan of #${String(pull.number)} has ${name}, which it does not change`);
  }

  /** A plan that replaces another one in the same comment must differ only by what was pushed. */
  #checkReplacedPlan(shown: ShownComment): void {
    const { pull, comment, run } = shown;
    const last = this.#lastRecorded((earlier) => earlier.pull === pull && earlier.run.token === run.token);
    if (last === undefined || last.head === shown.head || this.#tamperedAt.has(last.comment)) return;
    // A comment that was about a third head in between may show any plan.
    const isThird = this.#previewComments.some(
      (preview) =>
        preview.comment === comment &&
        preview.step > last.step &&
        preview.head !== last.head &&
        preview.head !== shown.head,
    );
    if (last.comment !== comment || isThird) return;
    const { git } = this.#forge;
    // Compares what the base would declare after a merge with and without the push.
    const treeOf = ({ head }: ShownComment) => git.mergeTrees(run.merge?.base ?? head, head);
    const before = treeOf(last);
    const after = treeOf(shown);
    if (before === null || after === null) return;
    for (const name of bundleNames) {
      const lastPlanned = last.plan.get(name);
      const planned = shown.plan.get(name);
      const isPushed = declaredIn(before, name) !== declaredIn(after, name);
      const hasOtherVersion =
        lastPlanned !== undefined && planned !== undefined && lastPlanned.version !== planned.version;
      const hasOtherContent = lastPlanned?.content !== planned?.content;
      if (hasOtherVersion || (hasOtherContent && !isPushed))
        this.#report(`3: ${name} of #${String(pull.number)} changed by more than the push, in the same comment`);
    }
  }

  // ── How a run ends ────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** `end`: null for a run that was killed. */
  runEnded(run: Run, end: RunEnd | null, notes: RunNotes): void {
    this.#countEvent(end === null ? `${run.kind} killed` : `${run.kind} ${end.isRed ? 'red' : 'green'}`);
    if (end === null) return;
    run.hasEndedWell = end.error === null && !run.gate.hasFailed;
    if (run.kind === 'preview') this.#endPreview(run, end, notes);
    if (run.kind === 'apply') this.#endApply(run, end, notes);
  }

  #endPreview(run: Run, end: RunEnd, { notices }: RunNotes): void {
    const pull = run.pull!;
    const name = `#${String(pull.number)}`;
    if (end.refusal !== null) this.#checkPreviewRefusal(run, end.refusal, name);
    const isUpToDate = pull.isOpen && headOf(pull) === run.head && pull.base === run.base;
    const isOvertaken = [...notices].some((notice) => /was not changed|could not be written/.test(notice));
    if (end.isRed || end.isOver || !isUpToDate || isOvertaken || run.plan.size === 0) return;
    const last = this.#lastRecorded(
      (comment) => comment.pull === pull && comment.head === run.head && comment.run.token === run.token,
    );
    if (last === undefined) return this.#report(`9: the preview of ${name} is green, but its plan is not recorded`);
    if (!isSamePlan(last.plan, run.plan))
      this.#report(`3: the preview of ${name} is green, but another plan is recorded`);
    if (last.base !== run.base) this.#report(`3: the preview of ${name} is green, but it is recorded for ${last.base}`);
    // Another run may have marked the comment as stale in the middle of this one, or replaced it.
    if (run.gate.lastInterruptedCall > 0) return;
    const withSamePlan = this.#shownComments.filter(
      (comment) =>
        comment.pull === pull &&
        comment.head === run.head &&
        comment.recorded !== null &&
        isSamePlan(comment.plan, run.plan),
    );
    if (withSamePlan.some((comment) => comment.comment.isDeleted || this.#isTampered(comment))) return;
    if (!withSamePlan.some(({ comment }) => promisesToMerge(bodyOf(comment))))
      this.#report(`3: the preview of ${name} is green, but shows no plan`);
  }

  #isTampered = ({ comment, step }: ShownComment): boolean => (this.#tamperedAt.get(comment) ?? 0) > step;

  #checkPreviewRefusal(run: Run, refusal: Refusal, name: string): void {
    this.#countEvent(`preview refused: ${refusal.code}`);
    if (run.gate.hasFailed || run.gate.lastInterruptedCall > 0) return;
    if (refusal.code !== 'changed') return this.#report(`the preview of ${name} is refused: ${refusal.code}`);
    const last = this.#lastRecorded(
      (comment) => comment.pull === run.pull && comment.head === run.head && comment.run.token === run.token,
    );
    // A concurrent run may have recorded the plan since.
    const isRecordedSince = last !== undefined && last.step > run.startStep;
    const isJustified =
      last === undefined || isRecordedSince || !isSamePlan(last.plan, run.plan) || last.comment.isDeleted;
    const isReplaced = last !== undefined && this.#isReplaced(last);
    if (!isJustified && !isReplaced && !this.#tamperedAt.has(last.comment))
      this.#report(`the preview of ${name} is refused, but its plan is the recorded one: ${JSON.stringify(refusal)}`);
  }

  /** Whether the comment was later written for another head, or its run removed the promise. */
  #isReplaced = (shown: ShownComment): boolean =>
    this.#previewComments.some(
      ({ comment, head, run, step }) =>
        comment === shown.comment && (head !== shown.head || run === shown.run) && step > shown.step,
    ) || this.#shownComments.some(({ comment, step }) => comment === shown.comment && step > shown.step);

  #endApply(run: Run, end: RunEnd, { warnings }: RunNotes): void {
    this.#checkResults(run, end);
    const { settled } = end;
    if (end.error !== null || settled === null) return;
    const named = namesOfUnapplied(settled, warnings);
    this.#checkMerges(run.push!, end, named);
    for (const { pull, commit, refusal, outcome } of settled.merges) {
      if (refusal === null) {
        const isNamed = pull !== null && named.has(nameOf(pull));
        // A later run may try again what this one names as not applied.
        const isSettled = run.hasEndedWell && outcome.kind === 'applied' && !isNamed;
        const puts = this.puts.filter((put) => put.run === run && put.merge?.commit === commit);
        for (const put of puts) put.isSettled = isSettled;
        continue;
      }
      this.#countEvent(`refused: ${refusal.code}`);
      const merge = this.#merges.find((candidate) => candidate.commit === commit);
      if (merge !== undefined && pull !== null) this.#checkRefusalReason(run, merge, refusal);
    }
  }

  /** Every merge that is not applied must be named by the run of a push that contains it. */
  #checkMerges(push: MemoryPush, { isRed }: RunEnd, named: ReadonlySet<string>): void {
    const commits = this.#forge.git.ancestors(push.after);
    for (const merge of this.#merges) {
      if (merge.isWaived || !commits.has(merge.commit) || this.#isNamed(merge, push, named)) continue;
      const unapplied = merge.changedBundles.filter(
        (bundle) => !this.#isSettled(merge, bundle) && !this.#isUndoneWhileLagging(merge, bundle),
      );
      if (unapplied.length > 0)
        this.#report(
          `1: the run of ${push.after.slice(0, 7)} is ${isRed ? 'red' : 'green'}, and does not name ${nameOf(merge.pull)}, whose ${unapplied.join(', ')} is not applied`,
        );
    }
  }

  #isNamed({ commit, pulls }: Merge, push: MemoryPush, named: ReadonlySet<string>): boolean {
    if (named.has(shortId(commit)) || pulls.some((pull) => named.has(nameOf(pull)))) return true;
    // While the forge does not list the pull request yet, a run names the last commit instead.
    const { git, lagSeconds } = this.#forge;
    return lagSeconds > 0 && git.firstParents(commit, push.after).some((later) => named.has(shortId(later)));
  }

  /** Whether the platform held, at some time after the merge, the content of the bundle at the merge or at a later commit. */
  #isSettled({ commit, step }: Merge, bundle: BundleKey): boolean {
    const { git } = this.#forge;
    const history = this.#platformHistory.get(bundle) ?? [];
    const laterCommits = [...this.#arrivals.keys()].filter((candidate) => git.contains(candidate, commit));
    return [commit, ...laterCommits].some((declaring) => {
      const content = declaredIn(git.read(declaring).tree, bundle);
      if (content === null) return true;
      const since = Math.max(step, this.#arrivals.get(declaring) ?? 0);
      return history.some(
        (state, index) => state.content === content && (history[index + 1]?.step ?? Infinity) > since,
      );
    });
  }

  /**
   * Whether a push restored the files of before the merge while the forge did not yet list the merge. The run of that push sees no change, so it has
   * nothing to apply.
   */
  #isUndoneWhileLagging({ commit }: Merge, bundle: BundleKey): boolean {
    const { git, lagSeconds } = this.#forge;
    const pushes = this.#forge.pushes.filter(({ branch, after }) => branch === 'main' && git.contains(after, commit));
    const contents = pushes.map(({ after }) => declaredIn(git.read(after).tree, bundle));
    const older = git.firstParents('', commit).slice(0, -1);
    return lagSeconds > 0 && older.some((id) => contents.includes(declaredIn(git.read(id).tree, bundle)));
  }

  /** The result of a run must say what it did with each bundle. */
  #checkResults(run: Run, { outcome, error }: RunEnd): void {
    const puts = this.puts.filter((put) => put.run === run);
    if (error !== null) {
      if (puts.length > 0) this.#report(`5: the run ended with an error after a PUT: ${error.message}`);
      return;
    }
    const results = outcome !== null && 'results' in outcome ? outcome.results : [];
    for (const bundle of new Set(puts.map((put) => put.bundle))) {
      const result = results.find((candidate) => keyOf(candidate.bundle) === bundle)?.result;
      if (result === undefined || result.kind === 'already-applied' || result.kind === 'not-applied')
        this.#report(`5: ${bundle} was sent, but the result is ${result?.kind ?? 'missing'}`);
      const before = puts.find((put) => put.bundle === bundle)?.before;
      const undo = result !== undefined && 'undo' in result ? result.undo : null;
      if (result?.kind !== 'unknown' && undo !== null && rulesIn(undo.content) !== before)
        this.#report(`5: the undo of ${bundle} is ${rulesIn(undo.content)}, and not ${before ?? ''}`);
      if (result?.kind === 'applied' && undo === null) this.#report(`5: ${bundle} was sent, without an undo`);
    }
    for (const { bundle, result } of results)
      if (result.kind === 'applied' && !puts.some((put) => put.bundle === keyOf(bundle)))
        this.#report(`5: ${keyOf(bundle)} is reported as applied, but was not sent`);
  }

  // ── Whether the reason of a refusal is true ───────────────────────────────────────────────────────────────────────────────────────

  #checkRefusalReason(run: Run, merge: Merge, refusal: Refusal): void {
    const cause = causeOf(refusal);
    if (!this.#isTrue(run, merge, cause))
      this.#report(`1: #${String(merge.pull.number)} is refused for an untrue reason: ${JSON.stringify(cause)}`);
  }

  #isTrue(run: Run, merge: Merge, cause: Cause): boolean {
    const { pull, head, second, commit } = merge;
    const shown = this.#lastRecorded(
      (comment) => comment.pull === pull && comment.head === head && comment.run.token === run.token,
    );
    const isRecordedWithOtherToken = this.#shownComments.some(
      (comment) => comment.pull === pull && comment.recorded !== null && comment.run.token !== run.token,
    );
    const { git } = this.#forge;
    const { tree } = git.read(commit);
    const previewedTree = git.read(shown?.run.merge?.commit ?? commit).tree;
    switch (cause.code) {
      case 'no-record':
        return shown === undefined;
      case 'other-token':
        return isRecordedWithOtherToken || this.#commitsWithForgedStatus.has(head);
      case 'recorded-late':
        return shown !== undefined && (shown.recorded?.second ?? 0) >= second;
      case 'replaced':
        return (
          shown !== undefined &&
          this.#previewComments.some(
            (preview) => preview.head !== head && preview.step > shown.step && preview.run.pull === pull,
          )
        );
      case 'comment-missing':
        return shown?.comment.isDeleted === true;
      case 'edited':
        return (
          shown !== undefined &&
          (this.#isReplaced(shown) || this.#tamperedAt.has(shown.comment) || this.#isReplacedByLink(shown))
        );
      case 'other-base':
        return shown !== undefined && shown.base !== 'main';
      case 'invalid':
        return tree.has(brokenFile);
      case 'stale':
        return cause.staleBundles.some((bundle) =>
          this.#heldOtherVersionSince(keyOf(bundle), bundle.reviewed.stateVersion, run.startStep),
        );
      case 'files':
        return cause.bundles.some(
          (bundle) => declaredIn(tree, keyOf(bundle)) !== declaredIn(previewedTree, keyOf(bundle)),
        );
      case 'bundles':
        return (
          // Another merge may have applied what was reviewed.
          [...(shown?.plan.keys() ?? [])].some((name) => !merge.changedBundles.includes(name)) ||
          this.#directCommits.size > 0 ||
          merge.changedBundles.some((name) => shown?.plan.has(name) !== true)
        );
      case 'later-plan-unreadable':
        return this.#shownComments.some(
          (comment) =>
            comment.pull.number === cause.by &&
            (comment.comment.isDeleted || this.#tamperedAt.has(comment.comment) || this.#isReplacedByLink(comment)),
        );
      case 'waits':
      case 'same-commit':
        return this.#merges.some((other) => other.pull.number === cause.by);
      default:
        return ['guards', 'direct-push'].includes(cause.code);
    }
  }

  /** Whether a run replaced the plan in a comment by a link to a newer comment. */
  #isReplacedByLink = ({ comment }: ShownComment): boolean => !bodyOf(comment).startsWith('<!--');

  #heldOtherVersionSince(name: BundleKey, version: string, since: number): boolean {
    const history = this.#platformHistory.get(name) ?? [];
    return history.some(
      ({ content }, index) => (history[index + 1]?.step ?? Infinity) > since && versionOf(name, content) !== version,
    );
  }

  #bundlesChangedBetween(base: string, commit: string): BundleKey[] {
    const { git } = this.#forge;
    const before = git.read(base).tree;
    const after = git.read(commit).tree;
    return bundleNames.filter((name) => {
      const content = declaredIn(after, name);
      return content !== null && content !== declaredIn(before, name);
    });
  }

  #nextStep(): number {
    this.#steps += 1;
    return this.#steps;
  }

  #countEvent(event: string): void {
    this.eventCounts.set(event, (this.eventCounts.get(event) ?? 0) + 1);
  }

  #report(violation: string): void {
    this.violations.push(violation);
  }
}

const shortId = (commit: string): string => commit.slice(0, 7);

const nameOf = ({ number }: Pick<MemoryPull, 'number'>): string => `#${String(number)}`;

/** The pull requests and commits that a run names as not applied: pending, refused, failed or in a warning. */
function namesOfUnapplied(settled: SettledRun, warnings: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set(settled.stillPending.map(nameOfMerge));
  const inWarnings = [...warnings].flatMap((text) => text.match(/#\d+|\b[\da-f]{7}\b/g) ?? []);
  for (const name of inWarnings) names.add(name);
  for (const { pull, commit, refusal, outcome } of settled.merges) {
    const isOpen = refusal !== null || ['failed', 'partial', 'invalid', 'stale'].includes(outcome.kind);
    if (isOpen) names.add(pull === null ? shortId(commit) : nameOf(pull));
  }
  return names;
}

/** The rules that an undo restores of a bundle; null without one. */
function undoneRules(bundle: BundleKey, outcome: Outcome | null): string | null {
  const results = outcome !== null && 'results' in outcome ? outcome.results : [];
  const result = results.find((candidate) => keyOf(candidate.bundle) === bundle)?.result;
  if (result === undefined || !('undo' in result) || result.undo === null) return null;
  return rulesIn(result.undo.content);
}

const rulesIn = (content: Readonly<Record<string, unknown>>): string =>
  Array.isArray(content['rules'])
    ? content['rules']
        .map(String)
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join(',')
    : '';
