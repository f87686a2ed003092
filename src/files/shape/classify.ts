import { nearest } from '../nearest.ts';
import type { ShapeName } from './field.ts';

export type FileShape = Exclude<ShapeName, 'config'>;

/** Keys that tell what a file is, in the order in which they are asked. */
const telling: readonly { readonly shape: FileShape; readonly keys: readonly string[] }[] = [
  { shape: 'policies', keys: ['policies'] },
  { shape: 'detection', keys: ['product', 'rulesets', 'rules', 'disabled', 'exceptions'] },
  { shape: 'policy', keys: ['name', 'filters', 'actions', 'slug', 'active', 'description'] },
];

/** What a file is, by the keys it holds; by keys that look mistyped when none is right; null when nothing tells. */
export function classify(keys: readonly string[]): FileShape | null {
  const exact = telling.find((one) => one.keys.some((key) => keys.includes(key)));
  return (exact ?? telling.find((one) => keys.some((key) => nearest(key, one.keys) !== null)))?.shape ?? null;
}
