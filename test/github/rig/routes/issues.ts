import { type Answer, type Call, page, type Site } from '../site.ts';

export type IssueJson = {
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly html_url: string;
  readonly closed_at: string | null;
  readonly state_reason: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly state: string;
  readonly user: { readonly login: string; readonly type: string };
  readonly labels: readonly { readonly name: string }[];
};
type Query = Readonly<Record<string, string>>;

/** `issues/list-for-repo`: on GitHub every pull request is an issue too and stands in this list. */
export async function listIssues(call: Call, site: Site): Promise<Answer> {
  // What the emulator filters by; the pages are cut here, when the pull requests are among them.
  const { per_page: _, page: __, ...filters } = Object.fromEntries(call.query);
  const issues = await issuesOf(site, filters);
  const pulls = (await pullsOf(site)).filter((pull) => isWanted(pull, filters));
  return page(inOrder([...issues, ...pulls], call.query, 'desc'), call, site);
}

/** All issues that are no pull requests, or some of them. */
export const issuesOf = (site: Site, filters: Query = { state: 'all' }): Promise<IssueJson[]> =>
  everyPage(site, '/issues', filters);

/** The pull requests in the shape of issues; only they have a field `pull_request`. */
async function pullsOf(site: Site): Promise<IssueJson[]> {
  const pulls = await everyPage(site, '/pulls', { state: 'all' });
  return pulls.map((pull) => {
    const url = `${site.api}/repos/${site.fullName}`;
    const number = String(pull.number);
    const issue = `${url}/issues/${number}`;
    const addresses = { url: `${url}/pulls/${number}`, html_url: `${site.server}/${site.fullName}/pull/${number}` };
    return {
      ...pull,
      comments: 0,
      url: issue,
      repository_url: url,
      labels_url: `${issue}/labels{/name}`,
      events_url: `${issue}/events`,
      pull_request: { ...addresses, diff_url: `${addresses.html_url}.diff`, patch_url: `${addresses.html_url}.patch` },
    };
  });
}

function isWanted(pull: IssueJson, filters: Query): boolean {
  const { state = 'open', creator = pull.user.login, labels = '', since = '' } = filters;
  const names = new Set(pull.labels.map(({ name }) => name));
  // Nobody is assigned to a pull request of the rig, and none has a milestone or a type.
  const isOther = ['milestone', 'assignee', 'type', 'mentioned', 'issue_field_values'].some((one) =>
    Object.hasOwn(filters, one),
  );
  return (
    !isOther &&
    (state === 'all' || pull.state === state) &&
    pull.user.login === creator &&
    pull.updated_at >= since &&
    labels.split(',').every((label) => label === '' || names.has(label))
  );
}

async function everyPage(site: Site, path: string, filters: Query): Promise<IssueJson[]> {
  const token = site.emulator.tokenOf(site.users[0] ?? '');
  const all: IssueJson[] = [];
  for (let number = 1; ; number += 1) {
    const query = new URLSearchParams({ ...filters, per_page: '100', page: String(number) });
    const some = await site.emulator.call(token, 'GET', `/repos/${site.fullName}${path}?${query.toString()}`);
    all.push(...(some as IssueJson[]));
    if ((some as IssueJson[]).length < 100) return all;
  }
}

type Dated = { readonly id: number; readonly created_at: string; readonly updated_at: string };

/** Sorted as the query says; by age and in the direction that is usual for the list when it says nothing. */
export function inOrder<T extends Dated>(all: readonly T[], query: URLSearchParams, usual: 'asc' | 'desc'): T[] {
  const field = query.get('sort') === 'updated' ? 'updated_at' : 'created_at';
  const sorted = all.toSorted((a, b) => (a[field] === b[field] ? a.id - b.id : Number(a[field] > b[field]) * 2 - 1));
  // In the list of comments a direction counts only together with an order; elsewhere nobody gives one alone.
  const direction = query.has('sort') ? (query.get('direction') ?? 'desc') : usual;
  return direction === 'asc' ? sorted : sorted.toReversed();
}
