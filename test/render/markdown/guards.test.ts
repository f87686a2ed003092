import { describe, expect, test } from 'vitest';
import type { LabelAnswer, LabelConsent, Uncounted } from '../../../src/domain/consent.ts';
import type { Guard } from '../../../src/domain/plan.ts';
import { guardBlock } from '../../../src/render/markdown/guards.ts';
import { consentWords } from '../../../src/render/words/consent-words.ts';
import { textOf } from '../../../src/render/words/sentence.ts';

const deletes: Guard = {
  guard: 'max-deletes',
  message:
    '12 of 40 remediation policies in acme would be deleted (limit 10). If that is meant, run again with --max-deletes 12.',
  consent: '--max-deletes 12',
};
const guarded: Guard = {
  guard: 'protected',
  message: 'The protected policy a in acme would be deleted. If that is meant, run again with --allow-protected a.',
  consent: '--allow-protected a',
};
const given: LabelAnswer = { kind: 'given', by: 'hubot', event: 1, guards: ['max-deletes', 'empty', 'looser'] };
const label = (...answers: readonly LabelAnswer[]): LabelConsent => ({
  label: 'a`b <!-- @c',
  answers: new Map(answers.map((answer, index) => [`d${String(index)}`, answer])),
});
const block = (guards: readonly Guard[], consent?: LabelConsent, budget = 5000): string =>
  guardBlock(guards, budget, { consent: 'setting', label: consent }).text;

/** Without what stands in code, where nothing acts as Markdown. */
const outsideCode = (text: string): string => text.replaceAll(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');

const doubts: readonly Uncounted[] = [
  { code: 'author', by: 'mona' },
  { code: 'pusher', by: 'mona' },
  { code: 'no-person', by: 'stale[bot]' },
  { code: 'no-person', by: null },
  { code: 'no-write', by: 'mallory', permission: 'read' },
  { code: 'not-shown' },
  { code: 'renamed', by: 'hubot' },
  { code: 'fork' },
  { code: 'app-pushed', by: 'github-actions[bot]' },
  { code: 'app-pushed', by: null },
  { code: 'unknown-pusher' },
  { code: 'withdrawn', by: 'hubot' },
  { code: 'unasked', message: 'GitHub answered 500, "<b>@all</b>".' },
];

describe('the guards of a plan', () => {
  test('say nothing of labels where none can say yes', () => {
    expect(block([deletes])).not.toContain('label');
    expect(block([guarded], label({ kind: 'off' }))).not.toContain('label');
  });

  test('say that a label can say yes where it is not set', () => {
    expect(block([deletes, guarded], label({ kind: 'off' }))).toContain('Or somebody else with write access');
  });

  test('are gone where somebody said yes to all of them, and who did so stands there', () => {
    expect(block([], label(given))).toBe(
      '**Guards:** consented by `hubot` (label ``a`b <!-- @c``) to the number of deletes, an empty bundle and looser enforcement.',
    );
  });

  test('name the deployment of a yes where there are several', () => {
    const text = block([deletes], label(given, { kind: 'uncounted', why: { code: 'not-shown' } }));
    expect(text).toContain('`d0` consented by `hubot`');
    expect(text).toContain('> The label ``a`b <!-- @c`` does not count: when it was set');
  });

  test.for(doubts)('tell why a label does not count, and what to do: $code', (why) => {
    const [sentence = [], ...more] = consentWords(label({ kind: 'uncounted', why }, { kind: 'uncounted', why }));
    expect(more).toEqual([]);
    expect(textOf(sentence)).toMatch(/^The label a`b <!-- @c does not count: [^\n]+\. [A-Z][^\n]+\.$/);
    const text = block([deletes], label({ kind: 'uncounted', why }));
    expect(text).toContain('does not count');
    expect(outsideCode(text)).not.toMatch(/<|@|mona|mallory|hubot/);
  });

  test('keep to their room', () => {
    const many = Array.from({ length: 200 }, () => deletes);
    for (const why of doubts)
      expect(block(many, label(given, { kind: 'uncounted', why }), 2000).length).toBeLessThan(2000);
  });
});
