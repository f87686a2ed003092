const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_git = require("./git.js");
// src/commands/base/files-of-commit.ts
var files_of_commit_exports = require_rolldown_runtime.__exportAll({ requireCommit: () => requireCommit });
const scopeOfRun = (plan, files) => ({
	files,
	isOnlyDeployment: new Set(plan.bundles.map(({ deployment }) => deployment.id)).size === 1
});
function requireCommit(git, name) {
	const commit = require_git.readCommit(git, name);
	if (commit !== null) return commit;
	git.run(["--version"]);
	const refusal = git.whyRefused();
	if (refusal !== null) throw new require_start.UsageError(`git cannot read this repository: ${refusal}`);
	throw new require_start.UsageError(`There is no commit ${name} here.`, { fix: "Check the name, or fetch it (in a workflow: fetch-depth: 0)." });
}
function findBundleInCommit({ kind, deployment }, bundles, { isOnlyDeployment }) {
	const bundlesOfKind = bundles.filter((bundle) => bundle.kind === kind);
	return bundlesOfKind.find((bundle) => bundle.deployment === deployment.slug) ?? (isOnlyDeployment ? bundlesOfKind.find((bundle) => bundle.deployment === null) ?? null : null);
}
async function readBase(source, scope) {
	const files = await loadFilesOfCommit(source, scope);
	if (files === null) return {
		bundles: [],
		baseErrors: {
			firstFileWithErrors: scope.files.settings.file ?? null,
			isUnread: false
		}
	};
	const errors = files.problems.filter(({ code, severity }) => severity === "error" && !require_validate.missingFileCodes.has(code));
	if (errors.length === 0) return {
		bundles: files.bundles,
		baseErrors: {
			firstFileWithErrors: null,
			isUnread: false
		}
	};
	const first = (await require_validate.locateAndSort(source, errors)).find(({ position }) => position !== null);
	const isUnread = first !== void 0 && unreadCodes.has(first.problem.code);
	return {
		bundles: [],
		baseErrors: {
			firstFileWithErrors: first?.position?.file ?? null,
			isUnread
		}
	};
}
const unreadCodes = new Set(["not-a-file", "symlink"]);
function configOfCommit(source, { settings, selection }) {
	return [selection.baseSettings?.file, settings.file ?? "ifmatch.yaml"].find((path) => path !== void 0 && source.kind(path) === "file") ?? null;
}
function settingsWithoutConfig({ file, ...settings }) {
	const folder = file === void 0 ? "" : require_start.parentFolder(file);
	return {
		...settings,
		policies: folder === "" ? require_start.defaultSettings.policies : require_start.defaultSettings.policies.map((path) => require_start.joinPath(folder, path)),
		tests: require_start.defaultSettings.tests,
		ignore: require_start.defaultSettings.ignore,
		unmanaged: require_start.defaultSettings.unmanaged,
		deployments: new Map(Array.from(settings.deployments, ([slug, { id }]) => [slug, {
			...require_start.defaultDeployment,
			id
		}]))
	};
}
async function loadFilesOfCommit(source, { files }) {
	const { settings: currentSettings, selection } = files;
	const config = configOfCommit(source, files);
	const { settings, problems } = config === null ? {
		settings: settingsWithoutConfig(currentSettings),
		problems: []
	} : await require_validate.loadConfig(source, config);
	if (require_start.hasErrors(problems)) return null;
	const selectsConfigFolders = require_validate.areInConfigFolders(require_validate.pathsToLoad(selection, currentSettings), currentSettings, selection.deployment);
	return require_validate.loadFiles(source, settings, {
		paths: selectsConfigFolders ? [] : require_validate.pathsToLoad(selection, settings),
		deployment: null
	});
}
Object.defineProperty(exports, "configOfCommit", {
	enumerable: true,
	get: function() {
		return configOfCommit;
	}
});
Object.defineProperty(exports, "files_of_commit_exports", {
	enumerable: true,
	get: function() {
		return files_of_commit_exports;
	}
});
Object.defineProperty(exports, "findBundleInCommit", {
	enumerable: true,
	get: function() {
		return findBundleInCommit;
	}
});
Object.defineProperty(exports, "readBase", {
	enumerable: true,
	get: function() {
		return readBase;
	}
});
Object.defineProperty(exports, "requireCommit", {
	enumerable: true,
	get: function() {
		return requireCommit;
	}
});
Object.defineProperty(exports, "scopeOfRun", {
	enumerable: true,
	get: function() {
		return scopeOfRun;
	}
});
Object.defineProperty(exports, "settingsWithoutConfig", {
	enumerable: true,
	get: function() {
		return settingsWithoutConfig;
	}
});
