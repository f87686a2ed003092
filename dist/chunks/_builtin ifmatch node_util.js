process.getBuiltinModule("node:util");
const isDeepStrictEqual = (() => process.getBuiltinModule("node:util").isDeepStrictEqual)();
const promisify = (() => process.getBuiltinModule("node:util").promisify)();
export { isDeepStrictEqual, promisify };
