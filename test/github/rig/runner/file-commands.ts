/**
 * The pairs of a file like GITHUB_OUTPUT, `name=value` or `name<<END`, lines, `END`: a port of actions/runner's
 * EnvFileKeyValuePairs. Throws in its words for what it cannot read, and the step fails then.
 */
export function parsePairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  let rest = text;
  const readLine = (): string | null => {
    if (rest === '') return null;
    const end = rest.indexOf('\n');
    const line = end < 0 ? rest : rest.slice(0, end);
    rest = end < 0 ? '' : rest.slice(end + 1);
    return line;
  };
  for (let line = readLine(); line !== null; line = readLine()) {
    if (line === '') continue;
    const [equals, heredoc] = [line.indexOf('='), line.indexOf('<<')];
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
      pairs[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    if (heredoc < 0) throw new Error(`Invalid format '${line}'`);
    const [name, delimiter] = [line.slice(0, heredoc), line.slice(heredoc + 2)];
    if (name === '' || delimiter === '') {
      throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
    }
    const lines: string[] = [];
    for (let inner = readLine(); inner !== delimiter; inner = readLine()) {
      if (inner === null) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      lines.push(inner);
    }
    pairs[name] = lines.join('\n');
  }
  return pairs;
}

const mostSummary = 1024 * 1024;

/** What of a file like GITHUB_STEP_SUMMARY is shown: all of it, or above one mebibyte nothing. */
export function shownSummary(bytes: Buffer): { readonly shown: string; readonly error: string | null } {
  if (bytes.length <= mostSummary) return { shown: bytes.toString(), error: null };
  const [most, size] = [mostSummary, bytes.length].map((count) => `${String(Math.floor(count / 1024))}k`);
  const error = `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${String(most)}, got ${String(size)}`;
  return { shown: '', error };
}
