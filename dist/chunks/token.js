export { Token } from "./token2.js";
