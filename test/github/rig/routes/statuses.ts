import { account, type Answer, type Call, notFound, page, refusal, type Site, type Status } from '../site.ts';

type Asked = {
  readonly state: string;
  readonly context?: string;
  readonly description?: string | null;
  readonly target_url?: string | null;
};

/** `repos/create-commit-status`. */
export async function createStatus({ params, body, actor }: Call, site: Site): Promise<Answer> {
  const sha = await site.repository.resolve(params['sha'] ?? '');
  if (sha === null) return refusal(422, `No commit found for SHA: ${params['sha'] ?? ''}`);
  const asked = JSON.parse(body) as Asked;
  const wrong = wrongField(asked);
  if (wrong !== null) {
    return refusal(422, 'Validation Failed', { errors: [{ resource: 'Status', code: 'custom', ...wrong }] });
  }
  const { state, context = 'default', description = null, target_url = null } = asked;
  const at = `${new Date().toISOString().slice(0, 19)}Z`;
  const status: Status = { sha, state, context, description, target_url, by: actor, at };
  site.statuses.push(status);
  return { status: 201, body: describe(status, site.statuses.length, site) };
}

const characters = (text: string | null | undefined): number => Array.from(text ?? '').length;

/** GitHub's limits that stand in no schema. */
function wrongField({ description, target_url: url, context }: Asked): { field: string; message: string } | null {
  if (characters(description) > 140) {
    return { field: 'description', message: 'description is too long (maximum is 140 characters)' };
  }
  if (characters(context) > 255) {
    return { field: 'context', message: 'context is too long (maximum is 255 characters)' };
  }
  return typeof url === 'string' && url !== '' && !/^https?:\/\//.test(url)
    ? { field: 'target_url', message: 'target_url must use http(s) scheme' }
    : null;
}

/** `repos/list-commit-statuses-for-ref`: the newest first. */
export async function listStatuses(call: Call, site: Site): Promise<Answer> {
  const sha = await site.repository.resolve(call.params['ref'] ?? '');
  if (sha === null) return notFound();
  const own = site.statuses.map((status, at) => ({ status, id: at + 1 })).filter(({ status }) => status.sha === sha);
  return page(
    own.toReversed().map(({ status, id }) => describe(status, id, site)),
    call,
    site,
  );
}

const describe = ({ sha, by, at, ...status }: Status, id: number, site: Site): object => ({
  ...status,
  id,
  node_id: Buffer.from(`13:Status${String(id)}`).toString('base64'),
  url: `${site.api}/repos/${site.fullName}/statuses/${sha}`,
  avatar_url: `${site.server}/avatars/${encodeURIComponent(by.login)}`,
  created_at: at,
  updated_at: at,
  creator: account(by.login, by.type, 1, site),
});
