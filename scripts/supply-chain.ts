// Fails when what we install or ship is not what it should be. Reads only; what is in dist is compared with the sources by fresh.ts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';
import { type Sbom, licenceProblems } from './supply-chain/licences.ts';
import { type Lock, lockProblems, type Manifest } from './supply-chain/lock.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const lock = read('package-lock.json') as Lock;
const tools = 'scripts/mutation';
const inside = 'dist/sbom.cdx.json';
const sbom = existsSync(join(root, inside)) ? (read(inside) as Sbom) : null;
const toolsLock = read(`${tools}/package-lock.json`) as Lock;

const problems = [
  ...lockProblems(read('package.json') as Manifest, lock),
  ...lockProblems(read(`${tools}/package.json`) as Manifest, toolsLock, lock).map((one) => `${tools}: ${one}`),
  ...(sbom === null ? [`${inside} is missing: run \`npm run build\``] : licenceProblems(sbom)),
];

if (problems.length > 0) {
  console.error(`The supply chain is not in order:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
} else {
  const count = (one: Lock): string => String(Object.keys(one.packages).length - 1);
  console.log(
    `${count(lock)} packages locked, ${count(toolsLock)} more for mutation testing; ${String(sbom?.components.length)} inside dist.`,
  );
}
