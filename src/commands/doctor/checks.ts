import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle, Deployment, DetectionKind } from '../../domain/bundle.ts';
import type { CheckResult } from '../../domain/doctor-check.ts';
import { PlatformError } from '../../domain/errors.ts';
import { describeFix } from '../../domain/fix.ts';
import type { Platform } from '../../domain/platform.ts';
import { openDisk } from '../../files/disk.ts';
import { version } from '../../generated/version.ts';
import { minTokenLength } from '../../plan/file/signing.ts';
import { fixForWait } from '../../platform/response-errors.ts';
import { failures } from '../../platform/http.ts';
import { parseAddress } from '../../platform/network.ts';
import { type ProbeResult, probe } from '../../platform/probe.ts';
import { tokenVariable, deploymentTokenVariable, Token } from '../../platform/token.ts';
import { repositoryRoot } from '../../runtime/repository.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { Environment } from '../../util/environment.ts';
import { pluralize } from '../../util/text.ts';
import { runsUnregisteredName, copyFolder, usesCopy, compareCopy, formatVersion } from '../init/action-copy.ts';
import { actionWorkflows } from '../init/file-steps.ts';
import { type LoadedSelection, loadAndLint } from '../shared/load.ts';
import { summarizeErrors } from '../shared/problems.ts';
import { type findDeployment, isListMissing } from '../shared/targets.ts';

export type DoctorOptions = {
  readonly config: string | null;
  /** Only this deployment. */
  readonly deployment: string | null;
  /** The value of `--base-url`. */
  readonly baseUrl: string | null;
};

/** The result of a check, and what later ones need of it. */
export type CheckRun<T> = CheckResult & { readonly value?: T };

const ok = <T>(message: string, value?: T): CheckRun<T> => ({
  status: 'ok',
  message,
  ...(value !== undefined && { value }),
});

/** A problem that does not stop a run. */
const warning = (message: string, fix: string): CheckRun<never> => ({ status: 'warning', message, fix });

export const failed = (message: string, fix: string): CheckRun<never> => ({ status: 'failed', message, fix });

/** Whether the package supports this Node; `engines` is `>=` and a version. */
export function checkNode(runtime: Runtime): CheckRun<never> {
  const text = runtime.readText(join(runtime.packageRoot, 'package.json'));
  const minimum = (JSON.parse(text) as { engines: { node: string } }).engines.node.replace(/^>=\s*/, '');
  const message = `Node ${runtime.nodeVersion}, ifmatch ${version}`;
  const isSupported = versionNumber(runtime.nodeVersion) >= versionNumber(minimum);
  return isSupported ? ok(message) : failed(`${message}: this Node is too old.`, `Install Node ${minimum} or newer.`);
}

/** A version as one number: 24.1.0 is 24,001,000. */
const versionNumber = (text: string): number => text.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** Whether the workflows run this version of the program, under a name that nobody else can register. */
export function checkWorkflows({ root, packageRoot }: Runtime): CheckRun<never> {
  const top = repositoryRoot(realpathSync.native(root));
  const source = openDisk(top ?? root);
  const workflows = actionWorkflows(source);
  const unregistered = workflows.find(({ text }) => runsUnregisteredName(text));
  if (unregistered !== undefined)
    return failed(
      `${unregistered.path} runs ifmatch under a name that nobody owns yet: whoever registers it gets the token.`,
      `Run \`ifmatch init --force\`, which puts a copy of the action into ${copyFolder}, or name your own copy with --action OWNER/REPO@COMMIT.`,
    );
  if (!workflows.some(({ text }) => usesCopy(text)))
    return ok(workflows.length === 0 ? 'no workflow runs ifmatch' : pluralize(workflows.length, 'workflow'));
  const { present, shipped, newTexts } = compareCopy(source, packageRoot);
  const renew = 'Run `ifmatch init --update`, and commit the copy.';
  if (present === null) return failed(`The workflows run the action in ${copyFolder}, which is missing.`, renew);
  if (newTexts.size === 0) return ok(`the copy of the action is this program, ${formatVersion(shipped)}`);
  return warning(
    `The copy of the action is ${formatVersion(present)}, and this program is ${formatVersion(shipped)}.`,
    renew,
  );
}

/** Whether the config and the files of its folders are valid. */
export async function checkFiles(
  { config, deployment }: DoctorOptions,
  runtime: Runtime,
): Promise<CheckRun<LoadedSelection>> {
  const { source } = runtime;
  const selection = { source, paths: [], config, deployment, baseSettings: null };
  const { files, problems } = await loadAndLint(selection, runtime);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0)
    return ok(`${pluralize(files.paths.length, 'file')}, ${pluralize(files.policies, 'policy', 'policies')}`, files);
  if (errors.every(({ code }) => code === 'no-files'))
    return { ...warning('No policies yet.', 'Run `ifmatch init` to write the first ones.'), value: files };
  const { message, fix } = await summarizeErrors(source, problems);
  return { ...failed(message, fix), value: files };
}

/** Whether there is an address that may receive a token; `base-url` takes precedence over the environment. */
export function checkAddress(option: string | null, env: Environment): CheckRun<URL> {
  const text = option ?? env['IFMATCH_BASE_URL'] ?? '';
  if (text.trim() === '')
    return failed('No platform address.', 'Set IFMATCH_BASE_URL or --base-url, or try --sandbox.');
  const url = parseAddress(text);
  return ok(`${text} (${option === null ? 'IFMATCH_BASE_URL' : '--base-url'})`, url);
}

/** In milliseconds. */
const probeTimeout = 8000;

/** Whether something that could be the platform answers over a trusted connection. No token is sent. */
export async function checkConnection(
  address: URL | null,
  env: Environment,
  clock: Runtime['clock'],
): Promise<CheckRun<ProbeResult>> {
  if (address === null) throw new Error('a check ran without what it needs');
  const { host } = address;
  const response = await probe(address, { env, timeout: probeTimeout, clock });
  if ('failure' in response) {
    const { message, fix } = failures[response.failure];
    return failed(`No answer of ${host}, ${message} (${response.detail}).`, describeFix(fix, 'command-line'));
  }
  const { status, isPage, location } = response;
  if (status >= 300 && status < 400)
    return failed(
      `The address answers ${String(status)}, a redirect to ${location ?? 'an unknown place'}.`,
      'Set the address of the API itself. ifmatch sends the token only to the address that you set.',
    );
  // Some platforms answer 501 if they have no list of deployments.
  if (status === 429 || (status >= 500 && status !== 501))
    return failed(
      `${host} answers ${String(status)}: it is down or overloaded.`,
      fixForWait(response.retryAfter, clock.now()) ?? 'Retry later.',
    );
  if (status === 200 && isPage)
    return failed(
      `${host} answers with a page for people, not with the API.`,
      'Set the address of the API, without /login and the like.',
    );
  return ok(`${host} answers`, response);
}

/** In milliseconds. If the clocks differ by more, dates are ambiguous. */
const maxClockDifference = 60000;

/** Compares this machine's clock with the platform's. */
export function checkClock(answer: ProbeResult | null): CheckRun<never> {
  const date = answer?.serverTime ?? null;
  if (answer === null || date === null) return ok('the answer of the platform has no date');
  const ahead = answer.localTime - date;
  if (Math.abs(ahead) <= maxClockDifference) return ok('within a minute of the platform');
  return warning(
    `This machine is ${pluralize(Math.round(Math.abs(ahead) / 60000), 'minute')} ${ahead > 0 ? 'ahead of' : 'behind'} the platform.`,
    'Synchronize the clock (NTP): certificates, tokens and x-expires depend on it.',
  );
}

/** Whether there is a well-formed token for a deployment. It is never shown. */
export function checkToken(slug: string | null, env: Environment): CheckRun<never> {
  const variable = tokenVariable(slug, env);
  const text = (env[variable] ?? '').trimEnd();
  const variables = slug === null ? variable : `${variable} or ${deploymentTokenVariable(slug)}`;
  if (text === '')
    return failed(
      'No API token.',
      `Set ${variables} to a token with the Web API permission, from Settings > Tokens of the platform. In a workflow, use a secret; pull requests from forks do not get it.`,
    );
  // Throws PlatformError for a malformed token.
  void new Token(text, variable);
  if (text.length >= minTokenLength) return ok(`${variable} is set`);
  return warning(
    `${variable} is set, but it has only ${pluralize(text.length, 'character')}.`,
    `Check that it is the whole token. The action signs with it and needs ${String(minTokenLength)} characters or more.`,
  );
}

/**
 * Whether the platform accepts the token. `byId`: finds the deployment by its configured id; null if none is configured. `answer`: what the platform
 * answered to the list of deployments without a token.
 */
export async function checkPermission(
  platform: Platform,
  slug: string | null,
  findById: (() => Promise<unknown>) | null,
  answer: ProbeResult | null,
): Promise<CheckRun<never>> {
  try {
    const visible = (await platform.deployments(slug === null ? null : [slug])).map(
      (visibleDeployment) => visibleDeployment.slug,
    );
    if (visible.length > 0) return ok(`the token is accepted and sees ${pluralize(visible.length, 'deployment')}`);
    return failed('The token is valid, but sees no deployment.', 'Check that it belongs to the right organization.');
  } catch (error) {
    if (!isListMissing(error)) throw error;
    if (findById !== null) {
      // Without a list, only reading the deployment tells whether the token may.
      await findById();
      return ok('the token is accepted; the platform has no list of deployments');
    }
    if (error.status !== 404) throw error;
    const isRightAddress = answer?.status === 401 || answer?.status === 403;
    return failed(
      `The platform answered 404 ${error.code ?? 'without a code'} to the list of deployments: the token lacks the Web API permission${isRightAddress ? '' : ', the path in the address is wrong, or the platform has no such list'}.`,
      'Create a token with the Web API permission in Settings > Tokens of the platform. If the platform has no list, set the id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.',
    );
  }
}

/** A deployment on its platform. */
type FoundDeployment = Awaited<ReturnType<typeof findDeployment>>;

export const checkDeployment = ({ deployment: { slug, id } }: FoundDeployment): CheckRun<never> =>
  ok(`${slug} has the id ${id}`);

/** Whether the deployment has the unified policies; if not, the platform's refusal says so. */
export async function checkMigration({ platform, deployment }: FoundDeployment): Promise<CheckRun<never>> {
  await platform.read(deployment, 'remediation');
  return ok('the deployment has the unified policies');
}

/** Which detection products are enabled; those that the files declare must be. */
export async function checkProducts(
  { platform, deployment }: FoundDeployment,
  bundles: readonly Bundle[],
): Promise<CheckRun<never>> {
  const declared = bundles.filter((bundle) => (bundle.deployment ?? deployment.slug) === deployment.slug);
  const message: string[] = [];
  for (const kind of ['detection/code', 'detection/secrets'] as const) {
    const isProductEnabled = await isEnabled(platform, deployment, kind);
    const product = kind.replace('detection/', '');
    message.push(`${product} is ${isProductEnabled ? 'enabled' : 'not enabled'}`);
    if (!isProductEnabled && declared.some((bundle) => bundle.kind === kind))
      return failed(
        `${product} is not enabled for ${deployment.slug}, but there are files for it (PRODUCT_NOT_ENABLED).`,
        'Enable the product for this deployment, or remove its detection file.',
      );
  }
  return ok(message.join(', '));
}

async function isEnabled(platform: Platform, deployment: Deployment, kind: DetectionKind): Promise<boolean> {
  try {
    await platform.read(deployment, kind);
    return true;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'PRODUCT_NOT_ENABLED') return false;
    throw error;
  }
}
