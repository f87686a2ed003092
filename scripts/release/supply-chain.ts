// Fails when what we install or ship is not what it should be. Reads only; what is in dist is compared with the sources by fresh.ts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.ts';
import { licenceProblems, type Sbom } from './sbom.ts';
import { type Lock, lockProblems, type Manifest } from './lock.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const lock = read('package-lock.json') as Lock;
const inside = 'dist/sbom.cdx.json';
const sbom = existsSync(join(root, inside)) ? (read(inside) as Sbom) : null;

const problems = [
  ...lockProblems(read('package.json') as Manifest, lock),
  ...(sbom === null ? [`${inside} is missing: run \`npm run build\``] : licenceProblems(sbom)),
];

if (problems.length > 0) {
  console.error(`The supply chain is not in order:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
} else {
  const locked = Object.keys(lock.packages).length - 1;
  console.log(`${String(locked)} packages locked; ${String(sbom?.components.length)} inside dist.`);
}
