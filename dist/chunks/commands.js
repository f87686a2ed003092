import { ChangedMeanwhile, PlatformError, SourceError, UsageError, baseName, begun, escapeTerminal, foldersAbove, hasErrors, inParallel, noApproval, openDisk, parentOf, pathIn, removeLeftDrafts, replaceFile, repositoryTop, schemaFrom, schemaPath, systemWords, takePlace, withHint, writeDraft } from "./base.js";
import { absent, beforeGlob, bundleKinds, check, configOf, configuredPaths, count, fromRoot, invalid, isGuess, isPartOfConfig, isSameBundle, isWhole, lintKnown, load, loadConfig, loadFiles, located, nameOfBundle, pathsOf, refuseConfigAbove, refuseParts, refusePoliciesAbove, soundConfig, wantedFiles } from "./validate.js";
import { editFiles, entriesOf, entryOf, fileName, identitiesIn, newFiles, policyTexts as policyTexts$1 } from "./files.js";
import { PlanFileError, RecordError, bundleDigest, changedItems, compareWithReviewed, defaultProfile, diffDigest, differencesFrom, findDrift, guardPlan, invertChanges, makePlan, oddAnswer, onlyItems, planBundle, readPlanFile, rejectionProblems, renamesOf, saidTexts, signPlanFile, targetOf, threeWayDiffOf, undoBundle } from "./plan.js";
import { objectName } from "./render.js";
import { openDocuments } from "./problems.js";
process.getBuiltinModule("node:fs");
const copyFileSync = (() => process.getBuiltinModule("node:fs").copyFileSync)();
const existsSync$1 = (() => process.getBuiltinModule("node:fs").existsSync)();
const mkdirSync$1 = (() => process.getBuiltinModule("node:fs").mkdirSync)();
const mkdtempSync = (() => process.getBuiltinModule("node:fs").mkdtempSync)();
const readFileSync$1 = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync$1 = (() => process.getBuiltinModule("node:fs").realpathSync)();
const rmSync$1 = (() => process.getBuiltinModule("node:fs").rmSync)();
const statSync$2 = (() => process.getBuiltinModule("node:fs").statSync)();
const writeFileSync = (() => process.getBuiltinModule("node:fs").writeFileSync)();
process.getBuiltinModule("node:os");
const tmpdir = (() => process.getBuiltinModule("node:os").tmpdir)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
const join$2 = (() => process.getBuiltinModule("node:path").join)();
const relative = (() => process.getBuiltinModule("node:path").relative)();
const dirname$1 = (() => process.getBuiltinModule("node:path").dirname)();
const sep = (() => process.getBuiltinModule("node:path").sep)();
process.getBuiltinModule("node:child_process");
const execFile = (() => process.getBuiltinModule("node:child_process").execFile)();
const spawn = (() => process.getBuiltinModule("node:child_process").spawn)();
const spawnSync = (() => process.getBuiltinModule("node:child_process").spawnSync)();
process.getBuiltinModule("node:fs");
const accessSync$1 = (() => process.getBuiltinModule("node:fs").accessSync)();
const existsSync = (() => process.getBuiltinModule("node:fs").existsSync)();
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
const statSync$1 = (() => process.getBuiltinModule("node:fs").statSync)();
const constants$1 = (() => process.getBuiltinModule("node:fs").constants)();
process.getBuiltinModule("node:path");
const isAbsolute = (() => process.getBuiltinModule("node:path").isAbsolute)();
const join$1 = (() => process.getBuiltinModule("node:path").join)();
const win32 = (() => process.getBuiltinModule("node:path").win32)();
const posix$1 = (() => process.getBuiltinModule("node:path").posix)();
// src/runtime/child-process.ts
const words = (text) => new Set(text.trim().split(/\s+/));
const passedOn = words(`
  PATH HOME USER LOGNAME XDG_CONFIG_HOME TMPDIR TMP TEMP TERM NO_COLOR CI
  SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE USERNAME HOMEDRIVE HOMEPATH
  APPDATA LOCALAPPDATA PROGRAMDATA PROGRAMFILES PROGRAMFILES(X86)
  GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM GIT_CONFIG_NOSYSTEM GIT_CEILING_DIRECTORIES
`);
const passedToFetch = words(`
  HTTPS_PROXY HTTP_PROXY ALL_PROXY NO_PROXY SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH
`);
const pick = (env, names) => Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name.toUpperCase())));
const settings = [
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"core.askPass=",
	"credential.helper=",
	"gc.auto=0",
	"maintenance.auto=false",
	"safe.bareRepository=explicit",
	"core.fileMode=false"
];
function runGit(folder, args, run) {
	const program = findGit(run.env);
	if (program === null) return {
		status: null,
		stdout: noBytes,
		stderr: noBytes,
		error: notFound
	};
	const { input } = run;
	return spawnSync(program, allArgs(folder, args, run), {
		...optionsOf(run),
		...input === void 0 ? {} : { input }
	});
}
function startGit(folder, args, run) {
	const program = findGit(run.env);
	if (program === null) return Promise.resolve();
	return new Promise((resolve) => {
		execFile(program, allArgs(folder, args, run), optionsOf(run), () => resolve());
	});
}
function allArgs(folder, args, { env }) {
	return [
		"--no-pager",
		...[...settings, ...ownWorkspace(env)].flatMap((one) => ["-c", one]),
		"-C",
		folder,
		...args
	];
}
function optionsOf({ env, fetch, beside = null }) {
	return {
		env: {
			...pick(env, passedOn),
			...fetch === void 0 ? {} : {
				...pick(env, passedToFetch),
				...configVariables(fetch.config)
			},
			...beside === null ? {} : besideVariables(beside),
			GIT_ALLOW_PROTOCOL: fetch?.protocol ?? "none",
			GIT_NO_LAZY_FETCH: "1",
			GIT_NO_REPLACE_OBJECTS: "1",
			GIT_TERMINAL_PROMPT: "0",
			LC_ALL: "C"
		},
		maxBuffer: 536870912,
		timeout: 12e4
	};
}
const besideVariables = (folder) => ({
	GIT_ALTERNATE_OBJECT_DIRECTORIES: join$1(folder, "objects"),
	...existsSync(join$1(folder, "shallow")) ? { GIT_SHALLOW_FILE: join$1(folder, "shallow") } : {}
});
const noBytes = Buffer.alloc(0);
const notFound = Object.assign(new Error("git is not on the PATH"), { code: "ENOENT" });
function ownWorkspace({ GITHUB_WORKSPACE: workspace = "" }) {
	try {
		return isAbsolute(workspace) ? [`safe.directory=${realpathSync.native(workspace).replaceAll("\\", "/")}`] : [];
	} catch {
		return [];
	}
}
const findGit = (env) => gitPaths(env).find(isProgram) ?? null;
function gitPaths(env, platform = process.platform) {
	const [paths, name, usual] = platform === "win32" ? [
		win32,
		"git.exe",
		""
	] : [
		posix$1,
		"git",
		"/usr/local/bin:/usr/bin:/bin"
	];
	return (Object.entries(env).find(([key]) => key.toUpperCase() === "PATH")?.[1] ?? usual).split(paths.delimiter).flatMap((folder) => paths.isAbsolute(folder) ? [paths.join(folder, name)] : []);
}
function isProgram(file) {
	try {
		accessSync$1(file, constants$1.X_OK);
		return statSync$1(file).isFile();
	} catch {
		return false;
	}
}
const configVariables = (config) => ({
	GIT_CONFIG_COUNT: String(config.length),
	...Object.fromEntries(config.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${String(index)}`, key], [`GIT_CONFIG_VALUE_${String(index)}`, value]]))
});
function runSelf(script, args, { directory, env, extra }, terminal) {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [script, ...args], {
			cwd: directory,
			env: {
				...pick(env, passedOn),
				...extra
			},
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
// src/runtime/git.ts
var Git = class {
	folder;
	env;
	fetched = null;
	ahead = Promise.resolve();
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
		const found = this.read(["rev-parse", "--show-toplevel"]).toString("utf8").replace(/\n$/, "");
		const holder = repositoryTop(realpathSync$1.native(this.folder));
		if (holder !== null && realpathSync$1.native(found) !== holder) throw new UsageError(`The config of the repository in ${holder} says that its files are in ${found}. Run \`git config --unset core.worktree\` there.`);
		return found;
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
		const { ours, args, how } = this.toFetch(name, {
			server,
			repository: {
				owner,
				name: repository
			}
		}, token);
		this.read(args, how);
		return this.read([
			...ours,
			"rev-parse",
			"--verify",
			"FETCH_HEAD^{commit}"
		]).toString("utf8").trim();
	}
	fetchAhead(commit, remote, token) {
		const { args, how } = this.toFetch(commit, remote, token);
		this.ahead = startGit(this.folder, args, {
			env: this.env,
			...how
		});
	}
	toFetch(name, { server, repository: { owner, name: repository } }, token) {
		this.fetched ??= this.openFetched();
		const ours = [`--git-dir=${this.fetched}`];
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
		const address = `${server}/${owner}/${repository}`;
		return {
			ours,
			args: [
				...ours,
				"fetch",
				...options,
				address,
				name
			],
			how: { fetch: {
				protocol,
				config
			} }
		};
	}
	async close() {
		await this.ahead;
		if (this.fetched !== null) rmSync$1(this.fetched, {
			recursive: true,
			force: true
		});
	}
	openFetched() {
		const folder = mkdtempSync(join$2(tmpdir(), "ifmatch-fetch-"));
		const init = [
			"init",
			"--quiet",
			"--bare",
			"--template="
		];
		const format = this.read(["rev-parse", "--show-object-format"]).toString("utf8").trim();
		this.read([
			...init,
			...format === "sha1" ? [] : [`--object-format=${format}`],
			folder
		]);
		const pathOf = (name) => resolve(this.folder, this.read([
			"rev-parse",
			"--git-path",
			name
		]).toString("utf8").replace(/\n$/, ""));
		mkdirSync$1(join$2(folder, "objects/info"), { recursive: true });
		writeFileSync(join$2(folder, "objects/info/alternates"), `${pathOf("objects")}\n`);
		if (existsSync$1(pathOf("shallow"))) copyFileSync(pathOf("shallow"), join$2(folder, "shallow"));
		return folder;
	}
	read(args, extra = {}) {
		const { status, stdout, stderr, error } = this.run(args, extra);
		if (status === 0) return stdout;
		throw failed(args, stderr, error);
	}
	run(args, extra = {}) {
		const beside = extra.fetch === void 0 ? this.fetched : null;
		return runGit(this.folder, args, {
			env: this.env,
			beside,
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
function openCommit(git, commit) {
	const entries = readTree(git, commit);
	const folders = Map.groupBy(entries.keys(), parentOf);
	const blobs = new Map();
	return {
		kind: (path) => path === "" || path === "." ? "folder" : entries.get(path)?.kind ?? "missing",
		list: (path) => (folders.get(path === "." ? "" : path) ?? []).map((inside) => ({
			name: baseName(inside),
			kind: entries.get(inside)?.kind ?? "missing"
		})).toSorted((a, b) => a.name < b.name ? -1 : 1),
		read(path, limit) {
			const { kind, id, bytes } = entries.get(path) ?? {
				kind: "missing",
				id: "",
				bytes: 0
			};
			if (kind !== "file") throw new SourceError(reasons[kind], path, "it is not a regular file");
			if (bytes > limit) throw new SourceError("too-large", path, "it is too large", { bytes });
			if (!blobs.has(id)) for (const [name, blob] of readBlobs(git, neighbours(entries, path, limit))) blobs.set(name, blob);
			const blob = blobs.get(id);
			if (blob === void 0) throw new SourceError("unreadable", path, "it is not in the clone");
			return blob;
		}
	};
}
const reasons = {
	folder: "not-a-file",
	other: "not-a-file",
	symlink: "symlink",
	missing: "missing"
};
function readTree(git, commit) {
	const lines = git.read([
		"ls-tree",
		"-r",
		"-t",
		"-z",
		"-l",
		"--full-tree",
		commit
	]).toString("utf8").split("\0");
	const entries = new Map();
	for (const line of lines.filter(Boolean)) {
		const tab = line.indexOf("	");
		const path = line.slice(tab + 1);
		const [mode = "", , id = "", size = ""] = line.slice(0, tab).split(/ +/);
		const isMixed = entries.has(path) && entries.get(path)?.kind !== kindOf$1(mode);
		entries.set(path, {
			kind: isMixed ? "other" : kindOf$1(mode),
			id,
			bytes: Number(size)
		});
	}
	return entries;
}
function kindOf$1(mode) {
	if (mode === "040000") return "folder";
	if (mode === "120000") return "symlink";
	return mode.startsWith("100") ? "file" : "other";
}
function neighbours(entries, path, limit) {
	const top = `${path.split("/")[0] ?? ""}/`;
	const ending = path.slice(path.lastIndexOf("."));
	const wanted = [...entries].filter(([name, { kind, bytes }]) => kind === "file" && bytes <= limit && name.startsWith(top) && name.endsWith(ending));
	return [...new Set([entries.get(path)?.id ?? "", ...wanted.map(([, { id }]) => id)])];
}
function* readBlobs(git, ids) {
	const output = git.read(["cat-file", "--batch"], { input: `${ids.join("\n")}\n` });
	for (let at = 0; at < output.length;) {
		const end = output.indexOf("\n", at);
		const [id = "", type, size = ""] = output.toString("latin1", at, end).split(" ");
		if (type !== "blob") return;
		const stop = end + 1 + Number(size);
		yield [id, output.subarray(end + 1, stop)];
		at = stop + 1;
	}
}
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
		read: (path, limit) => source.read(inside(path), limit)
	};
}
function unsavedFiles(root, env, paths) {
	const from = realpathSync$1.native(root);
	const byClone = Map.groupBy(paths.map((path) => join$2(from, path)), (file) => repositoryTop(dirname$1(file)));
	const unsaved = new Set([...byClone].flatMap(([top, files]) => top === null || isForeign(join$2(top, ".git")) ? [] : unsavedIn(files, new Git(top, env))));
	return paths.filter((path) => unsaved.has(join$2(from, path)));
}
const isForeign = (path) => statSync$2(path).isDirectory() && ![
	"HEAD",
	"config",
	"objects"
].some((name) => existsSync$1(join$2(path, name)));
function unsavedIn(files, git) {
	const found = git.top();
	const places = new Set(files.map((file) => relative(found, file).split(sep)[0] ?? "."));
	const list = (...what) => git.read([
		"--literal-pathspecs",
		"ls-files",
		...what,
		"-z",
		"--",
		...places
	]).toString("utf8").split("\0");
	const ignored = new Set(list("--others", "--ignored", "--exclude-standard").map((name) => join$2(found, name)));
	const ids = new Map(list("--stage").map((line) => [join$2(found, line.slice(line.indexOf("	") + 1)), line.split(" ")[1]]));
	const added = files.flatMap((file) => ids.get(file) ?? []);
	const blobs = added.length === 0 ? new Map() : new Map(readBlobs(git, added));
	return files.filter((file) => {
		const id = ids.get(file);
		return id === void 0 ? !ignored.has(file) : !isSameText(file, blobs.get(id));
	});
}
function isSameText(file, blob) {
	const plain = (text) => text.toString("latin1").replaceAll("\r\n", "\n");
	try {
		return blob !== void 0 && plain(readFileSync$1(file)) === plain(blob);
	} catch {
		return false;
	}
}
// src/commands/targets.ts
async function findTargets(files, runtime) {
	const slugs = new Set(files.bundles.map((bundle) => bundle.deployment ?? files.wanted.deployment));
	const found = new Map(await inParallel([...slugs], async (slug) => [slug, await findDeployment(slug, files.settings, runtime)]));
	return files.bundles.flatMap((bundle) => {
		const target = found.get(bundle.deployment ?? files.wanted.deployment);
		return target === void 0 ? [] : [{
			bundle,
			...target
		}];
	});
}
async function configuredTargets({ bundles, settings, wanted }, runtime) {
	const targets = [];
	for (const bundle of bundles) {
		const slug = bundle.deployment ?? wanted.deployment;
		const id = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
		if (slug === null || id === null) return null;
		targets.push({
			bundle,
			deployment: {
				slug,
				id
			},
			platform: await runtime.connections.to(slug)
		});
	}
	return targets;
}
async function findDeployment(slug, settings, runtime) {
	const platform = await runtime.connections.to(slug);
	const configured = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
	const visible = await visibleDeployments(platform, slug, configured !== null);
	if (visible === null && slug !== null && configured !== null) {
		const deployment = {
			slug,
			id: configured
		};
		await checkId(deployment, platform);
		return {
			deployment,
			platform
		};
	}
	return {
		deployment: choose(slug, configured, visible ?? []),
		platform
	};
}
async function checkId(deployment, platform) {
	try {
		await platform.read(deployment, "remediation");
	} catch (error) {
		if (!(error instanceof PlatformError && error.code === "DEPLOYMENT_NOT_MIGRATED")) throw error;
	}
}
async function visibleDeployments(platform, slugs, optional) {
	try {
		return await platform.deployments(slugs === null ? null : [slugs]);
	} catch (error) {
		if (optional && lacksList(error)) return null;
		throw error;
	}
}
const missing = defaultProfile.missingStatuses;
const lacksList = (error) => error instanceof PlatformError && (error.partial || missing.includes(error.status));
const lists = "`ifmatch api listDeployments` lists those it can see.";
function choose(slug, configured, visible) {
	if (slug === null) {
		const [only] = visible;
		if (only === void 0) throw new UsageError("The token sees no deployment. Check that it belongs to the right organization.");
		if (visible.length > 1) throw new UsageError(`The token can see several deployments: choose one with --deployment, or with deployment_slug in the files. ${lists}`);
		return only;
	}
	const deployment = visible.find((candidate) => candidate.slug === slug);
	if (deployment === void 0) throw new UsageError(`The token cannot see the deployment ${slug}. Check the slug and the token. ${lists}`);
	if (configured !== null && configured !== deployment.id) throw new UsageError(`The deployment ${slug} has the id ${deployment.id} on the platform, but ${configured} in the config. Fix the config.`);
	return deployment;
}
function dryRunAll(targets, runtime, check) {
	return withProgress("dry run", targets, (target) => ask(target, check), runtime);
}
function withProgress(name, items, work, { terminal }) {
	let done = 0;
	const show = () => terminal.progress(`${name} ${String(done)}/${String(items.length)}`);
	show();
	return inParallel(items, async (item) => {
		const result = await work(item);
		done += 1;
		show();
		return result;
	});
}
async function ask(target, check) {
	const { bundle, deployment, platform } = target;
	const [preview, problems] = await Promise.all([platform.dryRun(deployment, bundle), vocabularyFor(target).then((vocabulary) => vocabulary === null ? [] : check(bundle, vocabulary))]);
	return {
		target,
		preview,
		problems
	};
}
async function vocabularyFor({ bundle, deployment, platform }) {
	try {
		return await platform.vocabulary(deployment, bundle.kind);
	} catch (error) {
		if (error instanceof PlatformError) return null;
		throw error;
	}
}
// src/commands/saved-plan.ts
function refuseOtherConfig(madeBy, plan, wanted, runtime) {
	if (madeBy === null || madeBy === "ifmatch.yaml" || wanted.config !== null) return;
	if (madeBy === configOf(fromRoot(wanted, runtime))) return;
	throw new UsageError(`${plan} was made with the guards of ${escapeTerminal(madeBy)}, but this run uses another config. Name the right one with --config.`);
}
async function readSaved(path, runtime, fix = null) {
	const text = runtime.readText(path);
	try {
		return await readPlanFile(text, (slug) => runtime.connections.planSecret(slug));
	} catch (error) {
		if (error instanceof RecordError) throw new UsageError(`${path}: ${withHint(error)}`, { cause: error });
		if (!(error instanceof PlanFileError)) throw error;
		const hint = error.hint === null ? "" : ` ${fix ?? error.hint}`;
		throw new UsageError(`${path}: ${error.message}${hint}`, { cause: error });
	}
}
async function signed(file, runtime) {
	try {
		return {
			file: await signPlanFile(file, (slug) => runtime.connections.planSecret(slug)),
			unsigned: null
		};
	} catch (error) {
		if (!(error instanceof RecordError)) throw error;
		return {
			file,
			unsigned: withHint(error)
		};
	}
}
const isApplied = (result) => result === "applied" || result === "already-applied" || result === "unverified";
// src/commands/base.ts
const unknown$1 = (why) => ({
	base: {
		kind: "none",
		why
	},
	applied: null,
	history: null
});
async function compare(plan, files, targets, options, runtime) {
	const find = await openBases(plan, files, options, runtime);
	return askEach(plan, targets, (bundle) => bundle.changes.length === 0 ? unknown$1("not-needed") : find(bundle));
}
async function openBases(plan, files, { plan: path, base, git }, runtime) {
	if (path !== null) return inPlan(path, runtime);
	const past = pastOf(plan, files);
	if (base === null) return inHistory(past, git);
	const commit = namedCommit(git, base);
	const { bundles, wrong } = await readBase(commit.open(), past);
	if (wrong.errorsIn !== null) throw notReadable(base, wrong.errorsIn, wrong.isUnread);
	return atCommit(commit, bundles, past);
}
async function diffAgainstBase(plan, files, targets, { name, git, tip }) {
	const past = pastOf(plan, files);
	const commit = namedCommit(git, name);
	const { bundles, wrong } = await readBase(commit.open(), past);
	const at = git.commit(tip);
	const isAhead = at !== null && git.has(at, commit.commit) === false;
	const compared = await askEach(plan, targets, atCommit(commit, bundles, past));
	const { locate } = openDocuments(files.wanted.source);
	return {
		base: {
			name,
			commit: commit.commit,
			short: commit.short,
			isAhead,
			...wrong
		},
		bundles: compared.map((one) => threeWayDiffOf(one, targetOf(one.bundle, targets).bundle, locate)),
		dropped: isWhole(files) ? droppedFrom(bundles, plan, past) : []
	};
}
function droppedFrom(base, { bundles }, past) {
	const { deployment: only } = past.files.wanted;
	const kept = new Set(bundles.map((bundle) => declared(bundle, base, past)));
	const isKept = (one) => kept.has(one) || one.deployment === null && bundles.some(({ kind }) => kind === one.kind);
	return base.filter((one) => !isKept(one) && (only === null || one.deployment === null || one.deployment === only)).map(({ deployment, kind }) => ({
		deployment,
		kind
	}));
}
async function declaredAt(name, plan, files, git) {
	const past = pastOf(plan, files);
	const { bundles } = await readBase(namedCommit(git, name).open(), past);
	return (bundle) => declared(bundle, bundles, past);
}
async function askEach({ bundles }, targets, find) {
	const known = [];
	for (const bundle of bundles) known.push({
		bundle,
		...await find(bundle)
	});
	return inParallel(known, async (one) => ({
		...one,
		since: await askSince(one.bundle, one.applied, targetOf(one.bundle, targets).platform)
	}));
}
async function askSince(bundle, applied, platform) {
	if (applied === null) return null;
	if (bundleDigest(applied) === bundle.bundleDigest) return bundle.changes.map(entryOf);
	try {
		const answer = await platform.dryRun(bundle.deployment, applied);
		if (answer.rejections.length > 0 || answer.stateVersion !== bundle.stateVersion) return null;
		return [
			...answer.creates,
			...answer.updates,
			...answer.deletes
		];
	} catch (error) {
		if (error instanceof PlatformError) return null;
		throw error;
	}
}
const atCommit = (commit, bundles, past) => (bundle) => {
	const content = declared(bundle, bundles, past);
	return content === null ? unknown$1("not-in-base") : found(commit, content, "named", differencesFrom(bundle, content));
};
function notReadable(name, file, isUnread) {
	const path = escapeTerminal(file);
	return isUnread ? new UsageError(`${path} is a submodule or a link at ${name}, so its content is unknown. Give --plan FILE.`) : new UsageError(`${path} has errors at ${name}. Name another commit with --base.`);
}
const maxCommits = 50;
function inHistory(past, git) {
	let history;
	const read = new Map();
	let gap = null;
	const bundlesOf = async (commit) => {
		if (!read.has(commit.commit)) {
			const bundles = await tryBundlesAt(commit, past);
			if (bundles === "unread") gap ??= bundles;
			read.set(commit.commit, bundles === "unread" || bundles.length === 0 ? null : bundles);
		}
		return read.get(commit.commit) ?? null;
	};
	return async (bundle) => {
		if (history === void 0) history = readHistory(git, historyPaths(past.files), maxCommits);
		if (history === null) return unknown$1("no-git");
		if (history.shallow) gap = "shallow";
		const { all, nearest } = await nearestIn(bundle, history.commits, bundlesOf, past);
		if (nearest === null) return unknown$1(gap ?? "no-history");
		const known = found(nearest.commit, nearest.content, "nearest", nearest.differs);
		if (nearest.differs === 0) return known;
		return gap === null ? {
			...known,
			history: all
		} : unknown$1(gap);
	};
}
async function nearestIn(bundle, commits, bundlesOf, past) {
	const all = [];
	let nearest = null;
	for (const commit of commits) {
		const bundles = await bundlesOf(commit);
		const content = bundles && declared(bundle, bundles, past);
		if (bundles !== null) all.push(content);
		if (content === null) continue;
		const differs = differencesFrom(bundle, content);
		if (nearest === null || differs < nearest.differs) nearest = {
			commit,
			content,
			differs
		};
		if (differs === 0) break;
	}
	return {
		all,
		nearest
	};
}
const found = ({ commit, short, at }, applied, chosen, differs) => ({
	base: {
		kind: "commit",
		commit,
		short,
		at,
		chosen,
		differs
	},
	applied,
	history: null
});
async function tryBundlesAt(commit, past) {
	try {
		return (await readBase(commit.open(), past)).bundles;
	} catch (error) {
		if (error instanceof UsageError) return "unread";
		throw error;
	}
}
function historyPaths({ settings, wanted }) {
	const asked = pathsOf(wanted, settings);
	const all = configuredPaths(settings, wanted.deployment).map(({ path }) => path);
	return [...[...asked, ...asked.length === 0 || isPartOfConfig(asked, settings, wanted.deployment) ? all : []].map(beforeGlob), ...settings.file === void 0 ? [] : [settings.file]];
}
const pastOf = (plan, files) => ({
	files,
	alone: new Set(plan.bundles.map(({ deployment }) => deployment.id)).size === 1
});
function namedCommit(git, name) {
	const commit = readCommit(git, name);
	if (commit !== null) return commit;
	git.read(["--version"]);
	const refusal = git.refusal();
	if (refusal !== null) throw new UsageError(`git cannot read this repository: ${refusal}`);
	if (git.commit("HEAD") === null) throw new UsageError(`There is no commit ${name} here, nor any other. Pass a git clone with -C, or commit first.`);
	throw new UsageError(`There is no commit ${name} here. Check the name, or fetch it (in a workflow: fetch-depth: 0).`);
}
function declared({ kind, deployment }, bundles, { alone }) {
	const same = bundles.filter((bundle) => bundle.kind === kind);
	return same.find((bundle) => bundle.deployment === deployment.slug) ?? (alone ? same.find((bundle) => bundle.deployment === null) ?? null : null);
}
async function readBase(source, past) {
	const files = await filesAt(source, past);
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
	const first = (await located(source, errors)).find(({ position }) => position !== null);
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
async function filesAt(source, { files: { settings: now, wanted } }) {
	const { settings, problems } = now.file !== void 0 && source.kind(now.file) === "file" ? await loadConfig(source, now.file ?? null) : {
		settings: now,
		problems: []
	};
	if (hasErrors(problems)) return null;
	const isPart = isPartOfConfig(pathsOf(wanted, now), now, wanted.deployment);
	return loadFiles(source, settings, {
		paths: isPart ? [] : pathsOf(wanted, settings),
		deployment: null
	});
}
const giveApplied = "Pass the plan file of an apply, or omit --plan.";
async function inPlan(path, runtime) {
	const { plan, platform, results } = await readSaved(path, runtime, giveApplied);
	const here = runtime.connections.name;
	if (platform !== here) throw new UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${here ?? "no platform"}. Give the plan that was applied here.`);
	if (!results.some(({ result }) => isApplied(result))) throw new UsageError(`${path} is a plan that was not applied. ${giveApplied}`);
	return (bundle) => {
		const sent = results.find((one) => isSameBundle(one.bundle, bundle));
		if (sent === void 0) return unknown$1("not-in-plan");
		if (!isApplied(sent.result)) return unknown$1("not-applied");
		return {
			base: {
				kind: "plan",
				path,
				digest: plan.digest
			},
			applied: sent.bundle,
			history: null
		};
	};
}
// src/commands/preview.ts
const preview = async (options, runtime, wanted) => explain(await previewFiles(options, runtime), wanted, runtime);
async function previewFiles(options, runtime) {
	const files = await load(options, runtime);
	const problems = check(files, runtime);
	if (hasErrors(problems)) return {
		outcome: await invalid(files, problems),
		files,
		targets: []
	};
	await refuseParts(files);
	const configured = await configuredTargets(files, runtime);
	const early = configured === null ? null : begun(dryRunAll(configured, runtime, lintKnown));
	if (options.readsLive === true) begun(inParallel(configured ?? [], ({ platform, deployment, bundle }) => platform.read(deployment, bundle.kind)));
	const targets = await findTargets(files, runtime);
	const asked = await (early ?? dryRunAll(targets, runtime, lintKnown));
	const limits = withApproval(files.settings.guards, options.approval);
	const certain = problems.filter((problem) => !isGuess(problem));
	return {
		outcome: await outcomeOf({
			...files,
			problems: certain
		}, asked, limits),
		files,
		targets
	};
}
async function outcomeOf(files, asked, limits) {
	const { problems } = files;
	const { source } = files.wanted;
	const unknown = asked.flatMap((one) => one.problems);
	if (hasErrors(unknown)) return invalid(files, [...problems, ...unknown]);
	const rejected = asked.flatMap(({ target, preview: answer }) => rejectionProblems(target.bundle, answer.rejections));
	if (rejected.length > 0) return invalid(files, [...problems, ...rejected]);
	const { locate } = openDocuments(source);
	const plan = makePlan(asked.map(({ target, preview: answer }) => planBundle(target.bundle, target.deployment, answer, locate)));
	return {
		kind: plan.bundles.some((bundle) => bundle.changes.length > 0) ? "changes" : "no-changes",
		plan,
		problems: withoutRenamed(await located(source, problems), plan),
		guards: guardPlan(plan, limits),
		...isWhole(files) ? { unmanaged: unmanagedOf(plan) } : {}
	};
}
async function explain(previewed, wanted, runtime) {
	const { outcome } = previewed;
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes" && outcome.kind !== "needs-approval") return outcome;
	const { base, limits } = wanted;
	const [threeWayDiff, impact] = await Promise.all([base && compareWith(base, outcome.plan, previewed, runtime), outcome.kind === "no-changes" ? null : limits && estimate(outcome.plan, limits, runtime)]);
	return {
		...outcome,
		...threeWayDiff && { threeWayDiff },
		...impact && { impact }
	};
}
async function compareWith(base, plan, { files, targets }, { terminal }) {
	terminal.progress("comparing with the base");
	const { diffAgainstBase } = await import("./commands.js");
	return diffAgainstBase(plan, files, targets, base);
}
async function estimate(plan, limits, runtime) {
	runtime.terminal.progress("reading findings for the impact");
	const { estimateImpact } = await import("./plan.js");
	return estimateImpact(plan, findingsOf(runtime), limits);
}
function unmanagedOf({ bundles }) {
	return [...new Map(bundles.map(({ deployment }) => [deployment.id, deployment])).values()].flatMap((deployment) => bundleKinds.filter((kind) => !bundles.some((one) => one.kind === kind && one.deployment.id === deployment.id)).map((kind) => ({
		deployment,
		kind
	})));
}
function withoutRenamed(problems, plan) {
	const renamed = new Set(plan.bundles.flatMap((bundle) => [...renamesOf(bundle).values()].map(({ at }) => lineOf(at))));
	return problems.filter(({ problem, position }) => problem.code !== "missing-slug" || position === null || !renamed.has(lineOf(position)));
}
const lineOf = ({ file, line }) => `${file}:${String(line)}`;
function withApproval(limits, approval) {
	return {
		maxDeletes: approval.maxDeletes ?? limits.maxDeletes,
		maxDeletePercent: approval.maxDeletePercent ?? limits.maxDeletePercent,
		allowEmpty: approval.allowEmpty || limits.allowEmpty,
		protected: limits.protected.filter((slug) => !approval.allowProtected.includes(slug)),
		looser: approval.allowLooser ? "allow" : limits.looser
	};
}
function findingsOf(runtime) {
	const open = new Map();
	const to = ({ slug }) => {
		const api = open.get(slug) ?? runtime.connections.api(slug, defaultProfile);
		open.set(slug, api);
		return api;
	};
	return {
		timer: runtime.clock.timer,
		async findings(deployment, query) {
			const api = await to(deployment);
			const { slug } = deployment;
			const { findings } = await api.call("listFindings", {
				path: { deploymentSlug: slug },
				query,
				about: slug
			});
			return findings ?? [];
		},
		async issueGroups(deployment, body) {
			const api = await to(deployment);
			const { id: deploymentId, slug } = deployment;
			return api.call("searchIssues", {
				path: { deploymentId },
				body,
				about: slug
			});
		}
	};
}
// src/commands/rollback.ts
async function rollback(options, runtime) {
	const applied = await readApplied(options.plan, options.deployment, runtime);
	refuseOtherConfig(applied.config, applied.path, options, runtime);
	const files = await loadSettings(options, runtime);
	if ("kind" in files) return files;
	const targets = await aimedTargets(applied.bundles.map(({ bundle, undo }) => ({
		content: undo,
		deployment: bundle.deployment
	})), applied, files.settings, runtime);
	const looked = await lookAt(applied.bundles, targets, files, runtime);
	return looked.some(isStale) ? staleOutcome(looked, applied) : plannedOutcome(looked, applied, files, options.approval);
}
async function lookAt(bundles, targets, files, runtime) {
	runtime.terminal.progress(`Checking ${count(bundles.length, "bundle")}`);
	const pairs = bundles.flatMap((undoable, index) => {
		const target = targets[index];
		return target === void 0 ? [] : [{
			undoable,
			target
		}];
	});
	return inParallel(pairs, async ({ undoable, target }) => ({
		...await look(undoable, target, files),
		left: versionsLeft(undoable, bundles)
	}));
}
const versionsLeft = ({ bundle: { deployment } }, bundles) => new Set(bundles.filter(({ bundle }) => bundle.deployment.id === deployment.id).map(({ stateVersion }) => stateVersion));
async function look({ bundle, stateVersion }, target, files) {
	const { deployment, platform } = target;
	const answer = await platform.dryRun(deployment, target.bundle);
	const [rejection] = answer.rejections;
	if (rejection !== void 0) throw new PlatformError(`The platform rejects what ${nameOfBundle(bundle)} was before: ${rejection.message}`, {
		code: rejection.code,
		hint: "The old values refer to something that no longer exists. Restore what you can in the files, and apply them."
	});
	const fresh = planBundle(target.bundle, deployment, answer, openDocuments(files.wanted.source).locate);
	const expected = invertChanges(bundle, target.bundle, stateVersion);
	if (compareWithReviewed(expected, fresh) === "odd") throw oddAnswer(fresh);
	return {
		expected,
		fresh
	};
}
const isStale = ({ expected, fresh, left }) => fresh.changes.length > 0 && fresh.stateVersion !== expected.stateVersion && !isOwnMove(expected, fresh, left);
const isOwnMove = (expected, fresh, left) => left.has(fresh.stateVersion) && fresh.diffDigest === expected.diffDigest;
function plannedOutcome(looked, applied, files, approval) {
	const plan = {
		...makePlan(looked.map(({ fresh }) => fresh)),
		undoes: applied.digest
	};
	const guards = guardPlan(plan, withApproval(files.settings.guards, approval));
	const planned = {
		plan,
		guards,
		problems: []
	};
	if (guards.length > 0) return {
		kind: "needs-approval",
		...planned
	};
	return {
		kind: plan.bundles.some(({ changes }) => changes.length > 0) ? "changes" : "no-changes",
		...planned
	};
}
function staleOutcome(looked, applied) {
	const plan = {
		...makePlan(looked.map(({ expected }) => expected)),
		undoes: applied.digest
	};
	const names = looked.filter(isStale).map(({ expected }) => nameOfBundle(expected));
	return {
		kind: "stale",
		plan,
		results: looked.map((one) => notRolledBack(one, names)),
		guards: [],
		problems: []
	};
}
function notRolledBack(looked, names) {
	const { expected, fresh } = looked;
	const { stateVersion, changes } = fresh;
	return {
		bundle: expected,
		outcome: {
			result: "not-applied",
			...isStale(looked) ? {
				reason: "The platform changed since the apply; a rollback would overwrite that.",
				current: {
					stateVersion,
					changes
				}
			} : {
				reason: `Nothing is rolled back: the platform changed since in ${names.join(", ")}.`,
				current: null
			}
		}
	};
}
async function readApplied(path, deployment, runtime) {
	const { plan, platform, config, results } = await readSaved(path, runtime, asLeft);
	const own = results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment);
	if (own.length === 0) throw new UsageError(`${path} has nothing for the deployment ${deployment ?? ""}.`);
	const changed = own.filter(({ bundle }) => bundle.changes.length > 0);
	if (changed.length === 0) throw new UsageError(`${path} changed nothing, so there is nothing to undo.`);
	refuseUnapplied(path, changed);
	return {
		path,
		platform,
		config,
		digest: plan.digest,
		bundles: changed.map((one) => toUndoable(path, one))
	};
}
const asLeft = "A rollback needs the plan file as written by the apply, and the same API token.";
function refuseUnapplied(path, results) {
	const open = results.filter(({ result }) => !isApplied(result));
	if (open.length === 0) return;
	if (open.every(({ result }) => result === null || result === "not-applied") && open.length === results.length) throw new UsageError(`${path} was not applied, so there is nothing to undo. Give the plan file that an apply wrote its results into.`);
	const names = open.map(({ bundle, result }) => `${nameOfBundle(bundle)} is ${result === "unknown" ? "unknown" : "not applied"}`);
	throw new UsageError(`${path} was not applied as a whole: ${names.join(", ")}. Run \`ifmatch apply --plan ${path}\` again first, which is safe. If that is refused, put the old values into the files and apply those.`);
}
function toUndoable(path, { bundle, undo }) {
	if (undo === null) throw new UsageError(`${path} has no undo for ${nameOfBundle(bundle)}: the platform did not report its previous content. Put the old values into the files and apply those.`);
	return {
		bundle,
		undo: undo.content,
		stateVersion: undo.stateVersion
	};
}
async function loadSettings(wanted, runtime) {
	const config = configOf(fromRoot(wanted, runtime));
	const files = await load({
		...wanted,
		config,
		paths: []
	}, runtime);
	const { problems } = await loadConfig(wanted.source, files.wanted.config);
	return hasErrors(problems) ? invalid(files, problems) : files;
}
async function aimedTargets(aims, { path, platform }, settings, runtime) {
	const found = new Map();
	for (const slug of new Set(aims.map(({ deployment }) => deployment.slug))) {
		found.set(slug, await findDeployment(slug, settings, runtime));
		if (platform !== runtime.connections.name) throw otherPlatform(path, platform, runtime.connections.name);
	}
	return aims.flatMap(({ content, deployment }) => {
		const target = found.get(deployment.slug);
		if (target === void 0) return [];
		if (target.deployment.id !== deployment.id) throw otherDeployment(path, deployment, target.deployment);
		return [{
			...target,
			bundle: undeclared(content, deployment.slug)
		}];
	});
}
function undeclared(content, deployment) {
	const facts = {
		deployment,
		origins: new Map(),
		notes: new Map()
	};
	return content.kind === "remediation" ? {
		kind: content.kind,
		content: content.content,
		...facts
	} : {
		kind: content.kind,
		content: content.content,
		...facts
	};
}
const otherPlatform = (path, made, is) => new UsageError(`${path} was made for ${made ?? "no platform"}, but this is ${is ?? "no platform"}. Fix the address.`);
const otherDeployment = (path, { slug, id }, now) => new UsageError(`${path} was made for the deployment ${slug} with the id ${id}, but that slug has the id ${now.id} now. It cannot be rolled back there.`);
function changedObjects(undoable) {
	const idsOf = identitiesIn(undoable.bundle);
	return undoable.bundle.changes.flatMap((change) => {
		if (change.object === "DetectionPolicy") return itemsOf(undoable);
		const { noun, name } = objectName(change, undoable.bundle.kind);
		return [{
			name: `${noun} ${name}`,
			ids: new Set(idsOf(change))
		}];
	});
}
function itemsOf({ bundle, undo }) {
	return changedItems({
		before: { ...undo.content },
		after: { ...bundle.content }
	}).map(({ id, list, item }) => ({
		name: `item ${item} of ${list}`,
		ids: new Set([id])
	}));
}
function changedSince(declared, { bundle, undo }) {
	const [own, sent, old] = [
		saidTexts(declared),
		saidTexts(bundle),
		saidTexts(undo)
	];
	const isAs = (other, { ids }) => [...ids].every((id) => own.get(id) === other.get(id));
	return changedObjects({
		bundle,
		undo
	}).filter((one) => !isAs(sent, one) && !isAs(old, one));
}
function isPutBack(after, before, undoable) {
	const ids = new Set(undoable === null ? [] : changedObjects(undoable).flatMap((one) => [...one.ids]));
	const [now, was, old] = [
		saidTexts(after),
		saidTexts(before),
		saidTexts(undoable?.undo ?? before)
	];
	return [...new Set([
		...now.keys(),
		...was.keys(),
		...old.keys()
	])].every((id) => now.get(id) === (ids.has(id) ? old : was).get(id));
}
process.getBuiltinModule("node:fs");
const accessSync = (() => process.getBuiltinModule("node:fs").accessSync)();
const chmodSync = (() => process.getBuiltinModule("node:fs").chmodSync)();
const lstatSync = (() => process.getBuiltinModule("node:fs").lstatSync)();
const mkdirSync = (() => process.getBuiltinModule("node:fs").mkdirSync)();
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
const rmSync = (() => process.getBuiltinModule("node:fs").rmSync)();
const rmdirSync = (() => process.getBuiltinModule("node:fs").rmdirSync)();
const statSync = (() => process.getBuiltinModule("node:fs").statSync)();
const constants = (() => process.getBuiltinModule("node:fs").constants)();
process.getBuiltinModule("node:path");
const join = (() => process.getBuiltinModule("node:path").join)();
const dirname = (() => process.getBuiltinModule("node:path").dirname)();
// src/commands/edits.ts
function takeEdits({ found, compared, files }, before) {
	let all = nothing;
	for (const [index, one] of compared.entries()) {
		const drifted = found.bundles[index];
		const entries = drifted === void 0 ? [] : platformEntries(drifted);
		if (entries.length > 0) all = joined(all, editBundle(one, entries, withEdits(before, all.texts), files));
	}
	return all;
}
const nothing = {
	texts: new Map(),
	fixed: [],
	left: []
};
const joined = (one, other) => ({
	texts: new Map([...one.texts, ...other.texts]),
	fixed: [...one.fixed, ...other.fixed],
	left: [...one.left, ...other.left]
});
const platformEntries = ({ deployment, kind, entries }) => entries.filter(({ origin }) => origin === "platform").map((entry) => ({
	...entry,
	deployment,
	kind
}));
function editBundle({ bundle }, entries, texts, files) {
	const content = undoBundle(bundle);
	if (content === null) return {
		...nothing,
		left: entries.map((entry) => ({
			entry,
			why: "unwritable"
		}))
	};
	const policyFiles = {
		texts,
		settings: files.settings,
		deployment: nameInFiles(bundle, files)
	};
	const idsOf = identifier(bundle);
	const edit = (some) => editFiles(policyFiles, bundle.kind, content, new Set(some.flatMap(({ change }) => idsOf(change))));
	const first = edit(entries);
	if (first.undone.length === 0) return {
		...nothing,
		texts: first.texts,
		fixed: entries
	};
	const left = entries.flatMap((entry) => {
		const why = reasonAgainst(idsOf(entry.change), first);
		return why === null ? [] : [{
			entry,
			why
		}];
	});
	const rest = entries.filter((entry) => !left.some((one) => one.entry === entry));
	const second = rest.length === 0 ? null : edit(rest);
	if (second?.undone.length === 0) return {
		texts: second.texts,
		fixed: rest,
		left
	};
	const why = first.undone[0]?.why ?? "layout";
	return {
		...nothing,
		left: [...left, ...rest.map((entry) => ({
			entry,
			why
		}))]
	};
}
function reasonAgainst(ids, { undone }) {
	return undone.find((one) => !("id" in one) || one.id === "bundle" || ids.includes(one.id))?.why ?? null;
}
function nameInFiles({ kind, deployment }, { bundles, wanted }) {
	const same = bundles.filter((bundle) => bundle.kind === kind);
	return (same.find((bundle) => bundle.deployment === deployment.slug) ?? same.find((bundle) => bundle.deployment === null))?.deployment ?? wanted.deployment;
}
function identifier(bundle) {
	const idsOf = identitiesIn(bundle);
	return (change) => change.object === "DetectionPolicy" && change.verb === "update" ? changedItems(change).map(({ id }) => id) : idsOf(change);
}
const policyTexts = ({ settings, wanted }) => policyTexts$1(wanted.source, settings, {
	paths: pathsOf(wanted, settings),
	deployment: wanted.deployment
}).texts;
function withEdits(before, edits) {
	const all = new Map([...before, ...edits]);
	return new Map([...all].filter((pair) => pair[1] !== null));
}
function overlay(source, edits) {
	const inFolders = namesByFolder(edits);
	const kind = (path) => {
		const text = edits.get(path);
		if (text !== void 0) return text === null ? "missing" : "file";
		const below = source.kind(path);
		return below === "missing" && inFolders.has(path) ? "folder" : below;
	};
	return {
		kind,
		list(path) {
			const below = source.kind(path) === "folder" ? source.list(path).map(({ name }) => name) : [];
			return [...new Set([...below, ...inFolders.get(path) ?? []])].toSorted().map((name) => ({
				name,
				kind: kind(pathIn(path, name))
			})).filter((entry) => entry.kind !== "missing");
		},
		read: (path, limit) => readEdited(edits.get(path), path, limit) ?? source.read(path, limit)
	};
}
function namesByFolder(edits) {
	const folders = new Map();
	for (const [file, text] of edits) {
		const segments = text === null ? [] : file.split("/");
		for (const [depth, name] of segments.entries()) {
			const folder = segments.slice(0, depth).join("/");
			folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
		}
	}
	return folders;
}
function readEdited(text, path, limit) {
	if (text === void 0) return null;
	if (text === null) throw new SourceError("missing", path, "it does not exist");
	const bytes = Buffer.from(text);
	if (bytes.length <= limit) return bytes;
	throw new SourceError("too-large", path, "it is too large", { bytes: bytes.length });
}
function refuseUnread(edits, before, source, { settings, wanted }) {
	const made = [...edits].flatMap(([path, text]) => text === null || before.has(path) ? [] : [path]);
	if (made.length === 0) return;
	const taken = made.find((path) => source.kind(path) !== "missing");
	if (taken !== void 0) throw new UsageError(`A new policy file would be ${escapeTerminal(taken)}, but that file already exists and is not a policy file. Move it, then pull again.`);
	const read = new Set(wantedFiles(overlay(source, edits), settings, {
		...wanted,
		paths: []
	}).files);
	const unread = made.find((path) => !read.has(path));
	if (unread !== void 0) throw new UsageError(`A new policy file would be ${escapeTerminal(unread)}, but ${escapeTerminal(settings.file ?? "ifmatch.yaml")} does not include it. Add the file, or its folder, to its policies, then pull again.`);
}
function refuseUnsaved(what, edits, before, { root, env }) {
	const [first, ...others] = unsavedFiles(root, env, [...edits.keys()].filter((path) => before.has(path)));
	if (first === void 0) return;
	const which = others.length === 0 ? "has" : `and ${count(others.length, "more file")} have`;
	throw new UsageError(`${escapeTerminal(first)} ${which} uncommitted changes, and ${what} would overwrite them. Commit or stash them, or \`git add\` them for \`git restore\` to bring them back. No file was changed.`);
}
function replaceTexts(root, before, edits) {
	const disk = openDisk(root);
	for (const path of edits.keys()) {
		onDisk(path, () => lstatSync(join(root, path), { throwIfNoEntry: false }));
		const blocking = onDisk(path, () => blockingFolder(disk, path));
		if (blocking !== void 0) throw unwritable(path, `${escapeTerminal(blocking)} is not a folder`);
		const change = onDisk(path, () => changeOf(disk, path, before.get(path) ?? null));
		if (change !== null) throw new ChangedMeanwhile(`${escapeTerminal(path)} ${change} meanwhile. No file was changed. Run it again.`);
	}
	const made = [];
	try {
		for (const folder of missingFolders(disk, edits)) {
			onDisk(folder, () => mkdirSync(join(root, folder)));
			made.push(join(root, folder));
		}
		replaceFiles(root, edits);
	} catch (error) {
		removeFolders(made);
		throw error;
	}
}
function onDisk(path, action) {
	try {
		return action();
	} catch (cause) {
		throw unwritable(path, systemWords(cause, "there is no such folder"), cause);
	}
}
const unwritable = (path, reason, cause) => new UsageError(`${escapeTerminal(path)} cannot be written: ${reason}. No file was changed.`, { cause });
const blockingFolder = (disk, path) => foldersAbove(path).find((folder) => !["folder", "missing"].includes(disk.kind(folder)));
function changeOf(disk, path, before) {
	const kind = disk.kind(path);
	if (before === null) return kind === "missing" ? null : "came up";
	if (kind !== "file") return "went away";
	return Buffer.from(before).equals(disk.read(path, 10485760)) ? null : "was changed";
}
function missingFolders(disk, edits) {
	const needed = [...edits].flatMap(([path, text]) => text === null ? [] : foldersAbove(path));
	return [...new Set(needed)].filter((folder) => disk.kind(folder) === "missing");
}
function removeFolders(folders) {
	for (const folder of folders.toReversed()) try {
		rmdirSync(folder);
	} catch {}
}
function replaceFiles(root, texts) {
	for (const folder of new Set(Array.from(texts.keys(), dirname))) removeLeftDrafts(join(root, folder));
	const drafts = new Map();
	const done = new Map();
	let path = "";
	try {
		for ([path] of texts) prepare(join(root, path), texts.get(path) ?? null, drafts);
		for (const [next, text] of texts) {
			path = next;
			const target = join(root, path);
			const kept = {
				text: textOf(target),
				mode: modeOf(target),
				instead: text
			};
			replace(target, drafts);
			done.set(path, kept);
		}
	} catch (cause) {
		for (const draft of drafts.values()) rmSync(draft, { force: true });
		throw new UsageError(`${path} cannot be written: ${systemWords(cause, "there is no such folder")}. ${leftWords(putBack(root, done))}`, { cause });
	}
}
const leftWords = (left) => left.length === 0 ? "No file was changed." : `Could not undo the changes in ${left.join(", ")}. Check them with \`git diff\`.`;
function prepare(target, text, drafts) {
	if (modeOf(target) !== null) accessSync(target, constants.W_OK);
	if (text === null) accessSync(dirname(target), constants.W_OK);
	else drafts.set(target, writeDraft(target, text));
}
function replace(target, drafts) {
	const draft = drafts.get(target);
	if (draft === void 0) rmSync(target, { force: true });
	else takePlace(draft, target);
}
const putBack = (root, done) => [...done].flatMap(([path, kept]) => {
	const reason = whyLeft(join(root, path), kept);
	return reason === null ? [] : [`${path} (${reason})`];
});
function whyLeft(target, { text, mode, instead }) {
	try {
		if (textOf(target) !== instead) return "it was changed meanwhile";
		if (text === null) rmSync(target, { force: true });
		else replaceFile(target, text);
		if (mode !== null && mode !== modeOf(target)) chmodSync(target, mode & 4095);
		return null;
	} catch (error) {
		return systemWords(error, "its folder is gone");
	}
}
const modeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mode ?? null;
function textOf(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
// src/commands/drift.ts
const drift = async (options, runtime) => (await driftOfFiles(options, runtime)).outcome;
async function driftOfFiles(options, runtime) {
	const { outcome, files, targets } = await previewFiles({
		...options,
		approval: noApproval
	}, runtime);
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") return {
		outcome: asDrift(outcome),
		files,
		targets
	};
	const { plan, problems } = outcome;
	const compared = await compare(plan, files, targets, options, runtime);
	const unmanaged = unmanagedOf(plan);
	const found = findDrift(compared, unmanaged);
	const run = {
		files,
		targets
	};
	if (!options.fix || entriesOf(found).length === 0) return {
		outcome: {
			kind: kindOf(found),
			drift: found,
			fix: null,
			problems
		},
		...run
	};
	return {
		outcome: await fixDrift({
			found,
			compared,
			unmanaged,
			files
		}, options, runtime),
		...run
	};
}
const kindOf = (found) => entriesOf(found).length === 0 ? "in-sync" : "drift";
function asDrift(outcome) {
	if (outcome.kind !== "invalid") throw new Error(`a preview ended with ${outcome.kind}`);
	return {
		kind: "invalid",
		problems: outcome.problems
	};
}
function findAgain(plan, { compared, unmanaged }) {
	const now = plan.bundles.map((bundle) => {
		const before = compared.find((one) => isSameBundle(one.bundle, bundle));
		if (before === void 0) throw new Error("a bundle came up between two looks at the same files");
		return {
			...before,
			bundle
		};
	});
	return findDrift(now, unmanaged);
}
async function fixDrift(fixing, options, runtime) {
	const before = policyTexts(fixing.files);
	const edits = takeEdits(fixing, before);
	const source = overlay(options.source, edits.texts);
	const { outcome } = await previewFiles({
		...options,
		source,
		approval: noApproval
	}, runtime);
	const plan = outcome.kind === "changes" || outcome.kind === "no-changes" ? outcome.plan : null;
	const odd = plan === null ? ["the new files are not valid"] : unexpected(plan, fixing, edits.fixed);
	if (plan === null || odd.length > 0) return {
		kind: "failed",
		error: new Error(notFixed(odd)),
		problems: []
	};
	refuseUnsaved("`drift --write`", edits.texts, before, runtime);
	replaceTexts(runtime.root, before, edits.texts);
	const left = findAgain(plan, fixing);
	const fix = {
		...written(edits.texts),
		fixed: edits.fixed,
		left: edits.left
	};
	return {
		kind: left.bundles.some(({ entries }) => entries.length > 0) ? "drift" : "in-sync",
		drift: left,
		fix,
		problems: outcome.problems
	};
}
const notFixed = (odd) => `Nothing was written: the dry run with the platform's edits differs from what should remain (${odd.slice(0, 5).join("; ")}). No file was changed. Rerun \`ifmatch drift\`; if it persists, edit the files by hand.`;
function unexpected(plan, { compared, found }, fixed) {
	const changes = new Set(fixed.map(({ change }) => change));
	return compared.flatMap(({ bundle }, index) => {
		const expected = leftOf(bundle, found.bundles[index], changes);
		const changesNow = plan.bundles.find((one) => isSameBundle(one, bundle))?.changes ?? [];
		if (diffDigest(expected) === diffDigest(changesNow)) return [];
		const same = new Set(expected.map((change) => diffDigest([change])));
		const odd = changesNow.filter((change) => !same.has(diffDigest([change])));
		return odd.length === 0 ? [`less of ${bundle.kind}`] : odd.map(nameOf);
	});
}
function leftOf(bundle, drifted, fixed) {
	return bundle.changes.flatMap((change) => {
		const parts = (drifted?.entries ?? []).map((entry) => entry.change).filter(({ id }) => id === change.id);
		if (!parts.some((part) => fixed.has(part))) return [change];
		const left = parts.filter((part) => !fixed.has(part)).flatMap(changedItems);
		return change.verb === "update" && left.length > 0 ? [onlyItems(change, left)] : [];
	});
}
const nameOf = ({ object, key }) => `${object} ${JSON.stringify(key)}`;
const written = (texts) => ({
	written: [...texts].flatMap(([path, text]) => text === null ? [] : [path]).toSorted(),
	removed: [...texts].flatMap(([path, text]) => text === null ? [path] : []).toSorted()
});
// src/cli/words-of-others.ts
function misuseWords({ message, code, command }) {
	return `${code === "commander.unknownCommand" ? sayOurCommand(message) : sayOurOption(message, command)}\n(see --help)\n`;
}
const ours = [
	[
		/^--?auto-approve$|^-y$|^--assume-yes$/,
		"--yes",
		"Did you mean --yes?"
	],
	[
		/^-out$/,
		"--out",
		"Did you mean --out?"
	],
	[
		/^--fix$/,
		"--write",
		"Did you mean --write?"
	],
	[
		/^-o/,
		"--output",
		"Did you mean --output, or --format?"
	],
	[
		/^--json$/,
		"--format",
		"Did you mean --format json?"
	],
	[
		/^--no-colou?r$/,
		"--color",
		"Did you mean --color never?"
	],
	[
		/^-v$/,
		"--verbose",
		"Did you mean --verbose, or -V for the version?"
	],
	[
		/^--(?:url|host|endpoint|server)$/,
		"--base-url",
		"Did you mean --base-url?"
	],
	[
		/^--(?:api-)?token$/,
		"--base-url",
		"The token comes from IFMATCH_API_TOKEN, and from nowhere else."
	],
	[
		/^--dry-run$/,
		"--on-stale",
		"Did you mean ifmatch preview?"
	],
	[
		/^--dry-run$/,
		"--exit-code",
		"`preview` never writes: leave it out."
	],
	[
		/^-f$|^--file(?:name)?$|^--path$/,
		"files",
		"Files and folders need no option: write them alone."
	]
];
const unknown = /^(error: unknown option '([^'=]*))(?:=.*)?'/s;
function sayOurOption(error, command) {
	const [, said = "", name] = unknown.exec(error) ?? [];
	if (name === void 0) return error;
	const has = (one) => one === "files" ? command.registeredArguments.some((argument) => argument.name() === "paths") : knows(command, one);
	const found = ours.find(([others, one]) => others.test(name) && has(one))?.[2] ?? misplaced(name, command);
	return found === null ? error.replace(unknown, `$1'`) : `${said}'\n(${found})`;
}
const misplaced = (name, command) => command.commands.some((one) => knows(one, name)) ? `Put ${name} after the command: ifmatch <command> ${name}` : null;
const knows = (command, name) => command.options.some((option) => [option.short, option.long].includes(name)) || command.parent !== null && knows(command.parent, name);
const ourCommands = new Map([
	["sync", "apply"],
	["deploy", "apply"],
	["push", "apply"],
	["export", "pull"],
	["dump", "pull"],
	["lint", "validate"],
	["check", "validate"],
	["undo", "rollback"],
	["revert", "rollback"],
	["status", "drift"],
	["refresh", "drift"]
]);
const ourWays = new Map([
	["version", "Type ifmatch --version."],
	["login", "Set IFMATCH_API_TOKEN to an API token, then check it with ifmatch doctor."],
	["show", "Type ifmatch preview FILES to see a plan, or ifmatch rollback PLAN to see its undo."],
	["state", "There is no state file: the platform holds the state. Type ifmatch drift to compare it with the files."],
	["fmt", "Files keep their own format. Type ifmatch validate to check them."],
	["destroy", "To delete policies, declare an empty list (policies: []), then type ifmatch preview."],
	["import", "Type ifmatch pull --all to write the platform's policies into files, or ifmatch init --from-platform in a new repository."]
]);
function sayOurCommand(error) {
	const [said, first = ""] = /^error: unknown command '([^']*)'/.exec(error) ?? [];
	const meant = ourCommands.get(first);
	const says = meant === void 0 ? ourWays.get(first) : `Did you mean ${meant}?`;
	return says === void 0 || said === void 0 ? error : `${said}\n(${says})`;
}
// src/commands/deployments.ts
async function deployments(options, runtime) {
	const settings = await soundConfig(options.config, runtime);
	refuseConfigAbove(settings, runtime);
	if (settings.deployments.size === 0) return (await (await runtime.connections.to(null)).deployments()).map(plain);
	return Promise.all([...settings.deployments].map(async ([slug, { id }]) => {
		if (id !== null || !runtime.connections.has(slug)) return {
			slug,
			id
		};
		return plain((await findDeployment(slug, settings, runtime)).deployment);
	}));
}
const plain = ({ slug, id }) => ({
	slug,
	id
});
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/commands/pull.ts
async function pull(options, runtime) {
	const files = await load({
		...options,
		paths: [],
		baseSettings: null
	}, runtime);
	refusePoliciesAbove(files, runtime);
	const problems = check(files, runtime).filter((problem) => !isFilled(problem, files, options.all));
	if (hasErrors(problems)) return {
		kind: "invalid",
		problems: await located(options.source, problems)
	};
	const before = policyTexts(files);
	const aims = await findAims(files, options.all, runtime);
	const read = await readAims(aims.aims, runtime);
	const texts = await writeLive(read, before, files, options.single);
	const pulling = {
		files,
		aims,
		read,
		before,
		texts
	};
	const { edits, unsaid } = texts;
	if (unsaid.some(({ why }) => why !== "no-field" && why !== "repeated")) return {
		kind: "differs",
		pull: summary(pulling, []),
		left: [],
		moved: false,
		problems: []
	};
	refuseUnread(edits, before, options.source, files);
	const proved = await prove(pulling, overlay(options.source, edits), runtime);
	if (proved.kind === "differs" || edits.size === 0) return proved;
	if (options.check) return {
		...proved,
		kind: "changes"
	};
	if (!options.overwrites) refuseUnsaved("a pull", edits, before, runtime);
	replaceTexts(runtime.root, before, edits);
	return {
		...proved,
		kind: "written"
	};
}
function isFilled({ code, at }, { bundles, settings }, all) {
	if (code === "deployment-unknown") return settings.deployments.size === 0;
	const isFolder = code === "path-missing" && at.file !== "" && at.file === settings.file;
	return (code === "no-files" || isFolder) && (all || bundles.length === 0);
}
async function prove(pulling, source, runtime) {
	const { outcome, files } = await previewFiles({
		...pulling.files.wanted,
		source,
		approval: noApproval
	}, runtime);
	const { problems } = outcome;
	const found = {
		pull: summary(pulling, files.bundles),
		problems
	};
	if (outcome.kind === "no-changes") return {
		...found,
		kind: "no-changes"
	};
	if (outcome.kind !== "changes") return {
		...found,
		kind: "differs",
		left: [],
		moved: false
	};
	const { bundles } = outcome.plan;
	const moved = bundles.some((bundle) => pulling.read.some(({ aim, live }) => isSameBundle(aim, bundle) && live.stateVersion !== bundle.stateVersion));
	return {
		...found,
		kind: "differs",
		left: bundles.filter(({ changes }) => changes.length > 0),
		moved
	};
}
function summary({ aims, read, before, texts }, after) {
	return {
		bundles: read.map(({ aim: { deployment, kind } }) => ({
			deployment,
			kind
		})),
		files: pulledFiles(texts.edits, before, texts.touched, after),
		unsaid: texts.unsaid,
		unmanaged: aims.unmanaged.map(({ deployment, kind }) => ({
			deployment,
			kind
		}))
	};
}
async function findAims(files, all, runtime) {
	const declared = (await findTargets(files, runtime)).map(({ bundle, ...home }) => ({
		...home,
		kind: bundle.kind,
		declared: bundle
	}));
	const fills = all || declared.length === 0;
	const homes = fills ? await findHomes(files, runtime) : declared;
	const missing = [...new Map(homes.map((home) => [home.deployment.id, home])).values()].flatMap(({ deployment, platform }) => bundleKinds.filter((kind) => !declared.some((aim) => isSameBundle(aim, {
		kind,
		deployment
	}))).map((kind) => ({
		deployment,
		platform,
		kind,
		declared: null
	})));
	return fills ? {
		aims: [...declared, ...missing],
		unmanaged: []
	} : {
		aims: declared,
		unmanaged: missing
	};
}
function findHomes({ settings, bundles, wanted }, runtime) {
	const configured = [...settings.deployments.keys()];
	const named = configured.length > 0 ? configured : [...new Set(bundles.map(({ deployment }) => deployment))];
	const slugs = wanted.deployment === null ? named : [wanted.deployment];
	return inParallel(slugs.length === 0 ? [null] : slugs, (slug) => findDeployment(slug, settings, runtime));
}
async function readAims(aims, runtime) {
	const read = await withProgress("read", aims, readLive, runtime);
	return aims.flatMap((aim, index) => {
		const live = read[index] ?? null;
		return live === null ? [] : [{
			aim,
			live
		}];
	});
}
async function readLive({ platform, deployment, kind, declared }) {
	try {
		return await platform.read(deployment, kind);
	} catch (error) {
		const isMissing = error instanceof PlatformError && error.code === "PRODUCT_NOT_ENABLED";
		if (declared === null && isMissing) return null;
		throw error;
	}
}
function pulledFiles(edits, before, touched, after) {
	const changed = Map.groupBy(touched, ({ file }) => file);
	const placed = after.flatMap(({ origins }) => Array.from(origins, ([id, { file }]) => ({
		id,
		file
	})));
	const declared = Map.groupBy(placed, ({ file }) => file);
	return [...edits.keys()].toSorted().map((path) => {
		const verb = verbOf(edits.get(path) ?? null, before.has(path));
		return {
			path,
			verb,
			objects: countObjects(((verb === "create" ? declared : changed).get(path) ?? []).map(({ id }) => id))
		};
	});
}
function verbOf(text, wasThere) {
	if (text === null) return "delete";
	return wasThere ? "update" : "create";
}
function countObjects(ids) {
	const counts = {
		policy: 0,
		ruleset: 0,
		rule: 0,
		"disabled rule": 0,
		exception: 0
	};
	for (const id of ids) {
		const noun = nouns.find(([start]) => id.startsWith(start))?.[1];
		if (noun !== void 0) counts[noun] += 1;
	}
	return counts;
}
const nouns = [
	["slug ", "policy"],
	["item rulesets ", "ruleset"],
	["item rules ", "rule"],
	["item disabled ", "disabled rule"],
	["[\"exception\"", "exception"]
];
async function writeLive(read, before, files, single) {
	let all = {
		edits: new Map(),
		touched: [],
		unsaid: []
	};
	for (const one of read) {
		const now = withEdits(before, all.edits);
		const { texts, touched, dropped, undone } = one.aim.declared === null ? await create(one, now, files, single) : edit(one, now, files);
		all = {
			edits: new Map([...all.edits, ...texts]),
			touched: [...all.touched, ...touched],
			unsaid: [
				...all.unsaid,
				...dropped.map(unsaidField(one.aim)),
				...undone.map(unsaidObject(one.aim))
			]
		};
	}
	return all;
}
function edit({ aim, live }, texts, files) {
	const { settings, wanted } = files;
	const deployment = aim.declared?.deployment ?? wanted.deployment;
	const edited = editFiles({
		texts,
		settings,
		deployment
	}, aim.kind, live.content);
	const unread = edited.undone.flatMap((one) => one.why === "unread-file" ? [[one.file, ""]] : []);
	refuseUnread(new Map(unread), texts, wanted.source, files);
	return edited;
}
async function create({ aim, live }, texts, files, single) {
	const { folder, deployment } = await newPlace(aim.deployment, aim.kind, files, single);
	const bundle = {
		kind: aim.kind,
		deployment,
		content: live.content
	};
	const extra = files.settings.extraFields;
	const { source } = files.wanted;
	const root = files.settings.file === void 0 ? "." : posix.dirname(files.settings.file);
	const schema = (path, shape) => source.kind(schemaPath(shape, root)) === "file" ? schemaFrom(path, shape, root) : null;
	const made = newFiles(bundle, {
		single,
		folder,
		extra,
		schema
	});
	const taken = [...made.texts.keys()].find((path) => texts.has(path) || source.kind(path) !== "missing");
	if (taken !== void 0) throw new UsageError(`${escapeTerminal(taken)} already exists and declares something other than ${aim.kind} of ${escapeTerminal(aim.deployment.slug)}. Move it, or give that deployment a folder of its own in ifmatch.yaml.`);
	return {
		...made,
		touched: []
	};
}
const unsaidField = ({ deployment, kind }) => ({ id, pointer }) => ({
	deployment,
	kind,
	id,
	pointer,
	why: "no-field"
});
const unsaidObject = ({ deployment, kind }) => (one) => ({
	deployment,
	kind,
	id: "id" in one ? one.id : "bundle",
	pointer: "pointer" in one ? one.pointer : [],
	why: one.why
});
async function newPlace({ slug }, kind, files, single) {
	const { settings } = files;
	const own = settings.deployments.get(slug)?.policies ?? null;
	const folders = foldersIn(own ?? settings.policies, files);
	const [first] = folders;
	if (first === void 0) throw new UsageError(`The config names no folder for the policies of ${slug}, only files. Add a folder to its policies.`);
	const { hasOthers, mustName } = await neighboursOf(slug, files);
	const deployment = mustName ? slug : null;
	if (own === null && hasOthers) return {
		folder: posix.join(first, fileName(slug, "", new Set())),
		deployment
	};
	return {
		folder: single && kind === "remediation" ? first : aboveOwn(folders, kind) ?? first,
		deployment
	};
}
async function neighboursOf(slug, files) {
	const configured = [...files.settings.deployments.keys()];
	const known = configured.length > 0 ? configured : await namedBy(files);
	const hasOthers = known.some((other) => other !== slug);
	return {
		hasOthers,
		mustName: configured.length > 0 ? hasOthers : known.length > 0
	};
}
async function namedBy({ settings, wanted }) {
	const { bundles } = await loadFiles(wanted.source, settings, {
		paths: [],
		deployment: null
	});
	return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}
function foldersIn(paths, { wanted }) {
	return paths.map(beforeGlob).filter((path) => !/\.ya?ml$/i.test(path) && ["folder", "missing"].includes(wanted.source.kind(path)));
}
function aboveOwn(folders, kind) {
	const own = folders.find((folder) => baseName(folder) === kind.split("/")[0]);
	return own === void 0 ? void 0 : parentOf(own);
}
// src/runtime/prompts.ts
var Cancelled = class extends Error {
	name = "Cancelled";
};
function openPrompts(input, output, clear) {
	const streams = {
		input,
		output
	};
	const answer = async (ask) => {
		let leave = () => {};
		const gone = new Promise((resolve) => {
			leave = () => resolve(null);
			for (const event of ends) input.once(event, leave);
		});
		try {
			const given = await Promise.race([ask, gone]);
			if (given === null || typeof given === "symbol") throw new Cancelled("no answer");
			return given;
		} finally {
			for (const event of ends) input.off(event, leave);
		}
	};
	return {
		async text(message, hint, check) {
			const { text } = await openClack(clear);
			const validate = (typed = "") => check(typed.trim()) ?? void 0;
			return (await answer(text({
				message,
				placeholder: hint,
				defaultValue: "",
				validate,
				...streams
			}))).trim();
		},
		async select(message, choices) {
			const { select } = await openClack(clear);
			const asked = select({
				message,
				options: choices.map((choice) => ({ ...choice })),
				...streams
			});
			return await answer(asked);
		},
		async confirm(message) {
			const { confirm } = await openClack(clear);
			return answer(confirm({
				message,
				initialValue: false,
				...streams
			}));
		}
	};
}
async function openClack(clear) {
	const clack = await import("./init-libraries.js");
	clear();
	clack.updateSettings({ aliases: { "": "cancel" } });
	return clack;
}
const ends = [
	"end",
	"close",
	"error"
];
export { Cancelled, Git, aimedTargets, changedObjects, changedSince, compare, configuredTargets, declaredAt, deployments, diffAgainstBase, drift, driftOfFiles, explain, findDeployment, findTargets, gitPaths, isApplied, isPutBack, lacksList, loadSettings, misuseWords, openCommit, openPrompts, overlay, policyTexts, preview, previewFiles, pull, readApplied, readCommit, readHistory, readSaved, refuseOtherConfig, refuseUnsaved, replaceTexts, rollback, runGit, runSelf, signed, startGit, unmanagedOf, unsavedFiles, withApproval, withEdits };
