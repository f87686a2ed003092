import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder of our own that nobody else sees; it goes with `remove`. */
export class Scratch {
  readonly root = mkdtempSync(join(tmpdir(), 'ifmatch-'));

  write(path: string, bytes: Uint8Array): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
