export { renderTerminal } from "./validate.js";
