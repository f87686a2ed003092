import type { Position } from './problem.ts';

/** Where a text is read: behind a command line, or on GitHub. */
export type Surface = 'command-line' | 'action';

/** An option of commands that is an input of the action. */
export type SharedOption = { readonly option: 'base-url' | 'config' | 'deployment' };

/** What to do about an error. Options are told apart from the text, since the action calls them inputs. */
export type Fix = string | readonly (string | SharedOption)[];

/** A fix in the words of where it is read. */
export function fixWords(fix: Fix, surface: Surface): string {
  const nameOf = ({ option }: SharedOption): string => (surface === 'action' ? `the input ${option}` : `--${option}`);
  return [fix]
    .flat()
    .map((part) => (typeof part === 'string' ? part : nameOf(part)))
    .join('');
}

/** The change of a file that fixes a problem, where exactly one does. It is made at the place of the problem. */
export type Correction =
  /** Another text for the value, or for the key if the place is one; quoted if YAML could read something else. */
  | { readonly kind: 'text'; readonly text: string }
  /** The value without quotes: `true`, `false` or a whole number. */
  | { readonly kind: 'bare'; readonly text: string }
  /** A slug below the name of a policy. */
  | { readonly kind: 'slug'; readonly slug: string }
  /** Dashes for a list entry, or several, that have none or have it in the wrong column. */
  | { readonly kind: 'dash' }
  /** Of a text that is no YAML yet, so that it has no places. */
  | { readonly kind: 'syntax'; readonly what: 'odd-space' | 'quotes' | 'dash'; readonly position: Position };
