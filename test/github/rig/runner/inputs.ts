import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';

type Manifest = { readonly inputs?: Readonly<Record<string, { readonly default?: unknown } | null>> };

/**
 * The `INPUT_…` variables of a step: every input that action.yml declares, with its default or what `with:` says.
 * Without an action.yml only what `with:` says. Throws for an input that is not declared, and for an expression
 * that is not known here.
 */
export function inputVariables(
  manifestPath: string,
  given: Readonly<Record<string, string>>,
  usual: Readonly<Record<string, string>>,
  token: string,
): Record<string, string> {
  const declared = existsSync(manifestPath) ? declaredIn(manifestPath, token) : null;
  const unknown = Object.keys(given).filter((name) => declared !== null && !Object.hasOwn(declared, name));
  if (unknown.length > 0) throw new Error(`action.yml declares no input ${unknown.join(', ')}`);
  const usualOnes = Object.entries(usual).filter(([name]) => declared === null || Object.hasOwn(declared, name));
  const all = { ...declared, ...Object.fromEntries(usualOnes), ...given };
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [variableOf(name), text]));
}

/** The runner keeps a hyphen: `INPUT_API-TOKEN`. */
const variableOf = (name: string): string => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;

function declaredIn(path: string, token: string): Record<string, string> {
  const { inputs = {} } = load(readFileSync(path, 'utf8')) as Manifest;
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, evaluated(textOf(input?.default), token)]),
  );
}

/** A default is a text, or YAML's plain form of one. */
const textOf = (value: unknown): string =>
  typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string' ? String(value) : '';

const evaluated = (text: string, token: string): string =>
  text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    if (expression === 'github.token') return token;
    throw new Error(`the rig does not know the expression ${expression}`);
  });
