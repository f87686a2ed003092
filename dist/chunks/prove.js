const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_filter_space = require("./filter-space.js");
const require_remediation = require("./remediation.js");
// src/prove/detection.ts
function proveDetection(test, bundle) {
	const { project, scanned_by: rules = [], not_excluded: globs = [] } = test;
	if (project === void 0) return require_remediation.proven;
	const scope = new ProjectScope(bundle, project);
	return require_remediation.worstOf([...rules.map((rule) => scope.scannedBy(rule)), ...globs.map((glob) => scope.notExcluded(glob))]);
}
var ProjectScope = class {
	bundle;
	project;
	includes;
	excludes;
	constructor(bundle, project) {
		this.bundle = bundle;
		this.project = project;
		const applied = bundle.content.exceptions.flatMap((exception) => {
			const applies = appliesTo(exception, project);
			return applies === "no" ? [] : [{
				exception,
				applies
			}];
		});
		this.includes = applied.filter(({ exception }) => exception.exception_type === "include");
		this.excludes = applied.filter(({ exception }) => exception.exception_type === "exclude");
	}
	scannedBy(rule) {
		const isForRule = ({ exception }) => exception.rule === rule;
		const include = mostCertain(this.includes.filter(isForRule));
		if (include?.applies === "yes") return require_remediation.proven;
		const exclude = mostCertain(this.excludes.filter(isForRule));
		const { isOff: off, explanation } = this.switchedOff(rule, exclude);
		if (include !== null && off !== "no") return this.unknown(rule, [" may be included, by the tags of the project, by the exception ", this.exceptionName(include)]);
		if (off === "yes") return this.refuted(rule, explanation);
		if (off === "maybe") return this.unknown(rule, explanation);
		return isRuleset(rule) ? require_remediation.proven : this.unlessInExcludedRuleset(rule);
	}
	switchedOff(rule, exclude) {
		const { rulesets, rules, disabled } = this.bundle.content;
		if (exclude !== null) {
			const exclusionText = exclude.applies === "yes" ? " is excluded by the exception " : " may be excluded, by the tags of the project, by the exception ";
			return {
				isOff: exclude.applies,
				explanation: [exclusionText, this.exceptionName(exclude)]
			};
		}
		if (disabled.includes(rule)) return {
			isOff: "yes",
			explanation: [" is in the list ", this.listItemName("disabled", rule)]
		};
		if (rules.includes(rule) || rulesets.includes(rule)) return {
			isOff: "no",
			explanation: []
		};
		if (rulesets.length === 0 || isRuleset(rule)) return {
			isOff: "yes",
			explanation: [" is in no list"]
		};
		return {
			isOff: "maybe",
			explanation: [" is in no list; whether one of the rulesets holds it is not known"]
		};
	}
	notExcluded(glob) {
		const notIncluded = [...this.excludes.map((exclude) => ({
			rule: exclude.exception.rule,
			by: this.exceptionName(exclude),
			applies: exclude.applies
		})), ...this.bundle.content.disabled.map((rule) => ({
			rule,
			by: this.listItemName("disabled", rule),
			applies: "yes"
		}))].filter(({ rule }) => require_start.matchesGlob(glob, rule)).filter(({ rule }) => this.inclusionOf(rule) !== "yes");
		const certain = notIncluded.find(({ rule, applies }) => applies === "yes" && this.inclusionOf(rule) === "no");
		if (certain !== void 0) return this.refuted(certain.rule, [" is switched off by ", certain.by]);
		const [possible] = notIncluded;
		if (possible !== void 0) return this.unknown(possible.rule, [" may be switched off, by the tags of the project, by the exception ", possible.by]);
		return this.unlessInExcludedRuleset(glob);
	}
	unlessInExcludedRuleset(rule) {
		const ruleset = mostCertain(this.excludes.filter(({ exception }) => exception.rule_type === "pack"));
		if (ruleset === null) return require_remediation.proven;
		return this.unknown(rule, [" may be in a pack that is excluded by the exception ", this.exceptionName(ruleset)]);
	}
	inclusionOf(rule) {
		return mostCertain(this.includes.filter(({ exception }) => exception.rule === rule))?.applies ?? "no";
	}
	exceptionName({ exception }) {
		const { exception_type: type, rule } = exception;
		return {
			name: `${type} ${rule} ${describeScope(exception)}`,
			at: this.bundle.origins.get(require_validate.exceptionId(exception)) ?? require_start.nowhere
		};
	}
	listItemName(list, rule) {
		return {
			name: list,
			at: this.bundle.origins.get(require_validate.itemId(list, rule)) ?? require_start.nowhere
		};
	}
	refuted(rule, why) {
		return {
			verdict: "broken",
			reason: {
				words: [...require_start.say`${rule} does not scan ${this.project.name}: it`, ...why],
				decidedBy: placedNamesIn(why)
			},
			counterexample: null
		};
	}
	unknown(rule, why) {
		return {
			verdict: "unknown",
			reason: {
				words: [...require_start.say`whether ${rule} scans ${this.project.name} is not known: it`, ...why],
				decidedBy: placedNamesIn(why)
			},
			counterexample: null
		};
	}
};
const placedNamesIn = (explanation) => explanation.filter((part) => typeof part !== "string");
const mostCertain = (exceptions) => exceptions.find(({ applies }) => applies === "yes") ?? exceptions[0] ?? null;
const isRuleset = (name) => name.includes("/");
const knownFields = [
	"exception_type",
	"rule",
	"rule_type",
	"project",
	"project_tag_name"
];
function appliesTo(exception, { name, tags }) {
	const { project, project_tag_name: tag, exception_type: type } = exception;
	if (project !== void 0 && project !== name) return "no";
	const isKnownForm = require_filter_space.differingFields(exception, {}, knownFields).length === 0 && (type === "include" || type === "exclude");
	const inScope = project === void 0 ? hasTag(tag, tags) : "yes";
	return inScope === "yes" && !isKnownForm ? "maybe" : inScope;
}
function hasTag(tag, tags) {
	if (tags === void 0 || tag === void 0) return "maybe";
	return tags.includes(tag) ? "yes" : "no";
}
const describeScope = ({ project, project_tag_name: tag }) => project === void 0 ? `in projects tagged ${tag ?? ""}` : `in ${project}`;
// src/prove/prove.ts
function proveTests(tests, bundles, locate) {
	const provers = new Map(bundles.map((bundle) => [bundleKey(bundle.deployment, bundle.kind), proverOf(bundle)]));
	const proofs = tests.flatMap(({ test, at, deployments }) => {
		const kind = testedKind(test);
		return deployments.map((deployment) => {
			const prove = provers.get(bundleKey(deployment, kind));
			return {
				test,
				at,
				deployment,
				proof: prove === void 0 ? proofForUnmanaged(kind) : prove(test)
			};
		});
	});
	const positionOf = positionsOf(proofs.flatMap(({ at, proof }) => [at, ...proof.reason.decidedBy.map((decisive) => decisive.at)]), locate);
	return proofs.map(({ test, at, deployment, proof: { verdict, reason } }) => {
		const decidedBy = reason.decidedBy.map(({ name, at: place }) => ({
			name,
			at: positionOf(place)
		}));
		return {
			...require_validate.namedTest(test),
			deployment,
			at: positionOf(at) ?? {
				file: at.file,
				line: 1,
				column: 1
			},
			verdict,
			isPassed: verdict === "holds" || verdict === "unknown" && test.allow_unknown === true,
			why: reason.words.flatMap((piece) => isPlacedName(piece) ? nameWithPlace(piece, positionOf) : [piece]),
			decidedBy
		};
	});
}
const bundleKey = (deployment, kind) => JSON.stringify([deployment, kind]);
function testedKind({ project, product = "code" }) {
	return project === void 0 ? "remediation" : `detection/${product}`;
}
function proverOf(bundle) {
	if (bundle.kind !== "remediation") return (test) => proveDetection(test, bundle);
	const prover = new require_remediation.RemediationProver(require_remediation.provablePolicies(bundle));
	return (test) => prover.prove(test);
}
const proofForUnmanaged = (kind) => ({
	verdict: "unknown",
	reason: {
		words: [`no file declares ${kind} of this deployment`],
		decidedBy: []
	},
	counterexample: null
});
const isPlacedName = (piece) => typeof piece !== "string" && "at" in piece;
function nameWithPlace({ name, at }, positionOf) {
	const position = positionOf(at);
	return position === null ? [require_start.foreign(name)] : [
		require_start.foreign(name),
		" at ",
		require_start.foreign(`${position.file}:${String(position.line)}`)
	];
}
function positionsOf(places, locate) {
	const declaredPlaces = [...new Set(places)].filter((place) => place !== require_start.nowhere && place.file !== "");
	const positions = locate(declaredPlaces);
	const positionByPlace = new Map(declaredPlaces.map((place, index) => [place, positions[index] ?? null]));
	return (place) => positionByPlace.get(place) ?? null;
}
Object.defineProperty(exports, "proveTests", {
	enumerable: true,
	get: function() {
		return proveTests;
	}
});
Object.defineProperty(exports, "testedKind", {
	enumerable: true,
	get: function() {
		return testedKind;
	}
});
