import { absent, loadConfig, loadFiles, pathsOf } from "./validate.js";
import { UsageError, hasErrors } from "./cli-and-action.js";
import { openCommit } from "./commit-source.js";
// src/world/history.ts
function readHistory(git, paths, limit) {
	if (git.commit("HEAD") === null) return null;
	return {
		commits: listCommits(git, [
			...[
				"--first-parent",
				`--max-count=${String(limit)}`,
				"HEAD"
			],
			"--",
			...paths.map((path) => path || ".")
		]),
		shallow: isShallow(git)
	};
}
function readCommit(git, name) {
	const commit = git.commit(name);
	if (commit === null) return null;
	return listCommits(git, ["--max-count=1", commit])[0] ?? null;
}
function listCommits(git, args) {
	const text = git.read([
		"--literal-pathspecs",
		"rev-list",
		"--format=%H %h %ct",
		...args
	]).toString("utf8");
	const prefix = git.read(["rev-parse", "--show-prefix"]).toString("utf8").replace(/\n$/, "");
	return text.split("\n").filter((line) => line !== "" && !line.startsWith("commit ")).map((line) => {
		const [commit = "", short = "", seconds = ""] = line.split(" ");
		return {
			commit,
			short,
			at: new Date(Number(seconds) * 1e3).toISOString(),
			open: () => below(prefix, openCommit(git, commit))
		};
	});
}
const isShallow = (git) => git.read(["rev-parse", "--is-shallow-repository"]).toString("utf8").trim() === "true";
function below(prefix, source) {
	if (prefix === "") return source;
	const inside = (path) => path === "" || path === "." ? prefix.slice(0, -1) : prefix + path;
	return {
		kind: (path) => source.kind(inside(path)),
		list: (path) => source.list(inside(path)),
		leadsToFile: (path) => source.leadsToFile(inside(path)),
		read: (path, limit) => source.read(inside(path), limit)
	};
}
// src/commands/drift/past-bundles.ts
const pastOf = (plan, files) => ({
	files,
	alone: new Set(plan.bundles.map(({ deployment }) => deployment.id)).size === 1
});
function namedCommit(git, name) {
	const commit = readCommit(git, name);
	if (commit !== null) return commit;
	git.read(["--version"]);
	const refusal = git.refusal();
	if (refusal !== null) throw new UsageError(`git does not read this repository: ${refusal}`);
	if (git.commit("HEAD") === null) throw new UsageError(`There is no commit ${name} here, nor any other. Run ifmatch in a git clone with -C, or commit first.`);
	throw new UsageError(`There is no commit ${name} here. Check the name, or fetch it (in a workflow: fetch-depth: 0).`);
}
function declared({ kind, deployment }, bundles, { alone }) {
	const same = bundles.filter((bundle) => bundle.kind === kind);
	return same.find((bundle) => bundle.deployment === deployment.slug) ?? (alone ? same.find((bundle) => bundle.deployment === null) ?? null : null);
}
function filesAt(source, { files: { settings: now, wanted } }, paths) {
	const { settings, problems } = now.file !== void 0 && source.kind(now.file) === "file" ? loadConfig(source, now.file ?? null) : {
		settings: now,
		problems: []
	};
	if (hasErrors(problems)) return null;
	return loadFiles(source, settings, {
		paths: pathsOf({
			...wanted,
			paths
		}, settings),
		deployment: null
	});
}
// src/commands/drift/read-base.ts
function readBase(source, past) {
	const { paths } = past.files.wanted;
	const { bundles: asked, wrong } = bundlesIn(source, past, paths);
	if (paths.length === 0) return {
		asked,
		bundles: asked,
		wrong
	};
	return {
		asked,
		bundles: wholeOf(asked, bundlesIn(source, past, []).bundles),
		wrong
	};
}
function bundlesIn(source, past, paths) {
	const files = filesAt(source, past, paths);
	if (files === null) return {
		bundles: [],
		wrong: {
			errorsIn: past.files.settings.file ?? null,
			isUnread: false
		}
	};
	const errors = files.problems.filter(({ code, severity }) => severity === "error" && !absent.has(code));
	if (errors.length === 0) return {
		bundles: files.bundles,
		wrong: {
			errorsIn: null,
			isUnread: false
		}
	};
	const first = files.report(errors).find(({ position }) => position !== null);
	const isUnread = first !== void 0 && unread.has(first.problem.code);
	return {
		bundles: [],
		wrong: {
			errorsIn: first?.position?.file ?? null,
			isUnread
		}
	};
}
const unread = new Set(["not-a-file", "symlink"]);
function wholeOf(asked, all) {
	const isSame = (one, other) => one.kind === other.kind && one.deployment === other.deployment;
	const holds = (whole, part) => !isSame(whole, part) || [...part.origins.keys()].every((id) => whole.origins.has(id));
	const wholes = all.filter((whole) => asked.every((part) => holds(whole, part)));
	return [...wholes, ...asked.filter((part) => !wholes.some((whole) => isSame(whole, part)))];
}
export { declared, namedCommit, pastOf, readBase, readHistory };
