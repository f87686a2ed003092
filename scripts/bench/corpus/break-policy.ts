/** The mistakes that people make, in turn; each is one that a schema can see. */
const mistakes: readonly ((line: string) => string)[] = [
  (line) => line.replace(/^active: .*/, 'active: "yes"'),
  (line) => line.replace(/^  mode: .*/, '  mode: both'),
  (line) => line.replace(/^slug: (.*)/, 'slug: [$1]'),
  (line) => line.replace(/^active: .*/, '$&\nthreshhold: 3'),
  (line) => line.replace(/^actions:$/, 'acttions:'),
];

/** A policy with one mistake, which depends on its number. */
export function breakPolicy(lines: readonly string[], index: number): string[] {
  const mistake = mistakes[Math.floor(index / 7) % mistakes.length];
  if (mistake === undefined) throw new Error('there is a mistake for each number');
  return lines.flatMap((line) => mistake(line).split('\n'));
}
