const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_names = require("./names.js");
// src/report/formats/terminal/effective-bundles.ts
function renderEffectiveBundles(deployment, bundles, view) {
	const objects = bundles.flatMap((bundle) => bundle.objects);
	const files = new Set(objects.map(({ at }) => at.file));
	const headline = `${deployment} gets ${require_start.pluralize(objects.length, "object")} from ${require_start.pluralize(files.size, "file")}.`;
	return require_validate.layout([...require_validate.paragraphs([require_validate.textLine(0, require_validate.styled("bold", headline))], ...bundles.map(bundleLines)), require_validate.blankLine], view);
}
const maxNameColumns = 60;
function bundleLines({ kind, objects, excluded }) {
	const nameLengths = [...objects, ...excluded].map((object) => objectName(object, kind).length);
	const width = Math.min(maxNameColumns, Math.max(0, ...nameLengths));
	const objectText = (object) => `${objectName(object, kind).padEnd(width)}  ${require_validate.positionText(object.at)}`;
	return [
		require_validate.textLine(0, kind),
		...objects.map((object) => object.overrides === null ? require_validate.unwrappedLine(2, objectText(object)) : require_validate.unwrappedLine(2, objectText(object), require_validate.styled("yellow", `  overrides ${require_validate.positionText(object.overrides)}`))),
		...excluded.map((object) => require_validate.unwrappedLine(2, require_validate.styled("dim", `${objectText(object)}  left out by "without"`)))
	];
}
function objectName({ object }, kind) {
	const { noun, name } = require_names.describeBundleObject(object, kind);
	return `${noun.replace(/^item of /, "")} ${name}`;
}
exports.renderEffectiveBundles = renderEffectiveBundles;
