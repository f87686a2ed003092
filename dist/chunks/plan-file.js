export { toPlanFile } from "./plan-file2.js";
