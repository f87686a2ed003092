import { join } from 'node:path';
import type { Settings } from '../../domain/settings.ts';
import { knock } from '../../platform/probe.ts';
import { proxiesIn } from '../../world/connections.ts';
import type { World } from '../../world.ts';
import type { DoctorOptions, Surroundings } from '../doctor.ts';
import type { Loaded } from '../load.ts';
import { lookAtAddress } from './address.ts';
import { lookAtClock } from './clock.ts';
import { lookAtConfig } from './config.ts';
import { type Answered, lookAtConnection } from './connection.ts';
import { type Examination, type Finding, ok } from './examination.ts';
import { lookAtFiles } from './files.ts';
import { lookAtGit, lookAtWorkflows } from './git.ts';
import { lookAtGitHub } from './github.ts';
import { lookAtJob } from './job.ts';
import { lookAtNode } from './node.ts';
import { lookAtProxy } from './proxy.ts';
import { lookAtWorkflow } from './workflow.ts';

/** How the platform was reached; `answer` null for the embedded one, which needs no network. */
export type Reached = { readonly answer: Answered | null };

/** What is on this machine. */
export async function examineHere(
  examination: Examination,
  options: DoctorOptions,
  world: World,
  { node, git }: Surroundings,
): Promise<{ config: Finding<Settings>; files: Finding<Loaded> }> {
  await examination.look({ id: 'node' }, [], () => lookAtNode(node, enginesOf(world)));
  await examination.look({ id: 'git' }, [], () => lookAtGit(git));
  const config = await examination.look({ id: 'config' }, [], () => lookAtConfig(options.config, world));
  const files = await examination.look({ id: 'files' }, [config], () => lookAtFiles(options, world));
  await examination.look({ id: 'workflows' }, [], () => lookAtWorkflows(git));
  return { config, files };
}

function enginesOf(world: World): string {
  const { engines } = JSON.parse(world.readText(join(world.packageRoot, 'package.json'))) as {
    engines: { node: string };
  };
  return engines.node;
}

/** The way to the platform, before any token is sent. */
export async function examineNetwork(
  examination: Examination,
  { sandbox, baseUrl, limits }: DoctorOptions,
  { env, now }: Surroundings,
): Promise<Finding<Reached>> {
  if (sandbox) {
    return examination.look({ id: 'connection' }, [], () =>
      ok('the embedded platform, which needs no address and no token', { answer: null }),
    );
  }
  const proxies = proxiesIn(env);
  const address = await examination.look({ id: 'address' }, [], () =>
    lookAtAddress({ option: baseUrl, variable: env['IFMATCH_BASE_URL'] ?? null }),
  );
  const proxy = await examination.look({ id: 'proxy' }, [address], ([url]) => lookAtProxy(url, proxies));
  // A little less than a check may take, so that what is known of the wait is told.
  const timeout = limits.check * 0.8;
  const answer = await examination.look({ id: 'connection' }, [address, proxy], async ([url, way]) =>
    lookAtConnection(url, way, await knock(url, { proxies, timeout, now })),
  );
  await examination.look({ id: 'clock' }, [answer], ([came]) => lookAtClock(came));
  return { check: answer.check, value: answer.value === null ? null : { answer: answer.value } };
}

/** What a job of GitHub Actions may do. */
export async function examineJob(
  examination: Examination,
  { limits }: DoctorOptions,
  world: World,
  { env, now }: Surroundings,
): Promise<void> {
  const job = await examination.look({ id: 'job' }, [], () => lookAtJob(env, world));
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  await examination.look({ id: 'workflow' }, [job], ([running]) => lookAtWorkflow(running, env, world));
  const access = { token: env['GITHUB_TOKEN'] ?? null, proxies: proxiesIn(env), now, patience: limits.check * 0.8 };
  await examination.look({ id: 'github' }, [job], ([running]) => lookAtGitHub(running, access));
}
