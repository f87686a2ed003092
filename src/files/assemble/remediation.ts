import type { BrokenPolicy, Bundle, Notes } from '../../domain/bundle.ts';
import { slugOf } from '../../domain/declared-policies.ts';
import { extrasOf, hasExtras } from '../../domain/extra-fields.ts';
import { type ObjectId, policyId } from '../../domain/object.ts';
import type { Place } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Action, Condition, PolicyEntry, RemediationPolicy } from '../../generated/types.ts';
import type { DeclaredPolicies, DeclaredPolicy } from '../shape/declare.ts';
import { readsAs } from '../yaml/scalars.ts';
import { notesOf } from './notes.ts';

/** One bundle of the policies of some files, sorted by slug. */
export function remediationBundle(
  deployment: string | null,
  files: readonly DeclaredPolicies[],
): { bundle: Bundle; problems: Problem[] } {
  const declared = files.flatMap((file) => file.policies);
  const origins = new Map<ObjectId, Place>();
  const notes = new Map<ObjectId, Notes>();
  const policies: RemediationPolicy[] = [];
  const broken: BrokenPolicy[] = [];
  for (const { value, at, isWhole } of declared) {
    if (!isWhole) {
      broken.push({ policy: toPolicy(value), at, notes: notesOf(value) });
      continue;
    }
    const id = policyId(slugOf(value));
    if (origins.has(id)) continue; // what is wrong with a second one would be shown at the first
    policies.push(toPolicy(value));
    origins.set(id, at);
    const own = notesOf(value);
    if (own !== null) notes.set(id, own);
  }
  policies.sort((a, b) => (slugOf(a) < slugOf(b) ? -1 : 1));
  const content = { ...(deployment !== null && { deployment_slug: deployment }), policies };
  const found = broken.length > 0 && { broken };
  return {
    bundle: { deployment, origins, notes, kind: 'remediation', content, ...found },
    problems: identityProblems(declared),
  };
}

/** Slugs that are taken twice, and policies without one, whose identity would hang on their name. */
function identityProblems(declared: readonly DeclaredPolicy[]): Problem[] {
  const seen = new Map<string, Place>();
  return declared.flatMap(({ value, at, hasSlug }): Problem[] => {
    // It is bad, and that is said elsewhere.
    if (value.slug === undefined && (hasSlug || value.name === '')) return [];
    const slug = slugOf(value);
    const first = seen.get(slug);
    seen.set(slug, first ?? at);
    const problems: Problem[] = [];
    if (!hasSlug) {
      const reads = readsAs(slug);
      problems.push({ severity: 'warning', at, code: 'missing-slug', name: value.name, derived: slug, reads });
    }
    if (first !== undefined) {
      problems.push({ severity: 'error', at: identityIn(value, at), code: 'duplicate-slug', slug, first });
    }
    return problems;
  });
}

const identityIn = ({ slug }: DeclaredPolicy['value'], { file, pointer }: Place): Place => ({
  file,
  pointer: [...pointer, slug === undefined ? 'name' : 'slug'],
});

/** What is sent: without notes, with every default written out, and with the extra fields. */
function toPolicy(entry: PolicyEntry): RemediationPolicy {
  const policy = knownPolicy(entry);
  const { filters } = entry;
  if (hasExtras('filters', filters)) policy.filters = { ...policy.filters, ...extrasOf('filters', filters) };
  return hasExtras('policy', entry) ? { ...policy, ...extrasOf('policy', entry) } : policy;
}

function knownPolicy({ name, slug, description, active = true, filters, actions }: PolicyEntry): RemediationPolicy {
  const content = {
    active,
    filters: { mode: filters.mode, conditions: filters.conditions.map(toCondition) },
    actions: actions.map(toAction),
  };
  // Four shapes written out: with spreads, ten thousand policies take three times as long.
  if (slug === undefined) return description === undefined ? { name, ...content } : { name, description, ...content };
  return description === undefined ? { name, slug, ...content } : { name, slug, description, ...content };
}

const toCondition = (condition: Condition): Condition =>
  condition.mode === undefined ? { ...condition, mode: 'any' } : condition;

const toAction = (action: Action): Action => (action.config === undefined ? { ...action, config: {} } : action);
