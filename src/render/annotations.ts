import { posix } from 'node:path';
import type { LocatedProblem, Position } from '../domain/problem.ts';
import { release } from '../domain/settings.ts';
import { escapeHidden, toJson, workflowCommand } from './escape.ts';
import { codeHelp, phrase } from './problem-words.ts';
import { bundleOf, failureLines } from './names.ts';
import { type Approval, approvalWords } from './report.ts';
import { cautionsOf } from './three-way-words.ts';
import { headlineText, isDone, shownExplained, shownPlan } from './verdict.ts';
import { count, resultReasons, resultWords, textOf } from './words.ts';
import type { AppliedBundle, Outcome } from '../domain/outcome.ts';

/** A message at a line of the files, or without a place. */
type Finding = {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly text: string;
  readonly at: Position | null;
};

/** Deletes and loosening changes, at the line that causes them; deletes have no line. */
function cautionsIn(outcome: Outcome): Finding[] {
  const plan = outcome.kind === 'failed' ? null : shownPlan(outcome);
  const cautions = plan === null ? [] : cautionsOf(plan, shownExplained(outcome).threeWayDiff);
  return cautions.flatMap(({ title, entries }) =>
    entries.map(({ change, name }) => ({
      level: 'warning',
      title,
      text: [textOf(name), change.message].filter(Boolean).join(': '),
      at: change.verb === 'delete' ? null : change.at,
    })),
  );
}

const approvalTexts = (outcome: Outcome, approval: Approval): string[] =>
  'guards' in outcome ? outcome.guards.map((guard) => textOf(approvalWords(guard, approval))) : [];

const approvalsIn = (outcome: Outcome, approval: Approval): Finding[] =>
  approvalTexts(outcome, approval).map((text) => ({
    level: 'warning',
    title: 'Approval required',
    text,
    at: null,
  }));

function problemFinding({ problem, position }: LocatedProblem): Finding {
  const { message, fix } = phrase(problem);
  const text = fix === '' ? message : `${message}\nfix: ${fix}`;
  return { level: problem.severity, title: problem.code, text, at: position };
}

const resultText = ({ bundle, outcome: { result, reason } }: AppliedBundle): string =>
  `${textOf(bundleOf(bundle, true))}: ${resultWords[result]}, ${reason ?? resultReasons[result]}`;

const resultsIn = (outcome: Outcome): readonly AppliedBundle[] => ('results' in outcome ? outcome.results : []);

/** GitHub shows ten annotations per level and step, and silently drops the others. */
const limit = 10;

/**
 * Annotations for a workflow: one command a line, at most ten a level, of which the last counts the rest. `folder`: where the run's paths
 * begin, from the repository's root, or GitHub would look for the files elsewhere. `approval`: what helps the reader, the options of a
 * command line, or settings on the base branch and the inputs of the action.
 */
export function renderGithub(outcome: Outcome, folder = '', approval: Approval = 'option'): string {
  const results = resultsIn(outcome).map((one): Finding => ({
    level: isDone(one) ? 'notice' : 'error',
    title: 'Result',
    text: resultText(one),
    at: null,
  }));
  const all = [
    ...runIn(outcome),
    ...results,
    ...approvalsIn(outcome, approval),
    ...cautionsIn(outcome),
    ...outcome.problems.map(problemFinding),
  ];
  return (['error', 'warning', 'notice'] as const)
    .flatMap((level) => fewEnough(all.filter((one) => one.level === level)))
    .map(({ level, title, text, at }) => {
      const file = at === null ? null : posix.join(folder, at.file);
      const properties = { file, line: at?.line ?? null, col: at?.column ?? null, title };
      // Options with an action input of the same name.
      const message =
        approval === 'option' ? text : text.replaceAll(/--(base-url|deployment|config)\b/g, 'the input $1');
      return `${workflowCommand({ command: level, properties, message })}\n`;
    })
    .join('');
}

function fewEnough(findings: readonly Finding[]): readonly Finding[] {
  const [first] = findings;
  if (first === undefined || findings.length <= limit) return findings;
  const text = `${count(findings.length - limit + 1, `more ${first.level}`)} not shown here.`;
  return [...findings.slice(0, limit - 1), { level: first.level, title: 'More', text, at: null }];
}

const levels = {
  valid: 'notice',
  invalid: null,
  'no-changes': 'notice',
  changes: 'notice',
  'needs-approval': 'error',
  stale: 'error',
  applied: 'notice',
  partial: 'error',
  failed: 'error',
} as const satisfies Record<Outcome['kind'], Finding['level'] | null>;

/** The run's outcome, unless it is shown by its problems. */
function runIn(outcome: Outcome): Finding[] {
  const level = levels[outcome.kind];
  if (level === null) return [];
  const text = outcome.kind === 'failed' ? failureLines(outcome.error).join('\n') : headlineText(outcome);
  return [{ level, title: 'ifmatch', text, at: null }];
}

/**
 * The problems of a run, and what its plan deletes or loosens, as SARIF 2.1.0 (OASIS), for code scanning. Paths are relative to the
 * repository's root; `folder` is where those of the run begin. A fix is text and so part of the message: SARIF's own `fixes` would need
 * exact replacements.
 */
export function renderSarif(outcome: Outcome, run: { readonly version: string; readonly folder?: string }): string {
  const findings = [
    ...outcome.problems.map(problemFinding),
    ...cautionsIn(outcome),
    // A preview is complete without approval; a stopped apply reports it as its failure.
    ...(outcome.kind === 'changes' ? approvalsIn(outcome, 'option') : []),
  ];
  const ids = [...new Set(findings.map(ruleId))].toSorted();
  const rules = ids.map((id) => ruleOf(id, run.version));
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'ifmatch', version: run.version, rules } },
        columnKind: 'utf16CodeUnits',
        invocations: [invocation(outcome, findings)],
        results: findings.flatMap((finding) => resultOf(finding, ids, run.folder ?? '') ?? []),
      },
    ],
  };
  return `${toJson(log, 2)}\n`;
}

/** `unknown-field`, `loosens-enforcement`. */
const ruleId = ({ title }: Finding): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function ruleOf(id: string, version: string) {
  const help = codeHelp(id);
  const page = help === null ? 'docs/guards.md' : 'README.md#write-policies';
  const words = id.replaceAll('-', ' ');
  return {
    id,
    shortDescription: { text: words.charAt(0).toUpperCase() + words.slice(1) },
    help: { text: help === null ? planHelp : `${help} \`ifmatch validate\` shows each place with its fix.` },
    helpUri: `https://github.com/${release.repository}/blob/v${version}/${page}`,
  };
}

const planHelp =
  'The plan deletes an object, enforces less than before, or exceeds a guard of ifmatch.yaml. Review the diff in `ifmatch preview`. To approve a plan, repeat the command with the option that the message names, or change the guard on the base branch.';

/** The conventional name of the checkout's root. */
const root = '%SRCROOT%';

/** Null without a file: code scanning shows results with a location. */
function resultOf(finding: Finding, ids: readonly string[], folder: string) {
  const { level, text, at } = finding;
  if (at === null) return null;
  const id = ruleId(finding);
  return {
    ruleId: id,
    ruleIndex: ids.indexOf(id),
    level,
    message: { text: messageOf(text) },
    locations: [{ physicalLocation: locationOf(at, folder) }],
  };
}

const locationOf = ({ file, line, column }: Position, folder: string) => ({
  artifactLocation: { uri: uriOf(posix.join(folder, file)), uriBaseId: root },
  region: { startLine: line, startColumn: column },
});

/** A relative reference (RFC 3986). Encodes every reserved character, even colons, so that nothing is taken for a scheme. */
const uriOf = (file: string): string =>
  file
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join('/');

/** SARIF reads `[text](target)` in a message as a link (3.11.6). */
const messageOf = (text: string): string => text.split('\n').map(escapeHidden).join('\n').replaceAll('](', '] (');

/** Code scanning refuses results without a location, so those become notifications. */
function invocation(outcome: Outcome, findings: readonly Finding[]) {
  const notifications = findings
    .filter(({ at }) => at === null)
    .map((finding) => ({
      level: finding.level,
      descriptor: { id: ruleId(finding) },
      message: { text: messageOf(finding.text) },
    }));
  const reasons = reasonsOf(outcome).map((text) => ({ level: 'error', message: { text: messageOf(text) } }));
  return {
    executionSuccessful: reasons.length === 0,
    ...(notifications.length === 0 ? {} : { toolConfigurationNotifications: notifications }),
    ...(reasons.length === 0 ? {} : { toolExecutionNotifications: reasons }),
  };
}

/** Why the run failed; empty if it did its job, even if it found problems. */
function reasonsOf(outcome: Outcome): string[] {
  const { kind } = outcome;
  const shortfalls = resultsIn(outcome)
    .filter((one) => !isDone(one))
    .map(resultText);
  if (kind === 'failed') return [failureLines(outcome.error).join('\n'), ...shortfalls];
  if (kind === 'needs-approval') return [headlineText(outcome), ...approvalTexts(outcome, 'option')];
  return kind === 'stale' || kind === 'partial' ? [headlineText(outcome), ...shortfalls] : [];
}
