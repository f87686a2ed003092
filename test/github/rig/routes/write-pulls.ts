import { type Answer, type Call, refusal, type Site } from '../site.ts';
import { writeBody } from './comments.ts';
import { fetchPull } from './pulls.ts';

type Asked = { readonly title: string; readonly head: string; readonly base: string };

/** `pulls/create`, from a branch of the repository itself. */
export async function createPull(call: Call, site: Site): Promise<Answer> {
  const { title, head, base } = JSON.parse(call.body) as Asked;
  const branch = head.replace(`${site.owner}:`, '');
  const [from, to] = await Promise.all([branch, base].map((name) => site.repository.resolve(`refs/heads/${name}`)));
  if (!from || !to) return invalid({ field: from ? 'base' : 'head', code: 'invalid' });
  if (await site.repository.contains(to, from))
    return invalid({ code: 'custom', message: `No commits between ${base} and ${branch}` });
  const isOpen = site.pulls
    .all()
    .some((pull) => pull.isOpen && pull.fork === null && pull.branch === branch && pull.base === base);
  if (isOpen) return invalid({ code: 'custom', message: `A pull request already exists for ${site.owner}:${branch}.` });
  const answer = await writeBody(call, site);
  if (answer.status !== 201) return answer;
  const { number } = answer.body as { number: number };
  const pull = await site.pulls.adopt({ number, title, branch, base, author: call.actor.login, head: from });
  return { ...answer, body: await fetchPull(pull, site) };
}

const invalid = (error: object): Answer =>
  refusal(422, 'Validation Failed', { errors: [{ resource: 'PullRequest', ...error }] });

/** `pulls/update`: its texts and whether it is open. */
export async function updatePull(call: Call, site: Site): Promise<Answer> {
  const pull = site.pulls.known(Number(call.params['pull_number']));
  const answer = await writeBody(call, site);
  if (answer.status !== 200 || pull === undefined) return answer;
  const { state } = JSON.parse(call.body) as { state?: string };
  if (state === 'closed') pull.isOpen = false;
  return { ...answer, body: await fetchPull(pull, site) };
}
