import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CommentState } from '../../src/domain/github.ts';
import type { Change } from '../../src/domain/plan.ts';
import type { Effect } from '../../src/generated/types.ts';
import type { TriangulatedChange, Triangulation } from '../../src/domain/drift.ts';
import { renderComment } from '../../src/render/comment.ts';
import { renderGithub } from '../../src/render/github.ts';
import { renderHtml } from '../../src/render/html.ts';
import { renderMarkdown } from '../../src/render/markdown.ts';
import { renderTerminal } from '../../src/render/terminal.ts';
import { at, bundle, create, plan, policy, remove, update } from './build.ts';
import { view as commentView } from './comment/states.ts';
import { base, opposite, own, revert } from './explained.ts';
import { runs } from './hostile.ts';
import { structureOf } from './markdown-structure.ts';

const verbs = ['delete', 'update', 'create'] as const;
const origins = ['own', 'revert', 'both', 'unknown'] as const;
type Verb = (typeof verbs)[number];
type Told = { readonly verb: Verb; readonly origin: (typeof origins)[number]; readonly looser: boolean };

const object = 'RemediationPolicy';
const make = {
  delete: (slug) => remove(object, { slug }, policy(slug, ['high'])),
  update: (slug, looser) =>
    update(object, { slug }, [policy(slug, ['high']), policy(slug, ['low'])], {
      effect: looser ? 'looser' : 'neutral',
      at: at('policies/a.yaml', 3),
    }),
  create: (slug) => create(object, { slug }, policy(slug, ['high']), { at: at('policies/a.yaml', 3) }),
} as const satisfies Record<Verb, (slug: string, looser: boolean) => Change>;

/** A plan of changes `p0`, `p1` …, each of its origin, beside which as many are live already. */
function outcomeOf(told: readonly Told[], live: number) {
  const changes = told.map(({ verb, origin, looser }, index): TriangulatedChange => {
    const change = make[verb](`p${String(index)}`, looser);
    const isEdited = origin === 'revert' || origin === 'both';
    return {
      change,
      origin,
      edit: isEdited ? opposite(change) : null,
      own: origin === 'both' ? change : null,
      edited: isEdited ? { by: 'dana', at: null } : null,
    };
  });
  const planned = bundle(
    'remediation',
    changes.map(({ change }) => change),
  );
  const lives = Array.from({ length: live }, (_, index) => make.create(`live${String(index)}`));
  const { deployment, kind } = planned;
  const triangulation: Triangulation = {
    base,
    bundles: [{ deployment, kind, inBase: true, changes, live: lives }],
    dropped: [],
  };
  return { kind: 'changes', plan: plan(planned), problems: [], guards: [], triangulation } as const;
}

const someTold = (maxLength: number) =>
  fc.array(fc.record({ verb: fc.constantFrom(...verbs), origin: fc.constantFrom(...origins), looser: fc.boolean() }), {
    minLength: 1,
    maxLength,
    size: 'max',
  });
const live = fc.nat({ max: 40 });
const view = { command: 'preview', platform: null, width: 80, color: false, verbose: false } as const;

const titles = { delete: 'Delete', update: 'Update', create: 'Create' } as const satisfies Record<Verb, string>;
const times = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Entries to be applied, in Markdown. */
const entriesIn = (text: string, verb: Verb): number =>
  times(text, new RegExp(`^\\*\\*${titles[verb]}\\*\\* policy \`p\\d+\``, 'gm'));
const missingIn = (text: string, verb: Verb): number =>
  [...text.matchAll(new RegExp(`^Not shown here: .*?(\\d+) ${verb}s?\\b`, 'gm'))].reduce(
    (sum, [, number]) => sum + Number(number),
    0,
  );
const numberOf = (told: readonly Told[], verb: Verb): number => told.filter((one) => one.verb === verb).length;

describe('a plan with whose doing each change is', () => {
  test('shows each change exactly once where there is room', () => {
    fc.assert(
      fc.property(someTold(30), live, (told, number) => {
        const outcome = outcomeOf(told, number);
        const markdown = renderMarkdown(outcome, { ...view, budget: 1_000_000 });
        const terminal = renderTerminal(outcome, view);
        const [, list = ''] = renderHtml(outcome, { ...view, version: '0' }).split('<ol id="change-list"');
        const html = list.slice(0, list.indexOf('</section>'));
        for (const [index, { verb }] of told.entries()) {
          const slug = `p${String(index)}`;
          const sign = { delete: '-', update: '~', create: String.raw`\+` }[verb];
          expect(times(markdown, new RegExp(`^\\*\\*${titles[verb]}\\*\\* policy \`${slug}\``, 'gm'))).toBe(1);
          expect(times(terminal, new RegExp(`^  ${sign} policy ${slug}  `, 'gm'))).toBe(1);
          expect(times(html, new RegExp(`>${titles[verb]}</span> policy <code>${slug}</code></h3>`, 'g'))).toBe(1);
        }
        expect(times(markdown, /^\*\*(?:Delete|Update|Create)\*\* /gm)).toBe(told.length);
        expect(times(markdown, /^- \*\*Create\*\* policy `live\d+`/gm)).toBe(number);
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test('stands below the warning exactly where it is a revert', () => {
    fc.assert(
      fc.property(someTold(30), live, (told, number) => {
        const text = renderMarkdown(outcomeOf(told, number), { ...view, budget: 1_000_000 });
        const [, below = ''] = text.split('\n> Not changed in these files: ');
        const slugs = [...below.matchAll(/^\*\*\w+\*\* policy `(p\d+)`/gm)].map(([, slug]) => slug);
        const reverts = told.flatMap(({ origin }, index) => (origin === 'revert' ? [`p${String(index)}`] : []));
        expect(new Set(slugs)).toEqual(new Set(reverts));
        expect(slugs).toHaveLength(reverts.length);
        const overwritten = told.filter(({ origin }) => origin === 'both').length;
        expect(times(text, /^Also edited on the platform since the base: an apply overwrites that edit\.$/gm)).toBe(
          overwritten,
        );
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test('is named in the caution as done on the platform exactly where it is a revert', () => {
    const done = { delete: 'created', update: 'edited', create: 'deleted' } as const;
    fc.assert(
      fc.property(someTold(5), (told) => {
        const outcome = outcomeOf(told, 0);
        const markdown = renderMarkdown(outcome, view);
        const html = renderHtml(outcome, { ...view, version: '0' });
        const named = new Map(
          told.flatMap(({ verb, origin, looser }, index) => {
            const isNamed = verb === 'delete' || (verb === 'update' && looser);
            return isNamed ? [[`p${String(index)}`, origin === 'revert' ? done[verb] : null] as const] : [];
          }),
        );
        const noteIn = (text: string): string | null => / \((\w+) on the platform\)/.exec(text)?.[1] ?? null;
        const namesIn = (caution: string, name: RegExp) =>
          new Map([...caution.matchAll(name)].map(([text, slug]) => [slug, noteIn(text)]));
        const [, alert = ''] = markdown.split('> [!CAUTION]\n');
        expect(namesIn(alert.split('\n\n')[0] ?? '', /policy `(p\d+)`[^\n]*/g)).toEqual(named);
        const caution = /aria-label="Caution">(.*?)<\/div>/s.exec(html)?.[1] ?? '';
        expect(namesIn(caution, /policy <code>(p\d+)<\/code>[^\n<]*/g)).toEqual(named);
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test('is shown or counted in a small comment, the deletes of any origin last to go', () => {
    fc.assert(
      fc.property(someTold(200), live, fc.integer({ min: 3_000, max: 15_000 }), (told, number, budget) => {
        const text = renderMarkdown(outcomeOf(told, number), { ...view, budget });
        expect(text.length).toBeLessThanOrEqual(budget);
        expect(() => structureOf(text)).not.toThrow();
        for (const verb of verbs)
          expect([verb, entriesIn(text, verb) + missingIn(text, verb)]).toEqual([verb, numberOf(told, verb)]);
        const others = entriesIn(text, 'update') + entriesIn(text, 'create');
        expect(missingIn(text, 'delete') === 0 || others === 0).toBe(true);
        const reverts = told.filter(({ origin }) => origin === 'revert').length;
        expect(/^> Not changed in these files: (\d+) object/m.exec(text)?.[1] ?? '0').toBe(String(reverts));
        expect(/Already live: (\d+) change/.exec(text)?.[1] ?? '0').toBe(String(number));
      }),
      { ...runs, numRuns: 200 },
    );
  });

  test('of 10,000 changes fits into a comment with all its counts', () => {
    const told = Array.from({ length: 10_000 }, (_, index): Told => ({
      verb: verbs[index % 3]!,
      origin: origins[index % 4]!,
      looser: index % 5 === 0,
    }));
    const { plan: planned, triangulation } = outcomeOf(told, 5_000);
    const state: CommentState = { kind: 'planned', plan: planned, triangulation, guards: [], problems: [] };
    const text = renderComment(state, commentView);
    expect(text.length).toBeLessThanOrEqual(60_000);
    for (const verb of verbs)
      expect([verb, entriesIn(text, verb) + missingIn(text, verb)]).toEqual([verb, numberOf(told, verb)]);
    expect(text).toContain('> Not from this pull request: 2500 objects differ from the base `abc1234`');
    expect(text).toContain('Already live: 5000 changes, nothing to apply');
  });

  test('never loses a change that nobody looked at', () => {
    const outcome = outcomeOf([{ verb: 'delete', origin: 'own', looser: true }], 0);
    const { bundles } = outcome.triangulation;
    for (const some of [[], bundles.map((one) => ({ ...one, changes: [] }))]) {
      const untold = { ...outcome, triangulation: { ...outcome.triangulation, bundles: some } };
      expect(renderMarkdown(untold, view)).toContain('**Delete** policy `p0`');
      expect(renderTerminal(untold, view)).toContain('- policy p0');
      expect(renderHtml(untold, { ...view, version: '0' })).toContain('policy <code>p0</code></h3>');
    }
  });
});

describe('the comment of one deployment', () => {
  const outcome = outcomeOf([], 2);
  const elsewhere = { deployment: { id: '2', slug: 'other' }, kind: 'remediation' } as const;
  const triangulation: Triangulation = {
    ...outcome.triangulation,
    bundles: [...outcome.triangulation.bundles, { ...outcome.triangulation.bundles[0]!, ...elsewhere }],
    dropped: [
      { deployment: 'other', kind: 'detection/code' },
      { deployment: 'acme', kind: 'detection/secrets' },
    ],
  };

  test('says nothing of another one', () => {
    const text = renderComment({ kind: 'no-changes', problems: [], triangulation }, commentView);
    expect(text).toContain('### Policies for `acme`: no changes, 2 already live\n');
    expect(text).toContain(
      '\n\nNo file declares detection/secrets any longer: it stays on the platform as it is and is no longer managed. To empty it instead, declare it with empty lists.\n',
    );
    expect(text.match(/^- \*\*\w+\*\* /gm)).toHaveLength(2);
    expect(text).not.toContain('other');
  });

  test('and a summary names the deployments where there are several', () => {
    const text = renderMarkdown({ ...outcome, kind: 'no-changes', triangulation }, view);
    expect(text).toContain(
      'No file declares detection/code of `other` and detection/secrets of `acme` any longer: they stay on the platform as they are and are no longer managed.',
    );
  });
});

describe('files that take a rule away which somebody disabled on the platform meanwhile', () => {
  const place = at('policies/detection/code.yaml', 4);
  const lists = (rules: readonly string[], off: readonly string[]) => ({ rulesets: [], rules, disabled: off });
  const change = (before: object, after: object, effect: Effect, says: string): Change =>
    update('DetectionPolicy', { product: 'code' }, [{ ...before }, { ...after }], { effect, says, at: place });
  const [disabled, between, files] = [lists(['x'], ['x']), lists(['x'], []), lists([], [])];
  const taken = change(between, files, 'looser', 'removes rule x');
  const whole = change(disabled, files, 'neutral', 'removes rule x and no longer disables it (no effect)');
  const parts = [revert(change(disabled, between, 'stricter', 'no longer disables rule x')), own(taken)];

  const outcomeFor = (planned: Change, changes: readonly TriangulatedChange[]) => {
    const { deployment, kind } = bundle('detection/code', []);
    const triangulation = { base, bundles: [{ deployment, kind, inBase: true, changes, live: [] }], dropped: [] };
    const found = { plan: plan(bundle('detection/code', [planned])), problems: [], guards: [] };
    return { kind: 'changes', ...found, triangulation } as const;
  };
  const hidden = '**Looser than the base:** rules of `detection/code`: removes rule `x`';

  test('loosen against the base, though the whole change is neutral', () => {
    const outcome = outcomeFor(whole, parts);
    expect(renderMarkdown(outcome, view)).toContain(`> [!CAUTION]\n> ${hidden}`);
    expect(renderHtml(outcome, { ...view, version: '0' })).toMatch(/aria-label="Caution"><p><strong>Looser than/);
    expect(renderGithub(outcome)).toContain(
      '::warning file=policies/detection/code.yaml,line=4,col=1,title=Looser than the base::rules of detection/code: removes rule x\n',
    );
  });

  test('are named once where the whole change is looser too', () => {
    const text = renderMarkdown(outcomeFor(taken, [own(taken)]), view);
    expect(text).toContain('> **Loosens enforcement:** rules of `detection/code`: removes rule `x`');
    expect(text).not.toContain('Looser than the base');
  });
});
