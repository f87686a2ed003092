/**
 * The outputs of a step as the runner reads them from the file that `GITHUB_OUTPUT` names. The delimiter must be one that nobody can
 * guess, for a value is free to hold any line but that. Throws when a value holds it, or a name is none.
 */
export function formatOutputs(outputs: Readonly<Record<string, string>>, delimiter: string): string {
  return Object.entries(outputs)
    .map(([name, value]) => {
      if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`${name} is no name for an output`);
      if (value.includes(delimiter)) throw new Error(`the output ${name} holds the delimiter`);
      return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
    .join('');
}
