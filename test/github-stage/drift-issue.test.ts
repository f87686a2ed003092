import { describe, expect, test } from 'vitest';
import type { Page, PageChange } from '../../src/domain/github.ts';
import { closeIssue, driftMarker, readDriftMarker, reportInIssue, seeIssues } from '../../src/github/drift-issue.ts';
import { bot, comment } from './memory.ts';

const teller = { deployment: 'acme', config: 'c', author: bot.login };
const told = { digest: 'd1', title: 'Drift', body: 'words\n' };

const issue = (number: number, facts: Partial<Page> & { digest?: string | null } = {}): Page => {
  const { digest = 'd1', ...others } = facts;
  const marker = driftMarker({ deployment: 'acme', config: 'c', digest });
  const page = { number, body: `${marker}\nbefore\n`, open: true, author: bot };
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
    issuesBy: (_: string, state: string) => Promise.resolve(pages.filter(({ open }) => open === (state === 'open'))),
    createIssue: ({ body }: { body: string }) => {
      const made = issue(pages.length + 1, { body });
      pages.push(made);
      done.push('create');
      return Promise.resolve(made);
    },
    updateIssue: (number: number, asked: PageChange) => Promise.resolve(change(number, asked)),
    commentOnIssue: (number: number, body: string) => {
      done.push(`comment ${String(number)}`);
      return Promise.resolve(comment(1, body));
    },
  };
  return { hub, done, pages };
}

describe('the issue of a drift', () => {
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
    const { hub, done } = memory([...issues]);
    await reportInIssue(hub, seeIssues(hub, teller.author), teller, told);
    expect(done).toEqual(expected);
  });

  test('keeps what it told when it is closed, and forgets the drift', async () => {
    const { hub, done, pages } = memory([issue(1), issue(2, { open: false })]);
    await closeIssue(hub, seeIssues(hub, teller.author), teller, 'gone');
    expect(done).toEqual(['closed 1', 'comment 1', 'edit 2']);
    expect(pages.map(({ open }) => open)).toEqual([false, false]);
    expect(readDriftMarker(pages[0]!.body)).toEqual({ deployment: 'acme', config: 'c', digest: null });
    expect(pages[0]!.body.slice(pages[0]!.body.indexOf('\n'))).toBe('\ngone\n\nbefore\n');
  });

  test('that somebody opened again although its drift is gone is theirs to close', async () => {
    const { hub, done } = memory([issue(1, { digest: null })]);
    await closeIssue(hub, seeIssues(hub, teller.author), teller, 'gone');
    expect(done).toEqual([]);
    await reportInIssue(hub, seeIssues(hub, teller.author), teller, told);
    expect(done).toEqual(['edit 1']);
  });

  test('by another login than the one that is looked for is told of', async () => {
    const { hub } = memory([]);
    const { warnings } = await reportInIssue(hub, seeIssues(hub, 'robot'), { ...teller, author: 'robot' }, told);
    expect(warnings.join()).toContain('GitHub reports the author github-actions[bot], not robot. Set comment-author');
  });
});

describe('the first line', () => {
  const marker = { deployment: 'a --> b\n`', config: 'c', digest: null };

  test('is read as it was written, whatever the deployment is called', () => {
    const line = driftMarker(marker);
    expect(line).toMatch(/^<!-- [\w:-]+ -->$/);
    expect(readDriftMarker(`${line}\r\nmore`)).toEqual(marker);
  });

  test.for(['', 'x', '<!-- ifmatch:drift:v1:e30 -->', '<!-- ifmatch:drift:v1:!! -->', `\n${driftMarker(marker)}`])(
    'is none: %j',
    (body) => {
      expect(readDriftMarker(body)).toBeNull();
    },
  );
});
