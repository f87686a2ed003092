import type { Position } from './problem.ts';

/** Where a text is shown: by a command, or by the action on GitHub. */
export type Surface = 'command-line' | 'action';

/** An option of commands that is an input of the action. */
export type SharedOption = { readonly option: 'base-url' | 'config' | 'deployment' };

/** What to do about an error. Options are separate from the text, since the action calls them inputs. */
export type Fix = string | readonly (string | SharedOption)[];

/** A fix as text, with the names of options or inputs. */
export function describeFix(fix: Fix, surface: Surface): string {
  const nameOf = ({ option }: SharedOption): string => (surface === 'action' ? `the input ${option}` : `--${option}`);
  return [fix]
    .flat()
    .map((part) => (typeof part === 'string' ? part : nameOf(part)))
    .join('');
}

/** The change of a file that fixes a problem, if exactly one change does. It is made at the place of the problem. */
export type Correction =
  /** Replaces the value, or the key if the place is one; quoted if YAML could read something else. */
  | { readonly kind: 'text'; readonly text: string }
  /** Replaces the value, without quotes: `true`, `false` or a whole number. */
  | { readonly kind: 'bare'; readonly text: string }
  /** Adds a slug below the name of a policy. */
  | { readonly kind: 'slug'; readonly slug: string }
  /** Adds or moves the dashes of list entries. */
  | { readonly kind: 'dash' }
  /** Fixes the syntax of a text that is not YAML yet, so that it has no places. */
  | { readonly kind: 'syntax'; readonly what: 'odd-space' | 'quotes' | 'dash'; readonly position: Position };
