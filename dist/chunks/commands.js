import { ChangedMeanwhile, PlatformError, SourceError, UsageError, baseName, escapeTerminal, foldersAbove, hasErrors, openDisk, parentOf, pathIn, replaceFile, repositoryTop, systemWords, takePlace, withHint, writeDraft } from "./base.js";
import { PlanFileError, SigningError, bundleDigest, changedItems, compareWithReviewed, countDifferences, countEdits, guardPlan, invertChanges, liveTexts, makePlan, missingStatuses, oddAnswer, planBundle, readPlanFile, rejectionProblems, renamesOf, saidTexts, signPlanFile, targetOf, threeWayDiffOf } from "./plan.js";
import { absent, beforeGlob, bundleKinds, check, configOf, configuredPaths, count, fromRoot, invalid, isGuess, isPartOfConfig, isSameBundle, isWhole, lintKnown, load, loadConfig, loadFiles, located, nameOfBundle, pathsOf, policyTexts as policyTexts$1, refuseConfigAbove, refuseParts, selectedFiles, soundConfig } from "./validate.js";
import { identitiesIn, inParallel, startEarly } from "./files.js";
import { openDocuments } from "./problems.js";
import { objectName } from "./report.js";
process.getBuiltinModule("node:fs");
const copyFileSync = (() => process.getBuiltinModule("node:fs").copyFileSync)();
const existsSync$2 = (() => process.getBuiltinModule("node:fs").existsSync)();
const mkdirSync$1 = (() => process.getBuiltinModule("node:fs").mkdirSync)();
const mkdtempSync = (() => process.getBuiltinModule("node:fs").mkdtempSync)();
const readFileSync$1 = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync$1 = (() => process.getBuiltinModule("node:fs").realpathSync)();
const rmSync$1 = (() => process.getBuiltinModule("node:fs").rmSync)();
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
const spawn = (() => process.getBuiltinModule("node:child_process").spawn)();
const spawnSync = (() => process.getBuiltinModule("node:child_process").spawnSync)();
process.getBuiltinModule("node:fs");
const accessSync$1 = (() => process.getBuiltinModule("node:fs").accessSync)();
const existsSync$1 = (() => process.getBuiltinModule("node:fs").existsSync)();
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
const statSync = (() => process.getBuiltinModule("node:fs").statSync)();
const constants$1 = (() => process.getBuiltinModule("node:fs").constants)();
process.getBuiltinModule("node:path");
const isAbsolute = (() => process.getBuiltinModule("node:path").isAbsolute)();
const join$1 = (() => process.getBuiltinModule("node:path").join)();
const win32 = (() => process.getBuiltinModule("node:path").win32)();
const posix = (() => process.getBuiltinModule("node:path").posix)();
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
function runGit(folder, args, { env, input, fetch, beside = null }) {
	const program = gitPaths(env).find(isProgram);
	if (program === void 0) return {
		status: null,
		stdout: noBytes,
		stderr: noBytes,
		error: notFound
	};
	const config = [...settings, ...ownWorkspace(env)].flatMap((one) => ["-c", one]);
	return spawnSync(program, [
		"--no-pager",
		...config,
		"-C",
		folder,
		...args
	], {
		...input === void 0 ? {} : { input },
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
	});
}
const besideVariables = (folder) => ({
	GIT_ALTERNATE_OBJECT_DIRECTORIES: join$1(folder, "objects"),
	...existsSync$1(join$1(folder, "shallow")) ? { GIT_SHALLOW_FILE: join$1(folder, "shallow") } : {}
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
function gitPaths(env, platform = process.platform) {
	const [paths, name, usual] = platform === "win32" ? [
		win32,
		"git.exe",
		""
	] : [
		posix,
		"git",
		"/usr/local/bin:/usr/bin:/bin"
	];
	return (Object.entries(env).find(([key]) => key.toUpperCase() === "PATH")?.[1] ?? usual).split(paths.delimiter).flatMap((folder) => paths.isAbsolute(folder) ? [paths.join(folder, name)] : []);
}
function isProgram(file) {
	try {
		accessSync$1(file, constants$1.X_OK);
		return statSync(file).isFile();
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
	constructor(folder, env) {
		this.folder = folder;
		this.env = env;
	}
	commit(name) {
		return this.ask("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
	}
	top() {
		const found = this.text("rev-parse", "--show-toplevel");
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
		const [header = ""] = this.text("cat-file", "commit", commit).split("\n\n", 1);
		return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = ""]) => id);
	}
	has(commit, older) {
		const { status } = this.run([
			"merge-base",
			"--is-ancestor",
			older,
			commit
		]);
		if (status === 0) return true;
		return status === 1 && !this.isShallow() ? false : null;
	}
	isShallow() {
		return this.ask("rev-parse", "--is-shallow-repository") !== "false";
	}
	fetch(ref, { server, repository: { owner, name } }, token) {
		this.fetched ??= this.openFetched();
		const ours = `--git-dir=${this.fetched}`;
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
			ours,
			"fetch",
			...options,
			`${server}/${owner}/${name}`,
			ref
		], { fetch: {
			protocol,
			config
		} });
		return this.text(ours, "rev-parse", "--verify", "FETCH_HEAD^{commit}");
	}
	openFetched() {
		const folder = mkdtempSync(join$2(tmpdir(), "ifmatch-fetch-"));
		const pathOf = (name) => resolve(this.folder, this.text("rev-parse", "--git-path", name));
		this.read([
			"init",
			"--quiet",
			"--bare",
			"--template=",
			folder
		]);
		mkdirSync$1(join$2(folder, "objects/info"), { recursive: true });
		writeFileSync(join$2(folder, "objects/info/alternates"), `${pathOf("objects")}\n`);
		if (existsSync$2(pathOf("shallow"))) copyFileSync(pathOf("shallow"), join$2(folder, "shallow"));
		return folder;
	}
	close() {
		if (this.fetched !== null) rmSync$1(this.fetched, {
			recursive: true,
			force: true
		});
	}
	read(args, extra = {}) {
		const { status, stdout, stderr, error } = this.run(args, extra);
		if (status === 0) return stdout;
		throw failed(args, stderr, error);
	}
	text(...args) {
		return withoutEnd(this.read(args));
	}
	ask(...args) {
		const { status, stdout } = this.run(args);
		return status === 0 ? withoutEnd(stdout) : null;
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
const withoutEnd = (output) => output.toString("utf8").replace(/\n$/, "");
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
			if (kind !== "file") throw new SourceError(kind === "symlink" || kind === "missing" ? kind : "not-a-file", path, "it is not a regular file");
			if (bytes > limit) throw new SourceError("too-large", path, "it is too large", { bytes });
			if (!blobs.has(id)) for (const [name, blob] of readBlobs(git, neighbours(entries, path, limit))) blobs.set(name, blob);
			const blob = blobs.get(id);
			if (blob === void 0) throw new SourceError("unreadable", path, "it is not in the clone");
			return blob;
		}
	};
}
function readTree(git, commit) {
	const entries = new Map();
	for (const line of git.text("ls-tree", "-r", "-t", "-z", "-l", commit).split("\0").filter(Boolean)) {
		const [, mode = "", id = "", size = "", path = ""] = /^(\d+) \w+ (\w+) +(\S+)\t(.+)$/s.exec(line) ?? [];
		entries.set(path, {
			kind: kindOf(mode),
			id,
			bytes: Number(size)
		});
	}
	return entries;
}
function kindOf(mode) {
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
		shallow: git.isShallow()
	};
}
function readCommit(git, name) {
	const commit = git.commit(name);
	if (commit === null) return null;
	return listCommits(git, ["--max-count=1", commit])[0] ?? null;
}
function listCommits(git, args) {
	return git.text("--literal-pathspecs", "rev-list", "--format=%H %h %ct", ...args).split("\n").filter((line) => line !== "" && !line.startsWith("commit ")).map((line) => {
		const [commit = "", short = "", seconds = ""] = line.split(" ");
		return {
			commit,
			short,
			at: new Date(Number(seconds) * 1e3).toISOString(),
			open: () => openCommit(git, commit)
		};
	});
}
function unsavedFiles(root, env, paths) {
	const from = realpathSync$1.native(root);
	const byClone = Map.groupBy(paths.map((path) => join$2(from, path)), (file) => repositoryTop(dirname$1(file)));
	const unsaved = new Set([...byClone].flatMap(([top, files]) => top === null ? [] : unsavedIn(files, new Git(top, env))));
	return paths.filter((path) => unsaved.has(join$2(from, path)));
}
function unsavedIn(files, git) {
	const found = git.top();
	const places = new Set(files.map((file) => relative(found, file).split(sep)[0] ?? "."));
	const list = (...what) => git.text("--literal-pathspecs", "ls-files", ...what, "-z", "--", ...places).split("\0");
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
	const slugs = new Set(files.bundles.map((bundle) => bundle.deployment ?? files.selection.deployment));
	const found = new Map(await inParallel([...slugs], async (slug) => [slug, await findDeployment(slug, files.settings, runtime)]));
	return files.bundles.flatMap((bundle) => {
		const target = found.get(bundle.deployment ?? files.selection.deployment);
		return target === void 0 ? [] : [{
			bundle,
			...target
		}];
	});
}
async function configuredTargets({ bundles, settings, selection }, runtime) {
	const targets = [];
	for (const bundle of bundles) {
		const slug = bundle.deployment ?? selection.deployment;
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
const lacksList = (error) => error instanceof PlatformError && (error.partial || missingStatuses.includes(error.status));
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
// src/commands/preview.ts
const preview = async (options, runtime) => explain(await previewFiles(options, runtime), options, runtime);
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
	const early = configured === null ? null : startEarly(dryRunAll(configured, runtime, lintKnown));
	if (options.readsLive === true) startEarly(inParallel(configured ?? [], ({ platform, deployment, bundle }) => platform.read(deployment, bundle.kind)));
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
	const { source } = files.selection;
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
async function explain(previewed, options, runtime) {
	const { outcome } = previewed;
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes" && outcome.kind !== "needs-approval") return outcome;
	const { base, limits } = options;
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
		const api = open.get(slug) ?? runtime.connections.api(slug);
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
// src/commands/saved-plan.ts
function refuseOtherConfig(madeBy, plan, selection, runtime) {
	if (madeBy === null || madeBy === "ifmatch.yaml" || selection.config !== null) return;
	if (madeBy === configOf(fromRoot(selection, runtime))) return;
	throw new UsageError(`${plan} was made with the guards of ${escapeTerminal(madeBy)}, but this run uses another config. Name the right one with --config.`);
}
async function readSaved(path, runtime, fix = null) {
	const text = runtime.readText(path);
	try {
		return await readPlanFile(text, (slug) => runtime.connections.planSecret(slug));
	} catch (error) {
		if (error instanceof SigningError) throw new UsageError(`${path}: ${withHint(error)}`, { cause: error });
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
		if (!(error instanceof SigningError)) throw error;
		return {
			file,
			unsigned: withHint(error)
		};
	}
}
const isApplied = (result) => result === "applied" || result === "already-applied" || result === "unverified";
async function settingsOf(selection, runtime) {
	const settings = await soundConfig(configOf(fromRoot(selection, runtime)), runtime);
	refuseConfigAbove(settings, runtime);
	runtime.config = settings.file ?? null;
	return settings;
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
// src/commands/past-files.ts
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
async function filesAt(source, { files: { settings: now, selection } }) {
	const { settings, problems } = now.file !== void 0 && source.kind(now.file) === "file" ? await loadConfig(source, now.file ?? null) : {
		settings: now,
		problems: []
	};
	if (hasErrors(problems)) return null;
	const isPart = isPartOfConfig(pathsOf(selection, now), now, selection.deployment);
	return loadFiles(source, settings, {
		paths: isPart ? [] : pathsOf(selection, settings),
		deployment: null
	});
}
// src/commands/history.ts
const noBase = (why) => ({
	base: {
		kind: "none",
		why
	},
	content: null,
	history: null
});
const baseAt = ({ commit, short, at }, content, chosen) => ({
	base: {
		kind: "commit",
		commit,
		short,
		at,
		chosen,
		differs: 0
	},
	content,
	history: null
});
const maxCommits = 50;
var History = class {
	past;
	git;
	commits;
	read = new Map();
	gap = null;
	constructor(past, git) {
		this.past = past;
		this.git = git;
	}
	async baseOf(bundle) {
		if (this.commits === void 0) this.commits = readHistory(this.git, historyPaths(this.past.files), maxCommits);
		if (this.commits === null) return noBase("no-git");
		if (this.commits.shallow) this.gap = "shallow";
		const live = liveTexts(bundle);
		if (live === null) return noBase("partly-live");
		const { all, nearest } = await this.nearest(bundle, live, this.commits.commits);
		if (nearest === null) return noBase(this.gap ?? "no-history");
		const known = baseAt(nearest.commit, nearest.content, "nearest");
		if (nearest.differs === 0) return known;
		return this.gap === null ? {
			...known,
			history: all
		} : noBase(this.gap);
	}
	async nearest(bundle, live, commits) {
		const all = [];
		let nearest = null;
		for (const commit of commits) {
			const bundles = await this.bundlesOf(commit);
			const content = bundles && declared(bundle, bundles, this.past);
			if (bundles !== null) all.push(content);
			if (content === null) continue;
			const differs = countDifferences(saidTexts(content, bundle), live);
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
	async bundlesOf(commit) {
		if (!this.read.has(commit.commit)) {
			const bundles = await this.tryBundlesAt(commit);
			if (bundles === "unread") this.gap ??= bundles;
			this.read.set(commit.commit, bundles === "unread" || bundles.length === 0 ? null : bundles);
		}
		return this.read.get(commit.commit) ?? null;
	}
	async tryBundlesAt(commit) {
		try {
			return (await readBase(commit.open(), this.past)).bundles;
		} catch (error) {
			if (error instanceof UsageError) return "unread";
			throw error;
		}
	}
};
function historyPaths({ settings, selection }) {
	const asked = pathsOf(selection, settings);
	const all = configuredPaths(settings, selection.deployment).map(({ path }) => path);
	return [...[...asked, ...asked.length === 0 || isPartOfConfig(asked, settings, selection.deployment) ? all : []].map(beforeGlob), ...settings.file === void 0 ? [] : [settings.file]];
}
// src/commands/base.ts
async function compare(plan, files, targets, options, runtime) {
	const find = await openBases(plan, files, options, runtime);
	return askEach(plan, targets, (bundle) => bundle.changes.length === 0 ? noBase("not-needed") : find(bundle));
}
async function openBases(plan, files, { plan: path, base, git }, runtime) {
	if (path !== null) return inPlan(path, runtime);
	const past = pastOf(plan, files);
	if (base === null) {
		const history = new History(past, git);
		return (bundle) => history.baseOf(bundle);
	}
	const commit = namedCommit(git, base);
	const { bundles, wrong } = await readBase(commit.open(), past);
	if (wrong.errorsIn !== null) throw new UsageError(`${escapeTerminal(wrong.errorsIn)} ${wrong.isUnread ? "is a submodule or a link" : "has errors"} at ${base}. Name another commit with --base, or give --plan FILE.`);
	return atCommit(commit, bundles, past);
}
async function diffAgainstBase(plan, files, targets, { name, git, tip }) {
	const past = pastOf(plan, files);
	const commit = namedCommit(git, name);
	const { bundles, wrong } = await readBase(commit.open(), past);
	const at = git.commit(tip);
	const isAhead = at !== null && git.has(at, commit.commit) === false;
	const compared = await askEach(plan, targets, atCommit(commit, bundles, past));
	const { locate } = openDocuments(files.selection.source);
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
	const { deployment: only } = past.files.selection;
	const kept = new Set(bundles.map((bundle) => declared(bundle, base, past)));
	const isKept = (one) => kept.has(one) || one.deployment === null && bundles.some(({ kind }) => kind === one.kind);
	return base.filter((one) => !isKept(one) && (only === null || one.deployment === null || one.deployment === only)).map(({ deployment, kind }) => ({
		deployment,
		kind
	}));
}
async function askEach({ bundles }, targets, find) {
	const known = [];
	for (const bundle of bundles) known.push({
		bundle,
		...await find(bundle)
	});
	return inParallel(known, async ({ bundle, base, content, history }) => {
		if (content === null) return {
			bundle,
			base,
			applied: null,
			history
		};
		const applied = await askApplied(bundle, content, targetOf(bundle, targets).platform);
		if (applied === null) return {
			bundle,
			base: {
				kind: "none",
				why: "unanswered"
			},
			applied,
			history: null
		};
		return {
			bundle,
			base: base.kind === "commit" ? {
				...base,
				differs: countEdits(applied)
			} : base,
			applied,
			history
		};
	});
}
async function askApplied(bundle, content, platform) {
	if (bundleDigest(content) === bundle.bundleDigest) return bundle.changes;
	try {
		const answer = await platform.dryRun(bundle.deployment, content);
		if (answer.rejections.length > 0 || answer.stateVersion !== bundle.stateVersion) return null;
		return answer.entries;
	} catch (error) {
		if (error instanceof PlatformError) return null;
		throw error;
	}
}
const atCommit = (commit, bundles, past) => (bundle) => {
	const content = declared(bundle, bundles, past);
	return content === null ? noBase("not-in-base") : baseAt(commit, content, "named");
};
const giveApplied = "Pass the plan file of an apply, or omit --plan.";
async function inPlan(path, runtime) {
	const { plan, platform, results } = await readSaved(path, runtime, giveApplied);
	const here = runtime.connections.name;
	if (platform !== here) throw new UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${here ?? "no platform"}. Give the plan that was applied here.`);
	if (!results.some(({ result }) => isApplied(result))) throw new UsageError(`${path} is a plan that was not applied. ${giveApplied}`);
	return (bundle) => {
		const sent = results.find((one) => isSameBundle(one.bundle, bundle));
		if (sent === void 0) return noBase("not-in-plan");
		if (!isApplied(sent.result)) return noBase("not-applied");
		return {
			base: {
				kind: "plan",
				path,
				digest: plan.digest
			},
			content: sent.bundle,
			history: null
		};
	};
}
process.getBuiltinModule("node:fs");
const accessSync = (() => process.getBuiltinModule("node:fs").accessSync)();
const existsSync = (() => process.getBuiltinModule("node:fs").existsSync)();
const mkdirSync = (() => process.getBuiltinModule("node:fs").mkdirSync)();
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
const rmSync = (() => process.getBuiltinModule("node:fs").rmSync)();
const rmdirSync = (() => process.getBuiltinModule("node:fs").rmdirSync)();
const constants = (() => process.getBuiltinModule("node:fs").constants)();
process.getBuiltinModule("node:path");
const join = (() => process.getBuiltinModule("node:path").join)();
const dirname = (() => process.getBuiltinModule("node:path").dirname)();
// src/commands/edits.ts
const policyTexts = ({ settings, selection }) => policyTexts$1(selection.source, settings, {
	paths: pathsOf(selection, settings),
	deployment: selection.deployment
});
async function editBundles(bundleEdits, before, { settings }) {
	const { editFiles } = await import("./edit.js");
	const edits = new Map();
	return {
		edits,
		edited: bundleEdits.map(({ kind, deployment, content, only }) => {
			const now = new Map([...before, ...edits]);
			const texts = new Map([...now].filter((pair) => pair[1] !== null));
			const one = editFiles({
				texts,
				settings,
				deployment
			}, kind, content, only);
			if (one.undone.length === 0) for (const [path, text] of one.texts) edits.set(path, text);
			return one;
		})
	};
}
function overlay(source, edits) {
	const added = (folder) => {
		const start = folder === "" ? "" : `${folder}/`;
		return [...edits].flatMap(([path, text]) => text !== null && path.startsWith(start) ? [path] : []).map((path) => path.slice(start.length).split("/", 1)[0] ?? "");
	};
	const kind = (path) => {
		const text = edits.get(path);
		if (text !== void 0) return text === null ? "missing" : "file";
		const below = source.kind(path);
		return below === "missing" && added(path).length > 0 ? "folder" : below;
	};
	return {
		kind,
		list(path) {
			const below = source.kind(path) === "folder" ? source.list(path).map(({ name }) => name) : [];
			return [...new Set([...below, ...added(path)])].toSorted().map((name) => ({
				name,
				kind: kind(pathIn(path, name))
			})).filter((entry) => entry.kind !== "missing");
		},
		read: (path, limit) => readEdited(edits.get(path), path, limit) ?? source.read(path, limit)
	};
}
function readEdited(text, path, limit) {
	if (text === void 0) return null;
	if (text === null) throw new SourceError("missing", path, "it does not exist");
	const bytes = Buffer.from(text);
	if (bytes.length <= limit) return bytes;
	throw new SourceError("too-large", path, "it is too large", { bytes: bytes.length });
}
function refuseUnread(edits, before, { settings, selection }) {
	const made = [...edits.keys()].filter((path) => edits.get(path) !== null && !before.has(path));
	const read = new Set(selectedFiles(overlay(selection.source, edits), settings, {
		...selection,
		paths: []
	}).files);
	const unread = before.size === 0 || [...before.keys()].some((path) => read.has(path)) ? made.find((path) => !read.has(path)) : void 0;
	if (unread !== void 0) throw new UsageError(`A new policy file would be ${escapeTerminal(unread)}, but ${escapeTerminal(settings.file ?? "ifmatch.yaml")} does not include it. Add the file, or its folder, to its policies, then retry.`);
}
function refuseUnsaved(what, edited, { root, env }) {
	const [first, ...others] = unsavedFiles(root, env, [...edited]);
	if (first === void 0) return;
	const which = others.length === 0 ? "has" : `and ${count(others.length, "more file")} have`;
	throw new UsageError(`${escapeTerminal(first)} ${which} uncommitted changes, and ${what} would overwrite them. Commit or stash them, or \`git add\` them for \`git restore\` to bring them back. No file was changed.`);
}
function writeEdits(what, before, edits, runtime) {
	const paths = [...edits.keys()].toSorted();
	refuseUnsaved(what, paths.filter((path) => before.has(path)), runtime);
	replaceTexts(runtime.root, before, edits);
	const isRemoved = (path) => edits.get(path) === null;
	return {
		written: paths.filter((path) => !isRemoved(path)),
		removed: paths.filter(isRemoved)
	};
}
function replaceTexts(root, before, edits) {
	const disk = openDisk(root);
	for (const path of edits.keys()) refuseChanged$1(disk, path, before.get(path) ?? null);
	const needed = [...edits].flatMap(([path, text]) => text === null ? [] : foldersAbove(path));
	const made = [];
	try {
		for (const folder of new Set(needed)) {
			if (disk.kind(folder) !== "missing") continue;
			onDisk(folder, () => mkdirSync(join(root, folder)));
			made.push(join(root, folder));
		}
		replaceFiles(root, edits);
	} catch (error) {
		removeFolders(made);
		throw error;
	}
}
function refuseChanged$1(disk, path, before) {
	const blocking = foldersAbove(path).find((folder) => !["folder", "missing"].includes(disk.kind(folder)));
	if (blocking !== void 0) throw unwritable(path, `${escapeTerminal(blocking)} is not a folder`);
	const kind = disk.kind(path);
	if (!(before === null ? kind === "missing" : kind === "file" && onDisk(path, () => Buffer.from(before).equals(disk.read(path, 10485760))))) throw new ChangedMeanwhile(`${escapeTerminal(path)} was changed meanwhile. No file was changed. Run it again.`);
}
function onDisk(path, action) {
	try {
		return action();
	} catch (cause) {
		throw unwritable(path, systemWords(cause, "there is no such folder"), cause);
	}
}
const unwritable = (path, reason, cause) => new UsageError(`${escapeTerminal(path)} cannot be written: ${reason}. No file was changed.`, { cause });
function removeFolders(folders) {
	for (const folder of folders.toReversed()) try {
		rmdirSync(folder);
	} catch {}
}
function replaceFiles(root, texts) {
	const drafts = new Map();
	const former = new Map();
	let path = "";
	try {
		for ([path] of texts) prepare(join(root, path), texts.get(path) ?? null, drafts);
		for (const next of texts.keys()) {
			path = next;
			const target = join(root, path);
			const [old, draft] = [readIfPresent(target), drafts.get(target)];
			if (draft === void 0) rmSync(target, { force: true });
			else takePlace(draft, target);
			former.set(path, old);
		}
	} catch (cause) {
		for (const draft of drafts.values()) rmSync(draft, { force: true });
		const left = [...former].filter(([one, old]) => !isPutBack(join(root, one), old, texts.get(one) ?? null));
		const outcome = left.length === 0 ? "No file was changed." : `Could not undo the changes in ${left.map(([one]) => one).join(", ")}. Check them with \`git diff\`.`;
		const reason = systemWords(cause, "there is no such folder");
		throw new UsageError(`${path} cannot be written: ${reason}. ${outcome}`, { cause });
	}
}
function prepare(target, text, drafts) {
	if (existsSync(target)) accessSync(target, constants.W_OK);
	if (text === null) accessSync(dirname(target), constants.W_OK);
	else drafts.set(target, writeDraft(target, text));
}
function isPutBack(target, text, instead) {
	try {
		if (readIfPresent(target) !== instead) return false;
		if (text === null) rmSync(target, { force: true });
		else replaceFile(target, text);
		return true;
	} catch {
		return false;
	}
}
function readIfPresent(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
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
// src/commands/rollback.ts
async function rollback(options, runtime) {
	const applied = await readApplied(options.plan, options.deployment, runtime);
	refuseOtherConfig(applied.config, applied.path, options, runtime);
	const settings = await settingsOf(options, runtime);
	const targets = await aimedTargets(applied.bundles.map(({ bundle, undo }) => ({
		content: undo,
		deployment: bundle.deployment
	})), applied, settings, runtime);
	runtime.terminal.progress(`Checking ${count(targets.length, "bundle")}`);
	const { locate } = openDocuments(options.source);
	const pairs = targets.flatMap((target, index) => {
		const undoable = applied.bundles[index];
		return undoable === void 0 ? [] : [{
			undoable,
			target
		}];
	});
	const looked = await inParallel(pairs, ({ undoable, target }) => look(undoable, target, applied, locate));
	if (looked.some(isStale)) return staleOutcome(looked, applied);
	const plan = {
		...makePlan(looked.map(({ fresh }) => fresh)),
		undoes: applied.digest
	};
	const guards = guardPlan(plan, withApproval(settings.guards, options.approval));
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
async function look(undoable, target, { bundles }, locate) {
	const { bundle, stateVersion } = undoable;
	const { deployment, platform } = target;
	const answer = await platform.dryRun(deployment, target.bundle);
	const [rejection] = answer.rejections;
	if (rejection !== void 0) throw new PlatformError(`The platform rejects what ${nameOfBundle(bundle)} was before: ${rejection.message}`, {
		code: rejection.code,
		hint: "The old values refer to something that no longer exists. Restore what you can in the files, and apply them."
	});
	const fresh = planBundle(target.bundle, deployment, answer, locate);
	const expected = invertChanges(bundle, target.bundle, stateVersion);
	if (compareWithReviewed(expected, fresh) === "odd") throw oddAnswer(fresh);
	const ofDeployment = bundles.filter((one) => one.bundle.deployment.id === deployment.id);
	return {
		expected,
		fresh,
		left: new Set(ofDeployment.map((one) => one.stateVersion))
	};
}
function isStale({ expected, fresh, left }) {
	const isOwnMove = left.has(fresh.stateVersion) && fresh.diffDigest === expected.diffDigest;
	return fresh.changes.length > 0 && fresh.stateVersion !== expected.stateVersion && !isOwnMove;
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
	if (open.length === results.length && open.every(({ result }) => result !== "unknown")) throw new UsageError(`${path} was not applied, so there is nothing to undo. Give the plan file that an apply wrote.`);
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
async function writeUndo(options, runtime) {
	const { bundles, config } = await readApplied(options.plan, options.deployment, runtime);
	const selection = {
		...options,
		paths: []
	};
	refuseOtherConfig(config, options.plan, selection, runtime);
	const files = await load(selection, runtime);
	const problems = check(files, runtime);
	if (hasErrors(problems)) return invalid(files, problems);
	const undos = bundles.map((undoable) => {
		const declared = declaredBundle(undoable, files);
		return {
			...undoable,
			declared,
			changed: changedObjects(undoable)
		};
	});
	refuseChanged(undos, options.plan);
	const before = policyTexts(files);
	const { edits, edited } = await editBundles(undos.map(({ undo, declared: { deployment }, changed }) => {
		const only = new Set(changed.flatMap(({ ids }) => ids));
		return {
			kind: undo.kind,
			deployment,
			content: { ...undo.content },
			only
		};
	}), before, files);
	const after = await load({
		...selection,
		source: overlay(options.source, edits)
	}, runtime);
	if (edited.some(({ undone }) => undone.length > 0) || !isUndone(undos, files, after)) throw new UsageError(`The old values of ${bundles.map(({ bundle }) => nameOfBundle(bundle)).join(", ")} cannot be written into the files exactly. No file was changed. Revert them with git, or edit them by hand.`);
	const withoutNotes = edited.flatMap(({ touched }, index) => {
		const gone = undos[index]?.bundle.changes.flatMap(({ verb, id }) => verb === "delete" ? [id] : []) ?? [];
		return touched.filter(({ verb, id }) => verb === "create" && gone.includes(id));
	});
	const leftOut = edited.flatMap(({ dropped }) => dropped).length;
	return {
		kind: "written",
		...writeEdits("a rollback", before, edits, runtime),
		leftOut,
		withoutNotes: withoutNotes.length
	};
}
function declaredBundle({ bundle }, files) {
	const declared = files.bundles.find(({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug);
	if (declared !== void 0) return declared;
	throw new UsageError(`No file declares ${nameOfBundle(bundle)}, so its old values cannot be written into the files.`);
}
const mostNames = 10;
function refuseChanged(undos, plan) {
	const names = undos.flatMap((undo) => changedSince(undo).map(({ name }) => `${name} (${nameOfBundle(undo.bundle)})`));
	if (names.length === 0) return;
	const more = names.length > mostNames ? ` and ${String(names.length - mostNames)} more` : "";
	throw new UsageError(`The files were changed since ${escapeTerminal(plan)} was applied, and a rollback would overwrite that: they no longer declare ${names.slice(0, mostNames).map(escapeTerminal).join(", ")}${more} as it was sent. No file was changed. Edit the files by hand, or revert them with git.`);
}
function changedObjects({ bundle, undo }) {
	const idsOf = identitiesIn(bundle);
	const items = changedItems({
		before: { ...undo.content },
		after: { ...bundle.content }
	});
	return bundle.changes.flatMap((change) => {
		if (change.object === "DetectionPolicy") return items.map(({ id, list, item }) => ({
			name: `item ${item} of ${list}`,
			ids: [id]
		}));
		const { noun, name } = objectName(change, bundle.kind);
		return [{
			name: `${noun} ${name}`,
			ids: idsOf(change)
		}];
	});
}
function changedSince({ declared, bundle, undo, changed }) {
	const [own, sent, old] = [
		saidTexts(declared),
		saidTexts(bundle),
		saidTexts(undo)
	];
	const isAs = (other, { ids }) => ids.every((id) => own.get(id) === other.get(id));
	return changed.filter((one) => !isAs(sent, one) && !isAs(old, one));
}
function isUndone(undos, before, after) {
	if (hasErrors(after.problems)) return false;
	return before.bundles.every((was) => {
		const now = after.bundles.find((one) => one.kind === was.kind && one.deployment === was.deployment);
		const undo = undos.find(({ declared }) => declared === was);
		const ids = new Set(undo?.changed.flatMap((one) => one.ids));
		if (now === void 0) return false;
		const [nowTexts, wasTexts, oldTexts] = [
			now,
			was,
			undo?.undo ?? was
		].map((one) => saidTexts(one));
		return [...new Set([
			...nowTexts?.keys() ?? [],
			...wasTexts?.keys() ?? [],
			...oldTexts?.keys() ?? []
		])].every((id) => nowTexts?.get(id) === (ids.has(id) ? oldTexts : wasTexts)?.get(id));
	});
}
// src/runtime/prompts.ts
var Cancelled = class extends Error {
	name = "Cancelled";
};
async function openPrompts(input, output, clear) {
	const { confirm, updateSettings } = await import("./small-libraries.js");
	updateSettings({ aliases: { "": "cancel" } });
	const over = new AbortController();
	for (const event of [
		"end",
		"close",
		"error"
	]) input.once(event, () => over.abort());
	const streams = {
		input,
		output,
		signal: over.signal
	};
	const answered = async (ask) => {
		clear();
		const given = await ask();
		if (typeof given === "symbol") throw new Cancelled("no answer");
		return given;
	};
	return { confirm: (message) => answered(() => confirm({
		message,
		initialValue: false,
		...streams
	})) };
}
export { Cancelled, Git, aimedTargets, compare, configuredTargets, declared, deployments, diffAgainstBase, editBundles, explain, findDeployment, findTargets, gitPaths, isApplied, lacksList, openCommit, openPrompts, overlay, pastOf, policyTexts, preview, previewFiles, readApplied, readBase, readCommit, readHistory, readSaved, refuseOtherConfig, refuseUnread, replaceTexts, rollback, runGit, runSelf, settingsOf, signed, unmanagedOf, unsavedFiles, withApproval, withProgress, writeEdits, writeUndo };
