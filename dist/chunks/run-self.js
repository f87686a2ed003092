import { spawn } from "./_builtin ifmatch node_child_process.js";
// src/world/run-self.ts
function runSelf(script, args, options, terminal) {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [script, ...args], {
			cwd: options.directory,
			env: { ...options.env },
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		child.stdout.setEncoding("utf8").on("data", (text) => terminal.pass(text));
		child.stderr.setEncoding("utf8").on("data", (text) => terminal.pass(text));
		child.on("error", reject);
		child.on("close", (code) => resolve(code ?? 1));
	});
}
export { runSelf };
