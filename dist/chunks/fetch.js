export { openFetch } from "./fetch2.js";
