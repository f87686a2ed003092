import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder. It is removed after the whole run. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'ifmatch-'));
