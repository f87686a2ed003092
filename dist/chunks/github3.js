export { renderGithub } from "./github2.js";
