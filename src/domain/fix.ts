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
