import "./quirks.js";
export { startSandbox } from "./server.js";
