process.getBuiltinModule("node:child_process");
const spawn = (() => process.getBuiltinModule("node:child_process").spawn)();
const spawnSync = (() => process.getBuiltinModule("node:child_process").spawnSync)();
export { spawn, spawnSync };
