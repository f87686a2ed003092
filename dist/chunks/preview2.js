export { preview, previewFiles } from "./preview.js";
