import type { Emulator } from './emulator.ts';
import type { Operation } from './description.ts';
import type { Media } from './check-request.ts';
import type { Permissions } from './permissions.ts';
import type { Pulls } from './pulls.ts';
import type { Repository } from './repository.ts';

/** Who holds a token. */
export type Actor = {
  readonly token: string;
  readonly login: string;
  readonly type: 'Bot' | 'User';
  readonly permissions: Permissions;
};

/** A commit status that was set. */
export type Status = {
  readonly sha: string;
  readonly state: string;
  readonly context: string;
  readonly description: string | null;
  readonly target_url: string | null;
  readonly by: Actor;
  readonly at: string;
};

/** What GitHub needs some time for; each figure counts down with an answer. */
export type Late = {
  /** Answers of `commits/{sha}/pulls` that are empty still. */
  association: number;
  /** Answers of `pulls/{number}` that know no test merge yet. */
  merge: number;
};

/** One repository on one GitHub, as the routes need it. */
export type Site = {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly fullName: string;
  readonly isPrivate: boolean;
  /** Logins of the people who work on it; the first one does what nobody else is named for. */
  readonly users: readonly string[];
  /** Addresses without a slash at the end. */
  readonly api: string;
  readonly server: string;
  readonly repository: Repository;
  readonly emulator: Emulator;
  readonly pulls: Pulls;
  readonly statuses: Status[];
  /** What each of the users may do with the repository. */
  readonly roles: Map<string, 'admin' | 'write' | 'read' | 'none'>;
  readonly late: Late;
};

/** A request that GitHub's description allows, from somebody who may make it. */
export type Call = {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Path and query as they were sent, below the API's address. */
  readonly target: string;
  readonly body: string;
  readonly media: Media;
  readonly actor: Actor;
};

export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Of a body that is no JSON but a text, or bytes. */
  readonly type?: string;
};

export type Handler = (call: Call, site: Site) => Answer | Promise<Answer>;

export const ok = (body: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  body,
  headers,
});

/** How GitHub says no. */
export const refusal = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { message, ...more, documentation_url: 'https://docs.github.com/rest', status: String(status) },
});

export const notFound = (): Answer => refusal(404, 'Not Found');

/** GitHub's links to other pages name the repository by its id. */
export const byId = (url: string, { fullName, id }: Site): string =>
  url.replace(`/repos/${fullName}/`, () => `/repositories/${String(id)}/`);

/** One page of a list, with the links to the others. */
export function page(all: readonly unknown[], { query, target }: Call, site: Site, most = 30): Answer {
  const size = Number(query.get('per_page') ?? most);
  const number = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const { api } = site;
  const link = (rel: string, to: number): string => {
    const url = new URL(byId(`${api}${target}`, site));
    url.searchParams.set('page', String(to));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link('prev', number - 1), link('first', 1)] : []),
    ...(number < last ? [link('next', number + 1), link('last', last)] : []),
  ];
  return ok(all.slice((number - 1) * size, number * size), links.length > 0 ? { link: links.join(', ') } : {});
}

/** Somebody with an account, with the id that the emulator has for a user. */
export async function accountOf(login: string, site: Site): Promise<Record<string, unknown>> {
  const user = site.users.find((one) => one.toLowerCase() === login.toLowerCase());
  if (user === undefined) return account(login, login.endsWith('[bot]') ? 'Bot' : 'User', 41_898_282, site);
  const path = `/users/${encodeURIComponent(user)}`;
  const { id } = (await site.emulator.call(site.emulator.tokenOf(user), 'GET', path)) as { id: number };
  return account(login, 'User', id, site);
}

/** A user or an organization in the short form that stands inside everything else. */
export function account(login: string, type: string, id: number, { api, server }: Site): Record<string, unknown> {
  const url = `${api}/users/${encodeURIComponent(login)}`;
  const below = ['followers', 'subscriptions', 'organizations', 'repos', 'received_events'];
  return {
    login,
    id,
    node_id: Buffer.from(`04:${type}${String(id)}`).toString('base64'),
    avatar_url: `${server}/avatars/${encodeURIComponent(login)}`,
    gravatar_id: '',
    url,
    html_url: `${server}/${login}`,
    ...Object.fromEntries(below.map((name) => [`${name}_url`, `${url}/${name}`])),
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    events_url: `${url}/events{/privacy}`,
    type,
    site_admin: false,
    user_view_type: 'public',
  };
}
