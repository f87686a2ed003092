export { renderGithub } from "./github.js";
