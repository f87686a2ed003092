// src/generated/guards/tests.js
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
const isTestFile = validate343;
const pattern19 = new RegExp("^x-(?!expires$)", "u");
const func2 = require_ucs2length().default;
const pattern11 = new RegExp("^\\S+$", "u");
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
const schema143 = { "properties": {
	"name": {
		"type": "string",
		"minLength": 1,
		"maxLength": 255
	},
	"deployment_slug": { "$ref": "#/$defs/DeploymentSlugs" },
	"always": { "$ref": "#/$defs/TestedKind" },
	"finding": { "$ref": "#/$defs/TestedFinding" },
	"expect": { "$ref": "#/$defs/TestExpectation" },
	"product": {
		"type": "string",
		"enum": ["code", "secrets"]
	},
	"project": { "$ref": "#/$defs/TestedProject" },
	"scanned_by": {
		"type": "array",
		"minItems": 1,
		"maxItems": 1e4,
		"items": {
			"type": "string",
			"minLength": 1,
			"maxLength": 1e3,
			"pattern": "^\\S+$"
		}
	},
	"not_excluded": {
		"type": "array",
		"minItems": 1,
		"maxItems": 1e4,
		"items": {
			"type": "string",
			"minLength": 1,
			"maxLength": 1e3,
			"pattern": "^\\S+$"
		}
	},
	"allow_unknown": { "type": "boolean" }
} };
const func4 = Object.prototype.hasOwnProperty;
const schema145 = { "oneOf": [{
	"type": "string",
	"enum": [
		"low",
		"medium",
		"high",
		"critical",
		"unset"
	]
}, {
	"type": "array",
	"minItems": 1,
	"maxItems": 10,
	"items": {
		"type": "string",
		"enum": [
			"low",
			"medium",
			"high",
			"critical",
			"unset"
		]
	}
}] };
function validate348(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/oneOf/0/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "low" || data === "medium" || data === "high" || data === "critical" || data === "unset")) {
		vErrors = addError(vErrors, instancePath, "#/oneOf/0/enum", "enum", { allowedValues: schema145.oneOf[0].enum }, "must be equal to one of the allowed values");
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 10) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/maxItems", "maxItems", { limit: 10 }, "must NOT have more than 10 items");
			errors++;
		}
		if (data.length < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "low" || data0 === "medium" || data0 === "high" || data0 === "critical" || data0 === "unset")) {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/enum", "enum", { allowedValues: schema145.oneOf[1].items.enum }, "must be equal to one of the allowed values");
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
	validate348.errors = vErrors;
	return errors === 0;
}
const schema146 = { "oneOf": [{
	"type": "string",
	"enum": [
		"low",
		"medium",
		"high",
		"unset"
	]
}, {
	"type": "array",
	"minItems": 1,
	"maxItems": 10,
	"items": {
		"type": "string",
		"enum": [
			"low",
			"medium",
			"high",
			"unset"
		]
	}
}] };
function validate350(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/oneOf/0/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "low" || data === "medium" || data === "high" || data === "unset")) {
		vErrors = addError(vErrors, instancePath, "#/oneOf/0/enum", "enum", { allowedValues: schema146.oneOf[0].enum }, "must be equal to one of the allowed values");
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 10) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/maxItems", "maxItems", { limit: 10 }, "must NOT have more than 10 items");
			errors++;
		}
		if (data.length < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "low" || data0 === "medium" || data0 === "high" || data0 === "unset")) {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/enum", "enum", { allowedValues: schema146.oneOf[1].items.enum }, "must be equal to one of the allowed values");
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
	validate350.errors = vErrors;
	return errors === 0;
}
function validate352(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			vErrors = addError(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
			errors++;
		}
		if (data.length < 1) {
			vErrors = addError(vErrors, instancePath, "#/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
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
	validate352.errors = vErrors;
	return errors === 0;
}
const schema148 = {
	"type": ["boolean", "string"],
	"enum": [
		true,
		false,
		"unset"
	]
};
function validate355(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "boolean" && typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema148.type }, "must be boolean,string");
		errors++;
	}
	if (!(data === true || data === false || data === "unset")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema148.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate355.errors = vErrors;
	return errors === 0;
}
function validate358(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = addError(vErrors, instancePath, "#/minProperties", "minProperties", { limit: 1 }, "must NOT have fewer than 1 properties");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "repository_tags" || key0 === "vulnerability_classes")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.repository_tags !== void 0) {
			if (!validate352(data.repository_tags, { instancePath: instancePath + "/repository_tags" })) {
				vErrors = concatErrors(vErrors, validate352.errors);
				errors = vErrors.length;
			}
		}
		if (data.vulnerability_classes !== void 0) {
			if (!validate352(data.vulnerability_classes, { instancePath: instancePath + "/vulnerability_classes" })) {
				vErrors = concatErrors(vErrors, validate352.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate358.errors = vErrors;
	return errors === 0;
}
function validate347(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "severity" || key0 === "confidence" || key0 === "repository_tags" || key0 === "vulnerability_classes" || key0 === "full_scan" || key0 === "breaking_change" || key0 === "without")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.severity !== void 0) {
			if (!validate348(data.severity, { instancePath: instancePath + "/severity" })) {
				vErrors = concatErrors(vErrors, validate348.errors);
				errors = vErrors.length;
			}
		}
		if (data.confidence !== void 0) {
			if (!validate350(data.confidence, { instancePath: instancePath + "/confidence" })) {
				vErrors = concatErrors(vErrors, validate350.errors);
				errors = vErrors.length;
			}
		}
		if (data.repository_tags !== void 0) {
			if (!validate352(data.repository_tags, { instancePath: instancePath + "/repository_tags" })) {
				vErrors = concatErrors(vErrors, validate352.errors);
				errors = vErrors.length;
			}
		}
		if (data.vulnerability_classes !== void 0) {
			if (!validate352(data.vulnerability_classes, { instancePath: instancePath + "/vulnerability_classes" })) {
				vErrors = concatErrors(vErrors, validate352.errors);
				errors = vErrors.length;
			}
		}
		if (data.full_scan !== void 0) {
			if (!validate355(data.full_scan, { instancePath: instancePath + "/full_scan" })) {
				vErrors = concatErrors(vErrors, validate355.errors);
				errors = vErrors.length;
			}
		}
		if (data.breaking_change !== void 0) {
			if (!validate355(data.breaking_change, { instancePath: instancePath + "/breaking_change" })) {
				vErrors = concatErrors(vErrors, validate355.errors);
				errors = vErrors.length;
			}
		}
		if (data.without !== void 0) {
			if (!validate358(data.without, { instancePath: instancePath + "/without" })) {
				vErrors = concatErrors(vErrors, validate358.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate347.errors = vErrors;
	return errors === 0;
}
const schema150 = { "properties": {
	"severity": { "enum": [
		"low",
		"medium",
		"high",
		"critical",
		"unset"
	] },
	"confidence": { "enum": [
		"low",
		"medium",
		"high",
		"unset"
	] }
} };
function validate364(data, { instancePath = "" } = {}) {
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
	validate364.errors = vErrors;
	return errors === 0;
}
function validate363(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "severity" || key0 === "confidence" || key0 === "repository_tags" || key0 === "vulnerability_classes" || key0 === "full_scan" || key0 === "breaking_change")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.severity !== void 0) {
			let data0 = data.severity;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "low" || data0 === "medium" || data0 === "high" || data0 === "critical" || data0 === "unset")) {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/enum", "enum", { allowedValues: schema150.properties.severity.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.confidence !== void 0) {
			let data1 = data.confidence;
			if (typeof data1 !== "string") {
				vErrors = addError(vErrors, instancePath + "/confidence", "#/properties/confidence/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data1 === "low" || data1 === "medium" || data1 === "high" || data1 === "unset")) {
				vErrors = addError(vErrors, instancePath + "/confidence", "#/properties/confidence/enum", "enum", { allowedValues: schema150.properties.confidence.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.repository_tags !== void 0) {
			if (!validate364(data.repository_tags, { instancePath: instancePath + "/repository_tags" })) {
				vErrors = concatErrors(vErrors, validate364.errors);
				errors = vErrors.length;
			}
		}
		if (data.vulnerability_classes !== void 0) {
			if (!validate364(data.vulnerability_classes, { instancePath: instancePath + "/vulnerability_classes" })) {
				vErrors = concatErrors(vErrors, validate364.errors);
				errors = vErrors.length;
			}
		}
		if (data.full_scan !== void 0) {
			if (!validate355(data.full_scan, { instancePath: instancePath + "/full_scan" })) {
				vErrors = concatErrors(vErrors, validate355.errors);
				errors = vErrors.length;
			}
		}
		if (data.breaking_change !== void 0) {
			if (!validate355(data.breaking_change, { instancePath: instancePath + "/breaking_change" })) {
				vErrors = concatErrors(vErrors, validate355.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate363.errors = vErrors;
	return errors === 0;
}
function validate370(data, { instancePath = "" } = {}) {
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
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/minProperties", "minProperties", { limit: 1 }, "must NOT have fewer than 1 properties");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "actions" || key0 === "by")) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/mode", "#/oneOf/1/properties/mode/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/mode", "#/oneOf/1/properties/mode/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/mode", "#/oneOf/1/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data1 = data.actions;
			if (Array.isArray(data1)) {
				if (data1.length > 100) {
					vErrors = addError(vErrors, instancePath + "/actions", "#/oneOf/1/properties/actions/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = addError(vErrors, instancePath + "/actions", "#/oneOf/1/properties/actions/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func2(data2) > 255) {
							vErrors = addError(vErrors, instancePath + "/actions/" + i0, "#/oneOf/1/properties/actions/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
							errors++;
						}
						if (func2(data2) < 1) {
							vErrors = addError(vErrors, instancePath + "/actions/" + i0, "#/oneOf/1/properties/actions/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/actions/" + i0, "#/oneOf/1/properties/actions/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/actions", "#/oneOf/1/properties/actions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.by !== void 0) {
			let data3 = data.by;
			if (Array.isArray(data3)) {
				if (data3.length > 1e3) {
					vErrors = addError(vErrors, instancePath + "/by", "#/oneOf/1/properties/by/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data3.length < 1) {
					vErrors = addError(vErrors, instancePath + "/by", "#/oneOf/1/properties/by/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data4 = data3[i1];
					if (typeof data4 === "string") {
						if (func2(data4) > 255) {
							vErrors = addError(vErrors, instancePath + "/by/" + i1, "#/oneOf/1/properties/by/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
							errors++;
						}
						if (func2(data4) < 1) {
							vErrors = addError(vErrors, instancePath + "/by/" + i1, "#/oneOf/1/properties/by/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data4)) {
							vErrors = addError(vErrors, instancePath + "/by/" + i1, "#/oneOf/1/properties/by/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/by/" + i1, "#/oneOf/1/properties/by/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/by", "#/oneOf/1/properties/by/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/oneOf/1/type", "type", { type: "object" }, "must be object");
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
	validate370.errors = vErrors;
	return errors === 0;
}
function validate372(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "tags")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data1 = data.tags;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = addError(vErrors, instancePath + "/tags", "#/properties/tags/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/tags/" + i0, "#/properties/tags/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data2) < 1) {
							vErrors = addError(vErrors, instancePath + "/tags/" + i0, "#/properties/tags/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/tags/" + i0, "#/properties/tags/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/tags", "#/properties/tags/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate372.errors = vErrors;
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
function validate345(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		for (const key0 in data) if (!(func4.call(schema143.properties, key0) || pattern19.test(key0))) {
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
			} else {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = concatErrors(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.always !== void 0) {
			if (!validate347(data.always, { instancePath: instancePath + "/always" })) {
				vErrors = concatErrors(vErrors, validate347.errors);
				errors = vErrors.length;
			}
		}
		if (data.finding !== void 0) {
			if (!validate363(data.finding, { instancePath: instancePath + "/finding" })) {
				vErrors = concatErrors(vErrors, validate363.errors);
				errors = vErrors.length;
			}
		}
		if (data.expect !== void 0) {
			if (!validate370(data.expect, { instancePath: instancePath + "/expect" })) {
				vErrors = concatErrors(vErrors, validate370.errors);
				errors = vErrors.length;
			}
		}
		if (data.product !== void 0) {
			let data5 = data.product;
			if (typeof data5 !== "string") {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data5 === "code" || data5 === "secrets")) {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/enum", "enum", { allowedValues: schema143.properties.product.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.project !== void 0) {
			if (!validate372(data.project, { instancePath: instancePath + "/project" })) {
				vErrors = concatErrors(vErrors, validate372.errors);
				errors = vErrors.length;
			}
		}
		if (data.scanned_by !== void 0) {
			let data7 = data.scanned_by;
			if (Array.isArray(data7)) {
				if (data7.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/scanned_by", "#/properties/scanned_by/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				if (data7.length < 1) {
					vErrors = addError(vErrors, instancePath + "/scanned_by", "#/properties/scanned_by/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 === "string") {
						if (func2(data8) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/scanned_by/" + i0, "#/properties/scanned_by/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data8) < 1) {
							vErrors = addError(vErrors, instancePath + "/scanned_by/" + i0, "#/properties/scanned_by/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data8)) {
							vErrors = addError(vErrors, instancePath + "/scanned_by/" + i0, "#/properties/scanned_by/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/scanned_by/" + i0, "#/properties/scanned_by/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/scanned_by", "#/properties/scanned_by/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.not_excluded !== void 0) {
			let data9 = data.not_excluded;
			if (Array.isArray(data9)) {
				if (data9.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/not_excluded", "#/properties/not_excluded/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				if (data9.length < 1) {
					vErrors = addError(vErrors, instancePath + "/not_excluded", "#/properties/not_excluded/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len1 = data9.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data10 = data9[i1];
					if (typeof data10 === "string") {
						if (func2(data10) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/not_excluded/" + i1, "#/properties/not_excluded/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data10) < 1) {
							vErrors = addError(vErrors, instancePath + "/not_excluded/" + i1, "#/properties/not_excluded/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data10)) {
							vErrors = addError(vErrors, instancePath + "/not_excluded/" + i1, "#/properties/not_excluded/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/not_excluded/" + i1, "#/properties/not_excluded/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/not_excluded", "#/properties/not_excluded/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.allow_unknown !== void 0) {
			if (typeof data.allow_unknown !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/allow_unknown", "#/properties/allow_unknown/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		for (const key1 in data) if (pattern19.test(key1)) {
			if (!validate318(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
				vErrors = concatErrors(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate345.errors = vErrors;
	return errors === 0;
}
function validate343(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.tests === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "tests" }, "must have required property 'tests'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "tests" || pattern19.test(key0))) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = concatErrors(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.tests !== void 0) {
			let data1 = data.tests;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/tests", "#/properties/tests/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = addError(vErrors, instancePath + "/tests", "#/properties/tests/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate345(data1[i0], { instancePath: instancePath + "/tests/" + i0 })) {
					vErrors = concatErrors(vErrors, validate345.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/tests", "#/properties/tests/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate343.errors = vErrors;
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
Object.defineProperty(exports, "isTestFile", {
	enumerable: true,
	get: function() {
		return isTestFile;
	}
});
