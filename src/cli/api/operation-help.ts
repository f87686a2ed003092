import { constraintsOf } from '../../commands/api/describe-input.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import { type Input, requests } from '../../generated/requests.ts';
import { examples } from './examples.ts';

/** One flag in the help: what it is, and what its value has to be. */
export function describeFlag(input: Input): string {
  const constraints = constraintsOf(input);
  const bounds = constraints.length === 0 ? '' : `(${constraints.join('; ')})`;
  return [input.description, bounds].filter((part) => part !== '').join(' ');
}

/** What stands below the flags: what only the body takes, the rules between values, another token than that of the API, an example. */
export function footer(id: OperationId, bodyOnly: readonly Input[]): string {
  return [
    ...section('Only in --body:', bodyOnly.map(describeField)),
    ...section(
      'Rules:',
      requests[id].rules.map((rule) => `  ${rule}`),
    ),
    ...section('Token:', tokenOf(id)),
    ...section('Example:', [`  $ ${examples[id]}`]),
  ].join('\n');
}

/** Nothing where the API token is what every command goes by. */
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
