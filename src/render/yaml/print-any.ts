import { dump } from 'js-yaml';
import type { Content } from '../../domain/preview.ts';

/** The lines of any YAML, without references and folded lines. */
export function printAny(fields: Content): string[] {
  return dump(fields, { lineWidth: -1, noRefs: true }).trimEnd().split('\n');
}
