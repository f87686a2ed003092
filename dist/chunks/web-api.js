import { UsageError } from "./cli-and-action.js";
import { operations } from "./operations.js";
import { requests } from "./requests.js";
import { checkShape, signOfCut, toIfMatch } from "./answers.js";
import { answerOf, openConnection, provesNothingWritten } from "./client.js";
import { doubtfulError, pagingError } from "./errors.js";
// src/platform/pages.ts
function pagesOf(id, args, ask) {
	const { by, items: name } = operations[id].paging;
	const pages = {
		ask: async (changed) => ask(changed),
		itemsIn: (answer) => answer[name] ?? [],
		fail: (says) => {
			throw pagingError({
				id,
				about: args.about ?? null
			}, says);
		}
	};
	if (by === "cursor") return cursorPages(pages, args.body ?? {});
	return numberedPages(pages, {
		...args.query,
		page_size: args.query?.page_size ?? defaultSize(id)
	});
}
async function* numberedPages({ ask, itemsIn, fail }, query) {
	let before = "";
	let wasShort = false;
	for (let page = query.page ?? 0;; page += 1) {
		const items = itemsIn(await ask({ query: {
			...query,
			page
		} }));
		if (items.length === 0) return;
		const content = items.map((item) => JSON.stringify(idOf(item))).toSorted().join();
		if (content === before && wasShort) return;
		if (content === before) fail(`page ${String(page)} is the same as the one before, so the list would never end`);
		yield items;
		before = content;
		wasShort = items.length < query.page_size;
	}
}
const idOf = (item) => item.id ?? item;
const mostEmpty = 100;
async function* cursorPages({ ask, itemsIn, fail }, body) {
	const seen = new Set([body.cursor ?? ""]);
	let empty = 0;
	for (let asked = { body };;) {
		const answer = await ask(asked);
		const items = itemsIn(answer);
		if (items.length > 0) yield items;
		empty = items.length > 0 ? 0 : empty + 1;
		if (empty === mostEmpty) fail(`${String(mostEmpty)} pages in a row were empty, and still more are said to remain`);
		const cursor = nextCursor(answer, items.length, fail);
		if (cursor === null) return;
		if (seen.has(cursor)) fail("the platform gave the cursor of an earlier page again, so the list would never end");
		seen.add(cursor);
		asked = { body: {
			...body,
			cursor
		} };
	}
}
function nextCursor(answer, count, fail) {
	const { cursor, hasMore, ...beside } = answer;
	if (hasMore === false) return null;
	if (cursor) return count === 0 && hasMore !== true ? null : cursor;
	if (hasMore === true || signOfCut(beside, {}) !== null) fail("the platform says that more remains, and gave no cursor to ask for it");
	return null;
}
function defaultSize(id) {
	const size = requests[id].inputs.find(({ path }) => path[0] === "page_size")?.default;
	if (typeof size !== "number") throw new Error(`${id} has no default for page_size`);
	return size;
}
// src/platform/web-api.ts
function openWebApi({ token, userToken, ...options }) {
	const connection = openConnection(options, {
		token,
		userToken
	});
	const call = (id, args) => callOne(connection, id, args);
	const pages = (id, args) => pagesOf(id, args, async (changed) => call(id, {
		...args,
		...changed
	}));
	return {
		name: connection.name,
		call,
		pages,
		findings: (slug, query = {}) => pages("listFindings", {
			path: { deploymentSlug: slug },
			query,
			about: slug
		}),
		dependencies: (deploymentId, body = {}) => pages("listDependencies", {
			path: { deploymentId },
			body
		}),
		issueGroups: (deploymentId, body = {}) => pages("searchIssues", {
			path: { deploymentId },
			body
		}),
		close: () => connection.close()
	};
}
async function callOne({ call, profile }, id, { about, ...given }) {
	const args = repeatPath(id, {
		path: {},
		query: {},
		body: null,
		...given
	});
	const { ifMatch } = args;
	const sent = ifMatch === void 0 ? args : {
		...args,
		ifMatch: toIfMatch(ifMatch, profile)
	};
	const tidy = id === "listFindings" ? await declaredFindings(args.query) : null;
	const called = await call(id, about ?? slugIn(args.path), sent, (answer) => {
		tidy?.(answer);
		return answer;
	});
	return answerOf(operations[id].writes ? doubted(called, profile) : called);
}
const slugIn = (path) => path["deploymentSlug"] ?? null;
function doubted(called, profile) {
	if (called.kind === "answer") return called;
	return (called.kind === "failure" ? called.processed === "no" : provesNothingWritten(called.refusal, profile)) ? called : {
		...called,
		error: doubtfulError(called.error)
	};
}
function repeatPath(id, args) {
	const fields = requests[id].inputs.filter(({ sameAsPath }) => sameAsPath === true);
	if (fields.length === 0 || args.body === null) return args;
	const body = Object.fromEntries(Object.entries(args.body));
	for (const { path, kind } of fields) {
		const [name = ""] = path;
		const value = args.path[name];
		body[name] ??= kind === "integer" ? asNumber(value) : value;
		if (body[name] !== void 0 && String(body[name]) !== value) throw new UsageError(`${name} is ${JSON.stringify(body[name])} in the body of ${id} and ${JSON.stringify(value)} in its path. Leave it out of the body.`);
	}
	return {
		...args,
		body
	};
}
function asNumber(text) {
	const value = Number(text);
	return Number.isSafeInteger(value) ? value : void 0;
}
async function declaredFindings({ issue_type: asked = "sast" }) {
	const guards = await import("./web-api-answers2.js");
	const hasShape = {
		sast: guards.isCodeFinding,
		sca: guards.isSupplyChainFinding,
		ai_sast: guards.isAiFinding
	}[asked];
	return ({ findings }) => {
		for (const finding of findings ?? []) checkShape(finding, hasShape);
	};
}
export { openWebApi };
