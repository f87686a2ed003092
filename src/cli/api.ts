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
  type RequestParts,
  summaryOf,
} from '../commands/api.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { type Input, requests } from '../generated/requests.ts';
import { toJson } from '../render/escape.ts';
import type { ProcessParts, Runtime } from '../runtime.ts';
import type { Writing } from '../runtime/files.ts';
import { configureCommand, connectionOptions, type Flags } from './options.ts';
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
  const command = new Command(id).summary(summaryOf(id)).description(summaryOf(id));
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
    typed.set(name, [...(typed.get(name) ?? []), text]);
    return text;
  };
  const value =
    input.kind === 'boolean' ? '[bool]' : `<${input.enum === undefined ? placeholders[input.kind] : 'word'}>`;
  const option = new Option(`${name} ${value}`, describeFlag(input));
  // For completion only: the platform may know more values.
  option.choices(input.enum ?? []).argParser(keep);
  command.addOption(input.kind === 'boolean' ? option.preset('true') : option);
  if (input.kind !== 'boolean') return;
  command.addOption(new Option(`--no-${name.slice(2)}`).preset('false').argParser(keep).hideHelp());
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
  format: AnswerFormat;
};

/** A shell's exit code for a program ended by Ctrl-C. */
const interruptedExitCode = 130;

/** Reads the request, calls the operation, and writes the answer as it arrives. Returns the exit code. */
async function runOperation(
  id: OperationId,
  typed: ReadonlyMap<string, readonly string[]>,
  flags: ApiFlags,
  session: Session,
  runtime: Runtime,
): Promise<number> {
  const parts = await requestOf(id, typed, flags, session, runtime);
  const sink = openSink(flags, session.parts, runtime);
  const { deployment = null, config = null, all = false, arrays = 'repeat' } = flags;
  const work = async (): Promise<number> => {
    const came = await callOperation({ id, parts, deployment, config, all, arrays }, runtime);
    await write(id, came, flags.format, sink);
    return 0;
  };
  const working = work();
  // Failures after a stop do not matter.
  working.catch(() => {});
  try {
    // The runtime cancels open requests when it closes.
    return await Promise.race([working, runtime.stop().then(() => interruptedExitCode)]);
  } finally {
    sink.abandon();
  }
}

async function requestOf(
  id: OperationId,
  typed: ReadonlyMap<string, readonly string[]>,
  { body: from }: ApiFlags,
  session: Session,
  runtime: Runtime,
): Promise<RequestParts> {
  const text = from === '-' ? await readAll(session.parts.streams.in) : from && runtime.readText(from);
  const { parts, warnings } = readRequest({ id, typed, body: text === undefined ? null : readBody(text, from ?? '') });
  for (const warning of warnings) runtime.terminal.tell(`warning: ${warning}`);
  return parts;
}

async function write(id: OperationId, came: Came, format: AnswerFormat, sink: Sink): Promise<void> {
  const writer = writersOf[format](id);
  if (came.kind === 'answer') {
    await sink.write(writer.answer(came.answer));
  } else {
    for await (const items of came.pages) {
      // The reader closed the pipe (`| head`), so no further page is requested.
      if (!(await sink.write(writer.page(items)))) return;
    }
    await sink.write(writer.end());
  }
  sink.finish();
}

type AnswerFormat = 'json' | 'ndjson';

type Answer = Readonly<Record<string, unknown>>;

/** Formats a whole answer, or pages one after another; the pages and `end` form one document. */
type Writer = {
  answer(answer: Answer): string;
  page(items: readonly object[]): string;
  end(): string;
};

const writersOf: Readonly<Record<AnswerFormat, (id: OperationId) => Writer>> = {
  json(id) {
    const head = `{\n  ${JSON.stringify(itemsName(id))}: [`;
    let before = `${head}\n`;
    return {
      answer: (answer) => `${toJson(answer, 2)}\n`,
      page(items) {
        const text = before + items.map((item) => toJson(item, 2).replaceAll(/^/gm, '    ')).join(',\n');
        before = ',\n';
        return text;
      },
      end: () => (before === ',\n' ? '\n  ]\n}\n' : `${head}]\n}\n`),
    };
  },
  ndjson(id) {
    const page: Writer['page'] = (items) => items.map((item) => `${toJson(item)}\n`).join('');
    return { answer: (answer) => page(itemsOf(id, answer)), page, end: () => '' };
  },
};

/** Receives an answer piece by piece. */
type Sink = {
  /** Returns false once the reader is gone. */
  write(text: string): Promise<boolean>;
  finish(): void;
  /** Removes a half-written file; does nothing after `finish`. */
  abandon(): void;
};

/** The given file, or stdout. */
const openSink = (
  { output }: { output?: string },
  { streams }: ProcessParts,
  runtime: Pick<Runtime, 'openWriting'>,
): Sink => (output === undefined ? toStream(streams.out) : toFile(output, runtime));

/** Waits until each piece is written, so that a slow reader slows down the requests. */
function toStream(out: ProcessParts['streams']['out']): Sink {
  return {
    write: (text) =>
      new Promise((written) => {
        if (out.destroyed) written(false);
        else out.write(text, (error) => written((error ?? null) === null));
      }),
    finish() {},
    abandon() {},
  };
}

/** A regular file is replaced when complete; a pipe or device gets each piece at once. */
function toFile(path: string, runtime: Pick<Runtime, 'openWriting'>): Sink {
  let writing: Writing | null = null;
  return {
    async write(text) {
      // An answer is no plan, so no plan is protected.
      writing ??= runtime.openWriting(path, '');
      writing.write(text);
      return true;
    },
    finish: () => writing?.finish(),
    abandon: () => writing?.abandon(),
  };
}
