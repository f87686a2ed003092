const require_start = require("./start.js");
const require_annotations = require("./annotations.js");
const require_json = require("./json.js");
const require_markup = require("./markup.js");
const require_validate = require("./validate.js");
// src/report/test-report.ts
function testSummary(results) {
	const passed = results.filter(({ isPassed }) => isPassed).length;
	if (passed === results.length) return `${require_start.count(passed, "test")} passed`;
	const unknown = results.filter(({ isPassed, verdict }) => !isPassed && verdict === "unknown").length;
	const failed = results.length - passed - unknown;
	const rest = [failed > 0 ? `${String(failed)} failed` : "", unknown > 0 ? `${String(unknown)} not decided` : ""];
	return `${String(passed)} of ${require_start.count(results.length, "test")} passed: ${rest.filter(Boolean).join(", ")}`;
}
function nameOf({ name, deployment }, results) {
	return new Set(results.map((one) => one.deployment)).size > 1 && deployment !== null ? `${name} (${deployment})` : name;
}
const labels = {
	holds: ["pass", "green"],
	broken: ["FAIL", "red"],
	unknown: ["FAIL", "yellow"]
};
const printTests = {
	terminal({ results }, view) {
		const isAllRight = results.every(({ isPassed }) => isPassed);
		const all = (view.quiet ? results.filter(({ isPassed }) => !isPassed) : results).flatMap((result) => testLines(result, results));
		const last = require_validate.words(0, require_validate.styled(isAllRight ? "green" : "red", `${testSummary(results)}.`));
		return require_validate.layout(all.length === 0 ? [last] : [
			...all,
			require_validate.blank,
			last
		], view);
	},
	json: ({ results }, { tool }) => `${require_start.toJson(testsJson(results, tool), 2)}\n`,
	github: ({ results }, { folder }) => require_annotations.workflowCommands([...results.filter(({ isPassed }) => !isPassed).map((result) => ({
		level: "error",
		title: nameOf(result, results),
		text: require_start.plainText(result.why),
		at: result.at
	})), {
		level: "notice",
		title: "ifmatch",
		text: testSummary(results),
		at: null
	}], folder),
	markdown({ results }) {
		const failed = results.filter(({ isPassed }) => !isPassed);
		const passed = results.filter(({ isPassed }) => isPassed);
		return `${require_markup.blocks([
			require_markup.md`### ${require_markup.ours(testSummary(results))}`,
			require_markup.lines(failed.map((one) => require_markup.md`- **${require_markup.ours(labelOf(one))}** ${nameOf(one, results)} (${require_validate.placeWords(one.at)}): ${require_markup.toMarkdown(one.why)}`)),
			require_markup.lines(passed.map((one) => require_markup.md`- ${require_markup.ours(labelOf(one))} ${nameOf(one, results)}`))
		]).text}\n`;
	}
};
const labelOf = ({ isPassed }) => labels[isPassed ? "holds" : "broken"][0];
function testLines(result, results) {
	const { verdict, isPassed, at, why } = result;
	const [label, style] = verdict === "unknown" && isPassed ? labels.holds : labels[verdict];
	const name = nameOf(result, results);
	const head = require_validate.raw(0, require_validate.styled(style, label), "  ", isPassed ? name : require_validate.styled("bold", name));
	if (verdict === "holds") return [head];
	return [
		head,
		require_validate.words(6, ...require_validate.spansOf(why)),
		require_validate.words(6, require_validate.styled("dim", require_validate.placeWords(at)))
	];
}
function testsJson(results, tool) {
	const numberOf = (verdict) => results.filter((one) => one.verdict === verdict).length;
	return {
		version: 1,
		tool,
		outcome: results.every(({ isPassed }) => isPassed) ? "passed" : "failed",
		summary: {
			tests: results.length,
			holds: numberOf("holds"),
			broken: numberOf("broken"),
			unknown: numberOf("unknown")
		},
		tests: results.map(require_json.testJson)
	};
}
exports.printTests = printTests;
