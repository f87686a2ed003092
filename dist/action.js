import { join, runAction } from "./chunks/action.js";
import { StandardStreams, stopRequest } from "./chunks/base.js";
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
