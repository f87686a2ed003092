import { posix } from 'node:path';
import type { LocatedProblem, Position, ProblemCode } from '../domain/problem.ts';
import { release } from '../domain/settings.ts';
import { escapeHidden, toJson, type WorkflowCommand, workflowCommand } from './escape.ts';
import { codeHelp, phrase } from './meaning-words.ts';
import { failureOf } from './prose.ts';
import { atTerminal, type Report, type Reader, reportOf } from './report.ts';
import { cautionText } from './three-way-words.ts';
import { bundleName, count, resultReasons, resultWords, textOf } from './words.ts';
import type { AppliedBundle, Outcome } from '../domain/outcome.ts';

/** A message at a line of the files, or without a place. */
type Finding = {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly text: string;
  readonly at: Position | null;
};

/** Deletes and loosening changes, at the line that causes them; deletes have no line. */
const cautionsIn = ({ cautions }: Report): Finding[] =>
  cautions.flatMap(({ start, entries }) =>
    entries.map((entry): Finding => {
      const at = entry.change.verb === 'delete' ? null : entry.change.at;
      return { level: 'warning', title: start.replace(/:$/, ''), text: cautionText(entry), at };
    }),
  );

const approvalTexts = ({ approvals, approvalEnd }: Report): string[] =>
  approvals.map((one) => [textOf(one), textOf(approvalEnd ?? [])].join(' ').trimEnd());

function problemText({ problem }: LocatedProblem): string {
  const { says, fix } = phrase(problem);
  return fix === '' ? says : `${says}\nfix: ${fix}`;
}

const isDone = ({ outcome: { result } }: AppliedBundle): boolean =>
  result === 'applied' || result === 'already-applied';

const resultText = ({ bundle, outcome: { result, reason } }: AppliedBundle): string =>
  `${bundleName(bundle)}: ${resultWords[result]}, ${reason ?? resultReasons[result]}`;

const resultsIn = (outcome: Outcome): readonly AppliedBundle[] => ('results' in outcome ? outcome.results : []);

/** GitHub shows ten annotations per level and step, and silently drops the others. */
const limit = 10;

/**
 * Annotations for a workflow: one command a line, at most ten a level, of which the last counts the rest. `folder`: where the run's paths
 * begin, from the repository's root, or GitHub would look for the files elsewhere. `approval`: what helps the reader, the options of a
 * command line, or settings on the base branch and the inputs of the action.
 */
export function renderGithub(outcome: Outcome, folder = '', approval: Reader['approval'] = 'option'): string {
  const report = reportOf(outcome, { ...atTerminal, approval });
  // Options with an action input of the same name.
  const advised = (text: string): string =>
    approval === 'option' ? text : text.replaceAll(/--(base-url|deployment|config)\b/g, 'the input $1');
  const all: Finding[] = [
    ...runIn(outcome, report),
    ...resultsIn(outcome).map((one): Finding => {
      const level = isDone(one) ? 'notice' : 'error';
      return { level, title: 'Result', text: resultText(one), at: null };
    }),
    ...approvalTexts(report).map((text): Finding => ({ level: 'warning', title: 'Approval required', text, at: null })),
    ...cautionsIn(report),
    ...outcome.problems.map((one): Finding => {
      const { severity, code } = one.problem;
      return { level: severity, title: code, text: problemText(one), at: one.position };
    }),
  ];
  return (['error', 'warning', 'notice'] as const)
    .flatMap((level) => fewEnough(all.filter((one) => one.level === level)))
    .map((finding) => `${workflowCommand(commandOf(finding, folder, advised))}\n`)
    .join('');
}

const commandOf = (
  { level, title, text, at }: Finding,
  folder: string,
  advised: (text: string) => string,
): WorkflowCommand => ({
  command: level,
  properties: {
    file: at === null ? null : posix.join(folder, at.file),
    line: at?.line ?? null,
    col: at?.column ?? null,
    title,
  },
  message: advised(text),
});

function fewEnough(findings: readonly Finding[]): readonly Finding[] {
  const [first] = findings;
  if (first === undefined || findings.length <= limit) return findings;
  const rest = findings.length - limit + 1;
  const text = `${count(rest, `more ${first.level}`)} not shown here.`;
  return [...findings.slice(0, limit - 1), { level: first.level, title: 'More', text, at: null }];
}

const levelOf = {
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
function runIn({ kind }: Outcome, { headline, failure }: Report): Finding[] {
  const level = levelOf[kind];
  if (level === null) return [];
  const lines = failure === null ? [textOf(headline)] : [failure.message, failure.facts.join(', '), failure.hint ?? ''];
  return [{ level, title: 'ifmatch', text: lines.filter(Boolean).join('\n'), at: null }];
}

/**
 * The problems of a run, and what its plan deletes or loosens, as SARIF 2.1.0 (OASIS), for code scanning. Paths are relative to the
 * repository's root; `folder` is where those of the run begin. A fix is text and so part of the message: SARIF's own `fixes` would need
 * exact replacements.
 */
export function renderSarif(outcome: Outcome, run: { readonly version: string; readonly folder?: string }): string {
  const report = reportOf(outcome);
  const findings = [
    ...outcome.problems.map(ruledProblem),
    ...cautionsIn(report).map((one): Ruled => {
      const id = one.title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
      return { ...one, rule: { ...guardRule, id, title: one.title, help: cautionHelp }, first: null };
    }),
    // A preview is complete without approval; a stopped apply reports it as its failure.
    ...(outcome.kind === 'changes' ? approvalTexts(report) : []).map((text): Ruled => {
      const { title } = guardRule;
      return { level: 'warning', title, text, at: null, rule: guardRule, first: null };
    }),
  ];
  const rules = [...new Map(findings.map(({ rule }) => [rule.id, rule])).values()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const ids = rules.map(({ id }) => id);
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'ifmatch', version: run.version, rules: rules.map((rule) => ruleOf(rule, run.version)) },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [invocation(outcome, report, findings)],
        results: findings.flatMap((finding) => resultOf(finding, ids, run.folder ?? '') ?? []),
      },
    ],
  };
  return `${toJson(log, 2)}\n`;
}

/** The conventional name of the checkout's root. */
const root = '%SRCROOT%';

type Rule = { readonly id: string; readonly title: string; readonly help: string; readonly page: string };

/** A result of a rule. Code scanning shows results with a location. */
type Ruled = Finding & { readonly rule: Rule; readonly first: Position | null };

const ruleOf = ({ id, title, help, page }: Rule, version: string) => ({
  id,
  shortDescription: { text: title },
  help: { text: help },
  helpUri: `https://github.com/${release.repository}/blob/v${version}/${page}`,
});

/** `unknown-field` as `Unknown field`. */
const titleOf = (code: ProblemCode): string => (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll('-', ' ');

function ruledProblem(located: LocatedProblem): Ruled {
  const { problem, position, first } = located;
  const { code, severity } = problem;
  const title = titleOf(code);
  const help = `${codeHelp(code)} \`ifmatch validate\` shows each place with its fix.`;
  const rule = { id: code, title, help, page: 'README.md#write-policies' };
  return { level: severity, title, text: problemText(located), at: position, rule, first };
}

const cautionHelp =
  'The plan deletes an object, or enforces less than before. Review the diff in `ifmatch preview`. Guards in ifmatch.yaml decide which plans need approval.';

const guardRule = {
  id: 'approval-required',
  title: 'Approval required',
  help: 'The plan exceeds a guard of ifmatch.yaml, so an apply needs approval: repeat the command with the option that the message names, or change the guard on the base branch.',
  page: 'docs/guards.md',
} as const satisfies Rule;

/** Null without a file. */
function resultOf({ rule, level, text, at, first }: Ruled, ids: readonly string[], folder: string) {
  if (at === null) return null;
  return {
    ruleId: rule.id,
    ruleIndex: ids.indexOf(rule.id),
    level,
    message: { text: messageOf(text) },
    locations: [{ physicalLocation: locationOf(at, folder) }],
    ...(first === null
      ? {}
      : { relatedLocations: [{ id: 1, message: { text: 'first' }, physicalLocation: locationOf(first, folder) }] }),
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
    .map((segment) => encodeURIComponent(segment.replaceAll(/\p{Cs}/gu, '\uFFFD')))
    .join('/');

/** SARIF reads `[text](target)` in a message as a link (3.11.6). */
const messageOf = (text: string): string => text.split('\n').map(escapeHidden).join('\n').replaceAll('](', '] (');

/** Code scanning refuses results without a location, so those become notifications. */
function invocation(outcome: Outcome, report: Report, findings: readonly Ruled[]) {
  const placeless = findings.filter(({ at }) => at === null);
  const reasons = reasonsOf(outcome, report);
  const notifications = placeless.map(({ rule, level, text }) => ({
    level,
    descriptor: { id: rule.id },
    message: { text: messageOf(text) },
  }));
  return {
    executionSuccessful: reasons.length === 0,
    ...(notifications.length === 0 ? {} : { toolConfigurationNotifications: notifications }),
    ...(reasons.length === 0 ? {} : { toolExecutionNotifications: reasons.map(toNotification) }),
  };
}

const toNotification = (text: string) => ({ level: 'error', message: { text: messageOf(text) } });

/** Why the run failed; empty if it did its job, even if it found problems. */
function reasonsOf(outcome: Outcome, report: Report): string[] {
  const shortfalls = resultsIn(outcome).flatMap((one) => (isDone(one) ? [] : [resultText(one)]));
  if (outcome.kind === 'failed') {
    const { message, hint } = failureOf(outcome.error);
    return [hint === null ? message : `${message}\nfix: ${hint}`, ...shortfalls];
  }
  if (outcome.kind === 'needs-approval') return [textOf(report.headline), ...approvalTexts(report)];
  return outcome.kind === 'stale' || outcome.kind === 'partial' ? [textOf(report.headline), ...shortfalls] : [];
}
