import { operations } from "./operations.js";
import { answerOf, checkShape, doubtfulError, openConnection, pagingError, provesNothingWritten, signOfPart } from "./put.js";
import { toIfMatch } from "./state-version.js";
import { PlatformError, UsageError } from "./cli-and-action.js";
import { requests } from "./requests.js";
import { isKnownCode } from "./exchange.js";
// src/platform/answers/declared-findings.ts
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
// src/platform/paging.ts
const mostEmpty = 100;
async function* numberedPages(pages) {
	const { first, size, idOf, fail } = pages;
	let before = "";
	for (let page = first, wasShort = false, empty = 0;; page += 1) {
		const { items, hasMore } = await pageOrEnd(page, pages);
		empty = items.length === 0 ? empty + 1 : 0;
		if (empty >= mostEmpty) fail(tooManyEmpty);
		if (items.length === 0 && !hasMore) return;
		if (items.length === 0) continue;
		const content = items.map((item) => JSON.stringify(idOf(item))).toSorted().join();
		if (content === before) {
			if (wasShort && !hasMore) return;
			fail(`page ${String(page)} is the same as the one before, so the list would never end`);
		}
		yield items;
		before = content;
		wasShort = items.length < size;
	}
}
const tooManyEmpty = `${String(mostEmpty)} pages in a row were empty, and still more are said to remain`;
async function pageOrEnd(page, { first, ask, isMissing }) {
	try {
		return await ask(page);
	} catch (error) {
		if (page === first || !isMissing(error) || (await ask(page - 1)).items.length === 0) throw error;
	}
	try {
		return await ask(page);
	} catch (error) {
		if (isMissing(error)) return {
			items: [],
			hasMore: false
		};
		throw error;
	}
}
async function* cursorPages({ first, ask, fail }) {
	const seen = new Set([first ?? ""]);
	let empty = 0;
	for (let cursor = first;;) {
		const page = await ask(cursor);
		if (page.items.length > 0) yield page.items;
		cursor = nextCursor(page, fail);
		if (cursor === null) return;
		if (seen.has(cursor)) fail("the platform gave the cursor of an earlier page again, so the list would never end");
		seen.add(cursor);
		empty = page.items.length === 0 ? empty + 1 : 0;
		if (empty >= mostEmpty) fail(tooManyEmpty);
	}
}
function nextCursor({ items, cursor, hasMore }, fail) {
	const given = cursor ?? "";
	if (hasMore === true && given === "") fail("the platform says that more remains, and gave no cursor to ask for it");
	if (given === "" || hasMore === false) return null;
	return items.length === 0 && hasMore !== true ? null : given;
}
// src/platform/pages.ts
function pagesOf(call, id, args) {
	const { by, items: name } = operations[id].paging;
	const asking = args;
	const fail = (says) => {
		throw pagingError({
			id,
			about: asking.about ?? null
		}, says);
	};
	const ask = async (changed) => call(id, {
		...args,
		...changed
	});
	const itemsIn = (answer) => answer[name] ?? [];
	if (by === "cursor") return cursorPages({
		first: asking.body?.cursor ?? null,
		async ask(cursor) {
			const answer = await ask(cursor === null ? {} : { body: {
				...asking.body,
				cursor
			} });
			return {
				items: itemsIn(answer),
				cursor: answer.cursor ?? null,
				hasMore: answer.hasMore ?? (saysMore(answer) ? true : null)
			};
		},
		fail
	});
	const { page = 0, page_size: size = defaultSize(id) } = asking.query ?? {};
	return numberedPages({
		first: page,
		size,
		async ask(number) {
			const answer = await ask({ query: {
				...asking.query,
				page: number,
				page_size: size
			} });
			return {
				items: itemsIn(answer),
				hasMore: saysMore(answer)
			};
		},
		isMissing: isNoPage,
		idOf: (item) => "id" in item ? item.id ?? item : item,
		fail
	});
}
function saysMore({ cursor: _, ...beside }) {
	return signOfPart(beside, {
		lists: {},
		pages: Infinity,
		plain: true
	}) !== null;
}
const isNoPage = (error) => error instanceof PlatformError && error.status === 404 && !isKnownCode(error.code);
function defaultSize(id) {
	const size = requests[id].inputs.find(({ path }) => path[0] === "page_size")?.default;
	if (typeof size !== "number") throw new Error(`${id} has no default for page_size`);
	return size;
}
// src/platform/repeat-path.ts
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
// src/platform/web-api.ts
function openWebApi({ token, userToken, ...options }) {
	const connection = openConnection(options, {
		token,
		userToken
	});
	const call = (id, args) => callOne(connection, id, args);
	const pages = (id, args) => pagesOf(call, id, args);
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
export { openWebApi };
