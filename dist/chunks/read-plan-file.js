import { objectId } from "./validate.js";
import { summarize } from "./summary.js";
// src/record/plan-file-error.ts
/** A plan file that cannot be used. Line and column count from 1 where the text itself is broken. */
var PlanFileError = class extends Error {
	name = "PlanFileError";
	hint;
	position;
	constructor(message, hint, position = null) {
		super(message);
		this.hint = hint;
		this.position = position;
	}
};
// src/generated/guards/plan.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isPlanFile = validate321;
const schema124 = {
	"type": "object",
	"required": [
		"version",
		"tool",
		"command",
		"outcome",
		"platform",
		"digest",
		"summary",
		"bundles",
		"problems",
		"guards",
		"error",
		"records"
	],
	"additionalProperties": false,
	"properties": {
		"version": { "const": 1 },
		"tool": { "type": "string" },
		"command": {
			"type": "string",
			"enum": [
				"validate",
				"preview",
				"apply",
				"rollback"
			]
		},
		"outcome": { "$ref": "#/$defs/PlanOutcome" },
		"platform": { "type": ["string", "null"] },
		"digest": { "$ref": "#/$defs/Digest" },
		"undoes": { "$ref": "#/$defs/Digest" },
		"summary": { "$ref": "#/$defs/PlanSummary" },
		"bundles": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanBundle" }
		},
		"problems": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanProblem" }
		},
		"guards": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanGuard" }
		},
		"consents": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanConsent" }
		},
		"impact": { "$ref": "#/$defs/PlanImpact" },
		"triangulation": { "$ref": "#/$defs/PlanTriangulation" },
		"error": { "oneOf": [{ "$ref": "#/$defs/PlanError" }, { "type": "null" }] },
		"records": {
			"type": "array",
			"maxItems": 1e4,
			"items": {
				"type": "string",
				"maxLength": 16384
			}
		}
	}
};
const func14 = Object.prototype.hasOwnProperty;
const func1 = require_ucs2length().default;
const schema125 = {
	"type": "string",
	"enum": [
		"valid",
		"no-changes",
		"changes",
		"invalid",
		"stale",
		"consent",
		"applied",
		"partial",
		"failed"
	]
};
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate322.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "valid" || data === "no-changes" || data === "changes" || data === "invalid" || data === "stale" || data === "consent" || data === "applied" || data === "partial" || data === "failed")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema125.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate322.errors = vErrors;
	return errors === 0;
}
validate322.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern29 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate324.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern29.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^sha256:[0-9a-f]{64}$" },
				message: "must match pattern \"^sha256:[0-9a-f]{64}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate324.errors = vErrors;
	return errors === 0;
}
validate324.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema128 = {
	"type": "string",
	"enum": [
		"stricter",
		"looser",
		"mixed",
		"neutral",
		"unknown"
	]
};
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate328.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "stricter" || data === "looser" || data === "mixed" || data === "neutral" || data === "unknown")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema128.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate328.errors = vErrors;
	return errors === 0;
}
validate328.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate327(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate327.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.creates === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "creates" },
				message: "must have required property 'creates'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.updates === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updates" },
				message: "must have required property 'updates'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deletes === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deletes" },
				message: "must have required property 'deletes'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.effect === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "creates" || key0 === "updates" || key0 === "deletes" || key0 === "effect")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.creates !== void 0) {
			let data0 = data.creates;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err5 = {
					instancePath: instancePath + "/creates",
					schemaPath: "#/properties/creates/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/creates",
						schemaPath: "#/properties/creates/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.updates !== void 0) {
			let data1 = data.updates;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/updates",
					schemaPath: "#/properties/updates/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/updates",
						schemaPath: "#/properties/updates/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.deletes !== void 0) {
			let data2 = data.deletes;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err9 = {
					instancePath: instancePath + "/deletes",
					schemaPath: "#/properties/deletes/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err10 = {
						instancePath: instancePath + "/deletes",
						schemaPath: "#/properties/deletes/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		}
		if (data.effect !== void 0) {
			if (!validate328(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate328.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate327.errors = vErrors;
	return errors === 0;
}
validate327.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema129 = {
	"type": "object",
	"required": [
		"deployment",
		"kind",
		"product",
		"state_version",
		"bundle_digest",
		"diff_digest",
		"bundle",
		"changes",
		"result",
		"reason",
		"current",
		"undo"
	],
	"additionalProperties": false,
	"properties": {
		"deployment": {
			"type": "object",
			"required": ["id", "slug"],
			"additionalProperties": false,
			"properties": {
				"id": {
					"type": "string",
					"pattern": "^[0-9]{1,19}$"
				},
				"slug": { "type": "string" }
			}
		},
		"kind": {
			"type": "string",
			"enum": ["remediation", "detection"]
		},
		"product": { "oneOf": [{ "$ref": "#/$defs/Product" }, { "type": "null" }] },
		"state_version": { "$ref": "#/$defs/StateVersion" },
		"bundle_digest": { "$ref": "#/$defs/Digest" },
		"diff_digest": { "$ref": "#/$defs/Digest" },
		"bundle": { "anyOf": [
			{ "$ref": "#/$defs/RemediationBundle" },
			{ "$ref": "#/$defs/DetectionBundle" },
			{ "$ref": "#/$defs/RestoredPolicies" },
			{ "$ref": "#/$defs/RestoredDetection" }
		] },
		"changes": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanChange" }
		},
		"result": { "oneOf": [{ "$ref": "#/$defs/ApplyResult" }, { "type": "null" }] },
		"reason": { "type": ["string", "null"] },
		"current": { "oneOf": [{ "$ref": "#/$defs/PlanCurrent" }, { "type": "null" }] },
		"undo": { "oneOf": [{ "$ref": "#/$defs/PlanUndo" }, { "type": "null" }] }
	}
};
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9]{1,19}$", "u");
const schema76 = {
	"type": "string",
	"enum": ["code", "secrets"]
};
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate175.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema76.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate175.errors = vErrors;
	return errors === 0;
}
validate175.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate61.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
validate61.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate240.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 500) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 500 },
				message: "must NOT have more than 500 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate240.errors = vErrors;
	return errors === 0;
}
validate240.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern8 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate242.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 },
				message: "must NOT have more than 255 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern8.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\S+$" },
				message: "must match pattern \"^\\S+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
validate242.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate244.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e4 },
				message: "must NOT have more than 10000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate244.errors = vErrors;
	return errors === 0;
}
validate244.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate246.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "boolean") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" },
			message: "must be boolean"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate246.errors = vErrors;
	return errors === 0;
}
validate246.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema103 = {
	"type": "object",
	"required": ["mode", "conditions"],
	"additionalProperties": false,
	"properties": {
		"mode": {
			"type": "string",
			"enum": ["all", "any"]
		},
		"conditions": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": { "$ref": "#/$defs/Condition" }
		}
	}
};
const schema104 = {
	"type": "object",
	"required": ["type", "values"],
	"additionalProperties": false,
	"properties": {
		"type": {
			"type": "string",
			"minLength": 1,
			"maxLength": 255
		},
		"values": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 1e3,
				"pattern": "^\\S(?:.*\\S)?$"
			}
		},
		"mode": {
			"type": "string",
			"enum": ["any", "none"]
		}
	}
};
const pattern9 = /* @__PURE__ */ new RegExp("^\\S(?:.*\\S)?$", "u");
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate249.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.values === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "values" },
				message: "must have required property 'values'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err6 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data1.length < 1) {
					const err7 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e3) {
							const err8 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!pattern9.test(data2)) {
							const err10 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S(?:.*\\S)?$" },
								message: "must match pattern \"^\\S(?:.*\\S)?$\""
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/values/" + i0,
							schemaPath: "#/properties/values/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/values",
					schemaPath: "#/properties/values/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				const err13 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				const err14 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema104.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
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
	validate249.errors = vErrors;
	return errors === 0;
}
validate249.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate248.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.conditions === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "conditions" },
				message: "must have required property 'conditions'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				const err4 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema103.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err5 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length < 1) {
					const err6 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate249(data1[i0], {
					instancePath: instancePath + "/conditions/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate249.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/conditions",
					schemaPath: "#/properties/conditions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate248.errors = vErrors;
	return errors === 0;
}
validate248.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate253.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err2 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					const err5 = {
						instancePath: instancePath + "/config",
						schemaPath: "#/properties/config/maxProperties",
						keyword: "maxProperties",
						params: { limit: 100 },
						message: "must NOT have more than 100 properties"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e4) {
							const err6 = {
								instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/config/additionalProperties/maxLength",
								keyword: "maxLength",
								params: { limit: 1e4 },
								message: "must NOT have more than 10000 characters"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/config/additionalProperties/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/config",
					schemaPath: "#/properties/config/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate253.errors = vErrors;
	return errors === 0;
}
validate253.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate252.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 100 },
				message: "must NOT have more than 100 items"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate253(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = appended(vErrors, validate253.errors);
			errors = vErrors.length;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate252.errors = vErrors;
	return errors === 0;
}
validate252.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate239.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.filters === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" },
				message: "must have required property 'filters'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.actions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actions" },
				message: "must have required property 'actions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate240(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate242(data.slug, {
				instancePath: instancePath + "/slug",
				parentData: data,
				parentDataProperty: "slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate244(data.description, {
				instancePath: instancePath + "/description",
				parentData: data,
				parentDataProperty: "description",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate246(data.active, {
				instancePath: instancePath + "/active",
				parentData: data,
				parentDataProperty: "active",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate248(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate248.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate252(data.actions, {
				instancePath: instancePath + "/actions",
				parentData: data,
				parentDataProperty: "actions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate252.errors);
				errors = vErrors.length;
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
	validate239.errors = vErrors;
	return errors === 0;
}
validate239.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate238.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "policies" },
				message: "must have required property 'policies'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err2 = {
						instancePath: instancePath + "/deployment_slug",
						schemaPath: "#/properties/deployment_slug/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/deployment_slug",
					schemaPath: "#/properties/deployment_slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					const err4 = {
						instancePath: instancePath + "/policies",
						schemaPath: "#/properties/policies/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate239(data1[i0], {
					instancePath: instancePath + "/policies/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate239.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/properties/policies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate238.errors = vErrors;
	return errors === 0;
}
validate238.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate177.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 1e5) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 1e5 },
				message: "must NOT have more than 100000 items"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func1(data0) > 1e3) {
					const err1 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
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
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate177.errors = vErrors;
	return errors === 0;
}
validate177.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema79 = {
	"type": "string",
	"enum": ["include", "exclude"]
};
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate182.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema79.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate182.errors = vErrors;
	return errors === 0;
}
validate182.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate184.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate184.errors = vErrors;
	return errors === 0;
}
validate184.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema81 = {
	"type": "string",
	"enum": ["rule", "pack"]
};
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate186.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema81.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate186.errors = vErrors;
	return errors === 0;
}
validate186.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate188.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate188.errors = vErrors;
	return errors === 0;
}
validate188.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate190.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate190.errors = vErrors;
	return errors === 0;
}
validate190.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate181.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exception_type" },
				message: "must have required property 'exception_type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rule === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule" },
				message: "must have required property 'rule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.rule_type === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule_type" },
				message: "must have required property 'rule_type'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate182(data.exception_type, {
				instancePath: instancePath + "/exception_type",
				parentData: data,
				parentDataProperty: "exception_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate184(data.rule, {
				instancePath: instancePath + "/rule",
				parentData: data,
				parentDataProperty: "rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate186(data.rule_type, {
				instancePath: instancePath + "/rule_type",
				parentData: data,
				parentDataProperty: "rule_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate186.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			if (!validate188(data.project, {
				instancePath: instancePath + "/project",
				parentData: data,
				parentDataProperty: "project",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate188.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tag_name !== void 0) {
			if (!validate190(data.project_tag_name, {
				instancePath: instancePath + "/project_tag_name",
				parentData: data,
				parentDataProperty: "project_tag_name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate190.errors);
				errors = vErrors.length;
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
	validate181.errors = vErrors;
	return errors === 0;
}
validate181.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate174.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rulesets" },
				message: "must have required property 'rulesets'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rules === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rules" },
				message: "must have required property 'rules'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.disabled === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "disabled" },
				message: "must have required property 'disabled'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.exceptions === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exceptions" },
				message: "must have required property 'exceptions'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err5 = {
						instancePath: instancePath + "/deployment_slug",
						schemaPath: "#/properties/deployment_slug/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/deployment_slug",
					schemaPath: "#/properties/deployment_slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.product !== void 0) {
			if (!validate175(data.product, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate175.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate177(data.rulesets, {
				instancePath: instancePath + "/rulesets",
				parentData: data,
				parentDataProperty: "rulesets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate177.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate177(data.rules, {
				instancePath: instancePath + "/rules",
				parentData: data,
				parentDataProperty: "rules",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate177.errors);
				errors = vErrors.length;
			}
		}
		if (data.disabled !== void 0) {
			if (!validate177(data.disabled, {
				instancePath: instancePath + "/disabled",
				parentData: data,
				parentDataProperty: "disabled",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate177.errors);
				errors = vErrors.length;
			}
		}
		if (data.exceptions !== void 0) {
			let data5 = data.exceptions;
			if (Array.isArray(data5)) {
				if (data5.length > 1e5) {
					const err7 = {
						instancePath: instancePath + "/exceptions",
						schemaPath: "#/properties/exceptions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate181(data5[i0], {
					instancePath: instancePath + "/exceptions/" + i0,
					parentData: data5,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate181.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/exceptions",
					schemaPath: "#/properties/exceptions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate174.errors = vErrors;
	return errors === 0;
}
validate174.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate338.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "policies" },
				message: "must have required property 'policies'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.policies !== void 0) {
			let data0 = data.policies;
			if (Array.isArray(data0)) {
				if (data0.length > 1e5) {
					const err1 = {
						instancePath: instancePath + "/policies",
						schemaPath: "#/properties/policies/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.name === void 0) {
							const err2 = {
								instancePath: instancePath + "/policies/" + i0,
								schemaPath: "#/properties/policies/items/required",
								keyword: "required",
								params: { missingProperty: "name" },
								message: "must have required property 'name'"
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (data1.filters === void 0) {
							const err3 = {
								instancePath: instancePath + "/policies/" + i0,
								schemaPath: "#/properties/policies/items/required",
								keyword: "required",
								params: { missingProperty: "filters" },
								message: "must have required property 'filters'"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						if (data1.actions === void 0) {
							const err4 = {
								instancePath: instancePath + "/policies/" + i0,
								schemaPath: "#/properties/policies/items/required",
								keyword: "required",
								params: { missingProperty: "actions" },
								message: "must have required property 'actions'"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (data1.name !== void 0) {
							if (typeof data1.name !== "string") {
								const err5 = {
									instancePath: instancePath + "/policies/" + i0 + "/name",
									schemaPath: "#/properties/policies/items/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
							}
						}
						if (data1.slug !== void 0) {
							if (typeof data1.slug !== "string") {
								const err6 = {
									instancePath: instancePath + "/policies/" + i0 + "/slug",
									schemaPath: "#/properties/policies/items/properties/slug/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
						}
						if (data1.filters !== void 0) {
							let data4 = data1.filters;
							if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
								if (data4.conditions === void 0) {
									const err7 = {
										instancePath: instancePath + "/policies/" + i0 + "/filters",
										schemaPath: "#/properties/policies/items/properties/filters/required",
										keyword: "required",
										params: { missingProperty: "conditions" },
										message: "must have required property 'conditions'"
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
								}
								if (data4.conditions !== void 0) {
									let data5 = data4.conditions;
									if (Array.isArray(data5)) {
										const len1 = data5.length;
										for (let i1 = 0; i1 < len1; i1++) {
											let data6 = data5[i1];
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
												const err8 = {
													instancePath: instancePath + "/policies/" + i0 + "/filters/conditions/" + i1,
													schemaPath: "#/properties/policies/items/properties/filters/properties/conditions/items/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												if (vErrors === null) vErrors = [err8];
												else vErrors.push(err8);
												errors++;
											}
										}
									} else {
										const err9 = {
											instancePath: instancePath + "/policies/" + i0 + "/filters/conditions",
											schemaPath: "#/properties/policies/items/properties/filters/properties/conditions/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										};
										if (vErrors === null) vErrors = [err9];
										else vErrors.push(err9);
										errors++;
									}
								}
							} else {
								const err10 = {
									instancePath: instancePath + "/policies/" + i0 + "/filters",
									schemaPath: "#/properties/policies/items/properties/filters/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						}
						if (data1.actions !== void 0) {
							let data7 = data1.actions;
							if (Array.isArray(data7)) {
								const len2 = data7.length;
								for (let i2 = 0; i2 < len2; i2++) {
									let data8 = data7[i2];
									if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {} else {
										const err11 = {
											instancePath: instancePath + "/policies/" + i0 + "/actions/" + i2,
											schemaPath: "#/properties/policies/items/properties/actions/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err11];
										else vErrors.push(err11);
										errors++;
									}
								}
							} else {
								const err12 = {
									instancePath: instancePath + "/policies/" + i0 + "/actions",
									schemaPath: "#/properties/policies/items/properties/actions/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/policies/" + i0,
							schemaPath: "#/properties/policies/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/properties/policies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
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
	validate338.errors = vErrors;
	return errors === 0;
}
validate338.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate340.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rulesets" },
				message: "must have required property 'rulesets'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rules === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rules" },
				message: "must have required property 'rules'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.disabled === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "disabled" },
				message: "must have required property 'disabled'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.exceptions === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exceptions" },
				message: "must have required property 'exceptions'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.rulesets !== void 0) {
			let data0 = data.rulesets;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					const err4 = {
						instancePath: instancePath + "/rulesets/" + i0,
						schemaPath: "#/properties/rulesets/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/rulesets",
					schemaPath: "#/properties/rulesets/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					const err6 = {
						instancePath: instancePath + "/rules/" + i1,
						schemaPath: "#/properties/rules/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/rules",
					schemaPath: "#/properties/rules/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data4 = data.disabled;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					const err8 = {
						instancePath: instancePath + "/disabled/" + i2,
						schemaPath: "#/properties/disabled/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/disabled",
					schemaPath: "#/properties/disabled/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data6 = data.exceptions;
			if (Array.isArray(data6)) {
				const len3 = data6.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data7 = data6[i3];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (data7.exception_type === void 0) {
							const err10 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/properties/exceptions/items/required",
								keyword: "required",
								params: { missingProperty: "exception_type" },
								message: "must have required property 'exception_type'"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data7.rule === void 0) {
							const err11 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/properties/exceptions/items/required",
								keyword: "required",
								params: { missingProperty: "rule" },
								message: "must have required property 'rule'"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (data7.rule_type === void 0) {
							const err12 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/properties/exceptions/items/required",
								keyword: "required",
								params: { missingProperty: "rule_type" },
								message: "must have required property 'rule_type'"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data7.exception_type !== void 0) {
							if (typeof data7.exception_type !== "string") {
								const err13 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/exception_type",
									schemaPath: "#/properties/exceptions/items/properties/exception_type/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						}
						if (data7.rule !== void 0) {
							if (typeof data7.rule !== "string") {
								const err14 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/rule",
									schemaPath: "#/properties/exceptions/items/properties/rule/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						if (data7.rule_type !== void 0) {
							if (typeof data7.rule_type !== "string") {
								const err15 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/rule_type",
									schemaPath: "#/properties/exceptions/items/properties/rule_type/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data7.project !== void 0) {
							if (typeof data7.project !== "string") {
								const err16 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/project",
									schemaPath: "#/properties/exceptions/items/properties/project/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
						if (data7.project_tag_name !== void 0) {
							if (typeof data7.project_tag_name !== "string") {
								const err17 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/project_tag_name",
									schemaPath: "#/properties/exceptions/items/properties/project_tag_name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/exceptions/" + i3,
							schemaPath: "#/properties/exceptions/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/exceptions",
					schemaPath: "#/properties/exceptions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate340.errors = vErrors;
	return errors === 0;
}
validate340.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema132 = {
	"type": "object",
	"required": [
		"verb",
		"object",
		"key",
		"before",
		"after",
		"effect",
		"says",
		"notes",
		"at"
	],
	"additionalProperties": false,
	"properties": {
		"verb": {
			"type": "string",
			"enum": [
				"create",
				"update",
				"delete"
			]
		},
		"object": { "type": "string" },
		"key": {
			"type": "object",
			"additionalProperties": true
		},
		"before": {
			"type": ["object", "null"],
			"additionalProperties": true
		},
		"after": {
			"type": ["object", "null"],
			"additionalProperties": true
		},
		"effect": { "$ref": "#/$defs/Effect" },
		"says": { "type": "string" },
		"notes": {
			"type": "object",
			"additionalProperties": { "type": "string" }
		},
		"at": { "oneOf": [{ "$ref": "#/$defs/PlanPosition" }, { "type": "null" }] }
	}
};
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate344.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.file === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "file" },
				message: "must have required property 'file'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.line === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "line" },
				message: "must have required property 'line'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.column === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "column" },
				message: "must have required property 'column'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "file" || key0 === "line" || key0 === "column")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.file !== void 0) {
			if (typeof data.file !== "string") {
				const err4 = {
					instancePath: instancePath + "/file",
					schemaPath: "#/properties/file/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data1 = data.line;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err5 = {
					instancePath: instancePath + "/line",
					schemaPath: "#/properties/line/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/line",
						schemaPath: "#/properties/line/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.column !== void 0) {
			let data2 = data.column;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err7 = {
					instancePath: instancePath + "/column",
					schemaPath: "#/properties/column/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					const err8 = {
						instancePath: instancePath + "/column",
						schemaPath: "#/properties/column/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate344.errors = vErrors;
	return errors === 0;
}
validate344.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate342.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.verb === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "verb" },
				message: "must have required property 'verb'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.object === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "object" },
				message: "must have required property 'object'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.key === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "key" },
				message: "must have required property 'key'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.before === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "before" },
				message: "must have required property 'before'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.after === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "after" },
				message: "must have required property 'after'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.effect === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.says === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "says" },
				message: "must have required property 'says'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.notes === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "notes" },
				message: "must have required property 'notes'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.at === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "at" },
				message: "must have required property 'at'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func14.call(schema132.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.verb !== void 0) {
			let data0 = data.verb;
			if (typeof data0 !== "string") {
				const err10 = {
					instancePath: instancePath + "/verb",
					schemaPath: "#/properties/verb/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data0 === "create" || data0 === "update" || data0 === "delete")) {
				const err11 = {
					instancePath: instancePath + "/verb",
					schemaPath: "#/properties/verb/enum",
					keyword: "enum",
					params: { allowedValues: schema132.properties.verb.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				const err12 = {
					instancePath: instancePath + "/object",
					schemaPath: "#/properties/object/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				const err13 = {
					instancePath: instancePath + "/key",
					schemaPath: "#/properties/key/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data3 = data.before;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				const err14 = {
					instancePath: instancePath + "/before",
					schemaPath: "#/properties/before/type",
					keyword: "type",
					params: { type: schema132.properties.before.type },
					message: "must be object,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data4 = data.after;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				const err15 = {
					instancePath: instancePath + "/after",
					schemaPath: "#/properties/after/type",
					keyword: "type",
					params: { type: schema132.properties.after.type },
					message: "must be object,null"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.effect !== void 0) {
			if (!validate328(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate328.errors);
				errors = vErrors.length;
			}
		}
		if (data.says !== void 0) {
			if (typeof data.says !== "string") {
				const err16 = {
					instancePath: instancePath + "/says",
					schemaPath: "#/properties/says/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data7 = data.notes;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key1 in data7) if (typeof data7[key1] !== "string") {
					const err17 = {
						instancePath: instancePath + "/notes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/notes/additionalProperties/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/properties/notes/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data9 = data.at;
			const _errs24 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs25 = errors;
			if (!validate344(data9, {
				instancePath: instancePath + "/at",
				parentData: data,
				parentDataProperty: "at",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate344.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs25 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs26 = errors;
			if (data9 !== null) {
				const err19 = {
					instancePath: instancePath + "/at",
					schemaPath: "#/properties/at/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			var _valid0 = _errs26 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				const err20 = {
					instancePath: instancePath + "/at",
					schemaPath: "#/properties/at/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			} else {
				errors = _errs24;
				if (vErrors !== null) {
					if (_errs24) vErrors.length = _errs24;
					else vErrors = null;
				}
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate342.errors = vErrors;
	return errors === 0;
}
validate342.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema134 = {
	"type": "string",
	"enum": [
		"applied",
		"already-applied",
		"unverified",
		"not-applied",
		"unknown"
	]
};
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate347.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "applied" || data === "already-applied" || data === "unverified" || data === "not-applied" || data === "unknown")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema134.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate347.errors = vErrors;
	return errors === 0;
}
validate347.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate349(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate349.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_version" },
				message: "must have required property 'state_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.changes === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "state_version" || key0 === "changes")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.state_version !== void 0) {
			if (!validate61(data.state_version, {
				instancePath: instancePath + "/state_version",
				parentData: data,
				parentDataProperty: "state_version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.changes !== void 0) {
			let data1 = data.changes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate342(data1[i0], {
					instancePath: instancePath + "/changes/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate342.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/changes",
					schemaPath: "#/properties/changes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
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
	validate349.errors = vErrors;
	return errors === 0;
}
validate349.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate353.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_version" },
				message: "must have required property 'state_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.bundle === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundle" },
				message: "must have required property 'bundle'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "state_version" || key0 === "bundle")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.state_version !== void 0) {
			if (!validate61(data.state_version, {
				instancePath: instancePath + "/state_version",
				parentData: data,
				parentDataProperty: "state_version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle !== void 0) {
			let data1 = data.bundle;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {} else {
				const err3 = {
					instancePath: instancePath + "/bundle",
					schemaPath: "#/properties/bundle/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
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
	validate353.errors = vErrors;
	return errors === 0;
}
validate353.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate331.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deployment" },
				message: "must have required property 'deployment'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.product === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.state_version === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_version" },
				message: "must have required property 'state_version'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.bundle_digest === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundle_digest" },
				message: "must have required property 'bundle_digest'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.diff_digest === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "diff_digest" },
				message: "must have required property 'diff_digest'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.bundle === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundle" },
				message: "must have required property 'bundle'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.changes === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.result === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "result" },
				message: "must have required property 'result'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.reason === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.current === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "current" },
				message: "must have required property 'current'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.undo === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "undo" },
				message: "must have required property 'undo'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		for (const key0 in data) if (!func14.call(schema129.properties, key0)) {
			const err12 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					const err13 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/required",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data0.slug === void 0) {
					const err14 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/required",
						keyword: "required",
						params: { missingProperty: "slug" },
						message: "must have required property 'slug'"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					const err15 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							const err16 = {
								instancePath: instancePath + "/deployment/id",
								schemaPath: "#/properties/deployment/properties/id/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9]{1,19}$" },
								message: "must match pattern \"^[0-9]{1,19}$\""
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/deployment/id",
							schemaPath: "#/properties/deployment/properties/id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						const err18 = {
							instancePath: instancePath + "/deployment/slug",
							schemaPath: "#/properties/deployment/properties/slug/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/deployment",
					schemaPath: "#/properties/deployment/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				const err20 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				const err21 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema129.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate175(data4, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate175.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				const err22 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				const err23 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.state_version !== void 0) {
			if (!validate61(data.state_version, {
				instancePath: instancePath + "/state_version",
				parentData: data,
				parentDataProperty: "state_version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle_digest !== void 0) {
			if (!validate324(data.bundle_digest, {
				instancePath: instancePath + "/bundle_digest",
				parentData: data,
				parentDataProperty: "bundle_digest",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate324.errors);
				errors = vErrors.length;
			}
		}
		if (data.diff_digest !== void 0) {
			if (!validate324(data.diff_digest, {
				instancePath: instancePath + "/diff_digest",
				parentData: data,
				parentDataProperty: "diff_digest",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate324.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle !== void 0) {
			let data8 = data.bundle;
			const _errs20 = errors;
			let valid3 = false;
			const _errs21 = errors;
			if (!validate238(data8, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate238.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs21 === errors;
			valid3 = valid3 || _valid1;
			if (_valid1) var props0 = true;
			const _errs22 = errors;
			if (!validate174(data8, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate174.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs22 === errors;
			valid3 = valid3 || _valid1;
			if (_valid1) {
				if (props0 !== true) props0 = true;
			}
			const _errs23 = errors;
			if (!validate338(data8, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate338.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs23 === errors;
			valid3 = valid3 || _valid1;
			if (_valid1) {
				if (props0 !== true) props0 = true;
			}
			const _errs24 = errors;
			if (!validate340(data8, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate340.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs24 === errors;
			valid3 = valid3 || _valid1;
			if (_valid1) {
				if (props0 !== true) props0 = true;
			}
			if (!valid3) {
				const err24 = {
					instancePath: instancePath + "/bundle",
					schemaPath: "#/properties/bundle/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			} else {
				errors = _errs20;
				if (vErrors !== null) {
					if (_errs20) vErrors.length = _errs20;
					else vErrors = null;
				}
			}
		}
		if (data.changes !== void 0) {
			let data9 = data.changes;
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate342(data9[i0], {
					instancePath: instancePath + "/changes/" + i0,
					parentData: data9,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate342.errors);
					errors = vErrors.length;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/changes",
					schemaPath: "#/properties/changes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.result !== void 0) {
			let data11 = data.result;
			const _errs29 = errors;
			let valid6 = false;
			let passing1 = null;
			const _errs30 = errors;
			if (!validate347(data11, {
				instancePath: instancePath + "/result",
				parentData: data,
				parentDataProperty: "result",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate347.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs30 === errors;
			if (_valid2) {
				valid6 = true;
				passing1 = 0;
			}
			const _errs31 = errors;
			if (data11 !== null) {
				const err26 = {
					instancePath: instancePath + "/result",
					schemaPath: "#/properties/result/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			var _valid2 = _errs31 === errors;
			if (_valid2 && valid6) {
				valid6 = false;
				passing1 = [passing1, 1];
			} else if (_valid2) {
				valid6 = true;
				passing1 = 1;
			}
			if (!valid6) {
				const err27 = {
					instancePath: instancePath + "/result",
					schemaPath: "#/properties/result/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing1 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			} else {
				errors = _errs29;
				if (vErrors !== null) {
					if (_errs29) vErrors.length = _errs29;
					else vErrors = null;
				}
			}
		}
		if (data.reason !== void 0) {
			let data12 = data.reason;
			if (typeof data12 !== "string" && data12 !== null) {
				const err28 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: schema129.properties.reason.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.current !== void 0) {
			let data13 = data.current;
			const _errs36 = errors;
			let valid7 = false;
			let passing2 = null;
			const _errs37 = errors;
			if (!validate349(data13, {
				instancePath: instancePath + "/current",
				parentData: data,
				parentDataProperty: "current",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate349.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs37 === errors;
			if (_valid3) {
				valid7 = true;
				passing2 = 0;
			}
			const _errs38 = errors;
			if (data13 !== null) {
				const err29 = {
					instancePath: instancePath + "/current",
					schemaPath: "#/properties/current/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			var _valid3 = _errs38 === errors;
			if (_valid3 && valid7) {
				valid7 = false;
				passing2 = [passing2, 1];
			} else if (_valid3) {
				valid7 = true;
				passing2 = 1;
			}
			if (!valid7) {
				const err30 = {
					instancePath: instancePath + "/current",
					schemaPath: "#/properties/current/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing2 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			} else {
				errors = _errs36;
				if (vErrors !== null) {
					if (_errs36) vErrors.length = _errs36;
					else vErrors = null;
				}
			}
		}
		if (data.undo !== void 0) {
			let data14 = data.undo;
			const _errs41 = errors;
			let valid8 = false;
			let passing3 = null;
			const _errs42 = errors;
			if (!validate353(data14, {
				instancePath: instancePath + "/undo",
				parentData: data,
				parentDataProperty: "undo",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate353.errors);
				errors = vErrors.length;
			}
			var _valid4 = _errs42 === errors;
			if (_valid4) {
				valid8 = true;
				passing3 = 0;
			}
			const _errs43 = errors;
			if (data14 !== null) {
				const err31 = {
					instancePath: instancePath + "/undo",
					schemaPath: "#/properties/undo/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
			var _valid4 = _errs43 === errors;
			if (_valid4 && valid8) {
				valid8 = false;
				passing3 = [passing3, 1];
			} else if (_valid4) {
				valid8 = true;
				passing3 = 1;
			}
			if (!valid8) {
				const err32 = {
					instancePath: instancePath + "/undo",
					schemaPath: "#/properties/undo/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing3 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			} else {
				errors = _errs41;
				if (vErrors !== null) {
					if (_errs41) vErrors.length = _errs41;
					else vErrors = null;
				}
			}
		}
	} else {
		const err33 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err33];
		else vErrors.push(err33);
		errors++;
	}
	validate331.errors = vErrors;
	return errors === 0;
}
validate331.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema137 = {
	"type": "object",
	"required": [
		"severity",
		"code",
		"message",
		"fix",
		"file",
		"line",
		"column"
	],
	"additionalProperties": false,
	"properties": {
		"severity": {
			"type": "string",
			"enum": ["error", "warning"]
		},
		"code": { "type": "string" },
		"message": { "type": "string" },
		"fix": { "type": "string" },
		"file": { "type": ["string", "null"] },
		"line": {
			"type": ["integer", "null"],
			"minimum": 1
		},
		"column": {
			"type": ["integer", "null"],
			"minimum": 1
		}
	}
};
function validate357(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate357.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.severity === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "severity" },
				message: "must have required property 'severity'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.code === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.message === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.fix === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fix" },
				message: "must have required property 'fix'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.file === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "file" },
				message: "must have required property 'file'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.line === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "line" },
				message: "must have required property 'line'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.column === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "column" },
				message: "must have required property 'column'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "severity" || key0 === "code" || key0 === "message" || key0 === "fix" || key0 === "file" || key0 === "line" || key0 === "column")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.severity !== void 0) {
			let data0 = data.severity;
			if (typeof data0 !== "string") {
				const err8 = {
					instancePath: instancePath + "/severity",
					schemaPath: "#/properties/severity/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data0 === "error" || data0 === "warning")) {
				const err9 = {
					instancePath: instancePath + "/severity",
					schemaPath: "#/properties/severity/enum",
					keyword: "enum",
					params: { allowedValues: schema137.properties.severity.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.code !== void 0) {
			if (typeof data.code !== "string") {
				const err10 = {
					instancePath: instancePath + "/code",
					schemaPath: "#/properties/code/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				const err11 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.fix !== void 0) {
			if (typeof data.fix !== "string") {
				const err12 = {
					instancePath: instancePath + "/fix",
					schemaPath: "#/properties/fix/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.file !== void 0) {
			let data4 = data.file;
			if (typeof data4 !== "string" && data4 !== null) {
				const err13 = {
					instancePath: instancePath + "/file",
					schemaPath: "#/properties/file/type",
					keyword: "type",
					params: { type: schema137.properties.file.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data5 = data.line;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
				const err14 = {
					instancePath: instancePath + "/line",
					schemaPath: "#/properties/line/type",
					keyword: "type",
					params: { type: schema137.properties.line.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 1 || isNaN(data5)) {
					const err15 = {
						instancePath: instancePath + "/line",
						schemaPath: "#/properties/line/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.column !== void 0) {
			let data6 = data.column;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
				const err16 = {
					instancePath: instancePath + "/column",
					schemaPath: "#/properties/column/type",
					keyword: "type",
					params: { type: schema137.properties.column.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 1 || isNaN(data6)) {
					const err17 = {
						instancePath: instancePath + "/column",
						schemaPath: "#/properties/column/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate357.errors = vErrors;
	return errors === 0;
}
validate357.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema138 = {
	"type": "object",
	"required": [
		"guard",
		"message",
		"consent"
	],
	"additionalProperties": false,
	"properties": {
		"guard": {
			"type": "string",
			"enum": [
				"max-deletes",
				"max-delete-percent",
				"empty",
				"protected",
				"looser"
			]
		},
		"message": { "type": "string" },
		"consent": { "type": "string" }
	}
};
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate359.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.guard === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "guard" },
				message: "must have required property 'guard'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.message === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.consent === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "consent" },
				message: "must have required property 'consent'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "guard" || key0 === "message" || key0 === "consent")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.guard !== void 0) {
			let data0 = data.guard;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/guard",
					schemaPath: "#/properties/guard/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data0 === "max-deletes" || data0 === "max-delete-percent" || data0 === "empty" || data0 === "protected" || data0 === "looser")) {
				const err5 = {
					instancePath: instancePath + "/guard",
					schemaPath: "#/properties/guard/enum",
					keyword: "enum",
					params: { allowedValues: schema138.properties.guard.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				const err6 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.consent !== void 0) {
			if (typeof data.consent !== "string") {
				const err7 = {
					instancePath: instancePath + "/consent",
					schemaPath: "#/properties/consent/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate359.errors = vErrors;
	return errors === 0;
}
validate359.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema139 = {
	"type": "object",
	"required": [
		"deployment",
		"by",
		"label",
		"guards"
	],
	"additionalProperties": false,
	"properties": {
		"deployment": { "type": "string" },
		"by": { "type": "string" },
		"label": { "type": "string" },
		"guards": {
			"type": "array",
			"items": {
				"type": "string",
				"enum": [
					"max-deletes",
					"max-delete-percent",
					"empty",
					"looser"
				]
			}
		}
	}
};
function validate361(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate361.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deployment" },
				message: "must have required property 'deployment'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.by === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "by" },
				message: "must have required property 'by'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.label === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.guards === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "guards" },
				message: "must have required property 'guards'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "by" || key0 === "label" || key0 === "guards")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.deployment !== void 0) {
			if (typeof data.deployment !== "string") {
				const err5 = {
					instancePath: instancePath + "/deployment",
					schemaPath: "#/properties/deployment/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.by !== void 0) {
			if (typeof data.by !== "string") {
				const err6 = {
					instancePath: instancePath + "/by",
					schemaPath: "#/properties/by/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.label !== void 0) {
			if (typeof data.label !== "string") {
				const err7 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.guards !== void 0) {
			let data3 = data.guards;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 !== "string") {
						const err8 = {
							instancePath: instancePath + "/guards/" + i0,
							schemaPath: "#/properties/guards/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (!(data4 === "max-deletes" || data4 === "max-delete-percent" || data4 === "empty" || data4 === "looser")) {
						const err9 = {
							instancePath: instancePath + "/guards/" + i0,
							schemaPath: "#/properties/guards/items/enum",
							keyword: "enum",
							params: { allowedValues: schema139.properties.guards.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/guards",
					schemaPath: "#/properties/guards/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate361.errors = vErrors;
	return errors === 0;
}
validate361.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema141 = {
	"type": "object",
	"required": [
		"deployment",
		"kind",
		"product",
		"blocked",
		"lost",
		"changes"
	],
	"additionalProperties": false,
	"properties": {
		"deployment": {
			"type": "object",
			"required": ["id", "slug"],
			"additionalProperties": false,
			"properties": {
				"id": {
					"type": "string",
					"pattern": "^[0-9]{1,19}$"
				},
				"slug": { "type": "string" }
			}
		},
		"kind": {
			"type": "string",
			"enum": ["remediation", "detection"]
		},
		"product": { "oneOf": [{ "$ref": "#/$defs/Product" }, { "type": "null" }] },
		"blocked": { "oneOf": [{ "$ref": "#/$defs/PlanBlocked" }, { "type": "null" }] },
		"lost": { "oneOf": [{ "$ref": "#/$defs/PlanLost" }, { "type": "null" }] },
		"changes": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanChangeImpact" }
		}
	}
};
const schema142 = {
	"type": "object",
	"required": [
		"kind",
		"because",
		"unsure",
		"newly",
		"no_longer"
	],
	"additionalProperties": false,
	"properties": {
		"kind": { "$ref": "#/$defs/EstimateKind" },
		"because": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanLimit" }
		},
		"unsure": {
			"type": "array",
			"items": {
				"type": "string",
				"enum": ["newly", "no_longer"]
			}
		},
		"newly": { "oneOf": [{ "$ref": "#/$defs/PlanFigures" }, { "type": "null" }] },
		"no_longer": { "oneOf": [{ "$ref": "#/$defs/PlanFigures" }, { "type": "null" }] }
	}
};
const schema143 = {
	"type": "string",
	"enum": [
		"estimate",
		"at-least",
		"not-estimable"
	]
};
function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate367.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "estimate" || data === "at-least" || data === "not-estimable")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema143.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate367.errors = vErrors;
	return errors === 0;
}
validate367.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema144 = {
	"type": "object",
	"required": ["why", "message"],
	"additionalProperties": false,
	"properties": {
		"why": {
			"type": "string",
			"enum": [
				"findings",
				"time",
				"requests",
				"platform",
				"condition",
				"field",
				"tags",
				"form",
				"unlisted"
			]
		},
		"message": { "type": "string" }
	}
};
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate369.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.why === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				message: "must have required property 'why'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.message === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "why" || key0 === "message")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.why !== void 0) {
			let data0 = data.why;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/why",
					schemaPath: "#/properties/why/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "findings" || data0 === "time" || data0 === "requests" || data0 === "platform" || data0 === "condition" || data0 === "field" || data0 === "tags" || data0 === "form" || data0 === "unlisted")) {
				const err4 = {
					instancePath: instancePath + "/why",
					schemaPath: "#/properties/why/enum",
					keyword: "enum",
					params: { allowedValues: schema144.properties.why.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				const err5 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate369.errors = vErrors;
	return errors === 0;
}
validate369.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate372(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate372.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.findings === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "findings" },
				message: "must have required property 'findings'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "findings")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err3 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.findings !== void 0) {
			let data1 = data.findings;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err4 = {
					instancePath: instancePath + "/findings",
					schemaPath: "#/properties/findings/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err5 = {
						instancePath: instancePath + "/findings",
						schemaPath: "#/properties/findings/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate372.errors = vErrors;
	return errors === 0;
}
validate372.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate371.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "findings" },
				message: "must have required property 'findings'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.by_severity === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "by_severity" },
				message: "must have required property 'by_severity'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.repositories === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "repositories" },
				message: "must have required property 'repositories'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.top_repositories === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "top_repositories" },
				message: "must have required property 'top_repositories'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.top_rules === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "top_rules" },
				message: "must have required property 'top_rules'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "findings" || key0 === "by_severity" || key0 === "repositories" || key0 === "top_repositories" || key0 === "top_rules")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.findings !== void 0) {
			let data0 = data.findings;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err6 = {
					instancePath: instancePath + "/findings",
					schemaPath: "#/properties/findings/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err7 = {
						instancePath: instancePath + "/findings",
						schemaPath: "#/properties/findings/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.by_severity !== void 0) {
			let data1 = data.by_severity;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.critical === void 0) {
					const err8 = {
						instancePath: instancePath + "/by_severity",
						schemaPath: "#/properties/by_severity/required",
						keyword: "required",
						params: { missingProperty: "critical" },
						message: "must have required property 'critical'"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1.high === void 0) {
					const err9 = {
						instancePath: instancePath + "/by_severity",
						schemaPath: "#/properties/by_severity/required",
						keyword: "required",
						params: { missingProperty: "high" },
						message: "must have required property 'high'"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data1.medium === void 0) {
					const err10 = {
						instancePath: instancePath + "/by_severity",
						schemaPath: "#/properties/by_severity/required",
						keyword: "required",
						params: { missingProperty: "medium" },
						message: "must have required property 'medium'"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data1.low === void 0) {
					const err11 = {
						instancePath: instancePath + "/by_severity",
						schemaPath: "#/properties/by_severity/required",
						keyword: "required",
						params: { missingProperty: "low" },
						message: "must have required property 'low'"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data1.unknown === void 0) {
					const err12 = {
						instancePath: instancePath + "/by_severity",
						schemaPath: "#/properties/by_severity/required",
						keyword: "required",
						params: { missingProperty: "unknown" },
						message: "must have required property 'unknown'"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				for (const key1 in data1) if (!(key1 === "critical" || key1 === "high" || key1 === "medium" || key1 === "low" || key1 === "unknown")) {
					const err13 = {
						instancePath: instancePath + "/by_severity",
						schemaPath: "#/properties/by_severity/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data1.critical !== void 0) {
					let data2 = data1.critical;
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
						const err14 = {
							instancePath: instancePath + "/by_severity/critical",
							schemaPath: "#/properties/by_severity/properties/critical/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (typeof data2 == "number" && isFinite(data2)) {
						if (data2 < 0 || isNaN(data2)) {
							const err15 = {
								instancePath: instancePath + "/by_severity/critical",
								schemaPath: "#/properties/by_severity/properties/critical/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
				}
				if (data1.high !== void 0) {
					let data3 = data1.high;
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
						const err16 = {
							instancePath: instancePath + "/by_severity/high",
							schemaPath: "#/properties/by_severity/properties/high/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (typeof data3 == "number" && isFinite(data3)) {
						if (data3 < 0 || isNaN(data3)) {
							const err17 = {
								instancePath: instancePath + "/by_severity/high",
								schemaPath: "#/properties/by_severity/properties/high/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					}
				}
				if (data1.medium !== void 0) {
					let data4 = data1.medium;
					if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
						const err18 = {
							instancePath: instancePath + "/by_severity/medium",
							schemaPath: "#/properties/by_severity/properties/medium/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (typeof data4 == "number" && isFinite(data4)) {
						if (data4 < 0 || isNaN(data4)) {
							const err19 = {
								instancePath: instancePath + "/by_severity/medium",
								schemaPath: "#/properties/by_severity/properties/medium/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					}
				}
				if (data1.low !== void 0) {
					let data5 = data1.low;
					if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
						const err20 = {
							instancePath: instancePath + "/by_severity/low",
							schemaPath: "#/properties/by_severity/properties/low/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					if (typeof data5 == "number" && isFinite(data5)) {
						if (data5 < 0 || isNaN(data5)) {
							const err21 = {
								instancePath: instancePath + "/by_severity/low",
								schemaPath: "#/properties/by_severity/properties/low/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
				}
				if (data1.unknown !== void 0) {
					let data6 = data1.unknown;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						const err22 = {
							instancePath: instancePath + "/by_severity/unknown",
							schemaPath: "#/properties/by_severity/properties/unknown/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 < 0 || isNaN(data6)) {
							const err23 = {
								instancePath: instancePath + "/by_severity/unknown",
								schemaPath: "#/properties/by_severity/properties/unknown/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/by_severity",
					schemaPath: "#/properties/by_severity/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.repositories !== void 0) {
			let data7 = data.repositories;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err25 = {
					instancePath: instancePath + "/repositories",
					schemaPath: "#/properties/repositories/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					const err26 = {
						instancePath: instancePath + "/repositories",
						schemaPath: "#/properties/repositories/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		}
		if (data.top_repositories !== void 0) {
			let data8 = data.top_repositories;
			if (Array.isArray(data8)) {
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate372(data8[i0], {
					instancePath: instancePath + "/top_repositories/" + i0,
					parentData: data8,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate372.errors);
					errors = vErrors.length;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/top_repositories",
					schemaPath: "#/properties/top_repositories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.top_rules !== void 0) {
			let data10 = data.top_rules;
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate372(data10[i1], {
					instancePath: instancePath + "/top_rules/" + i1,
					parentData: data10,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate372.errors);
					errors = vErrors.length;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/top_rules",
					schemaPath: "#/properties/top_rules/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate371.errors = vErrors;
	return errors === 0;
}
validate371.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate366.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.because === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "because" },
				message: "must have required property 'because'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.unsure === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unsure" },
				message: "must have required property 'unsure'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.newly === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "newly" },
				message: "must have required property 'newly'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.no_longer === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "no_longer" },
				message: "must have required property 'no_longer'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "unsure" || key0 === "newly" || key0 === "no_longer")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate367(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate367.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate369(data1[i0], {
					instancePath: instancePath + "/because/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate369.errors);
					errors = vErrors.length;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/because",
					schemaPath: "#/properties/because/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.unsure !== void 0) {
			let data3 = data.unsure;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data4 = data3[i1];
					if (typeof data4 !== "string") {
						const err7 = {
							instancePath: instancePath + "/unsure/" + i1,
							schemaPath: "#/properties/unsure/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (!(data4 === "newly" || data4 === "no_longer")) {
						const err8 = {
							instancePath: instancePath + "/unsure/" + i1,
							schemaPath: "#/properties/unsure/items/enum",
							keyword: "enum",
							params: { allowedValues: schema142.properties.unsure.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/unsure",
					schemaPath: "#/properties/unsure/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.newly !== void 0) {
			let data5 = data.newly;
			const _errs11 = errors;
			let valid5 = false;
			let passing0 = null;
			const _errs12 = errors;
			if (!validate371(data5, {
				instancePath: instancePath + "/newly",
				parentData: data,
				parentDataProperty: "newly",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate371.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs12 === errors;
			if (_valid0) {
				valid5 = true;
				passing0 = 0;
			}
			const _errs13 = errors;
			if (data5 !== null) {
				const err10 = {
					instancePath: instancePath + "/newly",
					schemaPath: "#/properties/newly/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0 && valid5) {
				valid5 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid5 = true;
				passing0 = 1;
			}
			if (!valid5) {
				const err11 = {
					instancePath: instancePath + "/newly",
					schemaPath: "#/properties/newly/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.no_longer !== void 0) {
			let data6 = data.no_longer;
			const _errs16 = errors;
			let valid6 = false;
			let passing1 = null;
			const _errs17 = errors;
			if (!validate371(data6, {
				instancePath: instancePath + "/no_longer",
				parentData: data,
				parentDataProperty: "no_longer",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate371.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs17 === errors;
			if (_valid1) {
				valid6 = true;
				passing1 = 0;
			}
			const _errs18 = errors;
			if (data6 !== null) {
				const err12 = {
					instancePath: instancePath + "/no_longer",
					schemaPath: "#/properties/no_longer/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			var _valid1 = _errs18 === errors;
			if (_valid1 && valid6) {
				valid6 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid6 = true;
				passing1 = 1;
			}
			if (!valid6) {
				const err13 = {
					instancePath: instancePath + "/no_longer",
					schemaPath: "#/properties/no_longer/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing1 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			} else {
				errors = _errs16;
				if (vErrors !== null) {
					if (_errs16) vErrors.length = _errs16;
					else vErrors = null;
				}
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate366.errors = vErrors;
	return errors === 0;
}
validate366.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema148 = {
	"type": "object",
	"required": [
		"kind",
		"because",
		"number"
	],
	"additionalProperties": false,
	"properties": {
		"kind": { "$ref": "#/$defs/EstimateKind" },
		"because": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanLimit" }
		},
		"number": {
			"type": ["integer", "null"],
			"minimum": 0
		}
	}
};
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate379.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.because === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "because" },
				message: "must have required property 'because'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.number === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "number" },
				message: "must have required property 'number'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "number")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate367(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate367.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate369(data1[i0], {
					instancePath: instancePath + "/because/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate369.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/because",
					schemaPath: "#/properties/because/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.number !== void 0) {
			let data3 = data.number;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
				const err5 = {
					instancePath: instancePath + "/number",
					schemaPath: "#/properties/number/type",
					keyword: "type",
					params: { type: schema148.properties.number.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err6 = {
						instancePath: instancePath + "/number",
						schemaPath: "#/properties/number/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate379.errors = vErrors;
	return errors === 0;
}
validate379.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate383.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.because === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "because" },
				message: "must have required property 'because'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.figures === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "figures" },
				message: "must have required property 'figures'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "figures")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate367(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate367.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate369(data1[i0], {
					instancePath: instancePath + "/because/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate369.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/because",
					schemaPath: "#/properties/because/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.figures !== void 0) {
			let data3 = data.figures;
			const _errs7 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate371(data3, {
				instancePath: instancePath + "/figures",
				parentData: data,
				parentDataProperty: "figures",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate371.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				const err5 = {
					instancePath: instancePath + "/figures",
					schemaPath: "#/properties/figures/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0 && valid3) {
				valid3 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid3 = true;
				passing0 = 1;
			}
			if (!valid3) {
				const err6 = {
					instancePath: instancePath + "/figures",
					schemaPath: "#/properties/figures/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate383.errors = vErrors;
	return errors === 0;
}
validate383.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate378(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate378.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issues === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issues" },
				message: "must have required property 'issues'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.findings === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "findings" },
				message: "must have required property 'findings'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "issues" || key0 === "findings")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.issues !== void 0) {
			if (!validate379(data.issues, {
				instancePath: instancePath + "/issues",
				parentData: data,
				parentDataProperty: "issues",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate379.errors);
				errors = vErrors.length;
			}
		}
		if (data.findings !== void 0) {
			if (!validate383(data.findings, {
				instancePath: instancePath + "/findings",
				parentData: data,
				parentDataProperty: "findings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate383.errors);
				errors = vErrors.length;
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
	validate378.errors = vErrors;
	return errors === 0;
}
validate378.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema150 = {
	"type": "object",
	"required": [
		"about",
		"object",
		"key",
		"matched",
		"blocked",
		"issues",
		"items"
	],
	"additionalProperties": false,
	"properties": {
		"about": {
			"type": "string",
			"enum": [
				"policy",
				"detection",
				"other"
			]
		},
		"object": { "type": "string" },
		"key": {
			"type": "object",
			"additionalProperties": true
		},
		"matched": { "oneOf": [{ "$ref": "#/$defs/PlanMatched" }, { "type": "null" }] },
		"blocked": { "oneOf": [{ "$ref": "#/$defs/PlanBlocked" }, { "type": "null" }] },
		"issues": { "oneOf": [{ "$ref": "#/$defs/PlanIssueTotals" }, { "type": "null" }] },
		"items": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanItemImpact" }
		}
	}
};
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate390.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.because === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "because" },
				message: "must have required property 'because'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.before === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "before" },
				message: "must have required property 'before'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.after === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "after" },
				message: "must have required property 'after'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "before" || key0 === "after")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate367(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate367.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate369(data1[i0], {
					instancePath: instancePath + "/because/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate369.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/because",
					schemaPath: "#/properties/because/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data3 = data.before;
			const _errs7 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate371(data3, {
				instancePath: instancePath + "/before",
				parentData: data,
				parentDataProperty: "before",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate371.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				const err6 = {
					instancePath: instancePath + "/before",
					schemaPath: "#/properties/before/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0 && valid3) {
				valid3 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid3 = true;
				passing0 = 1;
			}
			if (!valid3) {
				const err7 = {
					instancePath: instancePath + "/before",
					schemaPath: "#/properties/before/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.after !== void 0) {
			let data4 = data.after;
			const _errs12 = errors;
			let valid4 = false;
			let passing1 = null;
			const _errs13 = errors;
			if (!validate371(data4, {
				instancePath: instancePath + "/after",
				parentData: data,
				parentDataProperty: "after",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate371.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			if (_valid1) {
				valid4 = true;
				passing1 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				const err8 = {
					instancePath: instancePath + "/after",
					schemaPath: "#/properties/after/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			var _valid1 = _errs14 === errors;
			if (_valid1 && valid4) {
				valid4 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid4 = true;
				passing1 = 1;
			}
			if (!valid4) {
				const err9 = {
					instancePath: instancePath + "/after",
					schemaPath: "#/properties/after/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing1 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate390.errors = vErrors;
	return errors === 0;
}
validate390.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate397.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.before === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "before" },
				message: "must have required property 'before'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.after === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "after" },
				message: "must have required property 'after'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.exact === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exact" },
				message: "must have required property 'exact'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "before" || key0 === "after" || key0 === "exact")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.before !== void 0) {
			let data0 = data.before;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/before",
					schemaPath: "#/properties/before/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/before",
						schemaPath: "#/properties/before/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.after !== void 0) {
			let data1 = data.after;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err6 = {
					instancePath: instancePath + "/after",
					schemaPath: "#/properties/after/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/after",
						schemaPath: "#/properties/after/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.exact !== void 0) {
			if (typeof data.exact !== "boolean") {
				const err8 = {
					instancePath: instancePath + "/exact",
					schemaPath: "#/properties/exact/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate397.errors = vErrors;
	return errors === 0;
}
validate397.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema153 = {
	"type": "object",
	"required": [
		"list",
		"name",
		"verb",
		"issues",
		"findings"
	],
	"additionalProperties": false,
	"properties": {
		"list": {
			"type": "string",
			"enum": [
				"rulesets",
				"rules",
				"disabled",
				"exceptions"
			]
		},
		"name": { "type": "string" },
		"verb": {
			"type": "string",
			"enum": [
				"added",
				"removed",
				"changed"
			]
		},
		"issues": { "$ref": "#/$defs/PlanIssueCount" },
		"findings": { "$ref": "#/$defs/PlanOpenFindings" }
	}
};
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate399.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.list === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.verb === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "verb" },
				message: "must have required property 'verb'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.issues === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issues" },
				message: "must have required property 'issues'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.findings === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "findings" },
				message: "must have required property 'findings'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "list" || key0 === "name" || key0 === "verb" || key0 === "issues" || key0 === "findings")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.list !== void 0) {
			let data0 = data.list;
			if (typeof data0 !== "string") {
				const err6 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data0 === "rulesets" || data0 === "rules" || data0 === "disabled" || data0 === "exceptions")) {
				const err7 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/enum",
					keyword: "enum",
					params: { allowedValues: schema153.properties.list.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err8 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.verb !== void 0) {
			let data2 = data.verb;
			if (typeof data2 !== "string") {
				const err9 = {
					instancePath: instancePath + "/verb",
					schemaPath: "#/properties/verb/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data2 === "added" || data2 === "removed" || data2 === "changed")) {
				const err10 = {
					instancePath: instancePath + "/verb",
					schemaPath: "#/properties/verb/enum",
					keyword: "enum",
					params: { allowedValues: schema153.properties.verb.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.issues !== void 0) {
			if (!validate379(data.issues, {
				instancePath: instancePath + "/issues",
				parentData: data,
				parentDataProperty: "issues",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate379.errors);
				errors = vErrors.length;
			}
		}
		if (data.findings !== void 0) {
			if (!validate383(data.findings, {
				instancePath: instancePath + "/findings",
				parentData: data,
				parentDataProperty: "findings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate383.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate399.errors = vErrors;
	return errors === 0;
}
validate399.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate389.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "about" },
				message: "must have required property 'about'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.object === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "object" },
				message: "must have required property 'object'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.key === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "key" },
				message: "must have required property 'key'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.matched === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "matched" },
				message: "must have required property 'matched'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.blocked === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "blocked" },
				message: "must have required property 'blocked'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.issues === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issues" },
				message: "must have required property 'issues'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.items === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "about" || key0 === "object" || key0 === "key" || key0 === "matched" || key0 === "blocked" || key0 === "issues" || key0 === "items")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.about !== void 0) {
			let data0 = data.about;
			if (typeof data0 !== "string") {
				const err8 = {
					instancePath: instancePath + "/about",
					schemaPath: "#/properties/about/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data0 === "policy" || data0 === "detection" || data0 === "other")) {
				const err9 = {
					instancePath: instancePath + "/about",
					schemaPath: "#/properties/about/enum",
					keyword: "enum",
					params: { allowedValues: schema150.properties.about.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				const err10 = {
					instancePath: instancePath + "/object",
					schemaPath: "#/properties/object/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				const err11 = {
					instancePath: instancePath + "/key",
					schemaPath: "#/properties/key/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.matched !== void 0) {
			let data3 = data.matched;
			const _errs10 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs11 = errors;
			if (!validate390(data3, {
				instancePath: instancePath + "/matched",
				parentData: data,
				parentDataProperty: "matched",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate390.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs12 = errors;
			if (data3 !== null) {
				const err12 = {
					instancePath: instancePath + "/matched",
					schemaPath: "#/properties/matched/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			var _valid0 = _errs12 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				const err13 = {
					instancePath: instancePath + "/matched",
					schemaPath: "#/properties/matched/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
		if (data.blocked !== void 0) {
			let data4 = data.blocked;
			const _errs15 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs16 = errors;
			if (!validate366(data4, {
				instancePath: instancePath + "/blocked",
				parentData: data,
				parentDataProperty: "blocked",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate366.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs16 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs17 = errors;
			if (data4 !== null) {
				const err14 = {
					instancePath: instancePath + "/blocked",
					schemaPath: "#/properties/blocked/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			var _valid1 = _errs17 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				const err15 = {
					instancePath: instancePath + "/blocked",
					schemaPath: "#/properties/blocked/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing1 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			} else {
				errors = _errs15;
				if (vErrors !== null) {
					if (_errs15) vErrors.length = _errs15;
					else vErrors = null;
				}
			}
		}
		if (data.issues !== void 0) {
			let data5 = data.issues;
			const _errs20 = errors;
			let valid3 = false;
			let passing2 = null;
			const _errs21 = errors;
			if (!validate397(data5, {
				instancePath: instancePath + "/issues",
				parentData: data,
				parentDataProperty: "issues",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate397.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs21 === errors;
			if (_valid2) {
				valid3 = true;
				passing2 = 0;
			}
			const _errs22 = errors;
			if (data5 !== null) {
				const err16 = {
					instancePath: instancePath + "/issues",
					schemaPath: "#/properties/issues/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			var _valid2 = _errs22 === errors;
			if (_valid2 && valid3) {
				valid3 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid3 = true;
				passing2 = 1;
			}
			if (!valid3) {
				const err17 = {
					instancePath: instancePath + "/issues",
					schemaPath: "#/properties/issues/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing2 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			} else {
				errors = _errs20;
				if (vErrors !== null) {
					if (_errs20) vErrors.length = _errs20;
					else vErrors = null;
				}
			}
		}
		if (data.items !== void 0) {
			let data6 = data.items;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate399(data6[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data6,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate399.errors);
					errors = vErrors.length;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate389.errors = vErrors;
	return errors === 0;
}
validate389.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate364.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deployment" },
				message: "must have required property 'deployment'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.product === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.blocked === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "blocked" },
				message: "must have required property 'blocked'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.lost === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lost" },
				message: "must have required property 'lost'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.changes === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product" || key0 === "blocked" || key0 === "lost" || key0 === "changes")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					const err7 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/required",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data0.slug === void 0) {
					const err8 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/required",
						keyword: "required",
						params: { missingProperty: "slug" },
						message: "must have required property 'slug'"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					const err9 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							const err10 = {
								instancePath: instancePath + "/deployment/id",
								schemaPath: "#/properties/deployment/properties/id/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9]{1,19}$" },
								message: "must match pattern \"^[0-9]{1,19}$\""
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/deployment/id",
							schemaPath: "#/properties/deployment/properties/id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						const err12 = {
							instancePath: instancePath + "/deployment/slug",
							schemaPath: "#/properties/deployment/properties/slug/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/deployment",
					schemaPath: "#/properties/deployment/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				const err14 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				const err15 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema141.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate175(data4, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate175.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				const err16 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				const err17 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.blocked !== void 0) {
			let data5 = data.blocked;
			const _errs17 = errors;
			let valid3 = false;
			let passing1 = null;
			const _errs18 = errors;
			if (!validate366(data5, {
				instancePath: instancePath + "/blocked",
				parentData: data,
				parentDataProperty: "blocked",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate366.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs18 === errors;
			if (_valid1) {
				valid3 = true;
				passing1 = 0;
			}
			const _errs19 = errors;
			if (data5 !== null) {
				const err18 = {
					instancePath: instancePath + "/blocked",
					schemaPath: "#/properties/blocked/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			var _valid1 = _errs19 === errors;
			if (_valid1 && valid3) {
				valid3 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid3 = true;
				passing1 = 1;
			}
			if (!valid3) {
				const err19 = {
					instancePath: instancePath + "/blocked",
					schemaPath: "#/properties/blocked/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing1 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			} else {
				errors = _errs17;
				if (vErrors !== null) {
					if (_errs17) vErrors.length = _errs17;
					else vErrors = null;
				}
			}
		}
		if (data.lost !== void 0) {
			let data6 = data.lost;
			const _errs22 = errors;
			let valid4 = false;
			let passing2 = null;
			const _errs23 = errors;
			if (!validate378(data6, {
				instancePath: instancePath + "/lost",
				parentData: data,
				parentDataProperty: "lost",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate378.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs23 === errors;
			if (_valid2) {
				valid4 = true;
				passing2 = 0;
			}
			const _errs24 = errors;
			if (data6 !== null) {
				const err20 = {
					instancePath: instancePath + "/lost",
					schemaPath: "#/properties/lost/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			var _valid2 = _errs24 === errors;
			if (_valid2 && valid4) {
				valid4 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid4 = true;
				passing2 = 1;
			}
			if (!valid4) {
				const err21 = {
					instancePath: instancePath + "/lost",
					schemaPath: "#/properties/lost/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing2 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			} else {
				errors = _errs22;
				if (vErrors !== null) {
					if (_errs22) vErrors.length = _errs22;
					else vErrors = null;
				}
			}
		}
		if (data.changes !== void 0) {
			let data7 = data.changes;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate389(data7[i0], {
					instancePath: instancePath + "/changes/" + i0,
					parentData: data7,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate389.errors);
					errors = vErrors.length;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/changes",
					schemaPath: "#/properties/changes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate364.errors = vErrors;
	return errors === 0;
}
validate364.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate363.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings_read === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "findings_read" },
				message: "must have required property 'findings_read'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.requests === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "requests" },
				message: "must have required property 'requests'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.bundles === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundles" },
				message: "must have required property 'bundles'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "findings_read" || key0 === "requests" || key0 === "bundles")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.findings_read !== void 0) {
			let data0 = data.findings_read;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/findings_read",
					schemaPath: "#/properties/findings_read/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/findings_read",
						schemaPath: "#/properties/findings_read/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.requests !== void 0) {
			let data1 = data.requests;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err6 = {
					instancePath: instancePath + "/requests",
					schemaPath: "#/properties/requests/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/requests",
						schemaPath: "#/properties/requests/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.bundles !== void 0) {
			let data2 = data.bundles;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate364(data2[i0], {
					instancePath: instancePath + "/bundles/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate364.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/bundles",
					schemaPath: "#/properties/bundles/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate363.errors = vErrors;
	return errors === 0;
}
validate363.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema154 = {
	"type": "object",
	"required": [
		"base",
		"bundles",
		"dropped"
	],
	"additionalProperties": false,
	"properties": {
		"base": {
			"type": "object",
			"required": ["name", "commit"],
			"additionalProperties": false,
			"properties": {
				"name": { "type": "string" },
				"commit": {
					"type": "string",
					"pattern": "^[0-9a-f]{40,64}$"
				}
			}
		},
		"bundles": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanTriangulatedBundle" }
		},
		"dropped": {
			"type": "array",
			"items": {
				"type": "object",
				"required": [
					"deployment",
					"kind",
					"product"
				],
				"additionalProperties": false,
				"properties": {
					"deployment": { "type": ["string", "null"] },
					"kind": {
						"type": "string",
						"enum": ["remediation", "detection"]
					},
					"product": { "oneOf": [{ "$ref": "#/$defs/Product" }, { "type": "null" }] }
				}
			}
		}
	}
};
const pattern32 = /* @__PURE__ */ new RegExp("^[0-9a-f]{40,64}$", "u");
const schema155 = {
	"type": "object",
	"required": [
		"deployment",
		"kind",
		"product",
		"in_base",
		"changes",
		"live"
	],
	"additionalProperties": false,
	"properties": {
		"deployment": {
			"type": "object",
			"required": ["id", "slug"],
			"additionalProperties": false,
			"properties": {
				"id": {
					"type": "string",
					"pattern": "^[0-9]{1,19}$"
				},
				"slug": { "type": "string" }
			}
		},
		"kind": {
			"type": "string",
			"enum": ["remediation", "detection"]
		},
		"product": { "oneOf": [{ "$ref": "#/$defs/Product" }, { "type": "null" }] },
		"in_base": { "type": "boolean" },
		"changes": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanTriangulatedChange" }
		},
		"live": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanChange" }
		}
	}
};
const schema156 = {
	"type": "object",
	"required": [
		"verb",
		"object",
		"key",
		"origin",
		"part",
		"edit",
		"own",
		"edited"
	],
	"additionalProperties": false,
	"properties": {
		"verb": {
			"type": "string",
			"enum": [
				"create",
				"update",
				"delete"
			]
		},
		"object": { "type": "string" },
		"key": {
			"type": "object",
			"additionalProperties": true
		},
		"origin": {
			"type": "string",
			"enum": [
				"own",
				"revert",
				"both",
				"unknown"
			]
		},
		"part": { "oneOf": [{ "$ref": "#/$defs/PlanChange" }, { "type": "null" }] },
		"edit": { "oneOf": [{ "$ref": "#/$defs/PlanChange" }, { "type": "null" }] },
		"own": { "oneOf": [{ "$ref": "#/$defs/PlanChange" }, { "type": "null" }] },
		"edited": { "oneOf": [{
			"type": "object",
			"required": ["by", "at"],
			"additionalProperties": false,
			"properties": {
				"by": { "type": ["string", "null"] },
				"at": { "type": ["string", "null"] }
			}
		}, { "type": "null" }] }
	}
};
function validate409(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate409.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.verb === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "verb" },
				message: "must have required property 'verb'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.object === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "object" },
				message: "must have required property 'object'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.key === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "key" },
				message: "must have required property 'key'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.origin === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "origin" },
				message: "must have required property 'origin'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.part === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "part" },
				message: "must have required property 'part'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.edit === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "edit" },
				message: "must have required property 'edit'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.own === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "own" },
				message: "must have required property 'own'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.edited === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "edited" },
				message: "must have required property 'edited'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "verb" || key0 === "object" || key0 === "key" || key0 === "origin" || key0 === "part" || key0 === "edit" || key0 === "own" || key0 === "edited")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.verb !== void 0) {
			let data0 = data.verb;
			if (typeof data0 !== "string") {
				const err9 = {
					instancePath: instancePath + "/verb",
					schemaPath: "#/properties/verb/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data0 === "create" || data0 === "update" || data0 === "delete")) {
				const err10 = {
					instancePath: instancePath + "/verb",
					schemaPath: "#/properties/verb/enum",
					keyword: "enum",
					params: { allowedValues: schema156.properties.verb.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				const err11 = {
					instancePath: instancePath + "/object",
					schemaPath: "#/properties/object/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				const err12 = {
					instancePath: instancePath + "/key",
					schemaPath: "#/properties/key/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.origin !== void 0) {
			let data3 = data.origin;
			if (typeof data3 !== "string") {
				const err13 = {
					instancePath: instancePath + "/origin",
					schemaPath: "#/properties/origin/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data3 === "own" || data3 === "revert" || data3 === "both" || data3 === "unknown")) {
				const err14 = {
					instancePath: instancePath + "/origin",
					schemaPath: "#/properties/origin/enum",
					keyword: "enum",
					params: { allowedValues: schema156.properties.origin.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.part !== void 0) {
			let data4 = data.part;
			const _errs12 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate342(data4, {
				instancePath: instancePath + "/part",
				parentData: data,
				parentDataProperty: "part",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate342.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				const err15 = {
					instancePath: instancePath + "/part",
					schemaPath: "#/properties/part/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				const err16 = {
					instancePath: instancePath + "/part",
					schemaPath: "#/properties/part/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.edit !== void 0) {
			let data5 = data.edit;
			const _errs17 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs18 = errors;
			if (!validate342(data5, {
				instancePath: instancePath + "/edit",
				parentData: data,
				parentDataProperty: "edit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate342.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs18 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs19 = errors;
			if (data5 !== null) {
				const err17 = {
					instancePath: instancePath + "/edit",
					schemaPath: "#/properties/edit/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			var _valid1 = _errs19 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				const err18 = {
					instancePath: instancePath + "/edit",
					schemaPath: "#/properties/edit/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing1 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			} else {
				errors = _errs17;
				if (vErrors !== null) {
					if (_errs17) vErrors.length = _errs17;
					else vErrors = null;
				}
			}
		}
		if (data.own !== void 0) {
			let data6 = data.own;
			const _errs22 = errors;
			let valid3 = false;
			let passing2 = null;
			const _errs23 = errors;
			if (!validate342(data6, {
				instancePath: instancePath + "/own",
				parentData: data,
				parentDataProperty: "own",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate342.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs23 === errors;
			if (_valid2) {
				valid3 = true;
				passing2 = 0;
			}
			const _errs24 = errors;
			if (data6 !== null) {
				const err19 = {
					instancePath: instancePath + "/own",
					schemaPath: "#/properties/own/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			var _valid2 = _errs24 === errors;
			if (_valid2 && valid3) {
				valid3 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid3 = true;
				passing2 = 1;
			}
			if (!valid3) {
				const err20 = {
					instancePath: instancePath + "/own",
					schemaPath: "#/properties/own/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing2 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			} else {
				errors = _errs22;
				if (vErrors !== null) {
					if (_errs22) vErrors.length = _errs22;
					else vErrors = null;
				}
			}
		}
		if (data.edited !== void 0) {
			let data7 = data.edited;
			const _errs27 = errors;
			let valid4 = false;
			let passing3 = null;
			const _errs28 = errors;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.by === void 0) {
					const err21 = {
						instancePath: instancePath + "/edited",
						schemaPath: "#/properties/edited/oneOf/0/required",
						keyword: "required",
						params: { missingProperty: "by" },
						message: "must have required property 'by'"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data7.at === void 0) {
					const err22 = {
						instancePath: instancePath + "/edited",
						schemaPath: "#/properties/edited/oneOf/0/required",
						keyword: "required",
						params: { missingProperty: "at" },
						message: "must have required property 'at'"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				for (const key1 in data7) if (!(key1 === "by" || key1 === "at")) {
					const err23 = {
						instancePath: instancePath + "/edited",
						schemaPath: "#/properties/edited/oneOf/0/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (data7.by !== void 0) {
					let data8 = data7.by;
					if (typeof data8 !== "string" && data8 !== null) {
						const err24 = {
							instancePath: instancePath + "/edited/by",
							schemaPath: "#/properties/edited/oneOf/0/properties/by/type",
							keyword: "type",
							params: { type: schema156.properties.edited.oneOf[0].properties.by.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data7.at !== void 0) {
					let data9 = data7.at;
					if (typeof data9 !== "string" && data9 !== null) {
						const err25 = {
							instancePath: instancePath + "/edited/at",
							schemaPath: "#/properties/edited/oneOf/0/properties/at/type",
							keyword: "type",
							params: { type: schema156.properties.edited.oneOf[0].properties.at.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/edited",
					schemaPath: "#/properties/edited/oneOf/0/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			var _valid3 = _errs28 === errors;
			if (_valid3) {
				valid4 = true;
				passing3 = 0;
			}
			const _errs35 = errors;
			if (data7 !== null) {
				const err27 = {
					instancePath: instancePath + "/edited",
					schemaPath: "#/properties/edited/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			var _valid3 = _errs35 === errors;
			if (_valid3 && valid4) {
				valid4 = false;
				passing3 = [passing3, 1];
			} else if (_valid3) {
				valid4 = true;
				passing3 = 1;
			}
			if (!valid4) {
				const err28 = {
					instancePath: instancePath + "/edited",
					schemaPath: "#/properties/edited/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing3 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			} else {
				errors = _errs27;
				if (vErrors !== null) {
					if (_errs27) vErrors.length = _errs27;
					else vErrors = null;
				}
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate409.errors = vErrors;
	return errors === 0;
}
validate409.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate407.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deployment" },
				message: "must have required property 'deployment'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.product === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.in_base === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "in_base" },
				message: "must have required property 'in_base'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.changes === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.live === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "live" },
				message: "must have required property 'live'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product" || key0 === "in_base" || key0 === "changes" || key0 === "live")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					const err7 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/required",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data0.slug === void 0) {
					const err8 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/required",
						keyword: "required",
						params: { missingProperty: "slug" },
						message: "must have required property 'slug'"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					const err9 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							const err10 = {
								instancePath: instancePath + "/deployment/id",
								schemaPath: "#/properties/deployment/properties/id/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9]{1,19}$" },
								message: "must match pattern \"^[0-9]{1,19}$\""
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/deployment/id",
							schemaPath: "#/properties/deployment/properties/id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						const err12 = {
							instancePath: instancePath + "/deployment/slug",
							schemaPath: "#/properties/deployment/properties/slug/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/deployment",
					schemaPath: "#/properties/deployment/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				const err14 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				const err15 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema155.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate175(data4, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate175.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				const err16 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				const err17 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.in_base !== void 0) {
			if (typeof data.in_base !== "boolean") {
				const err18 = {
					instancePath: instancePath + "/in_base",
					schemaPath: "#/properties/in_base/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.changes !== void 0) {
			let data6 = data.changes;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate409(data6[i0], {
					instancePath: instancePath + "/changes/" + i0,
					parentData: data6,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate409.errors);
					errors = vErrors.length;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/changes",
					schemaPath: "#/properties/changes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.live !== void 0) {
			let data8 = data.live;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate342(data8[i1], {
					instancePath: instancePath + "/live/" + i1,
					parentData: data8,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate342.errors);
					errors = vErrors.length;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/live",
					schemaPath: "#/properties/live/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate407.errors = vErrors;
	return errors === 0;
}
validate407.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate406(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate406.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.base === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "base" },
				message: "must have required property 'base'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.bundles === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundles" },
				message: "must have required property 'bundles'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.dropped === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "dropped" },
				message: "must have required property 'dropped'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "base" || key0 === "bundles" || key0 === "dropped")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.base !== void 0) {
			let data0 = data.base;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.name === void 0) {
					const err4 = {
						instancePath: instancePath + "/base",
						schemaPath: "#/properties/base/required",
						keyword: "required",
						params: { missingProperty: "name" },
						message: "must have required property 'name'"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.commit === void 0) {
					const err5 = {
						instancePath: instancePath + "/base",
						schemaPath: "#/properties/base/required",
						keyword: "required",
						params: { missingProperty: "commit" },
						message: "must have required property 'commit'"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "name" || key1 === "commit")) {
					const err6 = {
						instancePath: instancePath + "/base",
						schemaPath: "#/properties/base/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data0.name !== void 0) {
					if (typeof data0.name !== "string") {
						const err7 = {
							instancePath: instancePath + "/base/name",
							schemaPath: "#/properties/base/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.commit !== void 0) {
					let data2 = data0.commit;
					if (typeof data2 === "string") {
						if (!pattern32.test(data2)) {
							const err8 = {
								instancePath: instancePath + "/base/commit",
								schemaPath: "#/properties/base/properties/commit/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9a-f]{40,64}$" },
								message: "must match pattern \"^[0-9a-f]{40,64}$\""
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/base/commit",
							schemaPath: "#/properties/base/properties/commit/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/base",
					schemaPath: "#/properties/base/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.bundles !== void 0) {
			let data3 = data.bundles;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate407(data3[i0], {
					instancePath: instancePath + "/bundles/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate407.errors);
					errors = vErrors.length;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/bundles",
					schemaPath: "#/properties/bundles/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.dropped !== void 0) {
			let data5 = data.dropped;
			if (Array.isArray(data5)) {
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data6 = data5[i1];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
						if (data6.deployment === void 0) {
							const err12 = {
								instancePath: instancePath + "/dropped/" + i1,
								schemaPath: "#/properties/dropped/items/required",
								keyword: "required",
								params: { missingProperty: "deployment" },
								message: "must have required property 'deployment'"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data6.kind === void 0) {
							const err13 = {
								instancePath: instancePath + "/dropped/" + i1,
								schemaPath: "#/properties/dropped/items/required",
								keyword: "required",
								params: { missingProperty: "kind" },
								message: "must have required property 'kind'"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (data6.product === void 0) {
							const err14 = {
								instancePath: instancePath + "/dropped/" + i1,
								schemaPath: "#/properties/dropped/items/required",
								keyword: "required",
								params: { missingProperty: "product" },
								message: "must have required property 'product'"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						for (const key2 in data6) if (!(key2 === "deployment" || key2 === "kind" || key2 === "product")) {
							const err15 = {
								instancePath: instancePath + "/dropped/" + i1,
								schemaPath: "#/properties/dropped/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						if (data6.deployment !== void 0) {
							let data7 = data6.deployment;
							if (typeof data7 !== "string" && data7 !== null) {
								const err16 = {
									instancePath: instancePath + "/dropped/" + i1 + "/deployment",
									schemaPath: "#/properties/dropped/items/properties/deployment/type",
									keyword: "type",
									params: { type: schema154.properties.dropped.items.properties.deployment.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
						if (data6.kind !== void 0) {
							let data8 = data6.kind;
							if (typeof data8 !== "string") {
								const err17 = {
									instancePath: instancePath + "/dropped/" + i1 + "/kind",
									schemaPath: "#/properties/dropped/items/properties/kind/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
							if (!(data8 === "remediation" || data8 === "detection")) {
								const err18 = {
									instancePath: instancePath + "/dropped/" + i1 + "/kind",
									schemaPath: "#/properties/dropped/items/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema154.properties.dropped.items.properties.kind.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
						if (data6.product !== void 0) {
							let data9 = data6.product;
							const _errs22 = errors;
							let valid7 = false;
							let passing0 = null;
							const _errs23 = errors;
							if (!validate175(data9, {
								instancePath: instancePath + "/dropped/" + i1 + "/product",
								parentData: data6,
								parentDataProperty: "product",
								rootData,
								dynamicAnchors
							})) {
								vErrors = appended(vErrors, validate175.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs23 === errors;
							if (_valid0) {
								valid7 = true;
								passing0 = 0;
							}
							const _errs24 = errors;
							if (data9 !== null) {
								const err19 = {
									instancePath: instancePath + "/dropped/" + i1 + "/product",
									schemaPath: "#/properties/dropped/items/properties/product/oneOf/1/type",
									keyword: "type",
									params: { type: "null" },
									message: "must be null"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							var _valid0 = _errs24 === errors;
							if (_valid0 && valid7) {
								valid7 = false;
								passing0 = [passing0, 1];
							} else if (_valid0) {
								valid7 = true;
								passing0 = 1;
							}
							if (!valid7) {
								const err20 = {
									instancePath: instancePath + "/dropped/" + i1 + "/product",
									schemaPath: "#/properties/dropped/items/properties/product/oneOf",
									keyword: "oneOf",
									params: { passingSchemas: passing0 },
									message: "must match exactly one schema in oneOf"
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							} else {
								errors = _errs22;
								if (vErrors !== null) {
									if (_errs22) vErrors.length = _errs22;
									else vErrors = null;
								}
							}
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/dropped/" + i1,
							schemaPath: "#/properties/dropped/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/dropped",
					schemaPath: "#/properties/dropped/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate406.errors = vErrors;
	return errors === 0;
}
validate406.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema157 = {
	"type": "object",
	"required": [
		"message",
		"hint",
		"status",
		"code",
		"request_id"
	],
	"additionalProperties": false,
	"properties": {
		"message": { "type": "string" },
		"hint": { "type": ["string", "null"] },
		"status": { "type": ["integer", "null"] },
		"code": { "type": ["string", "null"] },
		"request_id": { "type": ["string", "null"] }
	}
};
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate418.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.message === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.hint === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hint" },
				message: "must have required property 'hint'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.code === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.request_id === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "request_id" },
				message: "must have required property 'request_id'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "message" || key0 === "hint" || key0 === "status" || key0 === "code" || key0 === "request_id")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				const err6 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.hint !== void 0) {
			let data1 = data.hint;
			if (typeof data1 !== "string" && data1 !== null) {
				const err7 = {
					instancePath: instancePath + "/hint",
					schemaPath: "#/properties/hint/type",
					keyword: "type",
					params: { type: schema157.properties.hint.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
				const err8 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: schema157.properties.status.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data3 = data.code;
			if (typeof data3 !== "string" && data3 !== null) {
				const err9 = {
					instancePath: instancePath + "/code",
					schemaPath: "#/properties/code/type",
					keyword: "type",
					params: { type: schema157.properties.code.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.request_id !== void 0) {
			let data4 = data.request_id;
			if (typeof data4 !== "string" && data4 !== null) {
				const err10 = {
					instancePath: instancePath + "/request_id",
					schemaPath: "#/properties/request_id/type",
					keyword: "type",
					params: { type: schema157.properties.request_id.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate418.errors = vErrors;
	return errors === 0;
}
validate418.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate321.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tool === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tool" },
				message: "must have required property 'tool'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.command === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "command" },
				message: "must have required property 'command'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.outcome === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "outcome" },
				message: "must have required property 'outcome'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.platform === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "platform" },
				message: "must have required property 'platform'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.digest === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "digest" },
				message: "must have required property 'digest'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.summary === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "summary" },
				message: "must have required property 'summary'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.bundles === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundles" },
				message: "must have required property 'bundles'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.problems === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "problems" },
				message: "must have required property 'problems'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.guards === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "guards" },
				message: "must have required property 'guards'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.error === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "error" },
				message: "must have required property 'error'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.records === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "records" },
				message: "must have required property 'records'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		for (const key0 in data) if (!func14.call(schema124.properties, key0)) {
			const err12 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.version !== void 0) {
			if (1 !== data.version) {
				const err13 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/const",
					keyword: "const",
					params: { allowedValue: 1 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.tool !== void 0) {
			if (typeof data.tool !== "string") {
				const err14 = {
					instancePath: instancePath + "/tool",
					schemaPath: "#/properties/tool/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.command !== void 0) {
			let data2 = data.command;
			if (typeof data2 !== "string") {
				const err15 = {
					instancePath: instancePath + "/command",
					schemaPath: "#/properties/command/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (!(data2 === "validate" || data2 === "preview" || data2 === "apply" || data2 === "rollback")) {
				const err16 = {
					instancePath: instancePath + "/command",
					schemaPath: "#/properties/command/enum",
					keyword: "enum",
					params: { allowedValues: schema124.properties.command.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.outcome !== void 0) {
			if (!validate322(data.outcome, {
				instancePath: instancePath + "/outcome",
				parentData: data,
				parentDataProperty: "outcome",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate322.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0) {
			let data4 = data.platform;
			if (typeof data4 !== "string" && data4 !== null) {
				const err17 = {
					instancePath: instancePath + "/platform",
					schemaPath: "#/properties/platform/type",
					keyword: "type",
					params: { type: schema124.properties.platform.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.digest !== void 0) {
			if (!validate324(data.digest, {
				instancePath: instancePath + "/digest",
				parentData: data,
				parentDataProperty: "digest",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate324.errors);
				errors = vErrors.length;
			}
		}
		if (data.undoes !== void 0) {
			if (!validate324(data.undoes, {
				instancePath: instancePath + "/undoes",
				parentData: data,
				parentDataProperty: "undoes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate324.errors);
				errors = vErrors.length;
			}
		}
		if (data.summary !== void 0) {
			if (!validate327(data.summary, {
				instancePath: instancePath + "/summary",
				parentData: data,
				parentDataProperty: "summary",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate327.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundles !== void 0) {
			let data8 = data.bundles;
			if (Array.isArray(data8)) {
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate331(data8[i0], {
					instancePath: instancePath + "/bundles/" + i0,
					parentData: data8,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate331.errors);
					errors = vErrors.length;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/bundles",
					schemaPath: "#/properties/bundles/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.problems !== void 0) {
			let data10 = data.problems;
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate357(data10[i1], {
					instancePath: instancePath + "/problems/" + i1,
					parentData: data10,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate357.errors);
					errors = vErrors.length;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/problems",
					schemaPath: "#/properties/problems/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.guards !== void 0) {
			let data12 = data.guards;
			if (Array.isArray(data12)) {
				const len2 = data12.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate359(data12[i2], {
					instancePath: instancePath + "/guards/" + i2,
					parentData: data12,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate359.errors);
					errors = vErrors.length;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/guards",
					schemaPath: "#/properties/guards/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.consents !== void 0) {
			let data14 = data.consents;
			if (Array.isArray(data14)) {
				const len3 = data14.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate361(data14[i3], {
					instancePath: instancePath + "/consents/" + i3,
					parentData: data14,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate361.errors);
					errors = vErrors.length;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/consents",
					schemaPath: "#/properties/consents/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.impact !== void 0) {
			if (!validate363(data.impact, {
				instancePath: instancePath + "/impact",
				parentData: data,
				parentDataProperty: "impact",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate363.errors);
				errors = vErrors.length;
			}
		}
		if (data.triangulation !== void 0) {
			if (!validate406(data.triangulation, {
				instancePath: instancePath + "/triangulation",
				parentData: data,
				parentDataProperty: "triangulation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate406.errors);
				errors = vErrors.length;
			}
		}
		if (data.error !== void 0) {
			let data18 = data.error;
			const _errs28 = errors;
			let valid9 = false;
			let passing0 = null;
			const _errs29 = errors;
			if (!validate418(data18, {
				instancePath: instancePath + "/error",
				parentData: data,
				parentDataProperty: "error",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate418.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs29 === errors;
			if (_valid0) {
				valid9 = true;
				passing0 = 0;
			}
			const _errs30 = errors;
			if (data18 !== null) {
				const err22 = {
					instancePath: instancePath + "/error",
					schemaPath: "#/properties/error/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			var _valid0 = _errs30 === errors;
			if (_valid0 && valid9) {
				valid9 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid9 = true;
				passing0 = 1;
			}
			if (!valid9) {
				const err23 = {
					instancePath: instancePath + "/error",
					schemaPath: "#/properties/error/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			} else {
				errors = _errs28;
				if (vErrors !== null) {
					if (_errs28) vErrors.length = _errs28;
					else vErrors = null;
				}
			}
		}
		if (data.records !== void 0) {
			let data19 = data.records;
			if (Array.isArray(data19)) {
				if (data19.length > 1e4) {
					const err24 = {
						instancePath: instancePath + "/records",
						schemaPath: "#/properties/records/maxItems",
						keyword: "maxItems",
						params: { limit: 1e4 },
						message: "must NOT have more than 10000 items"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				const len4 = data19.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data20 = data19[i4];
					if (typeof data20 === "string") {
						if (func1(data20) > 16384) {
							const err25 = {
								instancePath: instancePath + "/records/" + i4,
								schemaPath: "#/properties/records/items/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 },
								message: "must NOT have more than 16384 characters"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/records/" + i4,
							schemaPath: "#/properties/records/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/records",
					schemaPath: "#/properties/records/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate321.errors = vErrors;
	return errors === 0;
}
validate321.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/record/broken-json.ts
const space = /[ \t\n\r]*/y;
const texts = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;
const scalars = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;
const marks = /[{}[\],:]/y;
/** Offset at which a text stops being JSON: its length when it ends too early. JSON.parse does not always tell. */
function brokenAt(text) {
	const open = [];
	let expected = "value";
	let offset = 0;
	for (;;) {
		offset += matchAt(space, text, offset).length;
		const token = tokenAt(text, offset);
		expected = token === "" ? null : next[expected](token, open);
		if (expected === null) return offset;
		offset += token.length;
	}
}
const tokenAt = (text, offset) => matchAt(texts, text, offset) || matchAt(scalars, text, offset) || matchAt(marks, text, offset);
function matchAt(pattern, text, offset) {
	pattern.lastIndex = offset;
	return pattern.exec(text)?.[0] ?? "";
}
/** What may follow a token; null when the token itself may not stand there. */
const next = {
	value,
	"value or ]": (token, open) => token === "]" ? close(token, open) : value(token, open),
	key,
	"key or }": (token, open) => token === "}" ? close(token, open) : key(token),
	":": (token) => token === ":" ? "value" : null,
	", or end": (token, open) => token === "," ? afterComma(open) : close(token, open),
	end: () => null
};
function value(token, open) {
	if (token === "{" || token === "[") {
		open.push(token === "{" ? "}" : "]");
		return token === "{" ? "key or }" : "value or ]";
	}
	return /^[}\],:]/.test(token) ? null : afterValue(open);
}
function key(token) {
	return token.startsWith("\"") ? ":" : null;
}
function close(token, open) {
	return token === open.at(-1) && open.pop() !== void 0 ? afterValue(open) : null;
}
const afterComma = (open) => open.at(-1) === "}" ? "key" : "value";
const afterValue = (open) => open.length === 0 ? "end" : ", or end";
// src/record/read-plan-file.ts
const anew = "Make it again with `ifmatch preview --plan FILE`.";
/**
* Reads what `--plan` or `--format json` wrote. Throws PlanFileError when the text is broken, has another shape or a newer version,
* holds no plan, or when a digest does not fit its content, so that what is applied is what was reviewed. No digest binds what the file
* says of its changes, so effects, words and counts are not taken from it: they are computed anew.
*/
function readPlanFile(text, digestsOf, judgeIn) {
	return toSavedPlan(read(text), digestsOf, judgeIn);
}
/** The same with what became of each bundle and what would undo it. No digest binds that: whoever uses an undo holds it against the changes. */
function readAppliedPlan(text, digestsOf, judgeIn) {
	const file = read(text);
	const saved = toSavedPlan(file, digestsOf, judgeIn);
	const results = saved.plan.bundles.map((bundle, index) => {
		const { result = null, undo = null } = file.bundles[index] ?? {};
		return {
			bundle,
			result,
			undo: undo && {
				stateVersion: undo.state_version,
				content: undo.bundle
			}
		};
	});
	return {
		...saved,
		results
	};
}
function toSavedPlan(file, digestsOf, judgeIn) {
	if (file.bundles.length === 0) throw new PlanFileError(`The file holds no plan: the run that wrote it ended with "${file.outcome}".`, anew);
	const bundles = file.bundles.map((bundle) => toBundle(bundle, judgeIn));
	checkDigests(file, digestsOf(bundles));
	const summary = summarize(bundles.flatMap(({ changes }) => changes));
	const undoes = file.undoes === void 0 ? {} : { undoes: file.undoes };
	return {
		plan: {
			bundles,
			digest: file.digest,
			summary,
			...undoes
		},
		platform: file.platform
	};
}
const read = (text) => checkShape(parse(text.replace(/^\uFEFF/, "")));
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		const before = text.slice(0, brokenAt(text)).split("\n");
		const position = {
			line: before.length,
			column: (before.at(-1) ?? "").length + 1
		};
		throw new PlanFileError(`The file is not JSON: it is broken at ${`line ${String(position.line)}, column ${String(position.column)}`}.`, anew, position);
	}
}
function checkShape(value) {
	const version = typeof value === "object" && value !== null && "version" in value ? value.version : null;
	if (typeof version !== "number") throw new PlanFileError("The file is JSON, but not a plan file: it has no version.", anew);
	if (version > 1) throw new PlanFileError(`The plan file has version ${String(version)}, and this program reads version 1.`, "Use the version of ifmatch that wrote it, or make it again with this one.");
	if (isPlanFile(value)) return value;
	const [error] = isPlanFile.errors ?? [];
	throw new PlanFileError(`The file is not a plan file: ${error === void 0 || error.instancePath === "" ? "at the top" : `at ${error.instancePath}`} it ${error?.message ?? "has another shape"}.`, anew);
}
function toBundle(bundle, judgeIn) {
	const content = contentOf(bundle);
	const judge = judgeIn(content, bundle.changes.map(toEntry));
	return {
		...content,
		deployment: bundle.deployment,
		stateVersion: bundle.state_version,
		bundleDigest: bundle.bundle_digest,
		diffDigest: bundle.diff_digest,
		changes: bundle.changes.map((change) => toChange(change, judge))
	};
}
function contentOf({ kind, product, bundle: content, deployment }) {
	if (kind === "remediation" && product === null && "policies" in content) return {
		kind,
		content
	};
	if (kind === "detection" && product !== null && !("policies" in content)) return {
		kind: `detection/${product}`,
		content
	};
	throw new PlanFileError(`The file is not a plan file: the kind, the product and the content of ${`${kind} of ${deployment.slug}`} do not belong together.`, anew);
}
const toEntry = ({ object, key, before, after }) => ({
	object,
	key,
	before,
	after
});
function toChange(change, judge) {
	const { verb, object, key, before, after, notes, at } = change;
	const facts = {
		object,
		key,
		id: objectId(object, key),
		...judge(verb, toEntry(change))
	};
	if (verb === "delete") return {
		verb,
		...facts,
		before: before ?? {}
	};
	if (verb === "create") return {
		verb,
		...facts,
		after: after ?? {},
		at,
		notes
	};
	return {
		verb,
		...facts,
		before: before ?? {},
		after: after ?? {},
		at,
		notes
	};
}
function checkDigests(file, computed) {
	for (const [index, bundle] of file.bundles.entries()) {
		const name = `${bundle.kind}${bundle.product === null ? "" : `/${bundle.product}`} of ${bundle.deployment.slug}`;
		const is = computed.bundles[index];
		if (is?.bundleDigest !== bundle.bundle_digest) throw edited(`what would be sent for ${name} does`);
		if (is.diffDigest !== bundle.diff_digest) throw edited(`the changes of ${name} do`);
	}
	if (computed.plan !== file.digest) throw edited("a deployment, a state version or the set of bundles does");
}
const edited = (what) => new PlanFileError(`The plan file was edited or damaged: ${what} not fit its digest, so it is not what was reviewed.`, anew);
export { PlanFileError, isPlanFile, readAppliedPlan, readPlanFile };
