import { Ajv } from 'ajv';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/files.ts';
import { readDocument } from '../../scripts/generate/document.ts';
import { shrinkValidatorCode } from '../../scripts/generate/validator-code.ts';
import { jsonSchema } from '../../scripts/generate/schema.ts';

const options = { strict: false, allErrors: true, validateFormats: false, inlineRefs: false };
const ajv = new Ajv(options);
const schemas = Object.entries(readDocument(join(root, 'schemas/openapi.yaml')).schemas);
ajv.addSchema({
  $id: 'document',
  $defs: Object.fromEntries(schemas.map(([name, schema]) => [name, jsonSchema(schema)])),
});

test.for([
  'const err0 = {};\nif(vErrors === null){\nvErrors.push(err0);',
  'all.concat(more)',
  'f(data, {parentData:x})',
])('unexpected code of ajv is refused: %s', (code) => {
  expect(() => shrinkValidatorCode(code)).toThrow('in a way that is not known here');
});
