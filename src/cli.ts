// The command line. The build puts a check of Node's version in front of it.
import { runProcess } from './cli/main.ts';

process.exitCode = 1; // stays 1 if the program exits early
void runProcess(process, import.meta.dirname);
