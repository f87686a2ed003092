import { describe, expect, test } from 'vitest';
import type { Issue as Page } from '../../src/domain/github.ts';
import type { IssueChange as PageChange } from '../../src/github/client.ts';
import { driftMarker, reportDriftIn as reportInto } from '../../src/github/drift-issue.ts';
import { bot, comment } from './memory.ts';

/** Reports; with the warnings. */
async function reportDriftIn(...[issues, seen, report]: DropLast<Parameters<typeof reportInto>>) {
  const notes = { notices: new Set<string>(), warnings: new Set<string>() };
  const url = await reportInto(issues, seen, report, notes);
  return { url, warnings: [...notes.warnings] };
}

type DropLast<T extends unknown[]> = T extends [...infer Rest, unknown] ? Rest : never;

const teller = { deployment: 'acme', config: 'c', author: bot.login };
const told = { ...teller, digest: 'd1', title: 'Drift', body: 'words\n' };
const gone = { ...told, digest: null, body: 'gone' };

const issue = (number: number, facts: Partial<Page> & { digest?: string | null } = {}): Page => {
  const { digest = 'd1', ...others } = facts;
  const marker = driftMarker({ deployment: 'acme', config: 'c', digest });
  const page = { number, body: `${marker}\nbefore\n`, open: true, isPull: false, author: bot };
  return { ...page, url: `https://x.example/${String(number)}`, ...others };
};

/** The issues of a repository, and what was done to them. */
function memory(issues: Page[]) {
  const done: string[] = [];
  const pages = [...issues];
  const change = (number: number, { state, body }: PageChange): Page => {
    const at = pages.findIndex((page) => page.number === number);
    const open = state === undefined ? pages[at]!.open : state === 'open';
    pages[at] = { ...pages[at]!, open, ...(body === undefined ? {} : { body }) };
    done.push(`${state ?? 'edit'} ${String(number)}`);
    return pages[at];
  };
  const hub = {
    createIssue: ({ body }: { body: string }) => {
      const made = issue(pages.length + 1, { body });
      pages.push(made);
      done.push('create');
      return Promise.resolve(made);
    },
    updateIssue: (number: number, asked: PageChange) => Promise.resolve(change(number, asked)),
    createComment: (number: number, body: string) => {
      done.push(`comment ${String(number)}`);
      return Promise.resolve(comment(1, body));
    },
  };
  return { hub, done, pages };
}

describe('the drift issue', () => {
  const closed = (digest: string | null = null): Page => issue(1, { open: false, digest });

  test.for([
    ['is made when there is none', [], ['create']],
    ['is left alone when it says the same', [issue(1)], []],
    ['is edited when the drift is another one', [issue(1, { digest: 'd0' })], ['edit 1']],
    ['is opened again when its drift was gone', [closed()], ['open 1']],
    ['stays closed while somebody wants no more of the same', [closed('d1')], []],
    ['is opened again when the drift is another one than somebody closed', [closed('d0')], ['open 1']],
    ['is the oldest of several', [issue(2, { digest: 'd0' }), issue(1, { digest: 'd0' })], ['edit 1']],
    [
      'is none of another deployment',
      [issue(1, { body: issue(1).body.replace('drift:v1:', 'drift:v1:e30') })],
      ['create'],
    ],
    ['is none of a person', [issue(1, { author: { login: 'mona', type: 'User' } })], ['create']],
    ['is none that quotes our first line', [issue(1, { body: ` ${issue(1).body}` })], ['create']],
  ] as const)('%s', async ([, issues, expected]) => {
    const { hub, done, pages } = memory([...issues]);
    await reportDriftIn(hub, pages, told);
    expect(done).toEqual(expected);
  });

  test("keeps its text when it is closed, without the drift's digest", async () => {
    const { hub, done, pages } = memory([issue(1), issue(2, { open: false })]);
    await reportDriftIn(hub, pages, gone);
    expect(done).toEqual(['closed 1', 'comment 1', 'edit 2']);
    expect(pages.map(({ open }) => open)).toEqual([false, false]);
    expect(pages[0]!.body).toBe(`${driftMarker(gone)}\ngone\n\nbefore\n`);
  });

  test('stays open if a person reopened it after its drift was gone', async () => {
    const { hub, done, pages } = memory([issue(1, { digest: null })]);
    await reportDriftIn(hub, pages, gone);
    expect(done).toEqual([]);
    await reportDriftIn(hub, pages, told);
    expect(done).toEqual(['edit 1']);
  });

  test('by another author than the expected one causes a notice', async () => {
    const { hub } = memory([]);
    const { warnings } = await reportDriftIn(hub, [], { ...told, author: 'robot' });
    expect(warnings.join()).toContain('GitHub reports the author github-actions[bot], not robot. Set comment-author');
  });
});

test('an issue with an edited first line is ignored, and a deployment may have any name', async () => {
  const odd = { ...told, deployment: 'a --> b\n`' };
  expect(driftMarker(odd)).toMatch(/^<!-- [\w:-]+ -->$/);
  const lines = ['', '<!-- ifmatch:drift:v1:e30 -->', '<!-- ifmatch:drift:v1:!! -->', `\n${driftMarker(odd)}`];
  const { hub, done, pages } = memory(lines.map((body, index) => issue(index + 1, { body })));
  await reportDriftIn(hub, pages, odd);
  pages[4] = issue(5, { body: `${driftMarker({ ...odd, digest: 'd0' })}\r\nmore` });
  await reportDriftIn(hub, pages, odd);
  expect(done).toEqual(['create', 'edit 5']);
});
