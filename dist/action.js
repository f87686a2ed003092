import "./chunks/action.js";
export {};
