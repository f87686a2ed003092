import type { Json, JsonObject } from './yaml/json.ts';
import { printPair } from './yaml/print-node.ts';
import { plainStyle, type Style } from './yaml/style.ts';

/** The text of a new file. `modeline` tells editors the schema; keys whose value is undefined are left out. */
export function fileText(
  modeline: string | null,
  fields: Readonly<Record<string, Json | undefined>>,
  style: Style = plainStyle,
): string {
  const head = modeline === null ? [] : [modeline, ''];
  const isDetection = 'product' in fields;
  const lines = Object.entries(fields).flatMap(([key, value]) => {
    if (value === undefined) return [];
    // The lists of a detection policy are long, so they stand apart.
    return [...(isDetection && Array.isArray(value) ? [''] : []), ...printPair(key, value, 0, style)];
  });
  return [...head, ...lines].map((line) => line + style.eol).join('');
}

export const modelineFor = (schema: string): string => `# yaml-language-server: $schema=${schema}`;

/** The modeline of a text; null when it has none. */
export const modelineOf = (text: string): string | null =>
  /^#\s*yaml-language-server:[^\r\n]*/m.exec(text)?.[0] ?? null;

/** A policy as a file of its own, or as the only one of a list. */
export const policyFields = (policy: Json, isBare: boolean): JsonObject =>
  isBare ? (policy as JsonObject) : { policies: [policy] };
