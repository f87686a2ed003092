export { bodyOnly, deploymentParameter, flagName, flagsOf } from "./flags2.js";
