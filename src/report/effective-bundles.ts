import type { EffectiveBundle, EffectiveObject } from '../domain/effective.ts';
import type { BundleKind } from '../domain/bundle.ts';
import type { Position } from '../domain/problem.ts';
import { count } from '../util/text.ts';
import { ownerKinds } from './formats/plan-file.ts';
import { blank, type Line, paragraphs, raw, styled, words } from './formats/terminal/layout.ts';
import { nameOfObject } from './words/names.ts';
import { placeWords } from './words/terms.ts';

// What `validate --explain` prints: every object that a deployment gets, with its place in the files.

/** For a terminal. */
export function effectiveLines(deployment: string, bundles: readonly EffectiveBundle[]): Line[] {
  const objects = bundles.flatMap((bundle) => bundle.objects);
  const files = new Set(objects.map(({ at }) => at.file));
  const headline = `${deployment} gets ${count(objects.length, 'object')} from ${count(files.size, 'file')}.`;
  return paragraphs([words(0, styled('bold', headline))], ...bundles.map(bundleLines), [blank]).slice(0, -1);
}

function bundleLines({ kind, objects, leftOut }: EffectiveBundle): Line[] {
  const named = [...objects, ...leftOut].map((one) => ({ ...one, label: labelOf(one, kind) }));
  const width = Math.min(60, Math.max(0, ...named.map(({ label }) => label.length)));
  return [
    words(0, kind),
    ...named.map(({ label, at, overrides }, index) => {
      const place = `${label.padEnd(width)}  ${placeWords(at)}`;
      if (index >= objects.length) return raw(2, styled('dim', `${place}  left out by "without"`));
      return overrides === null
        ? raw(2, place)
        : raw(2, place, styled('yellow', `  overrides ${placeWords(overrides)}`));
    }),
  ];
}

function labelOf({ object }: EffectiveObject, kind: BundleKind): string {
  const { noun, name } = nameOfObject(object, kind);
  return `${noun.replace(/^item of /, '')} ${name}`;
}

/** For scripts. */
export const effectiveJson = (deployment: string, bundles: readonly EffectiveBundle[]): object => ({
  deployment,
  bundles: bundles.map(({ kind, objects, leftOut }) => ({
    ...ownerKinds[kind],
    objects: objects.map((one) => ({ ...objectJson(one, kind), overrides: one.overrides && placeJson(one.overrides) })),
    left_out: leftOut.map((one) => objectJson(one, kind)),
  })),
});

function objectJson({ object, at }: EffectiveObject, kind: BundleKind): object {
  const { object: type, key } = nameOfObject(object, kind);
  return { object: type, key, at: placeJson(at) };
}

const placeJson = ({ file, line, column }: Position): object => ({ file, line, column });
