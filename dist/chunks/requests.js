// src/generated/requests.ts
const requests = {
	listDeployments: {
		inputs: [],
		rules: []
	},
	listProjects: {
		inputs: [
			{
				in: "path",
				path: ["deploymentSlug"],
				kind: "text",
				list: false,
				required: true,
				description: "Slug of the deployment.",
				maxLength: 255
			},
			{
				in: "query",
				path: ["page"],
				kind: "integer",
				list: false,
				required: false,
				description: "Zero-based number of the page.",
				minimum: 0,
				maximum: 9007199254740991,
				default: 0
			},
			{
				in: "query",
				path: ["page_size"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many projects a page holds. The maximum is not shown.",
				minimum: 1,
				maximum: 9007199254740991,
				default: 100
			}
		],
		rules: []
	},
	listFindings: {
		inputs: [
			{
				in: "path",
				path: ["deploymentSlug"],
				kind: "text",
				list: false,
				required: true,
				description: "Slug of the deployment.",
				maxLength: 255
			},
			{
				in: "query",
				path: ["issue_type"],
				kind: "text",
				list: false,
				required: false,
				description: "Which findings.",
				enum: [
					"sast",
					"sca",
					"ai_sast"
				],
				default: "sast"
			},
			{
				in: "query",
				path: ["since"],
				kind: "number",
				list: false,
				required: false,
				description: "Epoch seconds: keeps findings whose `relevant_since` is at or after it. Absent means all."
			},
			{
				in: "query",
				path: ["page"],
				kind: "integer",
				list: false,
				required: false,
				description: "Zero-based number of the page.",
				minimum: 0,
				maximum: 9007199254740991,
				default: 0
			},
			{
				in: "query",
				path: ["page_size"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many findings a page holds.",
				minimum: 100,
				maximum: 3e3,
				default: 100
			},
			{
				in: "query",
				path: ["dedup"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true` shows a finding once that is on several refs.",
				default: false
			},
			{
				in: "query",
				path: ["repos"],
				kind: "text",
				list: true,
				required: false,
				description: "Repository names."
			},
			{
				in: "query",
				path: ["repository_ids"],
				kind: "integer",
				list: true,
				required: false,
				description: "Repository ids.",
				minimum: 0,
				maximum: 9007199254740991
			},
			{
				in: "query",
				path: ["status"],
				kind: "text",
				list: false,
				required: false,
				description: "`removed` findings are always excluded.",
				enum: [
					"open",
					"fixed",
					"ignored",
					"reviewing",
					"fixing",
					"provisionally_ignored"
				]
			},
			{
				in: "query",
				path: ["triage_reasons"],
				kind: "text",
				list: true,
				required: false,
				description: "Reasons given at triage; only with `status` ignored.",
				enum: [
					"acceptable_risk",
					"false_positive",
					"no_time",
					"no_triage_reason",
					"duplicate"
				]
			},
			{
				in: "query",
				path: ["severities"],
				kind: "text",
				list: true,
				required: false,
				description: "Severities.",
				enum: [
					"low",
					"medium",
					"high",
					"critical"
				]
			},
			{
				in: "query",
				path: ["ref"],
				kind: "text",
				list: false,
				required: false,
				description: "External reference (branch)."
			},
			{
				in: "query",
				path: ["policies"],
				kind: "text",
				list: true,
				required: false,
				description: "Policy modes: `rule-board-audit` is Monitor, `rule-board-pr-comments` Comment, `rule-board-block` Block; sast only.",
				enum: [
					"rule-board-audit",
					"rule-board-pr-comments",
					"rule-board-block"
				]
			},
			{
				in: "query",
				path: ["rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule names; sast only."
			},
			{
				in: "query",
				path: ["categories"],
				kind: "text",
				list: true,
				required: false,
				description: "Categories of the rule; sast only."
			},
			{
				in: "query",
				path: ["confidence"],
				kind: "text",
				list: false,
				required: false,
				description: "Confidence of the rule; sast only.",
				enum: [
					"low",
					"medium",
					"high"
				]
			},
			{
				in: "query",
				path: ["autotriage_verdict"],
				kind: "text",
				list: false,
				required: false,
				description: "Verdict of the automatic triage; sast only.",
				enum: ["true_positive", "false_positive"]
			},
			{
				in: "query",
				path: ["component_tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Tags of components."
			},
			{
				in: "query",
				path: ["exposures"],
				kind: "text",
				list: true,
				required: false,
				description: "Reachability; sca only.",
				enum: [
					"reachable",
					"always_reachable",
					"conditionally_reachable",
					"unreachable",
					"unknown"
				]
			},
			{
				in: "query",
				path: ["transitivities"],
				kind: "text",
				list: true,
				required: false,
				description: "How the dependency came in; sca only.",
				enum: [
					"direct",
					"transitive",
					"unknown"
				]
			},
			{
				in: "query",
				path: ["is_malicious"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true`: only findings from malicious dependencies. `false`: findings from all other reachabilities. Sca only."
			},
			{
				in: "query",
				path: ["click_to_fix_pr_state"],
				kind: "text",
				list: true,
				required: false,
				description: "State of the pull requests that the autofix feature opened; sast and sca.",
				enum: ["open", "merged"]
			}
		],
		rules: [
			"`policies`, `rules`, `categories`, `confidence` and `autotriage_verdict` apply when `issue_type` is sast or unspecified.",
			"`exposures`, `transitivities` and `is_malicious` apply when `issue_type` is sca.",
			"`click_to_fix_pr_state` applies to sast and sca.",
			"`triage_reasons` applies when `status` is ignored."
		]
	},
	listSecrets: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "query",
				path: ["cursor"],
				kind: "text",
				list: false,
				required: false,
				description: "Value from a previous answer; omitted for the first page."
			},
			{
				in: "query",
				path: ["limit"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many findings a page holds. Default and maximum are not shown.",
				minimum: 1,
				maximum: 9007199254740991
			},
			{
				in: "query",
				path: ["since"],
				kind: "text",
				list: false,
				required: false,
				description: "ISO 8601 date-time: keeps findings from then on. Absent means all."
			},
			{
				in: "query",
				path: ["validationState"],
				kind: "text",
				list: true,
				required: false,
				description: "Whether the secret still works, for example `VALIDATION_STATE_CONFIRMED_VALID`."
			},
			{
				in: "query",
				path: ["status"],
				kind: "text",
				list: false,
				required: false,
				description: "`FINDING_STATUS_OPEN`, `FINDING_STATUS_IGNORED`, `FINDING_STATUS_FIXED`, `FINDING_STATUS_REMOVED`, `FINDING_STATUS_UNKNOWN` or `FINDING_STATUS_PROVISIONALLY_IGNORED`."
			},
			{
				in: "query",
				path: ["severity"],
				kind: "text",
				list: true,
				required: false,
				description: "Severities, for example `SEVERITY_HIGH`."
			},
			{
				in: "query",
				path: ["repo"],
				kind: "text",
				list: true,
				required: false,
				description: "Repository names."
			}
		],
		rules: []
	},
	triageFindings: {
		inputs: [
			{
				in: "path",
				path: ["deploymentSlug"],
				kind: "text",
				list: false,
				required: true,
				description: "Slug of the deployment.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["issue_type"],
				kind: "text",
				list: false,
				required: true,
				description: "Which findings.",
				enum: [
					"sast",
					"sca",
					"secrets"
				]
			},
			{
				in: "body",
				path: ["issue_ids"],
				kind: "integer",
				list: true,
				required: false,
				description: "Findings to act on; when absent, a filter must be provided. With filters, only those of them that the filters match.",
				minimum: 0,
				maximum: 9007199254740991
			},
			{
				in: "body",
				path: ["limit"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many findings to triage at most, newest first.",
				minimum: 1,
				maximum: 3e3,
				default: 3e3
			},
			{
				in: "body",
				path: ["new_triage_state"],
				kind: "text",
				list: false,
				required: false,
				description: "Target state.",
				enum: [
					"ignored",
					"reviewing",
					"fixing",
					"reopened",
					"provisionally_ignored"
				]
			},
			{
				in: "body",
				path: ["new_triage_reason"],
				kind: "text",
				list: false,
				required: false,
				description: "Only with `new_triage_state` ignored.",
				enum: [
					"acceptable_risk",
					"false_positive",
					"no_time",
					"no_triage_reason",
					"duplicate"
				]
			},
			{
				in: "body",
				path: ["new_note"],
				kind: "text",
				list: false,
				required: false,
				description: "A note to attach.",
				maxLength: 3e3
			},
			{
				in: "body",
				path: ["autotriage_verdict"],
				kind: "text",
				list: false,
				required: false,
				description: "Verdict of the automatic triage.",
				enum: ["true_positive", "false_positive"]
			},
			{
				in: "body",
				path: ["categories"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these. An empty list could be read as none or as all, so it is refused."
			},
			{
				in: "body",
				path: ["component_tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these. An empty list could be read as none or as all, so it is refused."
			},
			{
				in: "body",
				path: ["confidence"],
				kind: "text",
				list: false,
				required: false,
				description: "How sure the rule is.",
				enum: [
					"low",
					"medium",
					"high"
				]
			},
			{
				in: "body",
				path: ["dependencies"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of dependencies; sca only."
			},
			{
				in: "body",
				path: ["epss_probability"],
				kind: "text",
				list: true,
				required: false,
				description: "Exploit likelihood; sca only.",
				enum: [
					"low",
					"medium",
					"high",
					"none"
				]
			},
			{
				in: "body",
				path: ["exposures"],
				kind: "text",
				list: true,
				required: false,
				description: "Reachability; sca only.",
				enum: [
					"reachable",
					"always_reachable",
					"conditionally_reachable",
					"unreachable",
					"unknown"
				]
			},
			{
				in: "body",
				path: ["include_historical"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Secrets only.",
				default: true
			},
			{
				in: "body",
				path: ["policies"],
				kind: "text",
				list: true,
				required: false,
				description: "Policy modes: `rule-board-audit` is Monitor, `rule-board-pr-comments` Comment, `rule-board-block` Block.",
				enum: [
					"rule-board-audit",
					"rule-board-pr-comments",
					"rule-board-block"
				]
			},
			{
				in: "body",
				path: ["policy_mode"],
				kind: "text",
				list: true,
				required: false,
				description: "Modes of policies.",
				enum: [
					"monitor",
					"comment",
					"block"
				]
			},
			{
				in: "body",
				path: ["pro_only"],
				kind: "boolean",
				list: false,
				required: false,
				description: "By availability only with advanced features."
			},
			{
				in: "body",
				path: ["project_tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these. An empty list could be read as none or as all, so it is refused."
			},
			{
				in: "body",
				path: ["ref"],
				kind: "text",
				list: false,
				required: false,
				description: "Ref of a branch."
			},
			{
				in: "body",
				path: ["repos"],
				kind: "text",
				list: true,
				required: false,
				description: "Repository names."
			},
			{
				in: "body",
				path: ["repository_visibility"],
				kind: "text",
				list: true,
				required: false,
				description: "Secrets only.",
				enum: ["public", "private"]
			},
			{
				in: "body",
				path: ["rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule names."
			},
			{
				in: "body",
				path: ["ruleset"],
				kind: "text",
				list: true,
				required: false,
				description: "Registry rulesets."
			},
			{
				in: "body",
				path: ["secret_types"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of secrets, related to the provider; secrets only."
			},
			{
				in: "body",
				path: ["severities"],
				kind: "text",
				list: true,
				required: false,
				description: "Severities.",
				enum: [
					"low",
					"medium",
					"high",
					"critical"
				]
			},
			{
				in: "body",
				path: ["since"],
				kind: "integer",
				list: false,
				required: false,
				description: "Epoch seconds: findings whose `relevant_since` is at or after it."
			},
			{
				in: "body",
				path: ["status"],
				kind: "text",
				list: false,
				required: false,
				description: "The allowed values are not shown."
			},
			{
				in: "body",
				path: ["transitivities"],
				kind: "text",
				list: true,
				required: false,
				description: "How the dependency came in; sca only.",
				enum: [
					"direct",
					"transitive",
					"unknown"
				]
			},
			{
				in: "body",
				path: ["triage_reasons"],
				kind: "text",
				list: true,
				required: false,
				description: "Reasons given at an earlier triage.",
				enum: [
					"acceptable_risk",
					"false_positive",
					"no_time",
					"no_triage_reason",
					"duplicate"
				]
			},
			{
				in: "body",
				path: ["validation_state"],
				kind: "text",
				list: true,
				required: false,
				description: "Validation states of secrets, for example `confirmed_valid`; secrets only. The types of the entries are not shown."
			}
		],
		rules: [
			"Either `issue_ids` or filter fields select the findings.",
			"At least one of `new_triage_state` or `new_note` is required.",
			"`new_triage_reason` requires `new_triage_state` to be ignored.",
			"`dependencies`, `epss_probability`, `exposures` and `transitivities` apply only to `issue_type` sca.",
			"`include_historical`, `repository_visibility`, `secret_types` and `validation_state` apply only to `issue_type` secrets."
		]
	},
	listDependencies: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["deploymentId"],
				kind: "integer",
				list: false,
				required: false,
				description: "Id of the deployment, the same as in the path.",
				minimum: 0,
				sameAsPath: true
			},
			{
				in: "body",
				path: ["dependencyFilter", "name"],
				kind: "text",
				list: false,
				required: false,
				description: "Name of the dependency."
			},
			{
				in: "body",
				path: ["dependencyFilter", "version"],
				kind: "text",
				list: false,
				required: false,
				description: "Its version."
			},
			{
				in: "body",
				path: ["dependencyFilter", "repositoryId"],
				kind: "integer",
				list: true,
				required: false,
				description: "Ids of repositories.",
				minimum: 0,
				maximum: 9007199254740991
			},
			{
				in: "body",
				path: ["dependencyFilter", "lockfilePath"],
				kind: "text",
				list: false,
				required: false,
				description: "Path of the lockfile."
			},
			{
				in: "body",
				path: ["dependencyFilter", "license"],
				kind: "text",
				list: true,
				required: false,
				description: "Licences, for example MIT."
			},
			{
				in: "body",
				path: ["dependencyFilter", "ecosystem"],
				kind: "text",
				list: true,
				required: false,
				description: "Ecosystems of packages, for example `npm`, `pypi`, `gomod` or `gem`."
			},
			{
				in: "body",
				path: ["dependencyFilter", "transitivity"],
				kind: "text",
				list: true,
				required: false,
				description: "How the dependency came in.",
				enum: [
					"DIRECT",
					"TRANSITIVE",
					"UNKNOWN_TRANSITIVITY"
				]
			},
			{
				in: "body",
				path: ["dependencyFilter", "licensePolicySettings"],
				kind: "text",
				list: true,
				required: false,
				description: "What the licence policy says of its licence.",
				enum: [
					"LICENSE_POLICY_SETTING_ALLOW",
					"LICENSE_POLICY_SETTING_COMMENT",
					"LICENSE_POLICY_SETTING_BLOCK"
				]
			},
			{
				in: "body",
				path: ["dependencyFilter", "packageFilters"],
				kind: "json",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["dependencyFilter", "includeArchived"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Whether archived repositories count, too."
			},
			{
				in: "body",
				path: ["cursor"],
				kind: "text",
				list: false,
				required: false,
				description: "Value from a previous answer; omitted for the first page."
			},
			{
				in: "body",
				path: ["pageSize"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many dependencies a page holds.",
				minimum: 1,
				maximum: 1e4,
				default: 1e3
			}
		],
		rules: []
	},
	getResolutionConfigs: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "path",
			path: ["projectId"],
			kind: "text",
			list: false,
			required: true,
			description: "Unique identifier of the project.",
			maxLength: 255
		}],
		rules: []
	},
	reportGuardrailsActivity: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"since"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"until"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filters", "projects"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of projects."
			},
			{
				in: "body",
				path: ["filters", "tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Tags of projects."
			},
			{
				in: "body",
				path: ["filters", "teams"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of teams."
			},
			{
				in: "body",
				path: ["filters", "ruleIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of rules, or their names."
			},
			{
				in: "body",
				path: ["filters", "findingCategories"],
				kind: "text",
				list: true,
				required: false,
				description: "Categories of rules."
			},
			{
				in: "body",
				path: ["filters", "projectIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of projects."
			},
			{
				in: "body",
				path: ["filters", "findingTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of findings; the values are not shown."
			},
			{
				in: "body",
				path: ["filters", "timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is; the values are not shown."
			},
			{
				in: "body",
				path: ["timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is. The values are not shown, nor whether it stands here or among the filters."
			}
		],
		rules: []
	},
	reportBacklogByRule: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"since"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"until"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filters", "projects"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of projects."
			},
			{
				in: "body",
				path: ["filters", "tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Tags of projects."
			},
			{
				in: "body",
				path: ["filters", "teams"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of teams."
			},
			{
				in: "body",
				path: ["filters", "ruleIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of rules, or their names."
			},
			{
				in: "body",
				path: ["filters", "findingCategories"],
				kind: "text",
				list: true,
				required: false,
				description: "Categories of rules."
			},
			{
				in: "body",
				path: ["filters", "projectIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of projects."
			},
			{
				in: "body",
				path: ["filters", "findingTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of findings; the values are not shown."
			},
			{
				in: "body",
				path: ["filters", "timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is; the values are not shown."
			},
			{
				in: "body",
				path: ["timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is. The values are not shown, nor whether it stands here or among the filters."
			}
		],
		rules: []
	},
	searchIssues: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of the deployment, the same as in the path.",
				sameAsPath: true
			},
			{
				in: "body",
				path: ["groupBy"],
				kind: "text",
				list: false,
				required: false,
				description: "Groups issues by rule.",
				enum: ["GROUP_BY_RULE"]
			},
			{
				in: "body",
				path: ["limit"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many groups a page holds.",
				minimum: 1
			},
			{
				in: "body",
				path: ["cursor"],
				kind: "text",
				list: false,
				required: false,
				description: "Value from a previous answer; empty or absent for the first page."
			},
			{
				in: "body",
				path: ["filter", "ids"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of issues."
			},
			{
				in: "body",
				path: ["filter", "repositoryNames"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of repositories."
			},
			{
				in: "body",
				path: ["filter", "repositoryIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of repositories."
			},
			{
				in: "body",
				path: ["filter", "repositoryTags"],
				kind: "text",
				list: true,
				required: false,
				description: "Tags of repositories."
			},
			{
				in: "body",
				path: ["filter", "refs"],
				kind: "text",
				list: true,
				required: false,
				description: "Refs, for example `refs/heads/main`."
			},
			{
				in: "body",
				path: ["filter", "repositoryRefIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of refs."
			},
			{
				in: "body",
				path: ["filter", "aiSensitivities"],
				kind: "text",
				list: true,
				required: false,
				description: "How sensitive the code is by the AI, for example `SENSITIVITY_HIGH_SENSITIVITY`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "teamNames"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of teams."
			},
			{
				in: "body",
				path: ["filter", "policySlugs"],
				kind: "text",
				list: true,
				required: false,
				description: "Slugs of the remediation policies under which they were found."
			},
			{
				in: "body",
				path: ["filter", "rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of rules."
			},
			{
				in: "body",
				path: ["filter", "ruleIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of rules, or their names."
			},
			{
				in: "body",
				path: ["filter", "rulesets"],
				kind: "text",
				list: true,
				required: false,
				description: "Registry rulesets."
			},
			{
				in: "body",
				path: ["filter", "categories"],
				kind: "text",
				list: true,
				required: false,
				description: "Categories of rules."
			},
			{
				in: "body",
				path: ["filter", "dependencies"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of dependencies."
			},
			{
				in: "body",
				path: ["filter", "cves"],
				kind: "text",
				list: true,
				required: false,
				description: "CVE numbers."
			},
			{
				in: "body",
				path: ["filter", "issueParentIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Ids of the issues that they repeat on another ref."
			},
			{
				in: "body",
				path: ["filter", "secretTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of secrets, for example `AWS`."
			},
			{
				in: "body",
				path: ["filter", "advisoryIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Identifiers of advisories."
			},
			{
				in: "body",
				path: ["filter", "filePaths"],
				kind: "text",
				list: true,
				required: false,
				description: "Paths of files."
			},
			{
				in: "body",
				path: ["filter", "since"],
				kind: "text",
				list: false,
				required: false,
				description: "Found at or after this time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filter", "until"],
				kind: "text",
				list: false,
				required: false,
				description: "Found before this time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filter", "timeFilter"],
				kind: "text",
				list: false,
				required: false,
				description: "Which time `since` and `until` are about, for example `TIME_FILTER_FIXED_AT`; absent, when the issue was found. The values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "excludeHistorical"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Leaves out secrets that are only in the history of the repository."
			},
			{
				in: "body",
				path: ["filter", "onPrimaryBranch"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Only those on the primary branch."
			},
			{
				in: "body",
				path: ["filter", "includeTicketed"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true`: only issues with a ticket. The specification does not say what it includes; absent, all count."
			},
			{
				in: "body",
				path: ["filter", "includeAiMemoryRendered"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true`: only issues to which the AI was shown a memory. The specification does not say what it includes; absent, all count."
			},
			{
				in: "body",
				path: ["filter", "includeArchived"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true`: only issues of archived projects, as the published description says. Absent: only those of the others."
			},
			{
				in: "body",
				path: ["filter", "hasInFlightAutofixPr"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Only those with an open pull request of the autofix feature."
			},
			{
				in: "body",
				path: ["filter", "aiMemoryWillFlipVerdict"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of a memory of the AI that changes the verdict."
			},
			{
				in: "body",
				path: ["filter", "aiMemoryReferenced"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of a memory that the AI refers to."
			},
			{
				in: "body",
				path: ["filter", "aiMemoryRendered"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of a memory that the AI was shown."
			},
			{
				in: "body",
				path: ["filter", "memoryIdInScope"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of a memory that holds for the code."
			},
			{
				in: "body",
				path: ["filter", "severities"],
				kind: "text",
				list: true,
				required: false,
				description: "For example `SEVERITY_CRITICAL`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "confidences"],
				kind: "text",
				list: true,
				required: false,
				description: "For example `CONFIDENCE_HIGH`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "validationStates"],
				kind: "text",
				list: true,
				required: false,
				description: "Of secrets, for example `VALIDATION_STATE_CONFIRMED_VALID`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "repoVisibilities"],
				kind: "text",
				list: true,
				required: false,
				description: "For example `REPOSITORY_VISIBILITY_PUBLIC`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "tab"],
				kind: "text",
				list: false,
				required: false,
				description: "The tab of the findings page, for example `ISSUE_TAB_OPEN`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "aggregateIssueStates"],
				kind: "text",
				list: true,
				required: false,
				description: "For example `AGGREGATE_ISSUE_STATE_OPEN`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["sortBy"],
				kind: "text",
				list: false,
				required: false,
				description: "Sort key.",
				enum: ["SORT_BY_ISSUE_COUNTS", "SORT_BY_SEVERITY"]
			},
			{
				in: "body",
				path: ["sortDirection"],
				kind: "text",
				list: false,
				required: false,
				description: "Sort direction.",
				enum: ["SORT_DIRECTION_ASC", "SORT_DIRECTION_DESC"]
			},
			{
				in: "body",
				path: ["issueTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of issues: code rules, supply chain rules, secrets rules, research rules or scanners, AI detection code scanning. When empty, `issueType` is used.",
				enum: [
					"ISSUE_TYPE_UNSPECIFIED",
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				]
			},
			{
				in: "body",
				path: ["issueType"],
				kind: "text",
				list: false,
				required: false,
				description: "Use `issueTypes`.",
				enum: [
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				],
				deprecated: true
			},
			{
				in: "body",
				path: ["issue_types"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of issues: code rules, supply chain rules, secrets rules, research rules or scanners, AI detection code scanning. When empty, `issue_type` is used.",
				enum: [
					"ISSUE_TYPE_UNSPECIFIED",
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				],
				otherName: "issueTypes"
			},
			{
				in: "body",
				path: ["issue_type"],
				kind: "text",
				list: false,
				required: false,
				description: "Use `issue_types`.",
				enum: [
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				],
				deprecated: true,
				otherName: "issueType"
			}
		],
		rules: ["`issueTypes` and `issue_types` are one field: give one of them.", "`issueType` and `issue_type` are one field: give one of them."]
	},
	getRemediationPolicies: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}],
		rules: []
	},
	applyRemediationPolicies: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "header",
				path: ["If-Match"],
				kind: "text",
				list: false,
				required: true,
				description: "The `state_version` of the preview, exactly as it was answered, without quotes of our own."
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "policies"],
				kind: "json",
				list: true,
				required: false,
				description: "Every policy of the deployment."
			}
		],
		rules: []
	},
	previewRemediationPolicies: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "policies"],
				kind: "json",
				list: true,
				required: false,
				description: "Every policy of the deployment."
			}
		],
		rules: []
	},
	getDetectionPolicySummary: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}],
		rules: []
	},
	getDetectionPolicy: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "path",
			path: ["product"],
			kind: "text",
			list: false,
			required: true,
			description: "What the detection policy detects.",
			enum: ["code", "secrets"]
		}],
		rules: []
	},
	applyDetectionPolicy: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "path",
				path: ["product"],
				kind: "text",
				list: false,
				required: true,
				description: "What the detection policy detects.",
				enum: ["code", "secrets"]
			},
			{
				in: "header",
				path: ["If-Match"],
				kind: "text",
				list: false,
				required: true,
				description: "The `state_version` of the preview, exactly as it was answered, without quotes of our own."
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "product"],
				kind: "text",
				list: false,
				required: false,
				description: "`code`: rules over source code. `secrets`: rules over leaked credentials.",
				enum: ["code", "secrets"]
			},
			{
				in: "body",
				path: ["bundle", "rulesets"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "disabled"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "exceptions"],
				kind: "json",
				list: true,
				required: false,
				description: "Where a rule is switched on or off for some projects only."
			}
		],
		rules: []
	},
	previewDetectionPolicy: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "path",
				path: ["product"],
				kind: "text",
				list: false,
				required: true,
				description: "What the detection policy detects.",
				enum: ["code", "secrets"]
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "product"],
				kind: "text",
				list: false,
				required: false,
				description: "`code`: rules over source code. `secrets`: rules over leaked credentials.",
				enum: ["code", "secrets"]
			},
			{
				in: "body",
				path: ["bundle", "rulesets"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "disabled"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "exceptions"],
				kind: "json",
				list: true,
				required: false,
				description: "Where a rule is switched on or off for some projects only."
			}
		],
		rules: []
	},
	getVocabulary: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "query",
			path: ["product"],
			kind: "text",
			list: false,
			required: false,
			description: "Narrows the vocabulary to one kind of bundle.",
			enum: [
				"code",
				"secrets",
				"remediation"
			]
		}],
		rules: []
	},
	listLegacyPolicies: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}],
		rules: []
	},
	listScmSubscriptions: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "path",
			path: ["configId"],
			kind: "text",
			list: false,
			required: true,
			description: "Identifies the configuration; its meaning is not shown.",
			maxLength: 255
		}],
		rules: []
	},
	createNotificationWebhook: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of the deployment, the same as in the path.",
				sameAsPath: true
			},
			{
				in: "body",
				path: ["name"],
				kind: "text",
				list: false,
				required: true,
				description: "Name for people."
			},
			{
				in: "body",
				path: ["url"],
				kind: "text",
				list: false,
				required: true,
				description: "Where notifications go."
			},
			{
				in: "body",
				path: ["useNetworkBroker"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Whether calls go through the network broker."
			},
			{
				in: "body",
				path: ["webhookSecret"],
				kind: "text",
				list: false,
				required: false,
				description: "Shared secret; never answered.",
				writeOnly: true
			}
		],
		rules: []
	},
	createPatternFixTask: {
		inputs: [{
			in: "body",
			path: ["pattern"],
			kind: "text",
			list: false,
			required: true,
			description: "The pattern."
		}, {
			in: "body",
			path: ["language"],
			kind: "text",
			list: false,
			required: true,
			description: "Its language."
		}],
		rules: []
	}
};
Object.defineProperty(exports, "requests", {
	enumerable: true,
	get: function() {
		return requests;
	}
});
