export { drift, driftOfFiles } from "./drift2.js";
