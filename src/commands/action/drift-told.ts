import type { Drift, DriftFix, NoBase } from '../../domain/drift.ts';
import { GitHubError } from '../../domain/github.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { shellWord } from '../../domain/shell-word.ts';
import { withHint } from '../../domain/with-hint.ts';
import { endInIssue, tellInIssue } from '../../github/drift/issue-life.ts';
import type { Teller, Telling, Told } from '../../github/drift/ours.ts';
import { endInPull, tellInPull } from '../../github/drift/pull-life.ts';
import { digestOfAll } from '../../plan/drift.ts';
import {
  type DriftPageView,
  driftTitle,
  goneLine,
  leftLines,
  nothingLeftLine,
  type Offered,
  renderDriftIssue,
  renderDriftPull,
} from '../../render/drift-issue/drift-page.ts';
import type { ActionInputs, ActionWorld } from '../../world/action-world.ts';
import type { Loaded } from '../load.ts';
import { editFilesOf, noEdits } from './drift-edits.ts';
import { otherConfig } from './ours.ts';

/** The drift of one deployment; `only` where the run is about several. */
export type Drifted = {
  readonly deployment: string;
  readonly only: boolean;
  readonly drift: Drift;
  readonly problems: readonly LocatedProblem[];
  readonly files: Loaded;
};

/** Tells of the drift of a deployment, or that it is gone, in the form that the user wants. What GitHub refuses becomes a warning. */
export async function tellDriftOf(
  drifted: Drifted,
  form: 'issue' | 'pull-request',
  action: ActionWorld,
): Promise<Telling> {
  try {
    return await tellers[form](drifted, action);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const warning = `The drift of ${drifted.deployment} could not be told in ${names[form]}: ${withHint(error)}`;
    return { url: null, notices: [], warnings: [warning] };
  }
}

const names = { issue: 'an issue', 'pull-request': 'a pull request' } as const;

const tellers = { issue: tellIssue, 'pull-request': tellPull } as const;

function tellIssue(drifted: Drifted, action: ActionWorld): Promise<Telling> {
  const { github } = action;
  const teller = tellerOf(drifted, action);
  if (isGone(drifted)) return endInIssue(github, teller, { line: goneLine(action) });
  const view = viewOf(drifted, action);
  return tellInIssue(github, teller, { ...toldOf(view), body: renderDriftIssue(view) }, action.clock.now());
}

async function tellPull(drifted: Drifted, action: ActionWorld): Promise<Telling> {
  const { github, job } = action;
  const teller = tellerOf(drifted, action);
  if (isGone(drifted)) return endInPull(github, teller, { line: goneLine(action) });
  const of = drifted.only ? drifted.deployment : null;
  // Edits are only told apart where the commits can be read, and so the files of this one.
  const edits = isEdited(drifted) ? await editFilesOf(drifted.files, of, action) : noEdits;
  if (edits instanceof Error) return { url: null, notices: [], warnings: [edits.message] };
  const left = leftLines(edits.fix).slice(0, mostLeft);
  if (edits.files.size === 0) {
    const says = untold(drifted);
    if (says !== null) return { url: null, notices: [], warnings: [says] };
    const ended = await endInPull(github, teller, { line: nothingLeftLine(action) });
    return { ...ended, warnings: [...ended.warnings, nothingToOffer(drifted), ...left] };
  }
  const view = viewOf(drifted, action);
  const told = { ...toldOf(view), body: renderDriftPull(view, offeredBy(edits.fix, drifted, action)) };
  const base = { branch: job.repository.defaultBranch, commit: job.sha };
  const telling = await tellInPull(github, teller, told, { base, files: edits.files });
  return { ...telling, warnings: [...telling.warnings, ...left] };
}

/** So many edits that cannot be written are named; GitHub shows no more than ten warnings anyway. */
const mostLeft = 5;

function offeredBy({ fixed }: DriftFix, { drift }: Drifted, { inputs }: ActionWorld): Offered {
  const all = drift.bundles.reduce((sum, { entries }) => sum + entries.length, 0);
  return { taken: fixed.length, left: all - fixed.length, ownToken: inputs.commentAuthor === jobsLogin };
}

/** Whose the token of a job is. */
const jobsLogin = 'github-actions[bot]';

const isGone = ({ drift }: Drifted): boolean => drift.bundles.every(({ entries }) => entries.length === 0);

const isEdited = ({ drift }: Drifted): boolean =>
  drift.bundles.some(({ entries }) => entries.some(({ origin }) => origin === 'platform'));

const tellerOf = ({ deployment }: Drifted, { inputs, job }: ActionWorld): Teller => ({
  deployment,
  config: otherConfig(inputs),
  author: inputs.commentAuthor,
  run: job.run,
});

const viewOf = (drifted: Drifted, { job, inputs }: ActionWorld): DriftPageView => {
  const { deployment, drift, problems } = drifted;
  return { deployment, drift, problems, job, again: againOf(drifted, inputs) };
};

/** What tells a command which files and which deployment this run is about. */
function againOf({ deployment, only }: Drifted, { folder, config, deployment: asked }: ActionInputs): string {
  const inFolder = folder === '.' ? [] : ['-C', folder];
  const place = config === null ? inFolder : ['--config', config];
  return [...place, ...(only || asked !== null ? ['--deployment', deployment] : [])].map(shellWord).join(' ');
}

const toldOf = (view: DriftPageView): Omit<Told, 'body'> => ({
  title: driftTitle(view),
  digest: digestOfAll(view.drift.bundles),
});

const nothingToOffer = ({ deployment }: Drifted): string =>
  `The drift of ${deployment} holds no edit of the platform that could be offered in a pull request; the summary shows it.`;

/** A checkout without the history tells nothing of edits, and so not that there are none. */
function untold({ deployment, drift }: Drifted): string | null {
  const [why] = drift.bundles.flatMap(({ base }) => (base.kind === 'none' ? (noHistory.get(base.why) ?? []) : []));
  return why === undefined
    ? null
    : `Nothing tells what of the drift of ${deployment} was edited on the platform: ${why} What tells of drift stays as it is.`;
}

const noHistory: ReadonlyMap<NoBase, string> = new Map([
  ['shallow', 'the clone is too short. Give actions/checkout fetch-depth: 0.'],
  ['unread', 'the clone lacks files of older commits. Give actions/checkout neither filter nor sparse-checkout.'],
  ['no-git', 'the checkout is no clone. Let the job have git before actions/checkout runs.'],
]);
