/** What `rules.details` holds as JSON: what a group of issues tells of its rule, and what few filters ask for. Times are milliseconds. */
export type RuleDetails = {
  readonly language: string;
  readonly cwe: string | null;
  readonly shaSum: string;
  readonly versionId: string;
  readonly sourceUri: string;
  readonly author: string;
  readonly lastChangeBy: string;
  readonly lastChangeAt: number;
  /** Paths of the files that the rule is tested with. */
  readonly testCases: readonly string[];
  /** Paths of the rules that took its place. */
  readonly supersededBy: readonly string[];
  readonly proOnly: boolean;
  readonly advisory: AdvisoryDetails | null;
};

export type AdvisoryDetails = {
  /** `CVE-…`, or `MAL-…` for a malicious package. */
  readonly id: string;
  readonly ecosystem: string;
  readonly package: string;
  /** The first version that is not affected. */
  readonly fixedVersion: string;
  readonly epss: EpssScore;
};

/** How likely it is that a vulnerability is exploited in the next 30 days, and the share of all others that are less likely. */
export type EpssScore = { readonly score: number; readonly percentile: number; readonly updatedAt: number };
