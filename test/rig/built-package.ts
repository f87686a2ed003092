import { root } from '../../scripts/files.ts';

/** Folder of the package that the test run built at its start; outside of a test run, as in a benchmark, the folder of the project. */
export const builtPackage = process.env['BUILT_PACKAGE'] ?? root;
