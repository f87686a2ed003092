/** What the config of a repository is called, at its root. */
export const configName = 'ifmatch.yaml';
