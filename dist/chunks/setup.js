// src/domain/setup.ts
/** Where editors find the schemas of our files: the `$id` that each of them carries. */
const schemaAddress = (name) => `https://ifmatch.dev/schemas/${name}.schema.json`;
const workflowChoices = [
	"open",
	"hardened",
	"none"
];
/** Where the first policies come from. */
const policySources = [
	"examples",
	"platform",
	"none"
];
export { policySources, schemaAddress, workflowChoices };
