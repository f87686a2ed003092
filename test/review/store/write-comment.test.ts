import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ForgeError } from '../../../src/domain/errors.ts';
import type { Comment, Pull, Status } from '../../../src/domain/forge.ts';
import { readReview } from '../../../src/review/store/read-review.ts';
import {
  supersedeOtherComments,
  type ReviewRun,
  updateComment,
  writeComment,
} from '../../../src/review/store/write-comment.ts';
import { makeHiddenLine, splitRecord, readHiddenLine, textDigest } from '../../../src/review/store/hidden-line.ts';
import { recordDigest } from '../../../src/review/store/record.ts';
import type { ReviewRecord } from '../../../src/domain/review.ts';
import type { Forge } from '../../../src/review/forge.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import { commentView } from '../../report/comment/states.ts';
import {
  exampleAnchor,
  commentWith,
  commitOf,
  hiddenFactsOf,
  reviewKey,
  mergedPull,
  exampleRecord,
  reviewScope,
  anchorStatusOf,
  token,
} from '../build.ts';

const open: Pull = { ...mergedPull, isOpen: true, mergedAt: null };
const eve = { login: 'eve', type: 'User' };

type Faults = {
  /** Happens once, before a comment is written or changed. */
  meanwhile?: (comments: Comment[]) => void;
  /** Thrown by creating a comment; `written` says whether it is there all the same. */
  readonly lost?: { error: ForgeError; written: boolean }[];
  /** Ids of comments that nobody may edit. */
  readonly locked?: readonly number[];
  readonly statuses?: readonly Status[];
};

/** The comments of one pull request, and what was asked of them. */
class Comments {
  readonly all: Comment[];
  readonly asked: string[] = [];
  readonly notices = new Set<string>();
  now: Pull = open;
  private readonly faults: Faults;

  constructor(all: readonly Comment[], faults: Faults = {}) {
    this.all = [...all];
    this.faults = faults;
  }

  get run(): ReviewRun {
    const job = { ...commentView.job, run: { id: 900, attempt: 2, url: commentView.job.run.url } };
    const runMessages = { commentUrls: new Set<string>(), notices: this.notices, warnings: new Set<string>() };
    return { forge: this.forge, key: reviewKey, job, summary: true, planFile: null, runMessages };
  }

  private get forge(): Forge {
    const forge: Partial<Forge> = {
      comments: () => this.answer('list', [...this.all]),
      comment: (id) => this.answer('read', this.all.find((one) => one.id === id) ?? null),
      pull: () => this.answer('pull', this.now),
      statuses: () => this.answer('statuses', this.faults.statuses ?? []),
      createComment: async (_, body, before) => this.create(body, before),
      updateComment: async (id, body, before) => this.update(id, body, before),
    };
    return forge as Forge;
  }

  private answer<T>(name: string, value: T): Promise<T> {
    this.asked.push(name);
    return Promise.resolve(value);
  }

  private async create(body: string, before: () => Promise<void>): Promise<Comment> {
    await before();
    this.happen();
    const lost = this.faults.lost?.shift();
    const made = commentWith(body, { id: 9000 + this.all.length, url: 'https://x.example/made' });
    if (lost?.written !== false) this.all.push(made);
    this.asked.push('create');
    if (lost !== undefined) throw lost.error;
    return made;
  }

  private async update(id: number, body: string, before: () => Promise<void>): Promise<Comment | null> {
    await before();
    this.happen();
    if (this.faults.locked?.includes(id) === true) throw gone(403);
    const at = this.all.findIndex((one) => one.id === id);
    if (at < 0) return this.answer('update', null);
    this.all[at] = { ...this.all[at]!, body };
    return this.answer('update', this.all[at]);
  }

  private happen(): void {
    this.faults.meanwhile?.(this.all);
    delete this.faults.meanwhile;
  }
}

const gone = (status: number | null): ForgeError => new ForgeError('lost', { status });

const byRun = (id: number, attempt: number, more: Partial<Comment> = {}): Comment =>
  commentWith(
    `${makeHiddenLine(reviewKey, hiddenFactsOf(exampleRecord, { run: { id, attempt }, text: textDigest('old') }))}old`,
    more,
  );

const content = { state: { kind: 'superseded', by: { what: 'equal' } }, record: exampleRecord } as const;
const write = (comments: Comments, existing: Comment | null, requiresOpenPull = true) =>
  writeComment(comments.run, { pull: open, existing, requiresOpenPull }, content);

const shown = (comments: Comments): (string | undefined)[] =>
  comments.all.map(({ body }) => readHiddenLine(reviewKey, body)?.state ?? body.split('\n').at(-1));

describe('our comment', () => {
  test.for<[string, Comment | null, kind: string, string[]]>([
    ['is written where there is none', null, 'written', ['superseded']],
    ['is changed in place', byRun(899, 1), 'written', ['superseded']],
    ['of an earlier attempt is changed', byRun(900, 1), 'written', ['superseded']],
    ['of the same attempt is changed', byRun(900, 2), 'written', ['superseded']],
    ['of a newer run stays', byRun(901, 1), 'overtaken', ['planned']],
    ['of a newer attempt stays', byRun(900, 3), 'overtaken', ['planned']],
    ['with an edited line is changed', commentWith('<!-- x -->\nold'), 'written', ['superseded']],
  ])('%s', async ([, existing, kind, after]) => {
    const comments = new Comments(existing === null ? [] : [existing]);
    expect(await write(comments, existing)).toMatchObject({ kind });
    expect(shown(comments)).toEqual(after);
  });

  test('is not written again when it says the same', async () => {
    const comments = new Comments([]);
    const written = await write(comments, null);
    if (written.kind !== 'written') throw new Error('it was not written');
    comments.asked.length = 0;
    expect(await write(comments, written.comment)).toMatchObject({ kind: 'written' });
    expect(comments.asked).toEqual([]);
  });

  test('holds the record of 150 deployments with the same change, compressed', async () => {
    const comments = new Comments([]);
    const bundles = Array.from({ length: 150 }, (_, index) => ({
      ...exampleRecord.bundles[0]!,
      deployment: { id: String(index), slug: `org-${String(index)}` },
    }));
    const large = { ...content, record: { ...exampleRecord, bundles } };
    expect(
      await writeComment(comments.run, { pull: open, existing: null, requiresOpenPull: true }, large),
    ).toMatchObject({
      kind: 'written',
    });
    expect(comments.all).toHaveLength(1);
    expect(comments.all[0]!.body.split('\n', 1)[0]!.length).toBeLessThan(16_500);
    expect(readHiddenLine(reviewKey, comments.all[0]!.body)).toMatchObject({ record: { bundles } });
  });

  test('keeps its record when it says something else', async () => {
    const comments = new Comments([byRun(899, 1)]);
    await updateComment(comments.run, mergedPull, comments.all[0]!, { kind: 'superseded', by: { what: 'equal' } });
    expect(readHiddenLine(reviewKey, comments.all[0]!.body)).toMatchObject({
      state: 'superseded',
      record: exampleRecord,
    });
  });

  const elsewhere: Partial<Pull>[] = [
    { mergedAt: '2026-11-20T12:00:00Z', isOpen: false },
    { isOpen: false },
    { head: commitOf('f') },
    { base: 'release' },
  ];
  test.for(elsewhere)('is not written, and not changed, if the pull request is by now %j', async (facts) => {
    for (const existing of [null, byRun(899, 1)]) {
      const comments = new Comments(existing === null ? [] : [existing]);
      comments.now = { ...open, ...facts };
      expect(await write(comments, existing)).toMatchObject({ kind: 'overtaken' });
      expect([shown(comments), comments.asked]).toEqual([existing === null ? [] : ['planned'], ['pull']]);
      expect([...comments.notices]).toEqual([expect.stringMatching(/^The comment was not changed: .+\.$/)]);
      // What became of a merge is said all the same.
      expect(await write(comments, existing, false)).toMatchObject({ kind: 'written' });
    }
  });

  test('is written anew if it was deleted just now', async () => {
    const comments = new Comments([byRun(899, 1)], { meanwhile: (all) => all.splice(0) });
    expect(await write(comments, comments.all[0]!)).toMatchObject({ kind: 'written' });
    expect(shown(comments)).toEqual(['superseded']);
  });

  test.for<[string, ForgeError, boolean, string[]]>([
    ['500, written', gone(500), true, ['pull', 'create', 'list']],
    ['no answer, written', gone(null), true, ['pull', 'create', 'list']],
    ['502, not written', gone(502), false, ['pull', 'create', 'list', 'pull', 'create']],
    ['no answer, not written', gone(null), false, ['pull', 'create', 'list', 'pull', 'create']],
  ])('is written once if the answer is lost: %s', async ([, error, written, asked]) => {
    const comments = new Comments([], { lost: [{ error, written }] });
    expect(await write(comments, null)).toMatchObject({ kind: 'written' });
    expect([shown(comments), comments.asked]).toEqual([['superseded'], asked]);
  });

  test.for([[[502, 502]], [[403]]])(
    'is not written after a refusal or a second lost answer: %j',
    async ([statuses]) => {
      const lost = statuses!.map((status) => ({ error: gone(status), written: false }));
      const comments = new Comments([], { lost });
      expect(await write(comments, null)).toMatchObject({ kind: 'refused' });
      expect([...comments.notices]).toEqual(['The comment could not be written: lost']);
    },
  );
});

describe('among the comments of a pull request', () => {
  const own = byRun(899, 1);
  const find = async (all: readonly Comment[], statuses: readonly Status[] = []) =>
    readReview(new Comments(all, { statuses }).run, open);

  const other = (sealedBy: ReviewKey): Comment => commentWith(makeHiddenLine(sealedBy, hiddenFactsOf(exampleRecord)));
  test.for<[string, Comment, isReplaced: boolean]>([
    [
      'of another pull request',
      commentWith(makeHiddenLine(reviewKey, hiddenFactsOf(exampleRecord, { pull: 13 }))),
      false,
    ],
    ['of another config', other(new ReviewKey(token, { ...reviewScope, config: 'b' })), false],
    ['with our line anywhere but at its very beginning', commentWith(` ${own.body}`), false],
    ['without our line', commentWith('old'), false],
    ['of another token', other(new ReviewKey(`${token}0`, reviewScope)), true],
    ['with an edited line', commentWith(own.body.replace(' ey', ' eX')), true],
  ])('one %s is not ours', async ([, comment, isReplaced]) => {
    const found = await find([{ ...comment, id: 1 }, own]);
    expect(found.comment).toBe(own);
    expect(found.candidates.map(({ id }) => id)).toEqual(isReplaced ? [1, own.id] : [own.id]);
    expect((await find([comment])).comment).toBeNull();
  });

  test('ours is the oldest, since a copy is younger, unless the anchor names another', async () => {
    const first = { ...own, id: 1 };
    expect((await find([first, own])).comment).toBe(first);
    const anchored = await find([first, own], [anchorStatusOf(exampleAnchor)]);
    expect(anchored).toMatchObject({
      comment: { id: exampleAnchor.comment },
      anchored: { state: 'intact', anchor: exampleAnchor },
    });
  });

  test('the record of an anchor whose comment is gone, or says something else, does not count', async () => {
    expect(await find([{ ...own, id: 1 }], [anchorStatusOf(exampleAnchor)])).toMatchObject({
      anchored: { state: 'comment-missing' },
    });
    for (const body of [
      '',
      `${own.body} Edited.`,
      makeHiddenLine(reviewKey, hiddenFactsOf(null)),
      makeHiddenLine(reviewKey, hiddenFactsOf({ ...exampleRecord, pull: 13 })),
    ])
      expect(await find([commentWith(body)], [anchorStatusOf(exampleAnchor)])).toMatchObject({
        comment: { id: exampleAnchor.comment },
        anchored: { state: 'edited' },
      });
  });
});

describe('a record that is too long for one comment', () => {
  const random = (seed: string): string => `sha256:${createHash('sha256').update(seed).digest('hex')}`;
  const bundles = Array.from({ length: 300 }, (_, index) => ({
    ...exampleRecord.bundles[0]!,
    deployment: { id: String(index), slug: `org-${String(index)}` },
    bundle: random(`bundle ${String(index)}`),
    diff: random(`diff ${String(index)}`),
    base: random(`base ${String(index)}`),
  }));
  const large: ReviewRecord = { ...exampleRecord, bundles };
  const state = { kind: 'superseded', by: { what: 'equal' } } as const;
  const anchored = (id: number) => [anchorStatusOf({ ...exampleAnchor, comment: id, digest: recordDigest(large) })];
  const put = async (comments: Comments, of: ReviewRecord | null, existing: Comment | null = null) => {
    const written = await writeComment(
      comments.run,
      { pull: open, existing, requiresOpenPull: true },
      { state, record: of },
    );
    if (written.kind !== 'written') throw new Error(`it was ${written.kind}`);
    return written.comment;
  };
  const begin = async () => {
    const comments = new Comments([]);
    const first = await put(comments, large);
    return { comments, first, parts: readHiddenLine(reviewKey, first.body)?.parts ?? [] };
  };
  const find = (comments: Comments, id: number) =>
    readReview(new Comments(comments.all, { statuses: anchored(id) }).run, open);

  test('goes on in others, which the first one names, and is read as a whole', async () => {
    const { comments, first, parts } = await begin();
    expect(parts.length).toBeGreaterThan(1);
    expect(comments.all.map(({ id }) => id)).toEqual([...parts, first.id]);
    for (const { body } of comments.all) expect(body.length).toBeLessThan(65_536);
    expect(readHiddenLine(reviewKey, first.body)?.record).toBeNull();
    const found = await find(comments, first.id);
    expect(found).toMatchObject({ comment: { id: first.id }, anchored: { state: 'intact', record: large } });
    // Without an anchor, the first one is found all the same.
    expect((await readReview(comments.run, open)).comment?.id).toBe(first.id);
  });

  test('is kept when the first one says something else, with the same comments', async () => {
    const { comments, first, parts } = await begin();
    await updateComment(comments.run, mergedPull, comments.all.at(-1)!, { kind: 'superseded', by: { what: 'equal' } });
    expect(comments.all).toHaveLength(parts.length + 1);
    expect(await find(comments, first.id)).toMatchObject({ anchored: { state: 'intact', record: large } });
  });

  test('does not count without one of them, or with one that is edited, exchanged or of another record', async () => {
    const { comments, first, parts } = await begin();
    const change = async (edit: (all: Comment[]) => void): Promise<string> => {
      const changed = new Comments(comments.all.map((one) => ({ ...one })));
      edit(changed.all);
      return (await find(changed, first.id)).anchored.state;
    };
    expect(await change((all) => all.splice(0, 1))).toBe('comment-missing');
    expect(await change((all) => (all[0] = { ...all[0]!, body: 'words' }))).toBe('edited');
    expect(await change((all) => (all[0] = { ...all[0]!, body: all[1]!.body }))).toBe('edited');
    expect(
      await change(
        (all) =>
          ([all[0], all[1]] = [
            { ...all[0]!, body: all[1]!.body },
            { ...all[1]!, body: all[0]!.body },
          ]),
      ),
    ).toBe('edited');
    const fewer = { ...large, bundles: bundles.slice(1) };
    const [piece] = splitRecord(fewer).map((one) => makeHiddenLine(reviewKey, hiddenFactsOf(one, { state: 'part' })));
    expect(await change((all) => (all[0] = { ...all[0]!, body: piece! }))).toBe('edited');
    expect(parts).toHaveLength(comments.all.length - 1);
  });

  test('leaves empty comments behind when a shorter one replaces it, which are not ours to find', async () => {
    const { comments, first, parts } = await begin();
    await put(comments, exampleRecord, first);
    expect(comments.all.slice(0, -1).map(({ body }) => body.split('\n')[1])).toEqual(
      parts.map(() => 'The first comment does not go on here any more.'),
    );
    const found = await readReview(comments.run, open);
    expect(found.comment?.id).toBe(first.id);
    expect(readHiddenLine(reviewKey, found.comment!.body)).toMatchObject({ record: exampleRecord });
  });

  test('is not superseded by its own first comment, and is by another one', async () => {
    const { comments, first } = await begin();
    await supersedeOtherComments(comments.run, open, first, comments.all);
    expect(await find(comments, first.id)).toMatchObject({ anchored: { state: 'intact' } });
    const later = await put(comments, exampleRecord);
    await supersedeOtherComments(comments.run, open, later, comments.all);
    expect(comments.all.map(({ body }) => body.includes('This plan is out of date')).filter(Boolean)).toHaveLength(
      comments.all.length - 1,
    );
  });

  test('is not written at all if one of them is refused, so that the first one promises nothing', async () => {
    const comments = new Comments([], { lost: [{ error: gone(403), written: false }] });
    expect(
      await writeComment(
        comments.run,
        { pull: open, existing: null, requiresOpenPull: true },
        { state, record: large },
      ),
    ).toMatchObject({ kind: 'refused' });
    expect(comments.all).toEqual([]);
  });
});

describe('our other comments', () => {
  test('are superseded, those of others are never edited, and one that cannot be edited is named', async () => {
    const others = [1, 2, 3].map((id) => byRun(899, 1, { id, url: `https://x.example/${String(id)}` }));
    const foreign = byRun(899, 1, { id: 4, author: eve });
    const current = byRun(900, 1);
    const comments = new Comments([...others, foreign, current], { locked: [2] });
    await supersedeOtherComments(comments.run, open, current, comments.all);
    const isSuperseded = comments.all.map(({ body }) => body.includes('This plan is out of date'));
    expect(isSuperseded).toEqual([true, false, true, false, false]);
    expect([...comments.notices]).toEqual([
      'An older comment of ifmatch is out of date. Delete it: https://x.example/2',
    ]);
  });
});
