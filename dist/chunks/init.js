const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_git = require("./git.js");
const require_replace_texts = require("./replace-texts.js");
const require_action_copy = require("./action-copy.js");
const require_file_steps = require("./file-steps.js");
const require_targets = require("./targets.js");
const require_suggested_tests = require("./suggested-tests.js");
const require_pull = require("./pull.js");
const require_pull$1 = require("./pull2.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/commands/init/built-in-policies.ts
async function findBuiltInPolicies(deployments, runtime) {
	const builtInSlugs = await require_start.mapConcurrently(deployments, async ({ slug, id }) => {
		if (id === null) return [];
		try {
			return await findBuiltInPoliciesOf({
				slug,
				id
			}, await runtime.connections.platformFor(slug));
		} catch (error) {
			if (error instanceof require_start.ExpectedError) return [];
			throw error;
		}
	});
	return [...new Set(builtInSlugs.flat())].toSorted();
}
async function findBuiltInPoliciesOf(deployment, platform) {
	const accepts = async (policies) => {
		const content = require_targets.requestContent("remediation", { policies: [...policies] }, {});
		return (await platform.dryRun(deployment, {
			kind: "remediation",
			content
		})).rejections.length === 0;
	};
	if (await accepts([])) return [];
	const { content } = await platform.read(deployment, "remediation");
	const live = Array.isArray(content["policies"]) ? content["policies"].filter(require_validate.isObject) : [];
	if (!await accepts(live)) return [];
	const searchGroup = async (group) => {
		if (group.length === 1) return group.map(({ slug }) => String(slug));
		const middle = Math.ceil(group.length / 2);
		const builtIn = [];
		for (const half of [group.slice(0, middle), group.slice(middle)]) if (!await accepts(live.filter((policy) => !half.includes(policy)))) builtIn.push(...await searchGroup(half));
		return builtIn;
	};
	return searchGroup(live);
}
// src/commands/init/invariants.ts
const maxInvariants = 3;
const fileComment = `# What is blocked today, each proven for every finding that can exist. \`ifmatch test\` proves it again, and a change that
# breaks one needs approval. Keep those that you rely on, under your own names, and delete the rest.
`;
async function writeInvariants(runtime) {
	const { source } = runtime;
	const files = await require_validate.loadSelection({
		source,
		paths: [],
		config: null,
		deployment: null,
		baseSettings: null
	}, runtime);
	if (require_start.hasErrors(files.problems) || files.tests.length > 0) return [];
	const root = node_path.posix.dirname(files.settings.file ?? "");
	const testsByPath = groupByPath(require_suggested_tests.suggestTestsOfBundles(files.bundles));
	const edits = new Map();
	for (const [path, tests] of testsByPath) {
		const modeline = `# yaml-language-server: $schema=${require_start.schemaFrom(path, "test-file", root)}\n`;
		edits.set(path, `${modeline}\n${fileComment}${require_suggested_tests.formatTestFile(tests)}`);
	}
	require_replace_texts.replaceTexts(runtime.root, new Map(), edits);
	return Array.from(testsByPath, ([path, tests]) => ({
		path,
		tests: tests.length
	}));
}
function groupByPath(suggested) {
	const testsByPath = new Map();
	for (const { bundle, tests } of suggested) {
		const [firstPolicy] = bundle.content.policies;
		const policyFile = firstPolicy === void 0 ? void 0 : bundle.origins.get(require_validate.policyId(require_validate.slugOf(firstPolicy)))?.file;
		const blocking = tests.filter(({ expect }) => expect === "block").slice(0, maxInvariants);
		if (policyFile === void 0 || blocking.length === 0) continue;
		const path = node_path.posix.join(node_path.posix.dirname(policyFile), "invariants.test.yaml");
		testsByPath.set(path, [...testsByPath.get(path) ?? [], ...blocking]);
	}
	return testsByPath;
}
// src/commands/init/clone.ts
function readClone(git, folder) {
	const here = node_fs.realpathSync.native(folder);
	const refusal = git.whyRefused();
	if (refusal !== null || readGitLine(git, ["rev-parse", "--is-inside-work-tree"]) === "false") throw new require_start.UsageError(`This folder is no working tree of git${refusal === null ? "" : ` (${refusal})`}.`, { fix: "Run `ifmatch init` at the top of a clone." });
	if (require_start.repositoryRoot(here) === null) return {
		top: here,
		prefix: "",
		isRepository: false,
		isOtherHost: false,
		branch: "main"
	};
	const top = node_fs.realpathSync.native(git.worktreeRoot());
	const head = readGitLine(git, [
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	])?.replace(/^origin\//, "");
	const commonBranch = ["main", "master"].find((name) => readGitLine(git, [
		"rev-parse",
		"--verify",
		"--quiet",
		`refs/heads/${name}`
	]) !== null);
	return {
		top,
		prefix: (0, node_path.relative)(top, here).replaceAll(node_path.sep, "/"),
		isRepository: true,
		isOtherHost: isOtherHost(readGitLine(git, [
			"remote",
			"get-url",
			"origin"
		]) ?? ""),
		branch: head ?? commonBranch ?? readGitLine(git, [
			"symbolic-ref",
			"--quiet",
			"--short",
			"HEAD"
		]) ?? "main"
	};
}
function readGitLine(git, args) {
	try {
		const [first = ""] = git.run(args).toString("utf8").split("\n");
		return first === "" ? null : first;
	} catch (error) {
		if (error instanceof require_start.UsageError) return null;
		throw error;
	}
}
function isOtherHost(remote) {
	const [, server] = /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/:]+)/i.exec(remote) ?? /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)/.exec(remote) ?? [];
	return server !== void 0 && !/(?:^|[.-])(?:github|ghe)[.-]/i.test(server);
}
// src/commands/init/report.ts
function renderInit(result, options, connections, layoutOptions) {
	const { clone, steps, copy, fileCount, workflow, pulled, invariants } = result;
	const files = [
		...steps.map(describeStep),
		...copy === null ? [] : [describeCopy(copy)],
		`${require_start.pluralize(fileCount, "file")} written.`,
		...steps.filter(keepsUnregisteredName).map(({ path }) => describeUnregisteredName(path))
	];
	const notes = notesFor(workflow, clone, connections).map(noteLine);
	const pullView = {
		...layoutOptions,
		platform: connections.platformName,
		quiet: true,
		repeatedOptions: "",
		scope: [],
		git: null
	};
	const next = ["Next:", ...nextCommands(result, options)].map((text) => require_validate.unwrappedLine(0, text));
	return [
		require_validate.layout([...files.map((text) => require_validate.textLine(0, text)), ...notes], layoutOptions),
		...pulled === null ? [] : [require_pull$1.renderPullTerminal(pulled, pullView)],
		...invariants.map((tests) => require_validate.layout([require_validate.textLine(0, describeInvariants(tests))], layoutOptions)),
		require_validate.layout(next, layoutOptions)
	].join("\n");
}
function renderUpdate(copy, layoutOptions) {
	const { size } = copy.newTexts;
	const summary = size === 0 ? "It is up to date." : `${require_start.pluralize(size, "file")} changed. Review and commit them.`;
	return require_validate.layout([require_validate.textLine(0, describeCopy(copy)), require_validate.textLine(0, summary)], layoutOptions);
}
const signs = {
	create: "+",
	update: "~",
	keep: "=",
	leave: "!"
};
const describeStep = ({ verb, path, note }) => `${signs[verb]} ${path}${note === null ? "" : ` (${note})`}`;
function describeCopy({ present, shipped, newTexts, isWritten }) {
	const newVersion = require_action_copy.formatVersion(shipped);
	if (present === null) return `${signs.create} ${require_action_copy.copyFolder}/ (the action and the program, ${newVersion})`;
	if (newTexts.size === 0) return `${signs.keep} ${require_action_copy.copyFolder}/ (${newVersion})`;
	const presentVersion = require_action_copy.formatVersion(present);
	if (isWritten) return `${signs.update} ${require_action_copy.copyFolder}/ (from ${presentVersion} to ${newVersion})`;
	return `${signs.leave} ${require_action_copy.copyFolder}/ (left: it is ${presentVersion}; \`ifmatch init --update\` makes it ${newVersion})`;
}
const describeInvariants = ({ path, tests }) => `${signs.create} ${path} (${tests === 1 ? "an invariant that holds" : `${String(tests)} invariants that hold`} today: \`ifmatch test\` proves it, \`ifmatch test --suggest\` finds more)`;
const keepsUnregisteredName = ({ verb, old, text }) => require_action_copy.runsUnregisteredName(verb === "keep" || verb === "leave" ? old ?? "" : text);
const describeUnregisteredName = (path) => `${path} runs ifmatch under a name that nobody owns yet: whoever registers it gets the token. Use \`uses: ./${require_action_copy.copyFolder}\` and \`node ${require_action_copy.copyFolder}/dist/cli.js\`, or \`ifmatch init --force\`.`;
function notesFor(workflow, { isRepository, isOtherHost, branch }, { isEmbedded, platformName }) {
	const isNew = workflow !== null && workflow !== "none";
	const notes = [];
	if (!isRepository) notes.push({ text: "This is not a git repository yet: run `git init`." });
	if (isNew) notes.push(...workflowNotes(workflow, branch, isEmbedded ? null : platformName));
	if (isOtherHost && !isNew) notes.push({ text: "The workflows are for GitHub. For other CI services, see docs/other-ci.md of ifmatch." });
	if (isEmbedded) notes.push({ text: "For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:" }, { command: "ifmatch init --from-platform" });
	return notes;
}
const noteLine = (note) => "text" in note ? require_validate.textLine(0, note.text) : require_validate.unwrappedLine(0, `  ${note.command}`);
function workflowNotes(workflow, branch, address) {
	const variable = { command: `gh variable set IFMATCH_BASE_URL --body ${require_start.quoteForShell(address ?? "https://…")}` };
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
		{ command: `gh api -X POST ${path}/deployment-branch-policies' -f name=${require_start.quoteForShell(branch)}` },
		{ command: "gh secret set IFMATCH_API_TOKEN --env policies" }
	];
}
const nextCommands = ({ hasPolicies, isReachable }, { program, directoryOption, repeatedOptions }) => [
	...hasPolicies ? [`  ${program} validate ${directoryOption}`.trimEnd()] : [],
	...isReachable ? [] : ["  export IFMATCH_BASE_URL=https://…", "  export IFMATCH_API_TOKEN=…"],
	`  ${program} ${hasPolicies ? "preview" : "pull"} ${repeatedOptions}`.trimEnd()
];
// src/commands/init/init.ts
async function init(options, runtime, layoutOptions) {
	const { force, action } = options;
	const { connections, packageRoot } = runtime;
	const clone = readClone(new require_git.Git(runtime.root, runtime.env), runtime.root);
	const source = require_start.openDisk(clone.top);
	if (options.update) return {
		text: renderUpdate(renewCopy(clone.top, source, packageRoot), layoutOptions),
		isComplete: true
	};
	const existing = await readExistingSetup(runtime);
	const choices = await completeChoices(options, existing, clone, source, runtime);
	const steps = require_file_steps.chooseFileSteps({
		...clone,
		...existing,
		...choices,
		source,
		force,
		action,
		packageRoot
	});
	const written = writeAll(clone.top, source, steps, force, packageRoot);
	const pulled = choices.pullsPolicies ? await pullPolicies(runtime) : null;
	const isComplete = pulled === null || isPulledCompletely(pulled);
	const invariants = pulled !== null && isComplete ? await writeInvariants(runtime) : [];
	const hasPolicies = choices.pullsPolicies || existing.hasPolicies;
	return {
		text: renderInit({
			clone,
			steps,
			...written,
			pulled,
			invariants,
			hasPolicies,
			...choices
		}, options, connections, layoutOptions),
		isComplete
	};
}
async function readExistingSetup(runtime) {
	const settings = await require_validate.loadValidConfig(null, runtime);
	const { paths, bundles } = await require_validate.loadFiles(runtime.source, settings, {
		paths: [],
		deployment: null
	});
	const configured = [...settings.deployments].map(([slug, { id }]) => ({
		slug,
		id
	}));
	const named = new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null));
	return {
		configured: configured.length > 0 ? configured : [...named].toSorted().map((slug) => ({
			slug,
			id: null
		})),
		hasConfig: settings.file !== void 0,
		hasPolicies: paths.length > 0,
		folders: [...new Set([settings.policies, ...[...settings.deployments.values()].map(({ policies }) => policies ?? [])].flat())]
	};
}
async function completeChoices(options, existing, clone, source, runtime) {
	const deployments = await chooseDeployments(options, existing, runtime);
	const isReachable = findDeploymentWithToken(options, deployments, runtime) !== void 0;
	const workflow = options.workflow ?? defaultWorkflow(source, clone.isOtherHost || runtime.connections.isEmbedded);
	const pullsPolicies = options.policies === null ? !existing.hasPolicies && isReachable : options.policies === "platform";
	return {
		deployments,
		isReachable,
		workflow,
		pullsPolicies,
		builtIn: pullsPolicies && !existing.hasConfig ? await findBuiltInPolicies(deployments, runtime) : []
	};
}
async function chooseDeployments(options, existing, runtime) {
	const named = [...new Set(options.deployments)].map((slug) => ({
		slug: checkSlug(slug),
		id: null
	}));
	if (named.length === 0 && (existing.configured.length > 0 || existing.hasConfig)) return existing.configured;
	const token = findDeploymentWithToken(options, named, runtime);
	const visible = await (token !== void 0 || options.policies === "platform" ? await runtime.connections.platformFor(token ?? null) : null)?.deployments(named.length === 0 ? null : []) ?? [];
	if (named.length === 0) return visible.map(({ slug, id }) => ({
		slug: checkSlug(slug),
		id
	}));
	return named.map(({ slug }) => ({
		slug,
		id: visible.find((deployment) => deployment.slug === slug)?.id ?? null
	}));
}
const findDeploymentWithToken = ({ hasAddress }, deployments, { connections }) => hasAddress ? [null, ...deployments.map(({ slug }) => slug)].find((slug) => connections.hasToken(slug)) : void 0;
function checkSlug(slug) {
	if (/^[A-Za-z0-9][\w.-]{0,254}$/.test(slug)) return slug;
	throw new require_start.UsageError(`--deployment ${require_start.escapeTerminal(slug)} is not the slug of a deployment.`, { fix: "A slug holds letters, digits, hyphens, dots and underscores." });
}
function defaultWorkflow(source, needsNone) {
	if (require_file_steps.actionWorkflows(source).length > 0) return null;
	return needsNone ? "none" : "simple";
}
function writeAll(top, source, steps, force, packageRoot) {
	const writes = steps.filter(({ verb }) => verb === "create" || verb === "update");
	const before = new Map(writes.flatMap(({ path, old }) => old === null ? [] : [[path, old]]));
	const edits = new Map(writes.map(({ path, text }) => [path, text]));
	const copy = steps.some(({ text }) => require_action_copy.usesCopy(text)) ? require_action_copy.compareCopy(source, packageRoot) : null;
	const isWritten = copy !== null && (copy.present === null || force);
	if (isWritten) {
		for (const [path, text] of copy.textsBefore) before.set(path, text);
		for (const [path, text] of copy.newTexts) edits.set(path, text);
	}
	require_replace_texts.replaceTexts(top, before, edits);
	return {
		copy: copy && {
			...copy,
			isWritten
		},
		fileCount: edits.size
	};
}
function renewCopy(top, source, packageRoot) {
	const copy = require_action_copy.compareCopy(source, packageRoot);
	require_replace_texts.replaceTexts(top, copy.textsBefore, copy.newTexts);
	return {
		...copy,
		isWritten: true
	};
}
async function pullPolicies(runtime) {
	const { source } = runtime;
	try {
		return await require_pull.pull({
			source,
			config: null,
			deployment: null,
			writesNothing: false,
			oneFilePerBundle: false,
			includesUndeclared: true,
			overwritesUnsaved: false
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
const isPulledCompletely = ({ kind }) => kind === "no-changes" || kind === "written";
exports.chooseDeployments = chooseDeployments;
exports.init = init;
