import { verbOf } from '../../../src/domain/plan.ts';
import type { DryRun } from '../../../src/domain/dry-run.ts';
import type { MutatedResponse } from './mutate-response.ts';
import { parseJson, type JsonNode } from './json-text.ts';

/** Whether the body of a dry run may contain a change or an error: any list in it that is not empty. */
export function hasNonEmptyList(value: JsonNode): boolean {
  if (value.kind === 'list') return value.items.length > 0;
  return value.kind === 'object' && value.pairs.some(([, inner]) => hasNonEmptyList(inner));
}

/** Returns how a dry run contradicts the response that the client read it from, or null. */
export function findDryRunError(dryRun: DryRun, { status, body, request }: MutatedResponse): string | null {
  const { entries, rejections, stateVersion } = dryRun;
  // A reader may ignore a byte order mark (RFC 8259, 8.1).
  const value = parseJson(body.toString('utf8').replace(/^\uFEFF/, ''));
  if (entries.length + rejections.length === 0) {
    if (status !== 200) return `no changes, of an answer ${String(status)}`;
    if (value === null) return 'no changes, of a body that is no JSON';
    if (hasNonEmptyList(value)) return 'no changes, of a body that tells of some';
  }
  if (rejections.length === 0 && !/^[\x21-\x7e]{1,1000}$/.test(stateVersion)) return 'no state version to send back';
  const unidentified = entries.find(({ object, key }) => object === '' || Object.keys(key).length === 0);
  if (unidentified !== undefined) return 'an entry without a kind or a key';
  const isOfOtherProduct = entries.some(({ key }) => request.ask === 'dry-run' && request.kind === 'detection/code' && key['product'] === 'secrets');
  if (isOfOtherProduct) return 'an entry of another product';
  return value === null || rejections.length > 0 ? null : findCountError(dryRun, value);
} // prettier-ignore

/** Compares the number of entries of each list with the body. A list whose name occurs twice is skipped, because either may count. */
function findCountError(dryRun: DryRun, value: JsonNode): string | null {
  if (value.kind !== 'object') return 'a preview, of a body that is no object';
  const wrongVerb = (['create', 'update', 'delete'] as const).find((verb) => {
    const written = value.pairs.filter(([field]) => field === `${verb}s`).map(([, inner]) => inner);
    const counts = written.map((inner) => (inner.kind === 'list' ? inner.items.length : 0));
    return counts.length < 2 && (counts[0] ?? 0) !== dryRun.entries.filter((entry) => verbOf(entry) === verb).length;
  });
  return wrongVerb === undefined ? null : `${wrongVerb}s are not as many as were written`;
}
