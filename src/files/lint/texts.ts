import { type Bundle, ruleLists } from '../../domain/bundle.ts';
import { hasCredential, isCredentialSetting } from '../../domain/credentials.ts';
import type { Place, Problem } from '../../domain/problem.ts';
import { actionsOf, placeInPolicy, conditionsOf, exceptionsOf, itemsOf, placeIn, policiesOf } from './bundle-parts.ts';
import { builtInVocabulary } from './known-values.ts';

/** A text that is sent to the platform. `setting`: the key in the `config` of an action that holds it; null for any other text. */
type SentText = { readonly text: string; readonly setting: string | null; readonly placeOf: () => Place };

/** Reports texts that their author most likely did not intend to send: placeholders, credentials and suspicious characters. */
export function* lintTexts(bundle: Bundle): Generator<Problem> {
  for (const { text, setting, placeOf } of textsOf(bundle))
    if (isPlaceholder(text)) yield { severity: 'warning', at: placeOf(), code: 'placeholder', text };
    else if (isCredential(text, setting)) yield { severity: 'warning', at: placeOf(), code: 'credential' };
  for (const { text, placeOf } of identifiersOf(bundle)) {
    const codePoint = isAscii(text) ? undefined : suspiciousCharacter().exec(text)?.[0].codePointAt(0);
    if (codePoint !== undefined) yield { severity: 'warning', at: placeOf(), code: 'odd-character', text, codePoint };
  }
  for (const [id, notes] of bundle.notes)
    for (const [name, text] of Object.entries(notes))
      if (hasCredential(text)) yield { severity: 'warning', at: placeIn(bundle, id, [name]), code: 'credential' };
}

const isCredential = (text: string, setting: string | null): boolean =>
  hasCredential(text) || (setting !== null && isCredentialSetting(setting, text));

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/**
 * Characters that usually come with copied text. The pattern is compiled only when it is needed.
 * - No-break spaces and typographic quotes, except an apostrophe between letters.
 * - Invisible characters, except the joiners of scripts and emoji, and the tags of flags.
 */
const suspiciousCharacter = (): RegExp =>
  /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u2018-\u201F]|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/u;

/**
 * Whether a text is a variable of a shell, a CI service or a template, which ifmatch does not replace: `${X}`, `$(X)`, `$X`, `{{ x }}`, `%X%`, `<X>`, `@X@`,
 * or a word such as `CHANGEME`.
 */
const isPlaceholder = (text: string): boolean =>
  /\$\{[^{}]{0,99}\}|\{\{[^{}]{0,99}\}\}|\$\([^()]{0,99}\)|%[A-Z][A-Z0-9_]{0,99}%/.test(text) ||
  /^(?:\$[A-Za-z_]\w*|<[A-Za-z][\w .-]*>|@@?[A-Z][A-Z0-9_]*@@?|__[A-Z][A-Z0-9_]*__)$/.test(text) ||
  /^(?:change[-_ ]?me|fixme|replace[-_ ]?me|tbd|todo|xxx+)$/i.test(text);

function* textsOf(bundle: Bundle): Generator<SentText> {
  for (const name of identifiersOf(bundle)) yield { ...name, setting: null };
  for (const policy of policiesOf(bundle)) {
    const placeInThisPolicy = placeInPolicy(bundle, policy);
    for (const field of ['name', 'description'] as const)
      yield { text: policy[field] ?? '', setting: null, placeOf: () => placeInThisPolicy(field) };
  }
  for (const { config, placeOf } of actionsOf(bundle))
    for (const [setting, text] of Object.entries(config ?? {}))
      yield { text, setting, placeOf: () => placeOf('config', setting) };
}

/** Texts that identify something on the platform. With a suspicious character, a slug is that of another policy, and a value or rule matches nothing. */
function* identifiersOf(bundle: Bundle): Generator<Pick<SentText, 'text' | 'placeOf'>> {
  for (const policy of policiesOf(bundle))
    if (policy.slug !== undefined) yield { text: policy.slug, placeOf: () => placeInPolicy(bundle, policy)('slug') };
  for (const { type, values, placeOf } of conditionsOf(bundle)) {
    // If the values of a type are known, unknown ones are reported elsewhere.
    if (builtInVocabulary.values.has(type)) continue;
    for (const [index, text] of values.entries()) yield { text, placeOf: () => placeOf('values', index) };
  }
  for (const list of ruleLists) yield* itemsOf(bundle, list);
  for (const { exception, placeOf } of exceptionsOf(bundle))
    for (const field of ['rule', 'project', 'project_tag_name'] as const) {
      const text = exception[field];
      if (text !== undefined) yield { text, placeOf: () => placeOf(field) };
    }
}
