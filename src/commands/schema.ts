import { join } from 'node:path';
import type { World } from '../world.ts';

/** The schemas of the package, for editors and other tools, and what each is of. */
export const schemas = {
  config: 'ifmatch.yaml',
  'remediation-file': 'a file with remediation policies',
  'detection-file': 'a file with the detection policy of a product',
  plan: 'a saved plan, and what preview --format json prints',
} as const satisfies Record<string, string>;

export type SchemaName = keyof typeof schemas;

/** A schema as JSON text; without a name the list of them, one a line. */
export function schema(name: SchemaName | null, world: Pick<World, 'packageRoot' | 'readText'>): string {
  return name === null ? list() : world.readText(join(world.packageRoot, 'schemas', `${name}.schema.json`));
}

function list(): string {
  const width = Math.max(...Object.keys(schemas).map(({ length }) => length)) + 2;
  const lines = Object.entries(schemas).map(([name, says]) => `${name.padEnd(width)}${says}`);
  return lines.join('\n');
}
