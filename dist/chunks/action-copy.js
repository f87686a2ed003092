const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_crypto = require("node:crypto");
// src/commands/init/action-copy.ts
var action_copy_exports = require_rolldown_runtime.__exportAll({
	checkAction: () => checkAction,
	compareCopy: () => compareCopy,
	copyFolder: () => copyFolder,
	formatVersion: () => formatVersion,
	runsUnregisteredName: () => runsUnregisteredName,
	usesCopy: () => usesCopy
});
const copyFolder = ".github/actions/ifmatch";
function usesUnregisteredName(line) {
	const [code = ""] = line.split("#", 1);
	if (/uses: ['"]?ifmatch\/ifmatch@/.test(code)) return true;
	const words = code.split(/[\s"'`;&|()]+/);
	return words.some((word, index) => {
		const packageName = word === "npx" ? words.slice(index + 1).find((nextWord) => !nextWord.startsWith("-")) : void 0;
		return packageName === "ifmatch" || packageName?.startsWith("ifmatch@") === true;
	});
}
const runsUnregisteredName = (workflow) => !require_start.release.isReleased && workflow.split("\n").some(usesUnregisteredName);
const usesCopy = (workflow) => workflow.includes(copyFolder);
const formatVersion = (program) => `${program.version} (${program.digest})`;
function compareCopy(source, packageRoot) {
	const shipped = shippedFiles(packageRoot);
	const present = presentFiles(source);
	const newTexts = new Map();
	for (const [path, text] of shipped) if (present.get(path) !== text) newTexts.set(`${copyFolder}/${path}`, text);
	for (const path of present.keys()) if (!shipped.has(path)) newTexts.set(`${copyFolder}/${path}`, null);
	const presentTexts = [...present].map(([path, text]) => [`${copyFolder}/${path}`, text]);
	return {
		present: present.size === 0 ? null : describeProgram(present),
		shipped: describeProgram(shipped),
		newTexts,
		textsBefore: new Map(presentTexts.filter(([path]) => newTexts.has(path)))
	};
}
function describeProgram(files) {
	const digest = (0, node_crypto.createHash)("sha256");
	for (const path of [...files.keys()].toSorted()) digest.update(`${path}\0${files.get(path) ?? ""}\0`);
	const text = files.get("package.json") ?? "{}";
	const [, versionOfPackage = "unknown"] = /"version": "([^"]*)"/.exec(text) ?? [];
	return {
		version: versionOfPackage,
		digest: digest.digest("hex").slice(0, 12)
	};
}
function shippedFiles(packageRoot) {
	const read = (path) => (0, node_fs.readFileSync)((0, node_path.join)(packageRoot, path), "utf8").replaceAll("\r\n", "\n");
	const filesIn = (folder) => (0, node_fs.readdirSync)((0, node_path.join)(packageRoot, folder), {
		recursive: true,
		withFileTypes: true
	}).filter((entry) => entry.isFile() && !entry.name.startsWith(".")).map(({ parentPath, name }) => (0, node_path.join)(parentPath, name).slice((0, node_path.join)(packageRoot, node_path.sep).length).replaceAll(node_path.sep, "/"));
	const needed = [
		"action.yml",
		"LICENSE",
		...filesIn("dist"),
		...filesIn("schemas"),
		...filesIn("examples")
	].filter((path) => !/^dist\/(?:client|sandbox)\.|\.mjs$|^schemas\/openapi/.test(path));
	return new Map([
		[".gitattributes", "* -text linguist-generated\n"],
		[".gitignore", "!*\nnode_modules/\n"],
		["package.json", reducedPackageJson(read("package.json"))],
		...needed.map((path) => [path, read(path)])
	]);
}
function reducedPackageJson(text) {
	const { license, engines } = JSON.parse(text);
	return `${JSON.stringify({
		name: "ifmatch",
		version: require_start.version,
		private: true,
		license,
		type: "module",
		engines
	}, null, 2)}\n`;
}
const maxFileBytes = 8388608;
function presentFiles(source) {
	const files = new Map();
	const walk = (folder) => {
		for (const { name, kind } of source.list(folder).filter((entry) => entry.name !== "node_modules")) {
			const path = `${folder}/${name}`;
			if (kind === "folder") {
				walk(path);
				continue;
			}
			if (kind !== "file") throw new require_start.UsageError(`${path} is no regular file.`, { fix: `Remove ${copyFolder}, then retry.` });
			const text = Buffer.from(source.read(path, maxFileBytes)).toString("utf8").replaceAll("\r\n", "\n");
			files.set(path.slice(24), text);
		}
	};
	if (source.kind(".github/actions/ifmatch") === "folder") walk(copyFolder);
	return files;
}
function checkAction(text) {
	if (/^[\w.-]+\/[\w.-]+(?:\/[\w.-]+)*@[0-9a-f]{40}$/.test(text)) return text;
	throw new require_start.UsageError("--action must be OWNER/REPO@COMMIT, with the 40 characters of the commit.", { fix: "A branch or a tag can be moved by whoever can write to that repository; `git rev-parse HEAD` in it prints the commit." });
}
Object.defineProperty(exports, "action_copy_exports", {
	enumerable: true,
	get: function() {
		return action_copy_exports;
	}
});
Object.defineProperty(exports, "compareCopy", {
	enumerable: true,
	get: function() {
		return compareCopy;
	}
});
Object.defineProperty(exports, "copyFolder", {
	enumerable: true,
	get: function() {
		return copyFolder;
	}
});
Object.defineProperty(exports, "formatVersion", {
	enumerable: true,
	get: function() {
		return formatVersion;
	}
});
Object.defineProperty(exports, "runsUnregisteredName", {
	enumerable: true,
	get: function() {
		return runsUnregisteredName;
	}
});
Object.defineProperty(exports, "usesCopy", {
	enumerable: true,
	get: function() {
		return usesCopy;
	}
});
