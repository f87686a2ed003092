import type { DependencyFilter, PackageFilter } from '../../generated/types.ts';
import type { PackageRow } from '../store/dimensions.ts';
import { Fault } from '../fault.ts';
import type { VersionBound, VersionRanks } from './version-ranks.ts';

export type Matches = (candidate: PackageRow) => boolean;

/**
 * Whether a package is one of those that a filter means; null when it means all. What the specification leaves open: a name is a part of
 * the name in any case, or the whole of it, letter by letter, with `exactNameMatch`; a version and a licence are whole texts; an empty text
 * or list does not narrow.
 */
export function packageMatcher(filter: DependencyFilter, ranks: VersionRanks): Matches | null {
  const conditions = [
    partOfName(filter.name),
    isGiven(filter.version) ? ({ version }: PackageRow) => version === filter.version : null,
    withLicense(filter.license),
    ofEcosystem(filter.ecosystem),
    anyOf(filter.packageFilters, ranks),
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? null : (candidate) => conditions.every((matches) => matches(candidate));
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== '';

function partOfName(name: string | undefined): Matches | null {
  if (!isGiven(name)) return null;
  const part = name.toLowerCase();
  return (candidate) => candidate.name.toLowerCase().includes(part);
}

function withLicense(licenses: readonly string[] = []): Matches | null {
  const wanted = new Set(licenses);
  return wanted.size === 0 ? null : ({ license }) => wanted.has(license);
}

function ofEcosystem(ecosystems: readonly string[] = []): Matches | null {
  const wanted = new Set(ecosystems);
  return wanted.size === 0 ? null : ({ ecosystem }) => wanted.has(ecosystem);
}

function anyOf(filters: readonly PackageFilter[] | undefined, ranks: VersionRanks): Matches | null {
  const alternatives = (filters ?? []).map((filter) => ofPackage(filter, ranks));
  return alternatives.length === 0 ? null : (candidate) => alternatives.some((matches) => matches(candidate));
}

function ofPackage({ name, exactNameMatch, ...versions }: PackageFilter, ranks: VersionRanks): Matches {
  const hasName = exactNameMatch === true ? wholeName(name) : partOfName(name);
  const isWithin = ranks.within({
    lower: boundOf('versionLowerBound', versions.versionLowerBound, { '>=': true, '>': false }),
    upper: boundOf('versionUpperBound', versions.versionUpperBound, { '<=': true, '<': false }),
    exact: boundOf('exactVersion', versions.exactVersion, { '=': true, '==': true }),
  });
  return (candidate) => (hasName === null || hasName(candidate)) && isWithin(candidate);
}

/**
 * A bound as it was written, with or without an operator: `>=1.0.0` and `1.0.0` belong to the range, `>1.0.0` does not. Throws Fault 400 for an
 * operator that does not fit, since a version that is read with its operator would be another version.
 */
function boundOf(
  field: string,
  text: string | undefined,
  operators: Readonly<Record<string, boolean>>,
): VersionBound | undefined {
  if (!isGiven(text)) return undefined;
  const [, operator = '', version = ''] = /^\s*([^\p{L}\p{N}\s]*)\s*(.*?)\s*$/su.exec(text) ?? [];
  const isIncluded = operator === '' || operators[operator];
  if (isIncluded === undefined || version === '' || /[\s,|<>]/.test(version)) {
    const known = Object.keys(operators).join(' or ');
    throw new Fault(400, `${field} "${text}" is not understood. Give one version, alone or behind ${known}.`);
  }
  return { version, isIncluded };
}

const wholeName = (name: string | undefined): Matches | null =>
  isGiven(name) ? (candidate) => candidate.name === name : null;
