import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { build, type OutputChunk } from 'rolldown';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import { root } from '../files.ts';
import { clientSchemas } from '../generate/client.ts';
import { readDocument } from '../generate/document.ts';
import { typesFile } from '../generate/types.ts';

/** `ifmatch/client` in one file: it shares no chunk with the programs, which then stay as they are, and loads none of theirs. */
export async function clientChunk(): Promise<OutputChunk> {
  const { output } = await build({
    cwd: root,
    input: 'src/client/client.ts',
    platform: 'node',
    onLog: (_, log) => {
      throw new Error(log.message);
    },
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    output: {
      format: 'esm',
      codeSplitting: false,
      entryFileNames: '[name].js',
      comments: { legal: true, annotation: false, jsdoc: false },
    },
    write: false,
  });
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error('ifmatch/client is more than one file');
  const all = [...chunk.imports, ...chunk.dynamicImports];
  const needed = all.filter((name) => !name.startsWith('node:') && name !== chunk.fileName);
  if (needed.length > 0) throw new Error(`ifmatch/client needs ${needed.join(', ')}`);
  return chunk;
}

/** The types of both entries of the library, each in one file that imports nothing. */
export async function declarations(): Promise<Map<string, string>> {
  const document = readDocument(join(root, 'schemas/openapi.yaml'));
  const answers = typesFile(document, clientSchemas(document));
  const client = [declared('src/client/client.ts'), declared('src/generated/client.ts'), answers].join('\n');
  return new Map([
    ['dist/client.d.ts', await formatted('client.d.ts', client)],
    ['dist/sandbox.d.ts', await formatted('sandbox.d.ts', declared('src/client/sandbox.ts'))],
  ]);
}

/** What a module declares, without its imports: they stand in the same file. */
function declared(path: string): string {
  const { code, errors } = isolatedDeclarationSync(path, readFileSync(join(root, path), 'utf8'));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return code.replaceAll(/^import .*;\n/gm, '').replaceAll(/^\/\/.*\n/gm, '');
}

async function formatted(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, { printWidth: 120, singleQuote: true });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return code;
}
