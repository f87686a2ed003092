import type { DependencyFilter, PackageFilter } from '../../generated/types.ts';
import type { PackageRow } from '../store/dimensions.ts';
import type { VersionRanks } from './version-ranks.ts';

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

function anyOf(filters: readonly PackageFilter[] | undefined, ranks: VersionRanks): Matches | null {
  const alternatives = (filters ?? []).map((filter) => ofPackage(filter, ranks));
  return alternatives.length === 0 ? null : (candidate) => alternatives.some((matches) => matches(candidate));
}

function ofPackage({ name, exactNameMatch, ...versions }: PackageFilter, ranks: VersionRanks): Matches {
  const hasName = exactNameMatch === true ? wholeName(name) : partOfName(name);
  const isWithin = ranks.within({
    ...(isGiven(versions.versionLowerBound) ? { lower: versions.versionLowerBound } : {}),
    ...(isGiven(versions.versionUpperBound) ? { upper: versions.versionUpperBound } : {}),
    ...(isGiven(versions.exactVersion) ? { exact: versions.exactVersion } : {}),
  });
  return (candidate) => (hasName === null || hasName(candidate)) && isWithin(candidate);
}

const wholeName = (name: string | undefined): Matches | null =>
  isGiven(name) ? (candidate) => candidate.name === name : null;
