import { describe, expect, test } from 'vitest';
import type { Comment } from '../../src/domain/github.ts';
import { ForgeError } from '../../src/domain/errors.ts';
import type { Marker } from '../../src/domain/record.ts';
import type { GitHub } from '../../src/github/client.ts';
import { oursIn, type Publication, publish as publishInto } from '../../src/github/publish.ts';
import { bot, comment, Memory, ours as config, pull, readMarker } from './memory.ts';
import { sha } from './server.ts';

/** Publishes; with the notices. */
async function publish(github: GitHub, publication: Publication) {
  const notices = new Set<string>();
  const published = await publishInto(github, publication, notices);
  return { ...published, notices: [...notices] };
}

const eve = { login: 'eve', type: 'User' };
const ours = { config, author: bot.login, readMarker };
const findOurs = (comments: readonly Comment[], who = ours) => oursIn(comments, who).get('acme')?.[0]?.comment ?? null;
const wanted = (facts: Partial<Publication> = {}): Publication => ({
  ...ours,
  deployment: 'acme',
  pull: 7,
  run: { id: 5, attempt: 1 },
  body: () => '[acme 5.1] new',
  mode: 'always',
  head: null,
  retired: (url) => `see ${url}`,
  ...facts,
});
const bodies = (memory: Memory) => memory.comments.map(({ body }) => body);
const gone = (status: number | null) => new ForgeError('lost', { status });

test.for([
  ['of another deployment', comment(1, '[other 1.1]')],
  ['of another config', comment(1, '[acme@b 1.1]')],
  ['with the marker anywhere but at its very beginning', comment(1, ' [acme 1.1]')],
  ['of a person', comment(1, '[acme 1.1]', eve)],
  ['of a person with the name of the bot', comment(1, '[acme 1.1]', { ...bot, type: 'User' })],
  ['of a bot without its brackets', comment(1, '[acme 1.1]', { login: 'github-actions', type: 'Bot' })],
] as const)('a comment %s is not ours', ([, foreign]) => {
  expect(findOurs([foreign], ours)).toBeNull();
  expect(findOurs([foreign, comment(2, '[acme 1.1]')], ours)?.id).toBe(2);
});

test('a configured author matches in any case', () => {
  expect(findOurs([comment(1, '[acme 1.1]', eve)], { ...ours, author: 'Eve' })?.id).toBe(1);
  expect(findOurs([comment(1, '[acme 1.1]', { ...eve, type: 'Bot' })], { ...ours, author: 'eve' })).toBeNull();
});

const at = (id: number) => `https://x.example/${String(id)}`;
const see = (id: number) => `see ${at(id)}`;

/** Comments that are there, how one is published, where it ends, and what all comments say then. */
test.for<[string, Comment[], Partial<Publication>, object, string[]]>([
  [
    'is written where there is none',
    [comment(1, '[other 9.9]')],
    {},
    { url: at(100) },
    ['[other 9.9]', '[acme 5.1] new'],
  ],
  [
    'is changed in place, whatever foreign ones say',
    [comment(1, '[acme 9.9]', eve), comment(3, '[acme 4.1] old')],
    {},
    { url: at(3), fate: 'written' },
    ['[acme 9.9]', '[acme 5.1] new'],
  ],
  [
    'of a newer run is not replaced',
    [comment(3, '[acme 6.1] x')],
    {},
    { fate: 'overtaken', url: at(3) },
    ['[acme 6.1] x'],
  ],
  ['of a newer attempt is not replaced', [comment(3, '[acme 5.2] x')], {}, { fate: 'overtaken' }, ['[acme 5.2] x']],
  ['of an earlier attempt is replaced', [comment(3, '[acme 5.0] x')], {}, { fate: 'written' }, ['[acme 5.1] new']],
  [
    'is the oldest of several, and the others are folded',
    [comment(8, '[acme 4.1] b'), comment(3, '[acme 3.1] a')],
    {},
    { url: at(3), notices: [] },
    [see(3), '[acme 5.1] new'],
  ],
  [
    'is the one with the highest number',
    [comment(3, '[acme 3.1] a'), comment(8, '[acme 4.1] #2 b')],
    {},
    { url: at(8) },
    [see(8), '[acme 5.1] new'],
  ],
  [
    'is not replaced where a second one is of a newer run',
    [comment(8, '[acme 6.1]'), comment(3, '[acme 3.1]')],
    {},
    { fate: 'overtaken' },
    ['[acme 6.1]', '[acme 3.1]'],
  ],
  [
    'may be a new one, which folds all others',
    [comment(3, '[acme 6.1] a'), comment(8, '[acme 4.1] #2 b')],
    { mode: 'new', body: (replaced: Marker | null) => `[acme 5.1] #${String((replaced?.number ?? 0) + 1)} new` },
    { url: at(100), fate: 'written' },
    [see(100), see(100), '[acme 5.1] #3 new'],
  ],
  ['is not written quietly where there is none', [], { mode: 'quiet' }, { url: null, fate: 'needless' }, []],
  ['is changed quietly', [comment(3, '[acme 1.1]')], { mode: 'quiet' }, { fate: 'written' }, ['[acme 5.1] new']],
  [
    'is not replaced if it is not the one that the text was made for',
    [comment(3, '[acme 4.1] #2\nshown')],
    { onto: comment(3, '[acme 4.1]\nshown') },
    { fate: 'overtaken' },
    ['[acme 4.1] #2\nshown'],
  ],
  [
    'is replaced if only its text changed since',
    [comment(3, '[acme 4.1] #2\nshown')],
    { onto: comment(3, '[acme 4.1] #2\nelse') },
    { fate: 'written' },
    ['[acme 5.1] new'],
  ],
])('our comment %s', async ([, there, how, ends, after]) => {
  const memory = new Memory(there);
  expect(await publish(memory.github, wanted(how))).toMatchObject(ends);
  expect(bodies(memory)).toEqual(after);
});

test('an unchanged comment is not written again', async () => {
  const memory = new Memory([comment(3, '[acme 5.1] new')]);
  await publish(memory.github, wanted());
  expect(memory.asked).toEqual(['list']);
});

test('a second comment that cannot be edited is reported', async () => {
  const { github } = new Memory([comment(3, '[acme 3.1]'), comment(8, '[acme 4.1]')]);
  const updateComment = (id: number, body: string) =>
    id === 8 ? Promise.reject(gone(403)) : github.updateComment(id, body);
  expect(await publish({ ...github, updateComment }, wanted())).toMatchObject({
    url: at(3),
    notices: [expect.stringContaining(at(8))],
  });
});

test('nothing is written for an outdated commit or after the merge', async () => {
  for (const now of [pull(7, { head: sha('f') }), pull(7, { merged: true })]) {
    const memory = new Memory([comment(3, '[acme 1.1]')], { pull: now });
    expect(await publish(memory.github, wanted({ head: sha('a') }))).toMatchObject({ fate: 'overtaken' });
    expect([bodies(memory), memory.asked]).toEqual([['[acme 1.1]'], ['list', 'pull']]);
  }
});

describe('a comment that was just deleted', () => {
  const meanwhile = (comments: unknown[]) => comments.splice(0);
  test.for([
    ['always', ['[acme 5.1] new']],
    ['quiet', []],
  ] as const)('is written again, except in quiet mode: %s', async ([mode, after]) => {
    const memory = new Memory([comment(3, '[acme 1.1]')], { meanwhile });
    await publish(memory.github, wanted({ mode }));
    expect(bodies(memory)).toEqual(after);
  });
});

test.for([
  ['500, written', gone(500), true, ['list', 'create', 'list']],
  ['no answer, written', gone(null), true, ['list', 'create', 'list']],
  ['502, not written', gone(502), false, ['list', 'create', 'list', 'create']],
  ['no answer, not written', gone(null), false, ['list', 'create', 'list', 'create']],
] as const)('one comment is written if the answer is lost: %s', async ([, error, written, asked]) => {
  const memory = new Memory([], { lost: [{ error, written }] });
  expect(await publish(memory.github, wanted())).toMatchObject({ url: at(100), fate: 'written' });
  expect([bodies(memory), memory.asked]).toEqual([['[acme 5.1] new'], asked]);
});

test('a refusal, and a second lost answer, end the attempt', async () => {
  for (const statuses of [[502, 502], [403]]) {
    const memory = new Memory([], { lost: statuses.map((status) => ({ error: gone(status), written: false })) });
    await expect(publish(memory.github, wanted())).rejects.toThrow('lost');
  }
});

test('another author than the expected one is reported: the next run would not find the comment', async () => {
  const memory = new Memory([], { author: { login: 'acme-policies[bot]', type: 'Bot' } });
  expect(await publish(memory.github, wanted())).toMatchObject({
    notices: [expect.stringContaining('Set comment-author to acme-policies[bot]')],
  });
});
