#!/usr/bin/env node
var version = process.versions.node.split('.').map(Number);
if (version[0] < 22 || (version[0] === 22 && version[1] < 19)) {
  process.stderr.write('ifmatch needs Node.js 22.19 or newer, and this is ' + process.versions.node + '.\n');
  process.exitCode = 64;
} else {
  // Compiled code is kept beside the code that it was made of: who can write here can change that as well. A job starts on a fresh machine.
  if (!process.env.CI) {
    process.getBuiltinModule('node:module').enableCompileCache(import.meta.dirname + '/../node_modules/.cache/ifmatch');
  }
  process.exitCode = 1; // where the program never comes to its end
  import('./chunks/start.js').then((program) => program.run(process, import.meta.dirname));
}
