#!/usr/bin/env node
var version = process.versions.node.split(".").map(Number);
if (version[0] < 22 || version[0] === 22 && version[1] < 19) {
	require("fs").writeSync(2, "ifmatch needs Node.js 22.19 or newer, and this is " + process.versions.node + ".\n");
	process.exit(64);
}
// The cache is inside the package, so whoever can write it could change the code itself. A CI job has a new machine, where writing the cache only costs time.
if (!process.env.CI) require("node:module").enableCompileCache(__dirname + "/../node_modules/.cache/ifmatch");
const require_start = require("./chunks/start.js");
// src/cli.ts
process.exitCode = 1;
require_start.runProcess(process, __dirname);
