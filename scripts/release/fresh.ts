// Fails when a generated file or the committed build is not what the sources make. Writes nothing.
import { docTables, pagesWithTables } from './doc-tables.ts';
import { bundle, bundledGlobs } from '../bundle/bundle.ts';
import { differences } from '../files.ts';
import { generate, generatedGlobs } from '../generate/generate.ts';

const stale = [
  ...differences(generatedGlobs, await generate()),
  ...differences(bundledGlobs, await bundle()),
  ...differences(pagesWithTables, docTables()),
];

if (stale.length > 0) {
  console.error(
    `Stale: run \`npm run build\` and commit what it changes.\n${stale.map((path) => `  ${path}`).join('\n')}`,
  );
  process.exitCode = 1;
}
