import type { ChangeImpact, Figures, Impact, PolicyImpact, Tally } from '../../domain/impact.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { count } from '../words/counts.ts';
import { detectionWords } from './detection-words.ts';
import { policyWords } from './policy-words.ts';
import { foreign, joined, type Sentence } from './sentence.ts';

/** The impact that an outcome shows; null where nobody asked for it. */
export const shownImpact = (outcome: Outcome): Impact | null => ('impact' in outcome ? (outcome.impact ?? null) : null);

/** What a change means for open findings: one line for a policy, some for rules. */
export function impactLines(impact: ChangeImpact | null): Sentence[] {
  if (impact?.about === 'policy') return [policyWords(impact)];
  return impact?.about === 'detection' ? detectionWords(impact) : [];
}

/** Where most of the findings of a policy are, and of which rules. */
export function topLines(impact: ChangeImpact | null): Sentence[] {
  const figures = impact?.about === 'policy' ? figuresIn(impact) : null;
  if (figures === null) return [];
  return [
    ['most in: ', ...tallyWords(figures.topRepositories)],
    ['most of: ', ...tallyWords(figures.topRules)],
  ].filter((line) => line.length > 1);
}

/** Those after the change, or where it then matches none, those before. */
function figuresIn({ matched }: PolicyImpact): Figures | null {
  if (matched.kind === 'not-estimable') return null;
  const { before, after } = matched.figures;
  return after.findings === 0 ? before : after;
}

const tallyWords = (tallies: readonly Tally[]): Sentence =>
  joined(
    tallies.map(({ name, findings }) => [foreign(name), ` ${String(findings)}`]),
    ', ',
  );

/** What an impact is, and what it took. */
export const closingWords = ({ looked }: Impact): string =>
  `Impact is an estimate over open code, supply chain and AI findings: ${count(looked.findings, 'finding')} read, ${count(looked.requests, 'request')}.`;
