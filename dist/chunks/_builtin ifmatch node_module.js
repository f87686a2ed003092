process.getBuiltinModule("node:module");
const createRequire = (() => process.getBuiltinModule("node:module").createRequire)();
export { createRequire };
