/** Whether a text matches a pattern with `*` (any characters) and `?` (one). Backtracks only to the last `*`, so that no pattern is slow. */
export function fitsGlob(pattern: string, text: string): boolean {
  let [at, star, retry] = [0, -1, 0];
  for (let index = 0; index < text.length;) {
    if (pattern[at] === '*') {
      star = at++;
      retry = index;
    } else if (pattern[at] === '?' || pattern[at] === text[index]) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++retry;
    } else {
      return false;
    }
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}
