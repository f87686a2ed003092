process.getBuiltinModule("node:timers/promises");
const setTimeout = (() => process.getBuiltinModule("node:timers/promises").setTimeout)();
const setImmediate = (() => process.getBuiltinModule("node:timers/promises").setImmediate)();
export { setImmediate, setTimeout };
