import type { Deployment } from '../../domain/bundle.ts';
import { inParallel } from '../../domain/in-parallel.ts';
import type { Platform } from '../../domain/preview.ts';
import type { NamedDeployment } from '../../domain/setup.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import type { Known } from './known.ts';
import type { Site } from './site.ts';

export type Asked = { readonly deployments: readonly string[]; readonly fromPlatform: boolean };

/** The deployments that the config will name; none when the only one that the token sees is meant. */
export async function chooseDeployments(asked: Asked, known: Known, site: Site): Promise<readonly NamedDeployment[]> {
  for (const slug of asked.deployments) checkSlug(slug);
  const isSettled = known.deployments.length > 0 || known.config.settings.file !== undefined;
  if (asked.deployments.length === 0 && isSettled) return known.deployments;
  const token = [null, ...asked.deployments].find((slug) => site.reachable(slug));
  const mustAsk = asked.deployments.length === 0 || asked.fromPlatform;
  if (token !== undefined && mustAsk) return fromPlatform(asked.deployments, token, site);
  if (asked.deployments.length > 0) {
    const ids = new Map(known.deployments.map(({ slug, id }) => [slug, id]));
    return [...new Set(asked.deployments)].map((slug) => ({ slug, id: ids.get(slug) ?? null }));
  }
  return typed(site);
}

async function fromPlatform(wanted: readonly string[], token: string | null, site: Site): Promise<NamedDeployment[]> {
  const platform = await site.world.connections.to(token);
  const visible = await platform.deployments(wanted.length > 0 ? [] : null);
  const names = visible.map(({ slug }) => slug);
  const chosen = wanted.length > 0 ? wanted : await chooseAmong(names, site);
  return inParallel([...new Set(chosen)], async (slug) => {
    const found = visible.find((one) => one.slug === slug);
    if (found === undefined && token !== null) return { slug, id: null }; // it has a token of its own
    const own = found ?? (await byOwnToken(slug, platform, site));
    if (own === undefined) {
      // Where only a part of the list came, that is what is said: the deployment may be in the rest.
      await platform.deployments([slug]);
      throw new UsageError(
        `The token does not see the deployment ${slug}, only ${listed(names)}. Check --deployment and the token.`,
      );
    }
    checkSlug(slug);
    return { slug, id: own.id };
  });
}

/** A deployment as a token sees it that is only for it. */
async function byOwnToken(slug: string, asked: Platform, { reachable, world }: Site): Promise<Deployment | undefined> {
  const platform = reachable(slug) ? await world.connections.to(slug) : asked;
  if (platform === asked) return undefined;
  return (await platform.deployments([slug])).find((one) => one.slug === slug);
}

async function chooseAmong(names: readonly string[], { prompts }: Site): Promise<readonly string[]> {
  if (names.length === 0)
    throw new UsageError('The token sees no deployment. Check that it belongs to the right organization.');
  if (names.length === 1) return names;
  if (prompts === null)
    throw new UsageError(
      `The token sees several deployments (${listed(names)}): say which with --deployment, once for each.`,
    );
  const choices = names.map((name) => ({ value: name, label: escapeTerminal(name) }));
  return prompts.several('Which deployments will this repository manage?', choices);
}

async function typed({ prompts }: Site): Promise<NamedDeployment[]> {
  if (prompts === null) return [];
  const check = (slug: string): string | null => (slug === '' || isSlug(slug) ? null : slugRule);
  const slug = await prompts.text('Slug of your deployment?', 'empty: the only one that the token sees', check);
  return slug === '' ? [] : [{ slug, id: null }];
}

/** What can be a name of a folder, too. */
const isSlug = (slug: string): boolean => /^[A-Za-z0-9][\w.-]{0,254}$/.test(slug);
const slugRule = 'A slug holds letters, digits, hyphens, dots and underscores.';

function checkSlug(slug: string): void {
  if (!isSlug(slug))
    throw new UsageError(`--deployment ${escapeTerminal(slug)} is not the slug of a deployment. ${slugRule}`);
}

const listed = (names: readonly string[]): string => names.map(escapeTerminal).join(', ');
