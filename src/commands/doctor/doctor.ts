import type { Environment } from '../../util/environment.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import { redactor, encodedFormsOf } from '../../platform/token.ts';
import { fixOf, UsageError, PlatformError } from '../../domain/errors.ts';
import type { Check, CheckId } from '../../domain/doctor-check.ts';
import { defaultSettings } from '../../domain/settings.ts';
import type { ProbeResult } from '../../platform/probe.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { findDeployment } from '../shared/targets.ts';
import {
  type DoctorOptions,
  checkNode,
  checkFiles,
  checkWorkflows,
  checkToken,
  checkPermission,
  checkDeployment,
  checkMigration,
  checkProducts,
  type CheckRun,
  failed,
  checkAddress,
  checkConnection,
  checkClock,
} from './checks.ts';

/** Checks everything that a run needs and changes nothing. Checks that could not run are reported as skipped. */
export async function doctor(options: DoctorOptions, runtime: Runtime): Promise<Check[]> {
  const { connections } = runtime;
  const localChecks = new CheckSequence(null);
  await localChecks.run('node', () => checkNode(runtime));
  const files = await localChecks.run('files', () => checkFiles(options, runtime));
  const workflows = new CheckSequence(null);
  await workflows.run('workflows', () => checkWorkflows(runtime));
  const network = new CheckSequence(null);
  const answer = connections.isEmbedded ? null : await runNetworkChecks(network, options, runtime);
  const checksOfDeployments = await mapConcurrently(slugsToCheck(options, files), async (slug) => {
    const settings = files?.settings ?? defaultSettings;
    const findThisDeployment = () => findDeployment(slug, settings, runtime);
    const isConfigured = slug !== null && (settings.deployments.get(slug)?.id ?? null) !== null;
    const findById = isConfigured ? findThisDeployment : null;
    const deploymentChecks = new CheckSequence(slug, network.failed);
    if (!connections.isEmbedded) await deploymentChecks.run('token', () => checkToken(slug, runtime.env));
    await deploymentChecks.run('permission', async () =>
      checkPermission(await connections.platformFor(slug), slug, findById, answer),
    );
    await deploymentChecks.run('deployment', async () => checkDeployment(await findThisDeployment()));
    await deploymentChecks.run('migration', async () => checkMigration(await findThisDeployment()));
    await deploymentChecks.run('products', async () => checkProducts(await findThisDeployment(), files?.bundles ?? []));
    return deploymentChecks.checks;
  });
  // The answer to a request without a token may hold one, for example in the address of a redirect.
  const redact = redactor(findSecrets(runtime.env).flatMap(encodedFormsOf));
  return redact([...localChecks.checks, ...workflows.checks, ...network.checks, ...checksOfDeployments.flat()]);
}

/** Values that must never be printed. */
const findSecrets = (env: Environment): string[] =>
  Object.entries(env)
    .filter(([name]) =>
      /^(?:IFMATCH_API_TOKEN(?:_|$)|IFMATCH_USER_JWT$|GITHUB_TOKEN$|INPUT_(?:API|GITHUB)-TOKEN$)/.test(name),
    )
    .flatMap(([, value]) => (value === undefined || value.trim() === '' ? [] : [value, value.trim()]));

/** Checks that build on each other: after one that fails, the others are skipped. */
class CheckSequence {
  readonly checks: Check[] = [];
  /** The first check that failed. */
  failed: CheckId | null;
  private readonly deployment: string | null;

  constructor(deployment: string | null, failedBefore: CheckId | null = null) {
    this.deployment = deployment;
    this.failed = failedBefore;
  }

  /** Runs a check and returns its value, if any. Refusals of the platform and mistakes of the user fail it; other errors are bugs and thrown. */
  async run<T>(id: CheckId, runCheck: () => CheckRun<T> | Promise<CheckRun<T>>): Promise<T | null> {
    const skipped = { status: 'skipped', message: `the check "${this.failed ?? ''}" failed` } as const;
    const { value, ...result }: CheckRun<T> = this.failed === null ? await failIfRefused(runCheck) : skipped;
    if (result.status === 'failed') this.failed = id;
    this.checks.push({ id, about: this.deployment, ...result });
    return value ?? null;
  }
}

/** Runs a check, which fails by a refusal of the platform or a mistake of the user. */
async function failIfRefused<T>(runCheck: () => CheckRun<T> | Promise<CheckRun<T>>): Promise<CheckRun<T>> {
  try {
    return await runCheck();
  } catch (error) {
    if (error instanceof PlatformError)
      return failed(error.message, fixOf(error) ?? 'Rerun with --verbose to see each call.');
    if (error instanceof UsageError) return failed(error.message, fixOf(error) ?? 'Correct it, then rerun.');
    throw error;
  }
}

/** The deployments that files and config name; null for the only one that the token sees. */
function slugsToCheck({ deployment }: DoctorOptions, files: LoadedSelection | null): (string | null)[] {
  if (deployment !== null) return [deployment];
  const named = [
    ...(files?.settings.deployments.keys() ?? []),
    ...(files?.bundles.map((bundle) => bundle.deployment) ?? []),
  ];
  const slugs = [...new Set(named)].filter((slug) => slug !== null);
  return slugs.length === 0 ? [null] : slugs;
}

/** Checks the connection to the platform, before any token is sent. Returns the platform's response; null if there is none. */
async function runNetworkChecks(
  network: CheckSequence,
  { baseUrl }: DoctorOptions,
  { env, clock }: Runtime,
): Promise<ProbeResult | null> {
  const address = await network.run('address', () => checkAddress(baseUrl, env));
  const answer = await network.run('connection', async () => checkConnection(address, env, clock));
  await network.run('clock', () => checkClock(answer));
  return answer;
}
