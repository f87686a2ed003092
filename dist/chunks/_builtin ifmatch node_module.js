process.getBuiltinModule("node:module");
const createRequire = /* @__PURE__ */ (() => process.getBuiltinModule("node:module").createRequire)();
export { createRequire };
