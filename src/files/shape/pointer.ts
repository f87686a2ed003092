import type { Pointer } from '../../domain/position.ts';

/** Ajv's path, unescaped; a step into a list is a number. */
export function pointerOf(path: string, root: unknown): Pointer {
  let value = root;
  const steps = path.split('/').slice(1);
  return steps.map((step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const into = Array.isArray(value) ? Number(name) : name;
    value = valueAt(value, [into]);
    return into;
  });
}

/** What a pointer leads to; undefined where it leads nowhere. */
export const valueAt = (root: unknown, pointer: Pointer): unknown =>
  pointer.reduce<unknown>((value, step) => {
    const isInside = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    return isInside ? (value as Record<string | number, unknown>)[step] : undefined;
  }, root);

/** The same text for the same pointer. */
export const keyOf = (pointer: Pointer): string => JSON.stringify(pointer);
