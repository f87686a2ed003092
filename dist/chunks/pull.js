import { PlatformError, UsageError, baseName, bundleKinds, escapeTerminal, hasErrors, isSameBundle, parentOf, policyId, posix } from "./cli-and-action.js";
import { noConsent } from "./consent.js";
import { beforeGlob, byteLimit, check, load, loadFiles, wantedFiles } from "./validate.js";
import { editFiles, fileName, fileText, liveObjects, modelineFor, policyFields, policyJson, policyTexts, refuseUnsaved, replaceTexts, withEdits } from "./edit-files.js";
import { previewFiles } from "./preview.js";
import { findDeployment, findTargets, inParallel } from "./targets.js";
import { overlay } from "./overlay.js";
import { schemaAddress } from "./start.js";
// src/commands/pull/aims.ts
async function findAims(files, all, world) {
	const declared = (await findTargets(files, world)).map(({ bundle, ...home }) => ({
		...home,
		kind: bundle.kind,
		declared: bundle
	}));
	const fills = all || declared.length === 0;
	const homes = fills ? await findHomes(files, world) : declared;
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
function findHomes({ settings, bundles, wanted }, world) {
	const configured = [...settings.deployments.keys()];
	const named = configured.length > 0 ? configured : [...new Set(bundles.map(({ deployment }) => deployment))];
	const slugs = wanted.deployment === null ? named : [wanted.deployment];
	return inParallel(slugs.length === 0 ? [null] : slugs, (slug) => findDeployment(slug, settings, world));
}
async function readAims(aims, world) {
	let done = 0;
	return (await inParallel(aims, async (aim) => {
		const live = await readLive(aim);
		done += 1;
		world.terminal.progress(`read ${String(done)} of ${String(aims.length)}`);
		return live === null ? [] : [{
			aim,
			live
		}];
	})).flat();
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
// src/commands/pull/pulled-files.ts
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
// src/commands/edits/refuse-unread.ts
function refuseUnread(edits, before, source, { settings, wanted }) {
	const made = [...edits].flatMap(([path, text]) => text === null || before.has(path) ? [] : [path]);
	if (made.length === 0) return;
	const taken = made.find((path) => source.kind(path) !== "missing");
	if (taken !== void 0) throw new UsageError(`A new policy file would be ${escapeTerminal(taken)}, but that is there already and is none of the policy files. Move it, then pull again.`);
	const read = new Set(wantedFiles(overlay(source, edits), settings, {
		...wanted,
		paths: []
	}).files);
	const unread = made.find((path) => !read.has(path));
	if (unread !== void 0) throw new UsageError(`A new policy file would be ${escapeTerminal(unread)}, but ${escapeTerminal(settings.file ?? "ifmatch.yaml")} does not look there. Add the file, or its folder, to policies there, then pull again.`);
}
// src/files/print/new-files.ts
function newFiles(bundle, options) {
	const live = liveObjects(bundle.kind, bundle.content, options.extra);
	const texts = bundle.kind === "remediation" ? remediation(bundle, live, options) : detection(bundle, live, options);
	const large = [...texts].filter(([, text]) => Buffer.byteLength(text) > byteLimit).map(([path]) => path);
	for (const path of large) texts.delete(path);
	const undone = large.map((file) => ({
		why: "too-large",
		id: "bundle",
		file
	}));
	return {
		texts,
		dropped: live.dropped,
		undone: [...live.undone, ...undone]
	};
}
const pathIn = ({ folder }, path) => folder === "" ? path : `${folder}/${path}`;
function modeline(options, path, shape) {
	const schema = options.schema(path, shape);
	return schema === null ? null : modelineFor(schema);
}
function remediation(bundle, { policies }, options) {
	const sorted = [...policies.values()].toSorted((a, b) => policyId(a.slug) < policyId(b.slug) ? -1 : 1);
	const deployment_slug = bundle.deployment ?? void 0;
	const write = (path, fields) => [path, fileText(modeline(options, path, "remediation-file"), {
		deployment_slug,
		...fields
	})];
	if (options.single || sorted.length === 0) return new Map([write(pathIn(options, "remediation.yaml"), { policies: sorted.map(policyJson) })]);
	const taken = new Set();
	return new Map(sorted.map((policy) => write(pathIn(options, `remediation/${fileName(policy.slug, ".yaml", taken)}`), policyFields(policyJson(policy), true))));
}
function detection(bundle, live, options) {
	const product = bundle.kind === "detection/code" ? "code" : "secrets";
	const path = pathIn(options, `detection/${product}.yaml`);
	const inOrder = [...live.exceptions].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, exception]) => ({ ...exception }));
	const text = fileText(modeline(options, path, "detection-file"), {
		deployment_slug: bundle.deployment ?? void 0,
		product,
		rulesets: live.lists.rulesets.toSorted(),
		rules: live.lists.rules.toSorted(),
		disabled: live.lists.disabled.toSorted(),
		exceptions: inOrder,
		...live.extras
	});
	return new Map([[path, text]]);
}
// src/commands/pull/new-folder.ts
function newPlace({ slug }, kind, files, single) {
	const { settings } = files;
	const own = settings.deployments.get(slug)?.policies ?? null;
	const folders = foldersIn(own ?? settings.policies, files);
	const [first] = folders;
	if (first === void 0) throw new UsageError(`The config names no folder for the policies of ${slug}, only files. Add a folder to its policies.`);
	const { hasOthers, mustName } = neighboursOf(slug, files);
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
function neighboursOf(slug, files) {
	const configured = [...files.settings.deployments.keys()];
	const known = configured.length > 0 ? configured : namedBy(files);
	const hasOthers = known.some((other) => other !== slug);
	return {
		hasOthers,
		mustName: configured.length > 0 ? hasOthers : known.length > 0
	};
}
function namedBy({ settings, wanted }) {
	const { bundles } = loadFiles(wanted.source, settings, {
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
// src/commands/pull/write-live.ts
function writeLive(read, before, files, single) {
	let all = {
		edits: new Map(),
		touched: [],
		unsaid: []
	};
	for (const one of read) {
		const now = withEdits(before, all.edits);
		const { texts, touched, dropped, undone } = one.aim.declared === null ? create(one, now, files, single) : edit(one, now, files);
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
function create({ aim, live }, texts, files, single) {
	const { folder, deployment } = newPlace(aim.deployment, aim.kind, files, single);
	const bundle = {
		kind: aim.kind,
		deployment,
		content: live.content
	};
	const extra = files.settings.extraFields;
	const made = newFiles(bundle, {
		single,
		folder,
		extra,
		schema: (_, shape) => schemaAddress(shape)
	});
	const { source } = files.wanted;
	const taken = [...made.texts.keys()].find((path) => texts.has(path) || source.kind(path) !== "missing");
	if (taken !== void 0) throw new UsageError(`${escapeTerminal(taken)} is there already and declares something else than ${aim.kind} of ${escapeTerminal(aim.deployment.slug)}. Move it, or give that deployment a folder of its own in ifmatch.yaml.`);
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
// src/commands/refuse-policies-above.ts
function refusePoliciesAbove({ settings, files }, world) {
	if (settings.file !== void 0 || files.length > 0) return;
	for (const name of settings.policies) {
		const above = world.folderAbove(name);
		if (above !== null) throw new UsageError(`${name} lies above this folder, in ${above}, and a pull here would write the same a second time. Run there, or give this folder a config of its own.`);
	}
}
// src/commands/pull.ts
async function pull(options, world) {
	const files = load({
		...options,
		paths: [],
		judge: null
	}, world);
	refusePoliciesAbove(files, world);
	const problems = check(files, world).filter((problem) => !isFilled(problem, files, options.all));
	if (hasErrors(problems)) return {
		kind: "invalid",
		problems: files.report(problems)
	};
	const before = policyTexts(files);
	const aims = await findAims(files, options.all, world);
	const read = await readAims(aims.aims, world);
	return settle({
		options,
		files,
		aims,
		read,
		before,
		texts: writeLive(read, before, files, options.single)
	}, world);
}
function isFilled({ code, at }, { bundles, settings }, all) {
	if (code === "deployment-unknown") return settings.deployments.size === 0;
	const isFolder = code === "path-missing" && at.file !== "" && at.file === settings.file;
	return (code === "no-files" || isFolder) && (all || bundles.length === 0);
}
async function settle(pulling, world) {
	const { options, before, texts } = pulling;
	const { edits, unsaid } = texts;
	if (unsaid.some(({ why }) => why !== "no-field" && why !== "repeated")) return {
		kind: "differs",
		pull: summary(pulling, []),
		left: [],
		moved: false,
		problems: []
	};
	refuseUnread(edits, before, options.source, pulling.files);
	const planned = await prove(pulling, overlay(options.source, edits), world);
	if (planned.kind === "differs" || edits.size === 0) return planned;
	if (options.check) return {
		...planned,
		kind: "changes"
	};
	refuseUnsaved("a pull", edits, {
		before,
		unsaved: options.unsaved
	});
	const restore = replaceTexts(options.root, before, edits);
	try {
		const written = await prove(pulling, options.source, world);
		if (written.kind === "differs") restore();
		return written.kind === "differs" ? written : {
			...written,
			kind: "written"
		};
	} catch (error) {
		restore();
		throw error;
	}
}
async function prove(pulling, source, world) {
	const wanted = {
		...pulling.files.wanted,
		source
	};
	const { outcome, files } = await previewFiles({
		...wanted,
		consent: noConsent
	}, world);
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
export { pull };
