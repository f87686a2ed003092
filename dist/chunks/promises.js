process.getBuiltinModule("node:timers/promises");
const setTimeout = /* @__PURE__ */ (() => process.getBuiltinModule("node:timers/promises").setTimeout)();
export { setTimeout };
