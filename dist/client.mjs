import { Readable } from "node:stream";
import { isUtf8 } from "node:buffer";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// src/domain/exit-codes.ts
const exitCodes = {
	valid: 0,
	"no-changes": 0,
	changes: 0,
	applied: 0,
	failed: 1,
	invalid: 3,
	stale: 4,
	"needs-approval": 5,
	partial: 6
};
// src/domain/fix.ts
function describeFix(fix, surface) {
	const nameOf = ({ option }) => surface === "action" ? `the input ${option}` : `--${option}`;
	return [fix].flat().map((part) => typeof part === "string" ? part : nameOf(part)).join("");
}
// src/domain/errors.ts
var ExpectedError = class extends Error {
	fix;
	exitCode;
	constructor(message, facts) {
		super(message, { cause: facts.cause });
		this.fix = facts.fix ?? null;
		this.exitCode = facts.exitCode ?? exitCodes.failed;
	}
};
const fixOf = (error, surface = "command-line") => error instanceof ExpectedError && error.fix !== null ? describeFix(error.fix, surface) : null;
const withFix = (error, surface = "command-line") => `${error.message} ${fixOf(error, surface) ?? ""}`.trim();
var UsageError = class extends ExpectedError {
	name = "UsageError";
	constructor(message, facts = {}, exitCode = 64) {
		super(message, {
			...facts,
			exitCode
		});
	}
};
var PlatformError = class PlatformError extends ExpectedError {
	name = "PlatformError";
	status = null;
	code = null;
	text = "";
	body = {};
	requestId = null;
	processed = "no";
	unsent = false;
	unprocessed = false;
	partial = false;
	constructor(message, { cause, fix = null, ...facts } = {}) {
		super(message, {
			cause,
			fix
		});
		Object.assign(this, {
			unprocessed: facts.unsent ?? false,
			...facts
		});
	}
	with(message, fix) {
		const { status, code, text, body, requestId, processed, unsent, unprocessed, partial } = this;
		return new PlatformError(message, {
			status,
			code,
			text,
			body,
			requestId,
			processed,
			unsent,
			unprocessed,
			partial,
			fix,
			cause: this
		});
	}
};
// src/generated/operations.ts
const operations = {
	listDeployments: {
		method: "GET",
		path: "/api/v1/deployments",
		summary: "List the deployments that the token sees",
		tags: ["Deployments"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "DeploymentList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: []
	},
	listProjects: {
		method: "GET",
		path: "/api/v1/deployments/{deploymentSlug}/projects",
		summary: "List the projects with their tags",
		tags: ["Projects"],
		security: ["WebToken"],
		query: "ListProjectsQuery",
		body: null,
		answer: "ProjectList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "page",
			items: "projects"
		},
		parameters: [
			{
				name: "deploymentSlug",
				in: "path",
				schema: { type: "string" }
			},
			{
				name: "page",
				in: "query",
				schema: { type: "integer" }
			},
			{
				name: "page_size",
				in: "query",
				schema: { type: "integer" }
			}
		]
	},
	listFindings: {
		method: "GET",
		path: "/api/v1/deployments/{deploymentSlug}/findings",
		summary: "List findings, newest first",
		tags: ["Findings"],
		security: ["WebToken"],
		query: "ListFindingsQuery",
		body: null,
		answer: "FindingList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "page",
			items: "findings"
		},
		parameters: [
			{
				name: "deploymentSlug",
				in: "path",
				schema: { type: "string" }
			},
			{
				name: "issue_type",
				in: "query",
				schema: {
					type: "string",
					enum: [
						"sast",
						"sca",
						"ai_sast"
					]
				}
			},
			{
				name: "since",
				in: "query",
				schema: { type: "number" }
			},
			{
				name: "page",
				in: "query",
				schema: { type: "integer" }
			},
			{
				name: "page_size",
				in: "query",
				schema: { type: "integer" }
			},
			{
				name: "dedup",
				in: "query",
				schema: { type: "boolean" }
			},
			{
				name: "repos",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "repository_ids",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: ["integer", "string"],
						pattern: "^[0-9]{1,19}$"
					}
				}
			},
			{
				name: "status",
				in: "query",
				schema: {
					type: "string",
					enum: [
						"open",
						"fixed",
						"ignored",
						"reviewing",
						"fixing",
						"provisionally_ignored"
					]
				}
			},
			{
				name: "triage_reasons",
				in: "query",
				schema: {
					type: "array",
					items: { $ref: "#/$defs/TriageReason" }
				}
			},
			{
				name: "severities",
				in: "query",
				schema: {
					type: "array",
					items: { $ref: "#/$defs/Severity" }
				}
			},
			{
				name: "ref",
				in: "query",
				schema: { type: "string" }
			},
			{
				name: "policies",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: [
							"rule-board-audit",
							"rule-board-pr-comments",
							"rule-board-block"
						]
					}
				}
			},
			{
				name: "rules",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "categories",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "confidence",
				in: "query",
				schema: {
					type: "string",
					enum: [
						"low",
						"medium",
						"high"
					]
				}
			},
			{
				name: "autotriage_verdict",
				in: "query",
				schema: {
					type: "string",
					enum: ["true_positive", "false_positive"]
				}
			},
			{
				name: "component_tags",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "exposures",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: [
							"reachable",
							"always_reachable",
							"conditionally_reachable",
							"unreachable",
							"unknown"
						]
					}
				}
			},
			{
				name: "transitivities",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: [
							"direct",
							"transitive",
							"unknown"
						]
					}
				}
			},
			{
				name: "is_malicious",
				in: "query",
				schema: { type: "boolean" }
			},
			{
				name: "click_to_fix_pr_state",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: ["open", "merged"]
					}
				}
			}
		]
	},
	listSecrets: {
		method: "GET",
		path: "/api/v1/deployments/{deploymentId}/secrets",
		summary: "List findings of secrets",
		tags: ["Findings"],
		security: ["WebToken"],
		query: "ListSecretsQuery",
		body: null,
		answer: "SecretFindingList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "cursor",
			items: "findings"
		},
		parameters: [
			{
				name: "deploymentId",
				in: "path",
				schema: {
					type: "string",
					pattern: "^[0-9]{1,19}$"
				}
			},
			{
				name: "cursor",
				in: "query",
				schema: { type: "string" }
			},
			{
				name: "limit",
				in: "query",
				schema: { type: "integer" }
			},
			{
				name: "since",
				in: "query",
				schema: {
					type: "string",
					pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
				}
			},
			{
				name: "validationState",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "status",
				in: "query",
				schema: { type: "string" }
			},
			{
				name: "severity",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "repo",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			}
		]
	},
	triageFindings: {
		method: "POST",
		path: "/api/v1/deployments/{deploymentSlug}/triage",
		summary: "Triage findings in bulk",
		tags: ["Findings"],
		security: ["WebToken"],
		query: null,
		body: "TriageRequest",
		answer: "TriageAnswer",
		maturity: "stable",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [{
			name: "deploymentSlug",
			in: "path",
			schema: { type: "string" }
		}]
	},
	listDependencies: {
		method: "POST",
		path: "/api/sca/deployments/{deploymentId}/dependencies",
		summary: "List dependencies",
		tags: ["Dependencies"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "DependenciesRequest",
		answer: "DependencyList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "cursor",
			items: "dependencies"
		},
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getResolutionConfigs: {
		method: "GET",
		path: "/api/agent/deployments/{deploymentId}/projects/{projectId}/resolution_configs",
		summary: "Read how the dependencies of a project are resolved",
		tags: ["Dependencies"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: null,
		answer: "ResolutionConfiguration",
		maturity: "experimental",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "projectId",
			in: "path",
			schema: { type: "string" }
		}]
	},
	reportGuardrailsActivity: {
		method: "POST",
		path: "/api/reporting/{deploymentId}/reports/guardrails-activity",
		summary: "Report what guardrails showed and what became of it",
		tags: ["Reports"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "ReportRequest",
		answer: "GuardrailsReport",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	reportBacklogByRule: {
		method: "POST",
		path: "/api/reporting/{deploymentId}/reports/backlog/by-rule",
		summary: "Report the backlog by rule",
		tags: ["Reports"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "ReportRequest",
		answer: "BacklogReport",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	searchIssues: {
		method: "POST",
		path: "/api/agent/deployments/{deploymentId}/issues/search",
		summary: "Search issues and group them by rule",
		tags: ["Issues"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "IssueSearchRequest",
		answer: "IssueGroupList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "cursor",
			items: "groups"
		},
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getRemediationPolicies: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/remediation-policies",
		summary: "Read the remediation policies bundle",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "RemediationState",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	applyRemediationPolicies: {
		method: "PUT",
		path: "/api/policies/v2/deployments/{deploymentId}/remediation-policies",
		summary: "Replace the remediation policies bundle, strictly",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "RemediationRequest",
		answer: "RemediationState",
		maturity: "beta",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "If-Match",
			in: "header",
			schema: { type: "string" }
		}]
	},
	previewRemediationPolicies: {
		method: "POST",
		path: "/api/policies/v2/deployments/{deploymentId}/remediation-policies:dryRun",
		summary: "Preview a remediation policies apply",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "RemediationRequest",
		answer: "PreviewAnswer",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getDetectionPolicySummary: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy",
		summary: "Read the detection policy of every enabled product",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "DetectionSummary",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getDetectionPolicy: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}",
		summary: "Read the detection policy bundle of a product",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "DetectionState",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "product",
			in: "path",
			schema: {
				type: "string",
				enum: ["code", "secrets"]
			}
		}]
	},
	applyDetectionPolicy: {
		method: "PUT",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}",
		summary: "Replace the detection policy bundle of a product, strictly",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "DetectionRequest",
		answer: "DetectionState",
		maturity: "beta",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [
			{
				name: "deploymentId",
				in: "path",
				schema: {
					type: "string",
					pattern: "^[0-9]{1,19}$"
				}
			},
			{
				name: "product",
				in: "path",
				schema: {
					type: "string",
					enum: ["code", "secrets"]
				}
			},
			{
				name: "If-Match",
				in: "header",
				schema: { type: "string" }
			}
		]
	},
	previewDetectionPolicy: {
		method: "POST",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}:dryRun",
		summary: "Preview a detection policy apply",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "DetectionRequest",
		answer: "PreviewAnswer",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "product",
			in: "path",
			schema: {
				type: "string",
				enum: ["code", "secrets"]
			}
		}]
	},
	getVocabulary: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/vocab",
		summary: "Read which condition types, action types and values the platform knows",
		tags: ["Policies"],
		security: ["WebToken"],
		query: "GetVocabularyQuery",
		body: null,
		answer: "Vocabulary",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "product",
			in: "query",
			schema: {
				type: "string",
				enum: [
					"code",
					"secrets",
					"remediation"
				]
			}
		}]
	},
	listLegacyPolicies: {
		method: "GET",
		path: "/api/policies/v1/deployments/{deploymentId}",
		summary: "List the legacy (v1) policies",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "LegacyPolicyList",
		maturity: "experimental",
		deprecated: true,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	listScmSubscriptions: {
		method: "GET",
		path: "/api/scm/deployments/{deploymentId}/subscriptions/{configId}",
		summary: "List the webhook subscriptions to a source-code-management system",
		tags: ["Integrations"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: null,
		answer: "ScmSubscriptionList",
		maturity: "experimental",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "configId",
			in: "path",
			schema: { type: "string" }
		}]
	},
	createNotificationWebhook: {
		method: "POST",
		path: "/api/notification_webhooks/deployments/{deploymentId}/webhooks",
		summary: "Create a notification webhook",
		tags: ["Integrations"],
		security: ["Jwt"],
		query: null,
		body: "NotificationWebhookRequest",
		answer: "NotificationWebhookAnswer",
		maturity: "experimental",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	createPatternFixTask: {
		method: "POST",
		path: "/api/ai/pattern_fix",
		summary: "Create a task that fixes a pattern",
		tags: ["AI"],
		security: [],
		query: null,
		body: "PatternFixRequest",
		answer: "PatternFixAnswer",
		maturity: "experimental",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: []
	}
};
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
// src/generated/version.ts
const version = "0.1.0";
// src/util/parallel.ts
var Semaphore = class {
	free;
	waiting = [];
	constructor(count) {
		this.free = count;
	}
	async acquire() {
		if (this.free > 0) this.free -= 1;
		else await new Promise((resolve) => this.waiting.push(resolve));
	}
	release() {
		const next = this.waiting.shift();
		if (next === void 0) this.free += 1;
		else next();
	}
};
// src/util/json.ts
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// src/generated/guards/answers.js
var answers_exports = __exportAll({
	isDeploymentList: () => isDeploymentList,
	isDetectionState: () => isDetectionState,
	isDetectionSummary: () => isDetectionSummary,
	isErrorBody: () => isErrorBody,
	isLegacyPolicyList: () => isLegacyPolicyList,
	isPreviewAnswer: () => isPreviewAnswer,
	isRemediationState: () => isRemediationState,
	isVocabulary: () => isVocabulary
});
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isDeploymentList = validate22;
const schema7 = { "properties": { "deployments": { "type": ["array", "null"] } } };
const schema8 = { "properties": {
	"id": { "type": [
		"integer",
		"string",
		"null"
	] },
	"slug": { "type": ["string", "null"] },
	"name": { "type": ["string", "null"] }
} };
const pattern0 = new RegExp("^[0-9]{0,19}$", "u");
function validate23(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema8.properties.id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema8.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema8.properties.name.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployments !== void 0) {
			let data0 = data.deployments;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/type", "type", { type: schema7.properties.deployments.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				if (data0.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate23(data0[i0], { instancePath: instancePath + "/deployments/" + i0 })) {
					vErrors = concatErrors(vErrors, validate23.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const isDetectionState = validate25;
const schema10 = { "properties": {
	"deployment_slug": { "type": ["string", "null"] },
	"product": { "type": ["string", "null"] },
	"rulesets": { "type": ["array", "null"] },
	"rules": { "type": ["array", "null"] },
	"disabled": { "type": ["array", "null"] },
	"exceptions": { "type": ["array", "null"] }
} };
const schema11 = { "properties": {
	"exception_type": { "type": ["string", "null"] },
	"rule_type": { "type": ["string", "null"] },
	"project": { "type": ["string", "null"] },
	"project_tag_name": { "type": ["string", "null"] }
} };
function validate27(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rule === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.exception_type !== void 0) {
			let data0 = data.exception_type;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/exception_type", "#/properties/exception_type/type", "type", { type: schema11.properties.exception_type.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rule !== void 0) {
			if (typeof data.rule !== "string") {
				vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			let data2 = data.rule_type;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/rule_type", "#/properties/rule_type/type", "type", { type: schema11.properties.rule_type.type }, "must be string,null");
				errors++;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/type", "type", { type: schema11.properties.project.type }, "must be string,null");
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data4 = data.project_tag_name;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/type", "type", { type: schema11.properties.project_tag_name.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate26(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: schema10.properties.deployment_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data1 = data.product;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/type", "type", { type: schema10.properties.product.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: schema10.properties.rulesets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: schema10.properties.rules.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data4[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (!Array.isArray(data6) && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: schema10.properties.disabled.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data6)) {
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data6[i2] !== "string") {
					vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (!Array.isArray(data8) && data8 !== null) {
				vErrors = addError(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: schema10.properties.exceptions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data8)) {
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate27(data8[i3], { instancePath: instancePath + "/exceptions/" + i3 })) {
					vErrors = concatErrors(vErrors, validate27.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
function validate30(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate26(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = concatErrors(vErrors, validate26.errors);
				errors = vErrors.length;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = concatErrors(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
const isDetectionSummary = validate32;
const schema13 = { "properties": { "deployment_slug": { "type": ["string", "null"] } } };
function validate32(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: schema13.properties.deployment_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data1 = data.code;
			const _errs5 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs6 = errors;
			if (!validate25(data1, { instancePath: instancePath + "/code" })) {
				vErrors = concatErrors(vErrors, validate25.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs7 = errors;
			if (data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/code", "#/properties/code/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs7 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = addError(vErrors, instancePath + "/code", "#/properties/code/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
		if (data.secrets !== void 0) {
			let data2 = data.secrets;
			const _errs10 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs11 = errors;
			if (!validate25(data2, { instancePath: instancePath + "/secrets" })) {
				vErrors = concatErrors(vErrors, validate25.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs11 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs12 = errors;
			if (data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/secrets", "#/properties/secrets/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid1 = _errs12 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = addError(vErrors, instancePath + "/secrets", "#/properties/secrets/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
const isErrorBody = validate35;
const schema14 = { "properties": {
	"error": { "type": ["string", "null"] },
	"message": { "type": ["string", "null"] },
	"detail": { "type": ["string", "null"] },
	"code": { "type": ["string", "null"] },
	"current_state_version": { "type": ["string", "null"] },
	"missing_companion": { "type": ["string", "null"] },
	"missing_references": {
		"type": ["array", "null"],
		"items": { "properties": {
			"kind": { "type": ["string", "null"] },
			"value": { "type": ["string", "null"] }
		} }
	},
	"validation_errors": { "type": ["array", "null"] }
} };
const schema15 = { "properties": {
	"message": { "type": ["string", "null"] },
	"policy_slug": { "type": ["string", "null"] },
	"context": { "type": ["object", "null"] }
} };
function validate36(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "code" }, "must have required property 'code'");
			errors++;
		}
		if (data.code !== void 0) {
			if (typeof data.code !== "string") {
				vErrors = addError(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: schema15.properties.message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.policy_slug !== void 0) {
			let data2 = data.policy_slug;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/policy_slug", "#/properties/policy_slug/type", "type", { type: schema15.properties.policy_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.context !== void 0) {
			let data3 = data.context;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/context", "#/properties/context/type", "type", { type: schema15.properties.context.type }, "must be object,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate35(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.error !== void 0) {
			let data0 = data.error;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/error", "#/properties/error/type", "type", { type: schema14.properties.error.type }, "must be string,null");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: schema14.properties.message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.detail !== void 0) {
			let data2 = data.detail;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/detail", "#/properties/detail/type", "type", { type: schema14.properties.detail.type }, "must be string,null");
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data3 = data.code;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: schema14.properties.code.type }, "must be string,null");
				errors++;
			}
		}
		if (data.current_state_version !== void 0) {
			let data4 = data.current_state_version;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/current_state_version", "#/properties/current_state_version/type", "type", { type: schema14.properties.current_state_version.type }, "must be string,null");
				errors++;
			}
		}
		if (data.missing_companion !== void 0) {
			let data5 = data.missing_companion;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/missing_companion", "#/properties/missing_companion/type", "type", { type: schema14.properties.missing_companion.type }, "must be string,null");
				errors++;
			}
		}
		if (data.missing_references !== void 0) {
			let data6 = data.missing_references;
			if (!Array.isArray(data6) && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/missing_references", "#/properties/missing_references/type", "type", { type: schema14.properties.missing_references.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (data7.kind !== void 0) {
							let data8 = data7.kind;
							if (typeof data8 !== "string" && data8 !== null) {
								vErrors = addError(vErrors, instancePath + "/missing_references/" + i0 + "/kind", "#/properties/missing_references/items/properties/kind/type", "type", { type: schema14.properties.missing_references.items.properties.kind.type }, "must be string,null");
								errors++;
							}
						}
						if (data7.value !== void 0) {
							let data9 = data7.value;
							if (typeof data9 !== "string" && data9 !== null) {
								vErrors = addError(vErrors, instancePath + "/missing_references/" + i0 + "/value", "#/properties/missing_references/items/properties/value/type", "type", { type: schema14.properties.missing_references.items.properties.value.type }, "must be string,null");
								errors++;
							}
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/missing_references/" + i0, "#/properties/missing_references/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
		if (data.validation_errors !== void 0) {
			let data10 = data.validation_errors;
			if (!Array.isArray(data10) && data10 !== null) {
				vErrors = addError(vErrors, instancePath + "/validation_errors", "#/properties/validation_errors/type", "type", { type: schema14.properties.validation_errors.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate36(data10[i1], { instancePath: instancePath + "/validation_errors/" + i1 })) {
					vErrors = concatErrors(vErrors, validate36.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate35.errors = vErrors;
	return errors === 0;
}
const isLegacyPolicyList = validate38;
const schema16 = { "properties": { "policies": { "type": ["array", "null"] } } };
const schema17 = { "properties": {
	"id": { "type": ["string", "null"] },
	"name": { "type": ["string", "null"] },
	"slug": { "type": ["string", "null"] },
	"productType": {
		"type": ["string", "null"],
		"enum": [
			"PRODUCT_TYPE_SAST",
			"PRODUCT_TYPE_SECRETS",
			null,
			""
		]
	},
	"isDefault": { "type": ["boolean", "null"] }
} };
function validate39(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema17.properties.id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema17.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data2 = data.slug;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema17.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.productType !== void 0) {
			let data3 = data.productType;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/productType", "#/properties/productType/type", "type", { type: schema17.properties.productType.type }, "must be string,null");
				errors++;
			}
			if (!(data3 === "PRODUCT_TYPE_SAST" || data3 === "PRODUCT_TYPE_SECRETS" || data3 === null || data3 === "")) {
				vErrors = addError(vErrors, instancePath + "/productType", "#/properties/productType/enum", "enum", { allowedValues: schema17.properties.productType.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.isDefault !== void 0) {
			let data4 = data.isDefault;
			if (typeof data4 !== "boolean" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/isDefault", "#/properties/isDefault/type", "type", { type: schema17.properties.isDefault.type }, "must be boolean,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate38(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies !== void 0) {
			let data0 = data.policies;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: schema16.properties.policies.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate39(data0[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = concatErrors(vErrors, validate39.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate38.errors = vErrors;
	return errors === 0;
}
const isPreviewAnswer = validate41;
const schema18 = { "properties": { "validation_errors": { "type": ["array", "null"] } } };
const schema19 = { "type": ["array", "null"] };
const schema20 = { "properties": {
	"before": { "type": ["object", "null"] },
	"after": { "type": ["object", "null"] }
} };
const schema21 = { "properties": { "key": { "properties": { "slug": { "type": ["string", "null"] } } } } };
const schema22 = {
	"type": ["object", "null"],
	"properties": {
		"name": { "type": ["string", "null"] },
		"slug": { "type": ["string", "null"] },
		"description": { "type": ["string", "null"] },
		"active": { "type": ["boolean", "null"] },
		"filters": { "type": ["object", "null"] },
		"actions": { "type": ["array", "null"] }
	}
};
function validate45(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema22.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema22.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema22.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema22.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.active !== void 0) {
			let data3 = data.active;
			if (typeof data3 !== "boolean" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/active", "#/properties/active/type", "type", { type: schema22.properties.active.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.filters !== void 0) {
			let data4 = data.filters;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/filters", "#/properties/filters/type", "type", { type: schema22.properties.filters.type }, "must be object,null");
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data5 = data.actions;
			if (!Array.isArray(data5) && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/actions", "#/properties/actions/type", "type", { type: schema22.properties.actions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						vErrors = addError(vErrors, instancePath + "/actions/" + i0, "#/properties/actions/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
	}
	validate45.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.slug !== void 0) {
					let data1 = data0.slug;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/slug", "#/properties/key/properties/slug/type", "type", { type: schema21.properties.key.properties.slug.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			if (!validate45(data.before, { instancePath: instancePath + "/before" })) {
				vErrors = concatErrors(vErrors, validate45.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate45(data.after, { instancePath: instancePath + "/after" })) {
				vErrors = concatErrors(vErrors, validate45.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const schema23 = { "properties": { "key": { "properties": {
	"product": { "type": ["string", "null"] },
	"scope_type": { "type": ["string", "null"] },
	"scope_target": { "type": ["string", "null"] },
	"rule": { "type": ["string", "null"] },
	"rule_type": { "type": ["string", "null"] }
} } } };
const schema24 = {
	"type": ["object", "null"],
	"properties": {
		"rulesets": { "type": ["array", "null"] },
		"rules": { "type": ["array", "null"] },
		"disabled": { "type": ["array", "null"] },
		"exception_type": { "type": ["string", "null"] }
	}
};
function validate50(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema24.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets !== void 0) {
			let data0 = data.rulesets;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: schema24.properties.rulesets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: schema24.properties.rules.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.disabled !== void 0) {
			let data4 = data.disabled;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: schema24.properties.disabled.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.exception_type !== void 0) {
			let data6 = data.exception_type;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/exception_type", "#/properties/exception_type/type", "type", { type: schema24.properties.exception_type.type }, "must be string,null");
				errors++;
			}
		}
	}
	validate50.errors = vErrors;
	return errors === 0;
}
function validate49(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.product !== void 0) {
					let data1 = data0.product;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/product", "#/properties/key/properties/product/type", "type", { type: schema23.properties.key.properties.product.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.scope_type !== void 0) {
					let data2 = data0.scope_type;
					if (typeof data2 !== "string" && data2 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/scope_type", "#/properties/key/properties/scope_type/type", "type", { type: schema23.properties.key.properties.scope_type.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.scope_target !== void 0) {
					let data3 = data0.scope_target;
					if (typeof data3 !== "string" && data3 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/scope_target", "#/properties/key/properties/scope_target/type", "type", { type: schema23.properties.key.properties.scope_target.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.rule !== void 0) {
					let data4 = data0.rule;
					if (typeof data4 !== "string" && data4 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/rule", "#/properties/key/properties/rule/type", "type", { type: schema23.properties.key.properties.rule.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.rule_type !== void 0) {
					let data5 = data0.rule_type;
					if (typeof data5 !== "string" && data5 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/rule_type", "#/properties/key/properties/rule_type/type", "type", { type: schema23.properties.key.properties.rule_type.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			if (!validate50(data.before, { instancePath: instancePath + "/before" })) {
				vErrors = concatErrors(vErrors, validate50.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate50(data.after, { instancePath: instancePath + "/after" })) {
				vErrors = concatErrors(vErrors, validate50.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate49.errors = vErrors;
	return errors === 0;
}
const func2 = require_ucs2length().default;
function validate43(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind !== void 0) {
			if ("RemediationPolicy" !== data.kind) {
				vErrors = pushError(vErrors, {});
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs5 = errors;
		if (!validate44(data, { instancePath })) {
			vErrors = concatErrors(vErrors, validate44.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		vErrors = addError(vErrors, instancePath, "#/allOf/0/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs7 = errors;
	let valid3 = true;
	const _errs8 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (!(data1 === "DetectionPolicy" || data1 === "DetectionPolicyException")) {
				vErrors = pushError(vErrors, {});
				errors++;
			}
		}
	}
	var _valid1 = _errs8 === errors;
	errors = _errs7;
	if (vErrors !== null) {
		if (_errs7) vErrors.length = _errs7;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs10 = errors;
		if (!validate49(data, { instancePath })) {
			vErrors = concatErrors(vErrors, validate49.errors);
			errors = vErrors.length;
		}
		var _valid1 = _errs10 === errors;
		valid3 = _valid1;
	}
	if (!valid3) {
		vErrors = addError(vErrors, instancePath, "#/allOf/1/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.kind !== void 0) {
			let data2 = data.kind;
			if (typeof data2 === "string") {
				if (func2(data2) < 1) {
					vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data3 = data.key;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
				vErrors = addError(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data4 = data.before;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/before", "#/properties/before/type", "type", { type: schema20.properties.before.type }, "must be object,null");
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data5 = data.after;
			if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/after", "#/properties/after/type", "type", { type: schema20.properties.after.type }, "must be object,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate43.errors = vErrors;
	return errors === 0;
}
function validate42(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!Array.isArray(data) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema19.type }, "must be array,null");
		errors++;
	}
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate43(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = concatErrors(vErrors, validate43.errors);
			errors = vErrors.length;
		}
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate41(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.creates !== void 0) {
			if (!validate42(data.creates, { instancePath: instancePath + "/creates" })) {
				vErrors = concatErrors(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.updates !== void 0) {
			if (!validate42(data.updates, { instancePath: instancePath + "/updates" })) {
				vErrors = concatErrors(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.deletes !== void 0) {
			if (!validate42(data.deletes, { instancePath: instancePath + "/deletes" })) {
				vErrors = concatErrors(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = concatErrors(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.validation_errors !== void 0) {
			let data4 = data.validation_errors;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/validation_errors", "#/properties/validation_errors/type", "type", { type: schema18.properties.validation_errors.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate36(data4[i0], { instancePath: instancePath + "/validation_errors/" + i0 })) {
					vErrors = concatErrors(vErrors, validate36.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate41.errors = vErrors;
	return errors === 0;
}
const isRemediationState = validate60;
const schema25 = { "properties": { "bundle": { "properties": {
	"deployment_slug": { "type": ["string", "null"] },
	"policies": { "type": ["array", "null"] }
} } } };
const schema26 = { "properties": {
	"name": { "type": ["string", "null"] },
	"description": { "type": ["string", "null"] },
	"active": { "type": ["boolean", "null"] },
	"filters": { "type": ["object", "null"] },
	"actions": { "type": ["array", "null"] }
} };
function validate61(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.slug === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
			errors++;
		}
		if (data.slug !== void 0) {
			let data0 = data.slug;
			if (typeof data0 === "string") {
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema26.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema26.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.active !== void 0) {
			let data3 = data.active;
			if (typeof data3 !== "boolean" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/active", "#/properties/active/type", "type", { type: schema26.properties.active.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.filters !== void 0) {
			let data4 = data.filters;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/filters", "#/properties/filters/type", "type", { type: schema26.properties.filters.type }, "must be object,null");
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data5 = data.actions;
			if (!Array.isArray(data5) && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/actions", "#/properties/actions/type", "type", { type: schema26.properties.actions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						vErrors = addError(vErrors, instancePath + "/actions/" + i0, "#/properties/actions/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
function validate60(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle !== void 0) {
			let data0 = data.bundle;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.deployment_slug !== void 0) {
					let data1 = data0.deployment_slug;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = addError(vErrors, instancePath + "/bundle/deployment_slug", "#/properties/bundle/properties/deployment_slug/type", "type", { type: schema25.properties.bundle.properties.deployment_slug.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.policies !== void 0) {
					let data2 = data0.policies;
					if (!Array.isArray(data2) && data2 !== null) {
						vErrors = addError(vErrors, instancePath + "/bundle/policies", "#/properties/bundle/properties/policies/type", "type", { type: schema25.properties.bundle.properties.policies.type }, "must be array,null");
						errors++;
					}
					if (Array.isArray(data2)) {
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate61(data2[i0], { instancePath: instancePath + "/bundle/policies/" + i0 })) {
							vErrors = concatErrors(vErrors, validate61.errors);
							errors = vErrors.length;
						}
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/bundle", "#/properties/bundle/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = concatErrors(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate60.errors = vErrors;
	return errors === 0;
}
const isVocabulary = validate64;
const schema27 = { "properties": {
	"condition_types": { "type": ["array", "null"] },
	"action_types": { "type": ["array", "null"] },
	"value_enums": { "type": ["array", "null"] }
} };
const schema28 = { "properties": {
	"description": { "type": ["string", "null"] },
	"requires": { "type": ["array", "null"] }
} };
function validate65(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema28.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.requires !== void 0) {
			let data2 = data.requires;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/requires", "#/properties/requires/type", "type", { type: schema28.properties.requires.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/requires/" + i0, "#/properties/requires/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate65.errors = vErrors;
	return errors === 0;
}
const schema29 = { "properties": { "values": { "type": ["array", "null"] } } };
function validate68(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: schema29.properties.values.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate68.errors = vErrors;
	return errors === 0;
}
const schema30 = { "properties": {
	"rulesets_accepted": { "type": ["boolean", "null"] },
	"exception_types": { "type": ["array", "null"] },
	"rule_types": { "type": ["array", "null"] }
} };
function validate70(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets_accepted !== void 0) {
			let data0 = data.rulesets_accepted;
			if (typeof data0 !== "boolean" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/rulesets_accepted", "#/properties/rulesets_accepted/type", "type", { type: schema30.properties.rulesets_accepted.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.exception_types !== void 0) {
			let data1 = data.exception_types;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/exception_types", "#/properties/exception_types/type", "type", { type: schema30.properties.exception_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/exception_types/" + i0, "#/properties/exception_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rule_types !== void 0) {
			let data3 = data.rule_types;
			if (!Array.isArray(data3) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/rule_types", "#/properties/rule_types/type", "type", { type: schema30.properties.rule_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rule_types/" + i1, "#/properties/rule_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate70.errors = vErrors;
	return errors === 0;
}
function validate64(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.condition_types !== void 0) {
			let data0 = data.condition_types;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/condition_types", "#/properties/condition_types/type", "type", { type: schema27.properties.condition_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate65(data0[i0], { instancePath: instancePath + "/condition_types/" + i0 })) {
					vErrors = concatErrors(vErrors, validate65.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.action_types !== void 0) {
			let data2 = data.action_types;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/action_types", "#/properties/action_types/type", "type", { type: schema27.properties.action_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate65(data2[i1], { instancePath: instancePath + "/action_types/" + i1 })) {
					vErrors = concatErrors(vErrors, validate65.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.value_enums !== void 0) {
			let data4 = data.value_enums;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/value_enums", "#/properties/value_enums/type", "type", { type: schema27.properties.value_enums.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate68(data4[i2], { instancePath: instancePath + "/value_enums/" + i2 })) {
					vErrors = concatErrors(vErrors, validate68.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.detection_constraints !== void 0) {
			let data6 = data.detection_constraints;
			const _errs12 = errors;
			let valid7 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate70(data6, { instancePath: instancePath + "/detection_constraints" })) {
				vErrors = concatErrors(vErrors, validate70.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid7 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/detection_constraints", "#/properties/detection_constraints/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid7) {
				valid7 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid7 = true;
				passing0 = 1;
			}
			if (!valid7) {
				vErrors = addError(vErrors, instancePath + "/detection_constraints", "#/properties/detection_constraints/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function addError(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return pushError(all, error);
}
function pushError(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function concatErrors(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/platform/answers.ts
var InvalidResponse = class extends Error {
	name = "InvalidResponse";
	fix;
	kind;
	constructor(message, fix = newerApiFix, kind = "unusable") {
		super(message);
		this.fix = fix;
		this.kind = kind;
	}
};
const newerApiFix = "The platform may have a newer API. Update ifmatch, or report this answer with the request id.";
function readJson({ headers, body }, redact) {
	const type = headers["content-type"] ?? "";
	if (body.length === 0) throw new InvalidResponse("with an empty body", notTheApiFix);
	const text = new TextDecoder().decode(body);
	const quote = () => {
		const quoted = excerptOfBody(redact(text));
		return quoted === "" ? "" : `, "${quoted}"`;
	};
	if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type.trim())) throw new InvalidResponse(`with ${excerpt(type.split(";")[0] ?? "") || "no content type"} instead of JSON${quote()}`, notTheApiFix);
	if (!isUtf8(body)) throw new InvalidResponse("with bytes that are not UTF-8 instead of JSON", notTheApiFix);
	try {
		return parseJson(text);
	} catch (error) {
		throw new InvalidResponse(`with JSON that cannot be used: ${error.message}${quote()}`);
	}
}
const notTheApiFix = "Check that the address is the API of the platform, and not a login page or a proxy.";
const maxDepth = 64;
function parseJson(text) {
	const value = parse(text);
	if (countFields(value, maxDepth) !== countFieldNames(text)) throw new SyntaxError("a name occurs twice in one object");
	return value;
}
function tryJson(text) {
	try {
		return parseJson(text);
	} catch {
		return;
	}
}
function parse(text) {
	try {
		return /[0-9]{16}/.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
	} catch {
		throw new SyntaxError("it is not JSON, or it was cut off");
	}
}
function keepDigits(_key, value, context) {
	if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
	return /^-?[0-9]+$/.test(context?.source ?? "") ? context?.source : value;
}
function countFieldNames(text) {
	const colon = /\s*:/y;
	let count = 0;
	for (let start = text.indexOf("\""); start >= 0; start = text.indexOf("\"", colon.lastIndex)) {
		const end = findEndOfString(text, start);
		colon.lastIndex = end;
		if (colon.test(text)) count++;
		else colon.lastIndex = end;
	}
	return count;
}
function findEndOfString(text, start) {
	let end = start;
	let backslashes;
	do {
		end = text.indexOf("\"", end + 1);
		backslashes = 0;
		while (text[end - 1 - backslashes] === "\\") backslashes++;
	} while (backslashes % 2 === 1);
	return end + 1;
}
function countFields(value, levels) {
	if (typeof value !== "object" || value === null) return 0;
	if (levels === 0) throw new SyntaxError(`it is nested over ${String(maxDepth)} levels deep`);
	const inner = Object.values(value);
	let count = Array.isArray(value) ? 0 : inner.length;
	for (const item of inner) count += countFields(item, levels - 1);
	return count;
}
const textOrNull = (value) => typeof value === "string" && value !== "" ? value : null;
function excerpt(text) {
	const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	return line.length <= 300 ? line : `${line.slice(0, 300).replace(/[\uD800-\uDBFF]$/, "")} …`;
}
function excerptOfBody(text) {
	if (!/^\s*</.test(text)) return excerpt(text);
	const [, title = ""] = /<title>([^<]{1,300})/i.exec(text) ?? [];
	return excerpt(title);
}
const loadedGuards = { ...answers_exports };
async function loadGuard(id) {
	const name = `is${operations[id].answer}`;
	const otherGuards = async () => ({ ...await import("./chunks/web-api-answers.mjs") });
	const guard = loadedGuards[name] ?? (await otherGuards())[name];
	if (guard === void 0) throw new Error(`there is no guard ${name}`);
	return guard;
}
function checkResponseShape(value, guard) {
	if (guard(value)) return value;
	const errorTexts = (guard.errors ?? []).filter(({ keyword }) => keyword !== "if").map(({ instancePath, message }) => `${instancePath || "it"} ${message ?? "is wrong"}`);
	const more = errorTexts.length > 3 ? ` and ${String(errorTexts.length - 3)} more` : "";
	throw new InvalidResponse(`in a shape that is not understood: ${excerpt(errorTexts.slice(0, 3).join("; "))}${more}`);
}
const maxVersionLength = 1e3;
function whyUnsendable(version) {
	if (version === "") return "it is empty";
	if (version === "*") return "it is *, which would match any state";
	if (version.length > maxVersionLength) return `it has ${String(version.length)} characters, over ${String(maxVersionLength)}`;
	return /^[\x21-\x7e]+$/.test(version) ? null : "it has white space or characters outside ASCII";
}
function toIfMatch(version) {
	const reason = whyUnsendable(version);
	if (reason === null) return version;
	throw new PlatformError(`The state version cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
		fix: "Preview again.",
		unsent: true
	});
}
// src/util/text.ts
const pluralize = (count, singular, plural = `${singular}s`) => `${count} ${count === 1 ? singular : plural}`;
// src/platform/clock.ts
const systemClock = {
	now: () => Date.now(),
	random: () => Math.random(),
	async sleep(milliseconds, signal) {
		const { setTimeout: sleep } = await import("node:timers/promises");
		await sleep(milliseconds, void 0, signal && { signal }).catch(() => {});
	},
	timer(milliseconds, fire) {
		const timer = setTimeout(fire, milliseconds).unref();
		return () => clearTimeout(timer);
	}
};
// src/platform/assumptions.ts
const missingOperationStatuses = [
	404,
	405,
	501
];
const retryStatuses = [
	429,
	502,
	503,
	504
];
const unprocessedStatuses = [429];
const maybeProcessedStatuses = [408, 499];
const errorTextFields = [
	"error",
	"message",
	"detail"
];
const requestIdHeaders = [
	"x-request-id",
	"request-id",
	"x-correlation-id",
	"x-amzn-requestid",
	"x-amzn-trace-id",
	"cf-ray",
	"x-trace-id"
];
// src/platform/http.ts
const gunzip$1 = promisify(gunzip);
const neverAborted = new AbortController().signal;
const maxBodySize = 10485760;
async function sendOnce(transport, { method, origin, path, headers: requestHeaders, body }, timeout, stop = neverAborted, { timer } = systemClock) {
	const timedOut = new AbortController();
	const cancel = timer(Math.max(1, Math.ceil(timeout)), () => timedOut.abort());
	const signal = AbortSignal.any([timedOut.signal, stop]);
	try {
		const options = {
			method,
			origin,
			path,
			headers: requestHeaders,
			body,
			signal,
			headersTimeout: 0,
			bodyTimeout: 0
		};
		const response = await transport.request(options);
		const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), [value ?? ""].flat().join(", ")]));
		return {
			status: response.statusCode,
			headers,
			body: await readBody(response, headers["content-encoding"] ?? "")
		};
	} catch (error) {
		if (error instanceof UnusableBody) return {
			failure: error.failure,
			detail: error.message
		};
		if (stop.aborted) return {
			failure: "interrupted",
			detail: "the program is stopping"
		};
		if (timedOut.signal.aborted) return {
			failure: "timeout",
			detail: `${String(Math.ceil(timeout / 1e3))} s were allowed`
		};
		return toFailure(error);
	} finally {
		cancel();
	}
}
const isRedirect = (status) => status >= 300 && status < 400;
var UnusableBody = class extends Error {
	failure;
	constructor(failure, message) {
		super(message);
		this.failure = failure;
	}
};
const tooLarge = () => new UnusableBody("too-large", `it has over ${String(maxBodySize)} bytes`);
async function readBody({ statusCode, body }, encoding) {
	if (isRedirect(statusCode)) {
		body.on("error", () => {}).destroy();
		return Buffer.alloc(0);
	}
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > maxBodySize) throw tooLarge();
		chunks.push(chunk);
	}
	const compressed = Buffer.concat(chunks);
	if (size === 0 || /^(?:identity)?$/i.test(encoding)) return compressed;
	if (!/^gzip$/i.test(encoding)) throw new UnusableBody("undecodable", "it is packed in a way that was not asked for");
	try {
		return await gunzip$1(compressed, { maxOutputLength: maxBodySize });
	} catch (error) {
		if (error.code === "ERR_BUFFER_TOO_LARGE") throw tooLarge();
		throw new UnusableBody("undecodable", "it cannot be unpacked, or it was cut off");
	}
}
function requestIdOf(headers) {
	const id = requestIdHeaders.map((name) => headers[name] ?? "").find((value) => value !== "")?.replaceAll(/[^\x21-\x7e]/g, "").slice(0, 200) ?? "";
	return id === "" ? null : id;
}
const checkProxies = "Retry. If it persists, check the proxies and gateways in between.";
const checkAddress = [
	"Check the address (IFMATCH_BASE_URL or ",
	{ option: "base-url" },
	"), the network, and HTTPS_PROXY and NO_PROXY."
];
const failures = {
	"no-server": {
		message: "it cannot be reached",
		fix: checkAddress,
		processed: "no",
		isRetried: true
	},
	unreachable: {
		message: "it cannot be reached",
		fix: checkAddress,
		processed: "no",
		isRetried: true
	},
	untrusted: {
		message: "its certificate is not trusted",
		fix: "If your company has its own certificate authority, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be disabled.",
		processed: "no",
		isRetried: false
	},
	proxy: {
		message: "the proxy does not let us through to it",
		fix: "Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY.",
		processed: "no",
		isRetried: true
	},
	cancelled: {
		message: "it was not asked any more",
		fix: "Run again.",
		processed: "no",
		isRetried: false
	},
	interrupted: {
		message: "the connection broke before the answer was complete",
		fix: checkProxies,
		processed: "unknown",
		isRetried: true
	},
	timeout: {
		message: "no complete answer came in time",
		fix: checkProxies,
		processed: "unknown",
		isRetried: true
	},
	"too-large": {
		message: "the answer is too large",
		fix: "Request smaller pages if the operation has them. Otherwise check that the address is the API of the platform.",
		processed: "unknown",
		isRetried: false
	},
	undecodable: {
		message: "the answer cannot be decoded",
		fix: "Check the address, its port, and that HTTP/1.1 is spoken there; http:// works for localhost, 127.0.0.1 and [::1] only. Check the proxies and gateways in between.",
		processed: "unknown",
		isRetried: false
	}
};
function toFailure(error) {
	const causes = causesOf(error);
	return {
		failure: causes.map(classifyCause).find((known) => known !== null) ?? "interrupted",
		detail: causes.map(describeCause).join("; ")
	};
}
function causesOf(error) {
	if (error instanceof AggregateError) return error.errors.flatMap(causesOf);
	return [error instanceof Error ? error : new Error(String(error))];
}
function describeCause({ code = "", message }) {
	const reason = /^\w+:error:\w+:[^:]*:[^:]*:([^:]+):/.exec(message)?.[1] ?? message;
	return code === "" || reason.includes(code) ? reason : `${reason} (${code})`;
}
function classifyCause({ name, code = "", message, syscall = "" }) {
	if (/^(?:connect$|getaddrinfo)/.test(syscall) || code === "UND_ERR_CONNECT_TIMEOUT") return /^(?:ECONNREFUSED|ENOTFOUND)$/.test(code) ? "no-server" : "unreachable";
	if (code.startsWith("UND_ERR_PRX") || message.startsWith("Proxy response (")) return "proxy";
	if (certificateCodes.test(code)) return "untrusted";
	if (name === "HTTPParserError") return message.includes("EOF") ? "interrupted" : "undecodable";
	return /^(?:UND_ERR_HEADERS_OVERFLOW|EPROTO)$|^ERR_SSL/.test(code) ? "undecodable" : null;
}
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_|CRL|INVALID_PURPOSE|INVALID_CA|HOSTNAME_MISMATCH/;
async function send(context, request) {
	const { clock, deadlines, slots, giveUp, stopRetrying } = context;
	let response = {
		failure: "cancelled",
		detail: "the program is stopping"
	};
	if (giveUp.aborted) return response;
	const transport = await context.open();
	let deadline = clock.now() + deadlines.call;
	for (let attempt = 1;; attempt += 1) {
		const queued = clock.now();
		await slots.acquire();
		const start = clock.now();
		deadline += start - queued;
		try {
			if ((attempt === 1 ? giveUp : stopRetrying).aborted) return response;
			response = await sendOnce(transport, request, Math.min(deadlines.attempt, deadline - start), giveUp, clock);
		} finally {
			slots.release();
		}
		context.log(logLine(request, response, clock.now() - start));
		const wait = retryDelay(context, request, attempt, response);
		if (wait === null || clock.now() + wait >= deadline) return response;
		context.log(`waiting ${seconds(wait)}, then attempt ${String(attempt + 1)}`);
		const why = "failure" in response ? failures[response.failure].message : `HTTP ${String(response.status)}`;
		context.progress?.(`${request.origin}: ${why}; trying again (attempt ${String(attempt + 1)})`);
		await clock.sleep(wait, stopRetrying);
		if (stopRetrying.aborted) return response;
	}
}
const firstBackoff = 1e3;
const maxWait = 12e4;
function retryDelay(context, { writes }, attempt, response) {
	const { clock, stopRetrying, retries = 4 } = context;
	if (stopRetrying.aborted || attempt > Math.min(retries, 4)) return null;
	if ("failure" in response) return retryDelayAfterFailure(response.failure, attempt, writes, clock);
	if (!(writes ? unprocessedStatuses : retryStatuses).includes(response.status)) return null;
	const requested = retryAfter(response.headers, clock.now());
	if (requested === null) return backoff(clock, attempt);
	return requested > maxWait ? null : Math.round(Math.min(requested + clock.random() * 1e3, maxWait));
}
function retryDelayAfterFailure(failure, attempt, writes, clock) {
	const { isRetried, processed } = failures[failure];
	if (!isRetried || writes && processed !== "no") return null;
	if (failure !== "no-server") return backoff(clock, attempt);
	return attempt > 2 ? null : Math.round(clock.random() * firstBackoff);
}
const backoff = (clock, attempt) => Math.round(clock.random() * firstBackoff * 2 ** (attempt - 1));
function logLine({ method, path }, response, duration) {
	if ("failure" in response) return `${method} ${path} failed after ${seconds(duration)}: ${failures[response.failure].message}`;
	const id = requestIdOf(response.headers);
	return `${method} ${path} ${String(response.status)} in ${seconds(duration)}${id === null ? "" : `, request ${id}`}`;
}
const seconds = (milliseconds) => milliseconds < 1e3 ? `${String(Math.round(milliseconds))} ms` : `${(milliseconds / 1e3).toFixed(1)} s`;
function retryAfter(headers, now) {
	const text = headers["retry-after"]?.trim() ?? "";
	if (/^[0-9]+$/.test(text)) return Number(text) * 1e3;
	if (!text.endsWith("GMT")) return null;
	const until = Date.parse(text);
	return Number.isNaN(until) ? null : Math.max(0, until - (Date.parse(headers["date"] ?? "") || now));
}
// src/platform/network.ts
function parseAddress(text) {
	const problem = addressProblems.find(({ pattern }) => pattern.test(text))?.message;
	if (problem !== void 0) return refuseAddress(problem);
	if (!URL.canParse(text)) return refuseAddress("is not an address");
	const url = new URL(text);
	const expected = text.replace(/^[^/]*\/\/[^/]*/, (origin) => origin.toLowerCase());
	if (url.href !== expected && url.href !== `${expected}/`) return refuseAddress(`is not written plainly: it means ${url.href}`);
	if (/\/\/|\.\./.test(url.pathname + url.hostname) || url.hostname.startsWith(".")) return refuseAddress("has a host or a path that cannot be");
	if (url.protocol === "http:" && !isLoopback(url)) return refuseAddress("must begin with https://, since anybody on the way could read the token");
	const [, prefix] = /^(.*)\/api\/(?:v\d+|policies)(?:\/.*)?$/.exec(pathPrefixOf(url)) ?? [];
	if (prefix !== void 0) throw new PlatformError(`The address of the platform ends in the path ${pathPrefixOf(url).slice(prefix.length)}, which ifmatch adds itself.`, { fix: `Set the address to ${url.origin}${prefix}.` });
	return url;
}
const addressProblems = [
	{
		pattern: /^$/,
		message: "is empty"
	},
	{
		pattern: /[^\x21-\x7e]/,
		message: "has white space in it, or characters that are not ASCII"
	},
	{
		pattern: /^(?!https?:\/\/)/i,
		message: "must begin with https://"
	},
	{
		pattern: /^https?:\/\/[^/?#]*@/i,
		message: "has a user name or a password in it"
	},
	{
		pattern: /[?#]/,
		message: "has a query or a fragment"
	}
];
function refuseAddress(message) {
	throw new PlatformError(`The address of the platform ${message}.`, { fix: "Use a URL such as https://platform.example or, with a path prefix, https://gateway.example/appsec. http:// works for localhost, 127.0.0.1 and [::1] only." });
}
const pathPrefixOf = ({ pathname }) => pathname.replace(/\/$/, "");
const isLoopback = ({ hostname }) => hostname === "localhost" || hostname === "[::1]" || /^127(\.[0-9]{1,3}){3}$/.test(hostname);
function redirectTarget({ status, headers: { location = "" } }, base) {
	if (!isRedirect(status) || !URL.canParse(location, base)) return null;
	const { host, protocol, origin, pathname } = new URL(location, base);
	return host === "" ? protocol : origin + pathname;
}
// src/platform/response-errors.ts
const describeOperation = ({ id, deploymentSlug: about }) => `${operations[id].summary}${about === void 0 ? "" : ` (${about})`}`;
function refusalError(operation, response, { value, raw }) {
	const { status } = response;
	const body = isObject(value) ? value : {};
	const text = excerptOfBody(errorTextFields.map((field) => textOrNull(body[field])).find(Boolean) ?? raw);
	const code = readCode(body);
	const isPage = value === void 0 && isWebPage(raw);
	const isNotFromApi = isPage || isBlocked(response, value, raw);
	const answer = [
		String(status),
		...code === null ? [] : [code],
		...isPage ? ["with a web page"] : []
	].join(" ");
	return new PlatformError(`${describeOperation(operation)}: the platform answered ${answer}${quoteMessage(text)}.`, {
		status,
		code,
		text,
		body,
		requestId: requestIdOf(response.headers),
		fix: isNotFromApi ? notFromApiFix : fixForRefusal(operation, response, code),
		processed: isCertainlyUnprocessed(status) ? "no" : "unknown",
		unprocessed: isKnownCode(code) || unprocessedStatuses.includes(status)
	});
}
const readCode = (body) => /^[\w.:/-]{1,100}$/.exec(textOrNull(body["code"]) ?? "")?.[0] ?? null;
const fixForRefusal = (operation, { status, headers }, code) => fixForWait(retryAfter(headers, operation.now), operation.now) ?? fixForCodeOrStatus(status, code, operation);
const isCertainlyUnprocessed = (status) => status >= 400 && status < 500 && !maybeProcessedStatuses.includes(status);
const quoteMessage = (text) => text === "" ? "" : `, "${text}"`;
const isWebPage = (text) => /^\s*(?:<!doctype html|<html)/i.test(text);
const isBlocked = ({ status, headers }, value, raw) => headers["cf-mitigated"] !== void 0 || status === 403 && value === void 0 && raw.trim() !== "";
const notFromApiFix = "This is not the answer of the API, so it says nothing about the token. Check the address, and whether a firewall, a bot check or a proxy in between stops programs.";
function fixForWait(wait, now) {
	if (wait === null || wait === 0) return null;
	const until = new Date(Math.ceil((now + wait) / 1e3) * 1e3).toISOString();
	const date = wait < day ? "" : ` on ${until.slice(0, 10)}`;
	return `The platform asks not to be called before ${until.slice(11, 19)} UTC${date} (in ${formatWait(wait)}). Retry then.`;
}
const day = 864e5;
const formatWait = (wait) => wait < 12e4 ? pluralize(Math.ceil(wait / 1e3), "second") : pluralize(Math.ceil(wait / 6e4), "minute");
function redirectError(operation, response, url) {
	const { status } = response;
	const target = redirectTarget(response, url);
	const where = target === null ? "without saying where" : `to ${target}`;
	return new PlatformError(`${describeOperation(operation)}: the platform answered ${String(status)}, a redirect ${where}. It was not followed.`, {
		status,
		requestId: requestIdOf(response.headers),
		processed: "unknown",
		fix: redirectFix
	});
}
const redirectFix = "Set the address of the API itself. ifmatch sends the token only to the address that you set.";
const noListFix = "Check the address, and that the token has the Web API permission. If the platform has no list of deployments, set the id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.";
function failureError(operation, { failure, detail }) {
	const { message, fix, processed } = failures[failure];
	return new PlatformError(`${describeOperation(operation)}: no answer of ${operation.address.origin}, ${message} (${detail}).`, {
		fix,
		processed,
		unsent: processed === "no"
	});
}
function invalidResponseError(operation, { status, headers }, { cause, message }) {
	return new PlatformError(`${describeOperation(operation)}: the platform answered ${String(status)} ${message}.`, {
		status,
		requestId: requestIdOf(headers),
		fix: cause.fix,
		partial: cause.kind === "truncated",
		processed: cause.kind === "contradiction" ? "contradicted" : "unknown"
	});
}
const pagingError = (operation, message) => new PlatformError(`${describeOperation(operation)}: ${message}.`, { fix: "The list is incomplete. Report this to the operator of the platform." });
function maybeProcessedError(error) {
	const check = "It was not sent again. Check the platform before you retry.";
	const fix = error.fix === null ? check : [`${check} `, ...[error.fix].flat()];
	return error.with(`${error.message} It may have been processed all the same.`, fix);
}
const previewAgainFix = "The platform changed since the preview. Preview again and review what is new.";
const ifMatchRemovedFix = "The If-Match header did not arrive. A proxy or gateway in between removes it.";
const fixesByCode = new Map([
	["UNKNOWN_REFERENCE", "Create on the platform what it names, or fix the files."],
	["MISSING_DEPENDENT_ACTION", "Add the action that is missing to the same policy."],
	["UNSUPPORTED_ACTION_TYPE", "Use an action type that the platform knows."],
	["INVALID_CONDITION_VALUE", "Use a value that the platform knows for this condition type."],
	["RESERVED_SLUG", "The platform reserves this slug. Choose another one."],
	["DEPLOYMENT_NOT_MIGRATED", "The deployment still has legacy policies. Migrate it to the unified policies first."],
	["PRODUCT_NOT_ENABLED", "The product is not enabled for this deployment. Enable it, or remove its detection file."],
	["STATE_VERSION_MISMATCH", previewAgainFix],
	["DEPLOYMENT_MIGRATED", "The deployment has the unified policies now. Use a command of the v2 policies API."],
	["IF_MATCH_REQUIRED", ifMatchRemovedFix]
]);
const retryLaterFix = "Retry later. If it persists, ask the operator of the platform, with the request id.";
const wrongAddressFix = "Check that the address is the API of the platform.";
const noOperationFix = `The platform does not have this operation. ${wrongAddressFix}`;
const fixesByStatus = new Map([
	[400, "Fix what the platform names."],
	[403, "Check that the token belongs to this deployment and has the Web API permission."],
	[404, "Check the address, the slugs and ids that were given, and that the token has the Web API permission: a token without it gets this answer."],
	[405, noOperationFix],
	[407, "Check HTTPS_PROXY: the proxy requires a user name and a password."],
	[408, retryLaterFix],
	[409, "It conflicts with the state of the platform. Read the message."],
	[410, "The operation no longer exists. Update ifmatch."],
	[412, previewAgainFix],
	[413, "The request exceeds the limit of the platform or of a gateway."],
	[422, "Fix what the platform names."],
	[428, ifMatchRemovedFix],
	[429, "Rate limit reached. Wait, then retry."],
	[501, noOperationFix]
]);
const isKnownCode = (code) => code !== null && fixesByCode.has(code);
const isMissingOperation = ({ status, code }) => missingOperationStatuses.includes(status) && !isKnownCode(code);
function fixForCodeOrStatus(status, code, operation) {
	const { id, credential, address } = operation;
	if (id === "listDeployments" && isMissingOperation({
		status,
		code
	})) return pathHint(address) + noListFix;
	const known = fixesByCode.get(code ?? "");
	if (known !== void 0) return known;
	if (status === 401 && credential !== null) {
		const where = credential.scheme === "Jwt" ? "" : " Tokens are in Settings > Tokens of the platform.";
		return `Check ${credential.token.name}: the token is wrong, expired or revoked.${where}`;
	}
	const general = fixesByStatus.get(status) ?? (status >= 500 ? retryLaterFix : wrongAddressFix);
	return status === 404 ? pathHint(address) + general : general;
}
const pathHint = (address) => pathPrefixOf(address) === "" ? "" : `Remove the path ${pathPrefixOf(address)} from the address, unless the API is below it. `;
// src/platform/token.ts
const redacted = "[redacted]";
var Token = class {
	name;
	#secret;
	constructor(text, name = "IFMATCH_API_TOKEN") {
		const secret = text.replace(/\r?\n$/, "");
		if (secret === "") throw new PlatformError(`${name} is empty.`, { fix: tokenFix });
		if (!/^[\x21-\x7e]+$/.test(secret)) throw new PlatformError(`${name} has white space in it, or characters that are not ASCII.`, { fix: tokenFix });
		this.name = name;
		this.#secret = secret;
	}
	authorization() {
		return `Bearer ${this.#secret}`;
	}
	encodedForms() {
		return encodedFormsOf(this.#secret);
	}
	toString() {
		return redacted;
	}
	toJSON() {
		return redacted;
	}
};
const tokenFix = "Copy the token again, without quotes or spaces around it. Tokens are in Settings > Tokens of the platform.";
const tokenNames = {
	WebToken: "an API token (IFMATCH_API_TOKEN, or the option token)",
	Jwt: "a user's JSON Web Token (IFMATCH_USER_JWT, or the option userToken)"
};
function credentialFor(id, { token, userToken }) {
	const { security, summary } = operations[id];
	if (security.length === 0) return null;
	if (token !== null && security.includes("WebToken")) return {
		scheme: "WebToken",
		token
	};
	if (userToken !== null && security.includes("Jwt")) return {
		scheme: "Jwt",
		token: userToken
	};
	throw new UsageError(`${summary} (${id}) needs ${security.map((scheme) => tokenNames[scheme]).join(" or ")}. Nothing was sent.`);
}
const secretFields = { createNotificationWebhook: ["webhookSecret"] };
function redactorFor({ token, userToken }, id = null, body = null) {
	const secret = Object.entries(body ?? {}).flatMap(([name, value]) => id !== null && secretFields[id]?.includes(name) === true ? encodedFormsOf(String(value)) : []);
	return redactor([
		...token?.encodedForms() ?? [],
		...userToken?.encodedForms() ?? [],
		...secret
	]);
}
function redactor(secrets) {
	const forms = [...new Set(secrets)].toSorted((a, b) => b.length - a.length);
	const shortestForm = forms.at(-1)?.length ?? Infinity;
	const redact = (text) => text.length < shortestForm ? text : forms.reduce((clean, form) => clean.replaceAll(form, redacted), text);
	const redactValue = (value) => {
		if (typeof value === "string") return redact(value);
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map(redactValue);
		return Object.fromEntries(Object.entries(value).map(([name, item]) => [redact(name), redactValue(item)]));
	};
	return redactValue;
}
const minFormLength = 4;
function encodedFormsOf(secret) {
	const url = encodeURIComponent(secret.toWellFormed());
	const lowerUrl = url.replaceAll(/%../g, (code) => code.toLowerCase());
	const json = JSON.stringify(secret).slice(1, -1);
	const slashes = json.replaceAll("/", String.raw`\/`);
	const base64 = [
		0,
		1,
		2
	].flatMap((shift) => base64Fragments(secret, shift));
	return [...[
		secret,
		url,
		lowerUrl,
		json,
		slashes
	].filter(({ length }) => length >= minFormLength), ...base64.filter(({ length }) => length >= 8)];
}
function base64Fragments(secret, shift) {
	const bytes = Buffer.from("\0".repeat(shift) + secret);
	const whole = bytes.toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor(bytes.length * 8 / 6));
	return [whole, whole.replaceAll("+", "-").replaceAll("/", "_")];
}
// src/platform/call.ts
const defaultDeadlines = {
	attempt: 6e4,
	call: 3e5
};
function createCall(context, address, credentials, cache) {
	return async (id, args, convert) => {
		const credential = credentialFor(id, credentials);
		const redact = redactorFor(credentials, id, args.body);
		const path = args.path ?? {};
		const request = toRequest(id, args, address, credential?.token.authorization());
		const [hasShape, result] = await Promise.all([loadGuard(id), sendCached(id, path.deploymentId, request, context, cache)]);
		const operation = {
			id,
			deploymentSlug: args.slugInErrors ?? path.deploymentSlug,
			credential,
			address,
			now: context.clock.now()
		};
		if ("failure" in result) throw failureError(operation, {
			...result,
			detail: redact(result.detail)
		});
		const response = {
			...result,
			headers: redact(result.headers)
		};
		if (isRedirect(response.status)) throw redirectError(operation, response, request.origin + request.path);
		if (response.status !== 200) {
			const text = new TextDecoder().decode(response.body);
			throw refusalError(operation, response, {
				value: redact(tryJson(text)),
				raw: redact(text)
			});
		}
		try {
			return convert(checkResponseShape(redact(readJson(response, redact)), hasShape), response.headers);
		} catch (error) {
			if (!(error instanceof InvalidResponse)) throw error;
			throw invalidResponseError(operation, response, {
				cause: error,
				message: redact(error.message)
			});
		}
	};
}
function sendCached(id, deployment = null, request, context, cache) {
	if (cache === void 0) return send(context, request);
	const { responses, writtenDeployments } = cache;
	if (request.writes) {
		writtenDeployments.add(deployment);
		for (const [key, cached] of responses) if (cached.deployment === deployment) responses.delete(key);
	}
	if (operations[id].paging !== null || writtenDeployments.has(deployment)) return send(context, request);
	const key = JSON.stringify(request);
	const cached = responses.get(key);
	if (cached !== void 0) return cached.response;
	const response = send(context, request);
	responses.set(key, {
		deployment,
		response
	});
	const removeFromCache = () => responses.delete(key);
	response.then((result) => "status" in result && result.status < 400 ? null : removeFromCache(), removeFromCache);
	return response;
}
function toRequest(id, { path = {}, query = {}, body = null, ifMatch }, address, authorization) {
	const { method, writes } = operations[id];
	const search = encodeQuery(query);
	return {
		method,
		writes,
		origin: address.origin,
		path: `${pathPrefixOf(address)}${fillPath(id, path)}${search === "" ? "" : `?${search}`}`,
		headers: {
			accept: "application/json",
			"accept-encoding": "gzip",
			"user-agent": "ifmatch",
			...authorization === void 0 ? {} : { authorization },
			...body === null ? {} : { "content-type": "application/json" },
			...ifMatch === void 0 ? {} : { "if-match": toIfMatch(ifMatch) }
		},
		body: body === null ? null : JSON.stringify(body)
	};
}
function fillPath(id, values) {
	const parameters = operations[id].parameters;
	return operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name) => {
		const value = values[name] ?? "";
		const { enum: allowed = [value], pattern = "" } = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
		if (allowed.includes(value) && new RegExp(pattern, "u").test(value) && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
		throw new PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
			fix: `Correct it in the config, in the plan file or on the command line.${name === "deploymentId" ? " The id of a deployment has 1 to 19 digits." : ""}`,
			unsent: true
		});
	});
}
function encodeQuery(query) {
	const pairs = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) for (const item of [value ?? []].flat().map(String)) pairs.append(name, item);
	return pairs.toString();
}
// src/platform/web-api.ts
async function callWebOperation(call, id, args) {
	try {
		return await call(id, repeatPath(id, args), (answer) => answer);
	} catch (error) {
		throw error instanceof PlatformError && operations[id].writes && error.processed !== "no" ? maybeProcessedError(error) : error;
	}
}
function repeatPath(id, args) {
	if (!args.body) return args;
	const values = args.path ?? {};
	const body = { ...args.body };
	for (const { path, kind } of requests[id].inputs.filter(({ sameAsPath }) => sameAsPath === true)) {
		const [name = ""] = path;
		const value = values[name] ?? "";
		const repeated = kind === "integer" ? Number(value) : value;
		if (typeof repeated === "string" || Number.isSafeInteger(repeated)) body[name] ??= repeated;
		if (body[name] !== void 0 && `${body[name]}` !== value) throw new UsageError(`${name} is ${JSON.stringify(body[name])} in the body of ${id} and ${JSON.stringify(value)} in its path.`, { fix: "Leave it out of the body." });
	}
	return {
		...args,
		body
	};
}
async function* readPages(id, args, requestPage) {
	const { by, items: itemsField } = operations[id].paging;
	const part = operations[id].body === null ? "query" : "body";
	const previousMarkers = new Set([args[part]?.cursor ?? ""]);
	for (let reference = firstPage(by, args[part]);;) {
		const answer = await requestPage({ [part]: reference });
		const items = answer[itemsField] ?? [];
		const marker = nextPageMarker(by, answer, items);
		yield {
			answer,
			items,
			page: reference.page ?? null,
			hasMore: marker !== null
		};
		if (marker === null) return;
		if (previousMarkers.has(marker)) throw pagingError({
			id,
			deploymentSlug: args.slugInErrors
		}, "the platform says that more remains, but sends no cursor for it, or an earlier page again");
		previousMarkers.add(marker);
		reference = by === "page" ? {
			...reference,
			page: (reference.page ?? 0) + 1
		} : {
			...reference,
			cursor: marker
		};
	}
}
const firstPage = (by, reference = {}) => by === "page" ? {
	...reference,
	page: reference?.page ?? 0
} : { ...reference };
function nextPageMarker(by, { cursor, hasMore = null }, items) {
	if (hasMore === false || items.length === 0 && hasMore === null) return null;
	if (by === "page") return JSON.stringify(items[0]);
	if (cursor) return cursor;
	return hasMore === null ? null : "";
}
// src/client/options.ts
function describeInvalidOption(owner, options, types, required = []) {
	if (!isObject(options)) return `${owner} takes an object with options, not ${describeType(options)}.`;
	for (const [name, value] of Object.entries(options)) {
		const kind = Object.hasOwn(types, name) ? types[name] : void 0;
		if (kind === void 0) return `${owner} has no option ${JSON.stringify(name)}. It has ${Object.keys(types).join(", ")}.`;
		if (value !== void 0 && (typeof value !== kind || value === null)) return `The option ${name} of ${owner} must be of the type ${kind}, not ${describeType(value)}.`;
	}
	const missing = required.find((name) => options[name] === void 0);
	return missing === void 0 ? null : `${owner} needs the option ${missing}.`;
}
function describeType(value) {
	if (value === null) return "null";
	return Array.isArray(value) ? "a list" : typeof value;
}
// src/generated/answer-shapes.ts
const shapes = {
	Action: {},
	AiFinding: {
		lists: [
			"review_comments",
			"click_to_fix_prs",
			"click_to_fix_failures"
		],
		emptyTexts: [
			"confidence",
			"severity",
			"state",
			"triage_state",
			"status",
			"triage_reason"
		],
		fields: {
			location: "FindingLocation",
			repository: "FindingRepository",
			rule: "FindingRule",
			external_ticket: "ExternalTicket",
			review_comments: "ReviewComment",
			assistant: "Assistant",
			click_to_fix_prs: "FixPullRequest",
			click_to_fix_failures: "FixFailure",
			sourcing_policy: "PolicyReference"
		}
	},
	Assistant: { fields: {
		autotriage: { emptyTexts: ["verdict"] },
		autofix: {},
		component: { emptyTexts: ["risk"] },
		guidance: {},
		rule_explanation: {}
	} },
	BacklogBucket: { fields: { timePeriod: "TimePeriod" } },
	BacklogReport: {
		lists: ["buckets"],
		fields: { buckets: "BacklogBucket" }
	},
	CodeFinding: {
		lists: [
			"categories",
			"review_comments",
			"click_to_fix_prs",
			"click_to_fix_failures"
		],
		emptyTexts: [
			"confidence",
			"severity",
			"state",
			"triage_state",
			"status",
			"triage_reason"
		],
		fields: {
			location: "FindingLocation",
			repository: "FindingRepository",
			rule: "FindingRule",
			external_ticket: "ExternalTicket",
			review_comments: "ReviewComment",
			assistant: "Assistant",
			click_to_fix_prs: "FixPullRequest",
			click_to_fix_failures: "FixFailure",
			sourcing_policy: "PolicyReference"
		}
	},
	CodeLocation: {},
	Condition: { lists: ["values"] },
	Dependency: {
		lists: ["licenses"],
		emptyTexts: ["ecosystem", "transitivity"],
		fields: {
			package: {},
			definedAt: "CodeLocation",
			manifestDefinition: "CodeLocation"
		}
	},
	DependencyList: {
		lists: ["dependencies"],
		emptyTexts: ["cursor"],
		fields: { dependencies: "Dependency" }
	},
	DependencyUsage: { fields: {
		location: "FindingLocation",
		external_ticket: "ExternalTicket"
	} },
	DeploymentEntry: {},
	DeploymentList: {
		lists: ["deployments"],
		fields: { deployments: "DeploymentEntry" }
	},
	DetectionConstraints: { lists: ["exception_types", "rule_types"] },
	DetectionState: { fields: { bundle: "LiveDetection" } },
	DetectionSummary: { fields: {
		code: "DetectionState",
		secrets: "DetectionState"
	} },
	DiffEntry: { fields: {
		key: { fields: {} },
		before: { fields: {
			filters: "Filters",
			actions: "Action"
		} },
		after: { fields: {
			filters: "Filters",
			actions: "Action"
		} }
	} },
	EpssScore: {},
	ExternalTicket: { lists: ["linked_issue_ids"] },
	Filters: {
		lists: ["conditions"],
		fields: { conditions: "Condition" }
	},
	FindingList: { lists: ["findings"] },
	FindingLocation: {},
	FindingRepository: {},
	FindingRule: {
		lists: [
			"subcategories",
			"vulnerability_classes",
			"cwe_names",
			"owasp_names"
		],
		emptyTexts: ["confidence"]
	},
	FixFailure: {},
	FixPullRequest: {},
	FixRecommendation: {},
	FoundDependency: { emptyTexts: ["ecosystem", "transitivity"] },
	GuardrailsBucket: {
		counts: [
			"silenced",
			"open",
			"fixed",
			"ignored",
			"provisionallyIgnored"
		],
		fields: { timePeriod: "TimePeriod" }
	},
	GuardrailsReport: {
		lists: ["buckets"],
		counts: ["totalFixed", "totalOpened"],
		fields: { buckets: "GuardrailsBucket" }
	},
	IssueGroup: {
		lists: ["ruleTestCases", "ruleSupersededBy"],
		fields: {
			ruleMeta: { fields: { rule: {} } },
			ruleTestCases: {},
			ruleSupersededBy: {},
			scaAttributes: { fields: { epssScore: {} } }
		}
	},
	IssueGroupList: {
		lists: ["groups"],
		emptyTexts: ["cursor"],
		counts: ["total", "fetched"],
		fields: { groups: "IssueGroup" }
	},
	LegacyPolicy: { emptyTexts: ["productType"] },
	LegacyPolicyList: {
		lists: ["policies"],
		fields: { policies: "LegacyPolicy" }
	},
	LiveDetection: {
		lists: [
			"rulesets",
			"rules",
			"disabled",
			"exceptions"
		],
		fields: { exceptions: "LiveException" }
	},
	LiveException: { emptyTexts: ["project", "project_tag_name"] },
	LivePolicy: {
		lists: ["actions"],
		fields: {
			filters: "Filters",
			actions: "Action"
		}
	},
	NotificationWebhook: {},
	NotificationWebhookAnswer: { fields: { webhook: "NotificationWebhook" } },
	PatternFixAnswer: {},
	PolicyReference: {},
	PreviewAnswer: {
		lists: [
			"creates",
			"updates",
			"deletes",
			"validation_errors"
		],
		fields: {
			creates: "DiffEntry",
			updates: "DiffEntry",
			deletes: "DiffEntry",
			validation_errors: "ValidationError"
		}
	},
	Project: { lists: ["tags"] },
	ProjectList: {
		lists: ["projects"],
		fields: { projects: "Project" }
	},
	RemediationState: { fields: { bundle: {
		lists: ["policies"],
		fields: { policies: "LivePolicy" }
	} } },
	ResolutionConfiguration: { fields: { resolutionConfigs: {} } },
	ReviewComment: {},
	ScmSubscription: { lists: ["events"] },
	ScmSubscriptionList: {
		lists: ["subscriptions"],
		fields: { subscriptions: "ScmSubscription" }
	},
	SecretFinding: { fields: { repository: {} } },
	SecretFindingList: {
		lists: ["findings"],
		fields: { findings: "SecretFinding" }
	},
	SupplyChainFinding: {
		lists: [
			"categories",
			"review_comments",
			"fix_recommendations"
		],
		emptyTexts: [
			"confidence",
			"severity",
			"state",
			"triage_state",
			"status",
			"triage_reason",
			"reachability"
		],
		fields: {
			location: "FindingLocation",
			repository: "FindingRepository",
			rule: "FindingRule",
			external_ticket: "ExternalTicket",
			review_comments: "ReviewComment",
			epss_score: "EpssScore",
			fix_recommendations: "FixRecommendation",
			found_dependency: "FoundDependency",
			usage: "DependencyUsage"
		}
	},
	TimePeriod: {},
	TriageAnswer: {
		lists: ["triaged_issues"],
		counts: ["num_triaged"]
	},
	ValidationError: {},
	ValueEnum: { lists: ["values"] },
	Vocabulary: {
		lists: [
			"condition_types",
			"action_types",
			"value_enums"
		],
		fields: {
			condition_types: "VocabularyEntry",
			action_types: "VocabularyEntry",
			value_enums: "ValueEnum",
			detection_constraints: "DetectionConstraints"
		}
	},
	VocabularyEntry: { lists: ["requires"] }
};
const answerShapes = {
	listDeployments: { shape: "DeploymentList" },
	listProjects: { shape: "ProjectList" },
	listFindings: {
		shape: "FindingList",
		items: {
			field: "findings",
			by: "issue_type",
			defaultValue: "sast",
			shapes: {
				sast: "CodeFinding",
				sca: "SupplyChainFinding",
				ai_sast: "AiFinding"
			}
		}
	},
	listSecrets: { shape: "SecretFindingList" },
	triageFindings: { shape: "TriageAnswer" },
	listDependencies: { shape: "DependencyList" },
	getResolutionConfigs: { shape: "ResolutionConfiguration" },
	reportGuardrailsActivity: { shape: "GuardrailsReport" },
	reportBacklogByRule: { shape: "BacklogReport" },
	searchIssues: { shape: "IssueGroupList" },
	getRemediationPolicies: { shape: "RemediationState" },
	applyRemediationPolicies: { shape: "RemediationState" },
	previewRemediationPolicies: { shape: "PreviewAnswer" },
	getDetectionPolicySummary: { shape: "DetectionSummary" },
	getDetectionPolicy: { shape: "DetectionState" },
	applyDetectionPolicy: { shape: "DetectionState" },
	previewDetectionPolicy: { shape: "PreviewAnswer" },
	getVocabulary: { shape: "Vocabulary" },
	listLegacyPolicies: { shape: "LegacyPolicyList" },
	listScmSubscriptions: { shape: "ScmSubscriptionList" },
	createNotificationWebhook: { shape: "NotificationWebhookAnswer" },
	createPatternFixTask: { shape: "PatternFixAnswer" }
};
// src/client/normalize-response.ts
function normalizeResponse(id, params, answer) {
	const { shape, items } = answerShapes[id];
	const responseShape = shapes[shape] ?? {};
	if (items === void 0) return normalizeValue(answer, responseShape);
	const { field, by, defaultValue, shapes: shapesByValue } = items;
	const itemShape = shapesByValue[params[by] ?? defaultValue] ?? {};
	return normalizeValue(answer, {
		...responseShape,
		fields: { [field]: itemShape }
	});
}
function normalizeValue(value, shape) {
	if (Array.isArray(value)) return value.map((item) => normalizeValue(item, shape));
	if (!isObject(value)) return value;
	const { lists = [], emptyTexts = [], counts = [], fields = {} } = shape;
	const absentIfEmpty = new Set([...emptyTexts, ...counts]);
	const used = Object.entries(value).filter(([name, field]) => {
		return field !== null && !(field === "" && absentIfEmpty.has(name));
	});
	const result = Object.fromEntries(lists.map((name) => [name, []]));
	for (const [name, field] of used) {
		const fieldShape = fields[name];
		if (counts.includes(name)) result[name] = Number(field);
		else if (fieldShape === void 0) result[name] = field;
		else result[name] = normalizeValue(field, typeof fieldShape === "string" ? shapes[fieldShape] ?? {} : fieldShape);
	}
	return result;
}
// src/client/client.ts
var ApiError = class extends Error {
	name = "ApiError";
	operation = null;
	status = null;
	code = null;
	requestId = null;
	body = {};
	maybeProcessed = false;
	constructor(message, facts = {}) {
		super(message);
		Object.assign(this, facts);
	}
};
const clientOptions = {
	baseUrl: "string",
	token: "string",
	userToken: "string",
	fetch: "function",
	userAgent: "string",
	timeout: "number",
	retries: "number"
};
const callOptions = { signal: "object" };
function createClient(options) {
	try {
		const mistake = describeInvalidOption("createClient", options, clientOptions, ["baseUrl"]);
		if (mistake !== null) throw new ApiError(mistake);
		const connection = toConnection(options);
		const methods = Object.keys(operations).map((id) => [id, createMethod(id, connection)]);
		return Object.fromEntries(methods);
	} catch (error) {
		throw toApiError(error, null);
	}
}
const maxTimerDelay = 2 ** 31 - 1;
function toConnection(options) {
	const { baseUrl, token, userToken, timeout = defaultDeadlines.attempt, retries = 4 } = options;
	if (!(timeout >= 1 && timeout <= maxTimerDelay)) throw new ApiError(`timeout must be 1 to ${String(maxTimerDelay)} ms.`);
	if (!Number.isInteger(retries) || retries < 0 || retries > 4) throw new ApiError(`retries must be a whole number from 0 to ${String(4)}.`);
	return {
		address: parseAddress(baseUrl),
		credentials: {
			token: token === void 0 ? null : new Token(token, "token"),
			userToken: userToken === void 0 ? null : new Token(userToken, "userToken")
		},
		sendOptions: {
			open: () => Promise.resolve(fetchTransport(options)),
			clock: systemClock,
			deadlines: {
				attempt: timeout,
				call: Math.max(timeout, defaultDeadlines.call)
			},
			slots: new Semaphore(Infinity),
			retries,
			log: () => void 0
		}
	};
}
function fetchTransport({ fetch = globalThis.fetch, userAgent = `ifmatch/${version}` }) {
	return { async request({ method, origin, path, headers, body, signal }) {
		const init = {
			method,
			headers: {
				...headers,
				"user-agent": userAgent
			},
			body,
			signal,
			redirect: "manual"
		};
		const response = await fetch(origin + path, init).catch((error) => {
			throw error instanceof TypeError ? error.cause ?? error : error;
		});
		return {
			statusCode: response.status,
			headers: Object.fromEntries([...response.headers].filter(([name]) => name !== "content-encoding")),
			body: response.body === null ? Readable.from([]) : Readable.fromWeb(response.body)
		};
	} };
}
function createMethod(id, connection) {
	if (operations[id].paging === null) return async (params = {}, options = {}) => {
		const signal = signalOf(options);
		try {
			checkCall(id, params, options);
			return normalizeResponse(id, params, await callOperation(id, toArgs(id, params), connection, signal));
		} catch (error) {
			throw toApiError(error, id, signal);
		}
	};
	return (params = {}, options = {}) => {
		const readNormalizedPages = () => normalizedPages(id, params, connection, options);
		return {
			[Symbol.asyncIterator]: () => itemsOfPages(id, readNormalizedPages()),
			pages: () => publicPages(operations[id].paging?.by === "page" ? withLookahead(readNormalizedPages()) : readNormalizedPages())
		};
	};
}
async function* normalizedPages(id, params, connection, options) {
	const signal = signalOf(options);
	try {
		checkCall(id, params, options);
		const args = toArgs(id, params);
		const pages = readPages(id, args, (changed) => callOperation(id, {
			...args,
			...changed
		}, connection, signal));
		for await (const page of pages) yield {
			...page,
			answer: normalizeResponse(id, params, page.answer)
		};
	} catch (error) {
		throw toApiError(error, id, signal);
	}
}
async function* itemsOfPages(id, pages) {
	for await (const { answer } of pages) yield* answer[operations[id].paging.items];
}
async function* withLookahead(pages) {
	let previous = null;
	for await (const page of pages) {
		const isTrailingEmptyPage = previous !== null && page.items.length === 0 && !page.hasMore;
		if (previous !== null) yield {
			...previous,
			hasMore: !isTrailingEmptyPage
		};
		previous = isTrailingEmptyPage ? null : page;
	}
	if (previous !== null) yield {
		...previous,
		hasMore: false
	};
}
async function* publicPages(pages) {
	let counted = 0;
	for await (const { answer, items, page, hasMore } of pages) {
		counted += items.length;
		const total = parseCount(answer["total"]);
		const fetched = parseCount(answer["fetched"]) ?? counted;
		yield {
			...answer,
			...page !== null && { page },
			...total !== void 0 && { total },
			fetched,
			hasMore
		};
	}
}
const parseCount = (value) => /^[0-9]{1,15}$/.test(String(value)) ? Number(value) : void 0;
const signalOf = (options) => options?.signal instanceof AbortSignal ? options.signal : void 0;
function checkCall(id, params, options) {
	if (!isObject(params)) throw misuseError(id, `${id} takes an object with arguments, not ${describeType(params)}.`);
	const mistake = describeInvalidOption(id, options, callOptions);
	if (mistake !== null) throw misuseError(id, mistake);
	if (options.signal !== void 0 && signalOf(options) === void 0) throw misuseError(id, `The option signal of ${id} must be an AbortSignal.`);
}
async function callOperation(id, args, connection, signal) {
	signal?.throwIfAborted();
	const abort = signal ?? new AbortController().signal;
	return callWebOperation(createCall({
		...connection.sendOptions,
		giveUp: abort,
		stopRetrying: abort
	}, connection.address, connection.credentials), id, args);
}
function toArgs(id, params) {
	const { inputs } = requests[id];
	const parts = {
		path: {},
		query: {},
		body: {},
		header: {}
	};
	for (const [name, value] of Object.entries(params)) {
		const input = inputs.find((candidate) => parameterName(candidate) === name);
		if (input === void 0) {
			const names = [...new Set(inputs.map(parameterName))];
			throw misuseError(id, `${id} does not take ${JSON.stringify(name)}. It takes ${names.join(", ") || "nothing"}.`);
		}
		if ([value].flat().includes(null)) throw misuseError(id, `${id} takes no null for ${name}. Leave out what is not set.`);
		if (value !== void 0) parts[input.in][name] = input.in === "path" ? `${value}` : value;
	}
	const missing = inputs.find((input) => input.required && (params[parameterName(input)] ?? "") === "");
	if (missing !== void 0) throw misuseError(id, `${id} needs ${parameterName(missing)}.`);
	const { header, body, ...others } = parts;
	return {
		...others,
		...header,
		body: operations[id].body === null ? null : withNumericIds(id, body)
	};
}
function withNumericIds(id, body) {
	return requests[id].inputs.filter((input) => input.in === "body" && input.kind === "integer" && input.list).reduce((changed, { path }) => changeAtPath(changed, path, numericIds), body);
}
function changeAtPath(object, [name = "", ...rest], change) {
	const value = object[name];
	if (rest.length === 0) return value === void 0 ? object : {
		...object,
		[name]: change(value)
	};
	return isObject(value) ? {
		...object,
		[name]: changeAtPath(value, rest, change)
	} : object;
}
const numericIds = (ids) => Array.isArray(ids) ? ids.map((id) => /^[0-9]{1,19}$/.test(String(id)) ? JSON.rawJSON(String(id)) : id) : ids;
const parameterName = ({ path: [name = ""] }) => name === "If-Match" ? "ifMatch" : name;
const misuseError = (operation, message) => new ApiError(`${message} Nothing was sent.`, { operation });
function toApiError(error, operation, signal) {
	if (signal?.aborted === true) return signal.reason;
	if (error instanceof UsageError) return new ApiError(withFix(error), { operation });
	if (!(error instanceof PlatformError)) return error;
	const { message, status, code, requestId, body, processed } = error;
	return new ApiError(message, {
		operation,
		status,
		code,
		requestId,
		body,
		maybeProcessed: operation !== null && operations[operation].writes && processed !== "no"
	});
}
export { ApiError, createClient };
