export { describeCommand } from "./describe2.js";
