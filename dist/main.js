import { join, main, stopRequest } from "./chunks/start.js";
// src/cli.ts
const packageRoot = join(import.meta.dirname, "..");
process.stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
process.exitCode = await main(process.argv.slice(2), {
	env: process.env,
	cwd: process.cwd(),
	streams: {
		get in() {
			return process.stdin;
		},
		get out() {
			return process.stdout;
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
