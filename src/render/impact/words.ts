import type { ChangeImpact, Figures, PolicyImpact, Tally } from '../../domain/impact.ts';
import { detectionWords } from './detection-words.ts';
import { policyWords } from './policy-words.ts';
import { foreign, joined, type Sentence } from '../words/sentence.ts';

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
