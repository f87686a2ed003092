import type { BundleKind } from '../../../domain/bundle.ts';
import type { EffectiveBundle, EffectiveObject } from '../../../domain/effective-bundle.ts';
import { pluralize } from '../../../util/text.ts';
import { positionText } from '../../words/labels.ts';
import { describeBundleObject } from '../../words/names.ts';
import { blankLine, layout, type Layout, type Line, paragraphs, styled, textLine, unwrappedLine } from './layout.ts';

/** What `validate --explain` prints: every object that a deployment gets, with its place in the files. */
export function renderEffectiveBundles(deployment: string, bundles: readonly EffectiveBundle[], view: Layout): string {
  const objects = bundles.flatMap((bundle) => bundle.objects);
  const files = new Set(objects.map(({ at }) => at.file));
  const headline = `${deployment} gets ${pluralize(objects.length, 'object')} from ${pluralize(files.size, 'file')}.`;
  return layout([...paragraphs([textLine(0, styled('bold', headline))], ...bundles.map(bundleLines)), blankLine], view);
}

const maxNameColumns = 60;

function bundleLines({ kind, objects, excluded }: EffectiveBundle): Line[] {
  const nameLengths = [...objects, ...excluded].map((object) => objectName(object, kind).length);
  const width = Math.min(maxNameColumns, Math.max(0, ...nameLengths));
  const objectText = (object: EffectiveObject): string =>
    `${objectName(object, kind).padEnd(width)}  ${positionText(object.at)}`;
  return [
    textLine(0, kind),
    ...objects.map((object) =>
      object.overrides === null
        ? unwrappedLine(2, objectText(object))
        : unwrappedLine(2, objectText(object), styled('yellow', `  overrides ${positionText(object.overrides)}`)),
    ),
    ...excluded.map((object) => unwrappedLine(2, styled('dim', `${objectText(object)}  left out by "without"`))),
  ];
}

function objectName({ object }: EffectiveObject, kind: BundleKind): string {
  const { noun, name } = describeBundleObject(object, kind);
  return `${noun.replace(/^item of /, '')} ${name}`;
}
