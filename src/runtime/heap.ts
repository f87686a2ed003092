/** A run over fewer files ends before the heap grows. */
const minFilesForHeap = 1000;

/** Versions of Node whose V8 has the flag; others would print a warning. */
const versionsWithFlag = /^(?:22|24)\./;

/**
 * Keeps the heap small for a run over many files. Since most data stays until the end, V8 would keep doubling the space for young objects, up to
 * 60 MB without saving time.
 */
export function prepareHeap(files: number): void {
  if (files < minFilesForHeap || !versionsWithFlag.test(process.versions.node)) return;
  process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
}
