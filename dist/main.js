import { run } from "./chunks/start.js";
// src/cli.ts
await run(process, import.meta.dirname);
export {};
