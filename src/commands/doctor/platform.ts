import type { Bundle, Deployment, DetectionKind } from '../../domain/bundle.ts';
import { type Environment, inParallel, ownTokenVariable, tokenVariable } from '../../domain/json.ts';
import { type Platform, PlatformError } from '../../domain/preview.ts';
import type { Settings } from '../../domain/settings.ts';
import { lintKnown } from '../../files/lint.ts';
import { nearest } from '../../files/nearest.ts';
import { type Failure, failures } from '../../platform/http.ts';
import { parseAddress, type Probed, type Proxies, proxyOf } from '../../platform/network.ts';
import { Token } from '../../platform/token.ts';
import { shortestToken } from '../../record/key.ts';
import { count } from '../../render/words.ts';
import type { Runtime } from '../../runtime.ts';
import { firstProblem, type Loaded } from '../load.ts';
import { lacksList } from '../targets.ts';
import {
  type Examination,
  failed,
  type Finding,
  type Looked,
  ok,
  skipped,
  warning,
  type Surroundings,
} from './examination.ts';

/** The platform's answer; null for the embedded one, which needs no network. */
export type Reached = { readonly answer: Probed | null };

/** Whether there is an address that may receive a token; `base-url` takes precedence over the environment. */
export function lookAtAddress(given: {
  readonly option: string | null;
  readonly variable: string | null;
}): Looked<URL> {
  const text = given.option ?? given.variable;
  if (text === null || text.trim() === '')
    return failed('No platform address.', 'Set IFMATCH_BASE_URL or --base-url, or try --sandbox.');
  // Throws PlatformError with a hint.
  const url = parseAddress(text);
  return ok(
    `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')} (${given.option === null ? 'IFMATCH_BASE_URL' : '--base-url'})`,
    url,
  );
}

/** Whether something that could be the platform answers over a trusted connection. No token is sent. */
export function lookAtConnection(address: URL, came: Probed | Failure): Looked<Probed> {
  if ('failure' in came) {
    const { says, hint } = failures[came.failure];
    return failed(`No answer of ${address.host}, ${says} (${came.detail}).`, hint);
  }
  const { status, isPage } = came;
  if (status >= 300 && status < 400) return redirected(came);
  // Some platforms answer 501 if they have no such list.
  if (status === 429 || (status >= 500 && status !== 501))
    return failed(`${address.host} answers ${String(status)}: it is down or overloaded.`, 'Retry later.');
  if (status === 200 && isPage)
    return failed(
      `${address.host} answers with a page for people, not with the API.`,
      'Set the address of the API: without /login and the like, with the path prefix of a gateway if there is one.',
    );
  const trusted = address.protocol === 'https:' ? ', and its certificate is trusted' : '';
  return ok(`${address.host} answers${trusted}`, came);
}

const redirected = ({ status, location }: Probed): Looked<Probed> =>
  failed(
    `The address answers ${String(status)}, a redirect ${location === null ? 'without saying where' : `to ${location}`}.`,
    'Set the address of the API itself. ifmatch sends the token only to the address that you set.',
  );

/** Whether there is a well-formed token for a deployment. It is never shown. */
function lookAtToken(slug: string | null, env: Environment): Looked<true> {
  const variable = tokenVariable(slug, env);
  const text = (env[variable] ?? '').replace(/\r?\n$/, '');
  const where = slug === null ? variable : `${variable} or ${ownTokenVariable(slug)}`;
  if (text.trim() === '')
    return failed(
      'No API token.',
      `Set ${where} to a token with the Web API permission, from Settings > Tokens of the platform. In a workflow, use a secret; pull requests from forks do not get it.`,
    );
  if (/^Bearer\s/i.test(text)) return failed(`${variable} begins with "Bearer".`, 'Set it to the token alone.');
  if (/^(["'`]).*\1$/.test(text))
    return failed(`${variable} has quotes around it.`, 'Set it to the token without the quotes.');
  // Throws PlatformError for a malformed token.
  void new Token(text, variable);
  if (text.length < shortestToken)
    return warning(
      `${variable} is set, but it has only ${count(text.length, 'character')}.`,
      `Check that it is the whole token. The action signs with it and needs ${String(shortestToken)} characters or more.`,
      true,
    );
  return ok(`${variable} is set`, true);
}

/** The deployments that the token sees; null if the platform has no list and the configured id is used. */
type Visible = { readonly deployments: readonly Deployment[] | null };

type Asking = {
  readonly platform: Platform;
  /** Null: the only one that the token sees. */
  readonly slug: string | null;
  /** The deployment in the config; null without an id there. */
  readonly configured: Deployment | null;
  /** The platform's status for the same request without a token; null if not requested. */
  readonly withoutToken: number | null;
};

/** Whether the platform accepts the token. */
async function lookAtPermission({ platform, slug, configured, withoutToken }: Asking): Promise<Looked<Visible>> {
  try {
    const deployments = await platform.deployments(slug === null ? null : [slug]);
    if (deployments.length > 0) return ok(`the token is accepted and sees ${named(deployments)}`, { deployments });
    return failed('The token is valid, but sees no deployment.', 'Check that it belongs to the right organization.');
  } catch (error) {
    if (!lacksList(error)) throw error;
    if (configured !== null) return withoutList(platform, configured, error.partial);
    if (error.status !== 404) throw error;
    return missing(error.code, withoutToken);
  }
}

const most = 5;

function named(deployments: readonly Deployment[]): string {
  const names = deployments.slice(0, most).map(({ slug }) => slug);
  return deployments.length > most
    ? `${names.join(', ')} and ${String(deployments.length - most)} more`
    : names.join(', ');
}

/** A 404 without a code has several causes; the answer without a token tells them apart. */
function missing(code: string | null, withoutToken: number | null): Looked<Visible> {
  const says = `The platform answered 404 ${code ?? 'without a code'} to the list of deployments.`;
  if (withoutToken === 401 || withoutToken === 403)
    return failed(
      `${says} A token without the Web API permission gets that; the address is right, for without a token it answers ${String(withoutToken)}.`,
      'Create a token with the Web API permission in Settings > Tokens of the platform.',
    );
  return failed(
    `${says} A token without the Web API permission gets that, and so does a wrong path in the address, or a platform without this list.`,
    'Check the permission of the token, then the address; if the platform has no list, set the id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.',
  );
}

/** The platform may lack the list, or give only a part; a bundle of the configured deployment can still be read. */
async function withoutList(platform: Platform, configured: Deployment, partial: boolean): Promise<Looked<Visible>> {
  try {
    await platform.read(configured, 'remediation');
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status === null) throw error;
    if (error.status === 404 && error.code === null)
      return failed(
        `The platform answers 404 without a code, to the list of deployments and to ${configured.slug} (${configured.id}). The token may lack the Web API permission, or the id or the address is wrong.`,
        'Check the permission of the token, the id in ifmatch.yaml, and the address.',
      );
    // Any other answer means that the token was accepted; the next checks report it.
    if (error.status === 401) throw error;
  }
  const lacks = partial ? 'gives only a part of its list of deployments' : 'has no list of deployments';
  return ok(`the token is accepted; the platform ${lacks}`, { deployments: null });
}

/** Whether the deployment has the unified policies. */
async function lookAtMigration(platform: Platform, deployment: Deployment): Promise<Looked<Deployment>> {
  try {
    await platform.read(deployment, 'remediation');
    return ok('the deployment has the unified policies', deployment);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'DEPLOYMENT_NOT_MIGRATED') throw error;
    return failed(
      `${deployment.slug} still has the legacy policies (403 DEPLOYMENT_NOT_MIGRATED).`,
      'Ask the operator of the platform to migrate it to the unified policies. Until then, nothing can be previewed or applied.',
    );
  }
}

const kinds = ['detection/code', 'detection/secrets'] as const satisfies readonly DetectionKind[];

/** Which detection products are enabled; those that the files declare must be. */
async function lookAtProducts(
  platform: Platform,
  deployment: Deployment,
  bundles: readonly Bundle[],
): Promise<Looked<true>> {
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, on: await isEnabled(platform, deployment, kind) })),
  );
  const off = found.filter(({ on }) => !on).map(({ kind }) => kind);
  const wanted = off.filter((kind) => bundles.some((bundle) => bundle.kind === kind));
  if (wanted.length > 0)
    return failed(
      `${wanted.map(productOf).join(' and ')} ${wanted.length === 1 ? 'is' : 'are'} not enabled for ${deployment.slug}, but there are files for it (PRODUCT_NOT_ENABLED).`,
      'Enable the product for this deployment, or remove its detection file.',
    );
  return ok(found.map(({ kind, on }) => `${productOf(kind)} is ${on ? 'enabled' : 'not enabled'}`).join(', '), true);
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

const productOf = (kind: DetectionKind): string => kind.replace('detection/', '');

/** Whether slug and configured id match what the token sees. */
function lookAtDeployment(slug: string | null, id: string | null, { deployments }: Visible): Looked<Deployment> {
  if (deployments === null) return fromConfig(slug, id);
  if (slug === null) return onlyOne(deployments);
  const found = deployments.find((deployment) => deployment.slug === slug);
  if (found === undefined) return unseen(slug, deployments);
  if (id !== null && id !== found.id)
    return failed(
      `${slug} has the id ${found.id} on the platform, but ${id} in the config.`,
      `Write id: "${found.id}" there, or leave the id out.`,
    );
  return ok(`${slug} has the id ${found.id}${id === null ? '' : ', as the config says'}`, found);
}

/** Only for a platform without a list, where the config has both. */
const fromConfig = (slug: string | null, id: string | null): Looked<Deployment> =>
  slug === null || id === null
    ? failed(
        'The platform has no list of deployments, and the config has no id.',
        'Set it in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.',
      )
    : ok(`${slug} has the id ${id}, as the config says`, { slug, id });

function onlyOne(deployments: readonly Deployment[]): Looked<Deployment> {
  const [only, other] = deployments;
  if (only !== undefined && other === undefined) return ok(`${only.slug} (${only.id}), the only one`, only);
  return failed(
    `The token sees ${String(deployments.length)} deployments, and none is selected.`,
    'Select one with --deployment, with deployment_slug in the files, or under deployments in ifmatch.yaml.',
  );
}

function unseen(slug: string, deployments: readonly Deployment[]): Looked<Deployment> {
  const names = deployments.map((deployment) => deployment.slug);
  const near = nearest(slug, names);
  const meant = near === null ? '' : ` Did you mean ${near}?`;
  return failed(
    `The token does not see ${slug}, only ${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}.`,
    `Check the slug in the files and the config, and whose token it is.${meant}`,
  );
}

/** Whether the platform knows the types and values in a deployment's files. */
async function lookAtVocabulary(
  platform: Platform,
  deployment: Deployment,
  bundles: readonly Bundle[],
  { source }: Pick<Runtime, 'source'>,
): Promise<Looked<true>> {
  if (bundles.length === 0) return skipped('there are no files for this deployment');
  const answers = await inParallel(bundles, (bundle) => platform.vocabulary(deployment, bundle.kind));
  if (answers.every((answer) => answer === null))
    return ok('the platform has none to compare with; a preview shows what it does not know', true);
  const problems = bundles.flatMap((bundle, index) => {
    const vocabulary = answers[index] ?? null;
    return vocabulary === null ? [] : lintKnown(bundle, vocabulary);
  });
  const unknown = problems.filter(({ severity }) => severity === 'error');
  if (unknown.length === 0) return ok('the platform knows every type and value in the files', true);
  const { says, fix } = await firstProblem(source, unknown, 'ifmatch preview');
  return failed(says, fix);
}

/** In milliseconds; a larger difference makes dates ambiguous. */
const mostAhead = 60_000;

/** Compares this machine's clock with the platform's. */
export function lookAtClock({ date, middle }: Probed): Looked<true> {
  if (date === null) return skipped('the answer of the platform has no date');
  const ahead = middle - date;
  if (Math.abs(ahead) <= mostAhead) return ok('within a minute of the platform', true);
  return warning(
    `This machine is ${span(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} the platform.`,
    'Synchronize the clock (NTP): certificates, tokens and x-expires depend on it.',
    true,
  );
}

function span(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return `${String(minutes)} min`;
  return minutes < 48 * 60 ? `${String(Math.round(minutes / 60))} h` : `${String(Math.round(minutes / 1440))} days`;
}

/** Which proxy requests use. */
export function lookAtProxy(address: URL, proxies: Proxies): Looked<true> {
  const proxy = proxyOf(address, proxies);
  const unless = proxies.noProxy ? ', unless NO_PROXY names the host' : '';
  return ok(proxy === null ? 'none' : `through ${proxy}${unless}`, true);
}

/** The inputs of a deployment's checks. */
type Ground = {
  /** Null: the only one that the token sees. */
  readonly slug: string | null;
  readonly config: Finding<Settings>;
  readonly files: Finding<Loaded>;
  readonly connection: Finding<Reached>;
};

/** All checks of one deployment, with its own token. */
export async function examineDeployment(
  examination: Examination,
  ground: Ground,
  runtime: Runtime,
  { env }: Surroundings,
): Promise<void> {
  const deployment = await reachDeployment(examination, ground, runtime, env);
  await examineReached(examination, deployment, ground, runtime);
}

/** Whether the token gives access to the deployment. */
async function reachDeployment(
  examination: Examination,
  { slug, config, connection }: Ground,
  { connections }: Runtime,
  env: Environment,
): Promise<Finding<Deployment>> {
  const id = (slug === null ? undefined : config.value?.deployments.get(slug)?.id) ?? null;
  const configured = slug === null || id === null ? null : { slug, id };
  const isEmbedded = connection.value?.answer === null;
  const token = isEmbedded
    ? embedded(connection)
    : await examination.look({ id: 'token', about: slug }, [], () => lookAtToken(slug, env));
  const visible = await examination.look(
    { id: 'permission', about: slug },
    [connection, token],
    async ([{ answer }]) => {
      const platform = await connections.to(slug);
      return lookAtPermission({ platform, slug, configured, withoutToken: answer?.status ?? null });
    },
  );
  return examination.look({ id: 'deployment', about: slug }, [visible], ([seen]) => lookAtDeployment(slug, id, seen));
}

/** The platform's answers for the deployment, and whether the files fit them. */
async function examineReached(
  examination: Examination,
  deployment: Finding<Deployment>,
  { slug, files }: Ground,
  runtime: Runtime,
): Promise<void> {
  const { connections } = runtime;
  const bundles = (files.value?.bundles ?? []).filter(
    (bundle) => bundle.deployment === slug || bundle.deployment === null,
  );
  const migrated = await examination.look({ id: 'migration', about: slug }, [deployment], async ([one]) =>
    lookAtMigration(await connections.to(slug), one),
  );
  await examination.look({ id: 'products', about: slug }, [migrated], async ([one]) =>
    lookAtProducts(await connections.to(slug), one, bundles),
  );
  await examination.look({ id: 'vocabulary', about: slug }, [migrated, files], async ([one]) =>
    lookAtVocabulary(await connections.to(slug), one, bundles, runtime),
  );
}

/** The embedded platform has its own token. */
const embedded = ({ check }: Finding<unknown>): Finding<true> => ({ check, value: true });
