// src/render/words/bundle-name.ts
/** A bundle by its kind, and by its deployment where a run has several. */
const bundleName = (bundle, several) => several ? `${bundle.deployment.slug} ${bundle.kind}` : bundle.kind;
/** The deployments of some bundles by slug, each once. */
const slugsOf = (bundles) => [...new Set(bundles.map(({ deployment }) => deployment.slug))];
const hasSeveralDeployments = (bundles) => slugsOf(bundles).length > 1;
export { bundleName, hasSeveralDeployments, slugsOf };
