export { WriteFailed, writeFiles } from "./write-files.js";
