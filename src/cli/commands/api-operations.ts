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

/** Adds a command for each operation to `api`. `calledOperation`: the one that the command line calls, if any. Throws UsageError if there is none of that name. */
export function addOperations(api: Command, session: Session, calledOperation: string | null = null): void {
  // Checked here, since commander would first complain about the options of an unknown operation.
  if (calledOperation !== null && calledOperation !== 'help' && !operationIds.some((id) => id === calledOperation))
    throw unknownOperation(calledOperation);
  api.commandsGroup('Operations:');
  for (const id of operationIds) {
    const command = configureCommand(operationCommand(id, session), session.parts.streams);
    command.configureHelp({ showGlobalOptions: true, optionDescription });
    api.addCommand(command);
  }
}

function unknownOperation(name: string): UsageError {
  const similar = nearest(name, operationIds);
  const fix = similar === null ? '`ifmatch api` lists them all.' : `Did you mean \`ifmatch api ${similar}\`?`;
  return new UsageError(`There is no operation "${name}".`, { fix });
}

/** The option for an input of the request. Its description has the constraints already, so that the help must not add them. */
class InputOption extends Option {}

const optionDescription = (option: Option): string =>
  option instanceof InputOption ? option.description : new Help().optionDescription(option);

function operationCommand(id: OperationId, session: Session): Command {
  const command = new Command(id).description(describeOperation(id));
  const flagValues = new Map<Input, unknown>();
  command.optionsGroup('Request:');
  if (deploymentParameter(id) !== null)
    command
      .option('--deployment <slug>', 'the deployment (default: the only one that the token sees)')
      .option(
        '--config <file>',
        'the config, which may know the id of the deployment (default: ifmatch.yaml, here or in a folder above)',
      );
  for (const input of inputsWithFlag(id)) command.addOption(inputOption(input, flagValues));
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
  connectionOptions(command).addHelpText('after', () => helpFooter(id));
  return session.setAction(command, (flags: ApiFlags, runtime) =>
    runOperation(id, flagValues, flags, session.parts.streams, runtime),
  );
}

/** The option for an input. Parsing it sets its value in `flagValues`. */
function inputOption(input: Input, flagValues: Map<Input, unknown>): Option {
  const isBoolean = input.kind === 'boolean';
  const value = isBoolean ? '[bool]' : `<${input.enum === undefined ? placeholders[input.kind] : 'word'}>`;
  const option = new InputOption(`${flagName(input)} ${value}`, describeInput(input))
    // For completion only: the platform may know more values.
    .choices(input.enum ?? [])
    .argParser((text) => {
      if (flagValues.has(input) && !input.list) throw new InvalidArgumentError('It takes one value.');
      const parsed = parseInput(input, parseNonEmpty(text));
      flagValues.set(input, input.list ? [...[flagValues.get(input) ?? []].flat(), parsed] : parsed);
    });
  // The other values are checked all at once, with the body.
  if (input.in === 'path' || input.in === 'header') option.makeOptionMandatory(input.required);
  return isBoolean ? option.preset('true') : option;
}

const placeholders = { text: 'text', integer: 'n', number: 'number', json: 'json' } as const;

/**
 * Parses the value of a flag. A text that does not fit stays text, so that the check of the request refuses it. Ids
 * beyond 2^53 stay text, too: as text they are valid in a query.
 */
function parseInput({ kind }: Input, text: string): unknown {
  if (kind === 'boolean' && text === 'true') return true;
  if (kind === 'boolean' && text === 'false') return false;
  if (kind === 'boolean') return text;
  const isNumber = kind !== 'text' && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER ? Number(text) : text;
}

/** The text below the flags: fields that only the body takes, rules between values, other tokens, an example. */
const helpFooter = (id: OperationId): string =>
  [
    ...section('Only in --body:', bodyOnlyInputs(id).map(describeField)),
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
  const inputText = otherName === undefined ? secret + describeInput(input) : `Another name of \`${otherName}\`.`;
  return `  ${path.join('.')}  ${inputText}`;
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
  // The streams are passed as one object, since each of them loads on use.
  streams: ProcessParts['streams'],
  runtime: Runtime,
): Promise<number> {
  const { body: bodyPath, deployment = null, all = false, format = 'json' } = flags;
  const body = bodyPath === undefined ? {} : readBody(await readBodyText(bodyPath, streams, runtime), bodyPath);
  const config = configPath(flags, runtime);
  const pieces = callOperation({ id, flagValues, body, deployment, config, all, format }, runtime);
  if (flags.output !== undefined) writeResult(await readAll(pieces), flags, runtime);
  // A slow reader slows down the requests. Once it is gone (`| head`), no more are sent.
  else for await (const piece of pieces) if (!(await writeTo(piece, streams.out))) break;
  return 0;
}

/** The text of `--body`: of a file, or for `-` of stdin. */
const readBodyText = async (path: string, streams: ProcessParts['streams'], runtime: Runtime): Promise<string> =>
  path === '-' ? readAll(streams.in) : runtime.readText(path);

/** Writes a text. Returns whether its reader is still there. */
const writeTo = (text: string, out: ProcessParts['streams']['out']): Promise<boolean> =>
  new Promise((resolve) => {
    out.write(text, (error) => resolve((error ?? null) === null));
  });
