import { commentsOf } from '../person.ts';
import { type Answer, type Call, page, refusal, type Site } from '../site.ts';
import { forward } from './forward.ts';
import { inOrder, issuesOf } from './issues.ts';

const mostCharacters = 65_536;
const mostBytes = 262_144;

/** Creates or changes a comment or an issue, unless its body is longer than GitHub takes. */
export async function writeBody(call: Call, site: Site): Promise<Answer> {
  const { body } = JSON.parse(call.body) as { body?: unknown };
  // Nobody says which characters GitHub counts, so the harshest count holds: UTF-16 units.
  if (typeof body === 'string' && (body.length > mostCharacters || Buffer.byteLength(body) > mostBytes)) {
    const resource = call.operation.id.includes('comment') ? 'IssueComment' : 'Issue';
    const message = `Body is too long (maximum is ${String(mostCharacters)} characters)`;
    return refusal(422, 'Validation Failed', { errors: [{ resource, code: 'unprocessable', field: 'data', message }] });
  }
  return forward(call, site);
}

/** The emulator lists all, whatever they are asked since. */
export async function listComments(call: Call, site: Site): Promise<Answer> {
  const since = call.query.get('since');
  if (since === null) return forward(call, site);
  const comments = await commentsOf(site, Number(call.params['issue_number']));
  return page(
    comments.filter(({ updated_at: at }) => Date.parse(at) >= Date.parse(since)),
    call,
    site,
  );
}

/** `issues/list-comments-for-repo`, which the emulator takes for an issue of the number "comments". */
export async function listCommentsOfRepository(call: Call, site: Site): Promise<Answer> {
  const issues = await issuesOf(site);
  const numbers = [...issues.map(({ number }) => number), ...site.pulls.all().map(({ number }) => number)];
  const comments = (await Promise.all(numbers.map((number) => commentsOf(site, number)))).flat();
  const since = call.query.get('since') ?? '';
  return page(
    inOrder(
      comments.filter((comment) => comment.updated_at >= since),
      call.query,
      'asc',
    ),
    call,
    site,
  );
}
