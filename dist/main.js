import { join, main, standardOutput, stopRequest } from "./chunks/start.js";
// src/cli.ts
const packageRoot = join(import.meta.dirname, "..");
let out;
process.exitCode = await main(process.argv.slice(2), {
	env: process.env,
	cwd: process.cwd(),
	streams: {
		get in() {
			return process.stdin;
		},
		get out() {
			return out ??= standardOutput();
		},
		get err() {
			return process.stderr;
		}
	},
	packageRoot,
	now: Date.now,
	stop: stopRequest("ends")
});
export {};
