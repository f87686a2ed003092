import { posix } from 'node:path';
import type { LocatedProblem, Position } from '../domain/problem.ts';
import { release } from '../domain/settings.ts';
import { escapeHidden, toJson, workflowCommand } from './escape.ts';
import { phrase } from './problem-words.ts';
import { bundleOf, failureLines } from './names.ts';
import { type Approval, approvalWords } from './report.ts';
import { cautionsOf } from './three-way-words.ts';
import { headlineText, isDone, shownExplained, shownPlan } from './verdict.ts';
import { count } from '../util/text.ts';
import { resultReasons, resultWords, plainText } from './words.ts';
import type { Outcome } from '../domain/outcome.ts';

/** A message at a line of the files, or without a place. */
type Finding = {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly text: string;
  readonly at: Position | null;
};

/** Deletes and loosening changes, at the line that causes them; deletes have no line. */
function cautionsIn(outcome: Outcome): Finding[] {
  const plan = shownPlan(outcome);
  const cautions = plan === null ? [] : cautionsOf(plan, shownExplained(outcome).threeWayDiff);
  return cautions.flatMap(({ title, entries }) =>
    entries.map(({ change, name }) => ({
      level: 'warning',
      title,
      text: [plainText(name), change.message].filter(Boolean).join(': '),
      at: change.at,
    })),
  );
}

const approvalsIn = (outcome: Outcome, approval: Approval): Finding[] =>
  ('guards' in outcome ? outcome.guards : []).map((guard) => ({
    level: 'warning',
    title: 'Approval required',
    text: plainText(approvalWords(guard, approval)),
    at: null,
  }));

function problemFinding({ problem, position }: LocatedProblem): Finding {
  const { message, fix } = phrase(problem);
  return { level: problem.severity, title: problem.code, text: `${message}\nfix: ${fix}`, at: position };
}

const resultsIn = (outcome: Outcome): Finding[] =>
  ('results' in outcome ? outcome.results : []).map((one) => {
    const {
      bundle,
      outcome: { result, reason },
    } = one;
    const text = `${plainText(bundleOf(bundle, true))}: ${resultWords(result)}, ${reason ?? resultReasons[result]}`;
    return { level: isDone(one) ? 'notice' : 'error', title: 'Result', text, at: null };
  });

/** All that a run found, the most important first. */
const findingsOf = (outcome: Outcome, approval: Approval): Finding[] => [
  ...runIn(outcome),
  ...resultsIn(outcome),
  ...approvalsIn(outcome, approval),
  ...cautionsIn(outcome),
  ...outcome.problems.map(problemFinding),
];

/** GitHub shows ten annotations per level and step, and silently drops the others. */
const limit = 10;

/**
 * Annotations for a workflow: one command a line, at most ten a level, of which the last counts the rest. `folder`: where the run's paths
 * begin, from the repository's root, or GitHub would look for the files elsewhere. `approval`: what helps the reader, the options of a
 * command line, or settings on the base branch and the inputs of the action.
 */
export function renderGithub(outcome: Outcome, folder = '', approval: Approval = 'option'): string {
  const all = findingsOf(outcome, approval);
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

/** Outcomes that fail no step. */
const sound: readonly Outcome['kind'][] = ['valid', 'no-changes', 'changes', 'applied'];

/** The run's outcome, unless it is shown by its problems. */
function runIn(outcome: Outcome): Finding[] {
  if (outcome.kind === 'invalid') return [];
  const text = outcome.kind === 'failed' ? failureLines(outcome.error).join('\n') : headlineText(outcome);
  return [{ level: sound.includes(outcome.kind) ? 'notice' : 'error', title: 'ifmatch', text, at: null }];
}

/**
 * What a run found, as SARIF 2.1.0 (OASIS), for code scanning. That refuses results without a location, so those become notifications. Paths are
 * relative to the repository's root; `folder` is where those of the run begin. A fix is text and so part of the message: SARIF's own `fixes` would
 * need exact replacements.
 */
export function renderSarif(outcome: Outcome, run: { readonly version: string; readonly folder?: string }): string {
  const { version, folder = '' } = run;
  const all = findingsOf(outcome, 'option');
  const ids = [...new Set(all.filter(({ at }) => at !== null).map(ruleId))].toSorted();
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'ifmatch', version, rules: ids.map((id) => ruleOf(id, version)) } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: outcome.kind === 'invalid' || sound.includes(outcome.kind),
            toolExecutionNotifications: all.filter(({ at }) => at === null).map(messageOf),
          },
        ],
        results: all.flatMap((one) => (one.at === null ? [] : resultOf(one, one.at, ids, folder))),
      },
    ],
  };
  return `${toJson(log, 2)}\n`;
}

/** `unknown-field`, `loosens-enforcement`. */
const ruleId = ({ title }: Finding): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const ruleOf = (id: string, version: string) => ({
  id,
  shortDescription: { text: id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ') },
  help: {
    text: 'A problem of a policy file names its fix. A change of a plan deletes an object or enforces less than before: review it in `ifmatch preview`.',
  },
  helpUri: `https://github.com/${release.repository}/blob/v${version}/README.md#write-policies`,
});

const resultOf = (finding: Finding, { file, line, column }: Position, ids: readonly string[], folder: string) => ({
  ruleId: ruleId(finding),
  ruleIndex: ids.indexOf(ruleId(finding)),
  ...messageOf(finding),
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: uriOf(posix.join(folder, file)), uriBaseId: '%SRCROOT%' },
        region: { startLine: line, startColumn: column },
      },
    },
  ],
});

/** A relative reference (RFC 3986). Encodes every reserved character, even colons, so that nothing is taken for a scheme. */
const uriOf = (file: string): string =>
  file
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join('/');

/** SARIF reads `[text](target)` in a message as a link (3.11.6). */
const messageOf = ({ level, text }: Finding) => ({
  level: level === 'notice' ? 'note' : level,
  message: { text: text.split('\n').map(escapeHidden).join('\n').replaceAll('](', '] (') },
});
