export { startSandbox } from "./server.js";
