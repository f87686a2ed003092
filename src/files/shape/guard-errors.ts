import type { ErrorObject, Guard } from '../../generated/guards/guard.ts';
import { isConfig, isDetectionFile, isPolicyFile, isPolicyListFile } from '../../generated/guards/files.js';
import { problemLimit } from '../yaml/limits.ts';
import type { ShapeName } from './field.ts';

const guards: Readonly<Record<ShapeName, Guard<unknown>>> = {
  policies: isPolicyListFile,
  policy: isPolicyFile,
  detection: isDetectionFile,
  config: isConfig,
};

/** Why a value has not the shape that a bare guard has refused it for; the first `problemLimit` errors. Throws where it has that shape. */
export function errorsOf(shape: ShapeName, value: unknown): readonly ErrorObject[] {
  const guard = guards[shape];
  if (guard(value)) throw new Error(`the two guards of a ${shape} file disagree`); // else it would go missing without a word
  return (guard.errors ?? []).slice(0, problemLimit);
}
