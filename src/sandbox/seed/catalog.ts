import type { Store } from '../store/store.ts';
import { makePackages, type Packages } from './packages.ts';
import { codeOfType, detailsOf, makeRules, type SeedRule } from './rules.ts';
import type { DeploymentSeed } from './seed.ts';

/** What all deployments share. */
export type Catalog = { readonly rules: readonly SeedRule[]; readonly packages: Packages };

export function plantCatalog(deployments: readonly DeploymentSeed[], store: Store): Catalog {
  const rules = makeRules();
  const packages = makePackages(rules);
  for (const rule of rules) plantRule(rule, deployments, store);
  for (const { versions } of Object.values(packages).flat()) {
    for (const { id, ecosystem, name, version, license, malicious } of versions) {
      store.addPackage(id, ecosystem, name, version, license, Number(malicious));
    }
  }
  return { rules, packages };
}

function plantRule(rule: SeedRule, deployments: readonly DeploymentSeed[], store: Store): void {
  const { id, name, message, severity, confidence, ruleset, secretType, owner } = rule;
  const deployment = deployments.find(({ slug }) => slug === owner)?.id ?? null;
  const details = JSON.stringify(detailsOf(rule));
  store.addRule(id, codeOfType(rule), name, message, severity, confidence, ruleset, secretType, deployment, details);
  for (const category of rule.categories) store.addRuleCategory(id, category);
}
