export { proxiesIn } from "./connections.js";
