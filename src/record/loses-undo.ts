/** Whether a text that takes the place of another one lacks an undo which that holds as a plan file. */
export function losesUndo(old: string, next: string): boolean {
  const lost = undosOf(old);
  for (const undo of undosOf(next)) lost.delete(undo);
  return lost.size > 0;
}

/** Each undo of a plan file, as text; of whatever else a file may hold, none. By shape alone: a later version may have more fields. */
function undosOf(text: string): Set<string> {
  const bundles: unknown[] = text.includes('"undo"') ? [listIn(text)].flat() : [];
  return new Set(bundles.flatMap((bundle) => undoOf(Object(bundle) as Record<string, unknown>)));
}

function listIn(text: string): unknown {
  try {
    return (Object(JSON.parse(text.replace(/^\uFEFF/, ''))) as { bundles?: unknown }).bundles;
  } catch {
    // What is no JSON is no plan.
    return [];
  }
}

/** The same old values of the same bundle are the same undo, whatever state version they are to replace. */
function undoOf({ deployment, kind, product, undo }: Record<string, unknown>): string[] {
  if (typeof undo !== 'object' || undo === null || !('bundle' in undo)) return [];
  return [JSON.stringify([deployment, kind, product, undo.bundle])];
}
