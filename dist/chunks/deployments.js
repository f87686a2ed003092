// src/sandbox/seed/acme-detection.ts
const exclude = (rule, target) => ({
	exception_type: "exclude",
	rule,
	rule_type: "rule",
	...target
});
const include = (rule, target) => ({
	exception_type: "include",
	rule,
	rule_type: "rule",
	...target
});
const excludePack = (rule, target) => ({
	...exclude(rule, target),
	rule_type: "pack"
});
const acmeCode = {
	rulesets: [
		"p/default",
		"p/javascript",
		"p/owasp-top-ten",
		"p/python",
		"p/terraform"
	],
	rules: [
		"acme.checkout.require-idempotency-key",
		"acme.java.no-internal-http-client",
		"javascript.express.security.audit.express-open-redirect",
		"python.django.security.injection.sql.sql-injection-using-raw"
	],
	disabled: [
		"generic.ci.security.unpinned-action",
		"javascript.lang.security.audit.unsafe-formatstring",
		"python.lang.maintainability.useless-if-body"
	],
	exceptions: [
		excludePack("p/owasp-top-ten", { project: "acme/warehouse-sync" }),
		excludePack("p/terraform", { project_tag_name: "training" }),
		exclude("javascript.express.security.audit.xss.direct-response-write", { project: "acme/design-system" }),
		exclude("python.flask.security.audit.debug-enabled", { project: "acme/data-pipeline" }),
		include("generic.ci.security.unpinned-action", { project_tag_name: "infrastructure" })
	]
};
const acmeSecrets = {
	rulesets: [],
	rules: [
		"secrets.aws.access-key",
		"secrets.generic.private-key",
		"secrets.github.token",
		"secrets.npm.token",
		"secrets.slack.webhook",
		"secrets.stripe.live-key"
	],
	disabled: ["secrets.generic.high-entropy"],
	exceptions: [
		exclude("secrets.aws.access-key", { project_tag_name: "training" }),
		exclude("secrets.generic.private-key", { project: "acme/appsec-training" }),
		exclude("secrets.stripe.live-key", { project: "acme/checkout-api" })
	]
};
// src/sandbox/seed/acme-remediation.ts
const severity = (...values) => ({
	type: "severity",
	values
});
const confidence = (...values) => ({
	type: "confidence",
	values
});
const tagged = (...values) => ({
	type: "repository_tag",
	values
});
const weakness = (...values) => ({
	type: "vulnerability_class",
	values
});
const all = (...conditions) => ({
	mode: "all",
	conditions
});
const comment = { type: "pr_comment" };
const block = { type: "block" };
const slack = (channel) => ({
	type: "slack_app",
	config: { channel }
});
const jira = (project) => ({
	type: "jira",
	config: { project }
});
const acmeRemediation = [
	{
		slug: "block-critical-findings",
		name: "Block critical findings",
		description: "Nothing critical is merged, wherever it is.",
		filters: all(severity("critical"), confidence("high", "medium")),
		actions: [
			comment,
			block,
			slack("#appsec-alerts")
		]
	},
	{
		slug: "block-on-internet-facing",
		name: "Block on internet-facing services",
		description: "What the internet can reach has to be clean.",
		filters: all(severity("critical", "high"), tagged("internet-facing")),
		actions: [comment, block]
	},
	{
		slug: "block-injection-in-payments",
		name: "Block injection in payment services",
		description: "PCI DSS 6.2.4.",
		filters: all(weakness("SQL Injection", "Command Injection", "Code Injection"), tagged("payments", "pci")),
		actions: [
			comment,
			block,
			slack("#payments-oncall")
		]
	},
	{
		slug: "block-leaked-credentials",
		name: "Block leaked credentials",
		description: "A credential that was merged has to be rotated, so it is stopped before.",
		filters: all(weakness("Hard-coded Secrets"), confidence("high"), {
			...tagged("training"),
			mode: "none"
		}),
		actions: [comment, block]
	},
	{
		slug: "block-during-release-freeze",
		name: "Block during the release freeze",
		description: "For the weeks before the autumn release.",
		filters: all(severity("high", "medium"), tagged("production")),
		actions: [comment, block]
	},
	{
		slug: "comment-on-high-findings",
		name: "Comment on high findings",
		filters: all(severity("high"), confidence("high", "medium")),
		actions: [comment]
	},
	{
		slug: "comment-on-medium-in-production",
		name: "Comment on medium findings in production",
		filters: all(severity("medium"), confidence("high"), tagged("production")),
		actions: [comment]
	},
	{
		slug: "comment-on-breaking-upgrades",
		name: "Comment on breaking upgrades",
		description: "So that the author plans the upgrade and does not only dismiss it.",
		filters: all({
			type: "breaking_change",
			values: ["true"]
		}),
		actions: [comment]
	},
	{
		slug: "ticket-from-full-scans",
		name: "Ticket from full scans",
		description: "No pull request, so nobody sees a comment.",
		filters: all({
			type: "full_scan",
			values: ["true"]
		}, severity("critical", "high")),
		actions: [jira("SEC")]
	},
	{
		slug: "notify-identity-team",
		name: "Notify the identity team",
		filters: all(weakness("Improper Authentication", "Improper Authorization"), tagged("identity")),
		actions: [comment, slack("#identity-alerts")]
	},
	{
		slug: "send-criticals-to-siem",
		name: "Send critical findings to the SIEM",
		filters: all(severity("critical")),
		actions: [{
			type: "webhook",
			config: { webhook: "siem" }
		}]
	},
	{
		slug: "triage-training-repositories",
		name: "Triage training repositories",
		description: "They are vulnerable on purpose.",
		filters: all(tagged("training")),
		actions: [{
			type: "triage",
			config: {
				state: "ignored",
				reason: "acceptable_risk"
			}
		}]
	},
	{
		slug: "triage-low-in-legacy",
		name: "Triage low findings in legacy code",
		description: "Off until the owners of the code agree.",
		active: false,
		filters: all(severity("low"), tagged("legacy")),
		actions: [{
			type: "triage",
			config: {
				state: "provisionally_ignored",
				reason: "no_time"
			}
		}]
	}
];
// src/sandbox/seed/data/integrations.ts
const noIntegrations = {
	legacyPolicies: [],
	subscriptions: [],
	resolutionConfigs: []
};
const acmeIntegrations = {
	legacyPolicies: [],
	subscriptions: [
		{
			config: "github-cloud",
			url: "https://github.example/acme",
			events: [
				"push",
				"pull_request",
				"pull_request_review_comment",
				"issue_comment",
				"repository"
			]
		},
		{
			config: "github-cloud",
			url: "https://github.example/acme-labs",
			events: ["push", "pull_request"]
		},
		{
			config: "gitlab-onprem",
			url: "https://gitlab.acme.example/retail",
			events: [
				"push_events",
				"merge_requests_events",
				"note_events"
			]
		}
	],
	resolutionConfigs: [
		{
			repository: "acme/checkout-api",
			subproject: ".",
			config: {
				ecosystem: "npm",
				manifestPath: "package.json",
				lockfilePath: "package-lock.json",
				registryUrl: "https://packages.acme.example/npm",
				installArguments: ["--ignore-scripts"]
			}
		},
		{
			repository: "acme/data-pipeline",
			subproject: "ingest",
			config: {
				ecosystem: "pypi",
				manifestPath: "ingest/requirements.in",
				lockfilePath: "ingest/requirements.txt",
				pythonVersion: "3.12"
			}
		},
		{
			repository: "acme/data-pipeline",
			subproject: "reports",
			config: {
				ecosystem: "pypi",
				manifestPath: "reports/pyproject.toml",
				pythonVersion: "3.11"
			}
		}
	]
};
const board = [
	{
		name: "Monitor",
		slug: "rule-board-audit"
	},
	{
		name: "Comment",
		slug: "rule-board-pr-comments"
	},
	{
		name: "Block",
		slug: "rule-board-block"
	}
];
const globexIntegrations = {
	...noIntegrations,
	legacyPolicies: ["PRODUCT_TYPE_SAST", "PRODUCT_TYPE_SECRETS"].flatMap((productType) => board.map(({ name, slug }) => ({
		name,
		slug,
		productType,
		isDefault: slug === "rule-board-audit"
	})))
};
// src/sandbox/seed/deployments.ts
const emptyDetection = {
	rulesets: [],
	rules: [],
	disabled: [],
	exceptions: []
};
const emptyBundles = {
	remediation: [],
	code: emptyDetection,
	secrets: emptyDetection
};
const acme = {
	id: "1234",
	slug: "acme",
	name: "Acme Inc.",
	bundles: {
		remediation: acmeRemediation,
		code: acmeCode,
		secrets: acmeSecrets
	},
	systemPolicies: [{
		slug: "block-malicious-dependencies",
		name: "Block malicious dependencies"
	}],
	projects: {
		"acme/appsec-training": ["training"],
		"acme/backoffice": ["internal", "legacy"],
		"acme/checkout-api": [
			"internet-facing",
			"payments",
			"pci",
			"production"
		],
		"acme/customer-portal": ["internet-facing", "production"],
		"acme/data-pipeline": ["internal"],
		"acme/design-system": ["internal"],
		"acme/identity-service": [
			"identity",
			"internet-facing",
			"production"
		],
		"acme/infra-terraform": ["infrastructure", "production"],
		"acme/mobile-android": ["mobile", "production"],
		"acme/mobile-ios": ["mobile", "production"],
		"acme/payments-gateway": [
			"payments",
			"pci",
			"production"
		],
		"acme/storefront-web": ["internet-facing", "production"],
		"acme/warehouse-sync": ["internal", "production"]
	},
	integrations: {
		jira_project: ["PAY", "SEC"],
		slack_channel: [
			"#appsec-alerts",
			"#identity-alerts",
			"#payments-oncall"
		],
		notification_webhook: ["siem"]
	},
	findings: 2e3,
	...acmeIntegrations
};
const globex = {
	id: "2345",
	slug: "globex",
	name: "Globex Corporation",
	bundles: null,
	systemPolicies: [],
	projects: {
		"globex/orders": ["production"],
		"globex/reactor-control": ["internal"],
		"globex/website": ["production"]
	},
	integrations: {},
	findings: 30,
	...globexIntegrations
};
const initech = {
	id: "3456",
	slug: "initech",
	name: "Initech",
	bundles: {
		remediation: [{
			slug: "comment-on-everything",
			name: "Comment on everything",
			filters: {
				mode: "any",
				conditions: [{
					type: "severity",
					values: [
						"low",
						"medium",
						"high",
						"critical"
					]
				}]
			},
			actions: [{ type: "pr_comment" }]
		}],
		code: {
			...emptyDetection,
			rulesets: ["p/default"]
		}
	},
	systemPolicies: [],
	projects: { "initech/tps-reports": ["internal"] },
	integrations: {},
	findings: 30,
	...noIntegrations
};
const hooli = {
	id: "9007199254740993",
	slug: "hooli",
	name: "Hooli",
	bundles: emptyBundles,
	systemPolicies: [],
	projects: { "hooli/search": ["production"] },
	integrations: {},
	findings: 5,
	...noIntegrations
};
export { acme, emptyBundles, globex, hooli, initech };
