/** State versions follow from the fingerprints, and from how the sandbox that shows them was told to behave. */
export const computedVersions = 'ALTER TABLE bundles DROP COLUMN state_version;';
