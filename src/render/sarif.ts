import { posix } from 'node:path';
import type { AppliedBundle, Outcome } from '../domain/plan.ts';
import type { LocatedProblem, Position, ProblemCode } from '../domain/problem.ts';
import { release } from '../domain/settings.ts';
import { escapeHidden, toJson } from './escape.ts';
import { cautionsOf, cautionText } from './cautions.ts';
import { codeHelp, phrase } from './meaning-words.ts';
import { bundleName, resultReasons, resultWords } from './words.ts';
import { headlineText, shownExplained, shownPlan } from './verdict.ts';
import { failureOf } from './prose.ts';

/**
 * The problems of a run, and what its plan deletes or loosens, as SARIF 2.1.0 (OASIS), for code scanning. Paths are relative to the
 * repository's root; `folder` is where those of the run begin. A fix is text and so part of the message: SARIF's own `fixes` would need
 * exact replacements.
 */
export function renderSarif(outcome: Outcome, run: { readonly version: string; readonly folder?: string }): string {
  const findings = [...outcome.problems.map(ofProblem), ...cautionFindings(outcome), ...guardFindings(outcome)];
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
        invocations: [invocation(outcome, findings)],
        results: findings.flatMap((finding) => resultOf(finding, ids, run.folder ?? '') ?? []),
      },
    ],
  };
  return `${toJson(log, 2)}\n`;
}

/** The usual name of the checkout's root; whoever reads the log knows where that is. */
const root = '%SRCROOT%';

type Rule = { readonly id: string; readonly title: string; readonly help: string; readonly page: string };

/** A problem or a caution; code scanning shows those that have a place. */
type Finding = {
  readonly rule: Rule;
  readonly level: 'error' | 'warning';
  readonly text: string;
  readonly at: Position | null;
  readonly first: Position | null;
};

const ruleOf = ({ id, title, help, page }: Rule, version: string) => ({
  id,
  shortDescription: { text: title },
  help: { text: help },
  helpUri: `https://github.com/${release.repository}/blob/v${version}/${page}`,
});

/** `unknown-field` as `Unknown field`. */
const titleOf = (code: ProblemCode): string => (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll('-', ' ');

function ofProblem({ problem, position, first }: LocatedProblem): Finding {
  const { code, severity } = problem;
  const { says, fix } = phrase(problem);
  const help = `${codeHelp(code)} \`ifmatch validate\` shows each place with its fix.`;
  return {
    rule: { id: code, title: titleOf(code), help, page: 'README.md#write-policies' },
    level: severity,
    text: fix === '' ? says : `${says}\nFix: ${fix}`,
    at: position,
    first,
  };
}

/** The same warnings as the annotations have. */
function cautionFindings(outcome: Outcome): Finding[] {
  const told = cautionsOf(shownPlan(outcome) ?? { bundles: [] }, shownExplained(outcome).triangulation ?? null);
  return told.flatMap(({ start, entries }) => {
    const title = start.replace(/:$/, '');
    const rule = { ...guardRule, id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'), title, help: cautionHelp };
    return entries.map((entry): Finding => {
      const { change } = entry;
      const at = change.verb === 'delete' ? null : change.at;
      return { rule, level: 'warning', text: cautionText(entry), at, first: null };
    });
  });
}

const cautionHelp =
  'The plan deletes an object, or enforces less than before. Review the diff in `ifmatch preview`. Guards in ifmatch.yaml decide which plans need approval.';

const guardRule = {
  id: 'approval-required',
  title: 'Approval required',
  help: 'The plan exceeds a guard of ifmatch.yaml, so an apply needs approval: repeat the command with the option that the message names, or change the guard on the base branch.',
  page: 'docs/guards.md',
} as const satisfies Rule;

/** A preview is done all the same; an apply that was stopped says so as its failure. */
const guardFindings = (outcome: Outcome): Finding[] =>
  outcome.kind === 'changes'
    ? outcome.guards.map(({ message }) => ({ rule: guardRule, level: 'warning', text: message, at: null, first: null }))
    : [];

/** Null for what stands in no file. */
function resultOf({ rule, level, text, at, first }: Finding, ids: readonly string[], folder: string) {
  if (at === null) return null;
  return {
    ruleId: rule.id,
    ruleIndex: ids.indexOf(rule.id),
    level,
    message: { text: textOf(text) },
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

/** A relative reference (RFC 3986). Every reserved character is encoded, a colon too, so that nothing reads as a scheme. */
const uriOf = (file: string): string =>
  file
    .split('/')
    .map((segment) => encodeURIComponent(segment.replaceAll(/\p{Cs}/gu, '\uFFFD')))
    .join('/');

/** SARIF reads `[text](target)` in a message as a link (3.11.6). */
const textOf = (text: string): string => text.split('\n').map(escapeHidden).join('\n').replaceAll('](', '] (');

/** Code scanning refuses a result without a place, so what stands in no file is a notification. */
function invocation(outcome: Outcome, findings: readonly Finding[]) {
  const placeless = findings.filter(({ at }) => at === null);
  const reasons = reasonsOf(outcome);
  const notifications = placeless.map(({ rule, level, text }) => ({
    level,
    descriptor: { id: rule.id },
    message: { text: textOf(text) },
  }));
  return {
    executionSuccessful: reasons.length === 0,
    ...(notifications.length === 0 ? {} : { toolConfigurationNotifications: notifications }),
    ...(reasons.length === 0 ? {} : { toolExecutionNotifications: reasons.map(toNotification) }),
  };
}

const toNotification = (text: string) => ({ level: 'error', message: { text: textOf(text) } });

/** Why the run did not do what it was started for; empty when it did, though it may have found problems. */
function reasonsOf(outcome: Outcome): string[] {
  if (outcome.kind === 'failed') return [failureText(outcome.error), ...outcome.results.flatMap(shortfall)];
  if (outcome.kind === 'needs-approval')
    return [headlineText(outcome), ...outcome.guards.map(({ message }) => message)];
  if (outcome.kind !== 'stale' && outcome.kind !== 'partial') return [];
  return [headlineText(outcome), ...outcome.results.flatMap(shortfall)];
}

function failureText(error: Error): string {
  const { message, hint } = failureOf(error);
  return hint === null ? message : `${message}\nFix: ${hint}`;
}

/** What kept a bundle from being applied; nothing where it is. */
function shortfall({ bundle, outcome: { result, reason } }: AppliedBundle): string[] {
  if (result === 'applied' || result === 'already-applied') return [];
  return [`${bundleName(bundle)}: ${resultWords[result]}, ${reason ?? resultReasons[result]}`];
}
