import { fieldsOfPolicies } from '../../domain/extra-fields.ts';
import { nearest } from '../../files/nearest.ts';
import type { ErrorObject } from '../../generated/guards/guard.ts';
import type { OperationId } from '../../generated/operations.ts';
import { type Input, requests } from '../../generated/requests.ts';
import { charactersIn, either, isTooLarge, textOf } from './describe-input.ts';
import { type Flag, flagName } from './flags.ts';
import { wordsFor } from './keyword-words.ts';
import type { RequestProblem } from './read-flags.ts';

/** A query or a body that was held against the document. */
export type Checked = {
  readonly id: OperationId;
  readonly flags: readonly Flag[];
  readonly place: 'query' | 'body';
  readonly value: unknown;
  /** The names of the flags that were given. */
  readonly given: ReadonlySet<string>;
  readonly errors: readonly ErrorObject[];
};

/** What is wrong with a request, in the words of the document: single values first, then the rules between them. */
export function requestProblems(checked: Checked): RequestProblem[] {
  const ofRules = checked.errors.filter((error) => ruleOf(checked, error) !== null);
  const ofValues = checked.errors.filter((error) => ruleOf(checked, error) === null);
  return [...ofValues.map((error) => valueProblem(checked, error)), ...ruleProblems(checked, ofRules)];
}

/** The number of the rule that an error is about. */
function ruleOf({ id }: Checked, { schemaPath }: ErrorObject): number | null {
  const [, number] = /^#\/allOf\/(\d+)\//.exec(schemaPath) ?? [];
  return number === undefined || requests[id].rules[Number(number)] === undefined ? null : Number(number);
}

function ruleProblems(checked: Checked, errors: readonly ErrorObject[]): RequestProblem[] {
  return requests[checked.id].rules.flatMap((rule, number) => {
    const broken = errors.filter((error) => ruleOf(checked, error) === number);
    if (broken.length === 0) return [];
    const misplaced = broken
      .filter(({ keyword }) => keyword === 'false schema')
      .map(({ instancePath }) => labelOf(checked, pathOf(instancePath)));
    if (misplaced.length > 0) {
      const out = misplaced.length === 1 ? 'it' : 'them';
      return [{ at: [...new Set(misplaced)].join(', '), says: `${rule} Leave ${out} out.` }];
    }
    const named = [...rule.matchAll(/`(\w+)`/g)].map(([, name = '']) => labelOf(checked, [name]));
    return [{ at: [...new Set(named)].join(', '), says: rule }];
  });
}

function valueProblem(checked: Checked, error: ErrorObject): RequestProblem {
  const path = pathOf(error.instancePath);
  const missing = error.params['missingProperty'] ?? error.params['additionalProperty'];
  if (typeof missing === 'string') {
    const at = labelOf(checked, [...path, missing]);
    return error.keyword === 'required'
      ? { at, says: absent(checked, [...path, missing]) }
      : unknown(checked, at, missing);
  }
  const input = inputAt(checked, path);
  const value = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], checked.value);
  const label = labelOf(checked, path);
  return { at: `${label}${shown(value, input, label)}`, says: wordsFor(error, input, value) };
}

function absent(checked: Checked, path: readonly string[]): string {
  const values = inputAt(checked, path)?.enum;
  return `is missing. ${values === undefined ? 'It is required.' : `Give ${either(values)}.`}`;
}

/** A field of the body that resembles none may be one of a newer platform; one that does could select too much where it is ignored. */
function unknown({ id, place }: Checked, at: string, name: string): RequestProblem {
  const fields = requests[id].inputs.filter((input) => input.in === place).map(({ path }) => path);
  const elsewhere = fields.find((path) => path.at(-1) === name);
  const known = [...fields.map((path) => path.at(-1) ?? ''), ...fieldsOfPolicies];
  const meant = elsewhere === undefined ? nearest(name, known) : elsewhere.map(fieldOf).join('');
  if (meant !== null) return { at, says: `is no field of the request. Did you mean ${meant}?` };
  if (place === 'query') return { at, says: 'is no field of the request. Leave it out.' };
  return { at, says: 'is not in the API description. It is sent as it is.', isWarning: true };
}

const pathOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The input that a path leads to or into. */
const inputAt = ({ id, place }: Checked, path: readonly string[]): Input | undefined =>
  requests[id].inputs.find((input) => input.in === place && input.path.every((name, index) => path[index] === name));

/** The flag of a path, or its place in the body: there it was given, or there alone it can be. */
function labelOf(checked: Checked, path: readonly string[]): string {
  const input = inputAt(checked, path);
  const flag = checked.flags.find((one) => one.input === input);
  const isGiven = (name: string): boolean => checked.given.has(name);
  if (flag !== undefined && (isGiven(flag.name) || !isPresent(checked.value, path))) return flagName(flag.input.path);
  const written = path.map((name, index) => fieldOf(name, index)).join('');
  return path.length === 0 ? '--body' : `\`${written}\` in --body`;
}

function isPresent(value: unknown, path: readonly string[]): boolean {
  return (
    path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value) !== undefined
  );
}

function fieldOf(name: string, index: number): string {
  if (/^\d+$/.test(name)) return `[${name}]`;
  return index === 0 ? name : `.${name}`;
}

/** The value behind its name, as far as it is short, and never a secret; in the body as JSON, for a text may look like a number. */
function shown(value: unknown, input: Input | undefined, label: string): string {
  if (input?.writeOnly === true || value === undefined || typeof value === 'object') return '';
  const text = textOf(value);
  if (text.length > longest) return ` (${String(charactersIn(text))} characters)`;
  if (!label.startsWith('--'))
    return ` (${input?.kind === 'integer' && isTooLarge(value) ? value : JSON.stringify(value)})`;
  return ` ${text === '' ? '""' : text}`;
}

const longest = 60;
