const require_validate = require("./validate.js");
const require_locate = require("./locate.js");
const require_prove = require("./prove.js");
// src/commands/base-tests.ts
async function runBaseTests(source, files) {
	const base = await testsAt(source, files);
	if (base.length === 0) return null;
	const { selection, bundles, settings } = files;
	const isPart = selection.paths.length > 0 || selection.knownBundles !== void 0;
	const results = require_prove.proveTests(base, bundles, locateIn(source, selection.source));
	const present = new Set(bundles.map(({ deployment }) => deployment));
	const own = new Map(files.tests.map((one) => [one.test.name, textOf(one)]));
	const isRead = settings.file !== void 0 || selection.paths.length === 0;
	const removed = isPart || !isRead ? [] : base.filter(({ test }) => !own.has(test.name));
	const changed = base.filter((one) => own.has(one.test.name) && own.get(one.test.name) !== textOf(one));
	return {
		results: isPart ? results.filter(({ deployment }) => present.has(deployment)) : results,
		removed: namesOf(removed),
		changed: namesOf(changed)
	};
}
async function testsAt(source, { settings: now, selection }) {
	const { settings } = now.file !== void 0 && source.kind(now.file) === "file" ? await require_validate.loadConfig(source, now.file ?? null) : { settings: now };
	const { deployment } = selection;
	return (await require_validate.loadFiles(source, settings, {
		paths: [],
		deployment
	})).tests;
}
const textOf = ({ test }) => JSON.stringify(test, (_, value) => isPlain(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1)) : value);
const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const namesOf = (tests) => [...new Set(tests.map(({ test }) => test.name))];
function locateIn(base, files) {
	const [inBase, inFiles] = [require_locate.openDocuments(base).locate, require_locate.openDocuments(files).locate];
	return (places) => {
		const tests = places.filter(({ file }) => require_validate.isTestName(file));
		const others = places.filter(({ file }) => !require_validate.isTestName(file));
		const found = new Map([...inBase(tests).map((position, index) => [tests[index], position]), ...inFiles(others).map((position, index) => [others[index], position])]);
		return places.map((place) => found.get(place) ?? {
			file: place.file,
			line: 1,
			column: 1
		});
	};
}
exports.runBaseTests = runBaseTests;
