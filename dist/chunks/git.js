export { Git } from "./git2.js";
