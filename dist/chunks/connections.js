export { proxiesIn } from "./connections2.js";
