import { describe, expect, test } from 'vitest';
import type { Issue } from '../../src/domain/forge.ts';
import type { IssueChange } from '../../src/github/client.ts';
import { makeDriftHiddenLine, type DriftIssues, writeDriftIssue as reportInto } from '../../src/action/drift-issue.ts';
import { ReviewKey } from '../../src/review/store/review-key.ts';

const secret = 'drift-test-secret-0123456789';
const scope = { forge: 'GitHub', repository: '17', config: '' };
const key = new ReviewKey(secret, scope);
const mona = { login: 'mona', type: 'User' };

const report = { deployment: 'acme', digest: 'd1', title: 'Drift', body: 'words\n' };
const gone = { ...report, digest: null, body: 'gone' };

const issue = (number: number, facts: Partial<Issue> & { digest?: string | null } = {}): Issue => {
  const { digest = 'd1', ...others } = facts;
  const body = `${makeDriftHiddenLine({ deployment: 'acme', digest }, key)}\nbefore\n`;
  return {
    number,
    body,
    open: true,
    isPull: false,
    author: mona,
    url: `https://x.example/${String(number)}`,
    ...others,
  };
};

/** The issues of a repository, and what was done to them. */
function memory(issues: readonly Issue[]) {
  const done: string[] = [];
  const pages = [...issues];
  const change = (number: number, { state, body }: IssueChange): Issue => {
    const at = pages.findIndex((page) => page.number === number);
    const open = state === undefined ? pages[at]!.open : state === 'open';
    pages[at] = { ...pages[at]!, open, ...(body === undefined ? {} : { body }) };
    done.push(`${state ?? 'edit'} ${String(number)}`);
    return pages[at];
  };
  const hub: DriftIssues['issues'] = {
    createIssue({ body }) {
      const made = issue(pages.length + 1, { body });
      pages.push(made);
      done.push('create');
      return Promise.resolve(made);
    },
    updateIssue: (number, asked) => Promise.resolve(change(number, asked)),
    createComment(number, body) {
      done.push(`comment ${String(number)}`);
      return Promise.resolve({ id: 1, pull: number, body, author: mona, url: 'https://x.example' });
    },
  };
  return { place: { issues: hub, key }, done, pages };
}

const updateDriftIssue = (...[place, issues, drift]: DropLast<Parameters<typeof reportInto>>) =>
  reportInto(place, issues, drift, { notices: new Set(), warnings: new Set() });

type DropLast<T extends unknown[]> = T extends [...infer Rest, unknown] ? Rest : never;

/** The same first line, sealed for another place or with another token. */
const sealedBy = (other: ReviewKey): string =>
  `${makeDriftHiddenLine({ deployment: 'acme', digest: 'd1' }, other)}\nbefore\n`;

describe('the drift issue', () => {
  const closed = (digest: string | null = null): Issue => issue(1, { open: false, digest });
  const line = issue(1).body;

  test.for<[string, Issue[], string[]]>([
    ['is made when there is none', [], ['create']],
    ['is left alone when it says the same', [issue(1)], []],
    ['is edited when the drift is another one', [issue(1, { digest: 'd0' })], ['edit 1']],
    ['is opened again when its drift was gone', [closed()], ['open 1']],
    ['stays closed while somebody wants no more of the same', [closed('d1')], []],
    ['is opened again when the drift is another one than somebody closed', [closed('d0')], ['open 1']],
    ['is the oldest of several', [issue(2, { digest: 'd0' }), issue(1, { digest: 'd0' })], ['edit 1']],
    [
      'is none of another deployment',
      [issue(1, { body: makeDriftHiddenLine({ deployment: 'hooli', digest: 'd1' }, key) })],
      ['create'],
    ],
    [
      'is none of another config',
      [issue(1, { body: sealedBy(new ReviewKey(secret, { ...scope, config: 'b' })) })],
      ['create'],
    ],
    ['is none of another token', [issue(1, { body: sealedBy(new ReviewKey(`${secret}0`, scope)) })], ['create']],
    ['is none with an edited first line', [issue(1, { body: line.replace('v1 ', 'v1 e') })], ['create']],
    ['is none that quotes our first line', [issue(1, { body: ` ${line}` })], ['create']],
  ])('%s', async ([, issues, expected]) => {
    const { place, done, pages } = memory(issues);
    await updateDriftIssue(place, pages, report);
    expect(done).toEqual(expected);
  });

  test("keeps its text when it is closed, without the drift's digest", async () => {
    const { place, done, pages } = memory([issue(1), issue(2, { open: false })]);
    await updateDriftIssue(place, pages, gone);
    expect(done).toEqual(['closed 1', 'comment 1', 'edit 2']);
    expect(pages.map(({ open }) => open)).toEqual([false, false]);
    expect(pages[0]!.body).toBe(`${makeDriftHiddenLine(gone, key)}\ngone\n\nbefore\n`);
  });

  test('stays open if a person reopened it after its drift was gone', async () => {
    const { place, done, pages } = memory([issue(1, { digest: null })]);
    await updateDriftIssue(place, pages, gone);
    expect(done).toEqual([]);
    await updateDriftIssue(place, pages, report);
    expect(done).toEqual(['edit 1']);
  });
});

test('an issue without a sealed first line is ignored, and a deployment may have any name', async () => {
  const named = { ...report, deployment: 'a --> b\n`' };
  expect(makeDriftHiddenLine(named, key)).toMatch(/^<!-- [\w: -]+ -->$/);
  const seal = 'a'.repeat(22);
  const lines = ['', `<!-- ifmatch:drift:v1 e30 ${seal} -->`, '<!-- ifmatch:drift:v1 !! -->'];
  const { place, done, pages } = memory(
    [...lines, `\n${makeDriftHiddenLine(named, key)}`].map((body, index) => issue(index + 1, { body })),
  );
  await updateDriftIssue(place, pages, named);
  pages[4] = issue(5, { body: `${makeDriftHiddenLine({ ...named, digest: 'd0' }, key)}\r\nmore` });
  await updateDriftIssue(place, pages, named);
  expect(done).toEqual(['create', 'edit 5']);
});
