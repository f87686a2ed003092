export { confirm, multiselect, select, text } from "./clack-prompts.js";
