import { accessSync, constants, delimiter, isAbsolute, join, realpathSync, statSync } from "./cli-and-action.js";
process.getBuiltinModule("node:child_process");
const spawn = (() => process.getBuiltinModule("node:child_process").spawn)();
const spawnSync = (() => process.getBuiltinModule("node:child_process").spawnSync)();
// src/world/child-process.ts
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
function runGit(folder, args, { env, input, fetch }) {
	const program = findGit(env);
	if (program === null) return {
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
		env: {
			...pick(env, passedOn),
			...fetch === void 0 ? {} : {
				...pick(env, passedToFetch),
				...configVariables(fetch.config)
			},
			GIT_ALLOW_PROTOCOL: fetch?.protocol ?? "none",
			GIT_NO_LAZY_FETCH: "1",
			GIT_TERMINAL_PROMPT: "0",
			LC_ALL: "C"
		},
		...input === void 0 ? {} : { input },
		maxBuffer: 536870912,
		timeout: 12e4
	});
}
const noBytes = Buffer.alloc(0);
const notFound = Object.assign(new Error("git is not on the PATH"), { code: "ENOENT" });
function ownWorkspace({ GITHUB_WORKSPACE: workspace = "" }) {
	try {
		return isAbsolute(workspace) ? [`safe.directory=${realpathSync.native(workspace).replaceAll("\\", "/")}`] : [];
	} catch {
		return [];
	}
}
function findGit(env) {
	const name = process.platform === "win32" ? "git.exe" : "git";
	return (Object.entries(env).find(([key]) => key.toUpperCase() === "PATH")?.[1] ?? usualPath).split(delimiter).flatMap((folder) => isAbsolute(folder) ? [join(folder, name)] : []).find(isProgram) ?? null;
}
const usualPath = process.platform === "win32" ? "" : "/usr/local/bin:/usr/bin:/bin";
function isProgram(file) {
	try {
		accessSync(file, constants.X_OK);
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
export { runGit, runSelf };
