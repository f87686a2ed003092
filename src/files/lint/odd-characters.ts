import type { Bundle } from '../../domain/bundle.ts';
import { exceptionId, itemId } from '../../domain/object.ts';
import type { Place } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import { ruleLists } from '../../domain/rule-lists.ts';
import type { RemediationPolicy } from '../../generated/types.ts';
import { fine, inPolicy, originOf, type PolicyRule, type Rule, within } from './rule.ts';
import { seenValues } from './seen.ts';

/** Quotes of a word processor, and what nobody sees; but for apostrophes in words, and what scripts, emoji and their flags are joined with. */
const odd =
  /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u00AB\u00BB\u2018-\u201F\u2039\u203A]|(?![\u200C\u200D]|(?<=\u{1F3F4}\p{Cf}{0,15})[\u{E0020}-\u{E007F}])(?=\p{DI})\p{Cf}/u;
/** As a whole: a name may well quote its first and its last word. */
const inQuotes =
  /^[\u00AB\u2018\u201A\u201C\u201E][^\u00AB\u2018\u201A\u201C\u201E]*[\u00BB\u2018\u2019\u201C\u201D]$/u;

/** YAML takes such a quote for a part of the text: a slug in them is that of another policy, and a value matches nothing. */
export const oddTexts: PolicyRule = (bundle) => (policy) => {
  const { slug = '', name, filters } = policy;
  const isOdd =
    odd.test(slug) ||
    inQuotes.test(name) ||
    filters.conditions.some(({ values }) => values.some((value) => odd.test(value)));
  return isOdd ? inOddPolicy(bundle, policy) : fine;
};

function inOddPolicy(bundle: Bundle, policy: RemediationPolicy): Problem[] {
  const { slug = '', name, filters } = policy;
  return [
    ...(inQuotes.test(name) ? toldOf(name, inPolicy(bundle, policy, 'name')) : []),
    ...toldOf(slug, inPolicy(bundle, policy, 'slug')),
    ...filters.conditions.flatMap(({ type, values }, at) =>
      // Of others it is told which values are known.
      seenValues.has(type)
        ? []
        : values.flatMap((value, index) =>
            toldOf(value, inPolicy(bundle, policy, 'filters', 'conditions', at, 'values', index)),
          ),
    ),
  ];
}

/** The same of the names of rules, projects and tags. */
export const oddItems: Rule = (bundle) => {
  if (bundle.kind === 'remediation') return [];
  const { content } = bundle;
  return [
    ...ruleLists.flatMap((list) =>
      content[list].flatMap((item) => (odd.test(item) ? toldOf(item, originOf(bundle, itemId(list, item))) : [])),
    ),
    ...content.exceptions.flatMap((exception) =>
      (['rule', 'project', 'project_tag_name'] as const).flatMap((field) => {
        const text = exception[field] ?? '';
        return odd.test(text) ? toldOf(text, within(originOf(bundle, exceptionId(exception)), field)) : [];
      }),
    ),
  ];
};

function toldOf(text: string, at: Place): Problem[] {
  const codePoint = odd.exec(text)?.[0].codePointAt(0);
  return codePoint === undefined ? [] : [{ severity: 'warning', at, code: 'odd-character', text, codePoint }];
}
