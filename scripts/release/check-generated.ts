// `npm run fresh`: fails if a generated file or the committed build does not match the sources. Writes nothing.
import { docTables, pagesWithTables } from './doc-tables.ts';
import { bundle, bundledGlobs } from '../bundle/bundle.ts';
import { listDifferences } from '../files.ts';
import { generate, generatedGlobs } from '../generate/generate.ts';

const stale = [
  ...listDifferences(generatedGlobs, await generate()),
  ...listDifferences(bundledGlobs, await bundle()),
  ...listDifferences(pagesWithTables, docTables()),
];

if (stale.length > 0) {
  console.error(
    `Stale: run \`npm run build\` and commit what it changes.\n${stale.map((path) => `  ${path}`).join('\n')}`,
  );
  process.exitCode = 1;
}
