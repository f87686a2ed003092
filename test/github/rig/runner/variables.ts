import { join } from 'node:path';
import type { Site } from '../site.ts';
import type { Told } from './trigger.ts';

/** The folders and files of one run. */
export type Places = {
  readonly workspace: string;
  readonly temp: string;
  readonly home: string;
  readonly event: string;
  readonly output: string;
  readonly summary: string;
  readonly state: string;
  readonly env: string;
  readonly path: string;
  /** The seconds it waited, which a runner does not have. */
  readonly waits: string;
};

export const placesIn = (folder: string, name: string): Places => ({
  workspace: join(folder, 'work', name, name),
  temp: join(folder, 'temp'),
  home: join(folder, 'home'),
  event: join(folder, 'temp', 'event.json'),
  output: join(folder, 'temp', 'set_output'),
  summary: join(folder, 'temp', 'step_summary'),
  state: join(folder, 'temp', 'save_state'),
  env: join(folder, 'temp', 'set_env'),
  path: join(folder, 'temp', 'add_path'),
  waits: join(folder, 'waits'),
});

/** The variables that the runner sets for every step, and nothing of this machine's but the way to its programs. */
export function runnerVariables(
  told: Told,
  places: Places,
  run: { readonly id: number; readonly attempt: number; readonly startedBy: string },
  site: Site,
): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: places.home,
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: 'ifmatch',
    GITHUB_ACTION_REF: '',
    GITHUB_ACTION_REPOSITORY: '',
    GITHUB_ACTOR: told.actor,
    GITHUB_ACTOR_ID: '1',
    GITHUB_API_URL: site.api,
    GITHUB_BASE_REF: told.baseRef,
    GITHUB_ENV: places.env,
    GITHUB_EVENT_NAME: told.name,
    GITHUB_EVENT_PATH: places.event,
    GITHUB_GRAPHQL_URL: `${site.api.replace(/\/v3$/, '')}/graphql`,
    GITHUB_HEAD_REF: told.headRef,
    GITHUB_JOB: 'policies',
    GITHUB_OUTPUT: places.output,
    GITHUB_PATH: places.path,
    GITHUB_REF: told.ref,
    GITHUB_REF_NAME: told.ref.replace(/^refs\/(?:heads|pull)\//, ''),
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REPOSITORY: site.fullName,
    GITHUB_REPOSITORY_ID: String(site.id),
    GITHUB_REPOSITORY_OWNER: site.owner,
    GITHUB_REPOSITORY_OWNER_ID: '1',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: String(run.attempt),
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_NUMBER: String(run.id % 1000),
    GITHUB_SERVER_URL: site.server,
    GITHUB_SHA: told.sha,
    GITHUB_STATE: places.state,
    GITHUB_STEP_SUMMARY: places.summary,
    GITHUB_TRIGGERING_ACTOR: run.startedBy,
    GITHUB_WORKFLOW: 'policies',
    GITHUB_WORKFLOW_REF: `${site.fullName}/.github/workflows/policies.yaml@${told.ref}`,
    GITHUB_WORKFLOW_SHA: told.sha,
    GITHUB_WORKSPACE: places.workspace,
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'rig',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: places.temp,
    RUNNER_TOOL_CACHE: join(places.temp, 'tools'),
  };
}
