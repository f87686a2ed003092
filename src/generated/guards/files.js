// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
// node_modules/ajv/dist/runtime/ucs2length.js
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
// files
const isConfig = validate269;
const schema119 = { "properties": {
	"policies": { "$ref": "#/$defs/Paths" },
	"tests": { "$ref": "#/$defs/Paths" },
	"ignore": {
		"type": "array",
		"maxItems": 1e3,
		"items": {
			"type": "string",
			"minLength": 1,
			"maxLength": 4096
		}
	},
	"deployments": {
		"type": "object",
		"maxProperties": 1e4,
		"propertyNames": {
			"minLength": 1,
			"maxLength": 255
		},
		"additionalProperties": { "$ref": "#/$defs/ConfigDeployment" }
	},
	"unmanaged": { "$ref": "#/$defs/ConfigUnmanaged" },
	"guards": { "$ref": "#/$defs/ConfigGuards" },
	"rules": {
		"type": "array",
		"maxItems": 100,
		"items": { "$ref": "#/$defs/ConfigRule" }
	},
	"on_stale": {
		"type": "string",
		"enum": ["refuse", "same-diff"]
	},
	"apply": { "$ref": "#/$defs/ConfigApply" },
	"impact": {
		"type": "string",
		"enum": ["auto", "off"]
	},
	"expiry_warning_days": {
		"type": "integer",
		"minimum": 0,
		"maximum": 366
	},
	"extra_fields": { "$ref": "#/$defs/ConfigExtraFields" }
} };
const func4 = Object.prototype.hasOwnProperty;
const func2 = require_ucs2length().default;
function validate270(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data === "string") {
		if (func2(data) > 4096) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/0/maxLength", "maxLength", { limit: 4096 }, "must NOT have more than 4096 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/0/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/oneOf/0/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
			errors++;
		}
		if (data.length < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 4096) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/maxLength", "maxLength", { limit: 4096 }, "must NOT have more than 4096 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/oneOf/1/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate270.errors = vErrors;
	return errors === 0;
}
const schema121 = { "properties": { "id": { "type": ["string", "integer"] } } };
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9]{1,19}$", "u");
const pattern11 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
function validate276(data, { instancePath = "" } = {}) {
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
		if (!pattern11.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate276.errors = vErrors;
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
function validate278(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = addError(vErrors, instancePath, "#/minProperties", "minProperties", { limit: 1 }, "must NOT have fewer than 1 properties");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.rule !== void 0) {
			let data0 = data.rule;
			if (typeof data0 === "string") {
				if (func2(data0) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate192(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = concatErrors(vErrors, validate192.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			let data2 = data.project;
			if (typeof data2 === "string") {
				if (func2(data2) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data2) < 1) {
					vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data3 = data.project_tag_name;
			if (typeof data3 === "string") {
				if (func2(data3) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data3) < 1) {
					vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate278.errors = vErrors;
	return errors === 0;
}
function validate275(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate276(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate276.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (!validate278(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate278.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate275.errors = vErrors;
	return errors === 0;
}
function validate283(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			vErrors = addError(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
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
	validate283.errors = vErrors;
	return errors === 0;
}
function validate285(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "policies" || key0 === "projects" || key0 === "project_tags")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.policies !== void 0) {
			if (!validate283(data.policies, { instancePath: instancePath + "/policies" })) {
				vErrors = concatErrors(vErrors, validate283.errors);
				errors = vErrors.length;
			}
		}
		if (data.projects !== void 0) {
			if (!validate283(data.projects, { instancePath: instancePath + "/projects" })) {
				vErrors = concatErrors(vErrors, validate283.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tags !== void 0) {
			if (!validate283(data.project_tags, { instancePath: instancePath + "/project_tags" })) {
				vErrors = concatErrors(vErrors, validate283.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate285.errors = vErrors;
	return errors === 0;
}
function validate282(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate283(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate283.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (!validate285(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate285.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate282.errors = vErrors;
	return errors === 0;
}
function validate273(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "id" || key0 === "policies" || key0 === "without" || key0 === "unmanaged")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema121.properties.id.type }, "must be string,integer");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern3.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
					errors++;
				}
			}
		}
		if (data.policies !== void 0) {
			if (!validate270(data.policies, { instancePath: instancePath + "/policies" })) {
				vErrors = concatErrors(vErrors, validate270.errors);
				errors = vErrors.length;
			}
		}
		if (data.without !== void 0) {
			let data2 = data.without;
			if (Array.isArray(data2)) {
				if (data2.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/without", "#/properties/without/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate275(data2[i0], { instancePath: instancePath + "/without/" + i0 })) {
					vErrors = concatErrors(vErrors, validate275.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/without", "#/properties/without/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.unmanaged !== void 0) {
			if (!validate282(data.unmanaged, { instancePath: instancePath + "/unmanaged" })) {
				vErrors = concatErrors(vErrors, validate282.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate273.errors = vErrors;
	return errors === 0;
}
const schema128 = { "properties": {
	"broken_tests": { "enum": ["require_approval", "allow"] },
	"looser": { "enum": ["allow", "require_approval"] }
} };
function validate293(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "max_deletes" || key0 === "max_delete_percent" || key0 === "allow_no_blocking" || key0 === "protected" || key0 === "broken_tests" || key0 === "allow_failing_rules" || key0 === "looser")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.max_deletes !== void 0) {
			let data0 = data.max_deletes;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = addError(vErrors, instancePath + "/max_deletes", "#/properties/max_deletes/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e6 || isNaN(data0)) {
					vErrors = addError(vErrors, instancePath + "/max_deletes", "#/properties/max_deletes/maximum", "maximum", {
						comparison: "<=",
						limit: 1e6
					}, "must be <= 1000000");
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = addError(vErrors, instancePath + "/max_deletes", "#/properties/max_deletes/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.max_delete_percent !== void 0) {
			let data1 = data.max_delete_percent;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = addError(vErrors, instancePath + "/max_delete_percent", "#/properties/max_delete_percent/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 100 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/max_delete_percent", "#/properties/max_delete_percent/maximum", "maximum", {
						comparison: "<=",
						limit: 100
					}, "must be <= 100");
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/max_delete_percent", "#/properties/max_delete_percent/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.allow_no_blocking !== void 0) {
			if (typeof data.allow_no_blocking !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/allow_no_blocking", "#/properties/allow_no_blocking/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.protected !== void 0) {
			let data3 = data.protected;
			if (Array.isArray(data3)) {
				if (data3.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/protected", "#/properties/protected/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 === "string") {
						if (func2(data4) > 255) {
							vErrors = addError(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
							errors++;
						}
						if (func2(data4) < 1) {
							vErrors = addError(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data4)) {
							vErrors = addError(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/protected", "#/properties/protected/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.broken_tests !== void 0) {
			let data5 = data.broken_tests;
			if (typeof data5 !== "string") {
				vErrors = addError(vErrors, instancePath + "/broken_tests", "#/properties/broken_tests/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data5 === "require_approval" || data5 === "allow")) {
				vErrors = addError(vErrors, instancePath + "/broken_tests", "#/properties/broken_tests/enum", "enum", { allowedValues: schema128.properties.broken_tests.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.allow_failing_rules !== void 0) {
			let data6 = data.allow_failing_rules;
			if (Array.isArray(data6)) {
				if (data6.length > 100) {
					vErrors = addError(vErrors, instancePath + "/allow_failing_rules", "#/properties/allow_failing_rules/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
					errors++;
				}
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data7 = data6[i1];
					if (typeof data7 === "string") {
						if (func2(data7) > 255) {
							vErrors = addError(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
							errors++;
						}
						if (func2(data7) < 1) {
							vErrors = addError(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data7)) {
							vErrors = addError(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/allow_failing_rules", "#/properties/allow_failing_rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.looser !== void 0) {
			let data8 = data.looser;
			if (typeof data8 !== "string") {
				vErrors = addError(vErrors, instancePath + "/looser", "#/properties/looser/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data8 === "allow" || data8 === "require_approval")) {
				vErrors = addError(vErrors, instancePath + "/looser", "#/properties/looser/enum", "enum", { allowedValues: schema128.properties.looser.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate293.errors = vErrors;
	return errors === 0;
}
const schema129 = { "properties": { "severity": { "enum": ["error", "warning"] } } };
function validate295(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.expression === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "expression" }, "must have required property 'expression'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "severity" || key0 === "when" || key0 === "expression" || key0 === "message")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern11.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.severity !== void 0) {
			let data1 = data.severity;
			if (typeof data1 !== "string") {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data1 === "error" || data1 === "warning")) {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/enum", "enum", { allowedValues: schema129.properties.severity.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.when !== void 0) {
			let data2 = data.when;
			if (typeof data2 === "string") {
				if (func2(data2) > 1e4) {
					vErrors = addError(vErrors, instancePath + "/when", "#/properties/when/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
					errors++;
				}
				if (func2(data2) < 1) {
					vErrors = addError(vErrors, instancePath + "/when", "#/properties/when/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/when", "#/properties/when/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.expression !== void 0) {
			let data3 = data.expression;
			if (typeof data3 === "string") {
				if (func2(data3) > 1e4) {
					vErrors = addError(vErrors, instancePath + "/expression", "#/properties/expression/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
					errors++;
				}
				if (func2(data3) < 1) {
					vErrors = addError(vErrors, instancePath + "/expression", "#/properties/expression/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/expression", "#/properties/expression/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data4 = data.message;
			if (typeof data4 === "string") {
				if (func2(data4) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data4) < 1) {
					vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate295.errors = vErrors;
	return errors === 0;
}
function validate297(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "waves")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.waves !== void 0) {
			let data0 = data.waves;
			if (Array.isArray(data0)) {
				if (data0.length > 100) {
					vErrors = addError(vErrors, instancePath + "/waves", "#/properties/waves/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (Array.isArray(data1)) {
						if (data1.length > 1e4) {
							vErrors = addError(vErrors, instancePath + "/waves/" + i0, "#/properties/waves/items/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
							errors++;
						}
						if (data1.length < 1) {
							vErrors = addError(vErrors, instancePath + "/waves/" + i0, "#/properties/waves/items/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
							errors++;
						}
						const len1 = data1.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data2 = data1[i1];
							if (typeof data2 === "string") {
								if (func2(data2) > 255) {
									vErrors = addError(vErrors, instancePath + "/waves/" + i0 + "/" + i1, "#/properties/waves/items/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
									errors++;
								}
								if (func2(data2) < 1) {
									vErrors = addError(vErrors, instancePath + "/waves/" + i0 + "/" + i1, "#/properties/waves/items/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
									errors++;
								}
							} else {
								vErrors = addError(vErrors, instancePath + "/waves/" + i0 + "/" + i1, "#/properties/waves/items/items/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/waves/" + i0, "#/properties/waves/items/type", "type", { type: "array" }, "must be array");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/waves", "#/properties/waves/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate297.errors = vErrors;
	return errors === 0;
}
const pattern18 = /* @__PURE__ */ new RegExp("^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$", "u");
function validate300(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = addError(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern18.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/pattern", "pattern", { pattern: "^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$" }, "must match pattern \"^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$\"");
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
	validate300.errors = vErrors;
	return errors === 0;
}
function validate299(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "policy" || key0 === "filters" || key0 === "condition" || key0 === "action" || key0 === "detection" || key0 === "exception")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.policy !== void 0) {
			if (!validate300(data.policy, { instancePath: instancePath + "/policy" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate300(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.condition !== void 0) {
			if (!validate300(data.condition, { instancePath: instancePath + "/condition" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.action !== void 0) {
			if (!validate300(data.action, { instancePath: instancePath + "/action" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.detection !== void 0) {
			if (!validate300(data.detection, { instancePath: instancePath + "/detection" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.exception !== void 0) {
			if (!validate300(data.exception, { instancePath: instancePath + "/exception" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate299.errors = vErrors;
	return errors === 0;
}
function validate269(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4.call(schema119.properties, key0)) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.policies !== void 0) {
			if (!validate270(data.policies, { instancePath: instancePath + "/policies" })) {
				vErrors = concatErrors(vErrors, validate270.errors);
				errors = vErrors.length;
			}
		}
		if (data.tests !== void 0) {
			if (!validate270(data.tests, { instancePath: instancePath + "/tests" })) {
				vErrors = concatErrors(vErrors, validate270.errors);
				errors = vErrors.length;
			}
		}
		if (data.ignore !== void 0) {
			let data2 = data.ignore;
			if (Array.isArray(data2)) {
				if (data2.length > 1e3) {
					vErrors = addError(vErrors, instancePath + "/ignore", "#/properties/ignore/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func2(data3) > 4096) {
							vErrors = addError(vErrors, instancePath + "/ignore/" + i0, "#/properties/ignore/items/maxLength", "maxLength", { limit: 4096 }, "must NOT have more than 4096 characters");
							errors++;
						}
						if (func2(data3) < 1) {
							vErrors = addError(vErrors, instancePath + "/ignore/" + i0, "#/properties/ignore/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/ignore/" + i0, "#/properties/ignore/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/ignore", "#/properties/ignore/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.deployments !== void 0) {
			let data4 = data.deployments;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (Object.keys(data4).length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/maxProperties", "maxProperties", { limit: 1e4 }, "must NOT have more than 10000 properties");
					errors++;
				}
				for (const key1 in data4) {
					const _errs10 = errors;
					if (typeof key1 === "string") {
						if (func2(key1) > 255) {
							vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/propertyNames/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters", key1);
							errors++;
						}
						if (func2(key1) < 1) {
							vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/propertyNames/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters", key1);
							errors++;
						}
					}
					if (!(_errs10 === errors)) {
						vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/propertyNames", "propertyNames", { propertyName: key1 }, "property name must be valid");
						errors++;
					}
				}
				for (const key2 in data4) if (!validate273(data4[key2], { instancePath: instancePath + "/deployments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = concatErrors(vErrors, validate273.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.unmanaged !== void 0) {
			if (!validate282(data.unmanaged, { instancePath: instancePath + "/unmanaged" })) {
				vErrors = concatErrors(vErrors, validate282.errors);
				errors = vErrors.length;
			}
		}
		if (data.guards !== void 0) {
			if (!validate293(data.guards, { instancePath: instancePath + "/guards" })) {
				vErrors = concatErrors(vErrors, validate293.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			let data8 = data.rules;
			if (Array.isArray(data8)) {
				if (data8.length > 100) {
					vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
					errors++;
				}
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate295(data8[i1], { instancePath: instancePath + "/rules/" + i1 })) {
					vErrors = concatErrors(vErrors, validate295.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.on_stale !== void 0) {
			let data10 = data.on_stale;
			if (typeof data10 !== "string") {
				vErrors = addError(vErrors, instancePath + "/on_stale", "#/properties/on_stale/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data10 === "refuse" || data10 === "same-diff")) {
				vErrors = addError(vErrors, instancePath + "/on_stale", "#/properties/on_stale/enum", "enum", { allowedValues: schema119.properties.on_stale.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.apply !== void 0) {
			if (!validate297(data.apply, { instancePath: instancePath + "/apply" })) {
				vErrors = concatErrors(vErrors, validate297.errors);
				errors = vErrors.length;
			}
		}
		if (data.impact !== void 0) {
			let data12 = data.impact;
			if (typeof data12 !== "string") {
				vErrors = addError(vErrors, instancePath + "/impact", "#/properties/impact/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data12 === "auto" || data12 === "off")) {
				vErrors = addError(vErrors, instancePath + "/impact", "#/properties/impact/enum", "enum", { allowedValues: schema119.properties.impact.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.expiry_warning_days !== void 0) {
			let data13 = data.expiry_warning_days;
			if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
				vErrors = addError(vErrors, instancePath + "/expiry_warning_days", "#/properties/expiry_warning_days/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data13 == "number" && isFinite(data13)) {
				if (data13 > 366 || isNaN(data13)) {
					vErrors = addError(vErrors, instancePath + "/expiry_warning_days", "#/properties/expiry_warning_days/maximum", "maximum", {
						comparison: "<=",
						limit: 366
					}, "must be <= 366");
					errors++;
				}
				if (data13 < 0 || isNaN(data13)) {
					vErrors = addError(vErrors, instancePath + "/expiry_warning_days", "#/properties/expiry_warning_days/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.extra_fields !== void 0) {
			if (!validate299(data.extra_fields, { instancePath: instancePath + "/extra_fields" })) {
				vErrors = concatErrors(vErrors, validate299.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate269.errors = vErrors;
	return errors === 0;
}
const isDetectionFile = validate308;
const pattern19 = /* @__PURE__ */ new RegExp("^x-(?!expires$)", "u");
function validate309(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data === "string") {
		if (func2(data) > 255) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/0/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/0/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern11.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/0/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/oneOf/0/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 1e4) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
			errors++;
		}
		if (data.length < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern11.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/oneOf/1/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate309.errors = vErrors;
	return errors === 0;
}
const schema135 = { "enum": ["code", "secrets"] };
function validate311(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema135.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate311.errors = vErrors;
	return errors === 0;
}
const pattern25 = /* @__PURE__ */ new RegExp("^x-", "u");
const pattern12 = /* @__PURE__ */ new RegExp("^\\S(?:.*\\S)?$", "u");
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
const pattern31 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate316(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern31.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, "must match pattern \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\"");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate316.errors = vErrors;
	return errors === 0;
}
function validate318(data, { instancePath = "" } = {}) {
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
	validate318.errors = vErrors;
	return errors === 0;
}
function validate313(data, { instancePath = "" } = {}) {
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
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "projects" || key0 === "project_tag_name" || key0 === "project_tag_names" || key0 === "x-expires" || pattern25.test(key0))) {
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
			let data1 = data.rule;
			if (typeof data1 === "string") {
				if (func2(data1) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data1) < 1) {
					vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern11.test(data1)) {
					vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate192(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = concatErrors(vErrors, validate192.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 === "string") {
				if (func2(data3) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data3) < 1) {
					vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern12.test(data3)) {
					vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.projects !== void 0) {
			let data4 = data.projects;
			if (Array.isArray(data4)) {
				if (data4.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/projects", "#/properties/projects/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				if (data4.length < 1) {
					vErrors = addError(vErrors, instancePath + "/projects", "#/properties/projects/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (typeof data5 === "string") {
						if (func2(data5) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data5) < 1) {
							vErrors = addError(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern12.test(data5)) {
							vErrors = addError(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/projects", "#/properties/projects/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data6 = data.project_tag_name;
			if (typeof data6 === "string") {
				if (func2(data6) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data6) < 1) {
					vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern12.test(data6)) {
					vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.project_tag_names !== void 0) {
			let data7 = data.project_tag_names;
			if (Array.isArray(data7)) {
				if (data7.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/project_tag_names", "#/properties/project_tag_names/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				if (data7.length < 1) {
					vErrors = addError(vErrors, instancePath + "/project_tag_names", "#/properties/project_tag_names/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (typeof data8 === "string") {
						if (func2(data8) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data8) < 1) {
							vErrors = addError(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern12.test(data8)) {
							vErrors = addError(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/project_tag_names", "#/properties/project_tag_names/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate316(data["x-expires"], { instancePath: instancePath + "/x-expires" })) {
				vErrors = concatErrors(vErrors, validate316.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern25.test(key1)) {
			if (!validate318(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
				vErrors = concatErrors(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate313.errors = vErrors;
	return errors === 0;
}
function validate308(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = addError(vErrors, instancePath, "#/anyOf/0/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.rules === void 0) {
				vErrors = addError(vErrors, instancePath, "#/anyOf/1/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
				errors++;
			}
		}
		var _valid0 = _errs3 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs4 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.disabled === void 0) {
					vErrors = addError(vErrors, instancePath, "#/anyOf/2/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
					errors++;
				}
			}
			var _valid0 = _errs4 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs5 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.exceptions === void 0) {
						vErrors = addError(vErrors, instancePath, "#/anyOf/3/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
						errors++;
					}
				}
				var _valid0 = _errs5 === errors;
				valid0 = valid0 || _valid0;
			}
		}
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions" || pattern19.test(key0))) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = concatErrors(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.product !== void 0) {
			if (!validate311(data.product, { instancePath: instancePath + "/product" })) {
				vErrors = concatErrors(vErrors, validate311.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (Array.isArray(data2)) {
				if (data2.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/rulesets", "#/properties/rulesets/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func2(data3) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data3) < 1) {
							vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data3)) {
							vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (Array.isArray(data4)) {
				if (data4.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data5 = data4[i1];
					if (typeof data5 === "string") {
						if (func2(data5) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data5) < 1) {
							vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data5)) {
							vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (Array.isArray(data6)) {
				if (data6.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/disabled", "#/properties/disabled/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data7 = data6[i2];
					if (typeof data7 === "string") {
						if (func2(data7) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data7) < 1) {
							vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data7)) {
							vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (Array.isArray(data8)) {
				if (data8.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/exceptions", "#/properties/exceptions/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate313(data8[i3], { instancePath: instancePath + "/exceptions/" + i3 })) {
					vErrors = concatErrors(vErrors, validate313.errors);
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
	validate308.errors = vErrors;
	return errors === 0;
}
const isPolicyEntry = validate321;
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
function validate321(data, { instancePath = "" } = {}) {
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
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern25.test(key0))) {
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
		if (data["x-expires"] !== void 0) {
			if (!validate316(data["x-expires"], { instancePath: instancePath + "/x-expires" })) {
				vErrors = concatErrors(vErrors, validate316.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern25.test(key1)) {
			if (!validate318(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
				vErrors = concatErrors(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate321.errors = vErrors;
	return errors === 0;
}
const isPolicyFile = validate330;
function validate330(data, { instancePath = "" } = {}) {
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
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern25.test(key0))) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = concatErrors(vErrors, validate309.errors);
				errors = vErrors.length;
			}
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
		if (data["x-expires"] !== void 0) {
			if (!validate316(data["x-expires"], { instancePath: instancePath + "/x-expires" })) {
				vErrors = concatErrors(vErrors, validate316.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern25.test(key1)) {
			if (!validate318(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
				vErrors = concatErrors(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate330.errors = vErrors;
	return errors === 0;
}
const isPolicyListFile = validate340;
function validate340(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies" || pattern19.test(key0))) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = concatErrors(vErrors, validate309.errors);
				errors = vErrors.length;
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate321(data1[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = concatErrors(vErrors, validate321.errors);
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
	validate340.errors = vErrors;
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
export { isConfig, isDetectionFile, isPolicyEntry, isPolicyFile, isPolicyListFile };
