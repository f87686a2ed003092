import { expect, test } from 'vitest';
import { type Judged, liesIn, type Strike } from './judge.ts';
import { canonical, type Entry, type Kind } from './journal.ts';

const content = canonical({ mark: 'reviewed' });
const reviewed = [{ kind: 'code', stateVersion: 'v1', content }] as const;
const commit: Entry = { kind: 'code', ifMatch: 'v1', status: 200, stateVersion: 'v2', content };
const put = { kind: 'code', ifMatch: 'v1', content } as const;
const strike = (fault: Strike['fault'], what = 'PUT'): Strike => ({ fault, what, kind: 'code' });

const judge = (result: string, code: number, more: Partial<Judged> = {}): string[] =>
  liesIn({
    reviewed,
    code,
    results: new Map<Kind, string>([['code', result]]),
    strikes: [],
    puts: [put],
    entries: [commit],
    ...more,
  });

test('a true report has no lies in it', () => {
  expect(judge('applied', 0)).toEqual([]);
  expect(judge('not-applied', 1, { entries: [], strikes: [strike('403')] })).toEqual([]);
  expect(judge('unknown', 6, { strikes: [strike('reset after the platform'), strike('401', 'dry run')] })).toEqual([]);
});

test('a connection that was refused may have been for any bundle, and another trouble for its own alone', () => {
  const elsewhere = (fault: Strike['fault'], what: string): Strike => ({ fault, what, kind: 'secrets' });
  expect(judge('unverified', 6, { strikes: [elsewhere('refused', 'PUT')] })).toEqual([]);
  expect(judge('unverified', 6, { strikes: [elsewhere('504', 'dry run')] })).toHaveLength(1);
});

test('a report that differs from the log of the platform is found', () => {
  expect(judge('applied', 0, { entries: [] })).toEqual(['code: applied, without a commit of what was reviewed']);
  expect(judge('applied', 0, { entries: [{ ...commit, content: 'other' }] })).toHaveLength(1);
  expect(judge('applied', 0, { entries: [commit, commit] })).toContain('code: 2 commits');
  expect(judge('not-applied', 1, { strikes: [strike('504')] })).toEqual([
    'code: not-applied, but there is a commit',
    'exit code 1, but something was written',
  ]);
  expect(judge('already-applied', 0)).toEqual(['code: already-applied, but it was this run']);
});

test('doubt without a reason is found', () => {
  expect(judge('unknown', 6, { strikes: [strike('reset after the platform')] })).toEqual([
    'code: unknown, although it can be known',
  ]);
  expect(judge('unverified', 6, { strikes: [strike('504')] })).toEqual([
    'code: unverified, although nothing kept it from being verified',
  ]);
});

test('a PUT that nobody reviewed is found', () => {
  expect(judge('applied', 0, { puts: [{ ...put, content: 'other' }] })).toEqual([
    'code: a PUT of what nobody reviewed',
  ]);
  expect(judge('applied', 0, { puts: [{ ...put, ifMatch: 'v0' }] })).toEqual(['code: a PUT with If-Match v0']);
});

test('an exit code that does not follow from the results is found', () => {
  expect(judge('applied', 6, { strikes: [strike('504')] })).toEqual(['exit code 6 for applied']);
  expect(judge('not-applied', 1, { entries: [] })).toEqual(['exit code 1 although nothing went wrong']);
});
