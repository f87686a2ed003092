const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_terminal = require("./terminal.js");
const require_git = require("./git.js");
const require_edits = require("./edits.js");
const require_schema = require("./schema.js");
const require_pull = require("./pull.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/commands/init-files.ts
const ownStep = /^[ \t]*(?:- )?uses: ['"]?([\w.-]+\/ifmatch@[^\s'"]+)['"]?/m;
function planFiles(options) {
	const { source, prefix, workflow, packageRoot, force } = options;
	const whole = (path, text) => wholeFile(source, path, text, force);
	const root = prefix === "" ? "." : prefix;
	const own = workflow === null ? ownWorkflows(source) : [];
	return [
		configStep(options),
		...require_start.editorSchemas.map((name) => whole(require_start.schemaPath(name, root), require_schema.schemaText(name, packageRoot))),
		...own.map(({ path, text }) => whole(path, text)),
		...workflowFiles(options).map(([path, text]) => whole(path, text)),
		listStep(source, node_path.posix.join(prefix, ".gitignore"), "# plans, reports and sandboxes of ifmatch", ignored)
	];
}
function configStep({ source, prefix, deployments, known }) {
	const step = wholeFile(source, node_path.posix.join(prefix, "ifmatch.yaml"), configText(deployments), false);
	if (step.sign !== "!") return step;
	const missing = deployments.map(({ slug }) => slug).filter((slug) => !known.some((one) => one.slug === slug));
	if (missing.length === 0) return {
		...step,
		sign: "=",
		note: asItIs
	};
	return {
		...step,
		note: ` (left: it is yours; add to its deployments: ${missing.join(", ")})`
	};
}
const asItIs = " (as it is)";
function wholeFile(source, path, text, force) {
	const old = textAt(source, path);
	if (old === null) return {
		sign: "+",
		path,
		text,
		old,
		note: ""
	};
	if (plain(old) === plain(text)) return {
		sign: "=",
		path,
		text,
		old,
		note: asItIs
	};
	if (force || require_schema.isOurSchema(old)) return {
		sign: "~",
		path,
		text,
		old,
		note: ""
	};
	return {
		sign: "!",
		path,
		text,
		old,
		note: " (left: it differs; --force replaces it)"
	};
}
const plain = (text) => text.replaceAll("\r\n", "\n").trimEnd();
function listStep(source, path, comment, lines) {
	const old = textAt(source, path);
	const there = (old ?? "").split(/\r?\n/).map((line) => line.trim().replace(/^\//, ""));
	const missing = lines.filter((line) => !there.includes(line.slice(1)));
	const eol = old?.includes("\r\n") === true ? "\r\n" : "\n";
	const added = [
		comment,
		...missing,
		""
	].join(eol);
	if (old === null) return {
		sign: "+",
		path,
		text: added,
		old,
		note: ""
	};
	if (missing.length === 0) return {
		sign: "=",
		path,
		text: old,
		old,
		note: asItIs
	};
	return {
		sign: "~",
		path,
		text: old.replace(/(?<!\n)$/, eol) + eol + added,
		old,
		note: ""
	};
}
const limit = 1048576;
function textAt(source, path) {
	const unsafe = [...require_start.foldersAbove(path), path].find((one) => source.kind(one) === "symlink");
	if (unsafe !== void 0) throw new require_start.UsageError(`${require_start.escapeTerminal(unsafe)} is a symbolic link, and nothing is written through one.`);
	return source.kind(path) === "missing" ? null : Buffer.from(source.read(path, limit)).toString("utf8");
}
const workflowFolder = ".github/workflows";
function ownWorkflows(source) {
	return (source.kind(workflowFolder) === "folder" ? source.list(workflowFolder) : []).filter(({ name, kind }) => kind === "file" && /\.ya?ml$/.test(name)).map(({ name }) => `${workflowFolder}/${name}`).map((path) => ({
		path,
		text: textAt(source, path) ?? ""
	})).filter(({ text }) => ownStep.test(text));
}
function workflowFiles({ workflow, branch, prefix, packageRoot }) {
	if (workflow === null || workflow === "none") return [];
	const filter = yamlWord(branch.replaceAll(/\+|^!/g, String.raw`\$&`));
	const place = `working-directory: ${yamlWord(prefix)}`;
	const read = (name) => {
		const text = (0, node_fs.readFileSync)((0, node_path.join)(packageRoot, "examples", "workflows", `${name}.yml`), "utf8").replaceAll(/(?<=uses: )ifmatch\/ifmatch@.*$/gm, () => `${ownUse} # ${pinWords}`).replaceAll(/^( +branches: )\[main\]$/gm, (_, head) => `${head}[${filter}]`);
		if (prefix === "") return text;
		return text.replaceAll(/^( +)base-url: .*$/gm, (line, indent) => `${line}\n${indent}${place}`).replaceAll(/^( +)working-directory: \.$/gm, (_, indent) => indent + place);
	};
	return [[`${workflowFolder}/policies.yml`, read(workflow)], [`${workflowFolder}/policies-drift.yml`, read("drift")]];
}
const ownUse = `${require_start.release.repository}@v${require_start.version}`;
const pinWords = require_start.release.isReleased ? "pin this to the commit of the release" : "not released yet: replace this with your copy of the action, at a commit";
const releaseNote = require_start.release.isReleased ? [] : [`ifmatch ${require_start.version} is not released yet. In the workflows, replace ${ownUse} with your copy of the action, pinned to a commit, and npx ifmatch@${require_start.version} with a package that you made with \`npm pack\`.`];
const ignored = [
	"/plan.json",
	"/plan.applied-*.json",
	"/undo.json",
	"/.ifmatch-undo-*.json",
	"/report.*",
	"/sandbox.db*"
];
function configText(deployments) {
	return `# yaml-language-server: $schema=${require_start.schemaFrom("ifmatch.yaml", "config")}
policies: policies/
# Files of these folders that are no policies:
# ignore: ["_*.yaml", "policies/notes/**"]

${deploymentLines(deployments)}
# Guards: an apply beyond these limits needs approval. These are the defaults.
# guards:
${require_start.guardKeys.map((key) => `#   ${key}: ${settingText(key)} # ${require_start.guards[key].comment}\n`).join("")}# If a bundle of the plan changed on the platform since the review:
#   refuse     apply nothing; preview and review again
#   same-diff  apply if the changes are still exactly the reviewed ones
# on_stale: ${require_start.defaultSettings.onStale}
# impact: ${require_start.defaultSettings.impact} # or off: no estimate of the open findings that a change touches
# expiry_warning_days: ${require_start.defaultSettings.expiryWarningDays} # how long before its x-expires an entry gets a warning
# Fields of the platform that this version of ifmatch does not know, by object:
# extra_fields: { policy: [priority] }
`;
}
function settingText(key) {
	const value = require_start.defaultLimits[key];
	return typeof value === "string" ? value : JSON.stringify(value);
}
function deploymentLines(deployments) {
	if (deployments.length === 0) return `# Without this, the only deployment that the token sees.
# deployments:
#   my-organization: {}
`;
	return `deployments:\n${deployments.map(({ slug, id }) => id === null ? `  ${yamlWord(slug)}: {}\n` : `  ${yamlWord(slug)}:\n    id: ${JSON.stringify(id)}\n`).join("")}`;
}
const yamlWord = (text) => /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text);
// src/commands/init.ts
async function init(options, runtime, look) {
	const { connections, packageRoot } = runtime;
	const clone = readClone(new require_git.Git(runtime.root, runtime.env), runtime.root);
	const source = require_start.openDisk(clone.top);
	const known = await readKnown(runtime);
	const deployments = await chooseDeployments(options, known, runtime);
	const isReachable = canReach(options, deployments, runtime) !== void 0;
	const workflow = options.workflow ?? usualWorkflow(source, clone.isElsewhere || connections.isEmbedded);
	const { force } = options;
	const steps = planFiles({
		...clone,
		source,
		deployments,
		known: known.deployments,
		workflow,
		force,
		packageRoot
	});
	const writes = steps.filter(({ sign }) => sign === "+" || sign === "~");
	const before = new Map(writes.flatMap(({ path, old }) => old === null ? [] : [[path, old]]));
	require_edits.replaceTexts(clone.top, before, new Map(writes.map(({ path, text }) => [path, text])));
	const isPulled = (options.policies ?? (!known.hasPolicies && isReachable ? "platform" : "none")) === "platform";
	const outcome = isPulled ? await pullPolicies(runtime) : null;
	const hasPolicies = isPulled || known.hasPolicies;
	const report = [
		...steps.map(({ sign, path, note }) => require_validate.words(0, `${sign} ${path}${note}`)),
		require_validate.words(0, `${require_validate.count(writes.length, "file")} written.`),
		...notesFor(workflow, clone, connections).map(noteLine)
	];
	const view = {
		...look,
		platform: connections.name,
		quiet: true,
		again: "",
		scope: [],
		git: null
	};
	const pulled = outcome === null ? [] : [require_terminal.renderPullTerminal(outcome, view)];
	const next = ["Next:", ...nextCommands(hasPolicies, isReachable, options)].map((text) => require_validate.raw(0, text));
	return {
		text: [
			require_validate.layout(report, look),
			...pulled,
			require_validate.layout(next, look)
		].join("\n"),
		ok: outcome === null || outcome.kind === "no-changes" || outcome.kind === "written"
	};
}
function usualWorkflow(source, needsNone) {
	if (ownWorkflows(source).length > 0) return null;
	return needsNone ? "none" : "simple";
}
function readClone(git, folder) {
	const here = node_fs.realpathSync.native(folder);
	const refusal = git.refusal();
	if (refusal !== null || line(git, ["rev-parse", "--is-inside-work-tree"]) === "false") throw new require_start.UsageError(`This folder is no working tree of git${refusal === null ? "" : ` (${refusal})`}.`, { fix: "Run `ifmatch init` at the top of a clone." });
	if (require_start.repositoryTop(here) === null) return {
		top: here,
		prefix: "",
		isRepository: false,
		isElsewhere: false,
		branch: "main"
	};
	const top = node_fs.realpathSync.native(git.top());
	const head = line(git, [
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	])?.replace(/^origin\//, "");
	const usual = ["main", "master"].find((name) => line(git, [
		"rev-parse",
		"--verify",
		"--quiet",
		`refs/heads/${name}`
	]) !== null);
	return {
		top,
		prefix: (0, node_path.relative)(top, here).replaceAll(node_path.sep, "/"),
		isRepository: true,
		isElsewhere: isElsewhere(line(git, [
			"remote",
			"get-url",
			"origin"
		]) ?? ""),
		branch: head ?? usual ?? line(git, [
			"symbolic-ref",
			"--quiet",
			"--short",
			"HEAD"
		]) ?? "main"
	};
}
function line(git, args) {
	try {
		const [first = ""] = git.read(args).toString("utf8").split("\n");
		return first === "" ? null : first;
	} catch (error) {
		if (error instanceof require_start.UsageError) return null;
		throw error;
	}
}
function isElsewhere(remote) {
	const [, server] = /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/:]+)/i.exec(remote) ?? /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)/.exec(remote) ?? [];
	return server !== void 0 && !/(?:^|[.-])(?:github|ghe)[.-]/i.test(server);
}
async function readKnown(runtime) {
	const settings = await require_validate.soundConfig(null, runtime);
	const { files, bundles } = await require_validate.loadFiles(runtime.source, settings, {
		paths: [],
		deployment: null
	});
	const configured = [...settings.deployments].map(([slug, { id }]) => ({
		slug,
		id
	}));
	const named = new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null));
	return {
		deployments: configured.length > 0 ? configured : [...named].toSorted().map((slug) => ({
			slug,
			id: null
		})),
		hasConfig: settings.file !== void 0,
		hasPolicies: files.length > 0
	};
}
const canReach = ({ hasAddress }, deployments, { connections }) => hasAddress ? [null, ...deployments.map(({ slug }) => slug)].find((slug) => connections.has(slug)) : void 0;
async function chooseDeployments(options, known, runtime) {
	const given = [...new Set(options.deployments)].map((slug) => ({
		slug: checkSlug(slug),
		id: null
	}));
	if (given.length === 0 && (known.deployments.length > 0 || known.hasConfig)) return known.deployments;
	const token = canReach(options, given, runtime);
	const visible = await (token !== void 0 || options.policies === "platform" ? await runtime.connections.to(token ?? null) : null)?.deployments(given.length === 0 ? null : []) ?? [];
	if (given.length === 0) return visible.map(({ slug, id }) => ({
		slug: checkSlug(slug),
		id
	}));
	return given.map(({ slug }) => ({
		slug,
		id: visible.find((one) => one.slug === slug)?.id ?? null
	}));
}
function checkSlug(slug) {
	if (/^[A-Za-z0-9][\w.-]{0,254}$/.test(slug)) return slug;
	throw new require_start.UsageError(`--deployment ${require_start.escapeTerminal(slug)} is not the slug of a deployment.`, { fix: "A slug holds letters, digits, hyphens, dots and underscores." });
}
async function pullPolicies(runtime) {
	const { source } = runtime;
	try {
		return await require_pull.pull({
			source,
			config: null,
			deployment: null,
			check: false,
			single: false,
			all: true
		}, runtime);
	} catch (error) {
		if (!(error instanceof require_start.PlatformError) && !(error instanceof require_start.UsageError)) throw error;
		return {
			kind: "failed",
			error,
			problems: []
		};
	}
}
function notesFor(workflow, { isRepository, isElsewhere: isOther, branch }, { isEmbedded, name }) {
	const isNew = workflow !== null && workflow !== "none";
	const notes = [];
	if (!isRepository) notes.push({ text: "This is not a git repository yet: run `git init`." });
	if (isNew) notes.push(...workflowNotes(workflow, branch, isEmbedded ? null : name), ...releaseNote.map((text) => ({ text })));
	if (isOther && !isNew) notes.push({ text: "The workflows are for GitHub. For other CI services, see docs/other-ci.md of ifmatch." });
	if (isEmbedded) notes.push({ text: "For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:" }, { command: "ifmatch init --from-platform" });
	return notes;
}
const noteLine = (note) => "text" in note ? require_validate.words(0, note.text) : require_validate.raw(0, `  ${note.command}`);
function workflowNotes(workflow, branch, address) {
	const variable = { command: `gh variable set IFMATCH_BASE_URL --body ${require_start.shellWord(address ?? "https://…")}` };
	const path = "'repos/{owner}/{repo}/environments/policies";
	const limits = "-F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'";
	if (workflow === "simple") return [
		{ text: "The workflow needs a variable and a secret. Anyone who can push a branch can use the token; `ifmatch init --workflow hardened --force` writes workflows that prevent that." },
		variable,
		{ command: "gh secret set IFMATCH_API_TOKEN" }
	];
	return [
		{ text: `The workflow needs a variable, and a secret in an environment that is limited to the branch ${branch}:` },
		variable,
		{ command: `gh api -X PUT ${path}' ${limits}` },
		{ command: `gh api -X POST ${path}/deployment-branch-policies' -f name=${require_start.shellWord(branch)}` },
		{ command: "gh secret set IFMATCH_API_TOKEN --env policies" }
	];
}
const nextCommands = (hasPolicies, isReachable, { directory, again }) => [
	...hasPolicies ? [`  ifmatch validate ${directory}`.trimEnd()] : [],
	...isReachable ? [] : ["  export IFMATCH_BASE_URL=https://…", "  export IFMATCH_API_TOKEN=…"],
	`  ifmatch ${hasPolicies ? "preview" : "pull"} ${again}`.trimEnd()
];
exports.init = init;
