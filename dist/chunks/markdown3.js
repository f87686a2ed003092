export { renderDriftMarkdown } from "./markdown4.js";
