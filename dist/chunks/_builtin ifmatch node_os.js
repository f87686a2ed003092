process.getBuiltinModule("node:os");
const tmpdir = /* @__PURE__ */ (() => process.getBuiltinModule("node:os").tmpdir)();
export { tmpdir };
