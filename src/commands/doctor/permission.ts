import type { Deployment } from '../../domain/bundle.ts';
import { type Platform, PlatformError } from '../../domain/preview.ts';
import { lacksList } from '../targets.ts';
import { failed, type Looked, ok } from './examination.ts';

/** What the token sees; null where the platform has no list of deployments, and the configured id has to do. */
export type Visible = { readonly deployments: readonly Deployment[] | null };

export type Asking = {
  readonly platform: Platform;
  /** Null: whichever the token sees. */
  readonly slug: string | null;
  /** What the config says of the deployment; null when it says no id. */
  readonly configured: Deployment | null;
  /** The status that the platform gave to the same request without a token; null when nobody asked. */
  readonly withoutToken: number | null;
};

/** Whether the platform takes the token. */
export async function lookAtPermission({ platform, slug, configured, withoutToken }: Asking): Promise<Looked<Visible>> {
  try {
    const deployments = await platform.deployments(slug === null ? null : [slug]);
    if (deployments.length > 0) return ok(`the token is accepted and sees ${named(deployments)}`, { deployments });
    return failed(
      'The token is accepted, but it sees no deployment.',
      'Check that it belongs to the right organization.',
    );
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

/** A 404 without a code has several causes; what the platform says without a token tells them apart. */
function missing(code: string | null, withoutToken: number | null): Looked<Visible> {
  const says = `The platform answered 404 ${code ?? 'without a code'} to the list of deployments.`;
  if (withoutToken === 401 || withoutToken === 403)
    return failed(
      `${says} A token without the Web API permission gets that; the address is right, for without a token it answers ${String(withoutToken)}.`,
      'Make a token with the Web API permission in the Tokens section of the settings of the platform.',
    );
  return failed(
    `${says} A token without the Web API permission gets that, and so does a wrong path in the address, or a platform without this list.`,
    'Check the permission of the token, then the address; if the platform has no list, write the id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.',
  );
}

/** The list may be missing on this platform, or not come whole: then a bundle of the configured deployment can be read all the same. */
async function withoutList(platform: Platform, configured: Deployment, partial: boolean): Promise<Looked<Visible>> {
  try {
    await platform.read(configured, 'remediation');
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status === null) throw error;
    if (error.status === 404 && error.code === null)
      return failed(
        `The platform answers 404 without a code, to the list of deployments and to ${configured.slug} (${configured.id}). A token without the Web API permission gets that, and so does a wrong id or address.`,
        'Check the permission of the token, the id in ifmatch.yaml, and the address.',
      );
    // Any other answer is about the deployment, so the token got in: the checks after this one tell.
    if (error.status === 401) throw error;
  }
  const lacks = partial ? 'gives only a part of its list of deployments' : 'has no list of deployments';
  return ok(`the token is accepted; the platform ${lacks}`, { deployments: null });
}
