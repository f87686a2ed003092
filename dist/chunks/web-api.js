const require_start = require("./start.js");
const require_requests = require("./requests.js");
const require_response_errors = require("./response-errors.js");
// src/platform/web-api.ts
const createWebApi = ({ call }) => ({
	call: (id, args) => callWebOperation(call, id, args),
	pages: (id, args) => readItems(id, args, (changed) => callWebOperation(call, id, {
		...args,
		...changed
	}))
});
async function callWebOperation(call, id, args) {
	try {
		return await call(id, repeatPath(id, args), (answer) => answer);
	} catch (error) {
		throw error instanceof require_start.PlatformError && require_start.operations[id].writes && error.processed !== "no" ? require_response_errors.maybeProcessedError(error) : error;
	}
}
function repeatPath(id, args) {
	if (!args.body) return args;
	const values = args.path ?? {};
	const body = { ...args.body };
	for (const { path, kind } of require_requests.requests[id].inputs.filter(({ sameAsPath }) => sameAsPath === true)) {
		const [name = ""] = path;
		const value = values[name] ?? "";
		const repeated = kind === "integer" ? Number(value) : value;
		if (typeof repeated === "string" || Number.isSafeInteger(repeated)) body[name] ??= repeated;
		if (body[name] !== void 0 && `${body[name]}` !== value) throw new require_start.UsageError(`${name} is ${JSON.stringify(body[name])} in the body of ${id} and ${JSON.stringify(value)} in its path.`, { fix: "Leave it out of the body." });
	}
	return {
		...args,
		body
	};
}
async function* readItems(id, args, requestPage) {
	for await (const { items } of readPages(id, args, requestPage)) if (items.length > 0) yield items;
}
async function* readPages(id, args, requestPage) {
	const { by, items: itemsField } = require_start.operations[id].paging;
	const part = require_start.operations[id].body === null ? "query" : "body";
	const previousMarkers = new Set([args[part]?.cursor ?? ""]);
	for (let reference = firstPage(by, args[part]);;) {
		const answer = await requestPage({ [part]: reference });
		const items = answer[itemsField] ?? [];
		const marker = nextPageMarker(by, answer, items);
		yield {
			answer,
			items,
			page: reference.page ?? null,
			hasMore: marker !== null
		};
		if (marker === null) return;
		if (previousMarkers.has(marker)) throw require_response_errors.pagingError({
			id,
			deploymentSlug: args.slugInErrors
		}, "the platform says that more remains, but sends no cursor for it, or an earlier page again");
		previousMarkers.add(marker);
		reference = by === "page" ? {
			...reference,
			page: (reference.page ?? 0) + 1
		} : {
			...reference,
			cursor: marker
		};
	}
}
const firstPage = (by, reference = {}) => by === "page" ? {
	...reference,
	page: reference?.page ?? 0
} : { ...reference };
function nextPageMarker(by, { cursor, hasMore = null }, items) {
	if (hasMore === false || items.length === 0 && hasMore === null) return null;
	if (by === "page") return JSON.stringify(items[0]);
	if (cursor) return cursor;
	return hasMore === null ? null : "";
}
exports.createWebApi = createWebApi;
