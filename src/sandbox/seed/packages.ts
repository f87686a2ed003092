import type { Store } from '../store/store.ts';
import { cargo, type Ecosystem, go, maven, npm, pypi, rubygems } from './data/packages.ts';
import { linesOf } from './random.ts';
import { codeOfType, detailsOf, makeRules, type SeedRule } from './rules.ts';
import type { DeploymentSeed } from './seed.ts';

export const ecosystems = { npm, pypi, maven, go, cargo, rubygems } as const satisfies Record<string, Ecosystem>;

export type EcosystemName = keyof typeof ecosystems;

export type SeedPackage = { readonly name: string; readonly versions: readonly SeedVersion[] };

/** One version of a package, with the rules that warn of it. */
export type SeedVersion = {
  readonly id: number;
  readonly ecosystem: EcosystemName;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly malicious: boolean;
  readonly warnings: readonly Warning[];
};

export type Warning = {
  readonly rule: SeedRule;
  /** Whether the fix is another major version. */ readonly breaking: boolean;
};

export type Packages = Readonly<Record<EcosystemName, readonly SeedPackage[]>>;

/** All packages; those of an ecosystem that warnings are about come first. */
function makePackages(rules: readonly SeedRule[]): Packages {
  const warnings = Map.groupBy(rules, ({ advisory }) => advisory && `${advisory.ecosystem} ${advisory.package}`);
  let last = 0;
  const read = (ecosystem: EcosystemName, line: string): SeedPackage => {
    const [name = '', license = '', ...listed] = line.split(' ');
    const about = warnings.get(`${ecosystem} ${name}`) ?? [];
    const versions = listed.length === 1 ? historyOf(listed[0] ?? '') : listed;
    const made = versions.map((version, index) => {
      const own = about.flatMap((rule) => warningOf(rule, versions, index));
      const malicious = own.some(({ rule }) => rule.categories.includes('malicious'));
      return { id: (last += 1), ecosystem, name, version, license, malicious, warnings: own };
    });
    return { name, versions: made };
  };
  const readAll = (ecosystem: EcosystemName): SeedPackage[] =>
    linesOf(ecosystems[ecosystem].packages).map((line) => read(ecosystem, line));
  return {
    npm: readAll('npm'),
    pypi: readAll('pypi'),
    maven: readAll('maven'),
    go: readAll('go'),
    cargo: readAll('cargo'),
    rubygems: readAll('rubygems'),
  };
}

function warningOf(rule: SeedRule, versions: readonly string[], index: number): Warning[] {
  const { advisory } = rule;
  const version = versions[index] ?? '';
  if (advisory === null) return [];
  const fixed = advisory.only === null ? advisory.fixed : (versions[versions.indexOf(advisory.only) + 1] ?? version);
  const fixedAt = versions.indexOf(fixed);
  const isAffected = advisory.only === null ? fixedAt === -1 || index < fixedAt : version === advisory.only;
  return isAffected ? [{ rule, breaking: majorOf(version) !== majorOf(fixed) }] : [];
}

/** In a version that begins with 0 the second number is the one that breaks. */
const majorOf = (version: string): string => /^v?(?:0\.\d+|\d+)/.exec(version)?.[0] ?? version;

/** The newest version and some before it, oldest first. */
function historyOf(newest: string): string[] {
  const [, prefix = '', major = '', minor = '', patch = ''] = /^(v?)(\d+)\.(\d+)\.(\d+)$/.exec(newest) ?? [];
  const line = (second: number, third: number): string => `${prefix}${major}.${String(second)}.${String(third)}`;
  const [second, third] = [Number(minor), Number(patch)];
  const older = [
    ...(second > 2 ? [line(second - 3, 0), line(second - 2, 1)] : []),
    ...(second > 0 ? [line(second - 1, 0), line(second - 1, 2)] : []),
    line(second, 0),
    line(second, Math.max(0, third - 1)),
    newest,
  ];
  return [...new Set(older)];
}

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
