const require_start = require("./start.js");
const require_http = require("./http.js");
const require_network = require("./network.js");
const require_validate = require("./validate.js");
// src/commands/comment/services.ts
const marker = "<!-- ifmatch:preview -->";
const isOurs = (body) => typeof body === "string" && body.startsWith("<!-- ifmatch:preview -->");
const maxPages = 50;
const gitlab = {
	name: "GitLab",
	isItsJob: (env) => env["GITLAB_CI"] === "true",
	commentsUrl(env) {
		const values = readVariables(env, [
			"CI_API_V4_URL",
			env["CI_MERGE_REQUEST_PROJECT_ID"] === void 0 ? "CI_PROJECT_ID" : "CI_MERGE_REQUEST_PROJECT_ID",
			"CI_MERGE_REQUEST_IID"
		]);
		return values === null ? null : `${values[0]}/projects/${values[1]}/merge_requests/${values[2]}/notes`;
	},
	token: {
		variable: "IFMATCH_GITLAB_TOKEN",
		needs: "a project access token with the scope api and the role Reporter"
	},
	authorize: (token) => ({ "private-token": token }),
	async findComment(thread, call) {
		const { id: me } = asObject(await call("GET", thread.replace(/\/projects\/.*$/, "/user")));
		for (let page = 1; page <= maxPages; page++) {
			const notes = asObjects(await call("GET", `${thread}?sort=asc&order_by=created_at&per_page=100&page=${String(page)}`));
			const existing = notes.find(({ author, body }) => isOurs(body) && asObject(author)["id"] === me);
			if (existing !== void 0) return `${thread}/${String(existing["id"])}`;
			if (notes.length === 0) return null;
		}
		throw new require_start.UsageError(`The merge request has more than ${String(5e3)} notes, so that ours is not found.`, { fix: "Delete notes that nobody needs, or open a new merge request." });
	},
	updateComment: (existing, body, call) => call("PUT", existing, { body }),
	createComment: (thread, body, call) => call("POST", thread, { body })
};
const azure = {
	name: "Azure Repos",
	isItsJob: (env) => env["TF_BUILD"] === "True",
	commentsUrl(env) {
		const values = readVariables(env, [...[
			"SYSTEM_COLLECTIONURI",
			"SYSTEM_TEAMPROJECTID",
			"BUILD_REPOSITORY_ID"
		], "SYSTEM_PULLREQUEST_PULLREQUESTID"]);
		if (values === null) return null;
		const [collection, project, repository, request] = values;
		return `${collection}${project}/_apis/git/repositories/${repository}/pullRequests/${request}/threads`;
	},
	token: {
		variable: "SYSTEM_ACCESSTOKEN",
		needs: "$(System.AccessToken), and its build service the permission \"Contribute to pull requests\""
	},
	authorize: (token) => ({ authorization: `Bearer ${token}` }),
	async findComment(thread, call) {
		const [project = ""] = thread.split("/_apis/git/");
		const collection = project.slice(0, project.lastIndexOf("/") + 1);
		const { authenticatedUser } = asObject(await call("GET", `${collection}_apis/connectionData`));
		const { id: me } = asObject(authenticatedUser);
		const threads = asObjects(asObject(await call("GET", `${thread}?${azureApiVersion}`))["value"]);
		for (const { id, isDeleted, comments } of threads) {
			const [first = {}] = asObjects(comments);
			if (isDeleted !== true && first["isDeleted"] !== true && asObject(first["author"])["id"] === me && isOurs(first["content"])) return `${thread}/${String(id)}/comments/${String(first["id"])}`;
		}
		return null;
	},
	updateComment: (existing, content, call) => call("PATCH", `${existing}?${azureApiVersion}`, { content }),
	createComment: (thread, content, call) => call("POST", `${thread}?${azureApiVersion}`, {
		comments: [{
			parentCommentId: 0,
			content,
			commentType: "text"
		}],
		status: "closed"
	})
};
const azureApiVersion = "api-version=7.1";
const services = [gitlab, azure];
function readVariables(env, names) {
	const values = names.map((name) => env[name] ?? "");
	return values.includes("") ? null : values;
}
function currentRequest(env) {
	const service = services.find(({ isItsJob }) => isItsJob(env));
	if (service === void 0) throw new require_start.UsageError("This is no job of GitLab or Azure Pipelines.", { fix: "Run it there, in a pipeline of a merge request or pull request. On GitHub, the action writes the comment." });
	const thread = service.commentsUrl(env);
	if (thread === null) throw new require_start.UsageError(`This job of ${service.name} is not about a merge request or pull request.`, { fix: "Run it in a pipeline of one." });
	const { variable, needs } = service.token;
	const token = (env[variable] ?? "").trim();
	if (token === "") throw new require_start.UsageError(`${variable} is not set.`, { fix: `Set it to ${needs}.` });
	const url = URL.canParse(thread) ? new URL(thread) : null;
	if (url === null || url.protocol !== "https:" && !require_network.isLoopback(url)) throw new require_start.UsageError(`The address of ${service.name} does not begin with https://, since anybody on the way could read the token.`);
	return {
		service,
		thread,
		token
	};
}
const asObject = (value) => require_validate.isObject(value) ? value : {};
const asObjects = (value) => Array.isArray(value) ? value.filter(require_validate.isObject) : [];
// src/commands/comment/comment.ts
async function comment(text, runtime) {
	const { service, thread: commentsUrl, token } = currentRequest(runtime.env);
	const network = require_network.createNetwork(new URL(commentsUrl), runtime.env);
	const call = async (method, address, body) => send({
		method,
		address,
		body,
		headers: service.authorize(token)
	}, network, runtime);
	try {
		const body = `${marker}\n${text}`;
		const commentUrl = await service.findComment(commentsUrl, call);
		if (commentUrl === null) await service.createComment(commentsUrl, body, call);
		else await service.updateComment(commentUrl, body, call);
		return commentUrl === null ? "created" : "updated";
	} finally {
		await network.release();
	}
}
async function send({ method, address, body, headers }, network, { clock }) {
	const { origin, pathname, search } = new URL(address);
	const request = {
		method,
		origin,
		path: pathname + search,
		headers: {
			accept: "application/json",
			"user-agent": "ifmatch",
			"content-type": "application/json",
			...headers
		},
		body: body === void 0 ? null : JSON.stringify(body),
		writes: method !== "GET"
	};
	const response = await require_http.sendOnce(await network.open(), request, timeout, void 0, clock);
	if ("failure" in response) throw new require_start.ForgeError(`No answer to ${method} ${origin}${pathname}: ${response.detail}.`);
	if (response.status < 200 || response.status > 299) throw new require_start.ForgeError(`${method} ${origin}${pathname} was answered with ${String(response.status)}.`, {
		status: response.status,
		fix: response.status < 500 ? "Check what the token may do." : null
	});
	try {
		return JSON.parse(Buffer.from(response.body).toString());
	} catch (cause) {
		throw new require_start.ForgeError(`${method} ${origin}${pathname} was answered with something else than JSON.`, { cause });
	}
}
const timeout = 3e4;
exports.comment = comment;
