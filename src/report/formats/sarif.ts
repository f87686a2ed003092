import { posix } from 'node:path';
import type { Outcome } from '../../domain/outcome.ts';
import type { Position } from '../../domain/problem.ts';
import { release } from '../../domain/settings.ts';
import { escapeHidden, toJson } from '../escape.ts';
import { type Message, passingKinds, toMessages } from '../messages.ts';

/**
 * What a run found, as SARIF 2.1.0 (OASIS), for code scanning. That refuses results without a location, so those become notifications. Paths are
 * relative to the repository's root; `folder` is where those of the run begin. A fix is text and so part of the message: SARIF's own `fixes` would
 * need exact replacements.
 */
export function renderSarif(outcome: Outcome, run: { readonly version: string; readonly folder?: string }): string {
  const { version, folder = '' } = run;
  const messages = toMessages(outcome, 'command-line');
  const located = messages.flatMap((message) =>
    message.position === null ? [] : [{ ...message, position: message.position }],
  );
  const codes = [...new Set(located.map(({ code }) => code))].toSorted();
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'ifmatch', version, rules: codes.map((code) => ruleJson(code, version)) } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: outcome.kind === 'invalid' || passingKinds.includes(outcome.kind),
            toolExecutionNotifications: messages.filter(({ position }) => position === null).map(notificationJson),
          },
        ],
        results: located.map((message) => resultJson(message, codes, folder)),
      },
    ],
  };
  return `${toJson(log, 2)}\n`;
}

const ruleJson = (code: string, version: string) => ({
  id: code,
  shortDescription: { text: code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ') },
  help: {
    text: 'A problem of a policy file names its fix. A change of a plan deletes an object or enforces less than before: review it in `ifmatch preview`.',
  },
  helpUri: `https://github.com/${release.repository}/blob/v${version}/README.md#write-policies`,
});

type LocatedMessage = Message & { readonly position: Position };

function resultJson(message: LocatedMessage, codes: readonly string[], folder: string) {
  const { code, position } = message;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    ...notificationJson(message),
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: relativeUri(posix.join(folder, position.file)), uriBaseId: '%SRCROOT%' },
          region: { startLine: position.line, startColumn: position.column },
        },
      },
    ],
  };
}

/** A relative reference (RFC 3986). Encodes every reserved character, even colons, so that nothing is taken for a scheme. */
const relativeUri = (file: string): string =>
  file
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join('/');

/** SARIF reads `[text](target)` in a message as a link (3.11.6). */
const notificationJson = ({ level, text }: Message) => ({
  level: level === 'notice' ? 'note' : level,
  message: { text: text.split('\n').map(escapeHidden).join('\n').replaceAll('](', '] (') },
});
