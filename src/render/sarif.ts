import { posix } from 'node:path';
import type { AppliedBundle, Outcome } from '../domain/plan.ts';
import type { LocatedProblem, Position, ProblemCode } from '../domain/problem.ts';
import { escapeHidden, toJson } from './escape.ts';
import { phrase } from './meaning-words.ts';
import { bundleName, failureOf, resultReasons, resultWords } from './words.ts';
import { headlineText } from './verdict.ts';

/**
 * The problems of a run as SARIF 2.1.0 (OASIS), for code scanning. Paths are relative to the repository's root; `folder` is where those
 * of the run begin. A fix is text and so part of the message: SARIF's own `fixes` would need exact replacements.
 */
export function renderSarif(outcome: Outcome, run: { readonly version: string; readonly folder?: string }): string {
  const codes = [...new Set(outcome.problems.map(({ problem }) => problem.code))].toSorted();
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'ifmatch', version: run.version, rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        invocations: [invocation(outcome)],
        results: outcome.problems.flatMap((located) => resultOf(located, codes, run.folder ?? '') ?? []),
      },
    ],
  };
  return `${toJson(log, 2)}\n`;
}

/** The usual name of the checkout's root; whoever reads the log knows where that is. */
const root = '%SRCROOT%';

const ruleOf = (code: ProblemCode) => ({ id: code, shortDescription: { text: titleOf(code) } });

/** `unknown-field` as `Unknown field`. */
const titleOf = (code: ProblemCode): string => (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll('-', ' ');

/** Null for a problem of no file. */
function resultOf(located: LocatedProblem, codes: readonly ProblemCode[], folder: string) {
  const { problem, position, first } = located;
  if (position === null) return null;
  return {
    ruleId: problem.code,
    ruleIndex: codes.indexOf(problem.code),
    level: problem.severity,
    message: messageOf(located),
    locations: [{ physicalLocation: locationOf(position, folder) }],
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

function messageOf({ problem }: LocatedProblem) {
  const { says, fix } = phrase(problem);
  return { text: textOf(fix === '' ? says : `${says}\nFix: ${fix}`) };
}

/** Code scanning refuses a result without a place, so what stands in no file is a notification. */
function invocation(outcome: Outcome) {
  const placeless = outcome.problems.filter(({ position }) => position === null);
  const reasons = reasonsOf(outcome);
  const notifications = placeless.map((located) => ({
    level: located.problem.severity,
    descriptor: { id: located.problem.code },
    message: messageOf(located),
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
