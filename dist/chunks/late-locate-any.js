import { EVENT_ID } from "./js-yaml.js";
import { anchorOf, endOf, firstToken, isNothing, nextToken, startOf, textOf } from "./events.js";
import { foundAt, readEvents, soughtBy } from "./validate.js";
var offsetsInAny = (function(text, places) {
	const events = readEvents(text);
	if ("code" in events) return null;
	const root = soughtBy(places);
	visit({
		text,
		events,
		targets: targetsOf(text, events),
		end: 0
	}, 1, root);
	return places.map(((place) => foundAt(root, place)));
});
var targetsOf = (function(text, events) {
	const anchors = new Map();
	const targets = new Map();
	for (const [index, event] of events.entries()) {
		if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) continue;
		const anchor = anchorOf(text, event);
		if (anchor === null) continue;
		const target = anchors.get(anchor);
		if (event.type !== EVENT_ID.ALIAS) anchors.set(anchor, index);
		else if (target !== void 0) targets.set(index, target);
	}
	return targets;
});
var visit = (function(walk, index, sought) {
	const node = walk.events[index];
	if (node === void 0 || node.type === EVENT_ID.DOCUMENT || node.type === EVENT_ID.POP) return index + 1;
	if (sought !== void 0) sought.value ??= startOf(walk.text, node, walk.end);
	walk.end = endOf(node, walk.end);
	if (node.type === EVENT_ID.ALIAS) return follow(walk, index, sought);
	if (node.type === EVENT_ID.SCALAR) return index + 1;
	return node.type === EVENT_ID.MAPPING ? visitPairs(walk, index + 1, sought) : visitItems(walk, index + 1, sought);
});
var visitItems = (function(walk, first, sought) {
	let index = first;
	for (let item = 0; isOpen(walk, index); item++) {
		const dash = isUnwritten(walk, index) ? nextToken(walk.text, walk.end) : null;
		index = visit(walk, index, sought?.children.get(String(item)));
		if (dash !== null) walk.end = dash + 1;
	}
	return index + 1;
});
var visitPairs = (function(walk, first, sought) {
	let index = first;
	while (isOpen(walk, index)) {
		const pair = sought && openPair(walk, index, sought);
		const value = visit(walk, index, void 0);
		if (isUnwritten(walk, value)) passColon(walk);
		index = visit(walk, value, pair);
	}
	return index + 1;
});
var isUnwritten = (function({ events }, index) {
	const node = events[index];
	return node?.type === EVENT_ID.SCALAR && isNothing(node) && node.anchorStart < 0 && node.tagStart < 0;
});
var openPair = (function(walk, index, sought) {
	const [key, value] = walk.events.slice(index, index + 2);
	if (key?.type !== EVENT_ID.SCALAR) return void 0;
	const pair = sought.children.get(textOf(walk.text, key));
	if (pair === void 0) return void 0;
	pair.key ??= startOf(walk.text, key, walk.end);
	if (value?.type === EVENT_ID.SCALAR && isNothing(value)) pair.value ??= pair.key;
	return pair;
});
var isOpen = (function(walk, index) {
	const event = walk.events[index];
	return event !== void 0 && event.type !== EVENT_ID.POP;
});
// src/files/yaml/locate-any.ts



function follow(walk, index, sought) {
	const target = walk.targets.get(index);
	if (target !== void 0 && sought !== void 0 && sought.children.size > 0) {
		const { end } = walk;
		visit(walk, target, sought);
		walk.end = end;
	}
	return index + 1;
}



function passColon(walk) {
	const next = firstToken(walk.text, walk.end);
	if (walk.text.charAt(next) === ":") walk.end = next + 1;
}


export { offsetsInAny };
