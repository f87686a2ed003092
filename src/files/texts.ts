import { type Bundle, ruleLists } from '../domain/bundle.ts';
import { hasCredential, isCredentialSetting } from '../domain/credentials.ts';
import type { Place, Problem } from '../domain/problem.ts';
import { actionsOf, atPolicy, conditionsOf, exceptionsOf, itemsOf, placeIn, policiesOf } from './entries.ts';
import { usualVocabulary } from './known-words.ts';

/** A text that is sent as it is. `setting`: of an action's `config`, its name. */
type Sent = { readonly text: string; readonly setting: string | null; readonly at: () => Place };

/** Texts that most likely do not say what their author means: placeholders, credentials, odd characters. */
export function* lintTexts(bundle: Bundle): Generator<Problem> {
  for (const { text, setting, at } of textsOf(bundle))
    if (isPlaceholder(text)) yield { severity: 'warning', at: at(), code: 'placeholder', text };
    else if (isCredential(text, setting)) yield { severity: 'warning', at: at(), code: 'credential' };
  for (const { text, at } of namesOf(bundle)) {
    const codePoint = isPlain(text) ? undefined : odd().exec(text)?.[0].codePointAt(0);
    if (codePoint !== undefined) yield { severity: 'warning', at: at(), code: 'odd-character', text, codePoint };
  }
  for (const [id, notes] of bundle.notes)
    for (const [name, text] of Object.entries(notes))
      if (hasCredential(text)) yield { severity: 'warning', at: placeIn(bundle, id, [name]), code: 'credential' };
}

const isCredential = (text: string, setting: string | null): boolean =>
  hasCredential(text) || (setting !== null && isCredentialSetting(setting, text));

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/** Typographic quotes, except an apostrophe in a word, and invisible characters, except joiners in scripts and emoji. */
const odd = (): RegExp =>
  /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u2018-\u201F]|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/u;

/**
 * A variable of a shell, a CI service or a template, which nothing here fills in: `${X}`, `$(X)`, `$X`, `{{ x }}`, `%X%`, `<X>`, `@X@`, or a word such as
 * `CHANGEME`.
 */
const isPlaceholder = (text: string): boolean =>
  /\$\{[^{}]{0,99}\}|\{\{[^{}]{0,99}\}\}|\$\([^()]{0,99}\)|%[A-Z][A-Z0-9_]{0,99}%/.test(text) ||
  /^(?:\$[A-Za-z_]\w*|<[A-Za-z][\w .-]*>|@@?[A-Z][A-Z0-9_]*@@?|__[A-Z][A-Z0-9_]*__)$/.test(text) ||
  /^(?:change[-_ ]?me|fixme|replace[-_ ]?me|tbd|todo|xxx+)$/i.test(text);

function* textsOf(bundle: Bundle): Generator<Sent> {
  for (const name of namesOf(bundle)) yield { ...name, setting: null };
  for (const policy of policiesOf(bundle)) {
    const at = atPolicy(bundle, policy);
    for (const field of ['name', 'description'] as const)
      yield { text: policy[field] ?? '', setting: null, at: () => at(field) };
  }
  for (const { config, at } of actionsOf(bundle))
    for (const [setting, text] of Object.entries(config ?? {}))
      yield { text, setting, at: () => at('config', setting) };
}

/** Texts by which the platform finds something: with an odd character, a slug is another policy's, and a value or rule matches nothing. */
function* namesOf(bundle: Bundle): Generator<Pick<Sent, 'text' | 'at'>> {
  for (const policy of policiesOf(bundle))
    if (policy.slug !== undefined) yield { text: policy.slug, at: () => atPolicy(bundle, policy)('slug') };
  for (const { type, values, at } of conditionsOf(bundle))
    // Other condition types report their known values.
    for (const [place, text] of usualVocabulary.values.has(type) ? [] : values.entries())
      yield { text, at: () => at('values', place) };
  for (const list of ruleLists) yield* itemsOf(bundle, list);
  for (const { exception, at } of exceptionsOf(bundle))
    for (const field of ['rule', 'project', 'project_tag_name'] as const) {
      const text = exception[field];
      if (text !== undefined) yield { text, at: () => at(field) };
    }
}
