const require_validate = require("./validate.js");
const require_outcome = require("./outcome.js");
const require_start = require("./start.js");
const require_filter_space = require("./filter-space.js");
const require_lists = require("./lists.js");
const require_renames = require("./renames.js");
const require_names = require("./names.js");
const require_preview = require("./preview2.js");
const require_print = require("./print.js");
// src/report/words/impact.ts
const noSize = {
	words: [],
	loss: 0,
	findings: null
};
function sizeOf(change, impact) {
	if (impact === null || impact.about === "other") return noSize;
	const isLooser = require_validate.direction(change) === "looser";
	const size = impact.about === "policy" ? policySize(impact) : sizeOfItems(impact.items.map((item) => ({
		item,
		isLost: losesFindings(item, isLooser)
	})));
	return isLooser ? size : {
		...size,
		loss: 0
	};
}
function policySize({ matched, blocked }) {
	if (blocked.kind === "not-estimable" || matched.kind === "not-estimable") return unknownSize([matched, blocked]);
	const { newly, noLonger } = blocked.figures;
	const { before, after } = matched.figures;
	const isMatchChanged = before.findings !== after.findings;
	const [was, is] = isMatchChanged ? [before, after] : [noLonger, newly];
	const words = [numberWords(noLonger.findings, "no longer blocked"), numberWords(newly.findings, "newly blocked")].filter((one) => one !== "").join(", ") || (isMatchChanged ? `${before.findings} → ${after.findings} matched` : "");
	if (words === "") return blocked.kind === "at-least" ? unknownSize([blocked, matched]) : noSize;
	return {
		words: [blocked.kind === "at-least" ? `at least ${words}` : words],
		loss: noLonger.findings,
		findings: {
			before: was.findings,
			after: is.findings,
			counted: isMatchChanged ? "matched" : "blocked"
		}
	};
}
function losesFindings({ list, verb }, isLooser) {
	if (list === "exceptions") return isLooser;
	return list === "disabled" ? verb === "added" : verb === "removed";
}
function sizeOfItems(items) {
	const [lost, found] = [true, false].map((isLost) => totalOf(items.filter((one) => one.isLost === isLost)));
	if (lost === void 0 || found === void 0 || items.length === 0) return noSize;
	if (lost.unknown.length > 0 && lost.number === 0) return unknownSize(lost.unknown);
	const words = [numberWords(lost.number, "no longer found"), numberWords(found.number, "open now")].filter((one) => one !== "");
	if (words.length === 0) return found.unknown.length > 0 ? {
		...unknownSize(found.unknown),
		loss: 0
	} : noSize;
	return {
		words: [`${lost.unknown.length + found.unknown.length > 0 ? "at least " : ""}${words.join(", ")}`],
		loss: lost.number,
		findings: lost.number === 0 ? null : {
			before: lost.number,
			after: 0,
			counted: "found"
		}
	};
}
function totalOf(items) {
	const counts = items.map(({ item: { findings, issues } }) => {
		if (findings.kind === "not-estimable") return issues;
		return {
			...findings,
			figures: findings.figures.findings
		};
	});
	return {
		number: counts.reduce((sum, one) => sum + (one.kind === "not-estimable" ? 0 : one.figures), 0),
		unknown: counts.filter(({ kind }) => kind !== "estimate")
	};
}
const numberWords = (number, words) => number === 0 ? "" : `${number} ${words}`;
const unknownSize = (estimates) => {
	const [limit] = limitsOf(estimates);
	return {
		words: limit === void 0 ? ["unknown"] : require_start.say`unknown: ${require_start.limitInWords(limit)}`,
		loss: Infinity,
		findings: null
	};
};
const limitsOf = (estimates) => estimates.flatMap((one) => one.kind === "estimate" ? [] : one.because);
const mostItems = 5;
function impactLines(impact) {
	if (impact === null || impact.about === "other") return [];
	if (impact.about === "detection") {
		const lines = impact.items.flatMap(itemWords);
		const more = lines.length - mostItems;
		const rest = more > 0 ? [[`and ${require_validate.count(more, "more entry", "more entries")}; the plan file has them all`]] : [];
		return [...lines.slice(0, mostItems), ...rest];
	}
	const { matched, blocked } = impact;
	const [newly, noLonger] = blocked.kind === "not-estimable" ? [] : [blocked.figures.newly, blocked.figures.noLonger];
	return [
		...figuresLine("No longer blocked", blocked, noLonger),
		...figuresLine("Newly blocked", blocked, newly),
		...matched.kind === "not-estimable" ? [] : matchedLine(matched, newly, noLonger)
	];
}
function figuresLine(title, { kind }, figures) {
	if (figures === void 0 || figures.findings === 0) return [];
	return [require_start.say`${[`${title}: ${kind === "at-least" ? "at least " : ""}`]}${figuresWords(figures)}`];
}
function matchedLine(matched, newly, noLonger) {
	const { before, after } = matched.figures;
	if (after.findings === 0) return before.findings === noLonger?.findings ? [] : figuresLine("No longer matched", matched, before);
	if (before.findings === 0) return after.findings === newly?.findings ? [] : figuresLine("Newly matched", matched, after);
	if (before.findings === after.findings) return figuresLine("Matched", matched, after);
	const numbers = `${`Matched: ${matched.kind === "at-least" ? "at least " : ""}`}${before.findings} → ${after.findings} open findings. Before: `;
	return [require_start.say`${[numbers]}${bySeverity(before)}. After: ${bySeverity(after)}`];
}
const figuresWords = (figures) => require_start.say`${[`${require_validate.count(figures.findings, "open finding")} in ${require_validate.count(figures.repositories, "repository", "repositories")}: `]}${bySeverity(figures)}${topWords(figures)}`;
const bySeverity = (figures) => [require_start.findingSeverities.filter((severity) => figures.bySeverity[severity] > 0).map((severity) => `${figures.bySeverity[severity]} ${severity === "unset" ? "without severity" : severity}`).join(", ") || "none"];
function topWords({ repositories, topRepositories }) {
	const [first, ...others] = topRepositories.slice(0, 3);
	if (first === void 0) return [];
	if (repositories === 1) return require_start.say`, in ${first.name}`;
	const top = [first, ...others].map(({ name, findings }) => require_start.say`${name} (${findings})`);
	return require_start.say`; most in ${require_start.joined(top, ", ")}`;
}
function itemWords({ list, name, verb, issues, findings }) {
	const start = require_start.say`${[nouns[list]]} ${name} ${[verb]}: `;
	if (findings.kind !== "not-estimable" && findings.figures.findings > 0) return [require_start.say`${start}${[findings.kind === "at-least" ? "at least " : ""]}${figuresWords(findings.figures)}`];
	if (issues.kind === "not-estimable" || issues.figures === 0) return [];
	return [require_start.say`${start}${[`${issues.kind === "at-least" ? "at least " : ""}${require_validate.count(issues.figures, "issue")}`]}`];
}
const nouns = {
	rulesets: "Ruleset",
	rules: "Rule",
	disabled: "Disabled rule",
	exceptions: "Exception for"
};
function closingWords({ looked, bundles }) {
	const all = bundles.flatMap(({ blocked, changes }) => [...blocked === null ? [] : [blocked], ...changes.flatMap(estimatesIn)]);
	const limits = all.flatMap((one) => one.kind === "estimate" ? [] : one.because);
	const reasons = new Map(limits.map(require_start.limitInWords).map((words) => [require_start.plainText(words), words]));
	const why = require_start.listed([...reasons.values()]);
	if (all.every(({ kind }) => kind === "not-estimable")) return why.length === 0 ? [] : require_start.say`No impact estimate: ${why}.`;
	const basis = require_start.say`Impact is an estimate from ${looked.findings} open findings in code, supply chain, AI detection and secrets, without archived projects.`;
	return why.length === 0 ? basis : require_start.say`${basis} The numbers are incomplete: ${why}.`;
}
function estimatesIn(impact) {
	if (impact.about === "policy") return [impact.matched, impact.blocked];
	return impact.about === "detection" ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}
// src/report/words/headline.ts
const headlines = {
	valid: (outcome) => [require_validate.foundWords(outcome)],
	invalid: (outcome) => [require_validate.foundWords(outcome)],
	"no-changes": ({ plan, threeWayDiff }) => {
		if (plan.bundles.length === 0) return ["No changes to apply"];
		return isRollback(plan) ? require_start.say`Nothing to roll back: ${target(plan)} is already as it was before` : require_start.say`No changes for ${target(plan)}${[liveTail(liveIn(threeWayDiff).length)]}`;
	},
	changes: ({ plan }) => require_start.say`${[isRollback(plan) ? "Rollback" : "Policies"]} for ${target(plan)}: ${[require_validate.effectCounts(require_validate.changesIn(plan))]}`,
	"needs-approval": ({ plan, guards }) => guards.length === 0 ? require_start.say`Declined: nothing was applied to ${target(plan)} (${[require_validate.effectCounts(require_validate.changesIn(plan))]})` : require_start.say`Approval required for ${target(plan)}: ${[require_validate.effectCounts(require_validate.changesIn(plan))]}`,
	stale: ({ plan, results }) => {
		const isPlatform = results.some(({ outcome }) => outcome.result === "not-applied" && outcome.current !== null);
		if (isRollback(plan)) return require_start.say`Stale: ${target(plan)} changed since the apply; nothing was rolled back`;
		return isPlatform ? require_start.say`Stale: ${target(plan)} changed since the review; nothing was applied` : require_start.say`Stale: the files are not those of the review; nothing was applied to ${target(plan)}`;
	},
	applied: ({ plan, results }) => results.every(({ outcome }) => outcome.result === "already-applied") ? require_start.say`Already applied to ${target(plan)}${[unsentTail(results)]}` : require_start.say`Applied to ${target(plan)}: ${[require_validate.doneWords(appliedSummary(results)) + alreadyTail(results)]}`,
	partial: ({ plan, results }) => require_start.say`Partly applied to ${target(plan)}: ${results.filter(isDone).length} of ${[require_validate.count(results.length, "bundle")]} confirmed`,
	failed: ({ plan }) => plan === null ? ["Failed"] : require_start.say`Failed: ${target(plan)}, ${[require_validate.changeWords(plan.summary)]} planned`
};
const liveTail = (number) => number === 0 ? "" : `, ${number} already live`;
const liveIn = (threeWayDiff) => threeWayDiff?.bundles.flatMap((owner) => owner.live.map((change) => ({
	change,
	owner
}))) ?? [];
const isDone = ({ outcome: { result } }) => result === "applied" || result === "already-applied";
const unsentTail = (results) => results.every(({ outcome }) => outcome.reason === null) ? ", nothing was sent" : "";
const appliedSummary = (results) => require_filter_space.summarize(results.flatMap(({ bundle, outcome }) => outcome.result === "already-applied" ? [] : bundle.changes));
function alreadyTail(results) {
	const already = results.filter(({ outcome }) => outcome.result === "already-applied").length;
	return already === 0 ? "" : `; ${require_validate.count(already, "bundle")} already applied`;
}
const isRollback = ({ undoes }) => undoes !== void 0;
const headlineOf = (outcome) => require_start.dispatch(headlines, "kind", outcome);
const countsOf = (outcome) => outcome.kind === "changes" || outcome.kind === "needs-approval" ? [require_validate.changeWords(outcome.plan.summary)] : [];
const headlineText = (outcome) => require_start.plainText(headlineOf(outcome));
function target({ bundles }) {
	const slugs = require_names.slugsOf(bundles);
	const [slug] = slugs;
	if (slug === void 0) return ["no deployment"];
	return slugs.length === 1 ? require_start.say`${slug}` : [require_validate.count(slugs.length, "deployment")];
}
// src/report/words/three-way.ts
const effectOf = ({ message, effect }) => require_start.say`${message} (${[require_validate.effectWords(effect)]})`;
function threeWayNotes(threeWayDiff, bundles) {
	const { base } = threeWayDiff;
	return [...base.isAhead ? [require_start.say`The base ${base.name} has commits that these files lack, so their changes look like changes of these files. Rebase, or pass the merge base (${`git merge-base ${require_start.shellWord(base.name)} HEAD`}).`] : [], ...notInBase(threeWayDiff, bundles)];
}
function notInBase({ base, bundles }, planned) {
	const missing = new Set(bundles.filter(({ inBase }) => !inBase).map(require_names.ownerKey));
	const lacking = planned.filter((bundle) => bundle.changes.length > 0 && missing.has(require_names.ownerKey(bundle)));
	if (lacking.length === 0) return [];
	const several = require_names.hasSeveralDeployments(planned);
	const names = lacking.map((bundle) => require_names.bundleOf(bundle, several));
	const why = base.errorsIn === null ? require_start.say` does not declare ${require_start.listed(names)}` : require_start.say` cannot be read: see ${base.errorsIn} there`;
	return [require_start.say`Edits on the platform cannot be identified: the base ${base.short}${why}.`];
}
function cautionsOf({ bundles }, threeWayDiff) {
	const several = require_names.hasSeveralDeployments(bundles);
	const loosening = bundles.flatMap((owner) => owner.changes.map((change) => ({
		change,
		owner
	}))).filter(({ change }) => require_validate.isLoosening(change));
	const sorts = {
		"Loosens enforcement": loosening.filter(({ change }) => change.effect !== "unknown"),
		"May loosen enforcement": loosening.filter(({ change }) => change.effect === "unknown"),
		"Looser than the base": hiddenIn(bundles, threeWayDiff),
		"Already live, deleted or looser": liveDanger(threeWayDiff)
	};
	return Object.entries(sorts).filter(([, owned]) => owned.length > 0).map(([title, owned]) => ({
		title,
		entries: sortedByDanger(owned).map(({ change, owner }) => ({
			change,
			name: require_names.nameOf(change, owner, several)
		}))
	}));
}
const sortedByDanger = (owned) => owned.toSorted((a, b) => require_validate.byDanger({
	...a,
	loss: 0
}, {
	...b,
	loss: 0
}));
const revertedIn = ({ bundles }) => sortedByDanger(bundles.flatMap((owner) => owner.changes.flatMap(({ edit, origin, change }) => {
	if (edit !== null) return [{
		change: edit,
		owner
	}];
	return origin === "platform" ? [{
		change,
		owner
	}] : [];
})));
function hiddenIn(bundles, threeWayDiff) {
	const keyOf = (owner, { id }) => `${require_names.ownerKey(owner)} ${id}`;
	const shown = new Set(bundles.flatMap((bundle) => bundle.changes.filter(require_validate.isLoosening).map((change) => keyOf(bundle, change))));
	return (threeWayDiff?.bundles ?? []).flatMap((owner) => owner.changes.flatMap(({ change, origin, own }) => {
		const done = own ?? (origin === "repository" && !shown.has(keyOf(owner, change)) ? change : null);
		return done !== null && done.verb !== "delete" && require_validate.isLoosening(done) ? [{
			change: done,
			owner
		}] : [];
	}));
}
const liveDanger = (threeWayDiff) => sortedByDanger(liveIn(threeWayDiff).filter((one) => one.change.verb === "delete" || require_validate.isLoosening(one.change)));
// src/report/words/tests.ts
function testDecisions(tests) {
	if (tests === void 0) return [];
	const { removed, changed, added, failing } = tests;
	return [
		...touched("Removes", removed, "warning"),
		...touched("Changes", changed, "warning"),
		...touched("Adds", added, "plain"),
		...failing.map(({ name, at, why }) => ({
			kind: "text",
			tone: "warning",
			message: require_start.say`The new or changed test ${name} (${require_validate.placeWords(at)}) fails, so it would stop every later change: ${why}`
		}))
	];
}
function touched(verb, tests, tone) {
	const { invariant = [], test = [] } = Object.groupBy(tests, nounOf);
	return [invariant, test].filter((all) => all.length > 0).map((all) => {
		const noun = `${all.map(nounOf)[0] ?? ""}${all.length === 1 ? "" : "s"}`;
		return {
			kind: "text",
			tone,
			message: require_start.say`${[verb]} the ${[noun]}: ${require_start.listed(all.map(({ name }) => [require_start.foreign(name)]))}`
		};
	});
}
const nounOf = ({ isInvariant }) => isInvariant ? "invariant" : "test";
function testLine(tests) {
	if (tests === void 0 || tests.results.length === 0) return [];
	const { results } = tests;
	const held = results.filter(({ isPassed }) => isPassed).length;
	const nouns = [...new Set(results.map(nounOf))].toSorted().map((noun) => `${noun}s`);
	return [{
		kind: "text",
		tone: "plain",
		message: require_start.say`${held} of ${results.length} ${[nouns.join(" and ")]} hold`
	}];
}
function testDetails(tests) {
	if (tests === void 0 || tests.results.length === 0) return [];
	return [{
		kind: "table",
		title: "Tests",
		head: ["Test", "Result"],
		rows: tests.results.map(({ name, isPassed, verdict }) => [[require_start.foreign(name)], [isPassed ? "holds" : failedWords[verdict]]])
	}];
}
const failedWords = {
	holds: "holds",
	broken: "broken",
	unknown: "not known"
};
// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};
// node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
new CharacterDiff();
// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
	let i = 0;
	for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
	return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
	let i;
	if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
	for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
	return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
	if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
	return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
	if (!oldSuffix) return string + newSuffix;
	if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
	return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
	return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
	return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
	return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
	let startA = 0;
	if (a.length > b.length) startA = a.length - b.length;
	let endB = b.length;
	if (a.length < b.length) endB = a.length;
	const map = Array(endB);
	let k = 0;
	map[0] = 0;
	for (let j = 1; j < endB; j++) {
		if (b[j] == b[k]) map[j] = map[k];
		else map[j] = k;
		while (k > 0 && b[j] != b[k]) k = map[k];
		if (b[j] == b[k]) k++;
	}
	k = 0;
	for (let i = startA; i < a.length; i++) {
		while (k > 0 && a[i] != b[k]) k = map[k];
		if (a[i] == b[k]) k++;
	}
	return k;
}
function segment(string, segmenter) {
	const parts = [];
	for (const segmentObj of Array.from(segmenter.segment(string))) {
		const segment = segmentObj.segment;
		if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment)) parts[parts.length - 1] += segment;
		else parts.push(segment);
	}
	return parts;
}
function trailingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
	let i;
	for (i = string.length - 1; i >= 0; i--) if (!string[i].match(/\s/)) break;
	return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
	const match = string.match(/^\s*/);
	return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
	if (!segmenter) return [leadingWs(string), trailingWs(string)];
	if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
	const segments = segment(string, segmenter);
	const firstSeg = segments[0];
	const lastSeg = segments[segments.length - 1];
	return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
}
// node_modules/diff/libesm/diff/word.js
const extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
	equals(left, right, options) {
		if (options.ignoreCase) {
			left = left.toLowerCase();
			right = right.toLowerCase();
		}
		return left.trim() === right.trim();
	}
	tokenize(value, options = {}) {
		let parts;
		if (options.intlSegmenter) {
			const segmenter = options.intlSegmenter;
			if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
			parts = segment(value, segmenter);
		} else parts = value.match(tokenizeIncludingWhitespace) || [];
		const tokens = [];
		let prevPart = null;
		parts.forEach((part) => {
			if (/\s/.test(part)) {
				if (prevPart == null) tokens.push(part);
				else tokens.push(tokens.pop() + part);
			} else if (prevPart != null && /\s/.test(prevPart)) {
				if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
				else tokens.push(prevPart + part);
			} else tokens.push(part);
			prevPart = part;
		});
		return tokens;
	}
	join(tokens) {
		return tokens.map((token, i) => {
			if (i == 0) return token;
			else return token.replace(/^\s+/, "");
		}).join("");
	}
	postProcess(changes, options) {
		if (!changes || options.oneChangePerToken) return changes;
		let lastKeep = null;
		let insertion = null;
		let deletion = null;
		changes.forEach((change) => {
			if (change.added) insertion = change;
			else if (change.removed) deletion = change;
			else {
				if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
				lastKeep = change;
				insertion = null;
				deletion = null;
			}
		});
		if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
		return changes;
	}
};
new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
	if (deletion && insertion) {
		const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
		const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
		if (startKeep) {
			const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
			startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
			deletion.value = removePrefix(deletion.value, commonWsPrefix);
			insertion.value = removePrefix(insertion.value, commonWsPrefix);
		}
		if (endKeep) {
			const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
			endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
			deletion.value = removeSuffix(deletion.value, commonWsSuffix);
			insertion.value = removeSuffix(insertion.value, commonWsSuffix);
		}
	} else if (insertion) {
		if (startKeep) {
			const ws = leadingWs(insertion.value, segmenter);
			insertion.value = insertion.value.substring(ws.length);
		}
		if (endKeep) {
			const ws = leadingWs(endKeep.value, segmenter);
			endKeep.value = endKeep.value.substring(ws.length);
		}
	} else if (startKeep && endKeep) {
		const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
		const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
		deletion.value = removePrefix(deletion.value, newWsStart);
		const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
		deletion.value = removeSuffix(deletion.value, newWsEnd);
		endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
		startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
	} else if (endKeep) {
		const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
		const overlap = maximumOverlap(trailingWs(deletion.value, segmenter), endKeepWsPrefix);
		deletion.value = removeSuffix(deletion.value, overlap);
	} else if (startKeep) {
		const overlap = maximumOverlap(trailingWs(startKeep.value, segmenter), leadingWs(deletion.value, segmenter));
		deletion.value = removePrefix(deletion.value, overlap);
	}
}
var WordsWithSpaceDiff = class extends Diff {
	tokenize(value) {
		const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
		return value.match(regex) || [];
	}
};
new WordsWithSpaceDiff();
// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
			if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith("\n")) left = left.slice(0, -1);
			if (right.endsWith("\n")) right = right.slice(0, -1);
		}
		return super.equals(left, right, options);
	}
};
const lineDiff = new LineDiff();
function diffLines$1(oldStr, newStr, options) {
	return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
	if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
	for (let i = 0; i < linesAndNewlines.length; i++) {
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
		else retLines.push(line);
	}
	return retLines;
}
// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(char) {
	return char == "." || char == "!" || char == "?";
}
var SentenceDiff = class extends Diff {
	tokenize(value) {
		var _a;
		const result = [];
		let tokenStartI = 0;
		for (let i = 0; i < value.length; i++) {
			if (i == value.length - 1) {
				result.push(value.slice(tokenStartI));
				break;
			}
			if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
				result.push(value.slice(tokenStartI, i + 1));
				i = tokenStartI = i + 1;
				while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
				result.push(value.slice(tokenStartI, i + 1));
				tokenStartI = i + 1;
			}
		}
		return result;
	}
};
new SentenceDiff();
// node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
new CssDiff();
// node_modules/diff/libesm/diff/json.js
var JsonDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	get useLongestToken() {
		return true;
	}
	castInput(value, options) {
		const { undefinedReplacement, stringifyReplacer = (k, v) => typeof v === "undefined" ? undefinedReplacement : v } = options;
		return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
	}
	equals(left, right, options) {
		return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
	}
};
new JsonDiff();
function canonicalize(obj, stack, replacementStack, replacer, key) {
	stack = stack || [];
	replacementStack = replacementStack || [];
	if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
	let i = 0;
	for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
	let canonicalizedObj;
	if ("[object Array]" === Object.prototype.toString.call(obj)) {
		stack.push(obj);
		canonicalizedObj = new Array(obj.length);
		replacementStack.push(canonicalizedObj);
		for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
		stack.pop();
		replacementStack.pop();
		return canonicalizedObj;
	}
	if (obj && obj.toJSON) obj = obj.toJSON();
	if (typeof obj === "object" && obj !== null) {
		stack.push(obj);
		canonicalizedObj = {};
		replacementStack.push(canonicalizedObj);
		const sortedKeys = [];
		let key;
		for (key in obj) if (Object.prototype.hasOwnProperty.call(obj, key)) sortedKeys.push(key);
		sortedKeys.sort();
		for (i = 0; i < sortedKeys.length; i += 1) {
			key = sortedKeys[i];
			canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
		}
		stack.pop();
		replacementStack.pop();
	} else canonicalizedObj = obj;
	return canonicalizedObj;
}
// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
new ArrayDiff();
// node_modules/diff/libesm/patch/create.js
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
	let optionsObj;
	if (!options) optionsObj = {};
	else if (typeof options === "function") optionsObj = { callback: options };
	else optionsObj = options;
	if (typeof optionsObj.context === "undefined") optionsObj.context = 4;
	const context = optionsObj.context;
	if (optionsObj.newlineIsToken) throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (!optionsObj.callback) return diffLinesResultToPatch(diffLines$1(oldStr, newStr, optionsObj));
	else {
		const { callback } = optionsObj;
		diffLines$1(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
			const patch = diffLinesResultToPatch(diff);
			callback(patch);
		} }));
	}
	function diffLinesResultToPatch(diff) {
		if (!diff) return;
		diff.push({
			value: "",
			lines: []
		});
		function contextLines(lines) {
			return lines.map(function(entry) {
				return " " + entry;
			});
		}
		const hunks = [];
		let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
		for (let i = 0; i < diff.length; i++) {
			const current = diff[i], lines = current.lines || splitLines(current.value);
			current.lines = lines;
			if (current.added || current.removed) {
				if (!oldRangeStart) {
					const prev = diff[i - 1];
					oldRangeStart = oldLine;
					newRangeStart = newLine;
					if (prev) {
						curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
						oldRangeStart -= curRange.length;
						newRangeStart -= curRange.length;
					}
				}
				for (const line of lines) curRange.push((current.added ? "+" : "-") + line);
				if (current.added) newLine += lines.length;
				else oldLine += lines.length;
			} else {
				if (oldRangeStart) {
					if (lines.length <= context * 2 && i < diff.length - 2) for (const line of contextLines(lines)) curRange.push(line);
					else {
						const contextSize = Math.min(lines.length, context);
						for (const line of contextLines(lines.slice(0, contextSize))) curRange.push(line);
						const hunk = {
							oldStart: oldRangeStart,
							oldLines: oldLine - oldRangeStart + contextSize,
							newStart: newRangeStart,
							newLines: newLine - newRangeStart + contextSize,
							lines: curRange
						};
						hunks.push(hunk);
						oldRangeStart = 0;
						newRangeStart = 0;
						curRange = [];
					}
				}
				oldLine += lines.length;
				newLine += lines.length;
			}
		}
		for (const hunk of hunks) for (let i = 0; i < hunk.lines.length; i++) if (hunk.lines[i].endsWith("\n")) hunk.lines[i] = hunk.lines[i].slice(0, -1);
		else {
			hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
			i++;
		}
		return {
			oldFileName,
			newFileName,
			oldHeader,
			newHeader,
			hunks
		};
	}
}
function splitLines(text) {
	const hasTrailingNl = text.endsWith("\n");
	const result = text.split("\n").map((line) => line + "\n");
	if (hasTrailingNl) result.pop();
	else result.push(result.pop().slice(0, -1));
	return result;
}
// src/report/yaml-diff.ts
const context = 3;
const maxEditLength = 1e3;
const diffChange = (change) => diffLines(printSide(change, "before"), printSide(change, "after"));
function printSide(change, side) {
	const content = change[side];
	return content === null ? [] : printObject(change.object, change.key, content);
}
function diffLines(before, after) {
	const [old, now] = [before, after].map((lines) => lines.map((line) => `${line}\n`).join(""));
	const patch = structuredPatch("", "", old ?? "", now ?? "", "", "", {
		context,
		maxEditLength
	});
	if (patch === void 0) return [...marked("-", require_start.maskLines(before)), ...marked("+", require_start.maskLines(after))];
	if (patch.hunks.length === 0) return marked("…", ["Both sides are equivalent; only the order or unused fields differ."]);
	const [oldShown, nowShown] = [require_start.maskLines(before), require_start.maskLines(after)];
	let end = 1;
	return [...patch.hunks.flatMap(({ oldStart, oldLines, newStart, lines }) => {
		const folded = fold(oldStart - end);
		end = oldStart + oldLines;
		let [oldLine, newLine] = [oldStart - 1, newStart - 1];
		return [...folded, ...lines.map((line) => {
			const mark = line.charAt(0);
			const text = (mark === "+" ? nowShown[newLine] : oldShown[oldLine]) ?? "";
			if (mark !== "-") newLine += 1;
			if (mark !== "+") oldLine += 1;
			return {
				mark,
				text
			};
		})];
	}), ...fold(before.length + 1 - end)];
}
const fold = (lines) => lines > 0 ? marked("…", [require_validate.count(lines, "unchanged line")]) : [];
const marked = (mark, lines) => lines.map((text) => ({
	mark,
	text
}));
const capDiff = (lines, limit, hint = "") => lines.length <= limit + 1 ? lines : [...lines.slice(0, limit), ...marked("…", [`${require_validate.count(lines.length - limit, "more line")}${hint}`])];
function printObject(object, key, content) {
	const declared = require_preview.restoreObject({
		object,
		key,
		before: content,
		after: null
	}) ?? {
		...key,
		...content
	};
	const fields = JSON.parse(require_filter_space.canonicalObject(object, declared), inOrder);
	return require_print.printBlock(fields, "", 0, style);
}
const style = {
	...require_print.plainStyle,
	flow: new Map([["values", false]])
};
const order = [
	"name",
	"slug",
	"description",
	"active",
	"filters",
	"actions",
	"exception_type",
	"rule",
	"rule_type",
	"type",
	"mode",
	"conditions",
	"values",
	"rulesets",
	"rules",
	"disabled"
];
function inOrder(_key, value) {
	if (!require_validate.isObject(value)) return value;
	const known = order.filter((key) => key in value);
	const others = Object.keys(value).filter((key) => !order.includes(key));
	return Object.fromEntries([...known, ...others].map((key) => [key, value[key]]));
}
const diffPlatform = (reviewed, current) => diffLines(printSide(reviewed, "before"), printSide(current, "before"));
const isSameChange = (one, other) => essence(one) === essence(other);
const essence = (change) => JSON.stringify([
	change.verb,
	printSide(change, "before"),
	printSide(change, "after")
]);
// src/report/report.ts
const printBlock = (printers, block, detail) => require_start.dispatch(printers, "kind", block, detail);
const emptyReport = {
	top: [],
	body: [],
	details: []
};
function reportOf(outcome, surface = "command-line") {
	const results = "results" in outcome ? outcome.results : [];
	const report = reportFrom({
		plan: shownPlan(outcome),
		explained: shownExplained(outcome),
		guards: "guards" in outcome ? outcome.guards : [],
		results,
		error: outcome.kind === "failed" ? outcome.error : null,
		moved: outcome.kind === "stale" ? require_outcome.movedOf(results) : [],
		problems: outcome.problems
	}, surface);
	const top = outcome.kind === "invalid" && outcome.accepted !== void 0 ? [...text(acceptedWords, "warning"), ...report.top] : report.top;
	return {
		headline: headlineOf(outcome),
		counts: countsOf(outcome),
		...report,
		top
	};
}
const acceptedWords = ["The platform rejects a bundle, so nothing is applied. The changes are those of the others."];
function reportFrom(facts, surface) {
	const { plan = null, explained = {}, guards = [], results = [], error = null, moved = [], problems = [] } = facts;
	const { top, body, details } = plan === null ? emptyReport : planReport(plan, explained);
	return {
		top: [
			...failure(error, surface),
			...approvals(guards, surface),
			...results.length === 0 ? top : resultTable(results)
		],
		body: [
			...movedBlocks(moved, plan !== null),
			...body,
			...problemBlock(problems)
		],
		details: results.length === 0 ? details : []
	};
}
const failure = (error, surface) => error === null ? [] : [{
	kind: "failure",
	lines: require_names.failureLines(error, surface)
}];
const text = (message, tone = "plain") => message.length === 0 ? [] : [{
	kind: "text",
	tone,
	message
}];
const problemBlock = (problems) => problems.length === 0 ? [] : [{
	kind: "problems",
	problems: require_validate.errorsFirst(problems)
}];
function planReport(plan, explained) {
	const { impact, threeWayDiff, unmanaged = [], drifted = [] } = explained;
	const several = require_names.hasSeveralDeployments(plan.bundles);
	return {
		top: [
			...threeWayDiff === void 0 ? [] : originDecisions(plan, threeWayDiff),
			...text(driftedWords(drifted, several)),
			...testDecisions(explained.tests)
		],
		body: [
			...changeBlock(plan, explained),
			...liveBlock(liveIn(threeWayDiff), several),
			...testLine(explained.tests)
		],
		details: [
			...bundleTable(plan),
			...testDetails(explained.tests),
			...unmanagedText(unmanaged, several),
			...keptText(explained, several),
			...overridesBlock(explained, several),
			...text(impact === void 0 ? [] : closingWords(impact))
		]
	};
}
function originDecisions(plan, threeWayDiff) {
	const { bundles } = plan;
	const several = require_names.hasSeveralDeployments(bundles);
	const named = ({ change, owner }) => require_start.say`${require_names.nameOf(change, owner, several)}: ${effectOf(change)}`;
	const { short } = threeWayDiff.base;
	return [...[
		{
			title: "Edits on the platform that an apply reverts",
			tone: "warning",
			owned: revertedIn(threeWayDiff),
			hint: require_start.say`They differ from the base ${short}: edited on the platform, or never applied.`
		},
		{
			title: "Looser than the base",
			tone: "danger",
			owned: hiddenIn(bundles, threeWayDiff),
			hint: []
		},
		{
			title: "Already live, deleted or looser",
			tone: "danger",
			owned: liveDanger(threeWayDiff),
			hint: []
		}
	].filter(({ owned }) => owned.length > 0).map(({ title, tone, owned, hint }) => list(title, tone, owned.map(named), hint)), ...threeWayNotes(threeWayDiff, bundles).flatMap((note) => text(note, "warning"))];
}
const mostListed = 10;
function list(title, tone, items, hint = []) {
	const more = items.length - mostListed;
	const rest = more > 0 ? [[`and ${more} more`]] : [];
	return {
		kind: "list",
		tone,
		title,
		items: [...items.slice(0, mostListed), ...rest],
		hint
	};
}
const unmanagedText = (unmanaged, several) => unmanaged.length === 0 ? [] : text(require_start.say`Not managed here: ${require_start.listed(unmanaged.map((one) => require_names.bundleOf(one, several)))}`);
const keptText = ({ unmanagedObjects = [] }, several) => unmanagedObjects.length === 0 ? [] : text(require_start.say`Left alone, as ifmatch.yaml says: ${require_start.joined(unmanagedObjects.map((one) => require_start.say`${[require_validate.count(one.count, "object")]} of ${require_names.bundleOf(one, several)}`), ", ")}`);
function overridesBlock({ overrides = [] }, several) {
	const items = overrides.map(({ deployment, kind, object, at, overridden }) => {
		const { noun, name } = require_names.nameOfObject(object, kind);
		const owner = several ? require_start.say` of ${deployment.slug}` : [];
		return require_start.say`${[noun]} ${name}${owner} in ${require_validate.placeWords(at)} overrides ${require_validate.placeWords(overridden)}`;
	});
	return items.length === 0 ? [] : [list("Overrides", "plain", items)];
}
const driftedWords = (drifted, several) => drifted.length === 0 ? [] : require_start.say`Not part of this change: the platform differs from the files in ${require_start.listed(drifted.map((one) => require_names.bundleOf(one, several)))}. Merging leaves that alone; ${"ifmatch drift"} shows it.`;
function approvals(guards, surface) {
	if (guards.length === 0) return [];
	return [list("Approval required", "warning", [...Map.groupBy(guards, ({ reason }) => JSON.stringify(reason)).values()].map((same) => {
		const limits = require_start.joined(same.map(({ limit }) => limit), "; ");
		const [{ reason } = { reason: [] }] = same;
		return limits.length === 0 ? require_start.say`${reason}.` : require_start.say`${reason} (${limits}).`;
	}), approvalHint(guards, surface))];
}
function approvalHint(guards, surface) {
	const settings = require_start.listed([...new Set(guards.map(require_start.approvingSetting))].map((setting) => [require_start.foreign(setting)]));
	return surface === "action" ? require_start.say`To approve, set ${settings} in ${"ifmatch.yaml"} on the base branch first.` : require_start.say`To approve, set ${settings} in ${"ifmatch.yaml"} and have that reviewed.`;
}
function changeBlock({ bundles }, explained) {
	const several = require_names.hasSeveralDeployments(bundles);
	return objects(null, [], bundles.flatMap((bundle) => itemsIn(bundle, explained, several)));
}
const objects = (title, message, items) => items.length === 0 ? [] : [{
	kind: "objects",
	title,
	message,
	items: sorted(items)
}];
const sorted = (items) => items.toSorted((a, b) => require_validate.byDanger({
	change: a.change,
	loss: a.size.loss
}, {
	change: b.change,
	loss: b.size.loss
}));
function itemsIn(bundle, { impact, threeWayDiff }, several) {
	const compared = threeWayDiff?.bundles.find((one) => require_validate.isSameBundle(one, bundle));
	const known = new Set(compared?.changes.map(({ change }) => change.id));
	const origin = threeWayDiff === void 0 ? null : "unknown";
	const others = bundle.changes.filter(({ id }) => !known.has(id)).map((change) => ({
		change,
		origin,
		edit: null,
		own: null
	}));
	const renames = require_renames.renamesOf(bundle);
	const impacts = new Map(impact?.bundles.find((one) => require_validate.isSameBundle(one, bundle))?.changes.map((one) => [one.id, one]));
	return [...compared?.changes ?? [], ...others].map((entry) => {
		const { change } = entry;
		const isUnknown = entry.origin === "unknown" && compared?.inBase === true;
		const rename = renames.get(change.id);
		const touched = impactOfPart(impacts.get(change.id) ?? null, change);
		return withEdit(itemOf(change, bundle, several, {
			label: entry.origin === "platform" ? "Reverts an edit" : null,
			warnings: [...isUnknown ? [["It may have been edited on the platform."]] : [], ...rename === void 0 ? [] : [require_names.renameWords(rename)]],
			size: sizeOf(change, touched),
			facts: impactLines(touched)
		}), entry);
	});
}
function impactOfPart(impact, change) {
	if (impact?.about !== "detection" || change.object !== "DetectionPolicy") return impact;
	const changed = new Set(require_lists.changedItems(change).map(({ list: within, item }) => `${within} ${item}`));
	return {
		...impact,
		items: impact.items.filter((one) => changed.has(`${one.list} ${one.name}`))
	};
}
function withEdit(item, { origin, edit, own }) {
	if (origin !== "both") return item;
	return {
		...item,
		warnings: [
			...item.warnings,
			edit === null ? ["Also edited on the platform."] : require_start.say`Also edited on the platform: ${effectOf(edit)}.`,
			...own === null ? [] : [require_start.say`Against the base: ${effectOf(own)}.`]
		],
		diffs: edit === null ? item.diffs : [...item.diffs, changeDiff(edit, "The edit on the platform")]
	};
}
const liveBlock = (live, several) => objects([`Already live: ${require_validate.count(live.length, "change")}, nothing to apply`], [], live.map(({ change, owner }) => itemOf(change, owner, several, { diffs: [] })));
const itemOf = (change, owner, several, more = {}) => ({
	change,
	name: require_names.nameOf(change, owner, several),
	shortName: require_names.shortNameOf(change, owner, several),
	label: null,
	warnings: [],
	size: noSize,
	diffs: [changeDiff(change)],
	...more,
	facts: [require_names.noteWords(change), ...more.facts ?? []].filter((fact) => fact.length > 0)
});
const isStopped = (outcome) => "guards" in outcome && outcome.guards.length > 0;
const changeDiff = (change, title = "Diff") => ({
	title,
	lines: () => diffChange(change)
});
function bundleTable({ bundles }) {
	if (bundles.every(({ changes }) => changes.length === 0)) return [];
	const several = require_names.hasSeveralDeployments(bundles);
	return [{
		kind: "table",
		title: "Bundles",
		head: [
			"Bundle",
			"Changes",
			"State version",
			"Digest"
		],
		rows: bundles.map((bundle) => [
			require_names.bundleOf(bundle, several),
			[require_validate.changeWords(require_filter_space.summarize(bundle.changes))],
			[require_start.foreign(bundle.stateVersion)],
			[require_start.foreign(shortDigest(bundle.bundleDigest))]
		])
	}];
}
const shortDigest = (digest) => digest.replace(/^sha256:/, "").slice(0, 12);
function resultTable(results) {
	const several = require_names.hasSeveralDeployments(results.map(({ bundle }) => bundle));
	return [{
		kind: "table",
		title: "Results",
		head: [
			"Bundle",
			"Result",
			"Why"
		],
		rows: results.map(({ bundle, outcome: { result, reason } }) => [
			require_names.bundleOf(bundle, several),
			[require_validate.resultWords(result)],
			reason === null ? [require_validate.resultReasons[result]] : [require_start.foreign(reason)]
		])
	}];
}
function movedBlocks(moved, isBrief) {
	return moved.map((one) => {
		const { reviewed, now } = one;
		const items = movedItems(one);
		const changes = now.changes === null ? "changes unknown" : require_validate.changeWords(require_filter_space.summarize(now.changes));
		const number = reviewed.creates + reviewed.updates + reviewed.deletes;
		const same = items.length === 0 && reviewed.changes !== null && now.changes?.length === number ? " The changes are exactly the reviewed ones." : "";
		const message = require_start.say`Reviewed at ${reviewed.stateVersion}: ${[require_validate.changeWords(reviewed)]}. Now at ${now.stateVersion}: ${[changes]}.${[same]}`;
		const shown = isBrief ? items.map((item) => item.label === "Different" ? item : {
			...item,
			diffs: []
		}) : items;
		return {
			kind: "objects",
			title: require_start.say`Since the review: ${require_names.bundleOf(one, true)}`,
			message,
			items: sorted(shown)
		};
	});
}
function movedItems(moved) {
	const now = moved.now.changes ?? [];
	const labelled = (change, label, more = {}) => itemOf(change, moved, false, {
		label,
		...more
	});
	if (moved.reviewed.changes === null || moved.now.changes === null) return now.map((change) => labelled(change, "Now"));
	const before = new Map(moved.reviewed.changes.map((change) => [change.id, change]));
	const after = new Set(now.map(({ id }) => id));
	const title = "On the platform since the review";
	return [...now.flatMap((change) => {
		const old = before.get(change.id);
		if (old === void 0) return labelled(change, "New");
		const lines = () => diffPlatform(old, change);
		return isSameChange(old, change) ? [] : labelled(change, "Different", { diffs: [{
			title,
			lines
		}] });
	}), ...moved.reviewed.changes.filter(({ id }) => !after.has(id)).map((change) => labelled(change, "Gone", {
		warnings: [["Already on the platform."]],
		diffs: []
	}))];
}
function shownPlan(outcome) {
	if (outcome.kind === "invalid") return outcome.accepted ?? null;
	return "guards" in outcome && outcome.kind !== "stale" && !require_validate.wasDeclined(outcome) ? outcome.plan : null;
}
function shownExplained(outcome) {
	if (!("guards" in outcome)) return {};
	return "results" in outcome ? { impact: outcome.impact } : outcome;
}
Object.defineProperty(exports, "acceptedWords", {
	enumerable: true,
	get: function() {
		return acceptedWords;
	}
});
Object.defineProperty(exports, "alreadyTail", {
	enumerable: true,
	get: function() {
		return alreadyTail;
	}
});
Object.defineProperty(exports, "appliedSummary", {
	enumerable: true,
	get: function() {
		return appliedSummary;
	}
});
Object.defineProperty(exports, "approvalHint", {
	enumerable: true,
	get: function() {
		return approvalHint;
	}
});
Object.defineProperty(exports, "capDiff", {
	enumerable: true,
	get: function() {
		return capDiff;
	}
});
Object.defineProperty(exports, "cautionsOf", {
	enumerable: true,
	get: function() {
		return cautionsOf;
	}
});
Object.defineProperty(exports, "changeDiff", {
	enumerable: true,
	get: function() {
		return changeDiff;
	}
});
Object.defineProperty(exports, "headlineOf", {
	enumerable: true,
	get: function() {
		return headlineOf;
	}
});
Object.defineProperty(exports, "headlineText", {
	enumerable: true,
	get: function() {
		return headlineText;
	}
});
Object.defineProperty(exports, "isDone", {
	enumerable: true,
	get: function() {
		return isDone;
	}
});
Object.defineProperty(exports, "isStopped", {
	enumerable: true,
	get: function() {
		return isStopped;
	}
});
Object.defineProperty(exports, "itemOf", {
	enumerable: true,
	get: function() {
		return itemOf;
	}
});
Object.defineProperty(exports, "list", {
	enumerable: true,
	get: function() {
		return list;
	}
});
Object.defineProperty(exports, "liveDanger", {
	enumerable: true,
	get: function() {
		return liveDanger;
	}
});
Object.defineProperty(exports, "liveIn", {
	enumerable: true,
	get: function() {
		return liveIn;
	}
});
Object.defineProperty(exports, "liveTail", {
	enumerable: true,
	get: function() {
		return liveTail;
	}
});
Object.defineProperty(exports, "objects", {
	enumerable: true,
	get: function() {
		return objects;
	}
});
Object.defineProperty(exports, "printBlock", {
	enumerable: true,
	get: function() {
		return printBlock;
	}
});
Object.defineProperty(exports, "problemBlock", {
	enumerable: true,
	get: function() {
		return problemBlock;
	}
});
Object.defineProperty(exports, "reportFrom", {
	enumerable: true,
	get: function() {
		return reportFrom;
	}
});
Object.defineProperty(exports, "reportOf", {
	enumerable: true,
	get: function() {
		return reportOf;
	}
});
Object.defineProperty(exports, "shownExplained", {
	enumerable: true,
	get: function() {
		return shownExplained;
	}
});
Object.defineProperty(exports, "shownPlan", {
	enumerable: true,
	get: function() {
		return shownPlan;
	}
});
Object.defineProperty(exports, "target", {
	enumerable: true,
	get: function() {
		return target;
	}
});
Object.defineProperty(exports, "text", {
	enumerable: true,
	get: function() {
		return text;
	}
});
Object.defineProperty(exports, "unmanagedText", {
	enumerable: true,
	get: function() {
		return unmanagedText;
	}
});
Object.defineProperty(exports, "unsentTail", {
	enumerable: true,
	get: function() {
		return unsentTail;
	}
});
