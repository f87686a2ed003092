import { UsageError, systemWords } from "./cli-and-action.js";
import { runGit } from "./child-process.js";
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
		if (status === 0) return stdout.toString("utf8").replace(/\n$/, "");
		if (error !== void 0 || refuses.test(stderr.toString("utf8"))) throw failed(args, stderr, error);
		return null;
	}
	refusal() {
		const { stderr } = this.run(["rev-parse", "--git-dir"]);
		const why = stderr.toString("utf8").trim();
		return refuses.test(why) ? why : null;
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
	fetch(name, { server, repository: { owner, name: repository } }, token) {
		const options = [
			"--quiet",
			"--no-tags",
			"--no-recurse-submodules",
			"--depth=1"
		];
		const protocol = new URL(server).protocol === "http:" ? "http" : "https";
		const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
		const key = `http.${server}/.extraheader`;
		const config = [[key, ""], [key, header]];
		this.read([
			"fetch",
			...options,
			`${server}/${owner}/${repository}`,
			name
		], { fetch: {
			protocol,
			config
		} });
	}
	read(args, extra = {}) {
		const { status, stdout, stderr, error } = this.run(args, extra);
		if (status === 0) return stdout;
		throw failed(args, stderr, error);
	}
	run(args, extra = {}) {
		return runGit(this.folder, args, {
			env: this.env,
			...extra
		});
	}
};
const refuses = /dubious ownership|unsafe repository|cannot use bare repository/;
function failed(args, stderr, cause) {
	const said = stderr.toString("utf8").trim();
	const why = cause === void 0 ? said : `${systemWords(cause, "git is not on the PATH")}.`;
	const command = args.find((one) => !one.startsWith("--")) ?? args[0];
	return new UsageError(`git ${command ?? ""} failed: ${said.includes("promisor remote") ? partial : why}`, { cause });
}
const partial = "this partial clone lacks files of that commit, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`.";
export { Git };
