// src/generated/guards/web-api-answers.js
const isAiFinding = validate72;
const schema31 = { "properties": { "id": { "type": [
	"integer",
	"string",
	"null"
] } } };
const pattern0 = new RegExp("^[0-9]{0,19}$", "u");
function validate72(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema31.properties.id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					vErrors = added(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate72.errors = vErrors;
	return errors === 0;
}
const isBacklogReport = validate73;
const schema32 = { "properties": { "buckets": { "type": ["array", "null"] } } };
const schema34 = {
	"type": ["object", "null"],
	"properties": {
		"since": { "type": ["string", "null"] },
		"until": { "type": ["string", "null"] }
	}
};
function validate75(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: schema34.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.since !== void 0) {
			let data0 = data.since;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/since", "#/properties/since/type", "type", { type: schema34.properties.since.type }, "must be string,null");
				errors++;
			}
		}
		if (data.until !== void 0) {
			let data1 = data.until;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/until", "#/properties/until/type", "type", { type: schema34.properties.until.type }, "must be string,null");
				errors++;
			}
		}
	}
	validate75.errors = vErrors;
	return errors === 0;
}
const schema35 = { "type": ["object", "null"] };
function validate77(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: schema35.type }, "must be object,null");
		errors++;
	}
	validate77.errors = vErrors;
	return errors === 0;
}
function validate74(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.timePeriod !== void 0) {
			if (!validate75(data.timePeriod, { instancePath: instancePath + "/timePeriod" })) {
				vErrors = appended(vErrors, validate75.errors);
				errors = vErrors.length;
			}
		}
		if (data.open !== void 0) {
			if (!validate77(data.open, { instancePath: instancePath + "/open" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate74.errors = vErrors;
	return errors === 0;
}
function validate73(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.buckets !== void 0) {
			let data0 = data.buckets;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/buckets", "#/properties/buckets/type", "type", { type: schema32.properties.buckets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate74(data0[i0], { instancePath: instancePath + "/buckets/" + i0 })) {
					vErrors = appended(vErrors, validate74.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate73.errors = vErrors;
	return errors === 0;
}
const isCodeFinding = validate80;
const schema36 = { "allOf": [{ "$ref": "#/$defs/CommonFinding" }, {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"state_updated_at": { "type": ["string", "null"] },
		"triaged_at": { "type": ["string", "null"] },
		"state": {
			"type": ["string", "null"],
			"enum": [
				"fixed",
				"muted",
				"unresolved",
				null,
				""
			]
		},
		"triage_state": {
			"type": ["string", "null"],
			"enum": [
				"untriaged",
				"ignored",
				"reopened",
				"reviewing",
				"fixing",
				"provisionally_ignored",
				null,
				""
			]
		},
		"status": {
			"type": ["string", "null"],
			"enum": [
				"open",
				"fixed",
				"ignored",
				"reviewing",
				"fixing",
				"provisionally_ignored",
				null,
				""
			]
		},
		"triage_reason": {
			"type": ["string", "null"],
			"enum": [
				"acceptable_risk",
				"false_positive",
				"no_time",
				"no_triage_reason",
				"duplicate",
				null,
				""
			]
		},
		"triage_comment": { "type": ["string", "null"] },
		"syntactic_id": { "type": ["string", "null"] },
		"assistant": { "$ref": "#/$defs/Opaque" },
		"click_to_fix_prs": { "$ref": "#/$defs/Opaques" },
		"click_to_fix_failures": { "$ref": "#/$defs/Opaques" },
		"sourcing_policy": { "$ref": "#/$defs/Opaque" }
	}
}] };
const schema37 = { "properties": {
	"id": { "type": [
		"integer",
		"string",
		"null"
	] },
	"first_seen_scan_id": { "type": [
		"integer",
		"string",
		"null"
	] },
	"created_at": { "type": ["string", "null"] },
	"relevant_since": { "type": ["string", "null"] },
	"categories": { "type": ["array", "null"] },
	"confidence": {
		"type": ["string", "null"],
		"enum": [
			"low",
			"medium",
			"high",
			null,
			""
		]
	},
	"severity": {
		"type": ["string", "null"],
		"enum": [
			"low",
			"medium",
			"high",
			"critical",
			null,
			""
		]
	},
	"ref": { "type": ["string", "null"] },
	"line_of_code_url": { "type": ["string", "null"] },
	"match_based_id": { "type": ["string", "null"] },
	"rule_name": { "type": ["string", "null"] },
	"rule_message": { "type": ["string", "null"] }
} };
const schema38 = { "type": ["array", "null"] };
function validate86(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!Array.isArray(data) && data !== null) {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: schema38.type }, "must be array,null");
		errors++;
	}
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {} else {
				vErrors = added(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	}
	validate86.errors = vErrors;
	return errors === 0;
}
function validate81(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema37.properties.id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					vErrors = added(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.first_seen_scan_id !== void 0) {
			let data1 = data.first_seen_scan_id;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/first_seen_scan_id", "#/properties/first_seen_scan_id/type", "type", { type: schema37.properties.first_seen_scan_id.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.created_at !== void 0) {
			let data2 = data.created_at;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/created_at", "#/properties/created_at/type", "type", { type: schema37.properties.created_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.relevant_since !== void 0) {
			let data3 = data.relevant_since;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/relevant_since", "#/properties/relevant_since/type", "type", { type: schema37.properties.relevant_since.type }, "must be string,null");
				errors++;
			}
		}
		if (data.categories !== void 0) {
			let data4 = data.categories;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = added(vErrors, instancePath + "/categories", "#/properties/categories/type", "type", { type: schema37.properties.categories.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
					vErrors = added(vErrors, instancePath + "/categories/" + i0, "#/properties/categories/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.confidence !== void 0) {
			let data6 = data.confidence;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = added(vErrors, instancePath + "/confidence", "#/properties/confidence/type", "type", { type: schema37.properties.confidence.type }, "must be string,null");
				errors++;
			}
			if (!(data6 === "low" || data6 === "medium" || data6 === "high" || data6 === null || data6 === "")) {
				vErrors = added(vErrors, instancePath + "/confidence", "#/properties/confidence/enum", "enum", { allowedValues: schema37.properties.confidence.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.severity !== void 0) {
			let data7 = data.severity;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = added(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: schema37.properties.severity.type }, "must be string,null");
				errors++;
			}
			if (!(data7 === "low" || data7 === "medium" || data7 === "high" || data7 === "critical" || data7 === null || data7 === "")) {
				vErrors = added(vErrors, instancePath + "/severity", "#/properties/severity/enum", "enum", { allowedValues: schema37.properties.severity.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.ref !== void 0) {
			let data8 = data.ref;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = added(vErrors, instancePath + "/ref", "#/properties/ref/type", "type", { type: schema37.properties.ref.type }, "must be string,null");
				errors++;
			}
		}
		if (data.line_of_code_url !== void 0) {
			let data9 = data.line_of_code_url;
			if (typeof data9 !== "string" && data9 !== null) {
				vErrors = added(vErrors, instancePath + "/line_of_code_url", "#/properties/line_of_code_url/type", "type", { type: schema37.properties.line_of_code_url.type }, "must be string,null");
				errors++;
			}
		}
		if (data.match_based_id !== void 0) {
			let data10 = data.match_based_id;
			if (typeof data10 !== "string" && data10 !== null) {
				vErrors = added(vErrors, instancePath + "/match_based_id", "#/properties/match_based_id/type", "type", { type: schema37.properties.match_based_id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rule_name !== void 0) {
			let data11 = data.rule_name;
			if (typeof data11 !== "string" && data11 !== null) {
				vErrors = added(vErrors, instancePath + "/rule_name", "#/properties/rule_name/type", "type", { type: schema37.properties.rule_name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rule_message !== void 0) {
			let data12 = data.rule_message;
			if (typeof data12 !== "string" && data12 !== null) {
				vErrors = added(vErrors, instancePath + "/rule_message", "#/properties/rule_message/type", "type", { type: schema37.properties.rule_message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.location !== void 0) {
			if (!validate77(data.location, { instancePath: instancePath + "/location" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.repository !== void 0) {
			if (!validate77(data.repository, { instancePath: instancePath + "/repository" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate77(data.rule, { instancePath: instancePath + "/rule" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.external_ticket !== void 0) {
			if (!validate77(data.external_ticket, { instancePath: instancePath + "/external_ticket" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.review_comments !== void 0) {
			if (!validate86(data.review_comments, { instancePath: instancePath + "/review_comments" })) {
				vErrors = appended(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate81.errors = vErrors;
	return errors === 0;
}
function validate80(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate81(data, { instancePath })) {
		vErrors = appended(vErrors, validate81.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_updated_at !== void 0) {
			let data0 = data.state_updated_at;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/state_updated_at", "#/allOf/1/properties/state_updated_at/type", "type", { type: schema36.allOf[1].properties.state_updated_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.triaged_at !== void 0) {
			let data1 = data.triaged_at;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/triaged_at", "#/allOf/1/properties/triaged_at/type", "type", { type: schema36.allOf[1].properties.triaged_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.state !== void 0) {
			let data2 = data.state;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/state", "#/allOf/1/properties/state/type", "type", { type: schema36.allOf[1].properties.state.type }, "must be string,null");
				errors++;
			}
			if (!(data2 === "fixed" || data2 === "muted" || data2 === "unresolved" || data2 === null || data2 === "")) {
				vErrors = added(vErrors, instancePath + "/state", "#/allOf/1/properties/state/enum", "enum", { allowedValues: schema36.allOf[1].properties.state.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.triage_state !== void 0) {
			let data3 = data.triage_state;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/triage_state", "#/allOf/1/properties/triage_state/type", "type", { type: schema36.allOf[1].properties.triage_state.type }, "must be string,null");
				errors++;
			}
			if (!(data3 === "untriaged" || data3 === "ignored" || data3 === "reopened" || data3 === "reviewing" || data3 === "fixing" || data3 === "provisionally_ignored" || data3 === null || data3 === "")) {
				vErrors = added(vErrors, instancePath + "/triage_state", "#/allOf/1/properties/triage_state/enum", "enum", { allowedValues: schema36.allOf[1].properties.triage_state.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data4 = data.status;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added(vErrors, instancePath + "/status", "#/allOf/1/properties/status/type", "type", { type: schema36.allOf[1].properties.status.type }, "must be string,null");
				errors++;
			}
			if (!(data4 === "open" || data4 === "fixed" || data4 === "ignored" || data4 === "reviewing" || data4 === "fixing" || data4 === "provisionally_ignored" || data4 === null || data4 === "")) {
				vErrors = added(vErrors, instancePath + "/status", "#/allOf/1/properties/status/enum", "enum", { allowedValues: schema36.allOf[1].properties.status.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.triage_reason !== void 0) {
			let data5 = data.triage_reason;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = added(vErrors, instancePath + "/triage_reason", "#/allOf/1/properties/triage_reason/type", "type", { type: schema36.allOf[1].properties.triage_reason.type }, "must be string,null");
				errors++;
			}
			if (!(data5 === "acceptable_risk" || data5 === "false_positive" || data5 === "no_time" || data5 === "no_triage_reason" || data5 === "duplicate" || data5 === null || data5 === "")) {
				vErrors = added(vErrors, instancePath + "/triage_reason", "#/allOf/1/properties/triage_reason/enum", "enum", { allowedValues: schema36.allOf[1].properties.triage_reason.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.triage_comment !== void 0) {
			let data6 = data.triage_comment;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = added(vErrors, instancePath + "/triage_comment", "#/allOf/1/properties/triage_comment/type", "type", { type: schema36.allOf[1].properties.triage_comment.type }, "must be string,null");
				errors++;
			}
		}
		if (data.syntactic_id !== void 0) {
			let data7 = data.syntactic_id;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = added(vErrors, instancePath + "/syntactic_id", "#/allOf/1/properties/syntactic_id/type", "type", { type: schema36.allOf[1].properties.syntactic_id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.assistant !== void 0) {
			if (!validate77(data.assistant, { instancePath: instancePath + "/assistant" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.click_to_fix_prs !== void 0) {
			if (!validate86(data.click_to_fix_prs, { instancePath: instancePath + "/click_to_fix_prs" })) {
				vErrors = appended(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.click_to_fix_failures !== void 0) {
			if (!validate86(data.click_to_fix_failures, { instancePath: instancePath + "/click_to_fix_failures" })) {
				vErrors = appended(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.sourcing_policy !== void 0) {
			if (!validate77(data.sourcing_policy, { instancePath: instancePath + "/sourcing_policy" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/allOf/1/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate80.errors = vErrors;
	return errors === 0;
}
const isDependencyList = validate93;
const schema39 = { "properties": {
	"dependencies": { "type": ["array", "null"] },
	"hasMore": { "type": ["boolean", "null"] },
	"cursor": { "type": ["string", "null"] }
} };
const schema40 = { "properties": {
	"id": { "type": ["string", "null"] },
	"name": { "type": ["string", "null"] },
	"version": { "type": ["string", "null"] }
} };
function validate94(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema40.properties.id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema40.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data2 = data.version;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/version", "#/properties/version/type", "type", { type: schema40.properties.version.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate94.errors = vErrors;
	return errors === 0;
}
function validate93(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.dependencies !== void 0) {
			let data0 = data.dependencies;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/dependencies", "#/properties/dependencies/type", "type", { type: schema39.properties.dependencies.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate94(data0[i0], { instancePath: instancePath + "/dependencies/" + i0 })) {
					vErrors = appended(vErrors, validate94.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.hasMore !== void 0) {
			let data2 = data.hasMore;
			if (typeof data2 !== "boolean" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/hasMore", "#/properties/hasMore/type", "type", { type: schema39.properties.hasMore.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.cursor !== void 0) {
			let data3 = data.cursor;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: schema39.properties.cursor.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
const isFindingList = validate96;
const schema41 = { "properties": { "findings": { "type": ["array", "null"] } } };
const schema43 = { "allOf": [{ "$ref": "#/$defs/CommonFinding" }, {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"is_malicious": { "type": ["boolean", "null"] },
		"reachability": {
			"type": ["string", "null"],
			"enum": [
				"no reachability analysis",
				"reachable",
				"always reachable",
				"conditionally reachable",
				"unreachable",
				null,
				""
			]
		},
		"reachable_condition": { "type": ["string", "null"] },
		"epss_score": { "$ref": "#/$defs/Opaque" },
		"fix_recommendations": { "$ref": "#/$defs/Opaques" },
		"found_dependency": { "$ref": "#/$defs/Opaque" }
	}
}] };
function validate99(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate81(data, { instancePath })) {
		vErrors = appended(vErrors, validate81.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.is_malicious !== void 0) {
			let data0 = data.is_malicious;
			if (typeof data0 !== "boolean" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/is_malicious", "#/allOf/1/properties/is_malicious/type", "type", { type: schema43.allOf[1].properties.is_malicious.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.reachability !== void 0) {
			let data1 = data.reachability;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/reachability", "#/allOf/1/properties/reachability/type", "type", { type: schema43.allOf[1].properties.reachability.type }, "must be string,null");
				errors++;
			}
			if (!(data1 === "no reachability analysis" || data1 === "reachable" || data1 === "always reachable" || data1 === "conditionally reachable" || data1 === "unreachable" || data1 === null || data1 === "")) {
				vErrors = added(vErrors, instancePath + "/reachability", "#/allOf/1/properties/reachability/enum", "enum", { allowedValues: schema43.allOf[1].properties.reachability.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.reachable_condition !== void 0) {
			let data2 = data.reachable_condition;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/reachable_condition", "#/allOf/1/properties/reachable_condition/type", "type", { type: schema43.allOf[1].properties.reachable_condition.type }, "must be string,null");
				errors++;
			}
		}
		if (data.epss_score !== void 0) {
			if (!validate77(data.epss_score, { instancePath: instancePath + "/epss_score" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.fix_recommendations !== void 0) {
			if (!validate86(data.fix_recommendations, { instancePath: instancePath + "/fix_recommendations" })) {
				vErrors = appended(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.found_dependency !== void 0) {
			if (!validate77(data.found_dependency, { instancePath: instancePath + "/found_dependency" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/allOf/1/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
function validate97(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate80(data, { instancePath })) {
		vErrors = appended(vErrors, validate80.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs2 = errors;
		if (!validate99(data, { instancePath })) {
			vErrors = appended(vErrors, validate99.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs3 = errors;
			if (!validate72(data, { instancePath })) {
				vErrors = appended(vErrors, validate72.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			valid0 = valid0 || _valid0;
		}
	}
	if (!valid0) {
		vErrors = added(vErrors, instancePath, "#/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate97.errors = vErrors;
	return errors === 0;
}
function validate96(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings !== void 0) {
			let data0 = data.findings;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/findings", "#/properties/findings/type", "type", { type: schema41.properties.findings.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate97(data0[i0], { instancePath: instancePath + "/findings/" + i0 })) {
					vErrors = appended(vErrors, validate97.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate96.errors = vErrors;
	return errors === 0;
}
const isGuardrailsReport = validate107;
const schema44 = { "properties": {
	"buckets": { "type": ["array", "null"] },
	"totalFixed": { "type": [
		"integer",
		"string",
		"null"
	] },
	"totalOpened": { "type": [
		"integer",
		"string",
		"null"
	] }
} };
const schema45 = { "properties": {
	"silenced": { "type": [
		"integer",
		"string",
		"null"
	] },
	"open": { "type": [
		"integer",
		"string",
		"null"
	] },
	"fixed": { "type": [
		"integer",
		"string",
		"null"
	] },
	"ignored": { "type": [
		"integer",
		"string",
		"null"
	] },
	"provisionallyIgnored": { "type": [
		"integer",
		"string",
		"null"
	] }
} };
function validate108(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.timePeriod !== void 0) {
			if (!validate75(data.timePeriod, { instancePath: instancePath + "/timePeriod" })) {
				vErrors = appended(vErrors, validate75.errors);
				errors = vErrors.length;
			}
		}
		if (data.silenced !== void 0) {
			let data1 = data.silenced;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/silenced", "#/properties/silenced/type", "type", { type: schema45.properties.silenced.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.open !== void 0) {
			let data2 = data.open;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && typeof data2 !== "string" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/open", "#/properties/open/type", "type", { type: schema45.properties.open.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.fixed !== void 0) {
			let data3 = data.fixed;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && typeof data3 !== "string" && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/fixed", "#/properties/fixed/type", "type", { type: schema45.properties.fixed.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.ignored !== void 0) {
			let data4 = data.ignored;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && typeof data4 !== "string" && data4 !== null) {
				vErrors = added(vErrors, instancePath + "/ignored", "#/properties/ignored/type", "type", { type: schema45.properties.ignored.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.provisionallyIgnored !== void 0) {
			let data5 = data.provisionallyIgnored;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && typeof data5 !== "string" && data5 !== null) {
				vErrors = added(vErrors, instancePath + "/provisionallyIgnored", "#/properties/provisionallyIgnored/type", "type", { type: schema45.properties.provisionallyIgnored.type }, "must be integer,string,null");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate108.errors = vErrors;
	return errors === 0;
}
function validate107(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.buckets !== void 0) {
			let data0 = data.buckets;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/buckets", "#/properties/buckets/type", "type", { type: schema44.properties.buckets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate108(data0[i0], { instancePath: instancePath + "/buckets/" + i0 })) {
					vErrors = appended(vErrors, validate108.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.totalFixed !== void 0) {
			let data2 = data.totalFixed;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && typeof data2 !== "string" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/totalFixed", "#/properties/totalFixed/type", "type", { type: schema44.properties.totalFixed.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.totalOpened !== void 0) {
			let data3 = data.totalOpened;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && typeof data3 !== "string" && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/totalOpened", "#/properties/totalOpened/type", "type", { type: schema44.properties.totalOpened.type }, "must be integer,string,null");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
const isIssueGroupList = validate111;
const schema46 = { "properties": {
	"groups": { "type": ["array", "null"] },
	"cursor": { "type": ["string", "null"] },
	"total": { "type": ["string", "null"] },
	"fetched": { "type": ["string", "null"] }
} };
const schema47 = { "properties": {
	"issuesCount": { "type": ["string", "null"] },
	"ruleId": { "type": ["string", "null"] },
	"ruleShaSum": { "type": ["string", "null"] },
	"rulePath": { "type": ["string", "null"] },
	"ruleSourceUri": { "type": ["string", "null"] },
	"ruleLastChangeBy": { "type": ["string", "null"] },
	"ruleDeploymentName": { "type": ["string", "null"] },
	"ruleVisibility": { "type": ["string", "null"] },
	"ruleMeta": {
		"type": ["object", "null"],
		"properties": {
			"author": { "type": ["string", "null"] },
			"authorPhotoUrl": { "type": ["string", "null"] },
			"rule": {
				"type": ["object", "null"],
				"properties": {
					"ruleId": { "type": ["string", "null"] },
					"ruleVersionId": { "type": ["string", "null"] },
					"origin": { "type": ["string", "null"] }
				}
			}
		}
	},
	"ruleLastChangeAt": { "type": ["string", "null"] },
	"ruleTestCases": {
		"type": ["array", "null"],
		"items": { "properties": {
			"target": { "type": ["string", "null"] },
			"language": { "type": ["string", "null"] }
		} }
	},
	"ruleSupersededBy": {
		"type": ["array", "null"],
		"items": { "properties": {
			"product": { "type": ["string", "null"] },
			"rulePath": { "type": ["string", "null"] }
		} }
	},
	"scaAttributes": {
		"type": ["object", "null"],
		"properties": { "epssScore": {
			"type": ["object", "null"],
			"properties": {
				"score": { "type": ["number", "null"] },
				"percentile": { "type": ["number", "null"] },
				"updatedAt": { "type": ["string", "null"] },
				"categorization": { "type": ["string", "null"] }
			}
		} }
	}
} };
function validate112(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issuesCount !== void 0) {
			let data0 = data.issuesCount;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/issuesCount", "#/properties/issuesCount/type", "type", { type: schema47.properties.issuesCount.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleId !== void 0) {
			let data1 = data.ruleId;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/ruleId", "#/properties/ruleId/type", "type", { type: schema47.properties.ruleId.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleShaSum !== void 0) {
			let data2 = data.ruleShaSum;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/ruleShaSum", "#/properties/ruleShaSum/type", "type", { type: schema47.properties.ruleShaSum.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rulePath !== void 0) {
			let data3 = data.rulePath;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/rulePath", "#/properties/rulePath/type", "type", { type: schema47.properties.rulePath.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleSourceUri !== void 0) {
			let data4 = data.ruleSourceUri;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added(vErrors, instancePath + "/ruleSourceUri", "#/properties/ruleSourceUri/type", "type", { type: schema47.properties.ruleSourceUri.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleLastChangeBy !== void 0) {
			let data5 = data.ruleLastChangeBy;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = added(vErrors, instancePath + "/ruleLastChangeBy", "#/properties/ruleLastChangeBy/type", "type", { type: schema47.properties.ruleLastChangeBy.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleDeploymentName !== void 0) {
			let data6 = data.ruleDeploymentName;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = added(vErrors, instancePath + "/ruleDeploymentName", "#/properties/ruleDeploymentName/type", "type", { type: schema47.properties.ruleDeploymentName.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleVisibility !== void 0) {
			let data7 = data.ruleVisibility;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = added(vErrors, instancePath + "/ruleVisibility", "#/properties/ruleVisibility/type", "type", { type: schema47.properties.ruleVisibility.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleMeta !== void 0) {
			let data8 = data.ruleMeta;
			if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
				vErrors = added(vErrors, instancePath + "/ruleMeta", "#/properties/ruleMeta/type", "type", { type: schema47.properties.ruleMeta.type }, "must be object,null");
				errors++;
			}
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8.author !== void 0) {
					let data9 = data8.author;
					if (typeof data9 !== "string" && data9 !== null) {
						vErrors = added(vErrors, instancePath + "/ruleMeta/author", "#/properties/ruleMeta/properties/author/type", "type", { type: schema47.properties.ruleMeta.properties.author.type }, "must be string,null");
						errors++;
					}
				}
				if (data8.authorPhotoUrl !== void 0) {
					let data10 = data8.authorPhotoUrl;
					if (typeof data10 !== "string" && data10 !== null) {
						vErrors = added(vErrors, instancePath + "/ruleMeta/authorPhotoUrl", "#/properties/ruleMeta/properties/authorPhotoUrl/type", "type", { type: schema47.properties.ruleMeta.properties.authorPhotoUrl.type }, "must be string,null");
						errors++;
					}
				}
				if (data8.rule !== void 0) {
					let data11 = data8.rule;
					if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
						vErrors = added(vErrors, instancePath + "/ruleMeta/rule", "#/properties/ruleMeta/properties/rule/type", "type", { type: schema47.properties.ruleMeta.properties.rule.type }, "must be object,null");
						errors++;
					}
					if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
						if (data11.ruleId !== void 0) {
							let data12 = data11.ruleId;
							if (typeof data12 !== "string" && data12 !== null) {
								vErrors = added(vErrors, instancePath + "/ruleMeta/rule/ruleId", "#/properties/ruleMeta/properties/rule/properties/ruleId/type", "type", { type: schema47.properties.ruleMeta.properties.rule.properties.ruleId.type }, "must be string,null");
								errors++;
							}
						}
						if (data11.ruleVersionId !== void 0) {
							let data13 = data11.ruleVersionId;
							if (typeof data13 !== "string" && data13 !== null) {
								vErrors = added(vErrors, instancePath + "/ruleMeta/rule/ruleVersionId", "#/properties/ruleMeta/properties/rule/properties/ruleVersionId/type", "type", { type: schema47.properties.ruleMeta.properties.rule.properties.ruleVersionId.type }, "must be string,null");
								errors++;
							}
						}
						if (data11.origin !== void 0) {
							let data14 = data11.origin;
							if (typeof data14 !== "string" && data14 !== null) {
								vErrors = added(vErrors, instancePath + "/ruleMeta/rule/origin", "#/properties/ruleMeta/properties/rule/properties/origin/type", "type", { type: schema47.properties.ruleMeta.properties.rule.properties.origin.type }, "must be string,null");
								errors++;
							}
						}
					}
				}
			}
		}
		if (data.ruleLastChangeAt !== void 0) {
			let data15 = data.ruleLastChangeAt;
			if (typeof data15 !== "string" && data15 !== null) {
				vErrors = added(vErrors, instancePath + "/ruleLastChangeAt", "#/properties/ruleLastChangeAt/type", "type", { type: schema47.properties.ruleLastChangeAt.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleTestCases !== void 0) {
			let data16 = data.ruleTestCases;
			if (!Array.isArray(data16) && data16 !== null) {
				vErrors = added(vErrors, instancePath + "/ruleTestCases", "#/properties/ruleTestCases/type", "type", { type: schema47.properties.ruleTestCases.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data16)) {
				const len0 = data16.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data17 = data16[i0];
					if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
						if (data17.target !== void 0) {
							let data18 = data17.target;
							if (typeof data18 !== "string" && data18 !== null) {
								vErrors = added(vErrors, instancePath + "/ruleTestCases/" + i0 + "/target", "#/properties/ruleTestCases/items/properties/target/type", "type", { type: schema47.properties.ruleTestCases.items.properties.target.type }, "must be string,null");
								errors++;
							}
						}
						if (data17.language !== void 0) {
							let data19 = data17.language;
							if (typeof data19 !== "string" && data19 !== null) {
								vErrors = added(vErrors, instancePath + "/ruleTestCases/" + i0 + "/language", "#/properties/ruleTestCases/items/properties/language/type", "type", { type: schema47.properties.ruleTestCases.items.properties.language.type }, "must be string,null");
								errors++;
							}
						}
					} else {
						vErrors = added(vErrors, instancePath + "/ruleTestCases/" + i0, "#/properties/ruleTestCases/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
		if (data.ruleDefinition !== void 0) {
			if (!validate77(data.ruleDefinition, { instancePath: instancePath + "/ruleDefinition" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.ruleSupersededBy !== void 0) {
			let data21 = data.ruleSupersededBy;
			if (!Array.isArray(data21) && data21 !== null) {
				vErrors = added(vErrors, instancePath + "/ruleSupersededBy", "#/properties/ruleSupersededBy/type", "type", { type: schema47.properties.ruleSupersededBy.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data21)) {
				const len1 = data21.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data22 = data21[i1];
					if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
						if (data22.product !== void 0) {
							let data23 = data22.product;
							if (typeof data23 !== "string" && data23 !== null) {
								vErrors = added(vErrors, instancePath + "/ruleSupersededBy/" + i1 + "/product", "#/properties/ruleSupersededBy/items/properties/product/type", "type", { type: schema47.properties.ruleSupersededBy.items.properties.product.type }, "must be string,null");
								errors++;
							}
						}
						if (data22.rulePath !== void 0) {
							let data24 = data22.rulePath;
							if (typeof data24 !== "string" && data24 !== null) {
								vErrors = added(vErrors, instancePath + "/ruleSupersededBy/" + i1 + "/rulePath", "#/properties/ruleSupersededBy/items/properties/rulePath/type", "type", { type: schema47.properties.ruleSupersededBy.items.properties.rulePath.type }, "must be string,null");
								errors++;
							}
						}
					} else {
						vErrors = added(vErrors, instancePath + "/ruleSupersededBy/" + i1, "#/properties/ruleSupersededBy/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
		if (data.sastAttributes !== void 0) {
			if (!validate77(data.sastAttributes, { instancePath: instancePath + "/sastAttributes" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.scaAttributes !== void 0) {
			let data26 = data.scaAttributes;
			if (!(data26 && typeof data26 == "object" && !Array.isArray(data26)) && data26 !== null) {
				vErrors = added(vErrors, instancePath + "/scaAttributes", "#/properties/scaAttributes/type", "type", { type: schema47.properties.scaAttributes.type }, "must be object,null");
				errors++;
			}
			if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
				if (data26.epssScore !== void 0) {
					let data27 = data26.epssScore;
					if (!(data27 && typeof data27 == "object" && !Array.isArray(data27)) && data27 !== null) {
						vErrors = added(vErrors, instancePath + "/scaAttributes/epssScore", "#/properties/scaAttributes/properties/epssScore/type", "type", { type: schema47.properties.scaAttributes.properties.epssScore.type }, "must be object,null");
						errors++;
					}
					if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
						if (data27.score !== void 0) {
							let data28 = data27.score;
							if (!(typeof data28 == "number" && isFinite(data28)) && data28 !== null) {
								vErrors = added(vErrors, instancePath + "/scaAttributes/epssScore/score", "#/properties/scaAttributes/properties/epssScore/properties/score/type", "type", { type: schema47.properties.scaAttributes.properties.epssScore.properties.score.type }, "must be number,null");
								errors++;
							}
						}
						if (data27.percentile !== void 0) {
							let data29 = data27.percentile;
							if (!(typeof data29 == "number" && isFinite(data29)) && data29 !== null) {
								vErrors = added(vErrors, instancePath + "/scaAttributes/epssScore/percentile", "#/properties/scaAttributes/properties/epssScore/properties/percentile/type", "type", { type: schema47.properties.scaAttributes.properties.epssScore.properties.percentile.type }, "must be number,null");
								errors++;
							}
						}
						if (data27.updatedAt !== void 0) {
							let data30 = data27.updatedAt;
							if (typeof data30 !== "string" && data30 !== null) {
								vErrors = added(vErrors, instancePath + "/scaAttributes/epssScore/updatedAt", "#/properties/scaAttributes/properties/epssScore/properties/updatedAt/type", "type", { type: schema47.properties.scaAttributes.properties.epssScore.properties.updatedAt.type }, "must be string,null");
								errors++;
							}
						}
						if (data27.categorization !== void 0) {
							let data31 = data27.categorization;
							if (typeof data31 !== "string" && data31 !== null) {
								vErrors = added(vErrors, instancePath + "/scaAttributes/epssScore/categorization", "#/properties/scaAttributes/properties/epssScore/properties/categorization/type", "type", { type: schema47.properties.scaAttributes.properties.epssScore.properties.categorization.type }, "must be string,null");
								errors++;
							}
						}
					}
				}
			}
		}
		if (data.secretsAttributes !== void 0) {
			if (!validate77(data.secretsAttributes, { instancePath: instancePath + "/secretsAttributes" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate112.errors = vErrors;
	return errors === 0;
}
function validate111(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.groups !== void 0) {
			let data0 = data.groups;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/groups", "#/properties/groups/type", "type", { type: schema46.properties.groups.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate112(data0[i0], { instancePath: instancePath + "/groups/" + i0 })) {
					vErrors = appended(vErrors, validate112.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data2 = data.cursor;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: schema46.properties.cursor.type }, "must be string,null");
				errors++;
			}
		}
		if (data.total !== void 0) {
			let data3 = data.total;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/total", "#/properties/total/type", "type", { type: schema46.properties.total.type }, "must be string,null");
				errors++;
			}
		}
		if (data.fetched !== void 0) {
			let data4 = data.fetched;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added(vErrors, instancePath + "/fetched", "#/properties/fetched/type", "type", { type: schema46.properties.fetched.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate111.errors = vErrors;
	return errors === 0;
}
const isNotificationWebhookAnswer = validate117;
const schema49 = {
	"type": ["object", "null"],
	"properties": {
		"id": { "type": ["string", "null"] },
		"name": { "type": ["string", "null"] },
		"url": { "type": ["string", "null"] },
		"hasSecret": { "type": ["boolean", "null"] },
		"useNetworkBroker": { "type": ["boolean", "null"] }
	}
};
function validate118(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: schema49.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema49.properties.id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema49.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data2 = data.url;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/url", "#/properties/url/type", "type", { type: schema49.properties.url.type }, "must be string,null");
				errors++;
			}
		}
		if (data.hasSecret !== void 0) {
			let data3 = data.hasSecret;
			if (typeof data3 !== "boolean" && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/hasSecret", "#/properties/hasSecret/type", "type", { type: schema49.properties.hasSecret.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.useNetworkBroker !== void 0) {
			let data4 = data.useNetworkBroker;
			if (typeof data4 !== "boolean" && data4 !== null) {
				vErrors = added(vErrors, instancePath + "/useNetworkBroker", "#/properties/useNetworkBroker/type", "type", { type: schema49.properties.useNetworkBroker.type }, "must be boolean,null");
				errors++;
			}
		}
	}
	validate118.errors = vErrors;
	return errors === 0;
}
function validate117(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.webhook !== void 0) {
			if (!validate118(data.webhook, { instancePath: instancePath + "/webhook" })) {
				vErrors = appended(vErrors, validate118.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate117.errors = vErrors;
	return errors === 0;
}
const isPatternFixAnswer = validate120;
const schema50 = { "properties": { "taskTokenJwt": { "type": ["string", "null"] } } };
function validate120(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.taskTokenJwt !== void 0) {
			let data0 = data.taskTokenJwt;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/taskTokenJwt", "#/properties/taskTokenJwt/type", "type", { type: schema50.properties.taskTokenJwt.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate120.errors = vErrors;
	return errors === 0;
}
const isResolutionConfiguration = validate121;
const schema51 = { "properties": { "resolutionConfigs": {
	"type": ["object", "null"],
	"properties": { "perSubproject": { "type": ["object", "null"] } }
} } };
function validate121(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resolutionConfigs !== void 0) {
			let data0 = data.resolutionConfigs;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/resolutionConfigs", "#/properties/resolutionConfigs/type", "type", { type: schema51.properties.resolutionConfigs.type }, "must be object,null");
				errors++;
			}
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.perSubproject !== void 0) {
					let data1 = data0.perSubproject;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
						vErrors = added(vErrors, instancePath + "/resolutionConfigs/perSubproject", "#/properties/resolutionConfigs/properties/perSubproject/type", "type", { type: schema51.properties.resolutionConfigs.properties.perSubproject.type }, "must be object,null");
						errors++;
					}
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate121.errors = vErrors;
	return errors === 0;
}
const isScmSubscriptionList = validate122;
const schema52 = { "properties": {
	"deploymentId": { "type": ["string", "null"] },
	"configId": { "type": ["string", "null"] },
	"subscriptions": { "type": ["array", "null"] }
} };
const schema53 = { "properties": {
	"scmUrl": { "type": ["string", "null"] },
	"events": { "type": ["array", "null"] }
} };
function validate123(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.scmUrl !== void 0) {
			let data0 = data.scmUrl;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/scmUrl", "#/properties/scmUrl/type", "type", { type: schema53.properties.scmUrl.type }, "must be string,null");
				errors++;
			}
		}
		if (data.events !== void 0) {
			let data1 = data.events;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/events", "#/properties/events/type", "type", { type: schema53.properties.events.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = added(vErrors, instancePath + "/events/" + i0, "#/properties/events/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate123.errors = vErrors;
	return errors === 0;
}
function validate122(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deploymentId !== void 0) {
			let data0 = data.deploymentId;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: schema52.properties.deploymentId.type }, "must be string,null");
				errors++;
			}
		}
		if (data.configId !== void 0) {
			let data1 = data.configId;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/configId", "#/properties/configId/type", "type", { type: schema52.properties.configId.type }, "must be string,null");
				errors++;
			}
		}
		if (data.subscriptions !== void 0) {
			let data2 = data.subscriptions;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/subscriptions", "#/properties/subscriptions/type", "type", { type: schema52.properties.subscriptions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate123(data2[i0], { instancePath: instancePath + "/subscriptions/" + i0 })) {
					vErrors = appended(vErrors, validate123.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate122.errors = vErrors;
	return errors === 0;
}
const isSupplyChainFinding = validate125;
function validate125(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate81(data, { instancePath })) {
		vErrors = appended(vErrors, validate81.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.is_malicious !== void 0) {
			let data0 = data.is_malicious;
			if (typeof data0 !== "boolean" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/is_malicious", "#/allOf/1/properties/is_malicious/type", "type", { type: schema43.allOf[1].properties.is_malicious.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.reachability !== void 0) {
			let data1 = data.reachability;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/reachability", "#/allOf/1/properties/reachability/type", "type", { type: schema43.allOf[1].properties.reachability.type }, "must be string,null");
				errors++;
			}
			if (!(data1 === "no reachability analysis" || data1 === "reachable" || data1 === "always reachable" || data1 === "conditionally reachable" || data1 === "unreachable" || data1 === null || data1 === "")) {
				vErrors = added(vErrors, instancePath + "/reachability", "#/allOf/1/properties/reachability/enum", "enum", { allowedValues: schema43.allOf[1].properties.reachability.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.reachable_condition !== void 0) {
			let data2 = data.reachable_condition;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/reachable_condition", "#/allOf/1/properties/reachable_condition/type", "type", { type: schema43.allOf[1].properties.reachable_condition.type }, "must be string,null");
				errors++;
			}
		}
		if (data.epss_score !== void 0) {
			if (!validate77(data.epss_score, { instancePath: instancePath + "/epss_score" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.fix_recommendations !== void 0) {
			if (!validate86(data.fix_recommendations, { instancePath: instancePath + "/fix_recommendations" })) {
				vErrors = appended(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.found_dependency !== void 0) {
			if (!validate77(data.found_dependency, { instancePath: instancePath + "/found_dependency" })) {
				vErrors = appended(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/allOf/1/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate125.errors = vErrors;
	return errors === 0;
}
const isTriageAnswer = validate130;
const schema55 = { "properties": {
	"num_triaged": { "type": [
		"integer",
		"string",
		"null"
	] },
	"triaged_issues": { "type": ["array", "null"] }
} };
const schema56 = { "type": ["integer", "string"] };
const pattern3 = new RegExp("^[0-9]{1,19}$", "u");
function validate131(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: schema56.type }, "must be integer,string");
		errors++;
	}
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			vErrors = added(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
			errors++;
		}
	}
	validate131.errors = vErrors;
	return errors === 0;
}
function validate130(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.num_triaged !== void 0) {
			let data0 = data.num_triaged;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = added(vErrors, instancePath + "/num_triaged", "#/properties/num_triaged/type", "type", { type: schema55.properties.num_triaged.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.triaged_issues !== void 0) {
			let data1 = data.triaged_issues;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/triaged_issues", "#/properties/triaged_issues/type", "type", { type: schema55.properties.triaged_issues.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate131(data1[i0], { instancePath: instancePath + "/triaged_issues/" + i0 })) {
					vErrors = appended(vErrors, validate131.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate130.errors = vErrors;
	return errors === 0;
}
function added(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return kept(all, error);
}
function kept(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
exports.isAiFinding = isAiFinding;
exports.isBacklogReport = isBacklogReport;
exports.isCodeFinding = isCodeFinding;
exports.isDependencyList = isDependencyList;
exports.isFindingList = isFindingList;
exports.isGuardrailsReport = isGuardrailsReport;
exports.isIssueGroupList = isIssueGroupList;
exports.isNotificationWebhookAnswer = isNotificationWebhookAnswer;
exports.isPatternFixAnswer = isPatternFixAnswer;
exports.isResolutionConfiguration = isResolutionConfiguration;
exports.isScmSubscriptionList = isScmSubscriptionList;
exports.isSupplyChainFinding = isSupplyChainFinding;
exports.isTriageAnswer = isTriageAnswer;
