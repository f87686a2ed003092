import { computedVersions } from './migrations/computed-versions.ts';
import { findings } from './migrations/findings.ts';
import { policies } from './migrations/policies.ts';

/** Marks a file as a database of the sandbox: "ifma" in ASCII. */
export const applicationId = 0x69_66_6d_61;

/** Each brings a database from the version of its index to the next one. Never change one that was published: add another. */
export const migrations: readonly string[] = [policies, findings, computedVersions];
