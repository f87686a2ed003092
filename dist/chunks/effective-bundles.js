const require_start = require("./start.js");
const require_plan_file = require("./plan-file2.js");
const require_validate = require("./validate.js");
const require_names = require("./names.js");
// src/report/effective-bundles.ts
function effectiveLines(deployment, bundles) {
	const objects = bundles.flatMap((bundle) => bundle.objects);
	const files = new Set(objects.map(({ at }) => at.file));
	const headline = `${deployment} gets ${require_start.count(objects.length, "object")} from ${require_start.count(files.size, "file")}.`;
	return require_validate.paragraphs([require_validate.words(0, require_validate.styled("bold", headline))], ...bundles.map(bundleLines), [require_validate.blank]).slice(0, -1);
}
function bundleLines({ kind, objects, leftOut }) {
	const named = [...objects, ...leftOut].map((one) => ({
		...one,
		label: labelOf(one, kind)
	}));
	const width = Math.min(60, Math.max(0, ...named.map(({ label }) => label.length)));
	return [require_validate.words(0, kind), ...named.map(({ label, at, overrides }, index) => {
		const place = `${label.padEnd(width)}  ${require_validate.placeWords(at)}`;
		if (index >= objects.length) return require_validate.raw(2, require_validate.styled("dim", `${place}  left out by "without"`));
		return overrides === null ? require_validate.raw(2, place) : require_validate.raw(2, place, require_validate.styled("yellow", `  overrides ${require_validate.placeWords(overrides)}`));
	})];
}
function labelOf({ object }, kind) {
	const { noun, name } = require_names.nameOfObject(object, kind);
	return `${noun.replace(/^item of /, "")} ${name}`;
}
const effectiveJson = (deployment, bundles) => ({
	deployment,
	bundles: bundles.map(({ kind, objects, leftOut }) => ({
		...require_plan_file.ownerKinds[kind],
		objects: objects.map((one) => ({
			...objectJson(one, kind),
			overrides: one.overrides && placeJson(one.overrides)
		})),
		left_out: leftOut.map((one) => objectJson(one, kind))
	}))
});
function objectJson({ object, at }, kind) {
	const { object: type, key } = require_names.nameOfObject(object, kind);
	return {
		object: type,
		key,
		at: placeJson(at)
	};
}
const placeJson = ({ file, line, column }) => ({
	file,
	line,
	column
});
exports.effectiveJson = effectiveJson;
exports.effectiveLines = effectiveLines;
