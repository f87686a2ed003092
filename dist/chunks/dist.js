export { confirm } from "./clack-prompts.js";
