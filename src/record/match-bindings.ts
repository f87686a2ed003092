import type { BindingDifference, RecordPayload } from '../domain/record.ts';

/** What a record must be about. Null for a commit that the run does not hold it to. */
export type Bindings = Pick<RecordPayload, 'repository' | 'platform' | 'pull' | 'deployment' | 'settings'> & {
  readonly head: string | null;
  readonly merge: string | null;
};

/** The first thing that a verified record is bound to and that is another one here; null when all are the same. */
export function matchBindings(payload: RecordPayload, expected: Bindings): BindingDifference | null {
  const here = new Map(textsOf(expected));
  for (const [kind, reviewed] of textsOf(payload)) {
    const current = here.get(kind) ?? null;
    if (reviewed !== null && current !== null && reviewed !== current) return { kind, reviewed, current };
  }
  return null;
}

const textsOf = (bindings: Bindings): (readonly [BindingDifference['kind'], string | null])[] => [
  ['repository', bindings.repository],
  ['platform', bindings.platform],
  ['pull', String(bindings.pull)],
  ['deployment', `${bindings.deployment.slug} (${bindings.deployment.id})`],
  ['settings', bindings.settings],
  ['head', bindings.head],
  ['merge', bindings.merge],
];
