import { text as readAll } from 'node:stream/consumers';
import { Command, Help, Option } from 'commander';
import {
  bodyOnly,
  callOperation,
  type Came,
  constraintsOf,
  deploymentParameter,
  type Flag,
  flagsOf,
  itemsName,
  itemsOf,
  operationIds,
  readBody,
  readRequest,
  summaryOf,
} from '../commands/api.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { type Input, requests } from '../generated/requests.ts';
import { toJson } from '../render/escape.ts';
import type { Runtime } from '../runtime.ts';
import { configureCommand, connectionOptions, type Flags, noOption } from './options.ts';
import type { Session } from './session.ts';

/** Adds a command for each operation to `api`. */
export function addOperations(api: Command, session: Session): void {
  api.commandsGroup('Operations:');
  for (const id of operationIds) {
    const command = configureCommand(operationCommand(id, session), session.parts.streams);
    command.configureHelp({ showGlobalOptions: true, optionDescription });
    api.addCommand(command);
  }
}

/** The description of a flag of the request has its constraints already. */
const optionDescription = (option: Option): string =>
  option.helpGroupHeading === 'Request:' ? option.description : new Help().optionDescription(option);

function operationCommand(id: OperationId, session: Session): Command {
  const command = new Command(id).description(summaryOf(id));
  const typed = new Map<string, string[]>();
  command.optionsGroup('Request:');
  deploymentOptions(id, command);
  for (const flag of flagsOf(id)) addFlag(command, flag, typed);
  if (operations[id].body !== null) {
    command.option(
      '--body <file>',
      'the body as JSON, from a file or from - (stdin); other flags add to it or replace a field',
    );
  }
  command.optionsGroup('Answer:');
  answerOptions(id, command);
  command.optionsGroup('Platform:');
  connectionOptions(command).addHelpText('after', () => footer(id, bodyOnly(id)));
  return session.runs(command, (flags: Flags & ApiFlags, runtime) => runOperation(id, typed, flags, session, runtime));
}

function deploymentOptions(id: OperationId, command: Command): void {
  if (deploymentParameter(id) === null) return;
  command
    .option('--deployment <slug>', 'the deployment (default: the only one that the token sees)')
    .option('--config <file>', 'the config, which may know the id of the deployment (default: ifmatch.yaml)');
}

/** Values are kept as typed and read together, so that all problems are reported at once. */
function addFlag(command: Command, flag: Flag, typed: Map<string, string[]>): void {
  const { name, input } = flag;
  const keep = (text: string): string => {
    typed.set(name, [...(typed.get(name) ?? []), noOption(text)]);
    return text;
  };
  const value =
    input.kind === 'boolean' ? '[bool]' : `<${input.enum === undefined ? placeholders[input.kind] : 'word'}>`;
  const option = new Option(`${name} ${value}`, describeFlag(input));
  // For completion only: the platform may know more values.
  option.choices(input.enum ?? []).argParser(keep);
  command.addOption(input.kind === 'boolean' ? option.preset('true') : option);
}

const placeholders = { text: 'text', integer: 'n', number: 'number', json: 'json' } as const;

function answerOptions(id: OperationId, command: Command): void {
  const all = new Option('--all', 'follow the pages to the end');
  const format = new Option('--format <name>', 'format of the answer; ndjson: one item per line')
    .choices(['json', 'ndjson'])
    .default('json');
  const arrays = new Option('--arrays <how>', 'how lists are encoded in the query')
    .choices(['repeat', 'comma'])
    .default('repeat');
  if (operations[id].paging !== null) command.addOption(all);
  command.addOption(format).option('--output <file>', 'write the answer to this file');
  if (hasListInQuery(id)) command.addOption(arrays);
}

const hasListInQuery = (id: OperationId): boolean =>
  requests[id].inputs.some(({ in: place, list }) => place === 'query' && list);

/** A flag's description in the help, with its constraints. */
function describeFlag(input: Input): string {
  const constraints = constraintsOf(input);
  const bounds = constraints.length === 0 ? '' : `(${constraints.join('; ')})`;
  return [input.description, bounds].filter((part) => part !== '').join(' ');
}

/** Text below the flags: fields that only the body takes, rules between values, other tokens, an example. */
function footer(id: OperationId, inBody: readonly Input[]): string {
  return [
    ...section('Only in --body:', inBody.map(describeField)),
    ...section(
      'Rules:',
      requests[id].rules.map((rule) => `  ${rule}`),
    ),
    ...section('Token:', tokenOf(id)),
    ...section('Example:', [`  $ ${examples[id]}`]),
  ].join('\n');
}

/** Empty if the API token is used, as everywhere. */
function tokenOf(id: OperationId): string[] {
  const { security }: { security: readonly ('WebToken' | 'Jwt')[] } = operations[id];
  if (security.length === 0) return ['  none'];
  if (!security.includes('Jwt')) return [];
  return [security.includes('WebToken') ? '  $IFMATCH_API_TOKEN, else $IFMATCH_USER_JWT' : '  $IFMATCH_USER_JWT'];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

function describeField({ path, list, description, writeOnly, otherName }: Input): string {
  const name = path.join('.');
  if (otherName !== undefined) return `  ${name}  Another name of \`${otherName}\`.`;
  const object = list ? 'A list of objects.' : 'An object.';
  const what = writeOnly === true ? 'A secret, so not on the command line.' : object;
  return `  ${name}  ${[what, description].filter((part) => part !== '').join(' ')}`;
}

/** A working example per operation, also against the sandbox. */
export const examples: Readonly<Record<OperationId, string>> = {
  listDeployments: 'ifmatch api listDeployments',
  listFindings: 'ifmatch api listFindings --severities critical --severities high --status open --all',
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

type ApiFlags = Omit<Flags, 'format'> & {
  body?: string;
  all?: true;
  arrays?: 'repeat' | 'comma';
  format: 'json' | 'ndjson';
};

/** A shell's exit code for a program ended by Ctrl-C. */
const interruptedExitCode = 130;

/** Reads the request, calls the operation, and writes the answer as it arrives. Returns the exit code. */
async function runOperation(
  id: OperationId,
  typed: ReadonlyMap<string, readonly string[]>,
  flags: ApiFlags,
  { parts: { streams } }: Session,
  runtime: Runtime,
): Promise<number> {
  const { body: from, deployment = null, config = null, all = false, arrays = 'repeat', format, output } = flags;
  const text = from === '-' ? await readAll(streams.in) : from && runtime.readText(from);
  const { parts, warnings } = readRequest({ id, typed, body: text === undefined ? null : readBody(text, from ?? '') });
  for (const warning of warnings) runtime.terminal.tell(`warning: ${warning}`);
  // An answer is no plan, so no plan is protected.
  const file = output === undefined ? null : runtime.openWriting(output, '');
  const work = async (): Promise<number> => {
    const came = await callOperation({ id, parts, deployment, config, all, arrays }, runtime);
    for await (const piece of piecesOf(id, came, format)) {
      if (file !== null) file.write(piece);
      // The reader closed the pipe (`| head`), so no further page is requested.
      else if (!(await written(piece, streams.out))) return 0;
    }
    file?.finish();
    return 0;
  };
  const working = work();
  // Failures after a stop do not matter.
  working.catch(() => {});
  try {
    // The runtime cancels open requests when it closes.
    return await Promise.race([working, runtime.stop().then(() => interruptedExitCode)]);
  } finally {
    file?.abandon();
  }
}

/** The text of an answer. Pages become one document, or one item per line. */
async function* piecesOf(id: OperationId, came: Came, format: ApiFlags['format']): AsyncGenerator<string> {
  const lines = (items: readonly object[]): string => items.map((item) => `${toJson(item)}\n`).join('');
  if (came.kind === 'answer') {
    yield format === 'json' ? `${toJson(came.answer, 2)}\n` : lines(itemsOf(id, came.answer));
    return;
  }
  let before = `{\n  ${JSON.stringify(itemsName(id))}: [`;
  for await (const items of came.pages) {
    if (format === 'ndjson') yield lines(items);
    for (const item of format === 'json' ? items : []) {
      yield `${before}\n${toJson(item, 2).replaceAll(/^/gm, '    ')}`;
      before = ',';
    }
  }
  if (format === 'json') yield before === ',' ? '\n  ]\n}\n' : `${before}]\n}\n`;
}

/** Waits until a text is written, so that a slow reader slows down the requests. Returns false once the reader is gone. */
function written(text: string, out: Session['parts']['streams']['out']): Promise<boolean> {
  return new Promise((resolve) => {
    if (out.destroyed) resolve(false);
    else out.write(text, (error) => resolve((error ?? null) === null));
  });
}
