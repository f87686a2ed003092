export { preview } from "./preview2.js";
