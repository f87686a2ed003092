import { posix } from 'node:path';
import type { Outcome } from '../../domain/outcome.ts';
import { messagesOf, passing, type Message } from '../messages.ts';
import { toJson, escapeHidden } from '../escape.ts';
import { release } from '../../domain/settings.ts';
import type { Position } from '../../domain/problem.ts';

/**
 * What a run found, as SARIF 2.1.0 (OASIS), for code scanning. That refuses results without a location, so those become notifications. Paths are
 * relative to the repository's root; `folder` is where those of the run begin. A fix is text and so part of the message: SARIF's own `fixes` would
 * need exact replacements.
 */
export function renderSarif(outcome: Outcome, run: { readonly version: string; readonly folder?: string }): string {
  const { version, folder = '' } = run;
  const all = messagesOf(outcome, 'command-line');
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
            executionSuccessful: outcome.kind === 'invalid' || passing.includes(outcome.kind),
            toolExecutionNotifications: all.filter(({ at }) => at === null).map(notificationOf),
          },
        ],
        results: all.flatMap((one) => (one.at === null ? [] : resultOf(one, one.at, ids, folder))),
      },
    ],
  };
  return `${toJson(log, 2)}\n`;
}

/** `unknown-field`, `loosens-enforcement`. */
const ruleId = ({ title }: Message): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const ruleOf = (id: string, version: string) => ({
  id,
  shortDescription: { text: id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ') },
  help: {
    text: 'A problem of a policy file names its fix. A change of a plan deletes an object or enforces less than before: review it in `ifmatch preview`.',
  },
  helpUri: `https://github.com/${release.repository}/blob/v${version}/README.md#write-policies`,
});

const resultOf = (message: Message, { file, line, column }: Position, ids: readonly string[], folder: string) => ({
  ruleId: ruleId(message),
  ruleIndex: ids.indexOf(ruleId(message)),
  ...notificationOf(message),
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
const notificationOf = ({ level, text }: Message) => ({
  level: level === 'notice' ? 'note' : level,
  message: { text: text.split('\n').map(escapeHidden).join('\n').replaceAll('](', '] (') },
});
