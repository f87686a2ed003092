import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import { formatCode, root } from '../files.ts';
import { schemasUsedByClient } from '../generate/client.ts';
import { readDocument } from '../generate/document.ts';
import { typesFile } from '../generate/types.ts';

/** The type declarations of the library: a file without imports for each of its two entries. */
export async function declarations(): Promise<Map<string, string>> {
  const document = readDocument(join(root, 'schemas/openapi.yaml'));
  const answers = typesFile(document, schemasUsedByClient(document));
  const client = [declarationsOf('src/client/client.ts'), declarationsOf('src/generated/client.ts'), answers].join(
    '\n',
  );
  return new Map([
    ['dist/client.d.mts', await formatCode('client.d.mts', client)],
    ['dist/sandbox.d.ts', await formatCode('sandbox.d.ts', declarationsOf('src/client/sandbox.ts'))],
  ]);
}

/** The declarations of a module, without its imports, since what it imports is in the same file. */
function declarationsOf(path: string): string {
  const { code, errors } = isolatedDeclarationSync(path, readFileSync(join(root, path), 'utf8'));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return code.replaceAll(/^import .*;\n/gm, '').replaceAll(/^\/\/.*\n/gm, '');
}
