export { phrase } from "./phrasebook.js";
