#!/usr/bin/env node
var version = process.versions.node.split('.').map(Number);
if (version[0] < 22 || (version[0] === 22 && version[1] < 19)) {
  process.stderr.write('ifmatch needs Node.js 22.19 or newer, and this is ' + process.versions.node + '.\n');
  process.exitCode = 64;
} else {
  import('./main.js');
}
