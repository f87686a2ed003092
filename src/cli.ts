import { run } from './cli/run.ts';

// Nothing else is imported here: each file that the entry names makes every command start a millisecond later.
await run(process, import.meta.dirname);
