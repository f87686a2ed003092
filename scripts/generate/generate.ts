import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { type Files, formatCode, replaceFiles, root } from '../files.ts';
import { answerShapesFile } from './answers.ts';
import { clientFile } from './client.ts';
import { readDocument } from './document.ts';
import { editorSchemas } from './editor-schemas.ts';
import { fieldsFile } from './fields.ts';
import { validatorFiles } from './validators.ts';
import { requestsFile } from './requests.ts';
import { operationsFile, typesFile } from './types.ts';

/** Files that match contain only the output of this script. */
export const generatedGlobs = ['src/generated/**', 'schemas/*.schema.json'];

const notice = '// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.\n';
const version = `/** Version of this package. */\nexport const version = '${manifest.version}';\n`;

/** Generates all files that follow from the OpenAPI document, and the version. Each file has a module here that writes it. */
export async function generate(path = join(root, 'schemas/openapi.yaml')): Promise<Files> {
  const document = readDocument(path);
  const files = new Map([...editorSchemas(document), ...(await validatorFiles(document))]);
  files
    .set('src/generated/types.ts', typesFile(document))
    .set('src/generated/operations.ts', operationsFile(document))
    .set('src/generated/client.ts', clientFile(document))
    .set('src/generated/answer-shapes.ts', answerShapesFile(document))
    .set('src/generated/fields.ts', fieldsFile(document))
    .set('src/generated/requests.ts', requestsFile(document))
    .set('src/generated/version.ts', version);
  for (const [file, text] of files) {
    if (file.endsWith('.json')) continue;
    // Validators stay as the bundler prints them, since formatting them takes long.
    const code = file.endsWith('.js') ? text : await formatCode(file, text);
    files.set(file, `${notice}\n${code}`);
  }
  return files;
}

if (import.meta.main) replaceFiles(generatedGlobs, await generate());
