export { apply } from "./apply.js";
