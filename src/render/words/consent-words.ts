import type { LabelAnswer, LabelConsent, LabelGuard, Uncounted } from '../../domain/consent.ts';
import { foreign, listed, type Sentence } from './sentence.ts';

/** Who said yes to what by the label; a deployment is named where there are several. */
export const givenWords = (consent: LabelConsent): Sentence[] =>
  eachOf(consent, (answer) =>
    answer.kind === 'given'
      ? ['consented by ', foreign(answer.by), ' (label ', foreign(consent.label), ') to ', ...allowed(answer.guards)]
      : null,
  );

/** Why the label says yes to nothing, and what to do; the same reason is told once. */
export function uncountedWords({ label, answers }: LabelConsent): Sentence[] {
  const whys = [...answers.values()].flatMap((answer) => (answer.kind === 'uncounted' ? [answer.why] : []));
  const once = new Map(whys.map((why) => [JSON.stringify(why), why]));
  return [...once.values()].map((why) => [
    'The label ',
    foreign(label),
    ' does not count: ',
    ...reasonOf(why),
    '. ',
    ...cures[why.code](),
  ]);
}

/** Both, for a log. */
export const consentWords = (consent: LabelConsent): Sentence[] => [
  ...givenWords(consent).map((sentence): Sentence => ['Guards: ', ...sentence, '.']),
  ...uncountedWords(consent),
];

function eachOf({ answers }: LabelConsent, words: (answer: LabelAnswer) => Sentence | null): Sentence[] {
  return [...answers].flatMap(([slug, answer]): Sentence[] => {
    const sentence = words(answer);
    if (sentence === null) return [];
    return [answers.size > 1 ? [foreign(slug), ' ', ...sentence] : sentence];
  });
}

const allowed = (guards: readonly LabelGuard[]): Sentence => listed(guards.map((guard) => [names[guard]]));

const names = {
  'max-deletes': 'the number of deletes',
  'max-delete-percent': 'the share of deletes',
  empty: 'an empty bundle',
  looser: 'looser enforcement',
} as const satisfies Record<LabelGuard, string>;

type Reasons = { readonly [C in Uncounted['code']]: (why: Extract<Uncounted, { code: C }>) => Sentence };

const reasons: Reasons = {
  author: ({ by }) => [foreign(by), ' set it, and opened this pull request too'],
  pusher: ({ by }) => [foreign(by), ' set it, and pushed to this pull request too'],
  'no-person': ({ by }) => [
    ...(by === null ? ['an account that is gone'] : [foreign(by)]),
    ' set it, and not a person',
  ],
  'no-write': ({ by, permission }) => [foreign(by), ' set it, who may not write here (', foreign(permission), ')'],
  'not-shown': () => ['when it was set, the comment did not show exactly this plan, or it was changed since'],
  'not-own': () => ['the plan also changes what this pull request did not, or nobody can tell'],
  renamed: ({ by }) => [foreign(by), ' set it, and that login belongs to another account by now'],
  fork: () => ['the branch lies in a fork, and nobody can tell who pushes there'],
  'app-pushed': ({ by }) => [
    ...(by === null ? ['an account that is gone'] : [foreign(by)]),
    ' pushed to this pull request, and nobody can tell which person stands behind that',
  ],
  'unknown-pusher': () => ["GitHub's list of the pushes to the branch has a gap, so nobody can tell who pushed to it"],
  withdrawn: ({ by }) => [foreign(by), ' said yes by it, but then it was taken off'],
  unasked: ({ message }) => [foreign(message.replace(/\.$/, ''))],
};

function reasonOf(why: Uncounted): Sentence {
  // The table has an entry of the right type for each code; TypeScript cannot follow a code through it.
  const row = reasons[why.code] as (one: Uncounted) => Sentence;
  return row(why);
}

const others: Sentence = ['Somebody else with write access may take it off and set it again.'];
const again: Sentence = ['Review the plan that is shown now. If it is right, take the label off and set it again.'];

const gapless: Sentence = [
  'Take the label off and set it again. If the gap is still there, allow it under guards in ifmatch.yaml on the base branch.',
];
const setting: Sentence = ['Allow it under guards in ifmatch.yaml on the base branch instead.'];

const cures: { readonly [C in Uncounted['code']]: () => Sentence } = {
  author: () => others,
  pusher: () => others,
  'no-person': () => others,
  'no-write': () => others,
  'not-shown': () => again,
  renamed: () => others,
  fork: () => setting,
  'not-own': () => setting,
  'app-pushed': () => setting,
  'unknown-pusher': () => gapless,
  withdrawn: () => ['A label that is set again after the merge says yes to nothing.'],
  unasked: () => ['Run this job again. If the label still does not count then, take it off and set it again.'],
};

/** Who may say yes by the label, in place of a change of the settings. */
export const offerWords = (label: string): Sentence => [
  'Or somebody else with write access, who neither opened this pull request nor pushed to it, sets the label ',
  foreign(label),
  '.',
];
