const require_start = require("./start.js");
const require_problems = require("./problems.js");
// src/report/formats/json/fields.ts
const bundleJson = ({ deployment, kind }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kindJson[kind]
});
const kindJson = {
	remediation: {
		kind: "remediation",
		product: null
	},
	"detection/code": {
		kind: "detection",
		product: "code"
	},
	"detection/secrets": {
		kind: "detection",
		product: "secrets"
	}
};
const changeJson = ({ verb, object, key, before, after, effect }) => ({
	verb,
	object,
	key,
	before,
	after,
	effect
});
const positionJson = ({ file, line, column }) => ({
	file,
	line,
	column
});
function problemJson({ problem, position }) {
	const { message, fix } = require_problems.describeProblemPlainly(problem);
	const { severity } = problem;
	const code = require_start.codeName(problem);
	const { file, line, column } = position ?? {
		file: null,
		line: null,
		column: null
	};
	return {
		severity,
		code,
		message,
		fix,
		file,
		line,
		column
	};
}
function errorJson(error) {
	const { status, code, requestId } = error instanceof require_start.PlatformError ? error : new require_start.PlatformError(error.message);
	return {
		message: error.message,
		hint: require_start.fixOf(error),
		status,
		code,
		request_id: requestId
	};
}
const testResultJson = ({ name, deployment, verdict, isPassed, at, why, decidedBy }) => ({
	name,
	deployment,
	verdict,
	passed: isPassed,
	...positionJson(at),
	why: why.length === 0 ? null : require_start.plainText(why),
	decided_by: decidedBy.map(({ name: policy, at: position }) => ({
		name: policy,
		...position === null ? {} : positionJson(position)
	}))
});
function renderRunJson(command, outcome, { tool, platform }, facts) {
	const error = "error" in outcome ? errorJson(outcome.error) : null;
	const problems = outcome.problems.map(problemJson);
	return `${require_start.toJson({
		version: 1,
		tool,
		command,
		outcome: outcome.kind,
		platform,
		...facts,
		problems,
		error
	}, 2)}\n`;
}
Object.defineProperty(exports, "bundleJson", {
	enumerable: true,
	get: function() {
		return bundleJson;
	}
});
Object.defineProperty(exports, "changeJson", {
	enumerable: true,
	get: function() {
		return changeJson;
	}
});
Object.defineProperty(exports, "errorJson", {
	enumerable: true,
	get: function() {
		return errorJson;
	}
});
Object.defineProperty(exports, "kindJson", {
	enumerable: true,
	get: function() {
		return kindJson;
	}
});
Object.defineProperty(exports, "positionJson", {
	enumerable: true,
	get: function() {
		return positionJson;
	}
});
Object.defineProperty(exports, "problemJson", {
	enumerable: true,
	get: function() {
		return problemJson;
	}
});
Object.defineProperty(exports, "renderRunJson", {
	enumerable: true,
	get: function() {
		return renderRunJson;
	}
});
Object.defineProperty(exports, "testResultJson", {
	enumerable: true,
	get: function() {
		return testResultJson;
	}
});
