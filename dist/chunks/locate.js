const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_read = require("./read.js");
const require_validate = require("./validate.js");
// src/files/locate.ts
var locate_exports = require_rolldown_runtime.__exportAll({
	locateProblems: () => locateProblems,
	openDocuments: () => openDocuments
});
function openDocuments(source) {
	const cache = new Map();
	const open = (file) => {
		const cached = cache.get(file);
		if (cached !== void 0) return cached;
		const read = file === "" ? null : require_validate.readText(source, file);
		const text = read !== null && "text" in read ? read.text : "";
		const document = {
			text,
			starts: require_validate.lineStarts(text)
		};
		cache.set(file, document);
		return document;
	};
	return {
		locate(places) {
			const positions = new Map();
			for (const [file, placesInFile] of Map.groupBy(places, (place) => place.file)) {
				const { text, starts } = open(file);
				const tree = require_read.readTree(text);
				for (const place of placesInFile) positions.set(place, require_validate.positionAt(starts, file, "code" in tree ? 0 : require_read.offsetIn(tree, place)));
			}
			return places.map((place) => positions.get(place) ?? {
				file: place.file,
				line: 1,
				column: 1
			});
		},
		excerpt({ file, line }) {
			const { text, starts } = open(file);
			return text === "" ? null : text.slice(starts[line - 1], starts[line]).replace(/\r?\n$/, "");
		}
	};
}
function locateProblems(documents, problems) {
	const toLocate = problems.map((problem) => ({
		problem,
		at: placeOf(problem),
		first: firstOf(problem)
	}));
	const places = toLocate.flatMap(({ at, first }) => [at, first]).filter((place) => place !== null && "pointer" in place);
	const positions = new Map(documents.locate(places).map((position, index) => [places[index], position]));
	const positionOf = (place) => {
		if (place === null || place.file === "") return null;
		return "pointer" in place ? positions.get(place) ?? null : place;
	};
	return dropRepeated(toLocate.map(({ problem, at, first }) => {
		const position = positionOf(at);
		return {
			problem,
			position,
			first: positionOf(first),
			get excerpt() {
				const line = position === null || mayHoldSecret(problem) ? null : documents.excerpt(position);
				return line === null ? null : require_start.maskLine(line, require_start.maskInSameWidth);
			}
		};
	}).toSorted(byPosition));
}
const mayHoldSecret = (problem) => (problem.code === "unknown-field" || problem.code === "connection-setting") && /token|secret|passw|credential|api.?key|private.?key/i.test(problem.field);
const placeOf = (problem) => "position" in problem ? problem.position : problem.at;
const firstOf = (problem) => "first" in problem ? problem.first : null;
function byPosition(a, b) {
	const positionA = a.position ?? startOfFile(a.problem);
	const positionB = b.position ?? startOfFile(b.problem);
	if (positionA.file !== positionB.file) return positionA.file < positionB.file ? -1 : 1;
	return positionA.line - positionB.line || positionA.column - positionB.column || (a.problem.code < b.problem.code ? -1 : Number(a.problem.code > b.problem.code));
}
const startOfFile = ({ at: { file } }) => ({
	file,
	line: 0,
	column: 0
});
function dropRepeated(located) {
	const keys = new Set();
	return located.filter(({ problem, position, first }) => {
		const key = JSON.stringify([
			position ?? problem.at,
			first,
			{
				...problem,
				at: null,
				known: null
			}
		]);
		if (keys.has(key)) return false;
		keys.add(key);
		return true;
	});
}
Object.defineProperty(exports, "locate_exports", {
	enumerable: true,
	get: function() {
		return locate_exports;
	}
});
Object.defineProperty(exports, "openDocuments", {
	enumerable: true,
	get: function() {
		return openDocuments;
	}
});
