// Runs one suite, in a process of its own: node child.ts <name> <seed> <cases>. Sends its figures to the parent.
import { loadSuite } from './suites.ts';

const [name = '', seed, cases] = process.argv.slice(2);
const suite = await loadSuite(name);
const figures = await suite.run({ seed: Number(seed), cases: Number(cases) });
// A suite that leaves something open must not keep the process alive.
process.send?.(figures, () => process.exit());
