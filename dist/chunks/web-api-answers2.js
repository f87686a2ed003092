import { __exportAll } from "./rolldown-runtime.js";
// src/generated/guards/web-api-answers.js
var web_api_answers_exports = /* @__PURE__ */ __exportAll({
	isAiFinding: () => isAiFinding,
	isBacklogReport: () => isBacklogReport,
	isCodeFinding: () => isCodeFinding,
	isDependencyList: () => isDependencyList,
	isFindingList: () => isFindingList,
	isGuardrailsReport: () => isGuardrailsReport,
	isIssueGroupList: () => isIssueGroupList,
	isNotificationWebhookAnswer: () => isNotificationWebhookAnswer,
	isPatternFixAnswer: () => isPatternFixAnswer,
	isResolutionConfiguration: () => isResolutionConfiguration,
	isScmSubscriptionList: () => isScmSubscriptionList,
	isSupplyChainFinding: () => isSupplyChainFinding,
	isTriageAnswer: () => isTriageAnswer
});
const isAiFinding = validate103;
const schema45 = {
	"type": ["integer", "string"],
	"pattern": "^[0-9]{1,19}$"
};
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9]{1,19}$", "u");
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate104.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema45.type },
			message: "must be integer,string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9]{1,19}$" },
				message: "must match pattern \"^[0-9]{1,19}$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	}
	validate104.errors = vErrors;
	return errors === 0;
}
validate104.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate104(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate104.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isBacklogReport = validate106;
const schema46 = {
	"type": "object",
	"additionalProperties": true,
	"properties": { "buckets": {
		"type": ["array", "null"],
		"items": { "$ref": "#/$defs/BacklogBucket" }
	} }
};
const schema48 = {
	"type": ["object", "null"],
	"additionalProperties": true,
	"properties": {
		"since": { "type": ["string", "null"] },
		"until": { "type": ["string", "null"] }
	}
};
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate108.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema48.type },
			message: "must be object,null"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.since !== void 0) {
			let data0 = data.since;
			if (typeof data0 !== "string" && data0 !== null) {
				const err1 = {
					instancePath: instancePath + "/since",
					schemaPath: "#/properties/since/type",
					keyword: "type",
					params: { type: schema48.properties.since.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.until !== void 0) {
			let data1 = data.until;
			if (typeof data1 !== "string" && data1 !== null) {
				const err2 = {
					instancePath: instancePath + "/until",
					schemaPath: "#/properties/until/type",
					keyword: "type",
					params: { type: schema48.properties.until.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	}
	validate108.errors = vErrors;
	return errors === 0;
}
validate108.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema49 = {
	"type": ["object", "null"],
	"additionalProperties": true
};
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate110.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema49.type },
			message: "must be object,null"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate110.errors = vErrors;
	return errors === 0;
}
validate110.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.timePeriod !== void 0) {
			if (!validate108(data.timePeriod, {
				instancePath: instancePath + "/timePeriod",
				parentData: data,
				parentDataProperty: "timePeriod",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate108.errors);
				errors = vErrors.length;
			}
		}
		if (data.open !== void 0) {
			if (!validate110(data.open, {
				instancePath: instancePath + "/open",
				parentData: data,
				parentDataProperty: "open",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate106.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.buckets !== void 0) {
			let data0 = data.buckets;
			if (!Array.isArray(data0) && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/buckets",
					schemaPath: "#/properties/buckets/type",
					keyword: "type",
					params: { type: schema46.properties.buckets.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate107(data0[i0], {
					instancePath: instancePath + "/buckets/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate107.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate106.errors = vErrors;
	return errors === 0;
}
validate106.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isCodeFinding = validate113;
const schema50 = { "allOf": [{ "$ref": "#/$defs/CommonFinding" }, {
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
const schema51 = {
	"type": "object",
	"required": ["id"],
	"additionalProperties": true,
	"properties": {
		"id": { "$ref": "#/$defs/Id64" },
		"first_seen_scan_id": { "type": [
			"integer",
			"string",
			"null"
		] },
		"created_at": { "type": ["string", "null"] },
		"relevant_since": { "type": ["string", "null"] },
		"categories": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		},
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
		"rule_message": { "type": ["string", "null"] },
		"location": { "$ref": "#/$defs/Opaque" },
		"repository": { "$ref": "#/$defs/Opaque" },
		"rule": { "$ref": "#/$defs/Opaque" },
		"external_ticket": { "$ref": "#/$defs/Opaque" },
		"review_comments": { "$ref": "#/$defs/Opaques" }
	}
};
const schema52 = {
	"type": ["array", "null"],
	"items": {
		"type": "object",
		"additionalProperties": true
	}
};
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate120.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!Array.isArray(data) && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema52.type },
			message: "must be array,null"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {} else {
				const err1 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	validate120.errors = vErrors;
	return errors === 0;
}
validate120.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate114.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate104(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate104.errors);
				errors = vErrors.length;
			}
		}
		if (data.first_seen_scan_id !== void 0) {
			let data1 = data.first_seen_scan_id;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 !== "string" && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/first_seen_scan_id",
					schemaPath: "#/properties/first_seen_scan_id/type",
					keyword: "type",
					params: { type: schema51.properties.first_seen_scan_id.type },
					message: "must be integer,string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.created_at !== void 0) {
			let data2 = data.created_at;
			if (typeof data2 !== "string" && data2 !== null) {
				const err2 = {
					instancePath: instancePath + "/created_at",
					schemaPath: "#/properties/created_at/type",
					keyword: "type",
					params: { type: schema51.properties.created_at.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.relevant_since !== void 0) {
			let data3 = data.relevant_since;
			if (typeof data3 !== "string" && data3 !== null) {
				const err3 = {
					instancePath: instancePath + "/relevant_since",
					schemaPath: "#/properties/relevant_since/type",
					keyword: "type",
					params: { type: schema51.properties.relevant_since.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.categories !== void 0) {
			let data4 = data.categories;
			if (!Array.isArray(data4) && data4 !== null) {
				const err4 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: schema51.properties.categories.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
					const err5 = {
						instancePath: instancePath + "/categories/" + i0,
						schemaPath: "#/properties/categories/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.confidence !== void 0) {
			let data6 = data.confidence;
			if (typeof data6 !== "string" && data6 !== null) {
				const err6 = {
					instancePath: instancePath + "/confidence",
					schemaPath: "#/properties/confidence/type",
					keyword: "type",
					params: { type: schema51.properties.confidence.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data6 === "low" || data6 === "medium" || data6 === "high" || data6 === null || data6 === "")) {
				const err7 = {
					instancePath: instancePath + "/confidence",
					schemaPath: "#/properties/confidence/enum",
					keyword: "enum",
					params: { allowedValues: schema51.properties.confidence.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.severity !== void 0) {
			let data7 = data.severity;
			if (typeof data7 !== "string" && data7 !== null) {
				const err8 = {
					instancePath: instancePath + "/severity",
					schemaPath: "#/properties/severity/type",
					keyword: "type",
					params: { type: schema51.properties.severity.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data7 === "low" || data7 === "medium" || data7 === "high" || data7 === "critical" || data7 === null || data7 === "")) {
				const err9 = {
					instancePath: instancePath + "/severity",
					schemaPath: "#/properties/severity/enum",
					keyword: "enum",
					params: { allowedValues: schema51.properties.severity.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.ref !== void 0) {
			let data8 = data.ref;
			if (typeof data8 !== "string" && data8 !== null) {
				const err10 = {
					instancePath: instancePath + "/ref",
					schemaPath: "#/properties/ref/type",
					keyword: "type",
					params: { type: schema51.properties.ref.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.line_of_code_url !== void 0) {
			let data9 = data.line_of_code_url;
			if (typeof data9 !== "string" && data9 !== null) {
				const err11 = {
					instancePath: instancePath + "/line_of_code_url",
					schemaPath: "#/properties/line_of_code_url/type",
					keyword: "type",
					params: { type: schema51.properties.line_of_code_url.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.match_based_id !== void 0) {
			let data10 = data.match_based_id;
			if (typeof data10 !== "string" && data10 !== null) {
				const err12 = {
					instancePath: instancePath + "/match_based_id",
					schemaPath: "#/properties/match_based_id/type",
					keyword: "type",
					params: { type: schema51.properties.match_based_id.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.rule_name !== void 0) {
			let data11 = data.rule_name;
			if (typeof data11 !== "string" && data11 !== null) {
				const err13 = {
					instancePath: instancePath + "/rule_name",
					schemaPath: "#/properties/rule_name/type",
					keyword: "type",
					params: { type: schema51.properties.rule_name.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.rule_message !== void 0) {
			let data12 = data.rule_message;
			if (typeof data12 !== "string" && data12 !== null) {
				const err14 = {
					instancePath: instancePath + "/rule_message",
					schemaPath: "#/properties/rule_message/type",
					keyword: "type",
					params: { type: schema51.properties.rule_message.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.location !== void 0) {
			if (!validate110(data.location, {
				instancePath: instancePath + "/location",
				parentData: data,
				parentDataProperty: "location",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
		if (data.repository !== void 0) {
			if (!validate110(data.repository, {
				instancePath: instancePath + "/repository",
				parentData: data,
				parentDataProperty: "repository",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate110(data.rule, {
				instancePath: instancePath + "/rule",
				parentData: data,
				parentDataProperty: "rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
		if (data.external_ticket !== void 0) {
			if (!validate110(data.external_ticket, {
				instancePath: instancePath + "/external_ticket",
				parentData: data,
				parentDataProperty: "external_ticket",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
		if (data.review_comments !== void 0) {
			if (!validate120(data.review_comments, {
				instancePath: instancePath + "/review_comments",
				parentData: data,
				parentDataProperty: "review_comments",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate114.errors = vErrors;
	return errors === 0;
}
validate114.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate114(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = appended(vErrors, validate114.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_updated_at !== void 0) {
			let data0 = data.state_updated_at;
			if (typeof data0 !== "string" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/state_updated_at",
					schemaPath: "#/allOf/1/properties/state_updated_at/type",
					keyword: "type",
					params: { type: schema50.allOf[1].properties.state_updated_at.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.triaged_at !== void 0) {
			let data1 = data.triaged_at;
			if (typeof data1 !== "string" && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/triaged_at",
					schemaPath: "#/allOf/1/properties/triaged_at/type",
					keyword: "type",
					params: { type: schema50.allOf[1].properties.triaged_at.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.state !== void 0) {
			let data2 = data.state;
			if (typeof data2 !== "string" && data2 !== null) {
				const err2 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/allOf/1/properties/state/type",
					keyword: "type",
					params: { type: schema50.allOf[1].properties.state.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (!(data2 === "fixed" || data2 === "muted" || data2 === "unresolved" || data2 === null || data2 === "")) {
				const err3 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/allOf/1/properties/state/enum",
					keyword: "enum",
					params: { allowedValues: schema50.allOf[1].properties.state.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.triage_state !== void 0) {
			let data3 = data.triage_state;
			if (typeof data3 !== "string" && data3 !== null) {
				const err4 = {
					instancePath: instancePath + "/triage_state",
					schemaPath: "#/allOf/1/properties/triage_state/type",
					keyword: "type",
					params: { type: schema50.allOf[1].properties.triage_state.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data3 === "untriaged" || data3 === "ignored" || data3 === "reopened" || data3 === "reviewing" || data3 === "fixing" || data3 === "provisionally_ignored" || data3 === null || data3 === "")) {
				const err5 = {
					instancePath: instancePath + "/triage_state",
					schemaPath: "#/allOf/1/properties/triage_state/enum",
					keyword: "enum",
					params: { allowedValues: schema50.allOf[1].properties.triage_state.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data4 = data.status;
			if (typeof data4 !== "string" && data4 !== null) {
				const err6 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/allOf/1/properties/status/type",
					keyword: "type",
					params: { type: schema50.allOf[1].properties.status.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data4 === "open" || data4 === "fixed" || data4 === "ignored" || data4 === "reviewing" || data4 === "fixing" || data4 === "provisionally_ignored" || data4 === null || data4 === "")) {
				const err7 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/allOf/1/properties/status/enum",
					keyword: "enum",
					params: { allowedValues: schema50.allOf[1].properties.status.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.triage_reason !== void 0) {
			let data5 = data.triage_reason;
			if (typeof data5 !== "string" && data5 !== null) {
				const err8 = {
					instancePath: instancePath + "/triage_reason",
					schemaPath: "#/allOf/1/properties/triage_reason/type",
					keyword: "type",
					params: { type: schema50.allOf[1].properties.triage_reason.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data5 === "acceptable_risk" || data5 === "false_positive" || data5 === "no_time" || data5 === "no_triage_reason" || data5 === "duplicate" || data5 === null || data5 === "")) {
				const err9 = {
					instancePath: instancePath + "/triage_reason",
					schemaPath: "#/allOf/1/properties/triage_reason/enum",
					keyword: "enum",
					params: { allowedValues: schema50.allOf[1].properties.triage_reason.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.triage_comment !== void 0) {
			let data6 = data.triage_comment;
			if (typeof data6 !== "string" && data6 !== null) {
				const err10 = {
					instancePath: instancePath + "/triage_comment",
					schemaPath: "#/allOf/1/properties/triage_comment/type",
					keyword: "type",
					params: { type: schema50.allOf[1].properties.triage_comment.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.syntactic_id !== void 0) {
			let data7 = data.syntactic_id;
			if (typeof data7 !== "string" && data7 !== null) {
				const err11 = {
					instancePath: instancePath + "/syntactic_id",
					schemaPath: "#/allOf/1/properties/syntactic_id/type",
					keyword: "type",
					params: { type: schema50.allOf[1].properties.syntactic_id.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.assistant !== void 0) {
			if (!validate110(data.assistant, {
				instancePath: instancePath + "/assistant",
				parentData: data,
				parentDataProperty: "assistant",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
		if (data.click_to_fix_prs !== void 0) {
			if (!validate120(data.click_to_fix_prs, {
				instancePath: instancePath + "/click_to_fix_prs",
				parentData: data,
				parentDataProperty: "click_to_fix_prs",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.click_to_fix_failures !== void 0) {
			if (!validate120(data.click_to_fix_failures, {
				instancePath: instancePath + "/click_to_fix_failures",
				parentData: data,
				parentDataProperty: "click_to_fix_failures",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.sourcing_policy !== void 0) {
			if (!validate110(data.sourcing_policy, {
				instancePath: instancePath + "/sourcing_policy",
				parentData: data,
				parentDataProperty: "sourcing_policy",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isDependencyList = validate127;
const schema53 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"dependencies": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/Dependency" }
		},
		"hasMore": { "type": ["boolean", "null"] },
		"cursor": { "type": ["string", "null"] }
	}
};
const schema54 = {
	"type": "object",
	"required": ["id"],
	"additionalProperties": true,
	"properties": {
		"id": { "type": "string" },
		"name": { "type": ["string", "null"] },
		"version": { "type": ["string", "null"] }
	}
};
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate128.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err1 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				const err2 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: schema54.properties.name.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data2 = data.version;
			if (typeof data2 !== "string" && data2 !== null) {
				const err3 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: schema54.properties.version.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate128.errors = vErrors;
	return errors === 0;
}
validate128.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate127.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.dependencies !== void 0) {
			let data0 = data.dependencies;
			if (!Array.isArray(data0) && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/dependencies",
					schemaPath: "#/properties/dependencies/type",
					keyword: "type",
					params: { type: schema53.properties.dependencies.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate128(data0[i0], {
					instancePath: instancePath + "/dependencies/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate128.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.hasMore !== void 0) {
			let data2 = data.hasMore;
			if (typeof data2 !== "boolean" && data2 !== null) {
				const err1 = {
					instancePath: instancePath + "/hasMore",
					schemaPath: "#/properties/hasMore/type",
					keyword: "type",
					params: { type: schema53.properties.hasMore.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.cursor !== void 0) {
			let data3 = data.cursor;
			if (typeof data3 !== "string" && data3 !== null) {
				const err2 = {
					instancePath: instancePath + "/cursor",
					schemaPath: "#/properties/cursor/type",
					keyword: "type",
					params: { type: schema53.properties.cursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate127.errors = vErrors;
	return errors === 0;
}
validate127.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isFindingList = validate130;
const schema55 = {
	"type": "object",
	"additionalProperties": true,
	"properties": { "findings": {
		"type": ["array", "null"],
		"items": { "$ref": "#/$defs/Finding" }
	} }
};
const schema57 = { "allOf": [{ "$ref": "#/$defs/CommonFinding" }, {
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
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate133.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate114(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = appended(vErrors, validate114.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.is_malicious !== void 0) {
			let data0 = data.is_malicious;
			if (typeof data0 !== "boolean" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/is_malicious",
					schemaPath: "#/allOf/1/properties/is_malicious/type",
					keyword: "type",
					params: { type: schema57.allOf[1].properties.is_malicious.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.reachability !== void 0) {
			let data1 = data.reachability;
			if (typeof data1 !== "string" && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/reachability",
					schemaPath: "#/allOf/1/properties/reachability/type",
					keyword: "type",
					params: { type: schema57.allOf[1].properties.reachability.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (!(data1 === "no reachability analysis" || data1 === "reachable" || data1 === "always reachable" || data1 === "conditionally reachable" || data1 === "unreachable" || data1 === null || data1 === "")) {
				const err2 = {
					instancePath: instancePath + "/reachability",
					schemaPath: "#/allOf/1/properties/reachability/enum",
					keyword: "enum",
					params: { allowedValues: schema57.allOf[1].properties.reachability.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.reachable_condition !== void 0) {
			let data2 = data.reachable_condition;
			if (typeof data2 !== "string" && data2 !== null) {
				const err3 = {
					instancePath: instancePath + "/reachable_condition",
					schemaPath: "#/allOf/1/properties/reachable_condition/type",
					keyword: "type",
					params: { type: schema57.allOf[1].properties.reachable_condition.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.epss_score !== void 0) {
			if (!validate110(data.epss_score, {
				instancePath: instancePath + "/epss_score",
				parentData: data,
				parentDataProperty: "epss_score",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
		if (data.fix_recommendations !== void 0) {
			if (!validate120(data.fix_recommendations, {
				instancePath: instancePath + "/fix_recommendations",
				parentData: data,
				parentDataProperty: "fix_recommendations",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.found_dependency !== void 0) {
			if (!validate110(data.found_dependency, {
				instancePath: instancePath + "/found_dependency",
				parentData: data,
				parentDataProperty: "found_dependency",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate133.errors = vErrors;
	return errors === 0;
}
validate133.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate131.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate113(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = appended(vErrors, validate113.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) var props0 = true;
	const _errs2 = errors;
	if (!validate133(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = appended(vErrors, validate133.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const _errs3 = errors;
	if (!validate103(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = appended(vErrors, validate103.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs3 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate131.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate131.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate130.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings !== void 0) {
			let data0 = data.findings;
			if (!Array.isArray(data0) && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/findings",
					schemaPath: "#/properties/findings/type",
					keyword: "type",
					params: { type: schema55.properties.findings.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate131(data0[i0], {
					instancePath: instancePath + "/findings/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate131.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate130.errors = vErrors;
	return errors === 0;
}
validate130.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isGuardrailsReport = validate141;
const schema58 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"buckets": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/GuardrailsBucket" }
		},
		"totalFixed": { "type": ["integer", "null"] },
		"totalOpened": { "type": ["integer", "null"] }
	}
};
const schema59 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"timePeriod": { "$ref": "#/$defs/TimePeriod" },
		"silenced": { "type": ["integer", "null"] },
		"open": { "type": ["integer", "null"] },
		"fixed": { "type": ["integer", "null"] },
		"ignored": { "type": ["integer", "null"] },
		"provisionallyIgnored": { "type": ["integer", "null"] }
	}
};
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate142.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.timePeriod !== void 0) {
			if (!validate108(data.timePeriod, {
				instancePath: instancePath + "/timePeriod",
				parentData: data,
				parentDataProperty: "timePeriod",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate108.errors);
				errors = vErrors.length;
			}
		}
		if (data.silenced !== void 0) {
			let data1 = data.silenced;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
				const err0 = {
					instancePath: instancePath + "/silenced",
					schemaPath: "#/properties/silenced/type",
					keyword: "type",
					params: { type: schema59.properties.silenced.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.open !== void 0) {
			let data2 = data.open;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
				const err1 = {
					instancePath: instancePath + "/open",
					schemaPath: "#/properties/open/type",
					keyword: "type",
					params: { type: schema59.properties.open.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.fixed !== void 0) {
			let data3 = data.fixed;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
				const err2 = {
					instancePath: instancePath + "/fixed",
					schemaPath: "#/properties/fixed/type",
					keyword: "type",
					params: { type: schema59.properties.fixed.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.ignored !== void 0) {
			let data4 = data.ignored;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
				const err3 = {
					instancePath: instancePath + "/ignored",
					schemaPath: "#/properties/ignored/type",
					keyword: "type",
					params: { type: schema59.properties.ignored.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.provisionallyIgnored !== void 0) {
			let data5 = data.provisionallyIgnored;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
				const err4 = {
					instancePath: instancePath + "/provisionallyIgnored",
					schemaPath: "#/properties/provisionallyIgnored/type",
					keyword: "type",
					params: { type: schema59.properties.provisionallyIgnored.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate142.errors = vErrors;
	return errors === 0;
}
validate142.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate141.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.buckets !== void 0) {
			let data0 = data.buckets;
			if (!Array.isArray(data0) && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/buckets",
					schemaPath: "#/properties/buckets/type",
					keyword: "type",
					params: { type: schema58.properties.buckets.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate142(data0[i0], {
					instancePath: instancePath + "/buckets/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate142.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.totalFixed !== void 0) {
			let data2 = data.totalFixed;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
				const err1 = {
					instancePath: instancePath + "/totalFixed",
					schemaPath: "#/properties/totalFixed/type",
					keyword: "type",
					params: { type: schema58.properties.totalFixed.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.totalOpened !== void 0) {
			let data3 = data.totalOpened;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
				const err2 = {
					instancePath: instancePath + "/totalOpened",
					schemaPath: "#/properties/totalOpened/type",
					keyword: "type",
					params: { type: schema58.properties.totalOpened.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate141.errors = vErrors;
	return errors === 0;
}
validate141.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isIssueGroupList = validate145;
const schema60 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"groups": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/IssueGroup" }
		},
		"cursor": { "type": ["string", "null"] },
		"total": { "type": ["string", "null"] },
		"fetched": { "type": ["string", "null"] }
	}
};
const schema61 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
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
			"additionalProperties": true,
			"properties": {
				"author": { "type": ["string", "null"] },
				"authorPhotoUrl": { "type": ["string", "null"] },
				"rule": {
					"type": ["object", "null"],
					"additionalProperties": true,
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
			"items": {
				"type": "object",
				"additionalProperties": true,
				"properties": {
					"target": { "type": ["string", "null"] },
					"language": { "type": ["string", "null"] }
				}
			}
		},
		"ruleDefinition": { "$ref": "#/$defs/Opaque" },
		"ruleSupersededBy": {
			"type": ["array", "null"],
			"items": {
				"type": "object",
				"additionalProperties": true,
				"properties": {
					"product": { "type": ["string", "null"] },
					"rulePath": { "type": ["string", "null"] }
				}
			}
		},
		"sastAttributes": { "$ref": "#/$defs/Opaque" },
		"scaAttributes": {
			"type": ["object", "null"],
			"additionalProperties": true,
			"properties": { "epssScore": {
				"type": ["object", "null"],
				"additionalProperties": true,
				"properties": {
					"score": { "type": ["number", "null"] },
					"percentile": { "type": ["number", "null"] },
					"updatedAt": { "type": ["string", "null"] },
					"categorization": { "type": ["string", "null"] }
				}
			} }
		},
		"secretsAttributes": { "$ref": "#/$defs/Opaque" }
	}
};
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate146.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issuesCount !== void 0) {
			let data0 = data.issuesCount;
			if (typeof data0 !== "string" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/issuesCount",
					schemaPath: "#/properties/issuesCount/type",
					keyword: "type",
					params: { type: schema61.properties.issuesCount.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.ruleId !== void 0) {
			let data1 = data.ruleId;
			if (typeof data1 !== "string" && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/ruleId",
					schemaPath: "#/properties/ruleId/type",
					keyword: "type",
					params: { type: schema61.properties.ruleId.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.ruleShaSum !== void 0) {
			let data2 = data.ruleShaSum;
			if (typeof data2 !== "string" && data2 !== null) {
				const err2 = {
					instancePath: instancePath + "/ruleShaSum",
					schemaPath: "#/properties/ruleShaSum/type",
					keyword: "type",
					params: { type: schema61.properties.ruleShaSum.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.rulePath !== void 0) {
			let data3 = data.rulePath;
			if (typeof data3 !== "string" && data3 !== null) {
				const err3 = {
					instancePath: instancePath + "/rulePath",
					schemaPath: "#/properties/rulePath/type",
					keyword: "type",
					params: { type: schema61.properties.rulePath.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.ruleSourceUri !== void 0) {
			let data4 = data.ruleSourceUri;
			if (typeof data4 !== "string" && data4 !== null) {
				const err4 = {
					instancePath: instancePath + "/ruleSourceUri",
					schemaPath: "#/properties/ruleSourceUri/type",
					keyword: "type",
					params: { type: schema61.properties.ruleSourceUri.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.ruleLastChangeBy !== void 0) {
			let data5 = data.ruleLastChangeBy;
			if (typeof data5 !== "string" && data5 !== null) {
				const err5 = {
					instancePath: instancePath + "/ruleLastChangeBy",
					schemaPath: "#/properties/ruleLastChangeBy/type",
					keyword: "type",
					params: { type: schema61.properties.ruleLastChangeBy.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.ruleDeploymentName !== void 0) {
			let data6 = data.ruleDeploymentName;
			if (typeof data6 !== "string" && data6 !== null) {
				const err6 = {
					instancePath: instancePath + "/ruleDeploymentName",
					schemaPath: "#/properties/ruleDeploymentName/type",
					keyword: "type",
					params: { type: schema61.properties.ruleDeploymentName.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.ruleVisibility !== void 0) {
			let data7 = data.ruleVisibility;
			if (typeof data7 !== "string" && data7 !== null) {
				const err7 = {
					instancePath: instancePath + "/ruleVisibility",
					schemaPath: "#/properties/ruleVisibility/type",
					keyword: "type",
					params: { type: schema61.properties.ruleVisibility.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.ruleMeta !== void 0) {
			let data8 = data.ruleMeta;
			if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
				const err8 = {
					instancePath: instancePath + "/ruleMeta",
					schemaPath: "#/properties/ruleMeta/type",
					keyword: "type",
					params: { type: schema61.properties.ruleMeta.type },
					message: "must be object,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8.author !== void 0) {
					let data9 = data8.author;
					if (typeof data9 !== "string" && data9 !== null) {
						const err9 = {
							instancePath: instancePath + "/ruleMeta/author",
							schemaPath: "#/properties/ruleMeta/properties/author/type",
							keyword: "type",
							params: { type: schema61.properties.ruleMeta.properties.author.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data8.authorPhotoUrl !== void 0) {
					let data10 = data8.authorPhotoUrl;
					if (typeof data10 !== "string" && data10 !== null) {
						const err10 = {
							instancePath: instancePath + "/ruleMeta/authorPhotoUrl",
							schemaPath: "#/properties/ruleMeta/properties/authorPhotoUrl/type",
							keyword: "type",
							params: { type: schema61.properties.ruleMeta.properties.authorPhotoUrl.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data8.rule !== void 0) {
					let data11 = data8.rule;
					if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
						const err11 = {
							instancePath: instancePath + "/ruleMeta/rule",
							schemaPath: "#/properties/ruleMeta/properties/rule/type",
							keyword: "type",
							params: { type: schema61.properties.ruleMeta.properties.rule.type },
							message: "must be object,null"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
						if (data11.ruleId !== void 0) {
							let data12 = data11.ruleId;
							if (typeof data12 !== "string" && data12 !== null) {
								const err12 = {
									instancePath: instancePath + "/ruleMeta/rule/ruleId",
									schemaPath: "#/properties/ruleMeta/properties/rule/properties/ruleId/type",
									keyword: "type",
									params: { type: schema61.properties.ruleMeta.properties.rule.properties.ruleId.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						}
						if (data11.ruleVersionId !== void 0) {
							let data13 = data11.ruleVersionId;
							if (typeof data13 !== "string" && data13 !== null) {
								const err13 = {
									instancePath: instancePath + "/ruleMeta/rule/ruleVersionId",
									schemaPath: "#/properties/ruleMeta/properties/rule/properties/ruleVersionId/type",
									keyword: "type",
									params: { type: schema61.properties.ruleMeta.properties.rule.properties.ruleVersionId.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						}
						if (data11.origin !== void 0) {
							let data14 = data11.origin;
							if (typeof data14 !== "string" && data14 !== null) {
								const err14 = {
									instancePath: instancePath + "/ruleMeta/rule/origin",
									schemaPath: "#/properties/ruleMeta/properties/rule/properties/origin/type",
									keyword: "type",
									params: { type: schema61.properties.ruleMeta.properties.rule.properties.origin.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
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
				const err15 = {
					instancePath: instancePath + "/ruleLastChangeAt",
					schemaPath: "#/properties/ruleLastChangeAt/type",
					keyword: "type",
					params: { type: schema61.properties.ruleLastChangeAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.ruleTestCases !== void 0) {
			let data16 = data.ruleTestCases;
			if (!Array.isArray(data16) && data16 !== null) {
				const err16 = {
					instancePath: instancePath + "/ruleTestCases",
					schemaPath: "#/properties/ruleTestCases/type",
					keyword: "type",
					params: { type: schema61.properties.ruleTestCases.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
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
								const err17 = {
									instancePath: instancePath + "/ruleTestCases/" + i0 + "/target",
									schemaPath: "#/properties/ruleTestCases/items/properties/target/type",
									keyword: "type",
									params: { type: schema61.properties.ruleTestCases.items.properties.target.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
						if (data17.language !== void 0) {
							let data19 = data17.language;
							if (typeof data19 !== "string" && data19 !== null) {
								const err18 = {
									instancePath: instancePath + "/ruleTestCases/" + i0 + "/language",
									schemaPath: "#/properties/ruleTestCases/items/properties/language/type",
									keyword: "type",
									params: { type: schema61.properties.ruleTestCases.items.properties.language.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/ruleTestCases/" + i0,
							schemaPath: "#/properties/ruleTestCases/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			}
		}
		if (data.ruleDefinition !== void 0) {
			if (!validate110(data.ruleDefinition, {
				instancePath: instancePath + "/ruleDefinition",
				parentData: data,
				parentDataProperty: "ruleDefinition",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
		if (data.ruleSupersededBy !== void 0) {
			let data21 = data.ruleSupersededBy;
			if (!Array.isArray(data21) && data21 !== null) {
				const err20 = {
					instancePath: instancePath + "/ruleSupersededBy",
					schemaPath: "#/properties/ruleSupersededBy/type",
					keyword: "type",
					params: { type: schema61.properties.ruleSupersededBy.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
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
								const err21 = {
									instancePath: instancePath + "/ruleSupersededBy/" + i1 + "/product",
									schemaPath: "#/properties/ruleSupersededBy/items/properties/product/type",
									keyword: "type",
									params: { type: schema61.properties.ruleSupersededBy.items.properties.product.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						}
						if (data22.rulePath !== void 0) {
							let data24 = data22.rulePath;
							if (typeof data24 !== "string" && data24 !== null) {
								const err22 = {
									instancePath: instancePath + "/ruleSupersededBy/" + i1 + "/rulePath",
									schemaPath: "#/properties/ruleSupersededBy/items/properties/rulePath/type",
									keyword: "type",
									params: { type: schema61.properties.ruleSupersededBy.items.properties.rulePath.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						}
					} else {
						const err23 = {
							instancePath: instancePath + "/ruleSupersededBy/" + i1,
							schemaPath: "#/properties/ruleSupersededBy/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
			}
		}
		if (data.sastAttributes !== void 0) {
			if (!validate110(data.sastAttributes, {
				instancePath: instancePath + "/sastAttributes",
				parentData: data,
				parentDataProperty: "sastAttributes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
		if (data.scaAttributes !== void 0) {
			let data26 = data.scaAttributes;
			if (!(data26 && typeof data26 == "object" && !Array.isArray(data26)) && data26 !== null) {
				const err24 = {
					instancePath: instancePath + "/scaAttributes",
					schemaPath: "#/properties/scaAttributes/type",
					keyword: "type",
					params: { type: schema61.properties.scaAttributes.type },
					message: "must be object,null"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
				if (data26.epssScore !== void 0) {
					let data27 = data26.epssScore;
					if (!(data27 && typeof data27 == "object" && !Array.isArray(data27)) && data27 !== null) {
						const err25 = {
							instancePath: instancePath + "/scaAttributes/epssScore",
							schemaPath: "#/properties/scaAttributes/properties/epssScore/type",
							keyword: "type",
							params: { type: schema61.properties.scaAttributes.properties.epssScore.type },
							message: "must be object,null"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
						if (data27.score !== void 0) {
							let data28 = data27.score;
							if (!(typeof data28 == "number" && isFinite(data28)) && data28 !== null) {
								const err26 = {
									instancePath: instancePath + "/scaAttributes/epssScore/score",
									schemaPath: "#/properties/scaAttributes/properties/epssScore/properties/score/type",
									keyword: "type",
									params: { type: schema61.properties.scaAttributes.properties.epssScore.properties.score.type },
									message: "must be number,null"
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							}
						}
						if (data27.percentile !== void 0) {
							let data29 = data27.percentile;
							if (!(typeof data29 == "number" && isFinite(data29)) && data29 !== null) {
								const err27 = {
									instancePath: instancePath + "/scaAttributes/epssScore/percentile",
									schemaPath: "#/properties/scaAttributes/properties/epssScore/properties/percentile/type",
									keyword: "type",
									params: { type: schema61.properties.scaAttributes.properties.epssScore.properties.percentile.type },
									message: "must be number,null"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						}
						if (data27.updatedAt !== void 0) {
							let data30 = data27.updatedAt;
							if (typeof data30 !== "string" && data30 !== null) {
								const err28 = {
									instancePath: instancePath + "/scaAttributes/epssScore/updatedAt",
									schemaPath: "#/properties/scaAttributes/properties/epssScore/properties/updatedAt/type",
									keyword: "type",
									params: { type: schema61.properties.scaAttributes.properties.epssScore.properties.updatedAt.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
						}
						if (data27.categorization !== void 0) {
							let data31 = data27.categorization;
							if (typeof data31 !== "string" && data31 !== null) {
								const err29 = {
									instancePath: instancePath + "/scaAttributes/epssScore/categorization",
									schemaPath: "#/properties/scaAttributes/properties/epssScore/properties/categorization/type",
									keyword: "type",
									params: { type: schema61.properties.scaAttributes.properties.epssScore.properties.categorization.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
						}
					}
				}
			}
		}
		if (data.secretsAttributes !== void 0) {
			if (!validate110(data.secretsAttributes, {
				instancePath: instancePath + "/secretsAttributes",
				parentData: data,
				parentDataProperty: "secretsAttributes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err30 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err30];
		else vErrors.push(err30);
		errors++;
	}
	validate146.errors = vErrors;
	return errors === 0;
}
validate146.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate145.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.groups !== void 0) {
			let data0 = data.groups;
			if (!Array.isArray(data0) && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/groups",
					schemaPath: "#/properties/groups/type",
					keyword: "type",
					params: { type: schema60.properties.groups.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate146(data0[i0], {
					instancePath: instancePath + "/groups/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate146.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data2 = data.cursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err1 = {
					instancePath: instancePath + "/cursor",
					schemaPath: "#/properties/cursor/type",
					keyword: "type",
					params: { type: schema60.properties.cursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.total !== void 0) {
			let data3 = data.total;
			if (typeof data3 !== "string" && data3 !== null) {
				const err2 = {
					instancePath: instancePath + "/total",
					schemaPath: "#/properties/total/type",
					keyword: "type",
					params: { type: schema60.properties.total.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.fetched !== void 0) {
			let data4 = data.fetched;
			if (typeof data4 !== "string" && data4 !== null) {
				const err3 = {
					instancePath: instancePath + "/fetched",
					schemaPath: "#/properties/fetched/type",
					keyword: "type",
					params: { type: schema60.properties.fetched.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate145.errors = vErrors;
	return errors === 0;
}
validate145.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isNotificationWebhookAnswer = validate151;
const schema63 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"id": { "type": ["string", "null"] },
		"name": { "type": ["string", "null"] },
		"url": { "type": ["string", "null"] },
		"hasSecret": { "type": ["boolean", "null"] },
		"useNetworkBroker": { "type": ["boolean", "null"] }
	}
};
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate152.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: schema63.properties.id.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: schema63.properties.name.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data2 = data.url;
			if (typeof data2 !== "string" && data2 !== null) {
				const err2 = {
					instancePath: instancePath + "/url",
					schemaPath: "#/properties/url/type",
					keyword: "type",
					params: { type: schema63.properties.url.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.hasSecret !== void 0) {
			let data3 = data.hasSecret;
			if (typeof data3 !== "boolean" && data3 !== null) {
				const err3 = {
					instancePath: instancePath + "/hasSecret",
					schemaPath: "#/properties/hasSecret/type",
					keyword: "type",
					params: { type: schema63.properties.hasSecret.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.useNetworkBroker !== void 0) {
			let data4 = data.useNetworkBroker;
			if (typeof data4 !== "boolean" && data4 !== null) {
				const err4 = {
					instancePath: instancePath + "/useNetworkBroker",
					schemaPath: "#/properties/useNetworkBroker/type",
					keyword: "type",
					params: { type: schema63.properties.useNetworkBroker.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate152.errors = vErrors;
	return errors === 0;
}
validate152.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate151.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.webhook === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "webhook" },
				message: "must have required property 'webhook'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.webhook !== void 0) {
			if (!validate152(data.webhook, {
				instancePath: instancePath + "/webhook",
				parentData: data,
				parentDataProperty: "webhook",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate152.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate151.errors = vErrors;
	return errors === 0;
}
validate151.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPatternFixAnswer = validate154;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate154.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.taskTokenJwt === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "taskTokenJwt" },
				message: "must have required property 'taskTokenJwt'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.taskTokenJwt !== void 0) {
			if (typeof data.taskTokenJwt !== "string") {
				const err1 = {
					instancePath: instancePath + "/taskTokenJwt",
					schemaPath: "#/properties/taskTokenJwt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate154.errors = vErrors;
	return errors === 0;
}
validate154.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isResolutionConfiguration = validate155;
const schema65 = {
	"type": "object",
	"additionalProperties": true,
	"properties": { "resolutionConfigs": {
		"type": ["object", "null"],
		"additionalProperties": true,
		"properties": { "perSubproject": {
			"type": ["object", "null"],
			"additionalProperties": true
		} }
	} }
};
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate155.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resolutionConfigs !== void 0) {
			let data0 = data.resolutionConfigs;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/resolutionConfigs",
					schemaPath: "#/properties/resolutionConfigs/type",
					keyword: "type",
					params: { type: schema65.properties.resolutionConfigs.type },
					message: "must be object,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.perSubproject !== void 0) {
					let data1 = data0.perSubproject;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
						const err1 = {
							instancePath: instancePath + "/resolutionConfigs/perSubproject",
							schemaPath: "#/properties/resolutionConfigs/properties/perSubproject/type",
							keyword: "type",
							params: { type: schema65.properties.resolutionConfigs.properties.perSubproject.type },
							message: "must be object,null"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate155.errors = vErrors;
	return errors === 0;
}
validate155.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isScmSubscriptionList = validate156;
const schema66 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"deploymentId": { "type": ["string", "null"] },
		"configId": { "type": ["string", "null"] },
		"subscriptions": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/ScmSubscription" }
		}
	}
};
const schema67 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"scmUrl": { "type": ["string", "null"] },
		"events": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		}
	}
};
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate157.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.scmUrl !== void 0) {
			let data0 = data.scmUrl;
			if (typeof data0 !== "string" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/scmUrl",
					schemaPath: "#/properties/scmUrl/type",
					keyword: "type",
					params: { type: schema67.properties.scmUrl.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.events !== void 0) {
			let data1 = data.events;
			if (!Array.isArray(data1) && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/events",
					schemaPath: "#/properties/events/type",
					keyword: "type",
					params: { type: schema67.properties.events.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					const err2 = {
						instancePath: instancePath + "/events/" + i0,
						schemaPath: "#/properties/events/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate157.errors = vErrors;
	return errors === 0;
}
validate157.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate156.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deploymentId !== void 0) {
			let data0 = data.deploymentId;
			if (typeof data0 !== "string" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/deploymentId",
					schemaPath: "#/properties/deploymentId/type",
					keyword: "type",
					params: { type: schema66.properties.deploymentId.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.configId !== void 0) {
			let data1 = data.configId;
			if (typeof data1 !== "string" && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/configId",
					schemaPath: "#/properties/configId/type",
					keyword: "type",
					params: { type: schema66.properties.configId.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.subscriptions !== void 0) {
			let data2 = data.subscriptions;
			if (!Array.isArray(data2) && data2 !== null) {
				const err2 = {
					instancePath: instancePath + "/subscriptions",
					schemaPath: "#/properties/subscriptions/type",
					keyword: "type",
					params: { type: schema66.properties.subscriptions.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate157(data2[i0], {
					instancePath: instancePath + "/subscriptions/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate157.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate156.errors = vErrors;
	return errors === 0;
}
validate156.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isSupplyChainFinding = validate159;
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate159.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate114(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = appended(vErrors, validate114.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.is_malicious !== void 0) {
			let data0 = data.is_malicious;
			if (typeof data0 !== "boolean" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/is_malicious",
					schemaPath: "#/allOf/1/properties/is_malicious/type",
					keyword: "type",
					params: { type: schema57.allOf[1].properties.is_malicious.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.reachability !== void 0) {
			let data1 = data.reachability;
			if (typeof data1 !== "string" && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/reachability",
					schemaPath: "#/allOf/1/properties/reachability/type",
					keyword: "type",
					params: { type: schema57.allOf[1].properties.reachability.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (!(data1 === "no reachability analysis" || data1 === "reachable" || data1 === "always reachable" || data1 === "conditionally reachable" || data1 === "unreachable" || data1 === null || data1 === "")) {
				const err2 = {
					instancePath: instancePath + "/reachability",
					schemaPath: "#/allOf/1/properties/reachability/enum",
					keyword: "enum",
					params: { allowedValues: schema57.allOf[1].properties.reachability.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.reachable_condition !== void 0) {
			let data2 = data.reachable_condition;
			if (typeof data2 !== "string" && data2 !== null) {
				const err3 = {
					instancePath: instancePath + "/reachable_condition",
					schemaPath: "#/allOf/1/properties/reachable_condition/type",
					keyword: "type",
					params: { type: schema57.allOf[1].properties.reachable_condition.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.epss_score !== void 0) {
			if (!validate110(data.epss_score, {
				instancePath: instancePath + "/epss_score",
				parentData: data,
				parentDataProperty: "epss_score",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
		if (data.fix_recommendations !== void 0) {
			if (!validate120(data.fix_recommendations, {
				instancePath: instancePath + "/fix_recommendations",
				parentData: data,
				parentDataProperty: "fix_recommendations",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.found_dependency !== void 0) {
			if (!validate110(data.found_dependency, {
				instancePath: instancePath + "/found_dependency",
				parentData: data,
				parentDataProperty: "found_dependency",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate110.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate159.errors = vErrors;
	return errors === 0;
}
validate159.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isTriageAnswer = validate164;
const schema69 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"num_triaged": { "type": ["integer", "null"] },
		"triaged_issues": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/Id64" }
		}
	}
};
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate164.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.num_triaged !== void 0) {
			let data0 = data.num_triaged;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/num_triaged",
					schemaPath: "#/properties/num_triaged/type",
					keyword: "type",
					params: { type: schema69.properties.num_triaged.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.triaged_issues !== void 0) {
			let data1 = data.triaged_issues;
			if (!Array.isArray(data1) && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/triaged_issues",
					schemaPath: "#/properties/triaged_issues/type",
					keyword: "type",
					params: { type: schema69.properties.triaged_issues.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate104(data1[i0], {
					instancePath: instancePath + "/triaged_issues/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate104.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate164.errors = vErrors;
	return errors === 0;
}
validate164.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
export { isAiFinding, isBacklogReport, isCodeFinding, isDependencyList, isFindingList, isGuardrailsReport, isIssueGroupList, isNotificationWebhookAnswer, isPatternFixAnswer, isResolutionConfiguration, isScmSubscriptionList, isSupplyChainFinding, isTriageAnswer, web_api_answers_exports };
