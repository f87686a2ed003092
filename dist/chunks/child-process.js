const require_rolldown_runtime = require("./rolldown-runtime.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_child_process = require("node:child_process");
// src/runtime/child-process.ts
var child_process_exports = require_rolldown_runtime.__exportAll({ runSelf: () => runSelf });
const wordSet = (text) => new Set(text.trim().split(/\s+/));
const inheritedVariables = wordSet(`
  PATH HOME USER LOGNAME XDG_CONFIG_HOME TMPDIR TMP TEMP TERM NO_COLOR CI
  SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE USERNAME HOMEDRIVE HOMEPATH
  APPDATA LOCALAPPDATA PROGRAMDATA PROGRAMFILES PROGRAMFILES(X86)
  GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM GIT_CONFIG_NOSYSTEM GIT_CEILING_DIRECTORIES
`);
const fetchVariables = wordSet(`
  HTTPS_PROXY HTTP_PROXY ALL_PROXY NO_PROXY SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH
`);
const pickVariables = (env, names) => Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name.toUpperCase())));
const overridingConfig = [
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"core.askPass=",
	"credential.helper=",
	"gc.auto=0",
	"maintenance.auto=false",
	"safe.bareRepository=explicit",
	"core.fileMode=false"
];
function runGit(folder, args, { env, input, fetch, alternate = null }) {
	const program = gitCandidates(env).find(isExecutable);
	if (program === void 0) return {
		status: null,
		stdout: noBytes,
		stderr: noBytes,
		error: gitNotFound
	};
	const config = [...overridingConfig, ...trustedWorkspace(env)].flatMap((setting) => ["-c", setting]);
	return (0, node_child_process.spawnSync)(program, [
		"--no-pager",
		...config,
		"-C",
		folder,
		...args
	], {
		...input === void 0 ? {} : { input },
		env: {
			...pickVariables(env, inheritedVariables),
			...fetch === void 0 ? {} : {
				...pickVariables(env, fetchVariables),
				...configVariables(fetch.config)
			},
			...alternate === null ? {} : alternateVariables(alternate),
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
const alternateVariables = (folder) => ({
	GIT_ALTERNATE_OBJECT_DIRECTORIES: (0, node_path.join)(folder, "objects"),
	...(0, node_fs.existsSync)((0, node_path.join)(folder, "shallow")) ? { GIT_SHALLOW_FILE: (0, node_path.join)(folder, "shallow") } : {}
});
const noBytes = Buffer.alloc(0);
const gitNotFound = Object.assign(new Error("git is not on the PATH"), { code: "ENOENT" });
function trustedWorkspace({ GITHUB_WORKSPACE: workspace = "" }) {
	try {
		return (0, node_path.isAbsolute)(workspace) ? [`safe.directory=${node_fs.realpathSync.native(workspace).replaceAll("\\", "/")}`] : [];
	} catch {
		return [];
	}
}
function gitCandidates(env, platform = process.platform) {
	const { paths, name, defaultPath } = platform === "win32" ? windowsSearch : posixSearch;
	return (Object.entries(env).find(([key]) => key.toUpperCase() === "PATH")?.[1] ?? defaultPath).split(paths.delimiter).flatMap((folder) => paths.isAbsolute(folder) ? [paths.join(folder, name)] : []);
}
const windowsSearch = {
	paths: node_path.win32,
	name: "git.exe",
	defaultPath: ""
};
const posixSearch = {
	paths: node_path.posix,
	name: "git",
	defaultPath: "/usr/local/bin:/usr/bin:/bin"
};
function isExecutable(file) {
	try {
		(0, node_fs.accessSync)(file, node_fs.constants.X_OK);
		return (0, node_fs.statSync)(file).isFile();
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
		const child = (0, node_child_process.spawn)(process.execPath, [script, ...args], {
			cwd: directory,
			env: {
				...pickVariables(env, inheritedVariables),
				...extra
			},
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		child.stdout.setEncoding("utf8").on("data", (text) => terminal.forward(text));
		child.stderr.setEncoding("utf8").on("data", (text) => terminal.forward(text));
		child.on("error", reject);
		child.on("close", (code) => resolve(code ?? 1));
	});
}
Object.defineProperty(exports, "child_process_exports", {
	enumerable: true,
	get: function() {
		return child_process_exports;
	}
});
Object.defineProperty(exports, "runGit", {
	enumerable: true,
	get: function() {
		return runGit;
	}
});
