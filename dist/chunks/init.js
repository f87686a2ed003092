import { PlatformError, UsageError, count, escapeTerminal, hasErrors, isObject, join, openDisk, posix, readFileSync, realpathSync, relative, repositoryTop, sep, version } from "./cli-and-action.js";
import { inParallel } from "./targets.js";
import { extraFieldsSetting } from "./words3.js";
import { pull } from "./pull.js";
import { overlay } from "./overlay.js";
import { blank, defaultSettings, layout, lint, loadConfig, loadFiles, raw, words as words$1 } from "./validate.js";
import { clashWords, clashesAmong, findAppliers, runsOn, workflowFolder, workflowsIn } from "./appliers.js";
import { readExisting, textAt } from "./existing.js";
import { acme } from "./deployments.js";
import { schemaAddress } from "./start.js";
import { isDeepStrictEqual } from "./_builtin ifmatch node_util.js";
import { layDiff } from "./diff2.js";
import { capDiff, diffLines } from "./diff-change.js";
import { writeFiles } from "./write-files2.js";
// src/commands/init/choose-deployments.ts
async function chooseDeployments(asked, known, site) {
	for (const slug of asked.deployments) checkSlug(slug);
	const isSettled = known.deployments.length > 0 || known.config.settings.file !== void 0;
	if (asked.deployments.length === 0 && isSettled) return known.deployments;
	const token = [null, ...asked.deployments].find((slug) => site.reachable(slug));
	const mustAsk = asked.deployments.length === 0 || asked.fromPlatform;
	if (token !== void 0 && mustAsk) return fromPlatform(asked.deployments, token, site);
	if (asked.deployments.length > 0) {
		const ids = new Map(known.deployments.map(({ slug, id }) => [slug, id]));
		return [...new Set(asked.deployments)].map((slug) => ({
			slug,
			id: ids.get(slug) ?? null
		}));
	}
	return typed(site);
}
async function fromPlatform(wanted, token, site) {
	const platform = await site.world.connections.to(token);
	const visible = await platform.deployments(wanted.length > 0 ? [] : null);
	const names = visible.map(({ slug }) => slug);
	const chosen = wanted.length > 0 ? wanted : await chooseAmong(names, site);
	return inParallel([...new Set(chosen)], async (slug) => {
		const found = visible.find((one) => one.slug === slug);
		if (found === void 0 && token !== null) return {
			slug,
			id: null
		};
		const own = found ?? await byOwnToken(slug, platform, site);
		if (own === void 0) {
			await platform.deployments([slug]);
			throw new UsageError(`The token does not see the deployment ${slug}, only ${listed(names)}. Check --deployment and the token.`);
		}
		checkSlug(slug);
		return {
			slug,
			id: own.id
		};
	});
}
async function byOwnToken(slug, asked, { reachable, world }) {
	const platform = reachable(slug) ? await world.connections.to(slug) : asked;
	if (platform === asked) return void 0;
	return (await platform.deployments([slug])).find((one) => one.slug === slug);
}
async function chooseAmong(names, { prompts }) {
	if (names.length === 0) throw new UsageError("The token sees no deployment. Check that it belongs to the right organization.");
	if (names.length === 1) return names;
	if (prompts === null) throw new UsageError(`The token sees several deployments (${listed(names)}): say which with --deployment, once for each.`);
	const choices = names.map((name) => ({
		value: name,
		label: escapeTerminal(name)
	}));
	return prompts.several("Which deployments will this repository manage?", choices);
}
async function typed({ prompts }) {
	if (prompts === null) return [];
	const check = (slug) => slug === "" || isSlug(slug) ? null : slugRule;
	const slug = await prompts.text("Slug of your deployment?", "empty: the only one that the token sees", check);
	return slug === "" ? [] : [{
		slug,
		id: null
	}];
}
const isSlug = (slug) => /^[A-Za-z0-9][\w.-]{0,254}$/.test(slug);
const slugRule = "A slug holds letters, digits, hyphens, dots and underscores.";
function checkSlug(slug) {
	if (!isSlug(slug)) throw new UsageError(`--deployment ${escapeTerminal(slug)} is not the slug of a deployment. ${slugRule}`);
}
const listed = (names) => names.map(escapeTerminal).join(", ");
// src/commands/init/codeowners.ts
const places = [
	".github/CODEOWNERS",
	"CODEOWNERS",
	"docs/CODEOWNERS",
	".gitlab/CODEOWNERS"
];
const begin = "# ifmatch: begin";
const end = "# ifmatch: end";
function codeownersPath(source, host) {
	return places.find((path) => source.kind(path) !== "missing") ?? (host.kind === "github" || host.kind === "none" ? places[0] : places[1]);
}
function ownersIn(text) {
	const block = findBlock(text.replaceAll("\r\n", "\n"));
	const [, first = ""] = block === null || block === "broken" ? [] : block.lines;
	return ownerWords(first.slice(patternIn(first).length));
}
const ownerWords = (text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))];
const isOwner = (word) => /^@[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)*$/.test(word) || /^[^\s@#,]+@[^\s@#,]+\.[^\s@#,]+$/.test(word);
function withOwners(text, paths, owners) {
	const own = new Map(paths.map((path) => [patternOf(path), owners.join(" ")]));
	const block = findBlock(text ?? "");
	const there = block === null || block === "broken" ? [] : block.lines.slice(1, -1);
	const lines = [
		begin,
		...withLines(there, own),
		end
	];
	if (text === null) return { text: `${lines.join("\n")}\n` };
	if (block === "broken") return {
		why: "the lines of an earlier run have no end",
		add: lines.join("\n")
	};
	const eol = text.includes("\r\n") ? "\r\n" : "\n";
	const ours = lines.join(eol);
	if (block !== null) return { text: text.slice(0, block.start) + ours + text.slice(block.stop) };
	const place = sectionsIn(text);
	if (place < text.length) return { text: `${text.slice(0, place)}${ours}${eol}${eol}${text.slice(place)}` };
	return { text: `${text}${text === "" || text.endsWith("\n") ? "" : eol}${/\S/.test(text) ? eol : ""}${ours}${eol}` };
}
function sectionsIn(text) {
	const found = text.search(/^\^?\[/m);
	if (found < 0) return text.length;
	const above = text.slice(0, found).split("\n").slice(0, -1);
	const others = above.findLastIndex((line) => !line.startsWith("#"));
	return above.slice(0, others + 1).join("\n").length + (others < 0 ? 0 : 1);
}
function withLines(there, own) {
	const lines = there.map((line) => {
		const owners = own.get(patternIn(line));
		return owners === void 0 ? line : `${patternIn(line)} ${owners}`;
	});
	for (const [pattern, owners] of own) {
		if (lines.some((line) => patternIn(line) === pattern)) continue;
		const inside = lines.findIndex((line) => pattern === everything || patternIn(line).startsWith(pattern));
		lines.splice(inside < 0 ? lines.length : inside, 0, `${pattern} ${owners}`);
	}
	return lines;
}
const everything = "*";
const patternIn = (line) => /^(?:\\.|[^\s\\])+/.exec(line)?.[0] ?? "";
function findBlock(text) {
	const begins = [...text.matchAll(/^# ifmatch: begin[ \t]*$/gm)];
	const [first] = begins;
	if (first === void 0) return null;
	const last = /^# ifmatch: end[ \t]*$/m.exec(text.slice(first.index));
	if (begins.length > 1 || last === null) return "broken";
	const stop = first.index + last.index + 14;
	return {
		start: first.index,
		stop,
		lines: text.slice(first.index, stop).split(/\r?\n/)
	};
}
const patternOf = (path) => path === "" ? everything : `/${path.replaceAll(/[\s#\\]/g, String.raw`\$&`)}`;
// src/commands/init/choose.ts
async function choose(given, known, site) {
	refuse(given, site);
	const fromPlatform = given.policies === "platform";
	const deployments = await chooseDeployments({
		deployments: given.deployments,
		fromPlatform
	}, known, site);
	const policies = given.policies ?? await choosePolicies(known, site);
	const workflow = given.workflow ?? await chooseWorkflow(known, site);
	return {
		deployments,
		policies,
		workflow,
		owners: given.owners === null ? await chooseOwners(known, site) : ownerWords(given.owners),
		branch: given.branch ?? (workflow === "none" ? "main" : await chooseBranch(known, site)),
		editor: given.editor
	};
}
function refuse({ policies, deployments, owners, branch }, { reachable }) {
	if (policies === "platform" && ![null, ...deployments].some(reachable)) throw new UsageError("--from-platform needs the platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, or try it with --sandbox.");
	const wrong = owners === null ? null : ownersProblem(owners);
	if (wrong !== null) throw new UsageError(`--owners: ${wrong}`);
	if (branch !== null && !isBranch(branch)) throw new UsageError(`--branch ${escapeTerminal(branch)} is not the name of a branch.`);
}
function choosePolicies({ policyFiles }, { prompts, reachable }) {
	if (policyFiles > 0) return "none";
	if (!reachable(null)) return "examples";
	return prompts === null ? "platform" : prompts.select("Which policies to begin with?", policyChoices);
}
function chooseWorkflow({ host, workflows }, { prompts }) {
	if (workflows.choice !== null) return workflows.choice;
	if (host.kind === "gitlab" || host.kind === "other") return "none";
	return prompts === null ? "open" : prompts.select("Which workflow for GitHub Actions?", workflowChoices);
}
async function chooseOwners({ owners }, { prompts }) {
	if (owners.length > 0 || prompts === null) return owners;
	return ownerWords(await prompts.text("Who has to review changes of policies? It goes into CODEOWNERS.", "@organization/team; empty for nobody", ownersProblem));
}
function ownersProblem(text) {
	const wrong = ownerWords(text).find((word) => !isOwner(word));
	return wrong === void 0 ? null : `${escapeTerminal(wrong)} is no owner: write @organization/team, @user or an address.`;
}
async function chooseBranch({ clone, workflows }, { prompts }) {
	const known = workflows.branch ?? clone.branch;
	if (known !== null) return known;
	const guess = clone.current ?? "main";
	if (prompts === null || !clone.isRepository) return guess;
	const check = (text) => text === "" || isBranch(text) ? null : "This is not the name of a branch.";
	const typed = await prompts.text("What is the default branch?", escapeTerminal(guess), check);
	return typed === "" ? guess : typed;
}
const isBranch = (name) => /^[^\s\p{Cc}~^:?*[\\-][^\s\p{Cc}~^:?*[\\]*$/u.test(name);
const policyChoices = [
	{
		value: "platform",
		label: "those of the platform",
		hint: "nothing changes there"
	},
	{
		value: "examples",
		label: "a few examples",
		hint: "a preview shows what they would change"
	},
	{
		value: "none",
		label: "none"
	}
];
const workflowChoices = [
	{
		value: "open",
		label: "open",
		hint: "simple; whoever can push a branch can use the token"
	},
	{
		value: "hardened",
		label: "hardened",
		hint: "the token lies in an environment that only the default branch gets at"
	},
	{
		value: "none",
		label: "none"
	}
];
// src/commands/init/ask-to-replace.ts
async function askToReplace(steps, force, { prompts, world }, show) {
	const differing = steps.filter((step) => step.kind === "differs");
	if (force) return new Set(differing.map(({ path }) => path));
	const agreed = new Set();
	if (prompts === null) return agreed;
	for (const step of differing) {
		world.terminal.show(show(step));
		if (await prompts.confirm(`Replace ${escapeTerminal(step.path)}?`)) agreed.add(step.path);
	}
	return agreed;
}
// src/commands/init/from-platform.ts
async function pullPolicies(wish, known, { world, folder }) {
	const isKept = known.policyFiles > 0 && !wish.force;
	const config = wish.dryRun && wish.config !== null ? new Map([["ifmatch.yaml", wish.config]]) : new Map();
	const options = {
		source: overlay(world.source, config),
		config: null,
		deployment: null,
		root: folder,
		unsaved: () => [],
		check: wish.dryRun || isKept,
		single: false,
		all: true
	};
	try {
		return told(await pull(options, world), known, wish.dryRun && !isKept);
	} catch (error) {
		if (!(error instanceof PlatformError) && !(error instanceof UsageError)) throw error;
		return left(known, error.message);
	}
}
function told(outcome, known, asWritten) {
	if (outcome.kind === "no-changes") return {
		lines: known.folders.map((path) => `= ${path} (as the platform has it)`),
		written: 0,
		ok: true
	};
	if (outcome.kind === "written" || outcome.kind === "changes" && asWritten) {
		const { files } = outcome.pull;
		return {
			lines: fileLines(files, known.clone.prefix),
			written: files.length,
			ok: true
		};
	}
	if (outcome.kind === "changes") return left(known, "the platform has something else; `ifmatch pull` edits the files, --force does it here");
	if (outcome.kind === "invalid") return left(known, "the files have errors; `ifmatch validate` says which");
	const setting = "pull" in outcome ? extraFieldsSetting(outcome.pull.unsaid) : null;
	const cure = setting === null ? "" : `; add ${setting} to ifmatch.yaml if they are fields that ifmatch does not know`;
	return left(known, `they would not say all that the platform has; \`ifmatch pull\` says what${cure}`);
}
const left = ({ folders }, why) => ({
	lines: folders.map((path) => `! ${path} (left: ${why})`),
	written: 0,
	ok: false
});
const signs = {
	create: "+",
	update: "~",
	delete: "-"
};
const mostLines = 20;
function fileLines(files, prefix) {
	const named = files.map(({ path, verb }) => `${signs[verb]} ${posix.join(prefix, path)}`);
	if (named.length <= mostLines) return named.map((line) => `${line} (as the platform has it)`);
	const folders = Map.groupBy(named, (line) => line.slice(0, line.lastIndexOf("/") + 1));
	return Array.from(folders, ([folder, { length }]) => `${folder} (${count(length, "file")}, as the platform has it)`);
}
// src/commands/init/clone.ts
function readClone(git, folder) {
	const here = realpathSync.native(folder);
	refuseOwnData(git, here);
	const found = repositoryTop(here) === null ? line(git, ["rev-parse", "--show-toplevel"]) : git.top();
	if (found === null) return {
		top: here,
		prefix: "",
		isRepository: false,
		remote: null,
		branch: null,
		current: null
	};
	const top = realpathSync.native(found);
	const remotes = lines(git, ["remote"]);
	const name = remotes.includes("origin") ? "origin" : remotes[0];
	const current = line(git, [
		"symbolic-ref",
		"--quiet",
		"--short",
		"HEAD"
	]);
	return {
		top,
		prefix: relative(top, here).replaceAll(sep, "/"),
		isRepository: true,
		remote: name === void 0 ? null : line(git, [
			"remote",
			"get-url",
			name
		]),
		branch: defaultBranch(git, name ?? null, current),
		current
	};
}
function refuseOwnData(git, here) {
	const refusal = git.refusal();
	if (refusal === null && line(git, ["rev-parse", "--is-inside-work-tree"]) !== "false") return;
	if (refusal !== null && !refusal.includes("bare repository")) throw new UsageError(`git does not read this repository: ${refusal}`);
	const place = here.split(sep).includes(".git") ? "This folder is where git keeps its own data" : "This is a bare repository";
	throw new UsageError(`${place}, which holds no files of yours. Run \`ifmatch init\` in a clone of it, at the top.`);
}
function defaultBranch(git, remote, current) {
	const head = remote && line(git, [
		"symbolic-ref",
		"--quiet",
		"--short",
		`refs/remotes/${remote}/HEAD`
	]);
	if (head !== null && remote !== null) return head.slice(remote.length + 1);
	const heads = lines(git, [
		"for-each-ref",
		"--format=%(refname:lstrip=2)",
		"refs/heads"
	]);
	const fetched = remote === null ? [] : lines(git, [
		"for-each-ref",
		"--format=%(refname:lstrip=3)",
		`refs/remotes/${remote}`
	]);
	const branches = new Set([...heads, ...fetched]);
	const [usual, another] = ["main", "master"].filter((name) => branches.has(name));
	if (usual !== void 0 && another === void 0) return usual;
	return branches.size === 0 || branches.size === 1 && current !== null && branches.has(current) ? current : null;
}
function line(git, args) {
	const [first = ""] = lines(git, args);
	return first === "" ? null : first;
}
function lines(git, args) {
	try {
		return git.read(args).toString("utf8").split("\n").filter(Boolean);
	} catch (error) {
		if (error instanceof UsageError) return [];
		throw error;
	}
}
// src/commands/init/remote.ts
function hostOf(address, signs) {
	const place = address === null ? null : placeOf(address);
	if (place === null) return { kind: "none" };
	const { server, path } = place;
	if (isGitHub(server) || signs.githubFolder && !isElsewhere(server)) return {
		kind: "github",
		server: webServer(server),
		repository: path
	};
	return {
		kind: /(?:^|[.-])gitlab/.test(server) || signs.gitlabFile ? "gitlab" : "other",
		server
	};
}
const isGitHub = (server) => server === "github.com" || server.endsWith(".ghe.com") || /(?:^|[.-])(?:github|ghe)[.-]/.test(server);
const webServer = (server) => server === "ssh.github.com" ? "github.com" : server;
const isElsewhere = (server) => /(?:^|[.-])(?:gitlab|bitbucket|gitea|codeberg|azure|visualstudio|sr\.ht)(?:[.-]|$)/.test(server);
function placeOf(address) {
	const [, urlServer, urlPath] = /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.*)$/i.exec(address) ?? [];
	const [, shortServer, shortPath] = /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)(.*)$/.exec(address) ?? [];
	const server = (urlServer ?? shortServer)?.toLowerCase();
	if (server === void 0) return null;
	return {
		server,
		path: (urlPath ?? shortPath ?? "").replace(/^\/+/, "").replace(/(?<!\/)\/+$/, "").replace(/\.git$/, "")
	};
}
// src/commands/init/yaml-word.ts
const yamlWord = (text) => /^[A-Za-z][\w./-]*$/.test(text) && !words.test(text) ? text : JSON.stringify(text);
const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
// src/commands/init/workflow-files.ts
function findWorkflows(source) {
	const ours = workflowsIn(source).filter(({ text }) => /^\s*(?:- )?uses: ['"]?ifmatch\/ifmatch@/m.test(text));
	const main = ours.find(({ text }) => runsOn([
		"pull_request",
		"pull_request_target",
		"merge_group"
	], text));
	const drift = ours.find(({ path, text }) => path !== main?.path && runsOn(["schedule"], text));
	return {
		main: main?.path ?? null,
		drift: drift?.path ?? null,
		choice: main === void 0 ? null : choiceOf(main.text),
		branch: branchIn(main?.text ?? "")
	};
}
const choiceOf = (text) => runsOn(["pull_request_target"], text) ? "hardened" : "open";
function branchIn(text) {
	const [, plain, quoted] = /^ +branches: \[(?:([\w./-]+)|"((?:[^"\\\r\n]|\\.)+)")\]\s*$/m.exec(text) ?? [];
	return plain ?? quoted?.replaceAll(/(?<!\\)\\+([+!])/g, "$1") ?? null;
}
function workflowFiles(packageRoot, choice, place, found) {
	if (choice === "none") return new Map();
	const read = (name) => adaptWorkflow(readFileSync(join(packageRoot, "examples", "workflows", `${name}.yml`), "utf8"), place);
	return new Map([[found.main ?? `.github/workflows/policies.yml`, read(choice)], [found.drift ?? `.github/workflows/policies-drift.yml`, read("drift")]]);
}
function adaptWorkflow(text, { branch, folder }) {
	const filter = yamlWord(branchPattern(branch));
	const renamed = text.replaceAll(/^( +branches: )\[main\]$/gm, (_, head) => `${head}[${filter}]`);
	if (folder === "") return renamed;
	const place = `working-directory: ${yamlWord(folder)}`;
	return renamed.replaceAll(/^( +)base-url: .*$/gm, (line, indent) => `${line}
${indent}${place}`).replaceAll(/^( +)working-directory: \.$/gm, (_, indent) => indent + place);
}
const branchPattern = (branch) => branch.replaceAll(/\+|^!/g, String.raw`\$&`);
// src/commands/init/known.ts
function lookAround({ world, git, folder }) {
	const clone = readClone(git, folder);
	const source = openDisk(clone.top);
	const signs = {
		githubFolder: source.kind(workflowFolder) === "folder",
		gitlabFile: source.kind(".gitlab-ci.yml") === "file"
	};
	const host = hostOf(clone.remote, signs);
	const { settings, problems } = loadConfig(world.source, null);
	const files = loadFiles(world.source, settings, {
		paths: [],
		deployment: null
	});
	const codeowners = codeownersPath(source, host);
	return {
		clone,
		source,
		host,
		config: {
			path: posix.join(clone.prefix, "ifmatch.yaml"),
			valid: !hasErrors(problems),
			settings
		},
		deployments: deploymentsIn(settings, files.bundles),
		policyFiles: files.files.length,
		brokenPolicies: isBroken(files, world),
		folders: foldersOf(settings).map((path) => posix.join(clone.prefix, path)),
		codeowners,
		owners: ownersIn(textAt(source, codeowners) ?? ""),
		workflows: findWorkflows(source),
		appliers: findAppliers(source)
	};
}
function isBroken({ bundles, problems }, { today }) {
	const found = problems.filter(({ code }) => code !== "no-files" && code !== "path-missing");
	return hasErrors([...found, ...lint(bundles, today)]);
}
function deploymentsIn({ deployments }, bundles) {
	if (deployments.size > 0) return [...deployments].map(([slug, { id }]) => ({
		slug,
		id
	}));
	return [...new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null))].toSorted().map((slug) => ({
		slug,
		id: null
	}));
}
function foldersOf({ policies, deployments }) {
	const all = [...policies, ...[...deployments.values()].flatMap((one) => one.policies ?? [])];
	return all.length === 0 ? defaultSettings.policies : [...new Set(all)];
}
// src/commands/init/next-steps.ts
function nextCommands({ deployments }, { reachable, directory, again }) {
	const command = (name, options) => [
		"ifmatch",
		name,
		options
	].filter(Boolean).join(" ");
	const validate = command("validate", directory);
	if (reachable) return [validate, command("preview", again)];
	if (deployments.every(({ slug }) => slug === acme.slug)) return [validate, command("preview", [directory, "--sandbox"].filter(Boolean).join(" "))];
	return [validate, `IFMATCH_BASE_URL=https://\u2026 IFMATCH_API_TOKEN=\u2026 ${command("preview", again)}`];
}
function notesFor(choices, known, reachable) {
	const { clone, host } = known;
	const notes = [];
	if (!clone.isRepository) notes.push("This is no git repository yet: `git init` makes it one.");
	if (choices.policies === "examples" && !reachable) notes.push("The examples are all that these files declare: a preview shows every other policy of a deployment as deleted. `ifmatch init --from-platform`, with a token, begins with those that are there.");
	notes.push(...clashNotes(choices, known));
	if (choices.workflow !== "none") notes.push(...workflowNotes(choices, host));
	else if (host.kind === "gitlab" || host.kind === "other") notes.push(...otherNotes(host.server));
	return notes;
}
function clashNotes({ workflow }, { appliers, clone, workflows }) {
	const ours = {
		path: `${workflowFolder}/policies.yml`,
		by: "ifmatch",
		scope: `${clone.prefix}\n\n`
	};
	const isWritten = workflow !== "none" && workflows.main === null;
	const clashing = clashesAmong(isWritten ? [...appliers, ours] : appliers);
	if (clashing.length === 0) return [];
	const { says, fix } = clashWords(clashing);
	return [`${says} ${fix}`];
}
function workflowNotes({ workflow, branch }, host) {
	const settings = host.kind === "github" ? `: https://${host.server}/${host.repository}/settings` : " (Settings of the repository)";
	const notes = [`The workflow needs the variable IFMATCH_BASE_URL and ${workflow === "open" ? "the secret IFMATCH_API_TOKEN" : `the secret IFMATCH_API_TOKEN in an environment "policies" that is limited to the branch ${branch}`}${settings}`];
	if (host.kind === "gitlab" || host.kind === "other") notes.push(`The remote is at ${host.server}, which does not run GitHub's workflows.`);
	if (host.kind === "github" && host.server !== "github.com" && !host.server.endsWith(".ghe.com")) notes.push(`On ${host.server} the actions that the workflow uses must be there, or come through GitHub Connect.`);
	return notes;
}
const otherNotes = (server) => [
	`There is a workflow for GitHub only. In the CI of ${server}, with IFMATCH_BASE_URL and IFMATCH_API_TOKEN set, run`,
	`  npx ifmatch@${version} preview --plan plan.json  on a merge request; keep plan.json`,
	`  npx ifmatch@${version} apply --plan plan.json    after the merge, with that plan.json`,
	`  npx ifmatch@${version} drift                     every night: 2 when the platform is not what the files declare`
];
// src/commands/init/config-file.ts
function configText(deployments) {
	const { maxDeletes, maxDeletePercent, allowEmpty, looser } = defaultSettings.guards;
	return `# yaml-language-server: $schema=${schemaAddress("config")}
policies: policies/

${deploymentLines(deployments)}
# When a person must say yes first. These are the defaults.
# guards:
#   max_deletes: ${String(maxDeletes)} # objects of one bundle that are deleted, stop enforcing or stop blocking
#   max_delete_percent: ${String(maxDeletePercent)} # of the objects that live, enforce or block, from 10 on
#   allow_empty: ${String(allowEmpty)} # whether a bundle may become empty, or enforce or block nothing
#   protected: [] # slugs of policies that must be neither deleted nor weakened
#   looser: ${looser} # or consent: for whatever loosens enforcement
# When a bundle that a plan changes is at another state version than at the review:
#   refuse     apply nothing; preview and review again
#   same-diff  go on if the changes are exactly the reviewed ones. Take it where unrelated edits move the version.
# Bundles that a plan does not change never count.
# on_stale: ${defaultSettings.onStale}
# impact: ${defaultSettings.impact} # or off: do not estimate on a pull request what changes mean for open findings
`;
}
function deploymentLines(deployments) {
	if (deployments.length === 0) return `# Without this, the only deployment that the token sees.
# deployments:
#   my-organization: {}
`;
	return `deployments:\n${deployments.map(({ slug, id }) => id === null ? `  ${yamlWord(slug)}: {}\n` : `  ${yamlWord(slug)}:\n    id: ${JSON.stringify(id)}\n`).join("")}`;
}
// src/commands/init/add-member.ts
function addMember(text, object, key, value) {
	const eol = text.includes("\r\n") ? "\r\n" : "\n";
	const outer = indentAt(text, object.start);
	const inner = memberIndent(text, object) ?? outer + unitOf(text);
	const printed = `${JSON.stringify(key)}: ${JSON.stringify(value, null, unitOf(text))}`.replaceAll("\n", eol + inner);
	const last = object.members.at(-1);
	const close = object.end - 1;
	const body = text.slice(object.start + 1, close);
	const stop = object.start + 1 + body.trimEnd().length;
	const tail = text.slice(stop, close);
	const before = last === void 0 || object.comma ? text.slice(0, stop) : `${text.slice(0, last.node.end)},${text.slice(last.node.end, stop)}`;
	const after = tail.includes("\n") ? tail : eol + outer;
	return `${before}${eol}${inner}${printed}${object.comma ? "," : ""}${after}${text.slice(close)}`;
}
function indentAt(text, offset) {
	const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
	return /^[ \t]*/.exec(line)?.[0] ?? "";
}
function memberIndent(text, { members }) {
	const own = members.find(({ start }) => /(?:^|\n)[ \t]*$/.test(text.slice(0, start)));
	return own === void 0 ? null : indentAt(text, own.start);
}
const unitOf = (text) => /\n(\t| +)"/.exec(text)?.[1] ?? "  ";
// src/commands/init/json-tree.ts
function readJson(text) {
	try {
		const reader = new Reader(text);
		const node = reader.value(0);
		return reader.atEnd() ? node : null;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
const deepest = 100;
const skipped = /(?:[ \t\r\n\uFEFF]|\/\/[^\r\n]*|\/\*[^]*?\*\/)*/y;
const text = /"(?:[^"\\\r\n]|\\.)*"/y;
const word = /-?[\w.+-]+/y;
var Reader = class {
	source;
	at = 0;
	constructor(source) {
		this.source = source;
	}
	atEnd() {
		this.skip();
		return this.at === this.source.length;
	}
	value(depth) {
		this.skip();
		if (depth > deepest) throw new SyntaxError("too deep");
		const first = this.source[this.at];
		if (first === "{") return this.object(depth);
		if (first === "[") return this.array(depth);
		const start = this.at;
		const value = JSON.parse(this.take(first === "\"" ? text : word));
		return {
			kind: "plain",
			start,
			end: this.at,
			value
		};
	}
	object(depth) {
		const start = this.at;
		const members = [];
		const comma = this.list("}", () => {
			const begin = this.at;
			const key = String(JSON.parse(this.take(text)));
			this.skip();
			if (!this.eat(":")) throw new SyntaxError("no colon");
			members.push({
				key,
				start: begin,
				node: this.value(depth + 1)
			});
		});
		if (new Set(members.map(({ key }) => key)).size < members.length) throw new SyntaxError("a key twice");
		const value = Object.fromEntries(members.map(({ key, node }) => [key, node.value]));
		return {
			kind: "object",
			start,
			end: this.at,
			members,
			comma,
			value
		};
	}
	array(depth) {
		const start = this.at;
		const value = [];
		this.list("]", () => value.push(this.value(depth + 1).value));
		return {
			kind: "array",
			start,
			end: this.at,
			value
		};
	}
	list(close, item) {
		this.at += 1;
		for (let comma = false, first = true;; first = false) {
			this.skip();
			if (this.eat(close)) return comma;
			if (!first && !comma) throw new SyntaxError("no comma");
			item();
			this.skip();
			comma = this.eat(",");
		}
	}
	skip() {
		skipped.lastIndex = this.at;
		skipped.test(this.source);
		this.at = skipped.lastIndex;
	}
	eat(mark) {
		if (this.source[this.at] !== mark) return false;
		this.at += 1;
		return true;
	}
	take(pattern) {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.source)?.[0];
		if (found === void 0) throw new SyntaxError("no value");
		this.at += found.length;
		return found;
	}
};
// src/commands/init/editor-settings.ts
const settingsPath = ".vscode/settings.json";
const setting = "yaml.schemas";
const isFolder = (path) => !/[*?[{]|\.ya?ml$/.test(path);
function schemaMapping(config, folders) {
	const globs = (name, single) => folders.flatMap((folder) => {
		if (!isFolder(folder)) return [];
		const last = folder.slice(folder.lastIndexOf("/") + 1);
		if (last === "remediation" || last === "detection") return last === name ? [`${folder}/**/*.{yaml,yml}`] : [];
		const above = `${folder === "" ? "" : `${folder}/`}**`;
		return [`${above}/${name}/**/*.{yaml,yml}`, `${above}/${single}.{yaml,yml}`];
	});
	const parts = [["remediation-file", globs("remediation", "remediation")], ["detection-file", globs("detection", "detection-{code,secrets}")]];
	return {
		[schemaAddress("config")]: config,
		...Object.fromEntries(parts.filter(([, list]) => list.length > 0).map(([name, list]) => [schemaAddress(name), list]))
	};
}
function withSchemas(text, mapping) {
	if (text === null) return { text: `${JSON.stringify({ [setting]: mapping }, null, 2)}\n` };
	const add = JSON.stringify({ [setting]: mapping }, null, 2).split("\n").slice(1, -1).join("\n");
	const merged = merge(text, mapping);
	return merged === null ? {
		why: "it is not laid out in a way that can be edited safely",
		add
	} : { text: merged };
}
function merge(text, mapping) {
	if (text.trim() === "") return `${JSON.stringify({ [setting]: mapping }, null, 2)}\n`;
	const before = valueOf(text);
	if (before === null) return null;
	const own = before[setting] ?? {};
	if (!isObject(own)) return null;
	const missing = Object.entries(mapping).filter(([schema]) => !Object.hasOwn(own, schema));
	if (missing.length === 0) return text;
	const edited = setting in before ? addSchemas(text, missing) : addSetting(text, mapping);
	const wanted = {
		...before,
		[setting]: {
			...own,
			...Object.fromEntries(missing)
		}
	};
	return edited !== null && isDeepStrictEqual(valueOf(edited), wanted) ? edited : null;
}
function addSetting(text, mapping) {
	const top = readJson(text);
	return top?.kind === "object" ? addMember(text, top, setting, mapping) : null;
}
function addSchemas(text, missing) {
	let edited = text;
	for (const [schema, files] of missing) {
		const top = readJson(edited);
		const node = top?.kind === "object" ? top.members.find(({ key }) => key === setting)?.node : void 0;
		if (node?.kind !== "object") return null;
		edited = addMember(edited, node, schema, files);
	}
	return edited;
}
function valueOf(text) {
	const value = readJson(text)?.value;
	return isObject(value) ? value : null;
}
// src/commands/init/example-policies.ts
const names = ["remediation/block-critical-findings.yaml", "remediation/comments.yaml"];
function examplePolicies(packageRoot, deployments) {
	const [only = null, ...more] = deployments;
	const files = new Map();
	for (const name of names) {
		const text = readFileSync(join(packageRoot, "examples", "policies", name), "utf8");
		if (more.length === 0) files.set(name, adaptPolicies(text, only));
		else for (const slug of deployments) files.set(`${slug}/${name}`, adaptPolicies(text, slug));
	}
	return files;
}
function adaptPolicies(text, deployment) {
	const slug = deployment === null ? "" : `deployment_slug: ${yamlWord(deployment)}\n`;
	return withoutIntegrations(text.replace(/^# yaml-language-server:.*$/m, `# yaml-language-server: $schema=${schemaAddress("remediation-file")}`).replace(/^deployment_slug: .*\n/m, () => slug));
}
const everywhere = new Set(["pr_comment", "block"]);
function withoutIntegrations(text) {
	const lines = text.split("\n");
	let inActions = -1;
	let dropping = -1;
	return lines.filter((line) => {
		const indent = line.search(/\S/);
		if (dropping >= 0 && indent > dropping) return false;
		dropping = -1;
		if (/^\s*actions:$/.test(line)) inActions = indent;
		else if (indent >= 0 && indent <= inActions) inActions = -1;
		const [, type] = /^\s*- type: (\S+)$/.exec(line) ?? [];
		if (inActions < 0 || type === void 0 || everywhere.has(type)) return true;
		dropping = indent;
		return false;
	}).join("\n");
}
// src/commands/init/steps.ts
function wholeFile(source, path, text) {
	const there = readExisting(source, path);
	if (there === null) return {
		kind: "create",
		path,
		text
	};
	if ("unsafe" in there) return {
		kind: "left",
		path,
		why: there.unsafe,
		add: null
	};
	if (sameLines(there.text, text)) return {
		kind: "same",
		path
	};
	return {
		kind: "differs",
		path,
		text,
		before: there.text
	};
}
function partOfFile(source, path, extend) {
	const there = readExisting(source, path);
	if (there !== null && "unsafe" in there) return {
		kind: "left",
		path,
		why: there.unsafe,
		add: null
	};
	const before = there?.text ?? null;
	const extended = extend(before);
	if ("why" in extended) return {
		kind: "left",
		path,
		...extended
	};
	if (before === null) return {
		kind: "create",
		path,
		text: extended.text
	};
	return extended.text === before ? {
		kind: "same",
		path
	} : {
		kind: "extend",
		path,
		text: extended.text,
		before
	};
}
const sameLines = (one, other) => plain(one) === plain(other);
const plain = (text) => text.replaceAll("\r\n", "\n").replace(/(?<!\n)\n+$/, "");
// src/commands/init/plan-files.ts
function planFiles(choices, known, packageRoot) {
	const { source, clone } = known;
	const workflows = workflowFiles(packageRoot, choices.workflow, {
		branch: choices.branch,
		folder: clone.prefix
	}, known.workflows);
	return [
		configStep(choices, known),
		...policySteps(choices, known, packageRoot),
		...[...workflows].map(([path, text]) => wholeFile(source, path, text)),
		...ownerSteps(choices, known),
		...editorSteps(choices, known)
	];
}
function configStep({ deployments }, { source, config, deployments: known }) {
	const step = wholeFile(source, config.path, configText(deployments));
	if (step.kind === "create" && !config.valid) return {
		kind: "left",
		path: config.path,
		why: "a config of another name is there; `ifmatch validate` says more",
		add: null
	};
	if (step.kind !== "differs" || !config.valid) return step;
	const says = new Set(known.map(({ slug }) => slug));
	return deployments.every(({ slug }) => says.has(slug)) ? {
		kind: "same",
		path: config.path
	} : step;
}
function policySteps({ policies, deployments }, known, packageRoot) {
	if (policies === "platform") return [];
	const there = policiesThere(known);
	if (policies === "none") return there;
	const slugs = deployments.map(({ slug }) => slug);
	const folder = known.folders.find(isFolder) ?? "policies";
	const examples = [...examplePolicies(packageRoot, slugs)];
	return [...there.filter(({ kind }) => kind === "left"), ...examples.map(([name, text]) => wholeFile(known.source, posix.join(folder, name), text))];
}
function policiesThere({ folders, policyFiles, brokenPolicies }) {
	if (brokenPolicies) return folders.map((path) => ({
		kind: "left",
		path,
		why: findsProblems,
		add: null
	}));
	return policyFiles === 0 ? [] : folders.map((path) => ({
		kind: "same",
		path
	}));
}
const findsProblems = "`ifmatch validate` finds problems";
function ownerSteps({ owners, workflow }, { source, folders, config, codeowners }) {
	if (owners.length === 0) return [];
	const paths = [
		...folders.map(inRepository).map((folder) => folder !== "" && isFolder(folder) ? `${folder}/` : folder),
		config.path,
		...workflow === "none" ? [] : [".github/"]
	];
	return [partOfFile(source, codeowners, (text) => withOwners(text, paths, owners))];
}
const inRepository = (folder) => folder === "." ? "" : folder;
function editorSteps({ editor }, { source, config, folders }) {
	if (!editor) return [];
	const mapping = schemaMapping(config.path, folders.map(inRepository));
	return [partOfFile(source, settingsPath, (text) => withSchemas(text, mapping))];
}
// src/commands/init/report.ts
const shortest = 16;
function reportSetup(report, look) {
	const { steps, notes, next, pulled } = report;
	const lines = steps.flatMap((step) => stepLines(step, report, look));
	return layout([
		...lines,
		...(pulled?.lines ?? []).map((line) => words$1(0, line)),
		blank,
		words$1(0, verdict(report)),
		...notes.map((note) => note.startsWith(" ") ? raw(0, note) : words$1(0, note)),
		blank,
		words$1(0, "Next:"),
		...next.map((command) => raw(2, command))
	], look);
}
const showDifference = (step, look) => layout([words$1(0, `${step.path} differs:`), ...diffOf(step, look)], look).trimEnd();
const stepWords = {
	create: ({ path }) => [words$1(0, `+ ${path}`)],
	extend: ({ path }) => [words$1(0, `~ ${path} (only our part of it)`)],
	same: ({ path }) => [words$1(0, `= ${path} (as it is)`)],
	left: ({ path, why, add }) => [words$1(0, `! ${path} (left: ${why})`), ...addLines(add)]
};
function stepLines(step, report, look) {
	if (step.kind === "differs") return differenceLines(step, report, look);
	return stepWords[step.kind](step);
}
function differenceLines(step, { replaced, shown }, look) {
	const line = replaced.has(step.path) ? words$1(0, `~ ${step.path} (replaced)`) : words$1(0, `! ${step.path} (left: it differs; --force replaces it)`);
	return shown ? [line] : [line, ...diffOf(step, look)];
}
const addLines = (add) => add === null ? [] : [words$1(4, "add by hand:"), ...add.split("\n").map((line) => raw(4, line))];
function diffOf({ before, text }, { verbose }) {
	const lines = diffLines(linesOf(before), linesOf(text));
	return layDiff(verbose ? lines : capDiff(lines, shortest), 4, verbose);
}
const linesOf = (text) => text.replace(/\n$/, "").split(/\r?\n/);
function verdict({ steps, replaced, dryRun, pulled }) {
	const written = steps.filter(({ kind, path }) => kind === "create" || kind === "extend" || replaced.has(path)).length + (pulled?.written ?? 0);
	const left = pulled?.ok === false || steps.some(({ kind, path }) => kind === "left" || kind === "differs" && !replaced.has(path));
	if (dryRun) return "Nothing was written: --dry-run.";
	if (written === 0 && left) return "Nothing was written.";
	if (written === 0) return "Nothing to do: all is as it should be.";
	return `${count(written, "file")} written.`;
}
// src/commands/init.ts
async function init(options, site) {
	const { given, force, dryRun, look } = options;
	const known = lookAround(site);
	const choices = await choose(given, known, site);
	const steps = planFiles(choices, known, site.world.packageRoot);
	const asking = dryRun ? {
		...site,
		prompts: null
	} : site;
	const replaced = await askToReplace(steps, force, asking, (step) => showDifference(step, look));
	const writes = writesOf(steps, replaced);
	if (!dryRun) writeFiles(known.clone.top, writes);
	const config = writes.find(({ path }) => path === known.config.path)?.text ?? null;
	const pulled = choices.policies === "platform" ? await pullPolicies({
		dryRun,
		config,
		force
	}, known, site) : null;
	const reachable = [null, ...choices.deployments.map(({ slug }) => slug)].some(site.reachable);
	return {
		text: reportSetup({
			steps,
			replaced,
			shown: asking.prompts !== null && !force,
			dryRun,
			pulled,
			notes: notesFor(choices, known, reachable),
			next: nextCommands(choices, {
				...options.way,
				reachable
			})
		}, look),
		ok: (pulled?.ok ?? true) && !steps.some((step) => isLeftPolicy(step, known))
	};
}
const isLeftPolicy = ({ kind, path }, { folders }) => kind === "left" && folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
function writesOf(steps, replaced) {
	return steps.flatMap((step) => {
		if (step.kind === "create") return [{
			path: step.path,
			text: step.text,
			before: null
		}];
		if (step.kind === "extend" || step.kind === "differs" && replaced.has(step.path)) return [step];
		return [];
	});
}
export { init };
