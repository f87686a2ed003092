import { spawnSync } from "./_builtin ifmatch node_child_process.js";
import { UsageError } from "./start.js";
// src/world/git.ts
/** A clone on this machine. What it reads is data: no hook runs, nothing is checked out, and nobody is asked for a password. */
var Git = class {
	folder;
	env;
	constructor(folder, env) {
		this.folder = folder;
		this.env = env;
	}
	/** The full id of a commit; null when the clone does not have it, or is no clone at all. */
	commit(name) {
		const { status, stdout } = this.run([
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			`${name}^{commit}`
		]);
		return status === 0 ? stdout.toString("utf8").trim() : null;
	}
	/** The ids of a commit's parents. */
	parents(commit) {
		return [...(this.read([
			"cat-file",
			"commit",
			commit
		]).toString("utf8").split("\n\n", 1)[0] ?? "").matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = ""]) => id);
	}
	/** Whether one commit has another, or is it; null where that cannot be told, as in a clone that ends before the first commit. */
	has(commit, older) {
		const { status } = this.run([
			"merge-base",
			"--is-ancestor",
			older,
			commit
		]);
		if (status === 0) return true;
		const { stdout } = this.run(["rev-parse", "--is-shallow-repository"]);
		return status === 1 && stdout.toString("utf8").trim() === "false" ? false : null;
	}
	/** Fetches one commit or ref of the remote, and nothing else. The token travels in the environment, where other processes do not see it. */
	fetch(name, access) {
		this.read([
			"fetch",
			"--quiet",
			"--no-tags",
			"--no-recurse-submodules",
			"--depth=1",
			"origin",
			name
		], access === null ? {} : authorized(access));
	}
	/** What git prints. Throws UsageError when it fails: the clone or its remote is not what it should be. */
	read(args, extra = {}) {
		const { status, stdout, stderr, error } = this.run(args, extra);
		if (status === 0) return stdout;
		throw new UsageError(`git ${args[0] ?? ""} failed: ${error?.message ?? stderr.toString("utf8").trim()}`, { cause: error });
	}
	run(args, { env = {}, input } = {}) {
		const safe = [
			"-c",
			"safe.directory=*",
			"-c",
			"core.hooksPath=/dev/null",
			"-C",
			this.folder
		];
		return spawnSync("git", [...safe, ...args], {
			env: {
				...this.env,
				...env,
				GIT_TERMINAL_PROMPT: "0"
			},
			...input === void 0 ? {} : { input },
			maxBuffer: 536870912,
			timeout: 12e4
		});
	}
};
function authorized({ server, token }) {
	const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
	const key = `http.${server}/.extraheader`;
	return { env: {
		GIT_CONFIG_COUNT: "2",
		GIT_CONFIG_KEY_0: key,
		GIT_CONFIG_VALUE_0: "",
		GIT_CONFIG_KEY_1: key,
		GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${basic}`
	} };
}
export { Git };
