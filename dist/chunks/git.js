const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_child_process = require("./child-process.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_os = require("node:os");
// src/runtime/git.ts
var git_exports = require_rolldown_runtime.__exportAll({
	Git: () => Git,
	GitError: () => GitError,
	openCommit: () => openCommit,
	readCommit: () => readCommit,
	readHistory: () => readHistory,
	unsavedFiles: () => unsavedFiles
});
var Git = class {
	folder;
	env;
	fetchFolder = null;
	constructor(folder, env) {
		this.folder = folder;
		this.env = env;
	}
	resolveCommit(name) {
		return this.textOrNull("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
	}
	worktreeRoot() {
		const worktreeRoot = this.text("rev-parse", "--show-toplevel");
		const repository = require_start.repositoryRoot(node_fs.realpathSync.native(this.folder));
		if (repository !== null && node_fs.realpathSync.native(worktreeRoot) !== repository) throw new require_start.UsageError(`The config of the repository in ${repository} says that its files are in ${worktreeRoot}.`, { fix: "Run `git config --unset core.worktree` there." });
		return worktreeRoot;
	}
	whyRefused() {
		const { stderr } = this.spawn(["rev-parse", "--git-dir"]);
		const why = stderr.toString("utf8").trim();
		return refusalPattern.test(why) ? why : null;
	}
	parents(commit) {
		const [header = ""] = this.text("cat-file", "commit", commit).split("\n\n", 1);
		return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = ""]) => id);
	}
	isAncestor(older, commit) {
		const { status } = this.spawn([
			"merge-base",
			"--is-ancestor",
			older,
			commit
		]);
		if (status === 0) return true;
		return status === 1 && !this.isShallow() ? false : null;
	}
	isShallow() {
		return this.textOrNull("rev-parse", "--is-shallow-repository") !== "false";
	}
	fetch(ref, { server, repository: { owner, name } }, token) {
		this.fetchFolder ??= this.openFetchFolder();
		const gitDirOption = `--git-dir=${this.fetchFolder}`;
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
		this.run([
			gitDirOption,
			"fetch",
			...options,
			`${server}/${owner}/${name}`,
			ref
		], { fetch: {
			protocol,
			config
		} });
		return this.text(gitDirOption, "rev-parse", "--verify", "FETCH_HEAD^{commit}");
	}
	openFetchFolder() {
		const folder = (0, node_fs.mkdtempSync)((0, node_path.join)((0, node_os.tmpdir)(), "ifmatch-fetch-"));
		const pathOf = (name) => (0, node_path.resolve)(this.folder, this.text("rev-parse", "--git-path", name));
		this.run([
			"init",
			"--quiet",
			"--bare",
			"--template=",
			folder
		]);
		(0, node_fs.mkdirSync)((0, node_path.join)(folder, "objects/info"), { recursive: true });
		(0, node_fs.writeFileSync)((0, node_path.join)(folder, "objects/info/alternates"), `${pathOf("objects")}\n`);
		if ((0, node_fs.existsSync)(pathOf("shallow"))) (0, node_fs.copyFileSync)(pathOf("shallow"), (0, node_path.join)(folder, "shallow"));
		return folder;
	}
	close() {
		if (this.fetchFolder !== null) (0, node_fs.rmSync)(this.fetchFolder, {
			recursive: true,
			force: true
		});
	}
	run(args, extra = {}) {
		const { status, stdout, stderr, error } = this.spawn(args, extra);
		if (status === 0) return stdout;
		throw commandError(args, stderr, error);
	}
	text(...args) {
		return withoutLineBreak(this.run(args));
	}
	textOrNull(...args) {
		const { status, stdout } = this.spawn(args);
		return status === 0 ? withoutLineBreak(stdout) : null;
	}
	spawn(args, extra = {}) {
		const alternate = extra.fetch === void 0 ? this.fetchFolder : null;
		return require_child_process.runGit(this.folder, args, {
			env: this.env,
			alternate,
			...extra
		});
	}
};
const withoutLineBreak = (output) => output.toString("utf8").replace(/\n$/, "");
const refusalPattern = /dubious ownership|unsafe repository|cannot use bare repository/;
var GitError = class extends require_start.UsageError {
	missing;
	constructor(message, { missing, ...facts }) {
		super(message, facts);
		this.missing = missing;
	}
};
function commandError(args, stderr, cause) {
	const message = stderr.toString("utf8").trim();
	const why = cause === void 0 ? message : `${require_start.describeSystemError(cause, "git is not on the PATH")}.`;
	const command = args.find((arg) => !arg.startsWith("--")) ?? args[0];
	const isPartial = message.includes("promisor remote");
	return new GitError(`git ${command ?? ""} failed: ${isPartial ? partialCloneText : why}`, {
		missing: missingPart(message, cause),
		fix: isPartial ? "Run `git fetch --refetch --no-filter`." : null,
		cause
	});
}
function missingPart(message, cause) {
	if (cause !== void 0) return "code" in cause && cause.code === "ENOENT" ? "git" : null;
	if (message.includes("not a git repository")) return "repository";
	return /couldn't find remote ref/i.test(message) ? "remote-ref" : null;
}
const partialCloneText = "this partial clone lacks files of that commit, and ifmatch does not fetch them.";
function openCommit(git, commit) {
	const entries = readTree(git, commit);
	const folders = Map.groupBy(entries.keys(), require_start.parentFolder);
	const blobs = new Map();
	return {
		kind: (path) => path === "" || path === "." ? "folder" : entries.get(path)?.kind ?? "missing",
		list: (path) => (folders.get(path === "." ? "" : path) ?? []).map((inside) => ({
			name: require_start.baseName(inside),
			kind: entries.get(inside)?.kind ?? "missing"
		})).toSorted((a, b) => a.name < b.name ? -1 : 1),
		read(path, limit) {
			const { kind, id, bytes } = entries.get(path) ?? {
				kind: "missing",
				id: "",
				bytes: 0
			};
			if (kind !== "file") throw new require_start.SourceError(kind === "symlink" || kind === "missing" ? kind : "not-a-file", path, "it is not a regular file");
			if (bytes > limit) throw new require_start.SourceError("too-large", path, "it is too large", { bytes });
			if (!blobs.has(id)) for (const [name, blob] of readBlobs(git, similarFileIds(entries, path, limit))) blobs.set(name, blob);
			const blob = blobs.get(id);
			if (blob === void 0) throw new require_start.SourceError("unreadable", path, "it is not in the clone");
			return blob;
		}
	};
}
function readTree(git, commit) {
	const entries = new Map();
	for (const line of git.text("ls-tree", "-r", "-t", "-z", "-l", commit).split("\0").filter(Boolean)) {
		const [, mode = "", id = "", size = "", path = ""] = /^(\d+) \w+ (\w+) +(\S+)\t(.+)$/s.exec(line) ?? [];
		entries.set(path, {
			kind: kindOfMode(mode),
			id,
			bytes: Number(size)
		});
	}
	return entries;
}
function kindOfMode(mode) {
	if (mode === "040000") return "folder";
	if (mode === "120000") return "symlink";
	return mode.startsWith("100") ? "file" : "other";
}
function similarFileIds(entries, path, limit) {
	const top = `${path.split("/")[0] ?? ""}/`;
	const ending = path.slice(path.lastIndexOf("."));
	const similar = [...entries].filter(([name, { kind, bytes }]) => kind === "file" && bytes <= limit && name.startsWith(top) && name.endsWith(ending));
	return [...new Set([entries.get(path)?.id ?? "", ...similar.map(([, { id }]) => id)])];
}
function* readBlobs(git, ids) {
	const output = git.run(["cat-file", "--batch"], { input: `${ids.join("\n")}\n` });
	for (let offset = 0; offset < output.length;) {
		const end = output.indexOf("\n", offset);
		const [id = "", type, size = ""] = output.toString("latin1", offset, end).split(" ");
		if (type !== "blob") return;
		const stop = end + 1 + Number(size);
		yield [id, output.subarray(end + 1, stop)];
		offset = stop + 1;
	}
}
function readHistory(git, paths, limit) {
	if (git.resolveCommit("HEAD") === null) return null;
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
		shallow: git.isShallow()
	};
}
function readCommit(git, name) {
	const commit = git.resolveCommit(name);
	if (commit === null) return null;
	return listCommits(git, ["--max-count=1", commit])[0] ?? null;
}
function listCommits(git, args) {
	return git.text("--literal-pathspecs", "rev-list", "--format=%H %h %ct", ...args).split("\n").filter((line) => line !== "" && !line.startsWith("commit ")).map((line) => {
		const [id = "", short = "", seconds = ""] = line.split(" ");
		return {
			id,
			short,
			committedAt: new Date(Number(seconds) * 1e3).toISOString(),
			open: () => openCommit(git, id)
		};
	});
}
function unsavedFiles(root, env, paths) {
	const from = node_fs.realpathSync.native(root);
	const byClone = Map.groupBy(paths.map((path) => (0, node_path.join)(from, path)), (file) => require_start.repositoryRoot((0, node_path.dirname)(file)));
	const unsaved = new Set([...byClone].flatMap(([top, files]) => top === null ? files : unsavedInClone(files, new Git(top, env))));
	return paths.filter((path) => unsaved.has((0, node_path.join)(from, path)));
}
function unsavedInClone(files, git) {
	const worktreeRoot = git.worktreeRoot();
	const places = new Set(files.map((file) => (0, node_path.relative)(worktreeRoot, file).split(node_path.sep)[0] ?? "."));
	const listed = git.text("--literal-pathspecs", "ls-files", "--stage", "-z", "--", ...places).split("\0");
	const ids = new Map(listed.map((line) => [(0, node_path.join)(worktreeRoot, line.slice(line.indexOf("	") + 1)), line.split(" ")[1]]));
	const added = files.flatMap((file) => ids.get(file) ?? []);
	const blobs = added.length === 0 ? new Map() : new Map(readBlobs(git, added));
	return files.filter((file) => {
		const id = ids.get(file);
		return id === void 0 || !isSameText(file, blobs.get(id));
	});
}
function isSameText(file, blob) {
	const withUnixLines = (text) => text.toString("latin1").replaceAll("\r\n", "\n");
	try {
		return blob !== void 0 && withUnixLines((0, node_fs.readFileSync)(file)) === withUnixLines(blob);
	} catch {
		return false;
	}
}
Object.defineProperty(exports, "Git", {
	enumerable: true,
	get: function() {
		return Git;
	}
});
Object.defineProperty(exports, "GitError", {
	enumerable: true,
	get: function() {
		return GitError;
	}
});
Object.defineProperty(exports, "git_exports", {
	enumerable: true,
	get: function() {
		return git_exports;
	}
});
Object.defineProperty(exports, "openCommit", {
	enumerable: true,
	get: function() {
		return openCommit;
	}
});
Object.defineProperty(exports, "readCommit", {
	enumerable: true,
	get: function() {
		return readCommit;
	}
});
Object.defineProperty(exports, "readHistory", {
	enumerable: true,
	get: function() {
		return readHistory;
	}
});
Object.defineProperty(exports, "unsavedFiles", {
	enumerable: true,
	get: function() {
		return unsavedFiles;
	}
});
