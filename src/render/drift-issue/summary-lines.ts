import { escapeMarkdownSpan } from '../escape/markdown.ts';
import { alert, blocks, link, md, ours } from '../markdown/template.ts';

/** Above the summary of a run: where drift is told, and what somebody should see to. Empty, or ends with an empty line. */
export function driftLines(urls: readonly string[], warnings: readonly string[]): string {
  const places = urls.map((url) => md`Drift is told in ${link(md`${url}`, url)}.`);
  const all = [...warnings.map((text) => alert('WARNING', ours(escapeMarkdownSpan(text, 1000)))), ...places];
  return all.length === 0 ? '' : `${blocks(all).text}\n\n`;
}
