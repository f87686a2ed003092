/**
 * Whether a text matches a pattern with `*` (any characters) and `?` (one character). The greedy algorithm with one backtracking point, the last
 * `*`: at worst the product of both lengths, for any pattern. For globs of whole paths, with `**`, see `files/path-glob.ts`.
 */
export function matchesGlob(pattern: string, text: string): boolean {
  let [patternIndex, lastStar, retryFrom] = [0, -1, 0];
  for (let index = 0; index < text.length;) {
    if (pattern[patternIndex] === '*') {
      lastStar = patternIndex++;
      retryFrom = index;
    } else if (pattern[patternIndex] === '?' || pattern[patternIndex] === text[index]) {
      patternIndex++;
      index++;
    } else if (lastStar >= 0) {
      patternIndex = lastStar + 1;
      index = ++retryFrom;
    } else {
      return false;
    }
  }
  while (pattern[patternIndex] === '*') patternIndex++;
  return patternIndex === pattern.length;
}
