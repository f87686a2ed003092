process.getBuiltinModule("node:child_process");
const spawn = /* @__PURE__ */ (() => process.getBuiltinModule("node:child_process").spawn)();
const spawnSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:child_process").spawnSync)();
export { spawn, spawnSync };
