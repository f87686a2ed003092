export { reviewPull } from "./review-pull.js";
