export { validate } from "./validate2.js";
