export { openPlatform } from "./client.js";
