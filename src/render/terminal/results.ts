import type { AppliedBundle } from '../../domain/outcome.ts';
import type { BundleResult } from '../../domain/plan.ts';
import { escapeTerminal } from '../escape/terminal.ts';
import { bundleName, hasSeveralDeployments } from '../words/bundle-name.ts';
import { resultReasons, resultWords } from '../words/labels.ts';
import { type Line, type Style, styled, words } from './line.ts';
import { padTo, widthOf } from './width.ts';

const resultLooks = {
  applied: 'green',
  'already-applied': 'green',
  unverified: 'yellow',
  'not-applied': 'red',
  unknown: 'yellow',
} as const satisfies Record<BundleResult['result'], Style>;

/** A table: the bundle, what an apply made of it, why. */
export function resultLines(results: readonly AppliedBundle[]): Line[] {
  const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const names = results.map(({ bundle }) => escapeTerminal(bundleName(bundle, several)));
  const nameWidth = Math.max(...names.map(widthOf));
  const resultWidth = Math.max(...results.map(({ outcome }) => widthOf(resultWords[outcome.result])));
  return results.map(({ outcome }, index) => ({
    ...words(
      0,
      `${padTo(names[index] ?? '', nameWidth)}  `,
      styled(resultLooks[outcome.result], `${padTo(resultWords[outcome.result], resultWidth)}  `),
      outcome.reason ?? resultReasons[outcome.result],
    ),
    hang: nameWidth + resultWidth + 4,
  }));
}
