import { join } from 'node:path';
import { expect } from 'vitest';
import { beginStory, type Story } from '../action/stories.ts';
import type { Rig, RigOptions } from '../rig/rig.ts';
import type { Permissions } from '../rig/permissions.ts';
import type { Run, RunOptions } from '../rig/runner/run.ts';

type Begin = NonNullable<Parameters<typeof beginStory>[0]>;

/** From source, so that no other work at the built program gets in between. */
const program = join(import.meta.dirname, '..', '..', '..', 'src', 'action.ts');

export const beginDrift = (options: Begin & RigOptions = {}): Promise<Story> => beginStory({ ...options, program });

/** What the job of examples/workflows/drift.yml asks for. */
const asked: Permissions = { contents: 'read', issues: 'write', pull_requests: 'write', statuses: 'write' };

/** The drift check of one morning; green, whatever it finds. */
export async function look(rig: Rig, how: RunOptions = {}): Promise<Run> {
  const run = await rig.run({ event: 'schedule' }, { depth: 0, permissions: asked, ...how });
  expect(run.log).not.toContain('This is a bug');
  expect(`${String(run.isGreen)} ${run.outputs['failure-reason'] ?? run.log}`).toBe('true ');
  return run;
}

/** Requests that wrote something. */
export const writes = ({ requests }: Run): string[] =>
  requests.flatMap(({ method, operation }) => (method === 'GET' ? [] : [operation ?? '']));
