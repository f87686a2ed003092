const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_classify = require("./classify.js");
const require_signing = require("./signing.js");
let node_crypto = require("node:crypto");
// src/generated/guards/plan.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
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
const isPlanFile = validate376;
const schema154 = { "properties": {
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
	"config": { "type": ["string", "null"] },
	"digest": { "$ref": "#/$defs/Digest" },
	"undoes": { "$ref": "#/$defs/Digest" },
	"summary": { "$ref": "#/$defs/PlanSummary" },
	"bundles": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanBundle" }
	},
	"applied": { "$ref": "#/$defs/PlanApply" },
	"problems": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanProblem" }
	},
	"guards": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanGuard" }
	},
	"impact": { "$ref": "#/$defs/PlanImpact" },
	"three_way_diff": { "$ref": "#/$defs/PlanThreeWayDiff" },
	"tests": { "$ref": "#/$defs/PlanTests" },
	"overrides": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanOverride" }
	},
	"unmanaged_objects": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanUnmanagedObjects" }
	},
	"unmanaged": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanBundleName" }
	},
	"error": { "oneOf": [{ "$ref": "#/$defs/PlanError" }, { "type": "null" }] },
	"signatures": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanSignature" }
	}
} };
const func4 = Object.prototype.hasOwnProperty;
const schema155 = { "enum": [
	"valid",
	"no-changes",
	"changes",
	"invalid",
	"stale",
	"needs-approval",
	"applied",
	"partial",
	"failed"
] };
function validate377(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "valid" || data === "no-changes" || data === "changes" || data === "invalid" || data === "stale" || data === "needs-approval" || data === "applied" || data === "partial" || data === "failed")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema155.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate377.errors = vErrors;
	return errors === 0;
}
const pattern44 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate379(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern44.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, "must match pattern \"^sha256:[0-9a-f]{64}$\"");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate379.errors = vErrors;
	return errors === 0;
}
const schema158 = { "enum": [
	"stricter",
	"looser",
	"mixed",
	"neutral",
	"unknown"
] };
function validate383(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "stricter" || data === "looser" || data === "mixed" || data === "neutral" || data === "unknown")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema158.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate383.errors = vErrors;
	return errors === 0;
}
function validate382(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.creates === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "creates" }, "must have required property 'creates'");
			errors++;
		}
		if (data.updates === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "updates" }, "must have required property 'updates'");
			errors++;
		}
		if (data.deletes === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "deletes" }, "must have required property 'deletes'");
			errors++;
		}
		if (data.effect === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "effect" }, "must have required property 'effect'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "creates" || key0 === "updates" || key0 === "deletes" || key0 === "effect")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.creates !== void 0) {
			let data0 = data.creates;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = addError(vErrors, instancePath + "/creates", "#/properties/creates/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = addError(vErrors, instancePath + "/creates", "#/properties/creates/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.updates !== void 0) {
			let data1 = data.updates;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = addError(vErrors, instancePath + "/updates", "#/properties/updates/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/updates", "#/properties/updates/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.deletes !== void 0) {
			let data2 = data.deletes;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = addError(vErrors, instancePath + "/deletes", "#/properties/deletes/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = addError(vErrors, instancePath + "/deletes", "#/properties/deletes/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.effect !== void 0) {
			if (!validate383(data.effect, { instancePath: instancePath + "/effect" })) {
				vErrors = concatErrors(vErrors, validate383.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate382.errors = vErrors;
	return errors === 0;
}
const schema159 = { "properties": {
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
} };
const pattern3 = new RegExp("^[0-9]{1,19}$", "u");
const schema81 = { "enum": ["code", "secrets"] };
function validate181(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema81.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate181.errors = vErrors;
	return errors === 0;
}
function validate30(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
const func2 = require_ucs2length().default;
function validate234(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 500) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 500 }, "must NOT have more than 500 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate234.errors = vErrors;
	return errors === 0;
}
const pattern11 = new RegExp("^\\S+$", "u");
function validate236(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 255) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern11.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate236.errors = vErrors;
	return errors === 0;
}
function validate238(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e4) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate238.errors = vErrors;
	return errors === 0;
}
function validate240(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "boolean") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "boolean" }, "must be boolean");
		errors++;
	}
	validate240.errors = vErrors;
	return errors === 0;
}
const schema110 = { "properties": { "mode": { "enum": ["all", "any"] } } };
const schema111 = { "properties": { "mode": { "enum": ["any", "none"] } } };
const pattern12 = new RegExp("^\\S(?:.*\\S)?$", "u");
function validate243(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.values === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "values" }, "must have required property 'values'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = addError(vErrors, instancePath + "/values", "#/properties/values/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = addError(vErrors, instancePath + "/values", "#/properties/values/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data2) < 1) {
							vErrors = addError(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern12.test(data2)) {
							vErrors = addError(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				vErrors = addError(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				vErrors = addError(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema111.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate243.errors = vErrors;
	return errors === 0;
}
function validate242(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "mode" }, "must have required property 'mode'");
			errors++;
		}
		if (data.conditions === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "conditions" }, "must have required property 'conditions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				vErrors = addError(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema110.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = addError(vErrors, instancePath + "/conditions", "#/properties/conditions/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = addError(vErrors, instancePath + "/conditions", "#/properties/conditions/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate243(data1[i0], { instancePath: instancePath + "/conditions/" + i0 })) {
					vErrors = concatErrors(vErrors, validate243.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/conditions", "#/properties/conditions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
function validate247(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					vErrors = addError(vErrors, instancePath + "/config", "#/properties/config/maxProperties", "maxProperties", { limit: 100 }, "must NOT have more than 100 properties");
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e4) {
							vErrors = addError(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/config", "#/properties/config/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate247.errors = vErrors;
	return errors === 0;
}
function validate246(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = addError(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate247(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = concatErrors(vErrors, validate247.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate246.errors = vErrors;
	return errors === 0;
}
function validate233(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.filters === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		if (data.actions === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate234(data.name, { instancePath: instancePath + "/name" })) {
				vErrors = concatErrors(vErrors, validate234.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate236(data.slug, { instancePath: instancePath + "/slug" })) {
				vErrors = concatErrors(vErrors, validate236.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate238(data.description, { instancePath: instancePath + "/description" })) {
				vErrors = concatErrors(vErrors, validate238.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate240(data.active, { instancePath: instancePath + "/active" })) {
				vErrors = concatErrors(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate242(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = concatErrors(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate246(data.actions, { instancePath: instancePath + "/actions" })) {
				vErrors = concatErrors(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate233.errors = vErrors;
	return errors === 0;
}
function validate232(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate233(data1[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = concatErrors(vErrors, validate233.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate232.errors = vErrors;
	return errors === 0;
}
function validate183(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 1e5) {
			vErrors = addError(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate183.errors = vErrors;
	return errors === 0;
}
const schema84 = { "enum": ["include", "exclude"] };
function validate188(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema84.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate188.errors = vErrors;
	return errors === 0;
}
function validate190(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate190.errors = vErrors;
	return errors === 0;
}
const schema86 = { "enum": ["rule", "pack"] };
function validate192(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema86.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate192.errors = vErrors;
	return errors === 0;
}
function validate194(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate194.errors = vErrors;
	return errors === 0;
}
function validate196(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate196.errors = vErrors;
	return errors === 0;
}
function validate187(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "exception_type" }, "must have required property 'exception_type'");
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.rule_type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "rule_type" }, "must have required property 'rule_type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate188(data.exception_type, { instancePath: instancePath + "/exception_type" })) {
				vErrors = concatErrors(vErrors, validate188.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate190(data.rule, { instancePath: instancePath + "/rule" })) {
				vErrors = concatErrors(vErrors, validate190.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate192(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = concatErrors(vErrors, validate192.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			if (!validate194(data.project, { instancePath: instancePath + "/project" })) {
				vErrors = concatErrors(vErrors, validate194.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tag_name !== void 0) {
			if (!validate196(data.project_tag_name, { instancePath: instancePath + "/project_tag_name" })) {
				vErrors = concatErrors(vErrors, validate196.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate187.errors = vErrors;
	return errors === 0;
}
function validate180(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
		if (data.rules === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
			errors++;
		}
		if (data.disabled === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
			errors++;
		}
		if (data.exceptions === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.product !== void 0) {
			if (!validate181(data.product, { instancePath: instancePath + "/product" })) {
				vErrors = concatErrors(vErrors, validate181.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate183(data.rulesets, { instancePath: instancePath + "/rulesets" })) {
				vErrors = concatErrors(vErrors, validate183.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate183(data.rules, { instancePath: instancePath + "/rules" })) {
				vErrors = concatErrors(vErrors, validate183.errors);
				errors = vErrors.length;
			}
		}
		if (data.disabled !== void 0) {
			if (!validate183(data.disabled, { instancePath: instancePath + "/disabled" })) {
				vErrors = concatErrors(vErrors, validate183.errors);
				errors = vErrors.length;
			}
		}
		if (data.exceptions !== void 0) {
			let data5 = data.exceptions;
			if (Array.isArray(data5)) {
				if (data5.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/exceptions", "#/properties/exceptions/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate187(data5[i0], { instancePath: instancePath + "/exceptions/" + i0 })) {
					vErrors = concatErrors(vErrors, validate187.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate180.errors = vErrors;
	return errors === 0;
}
function validate393(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		if (data.policies !== void 0) {
			let data0 = data.policies;
			if (Array.isArray(data0)) {
				if (data0.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.name === void 0) {
							vErrors = addError(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/required", "required", { missingProperty: "name" }, "must have required property 'name'");
							errors++;
						}
						if (data1.filters === void 0) {
							vErrors = addError(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
							errors++;
						}
						if (data1.actions === void 0) {
							vErrors = addError(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
							errors++;
						}
						if (data1.name !== void 0) {
							if (typeof data1.name !== "string") {
								vErrors = addError(vErrors, instancePath + "/policies/" + i0 + "/name", "#/properties/policies/items/properties/name/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data1.slug !== void 0) {
							if (typeof data1.slug !== "string") {
								vErrors = addError(vErrors, instancePath + "/policies/" + i0 + "/slug", "#/properties/policies/items/properties/slug/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data1.filters !== void 0) {
							let data4 = data1.filters;
							if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
								if (data4.conditions === void 0) {
									vErrors = addError(vErrors, instancePath + "/policies/" + i0 + "/filters", "#/properties/policies/items/properties/filters/required", "required", { missingProperty: "conditions" }, "must have required property 'conditions'");
									errors++;
								}
								if (data4.conditions !== void 0) {
									let data5 = data4.conditions;
									if (Array.isArray(data5)) {
										const len1 = data5.length;
										for (let i1 = 0; i1 < len1; i1++) {
											let data6 = data5[i1];
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
												vErrors = addError(vErrors, instancePath + "/policies/" + i0 + "/filters/conditions/" + i1, "#/properties/policies/items/properties/filters/properties/conditions/items/type", "type", { type: "object" }, "must be object");
												errors++;
											}
										}
									} else {
										vErrors = addError(vErrors, instancePath + "/policies/" + i0 + "/filters/conditions", "#/properties/policies/items/properties/filters/properties/conditions/type", "type", { type: "array" }, "must be array");
										errors++;
									}
								}
							} else {
								vErrors = addError(vErrors, instancePath + "/policies/" + i0 + "/filters", "#/properties/policies/items/properties/filters/type", "type", { type: "object" }, "must be object");
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
										vErrors = addError(vErrors, instancePath + "/policies/" + i0 + "/actions/" + i2, "#/properties/policies/items/properties/actions/items/type", "type", { type: "object" }, "must be object");
										errors++;
									}
								}
							} else {
								vErrors = addError(vErrors, instancePath + "/policies/" + i0 + "/actions", "#/properties/policies/items/properties/actions/type", "type", { type: "array" }, "must be array");
								errors++;
							}
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate393.errors = vErrors;
	return errors === 0;
}
function validate395(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
		if (data.rules === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
			errors++;
		}
		if (data.disabled === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
			errors++;
		}
		if (data.exceptions === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
			errors++;
		}
		if (data.rulesets !== void 0) {
			let data0 = data.rulesets;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data4 = data.disabled;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: "array" }, "must be array");
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
							vErrors = addError(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/required", "required", { missingProperty: "exception_type" }, "must have required property 'exception_type'");
							errors++;
						}
						if (data7.rule === void 0) {
							vErrors = addError(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
							errors++;
						}
						if (data7.rule_type === void 0) {
							vErrors = addError(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/required", "required", { missingProperty: "rule_type" }, "must have required property 'rule_type'");
							errors++;
						}
						if (data7.exception_type !== void 0) {
							if (typeof data7.exception_type !== "string") {
								vErrors = addError(vErrors, instancePath + "/exceptions/" + i3 + "/exception_type", "#/properties/exceptions/items/properties/exception_type/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.rule !== void 0) {
							if (typeof data7.rule !== "string") {
								vErrors = addError(vErrors, instancePath + "/exceptions/" + i3 + "/rule", "#/properties/exceptions/items/properties/rule/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.rule_type !== void 0) {
							if (typeof data7.rule_type !== "string") {
								vErrors = addError(vErrors, instancePath + "/exceptions/" + i3 + "/rule_type", "#/properties/exceptions/items/properties/rule_type/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.project !== void 0) {
							if (typeof data7.project !== "string") {
								vErrors = addError(vErrors, instancePath + "/exceptions/" + i3 + "/project", "#/properties/exceptions/items/properties/project/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.project_tag_name !== void 0) {
							if (typeof data7.project_tag_name !== "string") {
								vErrors = addError(vErrors, instancePath + "/exceptions/" + i3 + "/project_tag_name", "#/properties/exceptions/items/properties/project_tag_name/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate395.errors = vErrors;
	return errors === 0;
}
const schema162 = { "properties": {
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
} };
function validate399(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.file === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "file" }, "must have required property 'file'");
			errors++;
		}
		if (data.line === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "line" }, "must have required property 'line'");
			errors++;
		}
		if (data.column === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "column" }, "must have required property 'column'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "file" || key0 === "line" || key0 === "column")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.file !== void 0) {
			if (typeof data.file !== "string") {
				vErrors = addError(vErrors, instancePath + "/file", "#/properties/file/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data1 = data.line;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = addError(vErrors, instancePath + "/line", "#/properties/line/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/line", "#/properties/line/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.column !== void 0) {
			let data2 = data.column;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = addError(vErrors, instancePath + "/column", "#/properties/column/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = addError(vErrors, instancePath + "/column", "#/properties/column/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate399.errors = vErrors;
	return errors === 0;
}
function validate397(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.verb === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "verb" }, "must have required property 'verb'");
			errors++;
		}
		if (data.object === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "object" }, "must have required property 'object'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.before === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "before" }, "must have required property 'before'");
			errors++;
		}
		if (data.after === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "after" }, "must have required property 'after'");
			errors++;
		}
		if (data.effect === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "effect" }, "must have required property 'effect'");
			errors++;
		}
		if (data.says === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "says" }, "must have required property 'says'");
			errors++;
		}
		if (data.notes === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "notes" }, "must have required property 'notes'");
			errors++;
		}
		if (data.at === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "at" }, "must have required property 'at'");
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema162.properties, key0)) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.verb !== void 0) {
			let data0 = data.verb;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/verb", "#/properties/verb/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "create" || data0 === "update" || data0 === "delete")) {
				vErrors = addError(vErrors, instancePath + "/verb", "#/properties/verb/enum", "enum", { allowedValues: schema162.properties.verb.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				vErrors = addError(vErrors, instancePath + "/object", "#/properties/object/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = addError(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data3 = data.before;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/before", "#/properties/before/type", "type", { type: schema162.properties.before.type }, "must be object,null");
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data4 = data.after;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/after", "#/properties/after/type", "type", { type: schema162.properties.after.type }, "must be object,null");
				errors++;
			}
		}
		if (data.effect !== void 0) {
			if (!validate383(data.effect, { instancePath: instancePath + "/effect" })) {
				vErrors = concatErrors(vErrors, validate383.errors);
				errors = vErrors.length;
			}
		}
		if (data.says !== void 0) {
			if (typeof data.says !== "string") {
				vErrors = addError(vErrors, instancePath + "/says", "#/properties/says/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data7 = data.notes;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key1 in data7) if (typeof data7[key1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/notes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/notes/additionalProperties/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/notes", "#/properties/notes/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data9 = data.at;
			const _errs24 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs25 = errors;
			if (!validate399(data9, { instancePath: instancePath + "/at" })) {
				vErrors = concatErrors(vErrors, validate399.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs25 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs26 = errors;
			if (data9 !== null) {
				vErrors = addError(vErrors, instancePath + "/at", "#/properties/at/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/at", "#/properties/at/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate397.errors = vErrors;
	return errors === 0;
}
const schema164 = { "enum": [
	"applied",
	"already-applied",
	"unverified",
	"not-applied",
	"unknown"
] };
function validate402(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "applied" || data === "already-applied" || data === "unverified" || data === "not-applied" || data === "unknown")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema164.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate402.errors = vErrors;
	return errors === 0;
}
function validate404(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "state_version" || key0 === "changes")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = concatErrors(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.changes !== void 0) {
			let data1 = data.changes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate397(data1[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = concatErrors(vErrors, validate397.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate404.errors = vErrors;
	return errors === 0;
}
function validate408(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "state_version" || key0 === "bundle")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.state_version !== void 0) {
			let data0 = data.state_version;
			const _errs3 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs4 = errors;
			if (!validate30(data0, { instancePath: instancePath + "/state_version" })) {
				vErrors = concatErrors(vErrors, validate30.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs5 = errors;
			if (data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/state_version", "#/properties/state_version/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs5 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = addError(vErrors, instancePath + "/state_version", "#/properties/state_version/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.bundle !== void 0) {
			let data1 = data.bundle;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {} else {
				vErrors = addError(vErrors, instancePath + "/bundle", "#/properties/bundle/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate408.errors = vErrors;
	return errors === 0;
}
function validate386(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle_digest === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle_digest" }, "must have required property 'bundle_digest'");
			errors++;
		}
		if (data.diff_digest === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "diff_digest" }, "must have required property 'diff_digest'");
			errors++;
		}
		if (data.bundle === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		if (data.result === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "result" }, "must have required property 'result'");
			errors++;
		}
		if (data.reason === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "reason" }, "must have required property 'reason'");
			errors++;
		}
		if (data.current === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "current" }, "must have required property 'current'");
			errors++;
		}
		if (data.undo === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "undo" }, "must have required property 'undo'");
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema159.properties, key0)) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = addError(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema159.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate181(data4, { instancePath: instancePath + "/product" })) {
				vErrors = concatErrors(vErrors, validate181.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = concatErrors(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle_digest !== void 0) {
			if (!validate379(data.bundle_digest, { instancePath: instancePath + "/bundle_digest" })) {
				vErrors = concatErrors(vErrors, validate379.errors);
				errors = vErrors.length;
			}
		}
		if (data.diff_digest !== void 0) {
			if (!validate379(data.diff_digest, { instancePath: instancePath + "/diff_digest" })) {
				vErrors = concatErrors(vErrors, validate379.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle !== void 0) {
			let data8 = data.bundle;
			const _errs20 = errors;
			let valid3 = false;
			const _errs21 = errors;
			if (!validate232(data8, { instancePath: instancePath + "/bundle" })) {
				vErrors = concatErrors(vErrors, validate232.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs21 === errors;
			valid3 = valid3 || _valid1;
			if (!valid3) {
				const _errs22 = errors;
				if (!validate180(data8, { instancePath: instancePath + "/bundle" })) {
					vErrors = concatErrors(vErrors, validate180.errors);
					errors = vErrors.length;
				}
				var _valid1 = _errs22 === errors;
				valid3 = valid3 || _valid1;
				if (!valid3) {
					const _errs23 = errors;
					if (!validate393(data8, { instancePath: instancePath + "/bundle" })) {
						vErrors = concatErrors(vErrors, validate393.errors);
						errors = vErrors.length;
					}
					var _valid1 = _errs23 === errors;
					valid3 = valid3 || _valid1;
					if (!valid3) {
						const _errs24 = errors;
						if (!validate395(data8, { instancePath: instancePath + "/bundle" })) {
							vErrors = concatErrors(vErrors, validate395.errors);
							errors = vErrors.length;
						}
						var _valid1 = _errs24 === errors;
						valid3 = valid3 || _valid1;
					}
				}
			}
			if (!valid3) {
				vErrors = addError(vErrors, instancePath + "/bundle", "#/properties/bundle/anyOf", "anyOf", {}, "must match a schema in anyOf");
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate397(data9[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = concatErrors(vErrors, validate397.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.result !== void 0) {
			let data11 = data.result;
			const _errs29 = errors;
			let valid6 = false;
			let passing1 = null;
			const _errs30 = errors;
			if (!validate402(data11, { instancePath: instancePath + "/result" })) {
				vErrors = concatErrors(vErrors, validate402.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs30 === errors;
			if (_valid2) {
				valid6 = true;
				passing1 = 0;
			}
			const _errs31 = errors;
			if (data11 !== null) {
				vErrors = addError(vErrors, instancePath + "/result", "#/properties/result/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/result", "#/properties/result/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
				vErrors = addError(vErrors, instancePath + "/reason", "#/properties/reason/type", "type", { type: schema159.properties.reason.type }, "must be string,null");
				errors++;
			}
		}
		if (data.current !== void 0) {
			let data13 = data.current;
			const _errs36 = errors;
			let valid7 = false;
			let passing2 = null;
			const _errs37 = errors;
			if (!validate404(data13, { instancePath: instancePath + "/current" })) {
				vErrors = concatErrors(vErrors, validate404.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs37 === errors;
			if (_valid3) {
				valid7 = true;
				passing2 = 0;
			}
			const _errs38 = errors;
			if (data13 !== null) {
				vErrors = addError(vErrors, instancePath + "/current", "#/properties/current/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/current", "#/properties/current/oneOf", "oneOf", { passingSchemas: passing2 }, "must match exactly one schema in oneOf");
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
			if (!validate408(data14, { instancePath: instancePath + "/undo" })) {
				vErrors = concatErrors(vErrors, validate408.errors);
				errors = vErrors.length;
			}
			var _valid4 = _errs42 === errors;
			if (_valid4) {
				valid8 = true;
				passing3 = 0;
			}
			const _errs43 = errors;
			if (data14 !== null) {
				vErrors = addError(vErrors, instancePath + "/undo", "#/properties/undo/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/undo", "#/properties/undo/oneOf", "oneOf", { passingSchemas: passing3 }, "must match exactly one schema in oneOf");
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
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate386.errors = vErrors;
	return errors === 0;
}
const schema167 = { "properties": {
	"commit": { "type": ["string", "null"] },
	"run": { "type": ["string", "null"] },
	"started_by": { "type": ["string", "null"] }
} };
function validate412(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.at === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "at" }, "must have required property 'at'");
			errors++;
		}
		if (data.commit === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "commit" }, "must have required property 'commit'");
			errors++;
		}
		if (data.run === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "run" }, "must have required property 'run'");
			errors++;
		}
		if (data.started_by === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "started_by" }, "must have required property 'started_by'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "at" || key0 === "commit" || key0 === "run" || key0 === "started_by")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.at !== void 0) {
			if (typeof data.at !== "string") {
				vErrors = addError(vErrors, instancePath + "/at", "#/properties/at/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.commit !== void 0) {
			let data1 = data.commit;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/commit", "#/properties/commit/type", "type", { type: schema167.properties.commit.type }, "must be string,null");
				errors++;
			}
		}
		if (data.run !== void 0) {
			let data2 = data.run;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/run", "#/properties/run/type", "type", { type: schema167.properties.run.type }, "must be string,null");
				errors++;
			}
		}
		if (data.started_by !== void 0) {
			let data3 = data.started_by;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/started_by", "#/properties/started_by/type", "type", { type: schema167.properties.started_by.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate412.errors = vErrors;
	return errors === 0;
}
const schema168 = { "properties": {
	"severity": { "enum": ["error", "warning"] },
	"file": { "type": ["string", "null"] },
	"line": { "type": ["integer", "null"] },
	"column": { "type": ["integer", "null"] }
} };
function validate414(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.severity === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "severity" }, "must have required property 'severity'");
			errors++;
		}
		if (data.code === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "code" }, "must have required property 'code'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		if (data.fix === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "fix" }, "must have required property 'fix'");
			errors++;
		}
		if (data.file === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "file" }, "must have required property 'file'");
			errors++;
		}
		if (data.line === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "line" }, "must have required property 'line'");
			errors++;
		}
		if (data.column === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "column" }, "must have required property 'column'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "severity" || key0 === "code" || key0 === "message" || key0 === "fix" || key0 === "file" || key0 === "line" || key0 === "column")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.severity !== void 0) {
			let data0 = data.severity;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "error" || data0 === "warning")) {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/enum", "enum", { allowedValues: schema168.properties.severity.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.code !== void 0) {
			if (typeof data.code !== "string") {
				vErrors = addError(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.fix !== void 0) {
			if (typeof data.fix !== "string") {
				vErrors = addError(vErrors, instancePath + "/fix", "#/properties/fix/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.file !== void 0) {
			let data4 = data.file;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/file", "#/properties/file/type", "type", { type: schema168.properties.file.type }, "must be string,null");
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data5 = data.line;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/line", "#/properties/line/type", "type", { type: schema168.properties.line.type }, "must be integer,null");
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 1 || isNaN(data5)) {
					vErrors = addError(vErrors, instancePath + "/line", "#/properties/line/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.column !== void 0) {
			let data6 = data.column;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/column", "#/properties/column/type", "type", { type: schema168.properties.column.type }, "must be integer,null");
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 1 || isNaN(data6)) {
					vErrors = addError(vErrors, instancePath + "/column", "#/properties/column/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate414.errors = vErrors;
	return errors === 0;
}
const schema169 = { "properties": { "guard": { "enum": [
	"max-deletes",
	"max-delete-percent",
	"no-blocking",
	"protected",
	"looser",
	"broken-tests",
	"failing-rules"
] } } };
function validate416(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.guard === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "guard" }, "must have required property 'guard'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		if (data.option === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "option" }, "must have required property 'option'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "guard" || key0 === "message" || key0 === "reason" || key0 === "limit" || key0 === "advice" || key0 === "option" || key0 === "places" || key0 === "deployments")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.guard !== void 0) {
			let data0 = data.guard;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/guard", "#/properties/guard/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "max-deletes" || data0 === "max-delete-percent" || data0 === "no-blocking" || data0 === "protected" || data0 === "looser" || data0 === "broken-tests" || data0 === "failing-rules")) {
				vErrors = addError(vErrors, instancePath + "/guard", "#/properties/guard/enum", "enum", { allowedValues: schema169.properties.guard.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.reason !== void 0) {
			if (typeof data.reason !== "string") {
				vErrors = addError(vErrors, instancePath + "/reason", "#/properties/reason/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.limit !== void 0) {
			if (typeof data.limit !== "string") {
				vErrors = addError(vErrors, instancePath + "/limit", "#/properties/limit/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.advice !== void 0) {
			if (typeof data.advice !== "string") {
				vErrors = addError(vErrors, instancePath + "/advice", "#/properties/advice/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.option !== void 0) {
			if (typeof data.option !== "string") {
				vErrors = addError(vErrors, instancePath + "/option", "#/properties/option/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.places !== void 0) {
			let data6 = data.places;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate399(data6[i0], { instancePath: instancePath + "/places/" + i0 })) {
					vErrors = concatErrors(vErrors, validate399.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/places", "#/properties/places/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.deployments !== void 0) {
			let data8 = data.deployments;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data8[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/deployments/" + i1, "#/properties/deployments/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate416.errors = vErrors;
	return errors === 0;
}
const schema171 = { "properties": { "kind": { "enum": ["remediation", "detection"] } } };
const schema173 = { "enum": [
	"estimate",
	"at-least",
	"not-estimable"
] };
function validate423(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "estimate" || data === "at-least" || data === "not-estimable")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema173.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate423.errors = vErrors;
	return errors === 0;
}
const schema174 = { "properties": { "why": { "enum": [
	"findings",
	"time",
	"requests",
	"platform",
	"cut",
	"count",
	"shared",
	"condition",
	"field",
	"secret",
	"project",
	"form",
	"rule"
] } } };
function validate425(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.why === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "why" }, "must have required property 'why'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "why" || key0 === "message")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.why !== void 0) {
			let data0 = data.why;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/why", "#/properties/why/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "findings" || data0 === "time" || data0 === "requests" || data0 === "platform" || data0 === "cut" || data0 === "count" || data0 === "shared" || data0 === "condition" || data0 === "field" || data0 === "secret" || data0 === "project" || data0 === "form" || data0 === "rule")) {
				vErrors = addError(vErrors, instancePath + "/why", "#/properties/why/enum", "enum", { allowedValues: schema174.properties.why.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate425.errors = vErrors;
	return errors === 0;
}
function validate428(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "findings")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.findings !== void 0) {
			let data1 = data.findings;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = addError(vErrors, instancePath + "/findings", "#/properties/findings/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/findings", "#/properties/findings/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate428.errors = vErrors;
	return errors === 0;
}
function validate427(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		if (data.by_severity === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "by_severity" }, "must have required property 'by_severity'");
			errors++;
		}
		if (data.repositories === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "repositories" }, "must have required property 'repositories'");
			errors++;
		}
		if (data.top_repositories === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "top_repositories" }, "must have required property 'top_repositories'");
			errors++;
		}
		if (data.top_rules === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "top_rules" }, "must have required property 'top_rules'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "findings" || key0 === "by_severity" || key0 === "repositories" || key0 === "top_repositories" || key0 === "top_rules")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.findings !== void 0) {
			let data0 = data.findings;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = addError(vErrors, instancePath + "/findings", "#/properties/findings/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = addError(vErrors, instancePath + "/findings", "#/properties/findings/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.by_severity !== void 0) {
			let data1 = data.by_severity;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.critical === void 0) {
					vErrors = addError(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "critical" }, "must have required property 'critical'");
					errors++;
				}
				if (data1.high === void 0) {
					vErrors = addError(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "high" }, "must have required property 'high'");
					errors++;
				}
				if (data1.medium === void 0) {
					vErrors = addError(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "medium" }, "must have required property 'medium'");
					errors++;
				}
				if (data1.low === void 0) {
					vErrors = addError(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "low" }, "must have required property 'low'");
					errors++;
				}
				if (data1.unset === void 0) {
					vErrors = addError(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "unset" }, "must have required property 'unset'");
					errors++;
				}
				for (const key1 in data1) if (!(key1 === "critical" || key1 === "high" || key1 === "medium" || key1 === "low" || key1 === "unset")) {
					vErrors = addError(vErrors, instancePath + "/by_severity", "#/properties/by_severity/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data1.critical !== void 0) {
					let data2 = data1.critical;
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
						vErrors = addError(vErrors, instancePath + "/by_severity/critical", "#/properties/by_severity/properties/critical/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data2 == "number" && isFinite(data2)) {
						if (data2 < 0 || isNaN(data2)) {
							vErrors = addError(vErrors, instancePath + "/by_severity/critical", "#/properties/by_severity/properties/critical/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
				if (data1.high !== void 0) {
					let data3 = data1.high;
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
						vErrors = addError(vErrors, instancePath + "/by_severity/high", "#/properties/by_severity/properties/high/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data3 == "number" && isFinite(data3)) {
						if (data3 < 0 || isNaN(data3)) {
							vErrors = addError(vErrors, instancePath + "/by_severity/high", "#/properties/by_severity/properties/high/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
				if (data1.medium !== void 0) {
					let data4 = data1.medium;
					if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
						vErrors = addError(vErrors, instancePath + "/by_severity/medium", "#/properties/by_severity/properties/medium/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data4 == "number" && isFinite(data4)) {
						if (data4 < 0 || isNaN(data4)) {
							vErrors = addError(vErrors, instancePath + "/by_severity/medium", "#/properties/by_severity/properties/medium/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
				if (data1.low !== void 0) {
					let data5 = data1.low;
					if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
						vErrors = addError(vErrors, instancePath + "/by_severity/low", "#/properties/by_severity/properties/low/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data5 == "number" && isFinite(data5)) {
						if (data5 < 0 || isNaN(data5)) {
							vErrors = addError(vErrors, instancePath + "/by_severity/low", "#/properties/by_severity/properties/low/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
				if (data1.unset !== void 0) {
					let data6 = data1.unset;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						vErrors = addError(vErrors, instancePath + "/by_severity/unset", "#/properties/by_severity/properties/unset/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 < 0 || isNaN(data6)) {
							vErrors = addError(vErrors, instancePath + "/by_severity/unset", "#/properties/by_severity/properties/unset/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/by_severity", "#/properties/by_severity/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.repositories !== void 0) {
			let data7 = data.repositories;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = addError(vErrors, instancePath + "/repositories", "#/properties/repositories/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = addError(vErrors, instancePath + "/repositories", "#/properties/repositories/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.top_repositories !== void 0) {
			let data8 = data.top_repositories;
			if (Array.isArray(data8)) {
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate428(data8[i0], { instancePath: instancePath + "/top_repositories/" + i0 })) {
					vErrors = concatErrors(vErrors, validate428.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/top_repositories", "#/properties/top_repositories/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.top_rules !== void 0) {
			let data10 = data.top_rules;
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate428(data10[i1], { instancePath: instancePath + "/top_rules/" + i1 })) {
					vErrors = concatErrors(vErrors, validate428.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/top_rules", "#/properties/top_rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate427.errors = vErrors;
	return errors === 0;
}
function validate422(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.newly === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "newly" }, "must have required property 'newly'");
			errors++;
		}
		if (data.no_longer === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "no_longer" }, "must have required property 'no_longer'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "newly" || key0 === "no_longer")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate423(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = concatErrors(vErrors, validate423.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate425(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = concatErrors(vErrors, validate425.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.newly !== void 0) {
			let data3 = data.newly;
			const _errs7 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate427(data3, { instancePath: instancePath + "/newly" })) {
				vErrors = concatErrors(vErrors, validate427.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/newly", "#/properties/newly/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/newly", "#/properties/newly/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.no_longer !== void 0) {
			let data4 = data.no_longer;
			const _errs12 = errors;
			let valid4 = false;
			let passing1 = null;
			const _errs13 = errors;
			if (!validate427(data4, { instancePath: instancePath + "/no_longer" })) {
				vErrors = concatErrors(vErrors, validate427.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			if (_valid1) {
				valid4 = true;
				passing1 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/no_longer", "#/properties/no_longer/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/no_longer", "#/properties/no_longer/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate422.errors = vErrors;
	return errors === 0;
}
const schema178 = { "properties": { "number": { "type": ["integer", "null"] } } };
function validate435(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.number === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "number" }, "must have required property 'number'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "number")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate423(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = concatErrors(vErrors, validate423.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate425(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = concatErrors(vErrors, validate425.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.number !== void 0) {
			let data3 = data.number;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/number", "#/properties/number/type", "type", { type: schema178.properties.number.type }, "must be integer,null");
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = addError(vErrors, instancePath + "/number", "#/properties/number/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate435.errors = vErrors;
	return errors === 0;
}
function validate439(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.figures === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "figures" }, "must have required property 'figures'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "figures")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate423(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = concatErrors(vErrors, validate423.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate425(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = concatErrors(vErrors, validate425.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.figures !== void 0) {
			let data3 = data.figures;
			const _errs7 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate427(data3, { instancePath: instancePath + "/figures" })) {
				vErrors = concatErrors(vErrors, validate427.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/figures", "#/properties/figures/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/figures", "#/properties/figures/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate439.errors = vErrors;
	return errors === 0;
}
function validate434(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issues === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "issues" }, "must have required property 'issues'");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "issues" || key0 === "findings")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.issues !== void 0) {
			if (!validate435(data.issues, { instancePath: instancePath + "/issues" })) {
				vErrors = concatErrors(vErrors, validate435.errors);
				errors = vErrors.length;
			}
		}
		if (data.findings !== void 0) {
			if (!validate439(data.findings, { instancePath: instancePath + "/findings" })) {
				vErrors = concatErrors(vErrors, validate439.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate434.errors = vErrors;
	return errors === 0;
}
const schema180 = { "properties": { "about": { "enum": [
	"policy",
	"detection",
	"other"
] } } };
function validate446(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.before === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "before" }, "must have required property 'before'");
			errors++;
		}
		if (data.after === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "after" }, "must have required property 'after'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "before" || key0 === "after")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate423(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = concatErrors(vErrors, validate423.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate425(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = concatErrors(vErrors, validate425.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data3 = data.before;
			const _errs7 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate427(data3, { instancePath: instancePath + "/before" })) {
				vErrors = concatErrors(vErrors, validate427.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/before", "#/properties/before/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/before", "#/properties/before/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
			if (!validate427(data4, { instancePath: instancePath + "/after" })) {
				vErrors = concatErrors(vErrors, validate427.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			if (_valid1) {
				valid4 = true;
				passing1 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/after", "#/properties/after/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/after", "#/properties/after/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate446.errors = vErrors;
	return errors === 0;
}
const schema182 = { "properties": {
	"list": { "enum": [
		"rulesets",
		"rules",
		"disabled",
		"exceptions"
	] },
	"verb": { "enum": [
		"added",
		"removed",
		"changed"
	] }
} };
function validate453(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.list === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "list" }, "must have required property 'list'");
			errors++;
		}
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.verb === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "verb" }, "must have required property 'verb'");
			errors++;
		}
		if (data.issues === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "issues" }, "must have required property 'issues'");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "list" || key0 === "name" || key0 === "verb" || key0 === "issues" || key0 === "findings")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.list !== void 0) {
			let data0 = data.list;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/list", "#/properties/list/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "rulesets" || data0 === "rules" || data0 === "disabled" || data0 === "exceptions")) {
				vErrors = addError(vErrors, instancePath + "/list", "#/properties/list/enum", "enum", { allowedValues: schema182.properties.list.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.verb !== void 0) {
			let data2 = data.verb;
			if (typeof data2 !== "string") {
				vErrors = addError(vErrors, instancePath + "/verb", "#/properties/verb/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data2 === "added" || data2 === "removed" || data2 === "changed")) {
				vErrors = addError(vErrors, instancePath + "/verb", "#/properties/verb/enum", "enum", { allowedValues: schema182.properties.verb.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issues !== void 0) {
			if (!validate435(data.issues, { instancePath: instancePath + "/issues" })) {
				vErrors = concatErrors(vErrors, validate435.errors);
				errors = vErrors.length;
			}
		}
		if (data.findings !== void 0) {
			if (!validate439(data.findings, { instancePath: instancePath + "/findings" })) {
				vErrors = concatErrors(vErrors, validate439.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate453.errors = vErrors;
	return errors === 0;
}
function validate445(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "about" }, "must have required property 'about'");
			errors++;
		}
		if (data.object === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "object" }, "must have required property 'object'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.matched === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "matched" }, "must have required property 'matched'");
			errors++;
		}
		if (data.blocked === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "blocked" }, "must have required property 'blocked'");
			errors++;
		}
		if (data.items === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "items" }, "must have required property 'items'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "about" || key0 === "object" || key0 === "key" || key0 === "matched" || key0 === "blocked" || key0 === "items")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.about !== void 0) {
			let data0 = data.about;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/about", "#/properties/about/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "policy" || data0 === "detection" || data0 === "other")) {
				vErrors = addError(vErrors, instancePath + "/about", "#/properties/about/enum", "enum", { allowedValues: schema180.properties.about.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				vErrors = addError(vErrors, instancePath + "/object", "#/properties/object/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = addError(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.matched !== void 0) {
			let data3 = data.matched;
			const _errs10 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs11 = errors;
			if (!validate446(data3, { instancePath: instancePath + "/matched" })) {
				vErrors = concatErrors(vErrors, validate446.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs12 = errors;
			if (data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/matched", "#/properties/matched/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/matched", "#/properties/matched/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
			if (!validate422(data4, { instancePath: instancePath + "/blocked" })) {
				vErrors = concatErrors(vErrors, validate422.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs16 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs17 = errors;
			if (data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs15;
				if (vErrors !== null) {
					if (_errs15) vErrors.length = _errs15;
					else vErrors = null;
				}
			}
		}
		if (data.items !== void 0) {
			let data5 = data.items;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate453(data5[i0], { instancePath: instancePath + "/items/" + i0 })) {
					vErrors = concatErrors(vErrors, validate453.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/items", "#/properties/items/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate445.errors = vErrors;
	return errors === 0;
}
function validate420(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.blocked === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "blocked" }, "must have required property 'blocked'");
			errors++;
		}
		if (data.lost === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "lost" }, "must have required property 'lost'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product" || key0 === "blocked" || key0 === "lost" || key0 === "changes")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = addError(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema171.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate181(data4, { instancePath: instancePath + "/product" })) {
				vErrors = concatErrors(vErrors, validate181.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
			if (!validate422(data5, { instancePath: instancePath + "/blocked" })) {
				vErrors = concatErrors(vErrors, validate422.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs18 === errors;
			if (_valid1) {
				valid3 = true;
				passing1 = 0;
			}
			const _errs19 = errors;
			if (data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
			if (!validate434(data6, { instancePath: instancePath + "/lost" })) {
				vErrors = concatErrors(vErrors, validate434.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs23 === errors;
			if (_valid2) {
				valid4 = true;
				passing2 = 0;
			}
			const _errs24 = errors;
			if (data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/lost", "#/properties/lost/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/lost", "#/properties/lost/oneOf", "oneOf", { passingSchemas: passing2 }, "must match exactly one schema in oneOf");
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate445(data7[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = concatErrors(vErrors, validate445.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate420.errors = vErrors;
	return errors === 0;
}
function validate419(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings_read === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "findings_read" }, "must have required property 'findings_read'");
			errors++;
		}
		if (data.requests === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "requests" }, "must have required property 'requests'");
			errors++;
		}
		if (data.bundles === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundles" }, "must have required property 'bundles'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "findings_read" || key0 === "requests" || key0 === "bundles")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.findings_read !== void 0) {
			let data0 = data.findings_read;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = addError(vErrors, instancePath + "/findings_read", "#/properties/findings_read/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = addError(vErrors, instancePath + "/findings_read", "#/properties/findings_read/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.requests !== void 0) {
			let data1 = data.requests;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = addError(vErrors, instancePath + "/requests", "#/properties/requests/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/requests", "#/properties/requests/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.bundles !== void 0) {
			let data2 = data.bundles;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate420(data2[i0], { instancePath: instancePath + "/bundles/" + i0 })) {
					vErrors = concatErrors(vErrors, validate420.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/bundles", "#/properties/bundles/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate419.errors = vErrors;
	return errors === 0;
}
const schema183 = { "properties": {
	"base": { "properties": { "errors_in": { "type": ["string", "null"] } } },
	"dropped": { "items": { "properties": {
		"deployment": { "type": ["string", "null"] },
		"kind": { "enum": ["remediation", "detection"] }
	} } }
} };
const pattern47 = new RegExp("^[0-9a-f]{40,64}$", "u");
const schema184 = { "properties": { "kind": { "enum": ["remediation", "detection"] } } };
const schema185 = { "properties": {
	"verb": { "enum": [
		"create",
		"update",
		"delete"
	] },
	"origin": { "enum": [
		"platform",
		"repository",
		"both",
		"unknown"
	] }
} };
function validate463(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.verb === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "verb" }, "must have required property 'verb'");
			errors++;
		}
		if (data.object === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "object" }, "must have required property 'object'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.origin === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "origin" }, "must have required property 'origin'");
			errors++;
		}
		if (data.part === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "part" }, "must have required property 'part'");
			errors++;
		}
		if (data.edit === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "edit" }, "must have required property 'edit'");
			errors++;
		}
		if (data.own === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "own" }, "must have required property 'own'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "verb" || key0 === "object" || key0 === "key" || key0 === "origin" || key0 === "part" || key0 === "edit" || key0 === "own")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.verb !== void 0) {
			let data0 = data.verb;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/verb", "#/properties/verb/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "create" || data0 === "update" || data0 === "delete")) {
				vErrors = addError(vErrors, instancePath + "/verb", "#/properties/verb/enum", "enum", { allowedValues: schema185.properties.verb.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				vErrors = addError(vErrors, instancePath + "/object", "#/properties/object/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = addError(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.origin !== void 0) {
			let data3 = data.origin;
			if (typeof data3 !== "string") {
				vErrors = addError(vErrors, instancePath + "/origin", "#/properties/origin/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "platform" || data3 === "repository" || data3 === "both" || data3 === "unknown")) {
				vErrors = addError(vErrors, instancePath + "/origin", "#/properties/origin/enum", "enum", { allowedValues: schema185.properties.origin.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.part !== void 0) {
			let data4 = data.part;
			const _errs12 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate397(data4, { instancePath: instancePath + "/part" })) {
				vErrors = concatErrors(vErrors, validate397.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/part", "#/properties/part/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/part", "#/properties/part/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
			if (!validate397(data5, { instancePath: instancePath + "/edit" })) {
				vErrors = concatErrors(vErrors, validate397.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs18 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs19 = errors;
			if (data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/edit", "#/properties/edit/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/edit", "#/properties/edit/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
			if (!validate397(data6, { instancePath: instancePath + "/own" })) {
				vErrors = concatErrors(vErrors, validate397.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs23 === errors;
			if (_valid2) {
				valid3 = true;
				passing2 = 0;
			}
			const _errs24 = errors;
			if (data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/own", "#/properties/own/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/own", "#/properties/own/oneOf", "oneOf", { passingSchemas: passing2 }, "must match exactly one schema in oneOf");
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
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate463.errors = vErrors;
	return errors === 0;
}
function validate461(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.in_base === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "in_base" }, "must have required property 'in_base'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		if (data.live === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "live" }, "must have required property 'live'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product" || key0 === "in_base" || key0 === "changes" || key0 === "live")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = addError(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema184.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate181(data4, { instancePath: instancePath + "/product" })) {
				vErrors = concatErrors(vErrors, validate181.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
				vErrors = addError(vErrors, instancePath + "/in_base", "#/properties/in_base/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.changes !== void 0) {
			let data6 = data.changes;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate463(data6[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = concatErrors(vErrors, validate463.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.live !== void 0) {
			let data8 = data.live;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate397(data8[i1], { instancePath: instancePath + "/live/" + i1 })) {
					vErrors = concatErrors(vErrors, validate397.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/live", "#/properties/live/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate461.errors = vErrors;
	return errors === 0;
}
function validate460(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.base === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "base" }, "must have required property 'base'");
			errors++;
		}
		if (data.bundles === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundles" }, "must have required property 'bundles'");
			errors++;
		}
		if (data.dropped === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "dropped" }, "must have required property 'dropped'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "base" || key0 === "bundles" || key0 === "dropped")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.base !== void 0) {
			let data0 = data.base;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.name === void 0) {
					vErrors = addError(vErrors, instancePath + "/base", "#/properties/base/required", "required", { missingProperty: "name" }, "must have required property 'name'");
					errors++;
				}
				if (data0.commit === void 0) {
					vErrors = addError(vErrors, instancePath + "/base", "#/properties/base/required", "required", { missingProperty: "commit" }, "must have required property 'commit'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "name" || key1 === "commit" || key1 === "is_ahead" || key1 === "errors_in")) {
					vErrors = addError(vErrors, instancePath + "/base", "#/properties/base/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.name !== void 0) {
					if (typeof data0.name !== "string") {
						vErrors = addError(vErrors, instancePath + "/base/name", "#/properties/base/properties/name/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.commit !== void 0) {
					let data2 = data0.commit;
					if (typeof data2 === "string") {
						if (!pattern47.test(data2)) {
							vErrors = addError(vErrors, instancePath + "/base/commit", "#/properties/base/properties/commit/pattern", "pattern", { pattern: "^[0-9a-f]{40,64}$" }, "must match pattern \"^[0-9a-f]{40,64}$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/base/commit", "#/properties/base/properties/commit/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.is_ahead !== void 0) {
					if (typeof data0.is_ahead !== "boolean") {
						vErrors = addError(vErrors, instancePath + "/base/is_ahead", "#/properties/base/properties/is_ahead/type", "type", { type: "boolean" }, "must be boolean");
						errors++;
					}
				}
				if (data0.errors_in !== void 0) {
					let data4 = data0.errors_in;
					if (typeof data4 !== "string" && data4 !== null) {
						vErrors = addError(vErrors, instancePath + "/base/errors_in", "#/properties/base/properties/errors_in/type", "type", { type: schema183.properties.base.properties.errors_in.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/base", "#/properties/base/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.bundles !== void 0) {
			let data5 = data.bundles;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate461(data5[i0], { instancePath: instancePath + "/bundles/" + i0 })) {
					vErrors = concatErrors(vErrors, validate461.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/bundles", "#/properties/bundles/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.dropped !== void 0) {
			let data7 = data.dropped;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
						if (data8.deployment === void 0) {
							vErrors = addError(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
							errors++;
						}
						if (data8.kind === void 0) {
							vErrors = addError(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
							errors++;
						}
						if (data8.product === void 0) {
							vErrors = addError(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/required", "required", { missingProperty: "product" }, "must have required property 'product'");
							errors++;
						}
						for (const key2 in data8) if (!(key2 === "deployment" || key2 === "kind" || key2 === "product")) {
							vErrors = addError(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/additionalProperties", "additionalProperties", { additionalProperty: key2 }, "must NOT have additional properties");
							errors++;
						}
						if (data8.deployment !== void 0) {
							let data9 = data8.deployment;
							if (typeof data9 !== "string" && data9 !== null) {
								vErrors = addError(vErrors, instancePath + "/dropped/" + i1 + "/deployment", "#/properties/dropped/items/properties/deployment/type", "type", { type: schema183.properties.dropped.items.properties.deployment.type }, "must be string,null");
								errors++;
							}
						}
						if (data8.kind !== void 0) {
							let data10 = data8.kind;
							if (typeof data10 !== "string") {
								vErrors = addError(vErrors, instancePath + "/dropped/" + i1 + "/kind", "#/properties/dropped/items/properties/kind/type", "type", { type: "string" }, "must be string");
								errors++;
							}
							if (!(data10 === "remediation" || data10 === "detection")) {
								vErrors = addError(vErrors, instancePath + "/dropped/" + i1 + "/kind", "#/properties/dropped/items/properties/kind/enum", "enum", { allowedValues: schema183.properties.dropped.items.properties.kind.enum }, "must be equal to one of the allowed values");
								errors++;
							}
						}
						if (data8.product !== void 0) {
							let data11 = data8.product;
							const _errs26 = errors;
							let valid7 = false;
							let passing0 = null;
							const _errs27 = errors;
							if (!validate181(data11, { instancePath: instancePath + "/dropped/" + i1 + "/product" })) {
								vErrors = concatErrors(vErrors, validate181.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs27 === errors;
							if (_valid0) {
								valid7 = true;
								passing0 = 0;
							}
							const _errs28 = errors;
							if (data11 !== null) {
								vErrors = addError(vErrors, instancePath + "/dropped/" + i1 + "/product", "#/properties/dropped/items/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
								errors++;
							}
							var _valid0 = _errs28 === errors;
							if (_valid0 && valid7) {
								valid7 = false;
								passing0 = [passing0, 1];
							} else if (_valid0) {
								valid7 = true;
								passing0 = 1;
							}
							if (!valid7) {
								vErrors = addError(vErrors, instancePath + "/dropped/" + i1 + "/product", "#/properties/dropped/items/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
								errors++;
							} else {
								errors = _errs26;
								if (vErrors !== null) {
									if (_errs26) vErrors.length = _errs26;
									else vErrors = null;
								}
							}
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/dropped", "#/properties/dropped/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate460.errors = vErrors;
	return errors === 0;
}
const schema187 = { "properties": {
	"deployment": { "type": ["string", "null"] },
	"verdict": { "enum": [
		"holds",
		"broken",
		"unknown"
	] },
	"why": { "type": ["string", "null"] }
} };
function validate473(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.is_invariant === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "is_invariant" }, "must have required property 'is_invariant'");
			errors++;
		}
		if (data.deployment === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.verdict === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "verdict" }, "must have required property 'verdict'");
			errors++;
		}
		if (data.passed === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "passed" }, "must have required property 'passed'");
			errors++;
		}
		if (data.at === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "at" }, "must have required property 'at'");
			errors++;
		}
		if (data.why === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "why" }, "must have required property 'why'");
			errors++;
		}
		if (data.decided_by === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "decided_by" }, "must have required property 'decided_by'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "is_invariant" || key0 === "deployment" || key0 === "verdict" || key0 === "passed" || key0 === "at" || key0 === "why" || key0 === "decided_by")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.is_invariant !== void 0) {
			if (typeof data.is_invariant !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/is_invariant", "#/properties/is_invariant/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.deployment !== void 0) {
			let data2 = data.deployment;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: schema187.properties.deployment.type }, "must be string,null");
				errors++;
			}
		}
		if (data.verdict !== void 0) {
			let data3 = data.verdict;
			if (typeof data3 !== "string") {
				vErrors = addError(vErrors, instancePath + "/verdict", "#/properties/verdict/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "holds" || data3 === "broken" || data3 === "unknown")) {
				vErrors = addError(vErrors, instancePath + "/verdict", "#/properties/verdict/enum", "enum", { allowedValues: schema187.properties.verdict.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.passed !== void 0) {
			if (typeof data.passed !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/passed", "#/properties/passed/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.at !== void 0) {
			if (!validate399(data.at, { instancePath: instancePath + "/at" })) {
				vErrors = concatErrors(vErrors, validate399.errors);
				errors = vErrors.length;
			}
		}
		if (data.why !== void 0) {
			let data6 = data.why;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/why", "#/properties/why/type", "type", { type: schema187.properties.why.type }, "must be string,null");
				errors++;
			}
		}
		if (data.decided_by !== void 0) {
			let data7 = data.decided_by;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
						if (data8.name === void 0) {
							vErrors = addError(vErrors, instancePath + "/decided_by/" + i0, "#/properties/decided_by/items/required", "required", { missingProperty: "name" }, "must have required property 'name'");
							errors++;
						}
						if (data8.at === void 0) {
							vErrors = addError(vErrors, instancePath + "/decided_by/" + i0, "#/properties/decided_by/items/required", "required", { missingProperty: "at" }, "must have required property 'at'");
							errors++;
						}
						for (const key1 in data8) if (!(key1 === "name" || key1 === "at")) {
							vErrors = addError(vErrors, instancePath + "/decided_by/" + i0, "#/properties/decided_by/items/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
							errors++;
						}
						if (data8.name !== void 0) {
							if (typeof data8.name !== "string") {
								vErrors = addError(vErrors, instancePath + "/decided_by/" + i0 + "/name", "#/properties/decided_by/items/properties/name/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data8.at !== void 0) {
							let data10 = data8.at;
							const _errs23 = errors;
							let valid4 = false;
							let passing0 = null;
							const _errs24 = errors;
							if (!validate399(data10, { instancePath: instancePath + "/decided_by/" + i0 + "/at" })) {
								vErrors = concatErrors(vErrors, validate399.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs24 === errors;
							if (_valid0) {
								valid4 = true;
								passing0 = 0;
							}
							const _errs25 = errors;
							if (data10 !== null) {
								vErrors = addError(vErrors, instancePath + "/decided_by/" + i0 + "/at", "#/properties/decided_by/items/properties/at/oneOf/1/type", "type", { type: "null" }, "must be null");
								errors++;
							}
							var _valid0 = _errs25 === errors;
							if (_valid0 && valid4) {
								valid4 = false;
								passing0 = [passing0, 1];
							} else if (_valid0) {
								valid4 = true;
								passing0 = 1;
							}
							if (!valid4) {
								vErrors = addError(vErrors, instancePath + "/decided_by/" + i0 + "/at", "#/properties/decided_by/items/properties/at/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
								errors++;
							} else {
								errors = _errs23;
								if (vErrors !== null) {
									if (_errs23) vErrors.length = _errs23;
									else vErrors = null;
								}
							}
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/decided_by/" + i0, "#/properties/decided_by/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/decided_by", "#/properties/decided_by/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate473.errors = vErrors;
	return errors === 0;
}
function validate477(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.is_invariant === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "is_invariant" }, "must have required property 'is_invariant'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "is_invariant")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.is_invariant !== void 0) {
			if (typeof data.is_invariant !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/is_invariant", "#/properties/is_invariant/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate477.errors = vErrors;
	return errors === 0;
}
function validate472(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.results === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "results" }, "must have required property 'results'");
			errors++;
		}
		if (data.removed === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "removed" }, "must have required property 'removed'");
			errors++;
		}
		if (data.changed === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "changed" }, "must have required property 'changed'");
			errors++;
		}
		if (data.added === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "added" }, "must have required property 'added'");
			errors++;
		}
		if (data.failing === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "failing" }, "must have required property 'failing'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "results" || key0 === "removed" || key0 === "changed" || key0 === "added" || key0 === "failing")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.results !== void 0) {
			let data0 = data.results;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate473(data0[i0], { instancePath: instancePath + "/results/" + i0 })) {
					vErrors = concatErrors(vErrors, validate473.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/results", "#/properties/results/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.removed !== void 0) {
			let data2 = data.removed;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate477(data2[i1], { instancePath: instancePath + "/removed/" + i1 })) {
					vErrors = concatErrors(vErrors, validate477.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/removed", "#/properties/removed/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.changed !== void 0) {
			let data4 = data.changed;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate477(data4[i2], { instancePath: instancePath + "/changed/" + i2 })) {
					vErrors = concatErrors(vErrors, validate477.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/changed", "#/properties/changed/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.added !== void 0) {
			let data6 = data.added;
			if (Array.isArray(data6)) {
				const len3 = data6.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate477(data6[i3], { instancePath: instancePath + "/added/" + i3 })) {
					vErrors = concatErrors(vErrors, validate477.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/added", "#/properties/added/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.failing !== void 0) {
			let data8 = data.failing;
			if (Array.isArray(data8)) {
				const len4 = data8.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate473(data8[i4], { instancePath: instancePath + "/failing/" + i4 })) {
					vErrors = concatErrors(vErrors, validate473.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/failing", "#/properties/failing/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate472.errors = vErrors;
	return errors === 0;
}
const schema189 = { "properties": { "kind": { "enum": ["remediation", "detection"] } } };
function validate483(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.object === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "object" }, "must have required property 'object'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.at === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "at" }, "must have required property 'at'");
			errors++;
		}
		if (data.overridden === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "overridden" }, "must have required property 'overridden'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product" || key0 === "object" || key0 === "key" || key0 === "at" || key0 === "overridden")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = addError(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema189.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate181(data4, { instancePath: instancePath + "/product" })) {
				vErrors = concatErrors(vErrors, validate181.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				vErrors = addError(vErrors, instancePath + "/object", "#/properties/object/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data6 = data.key;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
				vErrors = addError(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.at !== void 0) {
			if (!validate399(data.at, { instancePath: instancePath + "/at" })) {
				vErrors = concatErrors(vErrors, validate399.errors);
				errors = vErrors.length;
			}
		}
		if (data.overridden !== void 0) {
			if (!validate399(data.overridden, { instancePath: instancePath + "/overridden" })) {
				vErrors = concatErrors(vErrors, validate399.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate483.errors = vErrors;
	return errors === 0;
}
const schema190 = { "properties": { "kind": { "enum": ["remediation", "detection"] } } };
function validate488(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.count === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "count" }, "must have required property 'count'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product" || key0 === "count")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = addError(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema190.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate181(data4, { instancePath: instancePath + "/product" })) {
				vErrors = concatErrors(vErrors, validate181.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.count !== void 0) {
			let data5 = data.count;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				vErrors = addError(vErrors, instancePath + "/count", "#/properties/count/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 1 || isNaN(data5)) {
					vErrors = addError(vErrors, instancePath + "/count", "#/properties/count/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate488.errors = vErrors;
	return errors === 0;
}
const schema191 = { "properties": { "kind": { "enum": ["remediation", "detection"] } } };
function validate491(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = addError(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema191.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate181(data4, { instancePath: instancePath + "/product" })) {
				vErrors = concatErrors(vErrors, validate181.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate491.errors = vErrors;
	return errors === 0;
}
const schema192 = { "properties": {
	"hint": { "type": ["string", "null"] },
	"status": { "type": ["integer", "null"] },
	"code": { "type": ["string", "null"] },
	"request_id": { "type": ["string", "null"] }
} };
function validate494(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.message === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		if (data.hint === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "hint" }, "must have required property 'hint'");
			errors++;
		}
		if (data.status === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "status" }, "must have required property 'status'");
			errors++;
		}
		if (data.code === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "code" }, "must have required property 'code'");
			errors++;
		}
		if (data.request_id === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "request_id" }, "must have required property 'request_id'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "message" || key0 === "hint" || key0 === "status" || key0 === "code" || key0 === "request_id")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.hint !== void 0) {
			let data1 = data.hint;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/hint", "#/properties/hint/type", "type", { type: schema192.properties.hint.type }, "must be string,null");
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: schema192.properties.status.type }, "must be integer,null");
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data3 = data.code;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: schema192.properties.code.type }, "must be string,null");
				errors++;
			}
		}
		if (data.request_id !== void 0) {
			let data4 = data.request_id;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/request_id", "#/properties/request_id/type", "type", { type: schema192.properties.request_id.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate494.errors = vErrors;
	return errors === 0;
}
const pattern52 = new RegExp("^[0-9a-f]{16}$", "u");
const pattern53 = new RegExp("^[0-9a-f]{64}$", "u");
function validate496(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.key_id === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key_id" }, "must have required property 'key_id'");
			errors++;
		}
		if (data.mac === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "mac" }, "must have required property 'mac'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "key_id" || key0 === "mac")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			if (typeof data.deployment !== "string") {
				vErrors = addError(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key_id !== void 0) {
			let data1 = data.key_id;
			if (typeof data1 === "string") {
				if (!pattern52.test(data1)) {
					vErrors = addError(vErrors, instancePath + "/key_id", "#/properties/key_id/pattern", "pattern", { pattern: "^[0-9a-f]{16}$" }, "must match pattern \"^[0-9a-f]{16}$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/key_id", "#/properties/key_id/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.mac !== void 0) {
			let data2 = data.mac;
			if (typeof data2 === "string") {
				if (!pattern53.test(data2)) {
					vErrors = addError(vErrors, instancePath + "/mac", "#/properties/mac/pattern", "pattern", { pattern: "^[0-9a-f]{64}$" }, "must match pattern \"^[0-9a-f]{64}$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/mac", "#/properties/mac/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate496.errors = vErrors;
	return errors === 0;
}
function validate376(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "version" }, "must have required property 'version'");
			errors++;
		}
		if (data.tool === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "tool" }, "must have required property 'tool'");
			errors++;
		}
		if (data.command === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "command" }, "must have required property 'command'");
			errors++;
		}
		if (data.outcome === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "outcome" }, "must have required property 'outcome'");
			errors++;
		}
		if (data.platform === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "platform" }, "must have required property 'platform'");
			errors++;
		}
		if (data.digest === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "digest" }, "must have required property 'digest'");
			errors++;
		}
		if (data.summary === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "summary" }, "must have required property 'summary'");
			errors++;
		}
		if (data.bundles === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundles" }, "must have required property 'bundles'");
			errors++;
		}
		if (data.problems === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "problems" }, "must have required property 'problems'");
			errors++;
		}
		if (data.guards === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "guards" }, "must have required property 'guards'");
			errors++;
		}
		if (data.error === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "error" }, "must have required property 'error'");
			errors++;
		}
		if (data.signatures === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "signatures" }, "must have required property 'signatures'");
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema154.properties, key0)) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.version !== void 0) {
			if (1 !== data.version) {
				vErrors = addError(vErrors, instancePath + "/version", "#/properties/version/const", "const", { allowedValue: 1 }, "must be equal to constant");
				errors++;
			}
		}
		if (data.tool !== void 0) {
			if (typeof data.tool !== "string") {
				vErrors = addError(vErrors, instancePath + "/tool", "#/properties/tool/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.command !== void 0) {
			let data2 = data.command;
			if (typeof data2 !== "string") {
				vErrors = addError(vErrors, instancePath + "/command", "#/properties/command/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data2 === "validate" || data2 === "preview" || data2 === "apply" || data2 === "rollback")) {
				vErrors = addError(vErrors, instancePath + "/command", "#/properties/command/enum", "enum", { allowedValues: schema154.properties.command.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.outcome !== void 0) {
			if (!validate377(data.outcome, { instancePath: instancePath + "/outcome" })) {
				vErrors = concatErrors(vErrors, validate377.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0) {
			let data4 = data.platform;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/platform", "#/properties/platform/type", "type", { type: schema154.properties.platform.type }, "must be string,null");
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data5 = data.config;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/config", "#/properties/config/type", "type", { type: schema154.properties.config.type }, "must be string,null");
				errors++;
			}
		}
		if (data.digest !== void 0) {
			if (!validate379(data.digest, { instancePath: instancePath + "/digest" })) {
				vErrors = concatErrors(vErrors, validate379.errors);
				errors = vErrors.length;
			}
		}
		if (data.undoes !== void 0) {
			if (!validate379(data.undoes, { instancePath: instancePath + "/undoes" })) {
				vErrors = concatErrors(vErrors, validate379.errors);
				errors = vErrors.length;
			}
		}
		if (data.summary !== void 0) {
			if (!validate382(data.summary, { instancePath: instancePath + "/summary" })) {
				vErrors = concatErrors(vErrors, validate382.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundles !== void 0) {
			let data9 = data.bundles;
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate386(data9[i0], { instancePath: instancePath + "/bundles/" + i0 })) {
					vErrors = concatErrors(vErrors, validate386.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/bundles", "#/properties/bundles/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.applied !== void 0) {
			if (!validate412(data.applied, { instancePath: instancePath + "/applied" })) {
				vErrors = concatErrors(vErrors, validate412.errors);
				errors = vErrors.length;
			}
		}
		if (data.problems !== void 0) {
			let data12 = data.problems;
			if (Array.isArray(data12)) {
				const len1 = data12.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate414(data12[i1], { instancePath: instancePath + "/problems/" + i1 })) {
					vErrors = concatErrors(vErrors, validate414.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/problems", "#/properties/problems/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.guards !== void 0) {
			let data14 = data.guards;
			if (Array.isArray(data14)) {
				const len2 = data14.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate416(data14[i2], { instancePath: instancePath + "/guards/" + i2 })) {
					vErrors = concatErrors(vErrors, validate416.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/guards", "#/properties/guards/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.impact !== void 0) {
			if (!validate419(data.impact, { instancePath: instancePath + "/impact" })) {
				vErrors = concatErrors(vErrors, validate419.errors);
				errors = vErrors.length;
			}
		}
		if (data.three_way_diff !== void 0) {
			if (!validate460(data.three_way_diff, { instancePath: instancePath + "/three_way_diff" })) {
				vErrors = concatErrors(vErrors, validate460.errors);
				errors = vErrors.length;
			}
		}
		if (data.tests !== void 0) {
			if (!validate472(data.tests, { instancePath: instancePath + "/tests" })) {
				vErrors = concatErrors(vErrors, validate472.errors);
				errors = vErrors.length;
			}
		}
		if (data.overrides !== void 0) {
			let data19 = data.overrides;
			if (Array.isArray(data19)) {
				const len3 = data19.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate483(data19[i3], { instancePath: instancePath + "/overrides/" + i3 })) {
					vErrors = concatErrors(vErrors, validate483.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/overrides", "#/properties/overrides/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.unmanaged_objects !== void 0) {
			let data21 = data.unmanaged_objects;
			if (Array.isArray(data21)) {
				const len4 = data21.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate488(data21[i4], { instancePath: instancePath + "/unmanaged_objects/" + i4 })) {
					vErrors = concatErrors(vErrors, validate488.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/unmanaged_objects", "#/properties/unmanaged_objects/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.unmanaged !== void 0) {
			let data23 = data.unmanaged;
			if (Array.isArray(data23)) {
				const len5 = data23.length;
				for (let i5 = 0; i5 < len5; i5++) if (!validate491(data23[i5], { instancePath: instancePath + "/unmanaged/" + i5 })) {
					vErrors = concatErrors(vErrors, validate491.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/unmanaged", "#/properties/unmanaged/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.error !== void 0) {
			let data25 = data.error;
			const _errs38 = errors;
			let valid13 = false;
			let passing0 = null;
			const _errs39 = errors;
			if (!validate494(data25, { instancePath: instancePath + "/error" })) {
				vErrors = concatErrors(vErrors, validate494.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs39 === errors;
			if (_valid0) {
				valid13 = true;
				passing0 = 0;
			}
			const _errs40 = errors;
			if (data25 !== null) {
				vErrors = addError(vErrors, instancePath + "/error", "#/properties/error/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs40 === errors;
			if (_valid0 && valid13) {
				valid13 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid13 = true;
				passing0 = 1;
			}
			if (!valid13) {
				vErrors = addError(vErrors, instancePath + "/error", "#/properties/error/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs38;
				if (vErrors !== null) {
					if (_errs38) vErrors.length = _errs38;
					else vErrors = null;
				}
			}
		}
		if (data.signatures !== void 0) {
			let data26 = data.signatures;
			if (Array.isArray(data26)) {
				const len6 = data26.length;
				for (let i6 = 0; i6 < len6; i6++) if (!validate496(data26[i6], { instancePath: instancePath + "/signatures/" + i6 })) {
					vErrors = concatErrors(vErrors, validate496.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/signatures", "#/properties/signatures/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate376.errors = vErrors;
	return errors === 0;
}
function addError(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return pushError(all, error);
}
function pushError(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function concatErrors(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/plan/file/plan-file.ts
var PlanFileError = class extends require_start.ExpectedError {
	name = "PlanFileError";
	isEdited;
	constructor(message, fix, isEdited = false) {
		super(message, { fix });
		this.isEdited = isEdited;
	}
};
const previewAgain = "Create it again with `ifmatch preview --out FILE`.";
const rollBackAgain = "Create it again with `ifmatch rollback FILE --out FILE`, from the applied plan.";
async function readPlanFile(text, secretOf) {
	const file = parsePlanFile(text);
	if (file.bundles.length === 0) throw new PlanFileError(`The file contains no plan: the run that wrote it ended with "${file.outcome}".`, previewAgain);
	await verifySignatures(file, secretOf);
	return {
		plan: planFromFile(file),
		platform: file.platform,
		config: file.config ?? null,
		results: file.bundles.map(toSavedResult)
	};
}
const parsePlanFile = (text) => checkVersionAndShape(parseJson(text.replace(/^\uFEFF/, "")));
function planFromFile({ bundles, digest, summary, undoes }) {
	const { creates, updates, deletes, effect } = summary;
	return {
		bundles: bundles.map(toPlannedBundle),
		digest,
		summary: {
			creates,
			updates,
			deletes,
			effect
		},
		...undoes === void 0 ? {} : { undoes }
	};
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		throw new PlanFileError("The file is not JSON. It may be truncated.", previewAgain);
	}
}
function checkVersionAndShape(value) {
	const { version, bundles, signatures } = Object(value);
	if (typeof version !== "number") throw new PlanFileError("The file is JSON, but not a plan file: it has no version number.", previewAgain);
	if (version !== 1) throw new PlanFileError(`The plan file has version ${String(version)}, and this program reads version 1. Use the version of ifmatch that wrote it, or create it again.`, previewAgain);
	if (signatures === void 0 && bundles !== void 0) throw unsignedError(previewAgain);
	if (isPlanFile(value)) return value;
	const [error] = isPlanFile.errors ?? [];
	throw new PlanFileError(`The file is not a plan file: ${error === void 0 || error.instancePath === "" ? "at the top" : `at ${error.instancePath}`} it ${describeShapeError(error)}.`, previewAgain);
}
function describeShapeError(error) {
	const { missingProperty, additionalProperty } = error?.params ?? {};
	if (typeof missingProperty === "string") return `lacks "${missingProperty}"`;
	if (typeof additionalProperty === "string") return `has the unknown field "${additionalProperty}"`;
	return error?.message ?? "has another shape";
}
async function verifySignatures(file, secretOf) {
	const content = signedContent(file);
	const fix = file.undoes === void 0 ? previewAgain : rollBackAgain;
	for (const deployment of deploymentsOf(file)) {
		const { slug } = deployment;
		const signatures = file.signatures.filter((signature) => signature.deployment === slug);
		const key = require_signing.derivePlanKey(await secretOf(slug), {
			platform: file.platform ?? "",
			deployment
		});
		const [firstSignature] = signatures;
		if (file.signatures.length === 0) throw unsignedError(fix);
		if (firstSignature === void 0) throw new PlanFileError(`The plan is not signed with the API token of ${slug}.`, fix);
		if (signatures.some(({ mac }) => require_signing.isSameMac(mac, require_signing.macOf(content, key)))) continue;
		if (signatures.some(({ key_id }) => key_id === key.id)) throw new PlanFileError("The plan was edited after it was saved: its signature does not match.", fix, true);
		throw new PlanFileError(`The plan was made for ${file.platform ?? "no platform"} and signed with another API token of ${slug} (key ${firstSignature.key_id}; yours is ${key.id}).`, fix);
	}
}
const unsignedError = (fix) => new PlanFileError("The plan is not signed.", fix);
const toPlannedBundle = (bundle) => ({
	...bundleContent(bundle, bundle.bundle),
	deployment: bundle.deployment,
	stateVersion: bundle.state_version,
	bundleDigest: bundle.bundle_digest,
	diffDigest: bundle.diff_digest,
	changes: readChanges(bundle)
});
function toSavedResult(bundle) {
	const { result, undo } = bundle;
	return {
		bundle: toPlannedBundle(bundle),
		result,
		undo: undo && {
			stateVersion: undo.state_version,
			content: bundleContent(bundle, undo.bundle)
		}
	};
}
const bundleContent = ({ kind, product }, content) => kind === "remediation" ? {
	kind,
	content
} : {
	kind: `detection/${product ?? "code"}`,
	content
};
function readChanges(bundle) {
	const classifyInBundle = require_classify.classifierFor(bundleContent(bundle, bundle.bundle), bundle.changes);
	return bundle.changes.map((saved) => readChange(saved, classifyInBundle));
}
const readChangeAlone = (saved) => readChange(saved, require_classify.classifyWithoutBundle);
function readChange(saved, classifyEntry) {
	const { verb, object, key, effect, says, before, after, notes, at } = saved;
	const { message: classified } = classifyEntry({
		object,
		key,
		before,
		after
	});
	return {
		verb,
		object,
		key,
		id: require_validate.objectId(object, key),
		effect,
		message: require_start.plainText(classified) === says ? classified : [require_start.foreign(says)],
		before,
		after,
		at,
		notes: verb === "delete" ? {} : notes
	};
}
async function signPlanFile(file, secretOf) {
	const content = signedContent(file);
	const signatures = deploymentsOf(file).map(async (deployment) => {
		const key = require_signing.derivePlanKey(await secretOf(deployment.slug), {
			platform: file.platform ?? "",
			deployment
		});
		return {
			deployment: deployment.slug,
			key_id: key.id,
			mac: require_signing.macOf(content, key)
		};
	});
	return {
		...file,
		signatures: await Promise.all(signatures)
	};
}
const deploymentsOf = ({ bundles }) => [...new Map(bundles.map(({ deployment }) => [`${deployment.id} ${deployment.slug}`, deployment])).values()];
function signedContent({ signatures: _, ...content }) {
	const text = JSON.stringify(content, (_key, value) => require_validate.isObject(value) ? sortedByKey(value) : value);
	return `plan 1\n${(0, node_crypto.createHash)("sha256").update(text).digest("hex")}`;
}
const sortedByKey = (value) => Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1));
Object.defineProperty(exports, "PlanFileError", {
	enumerable: true,
	get: function() {
		return PlanFileError;
	}
});
Object.defineProperty(exports, "deploymentsOf", {
	enumerable: true,
	get: function() {
		return deploymentsOf;
	}
});
Object.defineProperty(exports, "parsePlanFile", {
	enumerable: true,
	get: function() {
		return parsePlanFile;
	}
});
Object.defineProperty(exports, "planFromFile", {
	enumerable: true,
	get: function() {
		return planFromFile;
	}
});
Object.defineProperty(exports, "readChangeAlone", {
	enumerable: true,
	get: function() {
		return readChangeAlone;
	}
});
Object.defineProperty(exports, "readPlanFile", {
	enumerable: true,
	get: function() {
		return readPlanFile;
	}
});
Object.defineProperty(exports, "signPlanFile", {
	enumerable: true,
	get: function() {
		return signPlanFile;
	}
});
Object.defineProperty(exports, "verifySignatures", {
	enumerable: true,
	get: function() {
		return verifySignatures;
	}
});
