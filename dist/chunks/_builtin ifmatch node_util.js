process.getBuiltinModule("node:util");
const isDeepStrictEqual = /* @__PURE__ */ (() => process.getBuiltinModule("node:util").isDeepStrictEqual)();
const promisify = /* @__PURE__ */ (() => process.getBuiltinModule("node:util").promisify)();
export { isDeepStrictEqual, promisify };
