import type { Entry, LivePolicy, PolicyFile } from './plan-policies.ts';

type Added = { readonly policy: LivePolicy; readonly file: string; readonly after: number };

/** Where new policies go: behind their neighbour by slug in a file that holds several, or each into a file of its own where that is the custom. */
export function placePolicies(
  files: readonly PolicyFile[],
  entries: readonly Entry[],
  policies: readonly LivePolicy[],
): { added: Added[]; created: LivePolicy[] } {
  const shared = sharedEntries(files, entries);
  const staying = shared.filter(({ fate }) => fate !== 'remove').toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const added: Added[] = [];
  const created: LivePolicy[] = [];
  const fallback = fallbackFile(files, entries, shared);
  for (const policy of policies) {
    const place = besides(staying, policy) ?? (fallback && { policy, file: fallback.path, after: lastIndex(fallback) });
    if (place === null) created.push(policy);
    else added.push(place);
  }
  return { added, created };
}

/** The policies of lists that hold several; none where most policies have a file of their own. */
function sharedEntries(files: readonly PolicyFile[], entries: readonly Entry[]): Entry[] {
  const shared = entries.filter(
    ({ file, index }) => index !== null && (files.length === 1 || file.declared.policies.length > 1),
  );
  return shared.length * 2 >= entries.length ? shared : [];
}

function besides(staying: readonly Entry[], policy: LivePolicy): Added | null {
  const before = staying.findLast(({ slug }) => slug < policy.slug);
  if (before !== undefined) return { policy, file: before.file.path, after: before.index ?? 0 };
  const [next] = staying;
  return next === undefined ? null : { policy, file: next.file.path, after: (next.index ?? 0) - 1 };
}

/** The list that was there, when nothing of it stays or it was empty. */
function fallbackFile(
  files: readonly PolicyFile[],
  entries: readonly Entry[],
  shared: readonly Entry[],
): PolicyFile | null {
  if (shared[0] !== undefined) return shared[0].file;
  return entries.length > 0 ? null : (files.find((file) => file.declared.policies.length === 0) ?? null);
}

const lastIndex = (file: PolicyFile): number => file.declared.policies.length - 1;
