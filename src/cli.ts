// The program from its source; in the build, `dist/cli.js` takes this place.
import { run } from './cli/main.ts';

await run(process, import.meta.dirname);
