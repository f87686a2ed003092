import { text as readAll } from 'node:stream/consumers';
import { Command, Help, InvalidArgumentError, Option } from 'commander';
import {
  bodyOnlyInputs,
  callOperation,
  deploymentParameter,
  describeInput,
  flagName,
  inputsWithFlag,
  operationIds,
  readBody,
  describeOperation,
} from '../../commands/api.ts';
import { UsageError } from '../../domain/errors.ts';
import { nearest } from '../../files/nearest.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import { type Input, requests } from '../../generated/requests.ts';
import type { ProcessParts, Runtime } from '../../runtime/runtime.ts';
import { configPath, configureCommand, connectionOptions, type Flags, parseNonEmpty } from '../options.ts';
import type { Session } from '../session.ts';
import { writeResult } from '../output.ts';

/** Adds a command for each operation to `api`. `typed`: what the command line calls, if anything. Throws UsageError if no operation has that name. */
export function addOperations(api: Command, session: Session, typed: string | null = null): void {
  // Before its options are taken for those of `api`.
  if (typed !== null && typed !== 'help' && !operationIds.some((id) => id === typed)) throw noOperation(typed);
  api.commandsGroup('Operations:');
  for (const id of operationIds) {
    const command = configureCommand(operationCommand(id, session), session.parts.streams);
    command.configureHelp({ showGlobalOptions: true, optionDescription });
    api.addCommand(command);
  }
}

function noOperation(typed: string): UsageError {
  const meant = nearest(typed, operationIds);
  const fix = meant === null ? '`ifmatch api` lists them all.' : `Did you mean \`ifmatch api ${meant}\`?`;
  return new UsageError(`There is no operation "${typed}".`, { fix });
}

/** The description of a flag of the request has its constraints already. */
const optionDescription = (option: Option): string =>
  option.helpGroupHeading === 'Request:' ? option.description : new Help().optionDescription(option);

function operationCommand(id: OperationId, session: Session): Command {
  const command = new Command(id).description(describeOperation(id));
  const typed = new Map<Input, unknown>();
  command.optionsGroup('Request:');
  if (deploymentParameter(id) !== null)
    command
      .option('--deployment <slug>', 'the deployment (default: the only one that the token sees)')
      .option(
        '--config <file>',
        'the config, which may know the id of the deployment (default: ifmatch.yaml, here or in a folder above)',
      );
  for (const input of inputsWithFlag(id)) command.addOption(flagOption(input, typed));
  if (operations[id].body !== null)
    command.option(
      '--body <file>',
      'the body as JSON, from a file or from - (stdin); other flags add to it or replace a field',
    );
  command.optionsGroup('Answer:');
  if (operations[id].paging !== null)
    command
      .option('--all', 'follow the pages to the end')
      .addOption(
        new Option('--format <name>', 'format of the answer; ndjson: one item per line')
          .choices(['json', 'ndjson'])
          .default('json'),
      );
  command.option('--output <file>', 'write the answer to this file').optionsGroup('Platform:');
  connectionOptions(command).addHelpText('after', () => footer(id, bodyOnlyInputs(id)));
  return session.setAction(command, (flags: ApiFlags, runtime) =>
    runOperation(id, typed, flags, session.parts.streams, runtime),
  );
}

/** The option for an input, which keeps what is typed. */
function flagOption(input: Input, typed: Map<Input, unknown>): Option {
  const isBoolean = input.kind === 'boolean';
  const value = isBoolean ? '[bool]' : `<${input.enum === undefined ? placeholders[input.kind] : 'word'}>`;
  const option = new Option(`${flagName(input)} ${value}`, describeInput(input))
    // For completion only: the platform may know more values.
    .choices(input.enum ?? [])
    .argParser((text) => {
      if (typed.has(input) && !input.list) throw new InvalidArgumentError('It takes one value.');
      const one = valueOf(input, parseNonEmpty(text));
      typed.set(input, input.list ? [...[typed.get(input) ?? []].flat(), one] : one);
    });
  // The other values are checked all at once, with the body.
  if (input.in === 'path' || input.in === 'header') option.makeOptionMandatory(input.required);
  return isBoolean ? option.preset('true') : option;
}

const placeholders = { text: 'text', integer: 'n', number: 'number', json: 'json' } as const;

/** A text that is no such value stays text, which the check of the request refuses; so do ids of 64 bits, which a query takes. */
function valueOf({ kind }: Input, text: string): unknown {
  if (kind === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  const isNumber = kind !== 'text' && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER ? Number(text) : text;
}

/** Text below the flags: fields that only the body takes, rules between values, other tokens, an example. */
const footer = (id: OperationId, inBody: readonly Input[]): string =>
  [
    ...section('Only in --body:', inBody.map(describeField)),
    ...section(
      'Rules:',
      requests[id].rules.map((rule) => `  ${rule}`),
    ),
    ...section('Token:', tokenHelp(id)),
    ...section('Example:', [`  $ ${examples[id]}`]),
  ].join('\n');

/** Empty if the API token is used, as everywhere. */
function tokenHelp(id: OperationId): string[] {
  const { security }: { security: readonly ('WebToken' | 'Jwt')[] } = operations[id];
  if (security.length === 0) return ['  none'];
  if (!security.includes('Jwt')) return [];
  return [security.includes('WebToken') ? '  $IFMATCH_API_TOKEN, else $IFMATCH_USER_JWT' : '  $IFMATCH_USER_JWT'];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

function describeField(input: Input): string {
  const { path, writeOnly, otherName } = input;
  const secret = writeOnly === true ? 'A secret, so not on the command line. ' : '';
  const what = otherName === undefined ? secret + describeInput(input) : `Another name of \`${otherName}\`.`;
  return `  ${path.join('.')}  ${what}`;
}

/** A working example per operation, also against the sandbox. */
export const examples: Readonly<Record<OperationId, string>> = {
  listDeployments: 'ifmatch api listDeployments',
  listProjects: 'ifmatch api listProjects --all --format ndjson',
  listFindings: 'ifmatch api listFindings --severities critical --severities high --status open --all',
  listSecrets: 'ifmatch api listSecrets --status FINDING_STATUS_OPEN --severity SEVERITY_CRITICAL --all',
  triageFindings:
    'ifmatch api triageFindings --issue-type sast --severities low --new-triage-state ignored --new-triage-reason acceptable_risk --new-note "Agreed on Monday"',
  listDependencies: 'ifmatch api listDependencies --dependency-filter.name lodash --all --format ndjson',
  getResolutionConfigs: 'ifmatch api getResolutionConfigs --project-id 1',
  reportGuardrailsActivity: 'ifmatch api reportGuardrailsActivity --filters.time-period.since 2026-01-01T00:00:00.000Z',
  reportBacklogByRule: 'ifmatch api reportBacklogByRule --filters.time-period.since 2026-01-01T00:00:00.000Z',
  searchIssues:
    'ifmatch api searchIssues --group-by GROUP_BY_RULE --issue-types ISSUE_TYPE_SAST --sort-by SORT_BY_ISSUE_COUNTS --limit 10',
  getRemediationPolicies: 'ifmatch api getRemediationPolicies',
  applyRemediationPolicies: 'ifmatch api applyRemediationPolicies --body bundle.json --if-match "$STATE_VERSION"',
  previewRemediationPolicies: 'ifmatch api previewRemediationPolicies --body bundle.json',
  getDetectionPolicySummary: 'ifmatch api getDetectionPolicySummary',
  getDetectionPolicy: 'ifmatch api getDetectionPolicy --product code',
  applyDetectionPolicy:
    'ifmatch api applyDetectionPolicy --product code --body bundle.json --if-match "$STATE_VERSION"',
  previewDetectionPolicy: 'ifmatch api previewDetectionPolicy --product code --body bundle.json',
  getVocabulary: 'ifmatch api getVocabulary --product remediation',
  listLegacyPolicies: 'ifmatch api listLegacyPolicies',
  listScmSubscriptions: 'ifmatch api listScmSubscriptions --config-id github-cloud',
  createNotificationWebhook: 'ifmatch api createNotificationWebhook --name builds --url https://hooks.example/ifmatch',
  createPatternFixTask: `ifmatch api createPatternFixTask --pattern 'eval(...)' --language javascript`,
};

type ApiFlags = Omit<Flags, 'format'> & { body?: string; all?: true; format?: 'json' | 'ndjson' };

/** Reads the request, calls the operation, and writes the answer as it arrives. Returns the exit code. */
async function runOperation(
  id: OperationId,
  flagValues: ReadonlyMap<Input, unknown>,
  flags: ApiFlags,
  // Passed on whole: each stream loads on use.
  streams: ProcessParts['streams'],
  runtime: Runtime,
): Promise<number> {
  const { body: from, deployment = null, all = false, format = 'json' } = flags;
  const text = from === '-' ? await readAll(streams.in) : from && runtime.readText(from);
  const body = text === undefined ? {} : readBody(text, from ?? '');
  const config = configPath(flags, runtime);
  const pieces = callOperation({ id, flagValues, body, deployment, config, all, format }, runtime);
  if (flags.output !== undefined) writeResult(await readAll(pieces), flags, runtime);
  // A slow reader slows down the requests, and once it is gone (`| head`) there are no more.
  else for await (const piece of pieces) if (!(await canStillWrite(piece, streams.out))) break;
  return 0;
}

/** Whether the reader is still there. */
const canStillWrite = (text: string, out: ProcessParts['streams']['out']): Promise<boolean> =>
  new Promise((resolve) => {
    out.write(text, (error) => resolve((error ?? null) === null));
  });
