import { runAction } from "./chunks/action.js";
import { StandardStreams, stopRequest } from "./chunks/base.js";
process.getBuiltinModule("node:path");
const join = (() => process.getBuiltinModule("node:path").join)();
// src/action.ts
process.exitCode = await runAction({
	env: process.env,
	cwd: process.cwd(),
	streams: new StandardStreams(),
	packageRoot: join(import.meta.dirname, ".."),
	now: Date.now,
	stop: stopRequest("ignored")
});
export {};
