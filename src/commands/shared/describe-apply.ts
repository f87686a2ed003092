import type { PlanFile } from '../../generated/types.ts';
import { Git } from '../../runtime/git.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { Environment } from '../../util/environment.ts';

/** When and by whom a plan was applied, for its plan file: the clone's commit, and what the CI service says of its job. */
export function describeApply({ startedAt, env, root }: Runtime): NonNullable<PlanFile['applied']> {
  const service = ciServices.find(({ jobVariable }) => (env[jobVariable] ?? '') !== '');
  return {
    at: new Date(startedAt).toISOString().replace(/\.\d+Z$/, 'Z'),
    commit: new Git(root, env).resolveCommit('HEAD'),
    run: service?.run(env) ?? null,
    started_by: service?.startedBy(env) ?? null,
  };
}

type CiService = {
  /** The name of a variable that only jobs of this service have. */
  readonly jobVariable: string;
  readonly run: (env: Environment) => string | undefined;
  readonly startedBy: (env: Environment) => string | undefined;
};

const ciServices: readonly CiService[] = [
  {
    jobVariable: 'GITHUB_RUN_ID',
    run: (env) =>
      `${env['GITHUB_SERVER_URL'] ?? ''}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}/attempts/${env['GITHUB_RUN_ATTEMPT'] ?? ''}`,
    startedBy: (env) => env['GITHUB_TRIGGERING_ACTOR'],
  },
  { jobVariable: 'GITLAB_CI', run: (env) => env['CI_JOB_URL'], startedBy: (env) => env['GITLAB_USER_LOGIN'] },
  {
    jobVariable: 'TF_BUILD',
    run: (env) =>
      `${env['SYSTEM_COLLECTIONURI'] ?? ''}${env['SYSTEM_TEAMPROJECTID'] ?? ''}/_build/results?buildId=${env['BUILD_BUILDID'] ?? ''}`,
    startedBy: (env) => env['BUILD_REQUESTEDFOR'],
  },
  {
    jobVariable: 'BITBUCKET_BUILD_NUMBER',
    run: (env) =>
      `https://bitbucket.org/${env['BITBUCKET_REPO_FULL_NAME'] ?? ''}/pipelines/results/${env['BITBUCKET_BUILD_NUMBER'] ?? ''}`,
    startedBy: (env) => env['BITBUCKET_STEP_TRIGGERER_UUID'],
  },
  { jobVariable: 'JENKINS_URL', run: (env) => env['BUILD_URL'], startedBy: (env) => env['BUILD_USER_ID'] },
];
