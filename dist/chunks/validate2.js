export { validate } from "./validate.js";
