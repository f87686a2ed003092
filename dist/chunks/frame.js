const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_next_step = require("./next-step.js");
const require_summary = require("./summary.js");
const require_layout = require("./layout.js");
// src/report/formats/terminal/frame.ts
var frame_exports = require_rolldown_runtime.__exportAll({ renderFound: () => renderFound });
const renderFound = (outcome, problems, view) => require_layout.layout(require_layout.paragraphs(headlineLines([require_summary.foundWords(outcome)], headlineLooks[outcome.kind], view), problems, endLines(outcome, view)), view);
const headlineLooks = {
	valid: "green",
	invalid: "red",
	"no-changes": "green",
	changes: "plain",
	"needs-approval": "yellow",
	stale: "red",
	applied: "green",
	partial: "yellow",
	failed: "red",
	"in-sync": "green",
	drift: "yellow",
	written: "green",
	differs: "red"
};
const headlineLines = (headline, look, { platform, config = null }) => [
	require_layout.words(0, ...require_layout.spansOf(headline, look)),
	...platform === null ? [] : [require_layout.words(0, require_layout.styled("dim", `platform: ${platform}`))],
	...config === null ? [] : [require_layout.words(0, require_layout.styled("dim", `config: ${config}`))]
];
function endLines(outcome, view) {
	const next = require_next_step.nextStep(outcome, view);
	const warnings = require_next_step.warningsLine(outcome, view);
	return [...warnings === null ? [] : [require_layout.words(0, require_layout.styled("yellow", warnings))], ...next === null ? [] : nextLines(next.message, next.command)];
}
const nextLines = (message, ...commands) => [require_layout.words(0, message), ...commands.map((command) => require_layout.raw(2, require_layout.styled("bold", command)))];
Object.defineProperty(exports, "endLines", {
	enumerable: true,
	get: function() {
		return endLines;
	}
});
Object.defineProperty(exports, "frame_exports", {
	enumerable: true,
	get: function() {
		return frame_exports;
	}
});
Object.defineProperty(exports, "headlineLines", {
	enumerable: true,
	get: function() {
		return headlineLines;
	}
});
Object.defineProperty(exports, "headlineLooks", {
	enumerable: true,
	get: function() {
		return headlineLooks;
	}
});
Object.defineProperty(exports, "nextLines", {
	enumerable: true,
	get: function() {
		return nextLines;
	}
});
