import { spawnSync } from "./_builtin ifmatch node_child_process.js";
import { UsageError, systemWords } from "./cli-and-action.js";
// src/world/git.ts
var Git = class {
	folder;
	env;
	constructor(folder, env) {
		this.folder = folder;
		this.env = env;
	}
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
	top() {
		const args = ["rev-parse", "--show-toplevel"];
		const { status, stdout, stderr, error } = this.run(args);
		if (error !== void 0) throw failed(args, stderr, error);
		return status === 0 ? stdout.toString("utf8").replace(/\n$/, "") : null;
	}
	parents(commit) {
		return [...(this.read([
			"cat-file",
			"commit",
			commit
		]).toString("utf8").split("\n\n", 1)[0] ?? "").matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = ""]) => id);
	}
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
	read(args, extra = {}) {
		const { status, stdout, stderr, error } = this.run(args, extra);
		if (status === 0) return stdout;
		throw failed(args, stderr, error);
	}
	run(args, { env = {}, input, runsFilters = false } = {}) {
		const safe = runsFilters ? settings : ["safe.directory=*", ...settings];
		return spawnSync("git", [
			...safe.flatMap((one) => ["-c", one]),
			"-C",
			this.folder,
			...args
		], {
			env: {
				...this.env,
				...env,
				...ofTheFolder,
				GIT_TERMINAL_PROMPT: "0"
			},
			...input === void 0 ? {} : { input },
			maxBuffer: 536870912,
			timeout: 12e4
		});
	}
};
function failed(args, stderr, cause) {
	const why = cause === void 0 ? stderr.toString("utf8").trim() : `${systemWords(cause, "git is not on the PATH")}.`;
	return new UsageError(`git ${args[0] ?? ""} failed: ${why}`, { cause });
}
const settings = [
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"core.fileMode=false"
];
const ofTheFolder = {
	GIT_DIR: void 0,
	GIT_COMMON_DIR: void 0,
	GIT_WORK_TREE: void 0,
	GIT_INDEX_FILE: void 0,
	GIT_PREFIX: void 0
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
