import type { BundleKind } from '../../../domain/bundle.ts';
import type { EffectiveBundle, EffectiveObject } from '../../../domain/effective-bundle.ts';
import { toJson } from '../../escape.ts';
import { describeBundleObject } from '../../words/names.ts';
import { kindJson, positionJson } from './fields.ts';

/** What `validate --explain` prints for scripts: every object that a deployment gets, with its place in the files. */
export function renderEffectiveBundlesJson(deployment: string, bundles: readonly EffectiveBundle[]): string {
  const document = {
    deployment,
    bundles: bundles.map(({ kind, objects, excluded }) => ({
      ...kindJson[kind],
      objects: objects.map((object) => ({
        ...effectiveObjectJson(object, kind),
        overrides: object.overrides && positionJson(object.overrides),
      })),
      left_out: excluded.map((object) => effectiveObjectJson(object, kind)),
    })),
  };
  return `${toJson(document, 2)}\n`;
}

function effectiveObjectJson({ object, at }: EffectiveObject, kind: BundleKind): object {
  const { object: type, key } = describeBundleObject(object, kind);
  return { object: type, key, at: positionJson(at) };
}
