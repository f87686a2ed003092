export { phrase } from "./validate.js";
