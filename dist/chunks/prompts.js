export { Cancelled, openPrompts } from "./prompts2.js";
