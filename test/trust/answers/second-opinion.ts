import { verbOf } from '../../../src/domain/plan.ts';
import type { DryRun } from '../../../src/domain/dry-run.ts';
import type { Answer } from './mutate-answer.ts';
import { readWritten, type Written } from './json-text.ts';

/** Whether the body of a dry run holds anything that could be a change or an error: a list with something in it, wherever. */
export function tellsSomething(value: Written): boolean {
  if (value.kind === 'list') return value.items.length > 0;
  return value.kind === 'object' && value.pairs.some(([, inner]) => tellsSomething(inner));
}

/** What is wrong with the preview that we made of an answer; null when it may stand. */
export function wrongPreview(preview: DryRun, { status, body, question }: Answer): string | null {
  const { entries: all, rejections, stateVersion } = preview;
  // A reader may ignore a byte order mark (RFC 8259, 8.1).
  const value = readWritten(body.toString('utf8').replace(/^\uFEFF/, ''));
  if (all.length + rejections.length === 0) {
    if (status !== 200) return `no changes, of an answer ${String(status)}`;
    if (value === null) return 'no changes, of a body that is no JSON';
    if (tellsSomething(value)) return 'no changes, of a body that tells of some';
  }
  if (rejections.length === 0 && !/^[\x21-\x7e]{1,1000}$/.test(stateVersion)) return 'no state version to send back';
  const lost = all.find(({ object, key }) => object === '' || Object.keys(key).length === 0);
  if (lost !== undefined) return 'an entry without a kind or a key';
  const isForeign = all.some(({ key }) => question.ask === 'dry-run' && question.kind === 'detection/code' && key['product'] === 'secrets');
  if (isForeign) return 'an entry of another product';
  return value === null || rejections.length > 0 ? null : wrongCounts(preview, value);
} // prettier-ignore

/** Each list has as many entries as the body wrote; a name that stands twice has no one meaning. */
function wrongCounts(preview: DryRun, value: Written): string | null {
  if (value.kind !== 'object') return 'a preview, of a body that is no object';
  const wrong = (['create', 'update', 'delete'] as const).find((verb) => {
    const written = value.pairs.filter(([field]) => field === `${verb}s`).map(([, inner]) => inner);
    const counts = written.map((inner) => (inner.kind === 'list' ? inner.items.length : 0));
    return counts.length < 2 && (counts[0] ?? 0) !== preview.entries.filter((entry) => verbOf(entry) === verb).length;
  });
  return wrong === undefined ? null : `${wrong}s are not as many as were written`;
}
