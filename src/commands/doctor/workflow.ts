import { join } from 'node:path';
import { UsageError } from '../../domain/usage-error.ts';
import { parse } from '../../files/yaml/parse.ts';
import type { Environment, World } from '../../world.ts';
import { failed, type Looked, ok, skipped, warning } from './examination.ts';
import type { Running } from './job.ts';

type Level = 'none' | 'read' | 'write';
type Scope = 'contents' | 'pull-requests' | 'statuses' | 'issues';

/** What the workflow that runs this gives to its token, as its file says. Whether it may write cannot be asked of GitHub without writing. */
export function lookAtWorkflow({ event }: Running, env: Environment, world: Pick<World, 'readText'>): Looked<true> {
  const workflow = readWorkflow(env, world);
  if (workflow === null) return skipped('the file of the workflow cannot be read here');
  const given = permissionsIn(workflow, env['GITHUB_JOB'] ?? '');
  if (given === null)
    return warning(
      'The workflow says no permissions, so those hold that the repository gives by default.',
      `Write them: permissions: { ${wanted(event.kind)
        .map(([scope, level]) => `${scope}: ${level}`)
        .join(', ')} }.`,
      true,
    );
  const lacking = wanted(event.kind).filter(([scope, level]) => rank[given(scope)] < rank[level]);
  if (lacking.length === 0)
    return ok(
      `the job may ${wanted(event.kind)
        .map(([scope, level]) => `${level} ${scope}`)
        .join(', ')}`,
      true,
    );
  const list = lacking.map(([scope, level]) => `${scope}: ${level}`).join(', ');
  const fix = `Add to the permissions of the job: ${list}.`;
  // A job that only runs `doctor` may well comment in another one.
  return lacking.some(([scope]) => scope === 'contents')
    ? failed(`The job lacks the permission ${list}.`, fix)
    : warning(`The job lacks the permission ${list}: the action could not ${lackingFor(lacking)}.`, fix, true);
}

const rank: Readonly<Record<Level, number>> = { none: 0, read: 1, write: 2 };

/** What the action does on an event. */
const wanted = (event: Running['event']['kind']): readonly (readonly [Scope, Level])[] => [
  ['contents', 'read'],
  ['pull-requests', 'write'],
  ['statuses', 'write'],
  ...(event === 'schedule' ? ([['issues', 'write']] as const) : []),
];

const uses: Readonly<Record<Scope, string>> = {
  contents: 'read the files',
  'pull-requests': 'comment',
  statuses: 'mark a stale preview',
  issues: 'keep the issue about drift',
};

const lackingFor = (lacking: readonly (readonly [Scope, Level])[]): string =>
  lacking.map(([scope]) => uses[scope]).join(' or ');

/** The file that GITHUB_WORKFLOW_REF names, `owner/name/.github/workflows/file.yml@ref`, as it was checked out. */
function readWorkflow(env: Environment, world: Pick<World, 'readText'>): unknown {
  const [, path] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^/@]+\.ya?ml)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
  if (path === undefined) return null;
  try {
    const text = world.readText(join(env['GITHUB_WORKSPACE'] ?? '.', path));
    // Our reader refuses the key `on`, which some readers take for a boolean; GitHub does not.
    const parsed = parse(path, text.replace(/^on:/m, '"on":'));
    return 'problems' in parsed ? null : parsed.value;
  } catch (error) {
    if (error instanceof UsageError) return null; // nothing is checked out, or something else
    throw error;
  }
}

/** The permissions of a job, which replace those of its workflow; null when none of them says any. */
function permissionsIn(workflow: unknown, job: string): ((scope: Scope) => Level) | null {
  const said = field(field(field(workflow, 'jobs'), job), 'permissions') ?? field(workflow, 'permissions');
  if (said === undefined) return null;
  if (said === 'write-all') return () => 'write';
  if (said === 'read-all') return () => 'read';
  return (scope) => {
    const level = field(said, scope);
    return level === 'read' || level === 'write' ? level : 'none';
  };
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
