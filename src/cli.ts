// The command line. The build puts a check of Node's version in front of it.
import { runProcess } from './cli/main.ts';

process.exitCode = 1; // if the program never comes to its end
void runProcess(process, import.meta.dirname);
