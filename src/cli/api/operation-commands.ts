import { Command, Help, Option } from 'commander';
import { bodyOnly, deploymentParameter, type Flag, flagsOf } from '../../commands/api/flags.ts';
import { operationIds, summaryOf } from '../../commands/api/list-operations.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import { requests } from '../../generated/requests.ts';
import { connectionOptions } from '../options.ts';
import type { Session } from '../session.ts';
import { settle } from '../settle.ts';
import { describeFlag, footer } from './operation-help.ts';
import { type ApiFlags, runOperation } from './run-operation.ts';

/** Gives the command `api` one command for each operation. */
export function addOperations(api: Command, session: Session): void {
  api.commandsGroup('Operations:');
  for (const id of operationIds) {
    const command = settle(operationCommand(id, session), session.parts.streams);
    command.configureHelp({ showGlobalOptions: true, optionDescription });
    api.addCommand(command);
  }
}

/** That a flag without a value means true needs no words. */
const optionDescription = (option: Option): string =>
  option.presetArg === undefined ? new Help().optionDescription(option) : option.description;

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
  return connectionOptions(command)
    .addHelpText('after', () => footer(id, bodyOnly(id)))
    .action(async () => runOperation(id, typed, command.optsWithGlobals<ApiFlags>(), session));
}

function deploymentOptions(id: OperationId, command: Command): void {
  if (deploymentParameter(id) === null) return;
  command
    .option('--deployment <slug>', 'the deployment (default: the only one that the token sees)')
    .option('--config <file>', 'the config, which may know the id of the deployment (default: ifmatch.yaml)');
}

/** What is typed is kept as it is; it is read when all of it is there, so that all that is wrong is told at once. */
function addFlag(command: Command, flag: Flag, typed: Map<string, string[]>): void {
  const { name, input } = flag;
  const keep = (text: string): string => {
    typed.set(name, [...(typed.get(name) ?? []), text]);
    return text;
  };
  const value =
    input.kind === 'boolean' ? '[bool]' : `<${input.enum === undefined ? placeholders[input.kind] : 'word'}>`;
  const option = new Option(`${name} ${value}`, describeFlag(input)).argParser(keep);
  command.addOption(input.kind === 'boolean' ? option.preset('true') : option);
  if (input.kind !== 'boolean') return;
  command.addOption(new Option(`--no-${name.slice(2)}`).preset('false').argParser(keep).hideHelp());
}

const placeholders = { text: 'text', integer: 'n', number: 'number', json: 'json' } as const;

function answerOptions(id: OperationId, command: Command): void {
  const all = new Option('--all', 'follow the pages to the end');
  const format = new Option('--format <name>', 'how the answer is written; ndjson has an item a line')
    .choices(['json', 'ndjson', 'table'])
    .default('json');
  const arrays = new Option('--arrays <how>', 'how lists are written into the query')
    .choices(['repeat', 'comma'])
    .default('repeat');
  command
    .addOption(all.hideHelp(operations[id].paging === null))
    .addOption(format)
    .option('--output <file>', 'write the answer to this file')
    .addOption(arrays.hideHelp(!hasListInQuery(id)));
}

const hasListInQuery = (id: OperationId): boolean =>
  requests[id].inputs.some(({ in: place, list }) => place === 'query' && list);
