// The command line. The build puts a check of Node's version in front of it.
import { run } from './cli/main.ts';

process.exitCode = 1; // if the program never comes to its end
void run(process, import.meta.dirname);
