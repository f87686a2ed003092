export { toPlanFile } from "./plan-file.js";
