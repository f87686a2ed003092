const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_git = require("./git.js");
// src/commands/base/files-of-commit.ts
var files_of_commit_exports = require_rolldown_runtime.__exportAll({ namedCommit: () => namedCommit });
const runScope = (plan, files) => ({
	files,
	isOnlyDeployment: new Set(plan.bundles.map(({ deployment }) => deployment.id)).size === 1
});
function namedCommit(git, name) {
	const commit = require_git.readCommit(git, name);
	if (commit !== null) return commit;
	git.read(["--version"]);
	const refusal = git.whyRefused();
	if (refusal !== null) throw new require_start.UsageError(`git cannot read this repository: ${refusal}`);
	throw new require_start.UsageError(`There is no commit ${name} here.`, { fix: "Check the name, or fetch it (in a workflow: fetch-depth: 0)." });
}
function findDeclaredBundle({ kind, deployment }, bundles, { isOnlyDeployment }) {
	const same = bundles.filter((bundle) => bundle.kind === kind);
	return same.find((bundle) => bundle.deployment === deployment.slug) ?? (isOnlyDeployment ? same.find((bundle) => bundle.deployment === null) ?? null : null);
}
async function readBase(source, scope) {
	const files = await loadFilesOfCommit(source, scope);
	if (files === null) return {
		bundles: [],
		unusable: {
			firstFileWithErrors: scope.files.settings.file ?? null,
			isUnread: false
		}
	};
	const errors = files.problems.filter(({ code, severity }) => severity === "error" && !require_validate.missingFileCodes.has(code));
	if (errors.length === 0) return {
		bundles: files.bundles,
		unusable: {
			firstFileWithErrors: null,
			isUnread: false
		}
	};
	const first = (await require_validate.locateAndSort(source, errors)).find(({ position }) => position !== null);
	const isUnread = first !== void 0 && unreadCodes.has(first.problem.code);
	return {
		bundles: [],
		unusable: {
			firstFileWithErrors: first?.position?.file ?? null,
			isUnread
		}
	};
}
const unreadCodes = new Set(["not-a-file", "symlink"]);
async function loadFilesOfCommit(source, { files: { settings: now, selection } }) {
	const { settings, problems } = now.file !== void 0 && source.kind(now.file) === "file" ? await require_validate.loadConfig(source, now.file ?? null) : {
		settings: now,
		problems: []
	};
	if (require_start.hasErrors(problems)) return null;
	const readsConfigFolders = require_validate.areInConfigFolders(require_validate.pathsToLoad(selection, now), now, selection.deployment);
	return require_validate.loadFiles(source, settings, {
		paths: readsConfigFolders ? [] : require_validate.pathsToLoad(selection, settings),
		deployment: null
	});
}
Object.defineProperty(exports, "files_of_commit_exports", {
	enumerable: true,
	get: function() {
		return files_of_commit_exports;
	}
});
Object.defineProperty(exports, "findDeclaredBundle", {
	enumerable: true,
	get: function() {
		return findDeclaredBundle;
	}
});
Object.defineProperty(exports, "namedCommit", {
	enumerable: true,
	get: function() {
		return namedCommit;
	}
});
Object.defineProperty(exports, "readBase", {
	enumerable: true,
	get: function() {
		return readBase;
	}
});
Object.defineProperty(exports, "runScope", {
	enumerable: true,
	get: function() {
		return runScope;
	}
});
