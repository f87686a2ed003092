import type { Pull } from '../pull.ts';
import { account, type Answer, type Call, ok, page, type Site } from '../site.ts';
import { forward } from './forward.ts';

type Json = Readonly<Record<string, unknown>>;

/** `pulls/get`: the emulator knows its texts, git its commits. */
export async function getPull(call: Call, site: Site): Promise<Answer> {
  const answer = await forward(call, site);
  const known = site.pulls.known(Number(call.params['pull_number']));
  if (answer.status !== 200 || known === undefined) return answer;
  const pull = await site.pulls.refresh(known.number);
  const isLate = site.late.merge > 0;
  if (isLate) site.late.merge -= 1;
  return { ...answer, body: describePull(answer.body as Json, pull, site, isLate) };
}

/** `pulls/list`. */
export async function listPulls(call: Call, site: Site): Promise<Answer> {
  const answer = await forward(call, site);
  if (!Array.isArray(answer.body)) return answer;
  const list = answer.body as Json[];
  return { ...answer, body: list.map((json) => describePull(json, site.pulls.get(Number(json['number'])), site)) };
}

/** `repos/list-pull-requests-associated-with-commit`: empty for a while after a merge. */
export async function pullsOfCommit(call: Call, site: Site): Promise<Answer> {
  if (site.late.association > 0) {
    site.late.association -= 1;
    return ok([]);
  }
  const found = await site.pulls.ofCommit(call.params['commit_sha'] ?? '');
  return page(await Promise.all(found.map((pull) => fetchPull(pull, site))), call, site);
}

/** A pull request as GitHub describes it, to somebody who may see everything. */
export async function fetchPull(pull: Pull, site: Site): Promise<Json> {
  const path = `/repos/${site.fullName}/pulls/${String(pull.number)}`;
  const json = await site.emulator.call(site.emulator.tokenOf(site.users[0] ?? ''), 'GET', path);
  return describePull(json as Json, pull, site);
}

function describePull(json: Json, pull: Pull, site: Site, isLate = false): Json {
  const { merged } = pull;
  const mergeable = merged === null && !isLate ? pull.testMerge !== null : null;
  return {
    ...json,
    ...(pull.fork === null ? {} : { author_association: 'NONE' }),
    head: headOf(json, pull, site),
    base: { ...(json['base'] as Json), ref: pull.base, label: `${site.owner}:${pull.base}`, sha: pull.baseSha },
    merged: merged !== null,
    merged_at: merged?.at ?? null,
    merged_by: merged && account(merged.by, 'User', 1, site),
    merge_commit_sha: isLate ? null : (merged?.sha ?? pull.testMerge),
    labels: [],
    mergeable,
    rebaseable: mergeable,
    mergeable_state: stateOf(mergeable),
  };
}

function stateOf(mergeable: boolean | null): string {
  if (mergeable === null) return 'unknown';
  return mergeable ? 'clean' : 'dirty';
}

function headOf(json: Json, pull: Pull, site: Site): Json {
  const head = { ...(json['head'] as Json), ref: pull.branch, sha: pull.head };
  if (pull.fork === null) return { ...head, label: `${site.owner}:${pull.branch}` };
  const owner = account(pull.fork, 'User', 4242, site);
  const fullName = `${pull.fork}/${site.name}`;
  return {
    ...head,
    label: `${pull.fork}:${pull.branch}`,
    user: owner,
    repo: { ...forkOf((json['base'] as Json)['repo'] as Json, site, fullName), owner, fork: true },
  };
}

/** The same repository under the name of its fork: in every address, and with an id of its own. */
function forkOf(repo: Json, site: Site, fullName: string): Json {
  const renamed = Object.entries(repo).map(([key, value]) => {
    const isAddress = typeof value === 'string' && key.endsWith('url');
    return [key, isAddress ? value.replace(`/${site.fullName}`, () => `/${fullName}`) : value];
  });
  return { ...(Object.fromEntries(renamed) as Json), id: 4242, full_name: fullName, private: site.isPrivate };
}
