import { join } from 'node:path';
import { format } from 'oxfmt';
import manifest from '../../package.json' with { type: 'json' };
import { type Files, root, writeFiles } from '../files.ts';
import { answerShapesFile } from './answers.ts';
import { clientFile } from './client.ts';
import { readDocument } from './document.ts';
import { editorSchemas } from './editor-schemas.ts';
import { fieldsFile } from './fields.ts';
import { validatorFiles } from './validators.ts';
import { requestsFile } from './requests.ts';
import { operationsFile, typesFile } from './types.ts';

/** Where nothing but the output of this script may stand. */
export const generatedGlobs = ['src/generated/**', 'schemas/*.schema.json'];

const notice = '// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.\n';
const version = `/** Version of this package. */\nexport const version = '${manifest.version}';\n`;

/** Everything that follows from the OpenAPI document, and the version. */
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
    if (!file.endsWith('.json')) files.set(file, `${notice}\n${await formatted(file, text)}`);
  }
  return files;
}

/** As `npm run lint` wants it; the long guards stay as the bundler prints them. */
async function formatted(file: string, text: string): Promise<string> {
  if (file.endsWith('.js')) return text;
  const { code, errors } = await format(file, text, { printWidth: 120, singleQuote: true });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return code;
}

if (import.meta.main) writeFiles(generatedGlobs, await generate());
