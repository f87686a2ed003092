const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_saved_plan = require("./saved-plan.js");
// src/commands/shared/undo-file.ts
var undo_file_exports = require_rolldown_runtime.__exportAll({
	UndoFile: () => UndoFile,
	mentionUndoFiles: () => mentionUndoFiles,
	unsignedUndoError: () => unsignedUndoError
});
var UndoFile = class {
	namedPath;
	runtime;
	path = null;
	text = "";
	constructor(namedPath, runtime) {
		this.namedPath = namedPath;
		this.runtime = runtime;
	}
	write({ file, unsigned }) {
		if (unsigned !== null) throw unsignedUndoError(unsigned);
		const text = `${require_start.toJson(file, 2)}\n`;
		try {
			if (this.namedPath === null) this.path = this.runtime.createUndoFile(text);
			else {
				this.runtime.writeText(this.namedPath, text);
				this.path = this.namedPath;
			}
			this.text = text;
		} catch (error) {
			if (!(error instanceof require_start.UsageError)) throw error;
			throw new require_start.UsageError(`Nothing was sent, since its undo cannot be saved: ${error.message}`, {
				fix: this.namedPath === null ? "Name another file with --out." : error.fix,
				cause: error
			});
		}
	}
	remove() {
		if (this.namedPath === null && this.path !== null) this.runtime.removeUndoFile(this.path);
	}
};
const unsignedUndoError = ({ message, fix }) => new require_start.UsageError(`Nothing was sent, since its undo cannot be signed. ${message}`, { fix });
async function mentionUndoFiles(bundles, ownFile, runtime) {
	for (const path of runtime.undoFiles()) {
		if (ownFile !== null && runtime.isSameFile(path, ownFile)) continue;
		const names = (await bundlesUndoneBy(path, runtime)).filter((bundle) => bundles.some((bundleOfRun) => require_validate.isSameBundle(bundleOfRun, bundle))).map(require_validate.nameOfBundle);
		if (names.length === 0) continue;
		runtime.terminal.printNote(require_start.escapeTerminal(`${path} is the undo of an earlier apply that did not end, or only in part (${names.join(", ")}). To see what it wrote, and undo it: ifmatch rollback ${path}. Delete the file when it is not needed any more.`), true);
	}
}
async function bundlesUndoneBy(path, runtime) {
	try {
		const { platform, results } = await require_saved_plan.readSavedPlan(path, runtime);
		if (platform !== runtime.connections.platformName) return [];
		return results.filter(({ undo }) => undo !== null).map(({ bundle }) => bundle);
	} catch (error) {
		if (!(error instanceof require_start.UsageError)) throw error;
		return [];
	}
}
Object.defineProperty(exports, "mentionUndoFiles", {
	enumerable: true,
	get: function() {
		return mentionUndoFiles;
	}
});
Object.defineProperty(exports, "undo_file_exports", {
	enumerable: true,
	get: function() {
		return undo_file_exports;
	}
});
Object.defineProperty(exports, "unsignedUndoError", {
	enumerable: true,
	get: function() {
		return unsignedUndoError;
	}
});
