import { require_undici } from "./undici.js";
export default require_undici();
export {};
