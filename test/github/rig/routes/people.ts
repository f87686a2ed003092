import type { LabelEvent } from '../pull.ts';
import { account, accountOf, type Answer, type Call, notFound, ok, page, type Site } from '../site.ts';

/** `issues/list-events`, of pull requests only: labels, and some events of another kind between them. */
export async function listEvents(call: Call, site: Site): Promise<Answer> {
  const pull = site.pulls.known(Number(call.params['issue_number']));
  if (pull === undefined) return notFound();
  const labels = await Promise.all(pull.labelEvents.map((event) => describe(event, site)));
  const locked = { ...(await common({ id: 1, event: 'locked', by: pull.author, at: '2026-01-01T00:00:00Z' }, site)) };
  return page([{ ...locked, lock_reason: null }, ...labels], call, site);
}

type Common = Pick<LabelEvent, 'id' | 'by' | 'at'> & { readonly event: string };

async function common({ id, event, by, at }: Common, site: Site) {
  return {
    id,
    node_id: Buffer.from(String(id)).toString('base64'),
    url: `${site.api}/repos/${site.fullName}/issues/events/${String(id)}`,
    actor: await accountOf(by, site),
    event,
    commit_id: null,
    commit_url: null,
    created_at: at,
    performed_via_github_app: null,
  };
}

const describe = async (event: LabelEvent, site: Site) => ({
  ...(await common(event, site)),
  ...(event.byId === undefined ? {} : { actor: account(event.by, 'User', event.byId, site) }),
  performed_via_github_app: event.isByApp === true ? await someApp(site) : null,
  label: { name: event.label, color: 'ededed' },
});

const someApp = async (site: Site) => ({
  id: 7,
  node_id: 'QXBwNw==',
  owner: await accountOf(site.users[0] ?? '', site),
  name: 'Chat',
  description: null,
  external_url: 'https://chat.example',
  html_url: `${site.server}/apps/chat`,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  permissions: { issues: 'write' },
  events: [],
});

/** `repos/get-collaborator-permission-level`: logins are the same in capitals. */
export async function getPermission({ params }: Call, site: Site): Promise<Answer> {
  const asked = params['username'] ?? '';
  const login = site.users.find((user) => user.toLowerCase() === asked.toLowerCase());
  if (login === undefined) return notFound();
  const permission = site.roles.get(login) ?? 'none';
  const { user_view_type: _, ...user } = await accountOf(login, site);
  const may = { admin: permission === 'admin', maintain: false, push: permission !== 'read', triage: true, pull: true };
  return ok({ permission, role_name: permission, user: { ...user, permissions: may, role_name: permission } });
}
