export { proxiesIn } from "./start.js";
