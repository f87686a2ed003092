// src/generated/guards/requests.js
var requests_exports = require("./rolldown-runtime.js").__exportAll({
	isDependenciesRequest: () => isDependenciesRequest,
	isDetectionRequest: () => isDetectionRequest,
	isGetVocabularyQuery: () => isGetVocabularyQuery,
	isIssueSearchRequest: () => isIssueSearchRequest,
	isListFindingsQuery: () => isListFindingsQuery,
	isListProjectsQuery: () => isListProjectsQuery,
	isListSecretsQuery: () => isListSecretsQuery,
	isNotificationWebhookRequest: () => isNotificationWebhookRequest,
	isPatternFixRequest: () => isPatternFixRequest,
	isRemediationRequest: () => isRemediationRequest,
	isReportRequest: () => isReportRequest,
	isTriageRequest: () => isTriageRequest
});
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
const isDependenciesRequest = validate172;
const schema76 = { "properties": {
	"name": { "type": "string" },
	"version": { "type": "string" },
	"repositoryId": {
		"type": "array",
		"items": {
			"type": "integer",
			"format": "int64",
			"minimum": 0,
			"maximum": 9007199254740991
		}
	},
	"lockfilePath": { "type": "string" },
	"license": {
		"type": "array",
		"items": { "type": "string" }
	},
	"ecosystem": { "$ref": "#/$defs/Texts" },
	"transitivity": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"DIRECT",
				"TRANSITIVE",
				"UNKNOWN_TRANSITIVITY"
			]
		}
	},
	"licensePolicySettings": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"LICENSE_POLICY_SETTING_ALLOW",
				"LICENSE_POLICY_SETTING_COMMENT",
				"LICENSE_POLICY_SETTING_BLOCK"
			]
		}
	},
	"packageFilters": {
		"type": "array",
		"items": { "$ref": "#/$defs/PackageFilter" }
	},
	"includeArchived": { "type": "boolean" }
} };
const func4 = Object.prototype.hasOwnProperty;
function validate174(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (typeof data[i0] !== "string") {
			vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate174.errors = vErrors;
	return errors === 0;
}
function validate176(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "name" || key0 === "versionLowerBound" || key0 === "versionUpperBound" || key0 === "exactVersion" || key0 === "exactNameMatch")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.versionLowerBound !== void 0) {
			if (typeof data.versionLowerBound !== "string") {
				vErrors = addError(vErrors, instancePath + "/versionLowerBound", "#/properties/versionLowerBound/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.versionUpperBound !== void 0) {
			if (typeof data.versionUpperBound !== "string") {
				vErrors = addError(vErrors, instancePath + "/versionUpperBound", "#/properties/versionUpperBound/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.exactVersion !== void 0) {
			if (typeof data.exactVersion !== "string") {
				vErrors = addError(vErrors, instancePath + "/exactVersion", "#/properties/exactVersion/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.exactNameMatch !== void 0) {
			if (typeof data.exactNameMatch !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/exactNameMatch", "#/properties/exactNameMatch/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate176.errors = vErrors;
	return errors === 0;
}
function validate173(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4.call(schema76.properties, key0)) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				vErrors = addError(vErrors, instancePath + "/version", "#/properties/version/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.repositoryId !== void 0) {
			let data2 = data.repositoryId;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
						vErrors = addError(vErrors, instancePath + "/repositoryId/" + i0, "#/properties/repositoryId/items/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data3 == "number" && isFinite(data3)) {
						if (data3 > 9007199254740991 || isNaN(data3)) {
							vErrors = addError(vErrors, instancePath + "/repositoryId/" + i0, "#/properties/repositoryId/items/maximum", "maximum", {
								comparison: "<=",
								limit: 9007199254740991
							}, "must be <= 9007199254740991");
							errors++;
						}
						if (data3 < 0 || isNaN(data3)) {
							vErrors = addError(vErrors, instancePath + "/repositoryId/" + i0, "#/properties/repositoryId/items/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/repositoryId", "#/properties/repositoryId/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.lockfilePath !== void 0) {
			if (typeof data.lockfilePath !== "string") {
				vErrors = addError(vErrors, instancePath + "/lockfilePath", "#/properties/lockfilePath/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.license !== void 0) {
			let data5 = data.license;
			if (Array.isArray(data5)) {
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data5[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/license/" + i1, "#/properties/license/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/license", "#/properties/license/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ecosystem !== void 0) {
			if (!validate174(data.ecosystem, { instancePath: instancePath + "/ecosystem" })) {
				vErrors = concatErrors(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.transitivity !== void 0) {
			let data8 = data.transitivity;
			if (Array.isArray(data8)) {
				const len2 = data8.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data9 = data8[i2];
					if (typeof data9 !== "string") {
						vErrors = addError(vErrors, instancePath + "/transitivity/" + i2, "#/properties/transitivity/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data9 === "DIRECT" || data9 === "TRANSITIVE" || data9 === "UNKNOWN_TRANSITIVITY")) {
						vErrors = addError(vErrors, instancePath + "/transitivity/" + i2, "#/properties/transitivity/items/enum", "enum", { allowedValues: schema76.properties.transitivity.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/transitivity", "#/properties/transitivity/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.licensePolicySettings !== void 0) {
			let data10 = data.licensePolicySettings;
			if (Array.isArray(data10)) {
				const len3 = data10.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data11 = data10[i3];
					if (typeof data11 !== "string") {
						vErrors = addError(vErrors, instancePath + "/licensePolicySettings/" + i3, "#/properties/licensePolicySettings/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data11 === "LICENSE_POLICY_SETTING_ALLOW" || data11 === "LICENSE_POLICY_SETTING_COMMENT" || data11 === "LICENSE_POLICY_SETTING_BLOCK")) {
						vErrors = addError(vErrors, instancePath + "/licensePolicySettings/" + i3, "#/properties/licensePolicySettings/items/enum", "enum", { allowedValues: schema76.properties.licensePolicySettings.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/licensePolicySettings", "#/properties/licensePolicySettings/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.packageFilters !== void 0) {
			let data12 = data.packageFilters;
			if (Array.isArray(data12)) {
				const len4 = data12.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate176(data12[i4], { instancePath: instancePath + "/packageFilters/" + i4 })) {
					vErrors = concatErrors(vErrors, validate176.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/packageFilters", "#/properties/packageFilters/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.includeArchived !== void 0) {
			if (typeof data.includeArchived !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/includeArchived", "#/properties/includeArchived/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate173.errors = vErrors;
	return errors === 0;
}
function validate172(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "deploymentId" || key0 === "dependencyFilter" || key0 === "cursor" || key0 === "pageSize")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deploymentId !== void 0) {
			let data0 = data.deploymentId;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = addError(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = addError(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.dependencyFilter !== void 0) {
			if (!validate173(data.dependencyFilter, { instancePath: instancePath + "/dependencyFilter" })) {
				vErrors = concatErrors(vErrors, validate173.errors);
				errors = vErrors.length;
			}
		}
		if (data.cursor !== void 0) {
			if (typeof data.cursor !== "string") {
				vErrors = addError(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.pageSize !== void 0) {
			let data3 = data.pageSize;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = addError(vErrors, instancePath + "/pageSize", "#/properties/pageSize/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 > 1e4 || isNaN(data3)) {
					vErrors = addError(vErrors, instancePath + "/pageSize", "#/properties/pageSize/maximum", "maximum", {
						comparison: "<=",
						limit: 1e4
					}, "must be <= 10000");
					errors++;
				}
				if (data3 < 1 || isNaN(data3)) {
					vErrors = addError(vErrors, instancePath + "/pageSize", "#/properties/pageSize/minimum", "minimum", {
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
	validate172.errors = vErrors;
	return errors === 0;
}
const isDetectionRequest = validate179;
const func2 = require_ucs2length().default;
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
function validate179(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "bundle")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate180(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = concatErrors(vErrors, validate180.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate179.errors = vErrors;
	return errors === 0;
}
const isGetVocabularyQuery = validate200;
const schema89 = { "properties": { "product": { "enum": [
	"code",
	"secrets",
	"remediation"
] } } };
function validate200(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "product")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.product !== void 0) {
			let data0 = data.product;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "code" || data0 === "secrets" || data0 === "remediation")) {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/enum", "enum", { allowedValues: schema89.properties.product.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate200.errors = vErrors;
	return errors === 0;
}
const isIssueSearchRequest = validate201;
const schema90 = { "properties": {
	"groupBy": { "enum": ["GROUP_BY_RULE"] },
	"sortBy": { "enum": ["SORT_BY_ISSUE_COUNTS", "SORT_BY_SEVERITY"] },
	"sortDirection": { "enum": ["SORT_DIRECTION_ASC", "SORT_DIRECTION_DESC"] },
	"issueTypes": { "items": { "enum": [
		"ISSUE_TYPE_UNSPECIFIED",
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] } },
	"issueType": { "enum": [
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] },
	"issue_types": { "items": { "enum": [
		"ISSUE_TYPE_UNSPECIFIED",
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] } },
	"issue_type": { "enum": [
		"ISSUE_TYPE_SAST",
		"ISSUE_TYPE_SCA",
		"ISSUE_TYPE_SECRETS",
		"ISSUE_TYPE_RESEARCH",
		"ISSUE_TYPE_AI_SAST"
	] }
} };
const schema91 = { "properties": {
	"ids": {
		"type": "array",
		"items": { "type": "string" }
	},
	"repositoryNames": {
		"type": "array",
		"items": { "type": "string" }
	},
	"repositoryIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"repositoryTags": {
		"type": "array",
		"items": { "type": "string" }
	},
	"refs": {
		"type": "array",
		"items": { "type": "string" }
	},
	"repositoryRefIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"aiSensitivities": {
		"type": "array",
		"items": { "type": "string" }
	},
	"teamNames": {
		"type": "array",
		"items": { "type": "string" }
	},
	"policySlugs": {
		"type": "array",
		"items": { "type": "string" }
	},
	"rules": {
		"type": "array",
		"items": { "type": "string" }
	},
	"ruleIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"rulesets": {
		"type": "array",
		"items": { "type": "string" }
	},
	"categories": {
		"type": "array",
		"items": { "type": "string" }
	},
	"dependencies": {
		"type": "array",
		"items": { "type": "string" }
	},
	"cves": {
		"type": "array",
		"items": { "type": "string" }
	},
	"issueParentIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"secretTypes": {
		"type": "array",
		"items": { "type": "string" }
	},
	"advisoryIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"filePaths": {
		"type": "array",
		"items": { "type": "string" }
	},
	"since": { "$ref": "#/$defs/Timestamp" },
	"until": { "$ref": "#/$defs/Timestamp" },
	"timeFilter": { "type": "string" },
	"excludeHistorical": { "type": "boolean" },
	"onPrimaryBranch": { "type": "boolean" },
	"includeTicketed": { "type": "boolean" },
	"includeAiMemoryRendered": { "type": "boolean" },
	"includeArchived": { "type": "boolean" },
	"hasInFlightAutofixPr": { "type": "boolean" },
	"aiMemoryWillFlipVerdict": { "type": "string" },
	"aiMemoryReferenced": { "type": "string" },
	"aiMemoryRendered": { "type": "string" },
	"memoryIdInScope": { "type": "string" },
	"severities": {
		"type": "array",
		"items": { "type": "string" }
	},
	"confidences": {
		"type": "array",
		"items": { "type": "string" }
	},
	"validationStates": {
		"type": "array",
		"items": { "type": "string" }
	},
	"repoVisibilities": {
		"type": "array",
		"items": { "type": "string" }
	},
	"tab": { "type": "string" },
	"aggregateIssueStates": { "$ref": "#/$defs/Texts" }
} };
const pattern8 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");
function validate203(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern8.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, "must match pattern \"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$\"");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate203.errors = vErrors;
	return errors === 0;
}
function validate202(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4.call(schema91.properties, key0)) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.ids !== void 0) {
			let data0 = data.ids;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/ids/" + i0, "#/properties/ids/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/ids", "#/properties/ids/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repositoryNames !== void 0) {
			let data2 = data.repositoryNames;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/repositoryNames/" + i1, "#/properties/repositoryNames/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/repositoryNames", "#/properties/repositoryNames/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repositoryIds !== void 0) {
			let data4 = data.repositoryIds;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					vErrors = addError(vErrors, instancePath + "/repositoryIds/" + i2, "#/properties/repositoryIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/repositoryIds", "#/properties/repositoryIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repositoryTags !== void 0) {
			let data6 = data.repositoryTags;
			if (Array.isArray(data6)) {
				const len3 = data6.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data6[i3] !== "string") {
					vErrors = addError(vErrors, instancePath + "/repositoryTags/" + i3, "#/properties/repositoryTags/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/repositoryTags", "#/properties/repositoryTags/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.refs !== void 0) {
			let data8 = data.refs;
			if (Array.isArray(data8)) {
				const len4 = data8.length;
				for (let i4 = 0; i4 < len4; i4++) if (typeof data8[i4] !== "string") {
					vErrors = addError(vErrors, instancePath + "/refs/" + i4, "#/properties/refs/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/refs", "#/properties/refs/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repositoryRefIds !== void 0) {
			let data10 = data.repositoryRefIds;
			if (Array.isArray(data10)) {
				const len5 = data10.length;
				for (let i5 = 0; i5 < len5; i5++) if (typeof data10[i5] !== "string") {
					vErrors = addError(vErrors, instancePath + "/repositoryRefIds/" + i5, "#/properties/repositoryRefIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/repositoryRefIds", "#/properties/repositoryRefIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.aiSensitivities !== void 0) {
			let data12 = data.aiSensitivities;
			if (Array.isArray(data12)) {
				const len6 = data12.length;
				for (let i6 = 0; i6 < len6; i6++) if (typeof data12[i6] !== "string") {
					vErrors = addError(vErrors, instancePath + "/aiSensitivities/" + i6, "#/properties/aiSensitivities/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/aiSensitivities", "#/properties/aiSensitivities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.teamNames !== void 0) {
			let data14 = data.teamNames;
			if (Array.isArray(data14)) {
				const len7 = data14.length;
				for (let i7 = 0; i7 < len7; i7++) if (typeof data14[i7] !== "string") {
					vErrors = addError(vErrors, instancePath + "/teamNames/" + i7, "#/properties/teamNames/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/teamNames", "#/properties/teamNames/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.policySlugs !== void 0) {
			let data16 = data.policySlugs;
			if (Array.isArray(data16)) {
				const len8 = data16.length;
				for (let i8 = 0; i8 < len8; i8++) if (typeof data16[i8] !== "string") {
					vErrors = addError(vErrors, instancePath + "/policySlugs/" + i8, "#/properties/policySlugs/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/policySlugs", "#/properties/policySlugs/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data18 = data.rules;
			if (Array.isArray(data18)) {
				const len9 = data18.length;
				for (let i9 = 0; i9 < len9; i9++) if (typeof data18[i9] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rules/" + i9, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ruleIds !== void 0) {
			let data20 = data.ruleIds;
			if (Array.isArray(data20)) {
				const len10 = data20.length;
				for (let i10 = 0; i10 < len10; i10++) if (typeof data20[i10] !== "string") {
					vErrors = addError(vErrors, instancePath + "/ruleIds/" + i10, "#/properties/ruleIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/ruleIds", "#/properties/ruleIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rulesets !== void 0) {
			let data22 = data.rulesets;
			if (Array.isArray(data22)) {
				const len11 = data22.length;
				for (let i11 = 0; i11 < len11; i11++) if (typeof data22[i11] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rulesets/" + i11, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.categories !== void 0) {
			let data24 = data.categories;
			if (Array.isArray(data24)) {
				const len12 = data24.length;
				for (let i12 = 0; i12 < len12; i12++) if (typeof data24[i12] !== "string") {
					vErrors = addError(vErrors, instancePath + "/categories/" + i12, "#/properties/categories/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/categories", "#/properties/categories/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.dependencies !== void 0) {
			let data26 = data.dependencies;
			if (Array.isArray(data26)) {
				const len13 = data26.length;
				for (let i13 = 0; i13 < len13; i13++) if (typeof data26[i13] !== "string") {
					vErrors = addError(vErrors, instancePath + "/dependencies/" + i13, "#/properties/dependencies/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/dependencies", "#/properties/dependencies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.cves !== void 0) {
			let data28 = data.cves;
			if (Array.isArray(data28)) {
				const len14 = data28.length;
				for (let i14 = 0; i14 < len14; i14++) if (typeof data28[i14] !== "string") {
					vErrors = addError(vErrors, instancePath + "/cves/" + i14, "#/properties/cves/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/cves", "#/properties/cves/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.issueParentIds !== void 0) {
			let data30 = data.issueParentIds;
			if (Array.isArray(data30)) {
				const len15 = data30.length;
				for (let i15 = 0; i15 < len15; i15++) if (typeof data30[i15] !== "string") {
					vErrors = addError(vErrors, instancePath + "/issueParentIds/" + i15, "#/properties/issueParentIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/issueParentIds", "#/properties/issueParentIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.secretTypes !== void 0) {
			let data32 = data.secretTypes;
			if (Array.isArray(data32)) {
				const len16 = data32.length;
				for (let i16 = 0; i16 < len16; i16++) if (typeof data32[i16] !== "string") {
					vErrors = addError(vErrors, instancePath + "/secretTypes/" + i16, "#/properties/secretTypes/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/secretTypes", "#/properties/secretTypes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.advisoryIds !== void 0) {
			let data34 = data.advisoryIds;
			if (Array.isArray(data34)) {
				const len17 = data34.length;
				for (let i17 = 0; i17 < len17; i17++) if (typeof data34[i17] !== "string") {
					vErrors = addError(vErrors, instancePath + "/advisoryIds/" + i17, "#/properties/advisoryIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/advisoryIds", "#/properties/advisoryIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.filePaths !== void 0) {
			let data36 = data.filePaths;
			if (Array.isArray(data36)) {
				const len18 = data36.length;
				for (let i18 = 0; i18 < len18; i18++) if (typeof data36[i18] !== "string") {
					vErrors = addError(vErrors, instancePath + "/filePaths/" + i18, "#/properties/filePaths/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/filePaths", "#/properties/filePaths/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.since !== void 0) {
			if (!validate203(data.since, { instancePath: instancePath + "/since" })) {
				vErrors = concatErrors(vErrors, validate203.errors);
				errors = vErrors.length;
			}
		}
		if (data.until !== void 0) {
			if (!validate203(data.until, { instancePath: instancePath + "/until" })) {
				vErrors = concatErrors(vErrors, validate203.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeFilter !== void 0) {
			if (typeof data.timeFilter !== "string") {
				vErrors = addError(vErrors, instancePath + "/timeFilter", "#/properties/timeFilter/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.excludeHistorical !== void 0) {
			if (typeof data.excludeHistorical !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/excludeHistorical", "#/properties/excludeHistorical/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.onPrimaryBranch !== void 0) {
			if (typeof data.onPrimaryBranch !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/onPrimaryBranch", "#/properties/onPrimaryBranch/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.includeTicketed !== void 0) {
			if (typeof data.includeTicketed !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/includeTicketed", "#/properties/includeTicketed/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.includeAiMemoryRendered !== void 0) {
			if (typeof data.includeAiMemoryRendered !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/includeAiMemoryRendered", "#/properties/includeAiMemoryRendered/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.includeArchived !== void 0) {
			if (typeof data.includeArchived !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/includeArchived", "#/properties/includeArchived/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.hasInFlightAutofixPr !== void 0) {
			if (typeof data.hasInFlightAutofixPr !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/hasInFlightAutofixPr", "#/properties/hasInFlightAutofixPr/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.aiMemoryWillFlipVerdict !== void 0) {
			if (typeof data.aiMemoryWillFlipVerdict !== "string") {
				vErrors = addError(vErrors, instancePath + "/aiMemoryWillFlipVerdict", "#/properties/aiMemoryWillFlipVerdict/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.aiMemoryReferenced !== void 0) {
			if (typeof data.aiMemoryReferenced !== "string") {
				vErrors = addError(vErrors, instancePath + "/aiMemoryReferenced", "#/properties/aiMemoryReferenced/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.aiMemoryRendered !== void 0) {
			if (typeof data.aiMemoryRendered !== "string") {
				vErrors = addError(vErrors, instancePath + "/aiMemoryRendered", "#/properties/aiMemoryRendered/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.memoryIdInScope !== void 0) {
			if (typeof data.memoryIdInScope !== "string") {
				vErrors = addError(vErrors, instancePath + "/memoryIdInScope", "#/properties/memoryIdInScope/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.severities !== void 0) {
			let data51 = data.severities;
			if (Array.isArray(data51)) {
				const len19 = data51.length;
				for (let i19 = 0; i19 < len19; i19++) if (typeof data51[i19] !== "string") {
					vErrors = addError(vErrors, instancePath + "/severities/" + i19, "#/properties/severities/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/severities", "#/properties/severities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.confidences !== void 0) {
			let data53 = data.confidences;
			if (Array.isArray(data53)) {
				const len20 = data53.length;
				for (let i20 = 0; i20 < len20; i20++) if (typeof data53[i20] !== "string") {
					vErrors = addError(vErrors, instancePath + "/confidences/" + i20, "#/properties/confidences/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/confidences", "#/properties/confidences/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.validationStates !== void 0) {
			let data55 = data.validationStates;
			if (Array.isArray(data55)) {
				const len21 = data55.length;
				for (let i21 = 0; i21 < len21; i21++) if (typeof data55[i21] !== "string") {
					vErrors = addError(vErrors, instancePath + "/validationStates/" + i21, "#/properties/validationStates/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/validationStates", "#/properties/validationStates/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repoVisibilities !== void 0) {
			let data57 = data.repoVisibilities;
			if (Array.isArray(data57)) {
				const len22 = data57.length;
				for (let i22 = 0; i22 < len22; i22++) if (typeof data57[i22] !== "string") {
					vErrors = addError(vErrors, instancePath + "/repoVisibilities/" + i22, "#/properties/repoVisibilities/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/repoVisibilities", "#/properties/repoVisibilities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.tab !== void 0) {
			if (typeof data.tab !== "string") {
				vErrors = addError(vErrors, instancePath + "/tab", "#/properties/tab/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.aggregateIssueStates !== void 0) {
			if (!validate174(data.aggregateIssueStates, { instancePath: instancePath + "/aggregateIssueStates" })) {
				vErrors = concatErrors(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate202.errors = vErrors;
	return errors === 0;
}
function validate201(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issueTypes === void 0 && "issueTypes" || data.issue_types === void 0 && "issue_types") {
			vErrors = pushError(vErrors, {});
			errors++;
		}
	}
	if (_errs3 === errors) {
		vErrors = addError(vErrors, instancePath, "#/allOf/0/not", "not", {}, "must NOT be valid");
		errors++;
	} else {
		errors = _errs2;
		if (vErrors !== null) {
			if (_errs2) vErrors.length = _errs2;
			else vErrors = null;
		}
	}
	const _errs5 = errors;
	const _errs6 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issueType === void 0 && "issueType" || data.issue_type === void 0 && "issue_type") {
			vErrors = pushError(vErrors, {});
			errors++;
		}
	}
	if (_errs6 === errors) {
		vErrors = addError(vErrors, instancePath, "#/allOf/1/not", "not", {}, "must NOT be valid");
		errors++;
	} else {
		errors = _errs5;
		if (vErrors !== null) {
			if (_errs5) vErrors.length = _errs5;
			else vErrors = null;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deploymentId !== void 0) {
			if (typeof data.deploymentId !== "string") {
				vErrors = addError(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.groupBy !== void 0) {
			let data1 = data.groupBy;
			if (typeof data1 !== "string") {
				vErrors = addError(vErrors, instancePath + "/groupBy", "#/properties/groupBy/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data1 === "GROUP_BY_RULE")) {
				vErrors = addError(vErrors, instancePath + "/groupBy", "#/properties/groupBy/enum", "enum", { allowedValues: schema90.properties.groupBy.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data2 = data.limit;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = addError(vErrors, instancePath + "/limit", "#/properties/limit/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = addError(vErrors, instancePath + "/limit", "#/properties/limit/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			if (typeof data.cursor !== "string") {
				vErrors = addError(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.filter !== void 0) {
			if (!validate202(data.filter, { instancePath: instancePath + "/filter" })) {
				vErrors = concatErrors(vErrors, validate202.errors);
				errors = vErrors.length;
			}
		}
		if (data.sortBy !== void 0) {
			let data5 = data.sortBy;
			if (typeof data5 !== "string") {
				vErrors = addError(vErrors, instancePath + "/sortBy", "#/properties/sortBy/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data5 === "SORT_BY_ISSUE_COUNTS" || data5 === "SORT_BY_SEVERITY")) {
				vErrors = addError(vErrors, instancePath + "/sortBy", "#/properties/sortBy/enum", "enum", { allowedValues: schema90.properties.sortBy.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.sortDirection !== void 0) {
			let data6 = data.sortDirection;
			if (typeof data6 !== "string") {
				vErrors = addError(vErrors, instancePath + "/sortDirection", "#/properties/sortDirection/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data6 === "SORT_DIRECTION_ASC" || data6 === "SORT_DIRECTION_DESC")) {
				vErrors = addError(vErrors, instancePath + "/sortDirection", "#/properties/sortDirection/enum", "enum", { allowedValues: schema90.properties.sortDirection.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issueTypes !== void 0) {
			let data7 = data.issueTypes;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 !== "string") {
						vErrors = addError(vErrors, instancePath + "/issueTypes/" + i0, "#/properties/issueTypes/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data8 === "ISSUE_TYPE_UNSPECIFIED" || data8 === "ISSUE_TYPE_SAST" || data8 === "ISSUE_TYPE_SCA" || data8 === "ISSUE_TYPE_SECRETS" || data8 === "ISSUE_TYPE_RESEARCH" || data8 === "ISSUE_TYPE_AI_SAST")) {
						vErrors = addError(vErrors, instancePath + "/issueTypes/" + i0, "#/properties/issueTypes/items/enum", "enum", { allowedValues: schema90.properties.issueTypes.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/issueTypes", "#/properties/issueTypes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.issueType !== void 0) {
			let data9 = data.issueType;
			if (typeof data9 !== "string") {
				vErrors = addError(vErrors, instancePath + "/issueType", "#/properties/issueType/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data9 === "ISSUE_TYPE_SAST" || data9 === "ISSUE_TYPE_SCA" || data9 === "ISSUE_TYPE_SECRETS" || data9 === "ISSUE_TYPE_RESEARCH" || data9 === "ISSUE_TYPE_AI_SAST")) {
				vErrors = addError(vErrors, instancePath + "/issueType", "#/properties/issueType/enum", "enum", { allowedValues: schema90.properties.issueType.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issue_types !== void 0) {
			let data10 = data.issue_types;
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data11 = data10[i1];
					if (typeof data11 !== "string") {
						vErrors = addError(vErrors, instancePath + "/issue_types/" + i1, "#/properties/issue_types/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data11 === "ISSUE_TYPE_UNSPECIFIED" || data11 === "ISSUE_TYPE_SAST" || data11 === "ISSUE_TYPE_SCA" || data11 === "ISSUE_TYPE_SECRETS" || data11 === "ISSUE_TYPE_RESEARCH" || data11 === "ISSUE_TYPE_AI_SAST")) {
						vErrors = addError(vErrors, instancePath + "/issue_types/" + i1, "#/properties/issue_types/items/enum", "enum", { allowedValues: schema90.properties.issue_types.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/issue_types", "#/properties/issue_types/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.issue_type !== void 0) {
			let data12 = data.issue_type;
			if (typeof data12 !== "string") {
				vErrors = addError(vErrors, instancePath + "/issue_type", "#/properties/issue_type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data12 === "ISSUE_TYPE_SAST" || data12 === "ISSUE_TYPE_SCA" || data12 === "ISSUE_TYPE_SECRETS" || data12 === "ISSUE_TYPE_RESEARCH" || data12 === "ISSUE_TYPE_AI_SAST")) {
				vErrors = addError(vErrors, instancePath + "/issue_type", "#/properties/issue_type/enum", "enum", { allowedValues: schema90.properties.issue_type.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate201.errors = vErrors;
	return errors === 0;
}
const isListFindingsQuery = validate208;
const schema93 = { "properties": {
	"issue_type": {
		"type": "string",
		"enum": [
			"sast",
			"sca",
			"ai_sast"
		]
	},
	"since": {
		"type": "number",
		"format": "double"
	},
	"page": {
		"type": "integer",
		"format": "int64",
		"minimum": 0,
		"maximum": 9007199254740991
	},
	"page_size": {
		"type": "integer",
		"format": "int64",
		"minimum": 100,
		"maximum": 3e3
	},
	"dedup": { "type": "boolean" },
	"repos": { "$ref": "#/$defs/Texts" },
	"repository_ids": {
		"type": "array",
		"items": {
			"type": ["integer", "string"],
			"format": "int64",
			"pattern": "^[0-9]{1,19}$",
			"minimum": 0,
			"maximum": 9007199254740991
		}
	},
	"status": { "$ref": "#/$defs/FindingStatus" },
	"triage_reasons": {
		"type": "array",
		"items": { "$ref": "#/$defs/TriageReason" }
	},
	"severities": {
		"type": "array",
		"items": { "$ref": "#/$defs/Severity" }
	},
	"ref": { "type": "string" },
	"policies": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"rule-board-audit",
				"rule-board-pr-comments",
				"rule-board-block"
			]
		}
	},
	"rules": { "$ref": "#/$defs/Texts" },
	"categories": { "$ref": "#/$defs/Texts" },
	"confidence": { "$ref": "#/$defs/Confidence" },
	"autotriage_verdict": { "$ref": "#/$defs/AutotriageVerdict" },
	"component_tags": { "$ref": "#/$defs/Texts" },
	"exposures": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"reachable",
				"always_reachable",
				"conditionally_reachable",
				"unreachable",
				"unknown"
			]
		}
	},
	"transitivities": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": [
				"direct",
				"transitive",
				"unknown"
			]
		}
	},
	"is_malicious": { "type": "boolean" },
	"click_to_fix_pr_state": {
		"type": "array",
		"items": {
			"type": "string",
			"enum": ["open", "merged"]
		}
	}
} };
const schema94 = { "enum": [
	"open",
	"fixed",
	"ignored",
	"reviewing",
	"fixing",
	"provisionally_ignored"
] };
function validate210(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "open" || data === "fixed" || data === "ignored" || data === "reviewing" || data === "fixing" || data === "provisionally_ignored")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema94.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate210.errors = vErrors;
	return errors === 0;
}
const schema95 = { "enum": [
	"acceptable_risk",
	"false_positive",
	"no_time",
	"no_triage_reason",
	"duplicate"
] };
function validate212(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "acceptable_risk" || data === "false_positive" || data === "no_time" || data === "no_triage_reason" || data === "duplicate")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema95.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate212.errors = vErrors;
	return errors === 0;
}
const schema96 = { "enum": [
	"low",
	"medium",
	"high",
	"critical"
] };
function validate214(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "low" || data === "medium" || data === "high" || data === "critical")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema96.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate214.errors = vErrors;
	return errors === 0;
}
const schema97 = { "enum": [
	"low",
	"medium",
	"high"
] };
function validate218(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "low" || data === "medium" || data === "high")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema97.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate218.errors = vErrors;
	return errors === 0;
}
const schema98 = { "enum": ["true_positive", "false_positive"] };
function validate220(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "true_positive" || data === "false_positive")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema98.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate220.errors = vErrors;
	return errors === 0;
}
const pattern3 = new RegExp("^[0-9]{1,19}$", "u");
function validate208(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			vErrors = pushError(vErrors, {});
			errors++;
		} else if (data.issue_type !== void 0) {
			let data0 = data.issue_type;
			if (!(data0 === "sca" || data0 === "ai_sast")) {
				vErrors = pushError(vErrors, {});
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.policies !== void 0) {
				vErrors = addError(vErrors, instancePath + "/policies", "#/allOf/0/then/properties/policies/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.rules !== void 0) {
				vErrors = addError(vErrors, instancePath + "/rules", "#/allOf/0/then/properties/rules/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.categories !== void 0) {
				vErrors = addError(vErrors, instancePath + "/categories", "#/allOf/0/then/properties/categories/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.confidence !== void 0) {
				vErrors = addError(vErrors, instancePath + "/confidence", "#/allOf/0/then/properties/confidence/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.autotriage_verdict !== void 0) {
				vErrors = addError(vErrors, instancePath + "/autotriage_verdict", "#/allOf/0/then/properties/autotriage_verdict/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		vErrors = addError(vErrors, instancePath, "#/allOf/0/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs7 = errors;
	let valid4 = true;
	const _errs8 = errors;
	const _errs9 = errors;
	const _errs10 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			vErrors = pushError(vErrors, {});
			errors++;
		} else if (data.issue_type !== void 0) {
			if ("sca" !== data.issue_type) {
				vErrors = pushError(vErrors, {});
				errors++;
			}
		}
	}
	if (_errs10 === errors) {
		vErrors = pushError(vErrors, {});
		errors++;
	} else {
		errors = _errs9;
		if (vErrors !== null) {
			if (_errs9) vErrors.length = _errs9;
			else vErrors = null;
		}
	}
	var _valid1 = _errs8 === errors;
	errors = _errs7;
	if (vErrors !== null) {
		if (_errs7) vErrors.length = _errs7;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs12 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.exposures !== void 0) {
				vErrors = addError(vErrors, instancePath + "/exposures", "#/allOf/1/then/properties/exposures/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.transitivities !== void 0) {
				vErrors = addError(vErrors, instancePath + "/transitivities", "#/allOf/1/then/properties/transitivities/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.is_malicious !== void 0) {
				vErrors = addError(vErrors, instancePath + "/is_malicious", "#/allOf/1/then/properties/is_malicious/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid1 = _errs12 === errors;
		valid4 = _valid1;
	}
	if (!valid4) {
		vErrors = addError(vErrors, instancePath, "#/allOf/1/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs14 = errors;
	let valid8 = true;
	const _errs15 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			vErrors = pushError(vErrors, {});
			errors++;
		} else if (data.issue_type !== void 0) {
			if ("ai_sast" !== data.issue_type) {
				vErrors = pushError(vErrors, {});
				errors++;
			}
		}
	}
	var _valid2 = _errs15 === errors;
	errors = _errs14;
	if (vErrors !== null) {
		if (_errs14) vErrors.length = _errs14;
		else vErrors = null;
	}
	if (_valid2) {
		const _errs17 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.click_to_fix_pr_state !== void 0) {
				vErrors = addError(vErrors, instancePath + "/click_to_fix_pr_state", "#/allOf/2/then/properties/click_to_fix_pr_state/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid2 = _errs17 === errors;
		valid8 = _valid2;
	}
	if (!valid8) {
		vErrors = addError(vErrors, instancePath, "#/allOf/2/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs19 = errors;
	let valid11 = true;
	const _errs20 = errors;
	const _errs21 = errors;
	const _errs22 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0 && "status") {
			vErrors = pushError(vErrors, {});
			errors++;
		} else if (data.status !== void 0) {
			if ("ignored" !== data.status) {
				vErrors = pushError(vErrors, {});
				errors++;
			}
		}
	}
	if (_errs22 === errors) {
		vErrors = pushError(vErrors, {});
		errors++;
	} else {
		errors = _errs21;
		if (vErrors !== null) {
			if (_errs21) vErrors.length = _errs21;
			else vErrors = null;
		}
	}
	var _valid3 = _errs20 === errors;
	errors = _errs19;
	if (vErrors !== null) {
		if (_errs19) vErrors.length = _errs19;
		else vErrors = null;
	}
	if (_valid3) {
		const _errs24 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.triage_reasons !== void 0) {
				vErrors = addError(vErrors, instancePath + "/triage_reasons", "#/allOf/3/then/properties/triage_reasons/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid3 = _errs24 === errors;
		valid11 = _valid3;
	}
	if (!valid11) {
		vErrors = addError(vErrors, instancePath, "#/allOf/3/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4.call(schema93.properties, key0)) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.issue_type !== void 0) {
			let data14 = data.issue_type;
			if (typeof data14 !== "string") {
				vErrors = addError(vErrors, instancePath + "/issue_type", "#/properties/issue_type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data14 === "sast" || data14 === "sca" || data14 === "ai_sast")) {
				vErrors = addError(vErrors, instancePath + "/issue_type", "#/properties/issue_type/enum", "enum", { allowedValues: schema93.properties.issue_type.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.since !== void 0) {
			let data15 = data.since;
			if (!(typeof data15 == "number" && isFinite(data15))) {
				vErrors = addError(vErrors, instancePath + "/since", "#/properties/since/type", "type", { type: "number" }, "must be number");
				errors++;
			}
		}
		if (data.page !== void 0) {
			let data16 = data.page;
			if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
				vErrors = addError(vErrors, instancePath + "/page", "#/properties/page/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data16 == "number" && isFinite(data16)) {
				if (data16 > 9007199254740991 || isNaN(data16)) {
					vErrors = addError(vErrors, instancePath + "/page", "#/properties/page/maximum", "maximum", {
						comparison: "<=",
						limit: 9007199254740991
					}, "must be <= 9007199254740991");
					errors++;
				}
				if (data16 < 0 || isNaN(data16)) {
					vErrors = addError(vErrors, instancePath + "/page", "#/properties/page/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.page_size !== void 0) {
			let data17 = data.page_size;
			if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
				vErrors = addError(vErrors, instancePath + "/page_size", "#/properties/page_size/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data17 == "number" && isFinite(data17)) {
				if (data17 > 3e3 || isNaN(data17)) {
					vErrors = addError(vErrors, instancePath + "/page_size", "#/properties/page_size/maximum", "maximum", {
						comparison: "<=",
						limit: 3e3
					}, "must be <= 3000");
					errors++;
				}
				if (data17 < 100 || isNaN(data17)) {
					vErrors = addError(vErrors, instancePath + "/page_size", "#/properties/page_size/minimum", "minimum", {
						comparison: ">=",
						limit: 100
					}, "must be >= 100");
					errors++;
				}
			}
		}
		if (data.dedup !== void 0) {
			if (typeof data.dedup !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/dedup", "#/properties/dedup/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.repos !== void 0) {
			if (!validate174(data.repos, { instancePath: instancePath + "/repos" })) {
				vErrors = concatErrors(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.repository_ids !== void 0) {
			let data20 = data.repository_ids;
			if (Array.isArray(data20)) {
				const len0 = data20.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data21 = data20[i0];
					if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)) && typeof data21 !== "string") {
						vErrors = addError(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/type", "type", { type: schema93.properties.repository_ids.items.type }, "must be integer,string");
						errors++;
					}
					if (typeof data21 == "number" && isFinite(data21)) {
						if (data21 > 9007199254740991 || isNaN(data21)) {
							vErrors = addError(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/maximum", "maximum", {
								comparison: "<=",
								limit: 9007199254740991
							}, "must be <= 9007199254740991");
							errors++;
						}
						if (data21 < 0 || isNaN(data21)) {
							vErrors = addError(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
					if (typeof data21 === "string") {
						if (!pattern3.test(data21)) {
							vErrors = addError(vErrors, instancePath + "/repository_ids/" + i0, "#/properties/repository_ids/items/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/repository_ids", "#/properties/repository_ids/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.status !== void 0) {
			if (!validate210(data.status, { instancePath: instancePath + "/status" })) {
				vErrors = concatErrors(vErrors, validate210.errors);
				errors = vErrors.length;
			}
		}
		if (data.triage_reasons !== void 0) {
			let data23 = data.triage_reasons;
			if (Array.isArray(data23)) {
				const len1 = data23.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate212(data23[i1], { instancePath: instancePath + "/triage_reasons/" + i1 })) {
					vErrors = concatErrors(vErrors, validate212.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/triage_reasons", "#/properties/triage_reasons/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.severities !== void 0) {
			let data25 = data.severities;
			if (Array.isArray(data25)) {
				const len2 = data25.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate214(data25[i2], { instancePath: instancePath + "/severities/" + i2 })) {
					vErrors = concatErrors(vErrors, validate214.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/severities", "#/properties/severities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ref !== void 0) {
			if (typeof data.ref !== "string") {
				vErrors = addError(vErrors, instancePath + "/ref", "#/properties/ref/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data28 = data.policies;
			if (Array.isArray(data28)) {
				const len3 = data28.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data29 = data28[i3];
					if (typeof data29 !== "string") {
						vErrors = addError(vErrors, instancePath + "/policies/" + i3, "#/properties/policies/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data29 === "rule-board-audit" || data29 === "rule-board-pr-comments" || data29 === "rule-board-block")) {
						vErrors = addError(vErrors, instancePath + "/policies/" + i3, "#/properties/policies/items/enum", "enum", { allowedValues: schema93.properties.policies.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			if (!validate174(data.rules, { instancePath: instancePath + "/rules" })) {
				vErrors = concatErrors(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0) {
			if (!validate174(data.categories, { instancePath: instancePath + "/categories" })) {
				vErrors = concatErrors(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.confidence !== void 0) {
			if (!validate218(data.confidence, { instancePath: instancePath + "/confidence" })) {
				vErrors = concatErrors(vErrors, validate218.errors);
				errors = vErrors.length;
			}
		}
		if (data.autotriage_verdict !== void 0) {
			if (!validate220(data.autotriage_verdict, { instancePath: instancePath + "/autotriage_verdict" })) {
				vErrors = concatErrors(vErrors, validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.component_tags !== void 0) {
			if (!validate174(data.component_tags, { instancePath: instancePath + "/component_tags" })) {
				vErrors = concatErrors(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.exposures !== void 0) {
			let data35 = data.exposures;
			if (Array.isArray(data35)) {
				const len4 = data35.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data36 = data35[i4];
					if (typeof data36 !== "string") {
						vErrors = addError(vErrors, instancePath + "/exposures/" + i4, "#/properties/exposures/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data36 === "reachable" || data36 === "always_reachable" || data36 === "conditionally_reachable" || data36 === "unreachable" || data36 === "unknown")) {
						vErrors = addError(vErrors, instancePath + "/exposures/" + i4, "#/properties/exposures/items/enum", "enum", { allowedValues: schema93.properties.exposures.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/exposures", "#/properties/exposures/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.transitivities !== void 0) {
			let data37 = data.transitivities;
			if (Array.isArray(data37)) {
				const len5 = data37.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data38 = data37[i5];
					if (typeof data38 !== "string") {
						vErrors = addError(vErrors, instancePath + "/transitivities/" + i5, "#/properties/transitivities/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data38 === "direct" || data38 === "transitive" || data38 === "unknown")) {
						vErrors = addError(vErrors, instancePath + "/transitivities/" + i5, "#/properties/transitivities/items/enum", "enum", { allowedValues: schema93.properties.transitivities.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/transitivities", "#/properties/transitivities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.is_malicious !== void 0) {
			if (typeof data.is_malicious !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/is_malicious", "#/properties/is_malicious/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.click_to_fix_pr_state !== void 0) {
			let data40 = data.click_to_fix_pr_state;
			if (Array.isArray(data40)) {
				const len6 = data40.length;
				for (let i6 = 0; i6 < len6; i6++) {
					let data41 = data40[i6];
					if (typeof data41 !== "string") {
						vErrors = addError(vErrors, instancePath + "/click_to_fix_pr_state/" + i6, "#/properties/click_to_fix_pr_state/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data41 === "open" || data41 === "merged")) {
						vErrors = addError(vErrors, instancePath + "/click_to_fix_pr_state/" + i6, "#/properties/click_to_fix_pr_state/items/enum", "enum", { allowedValues: schema93.properties.click_to_fix_pr_state.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/click_to_fix_pr_state", "#/properties/click_to_fix_pr_state/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate208.errors = vErrors;
	return errors === 0;
}
const isListProjectsQuery = validate223;
function validate223(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "page" || key0 === "page_size")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.page !== void 0) {
			let data0 = data.page;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = addError(vErrors, instancePath + "/page", "#/properties/page/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					vErrors = addError(vErrors, instancePath + "/page", "#/properties/page/maximum", "maximum", {
						comparison: "<=",
						limit: 9007199254740991
					}, "must be <= 9007199254740991");
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = addError(vErrors, instancePath + "/page", "#/properties/page/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.page_size !== void 0) {
			let data1 = data.page_size;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = addError(vErrors, instancePath + "/page_size", "#/properties/page_size/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/page_size", "#/properties/page_size/maximum", "maximum", {
						comparison: "<=",
						limit: 9007199254740991
					}, "must be <= 9007199254740991");
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/page_size", "#/properties/page_size/minimum", "minimum", {
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
	validate223.errors = vErrors;
	return errors === 0;
}
const isListSecretsQuery = validate224;
function validate224(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "cursor" || key0 === "limit" || key0 === "since" || key0 === "validationState" || key0 === "status" || key0 === "severity" || key0 === "repo")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.cursor !== void 0) {
			if (typeof data.cursor !== "string") {
				vErrors = addError(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data1 = data.limit;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = addError(vErrors, instancePath + "/limit", "#/properties/limit/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/limit", "#/properties/limit/maximum", "maximum", {
						comparison: "<=",
						limit: 9007199254740991
					}, "must be <= 9007199254740991");
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/limit", "#/properties/limit/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.since !== void 0) {
			if (!validate203(data.since, { instancePath: instancePath + "/since" })) {
				vErrors = concatErrors(vErrors, validate203.errors);
				errors = vErrors.length;
			}
		}
		if (data.validationState !== void 0) {
			if (!validate174(data.validationState, { instancePath: instancePath + "/validationState" })) {
				vErrors = concatErrors(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (typeof data.status !== "string") {
				vErrors = addError(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.severity !== void 0) {
			if (!validate174(data.severity, { instancePath: instancePath + "/severity" })) {
				vErrors = concatErrors(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.repo !== void 0) {
			if (!validate174(data.repo, { instancePath: instancePath + "/repo" })) {
				vErrors = concatErrors(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate224.errors = vErrors;
	return errors === 0;
}
const isNotificationWebhookRequest = validate229;
const pattern10 = new RegExp("^https?://\\S+$", "u");
function validate229(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.url === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "url" }, "must have required property 'url'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deploymentId" || key0 === "name" || key0 === "url" || key0 === "useNetworkBroker" || key0 === "webhookSecret")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deploymentId !== void 0) {
			if (typeof data.deploymentId !== "string") {
				vErrors = addError(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func2(data1) < 1) {
					vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data2 = data.url;
			if (typeof data2 === "string") {
				if (!pattern10.test(data2)) {
					vErrors = addError(vErrors, instancePath + "/url", "#/properties/url/pattern", "pattern", { pattern: "^https?://\\S+$" }, "must match pattern \"^https?://\\S+$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/url", "#/properties/url/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.useNetworkBroker !== void 0) {
			if (typeof data.useNetworkBroker !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/useNetworkBroker", "#/properties/useNetworkBroker/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.webhookSecret !== void 0) {
			let data4 = data.webhookSecret;
			if (typeof data4 === "string") {
				if (func2(data4) < 1) {
					vErrors = addError(vErrors, instancePath + "/webhookSecret", "#/properties/webhookSecret/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/webhookSecret", "#/properties/webhookSecret/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate229.errors = vErrors;
	return errors === 0;
}
const isPatternFixRequest = validate230;
function validate230(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pattern === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "pattern" }, "must have required property 'pattern'");
			errors++;
		}
		if (data.language === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "language" }, "must have required property 'language'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "pattern" || key0 === "language")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.pattern !== void 0) {
			if (typeof data.pattern !== "string") {
				vErrors = addError(vErrors, instancePath + "/pattern", "#/properties/pattern/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.language !== void 0) {
			if (typeof data.language !== "string") {
				vErrors = addError(vErrors, instancePath + "/language", "#/properties/language/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate230.errors = vErrors;
	return errors === 0;
}
const isRemediationRequest = validate231;
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
function validate231(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "bundle")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate232(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = concatErrors(vErrors, validate232.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate231.errors = vErrors;
	return errors === 0;
}
const isReportRequest = validate252;
const schema115 = { "properties": {
	"timePeriod": { "$ref": "#/$defs/AskedPeriod" },
	"projects": {
		"type": "array",
		"items": { "type": "string" }
	},
	"tags": {
		"type": "array",
		"items": { "type": "string" }
	},
	"teams": {
		"type": "array",
		"items": { "type": "string" }
	},
	"ruleIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"findingCategories": {
		"type": "array",
		"items": { "type": "string" }
	},
	"projectIds": {
		"type": "array",
		"items": { "type": "string" }
	},
	"findingTypes": { "$ref": "#/$defs/Texts" },
	"timeBucketSize": { "type": "string" }
} };
function validate254(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "since" || key0 === "until")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.since !== void 0) {
			if (!validate203(data.since, { instancePath: instancePath + "/since" })) {
				vErrors = concatErrors(vErrors, validate203.errors);
				errors = vErrors.length;
			}
		}
		if (data.until !== void 0) {
			if (!validate203(data.until, { instancePath: instancePath + "/until" })) {
				vErrors = concatErrors(vErrors, validate203.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate254.errors = vErrors;
	return errors === 0;
}
function validate253(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4.call(schema115.properties, key0)) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.timePeriod !== void 0) {
			if (!validate254(data.timePeriod, { instancePath: instancePath + "/timePeriod" })) {
				vErrors = concatErrors(vErrors, validate254.errors);
				errors = vErrors.length;
			}
		}
		if (data.projects !== void 0) {
			let data1 = data.projects;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/projects", "#/properties/projects/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data3 = data.tags;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/tags/" + i1, "#/properties/tags/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/tags", "#/properties/tags/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.teams !== void 0) {
			let data5 = data.teams;
			if (Array.isArray(data5)) {
				const len2 = data5.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data5[i2] !== "string") {
					vErrors = addError(vErrors, instancePath + "/teams/" + i2, "#/properties/teams/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/teams", "#/properties/teams/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ruleIds !== void 0) {
			let data7 = data.ruleIds;
			if (Array.isArray(data7)) {
				const len3 = data7.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data7[i3] !== "string") {
					vErrors = addError(vErrors, instancePath + "/ruleIds/" + i3, "#/properties/ruleIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/ruleIds", "#/properties/ruleIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.findingCategories !== void 0) {
			let data9 = data.findingCategories;
			if (Array.isArray(data9)) {
				const len4 = data9.length;
				for (let i4 = 0; i4 < len4; i4++) if (typeof data9[i4] !== "string") {
					vErrors = addError(vErrors, instancePath + "/findingCategories/" + i4, "#/properties/findingCategories/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/findingCategories", "#/properties/findingCategories/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.projectIds !== void 0) {
			let data11 = data.projectIds;
			if (Array.isArray(data11)) {
				const len5 = data11.length;
				for (let i5 = 0; i5 < len5; i5++) if (typeof data11[i5] !== "string") {
					vErrors = addError(vErrors, instancePath + "/projectIds/" + i5, "#/properties/projectIds/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/projectIds", "#/properties/projectIds/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.findingTypes !== void 0) {
			if (!validate174(data.findingTypes, { instancePath: instancePath + "/findingTypes" })) {
				vErrors = concatErrors(vErrors, validate174.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeBucketSize !== void 0) {
			if (typeof data.timeBucketSize !== "string") {
				vErrors = addError(vErrors, instancePath + "/timeBucketSize", "#/properties/timeBucketSize/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate253.errors = vErrors;
	return errors === 0;
}
function validate252(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.filters === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "filters" || key0 === "timeBucketSize")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.filters !== void 0) {
			if (!validate253(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = concatErrors(vErrors, validate253.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeBucketSize !== void 0) {
			if (typeof data.timeBucketSize !== "string") {
				vErrors = addError(vErrors, instancePath + "/timeBucketSize", "#/properties/timeBucketSize/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate252.errors = vErrors;
	return errors === 0;
}
const isTriageRequest = validate260;
const schema117 = { "properties": {
	"issue_type": {
		"type": "string",
		"enum": [
			"sast",
			"sca",
			"secrets"
		]
	},
	"issue_ids": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "integer",
			"format": "int64",
			"minimum": 0,
			"maximum": 9007199254740991
		}
	},
	"limit": {
		"type": "integer",
		"minimum": 1,
		"maximum": 3e3
	},
	"new_triage_state": {
		"type": "string",
		"enum": [
			"ignored",
			"reviewing",
			"fixing",
			"reopened",
			"provisionally_ignored"
		]
	},
	"new_triage_reason": {
		"type": "string",
		"enum": [
			"acceptable_risk",
			"false_positive",
			"no_time",
			"no_triage_reason",
			"duplicate"
		]
	},
	"new_note": {
		"type": "string",
		"maxLength": 3e3
	},
	"autotriage_verdict": { "$ref": "#/$defs/AutotriageVerdict" },
	"categories": { "$ref": "#/$defs/TriageTexts" },
	"component_tags": { "$ref": "#/$defs/TriageTexts" },
	"confidence": { "$ref": "#/$defs/Confidence" },
	"dependencies": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"epss_probability": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"low",
				"medium",
				"high",
				"none"
			]
		}
	},
	"exposures": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"reachable",
				"always_reachable",
				"conditionally_reachable",
				"unreachable",
				"unknown"
			]
		}
	},
	"include_historical": { "type": "boolean" },
	"policies": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"rule-board-audit",
				"rule-board-pr-comments",
				"rule-board-block"
			]
		}
	},
	"policy_mode": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"monitor",
				"comment",
				"block"
			]
		}
	},
	"pro_only": { "type": "boolean" },
	"project_tags": { "$ref": "#/$defs/TriageTexts" },
	"ref": {
		"type": "string",
		"minLength": 1
	},
	"repos": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"repository_visibility": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": ["public", "private"]
		}
	},
	"rules": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"ruleset": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"secret_types": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	},
	"severities": {
		"type": "array",
		"minItems": 1,
		"items": { "$ref": "#/$defs/Severity" }
	},
	"since": {
		"type": "integer",
		"format": "int64"
	},
	"status": {
		"type": "string",
		"minLength": 1
	},
	"transitivities": {
		"type": "array",
		"minItems": 1,
		"items": {
			"type": "string",
			"enum": [
				"direct",
				"transitive",
				"unknown"
			]
		}
	},
	"triage_reasons": {
		"type": "array",
		"minItems": 1,
		"items": { "$ref": "#/$defs/TriageReason" }
	},
	"validation_state": {
		"type": "array",
		"minItems": 1,
		"items": { "type": "string" }
	}
} };
function validate262(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length < 1) {
			vErrors = addError(vErrors, instancePath, "#/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (typeof data[i0] !== "string") {
			vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate262.errors = vErrors;
	return errors === 0;
}
function validate260(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = false;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_ids === void 0) {
			vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/0/required", "required", { missingProperty: "issue_ids" }, "must have required property 'issue_ids'");
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	valid1 = valid1 || _valid0;
	if (!valid1) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.autotriage_verdict === void 0) {
				vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/1/required", "required", { missingProperty: "autotriage_verdict" }, "must have required property 'autotriage_verdict'");
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid1 = valid1 || _valid0;
		if (!valid1) {
			const _errs5 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.categories === void 0) {
					vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/2/required", "required", { missingProperty: "categories" }, "must have required property 'categories'");
					errors++;
				}
			}
			var _valid0 = _errs5 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs6 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.component_tags === void 0) {
						vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/3/required", "required", { missingProperty: "component_tags" }, "must have required property 'component_tags'");
						errors++;
					}
				}
				var _valid0 = _errs6 === errors;
				valid1 = valid1 || _valid0;
				if (!valid1) {
					const _errs7 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.confidence === void 0) {
							vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/4/required", "required", { missingProperty: "confidence" }, "must have required property 'confidence'");
							errors++;
						}
					}
					var _valid0 = _errs7 === errors;
					valid1 = valid1 || _valid0;
					if (!valid1) {
						const _errs8 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.dependencies === void 0) {
								vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/5/required", "required", { missingProperty: "dependencies" }, "must have required property 'dependencies'");
								errors++;
							}
						}
						var _valid0 = _errs8 === errors;
						valid1 = valid1 || _valid0;
						if (!valid1) {
							const _errs9 = errors;
							if (data && typeof data == "object" && !Array.isArray(data)) {
								if (data.epss_probability === void 0) {
									vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/6/required", "required", { missingProperty: "epss_probability" }, "must have required property 'epss_probability'");
									errors++;
								}
							}
							var _valid0 = _errs9 === errors;
							valid1 = valid1 || _valid0;
							if (!valid1) {
								const _errs10 = errors;
								if (data && typeof data == "object" && !Array.isArray(data)) {
									if (data.exposures === void 0) {
										vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/7/required", "required", { missingProperty: "exposures" }, "must have required property 'exposures'");
										errors++;
									}
								}
								var _valid0 = _errs10 === errors;
								valid1 = valid1 || _valid0;
								if (!valid1) {
									const _errs11 = errors;
									if (data && typeof data == "object" && !Array.isArray(data)) {
										if (data.policies === void 0) {
											vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/8/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
											errors++;
										}
									}
									var _valid0 = _errs11 === errors;
									valid1 = valid1 || _valid0;
									if (!valid1) {
										const _errs12 = errors;
										if (data && typeof data == "object" && !Array.isArray(data)) {
											if (data.policy_mode === void 0) {
												vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/9/required", "required", { missingProperty: "policy_mode" }, "must have required property 'policy_mode'");
												errors++;
											}
										}
										var _valid0 = _errs12 === errors;
										valid1 = valid1 || _valid0;
										if (!valid1) {
											const _errs13 = errors;
											if (data && typeof data == "object" && !Array.isArray(data)) {
												if (data.pro_only === void 0) {
													vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/10/required", "required", { missingProperty: "pro_only" }, "must have required property 'pro_only'");
													errors++;
												}
											}
											var _valid0 = _errs13 === errors;
											valid1 = valid1 || _valid0;
											if (!valid1) {
												const _errs14 = errors;
												if (data && typeof data == "object" && !Array.isArray(data)) {
													if (data.project_tags === void 0) {
														vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/11/required", "required", { missingProperty: "project_tags" }, "must have required property 'project_tags'");
														errors++;
													}
												}
												var _valid0 = _errs14 === errors;
												valid1 = valid1 || _valid0;
												if (!valid1) {
													const _errs15 = errors;
													if (data && typeof data == "object" && !Array.isArray(data)) {
														if (data.ref === void 0) {
															vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/12/required", "required", { missingProperty: "ref" }, "must have required property 'ref'");
															errors++;
														}
													}
													var _valid0 = _errs15 === errors;
													valid1 = valid1 || _valid0;
													if (!valid1) {
														const _errs16 = errors;
														if (data && typeof data == "object" && !Array.isArray(data)) {
															if (data.repos === void 0) {
																vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/13/required", "required", { missingProperty: "repos" }, "must have required property 'repos'");
																errors++;
															}
														}
														var _valid0 = _errs16 === errors;
														valid1 = valid1 || _valid0;
														if (!valid1) {
															const _errs17 = errors;
															if (data && typeof data == "object" && !Array.isArray(data)) {
																if (data.repository_visibility === void 0) {
																	vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/14/required", "required", { missingProperty: "repository_visibility" }, "must have required property 'repository_visibility'");
																	errors++;
																}
															}
															var _valid0 = _errs17 === errors;
															valid1 = valid1 || _valid0;
															if (!valid1) {
																const _errs18 = errors;
																if (data && typeof data == "object" && !Array.isArray(data)) {
																	if (data.rules === void 0) {
																		vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/15/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
																		errors++;
																	}
																}
																var _valid0 = _errs18 === errors;
																valid1 = valid1 || _valid0;
																if (!valid1) {
																	const _errs19 = errors;
																	if (data && typeof data == "object" && !Array.isArray(data)) {
																		if (data.ruleset === void 0) {
																			vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/16/required", "required", { missingProperty: "ruleset" }, "must have required property 'ruleset'");
																			errors++;
																		}
																	}
																	var _valid0 = _errs19 === errors;
																	valid1 = valid1 || _valid0;
																	if (!valid1) {
																		const _errs20 = errors;
																		if (data && typeof data == "object" && !Array.isArray(data)) {
																			if (data.secret_types === void 0) {
																				vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/17/required", "required", { missingProperty: "secret_types" }, "must have required property 'secret_types'");
																				errors++;
																			}
																		}
																		var _valid0 = _errs20 === errors;
																		valid1 = valid1 || _valid0;
																		if (!valid1) {
																			const _errs21 = errors;
																			if (data && typeof data == "object" && !Array.isArray(data)) {
																				if (data.severities === void 0) {
																					vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/18/required", "required", { missingProperty: "severities" }, "must have required property 'severities'");
																					errors++;
																				}
																			}
																			var _valid0 = _errs21 === errors;
																			valid1 = valid1 || _valid0;
																			if (!valid1) {
																				const _errs22 = errors;
																				if (data && typeof data == "object" && !Array.isArray(data)) {
																					if (data.since === void 0) {
																						vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/19/required", "required", { missingProperty: "since" }, "must have required property 'since'");
																						errors++;
																					}
																				}
																				var _valid0 = _errs22 === errors;
																				valid1 = valid1 || _valid0;
																				if (!valid1) {
																					const _errs23 = errors;
																					if (data && typeof data == "object" && !Array.isArray(data)) {
																						if (data.status === void 0) {
																							vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/20/required", "required", { missingProperty: "status" }, "must have required property 'status'");
																							errors++;
																						}
																					}
																					var _valid0 = _errs23 === errors;
																					valid1 = valid1 || _valid0;
																					if (!valid1) {
																						const _errs24 = errors;
																						if (data && typeof data == "object" && !Array.isArray(data)) {
																							if (data.transitivities === void 0) {
																								vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/21/required", "required", { missingProperty: "transitivities" }, "must have required property 'transitivities'");
																								errors++;
																							}
																						}
																						var _valid0 = _errs24 === errors;
																						valid1 = valid1 || _valid0;
																						if (!valid1) {
																							const _errs25 = errors;
																							if (data && typeof data == "object" && !Array.isArray(data)) {
																								if (data.triage_reasons === void 0) {
																									vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/22/required", "required", { missingProperty: "triage_reasons" }, "must have required property 'triage_reasons'");
																									errors++;
																								}
																							}
																							var _valid0 = _errs25 === errors;
																							valid1 = valid1 || _valid0;
																							if (!valid1) {
																								const _errs26 = errors;
																								if (data && typeof data == "object" && !Array.isArray(data)) {
																									if (data.validation_state === void 0) {
																										vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf/23/required", "required", { missingProperty: "validation_state" }, "must have required property 'validation_state'");
																										errors++;
																									}
																								}
																								var _valid0 = _errs26 === errors;
																								valid1 = valid1 || _valid0;
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	}
	if (!valid1) {
		vErrors = addError(vErrors, instancePath, "#/allOf/0/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs2;
		if (vErrors !== null) {
			if (_errs2) vErrors.length = _errs2;
			else vErrors = null;
		}
	}
	const _errs28 = errors;
	let valid2 = false;
	const _errs29 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.new_triage_state === void 0) {
			vErrors = addError(vErrors, instancePath, "#/allOf/1/anyOf/0/required", "required", { missingProperty: "new_triage_state" }, "must have required property 'new_triage_state'");
			errors++;
		}
	}
	var _valid1 = _errs29 === errors;
	valid2 = valid2 || _valid1;
	if (!valid2) {
		const _errs30 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.new_note === void 0) {
				vErrors = addError(vErrors, instancePath, "#/allOf/1/anyOf/1/required", "required", { missingProperty: "new_note" }, "must have required property 'new_note'");
				errors++;
			}
		}
		var _valid1 = _errs30 === errors;
		valid2 = valid2 || _valid1;
	}
	if (!valid2) {
		vErrors = addError(vErrors, instancePath, "#/allOf/1/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs28;
		if (vErrors !== null) {
			if (_errs28) vErrors.length = _errs28;
			else vErrors = null;
		}
	}
	const _errs32 = errors;
	let valid3 = true;
	const _errs33 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.new_triage_reason === void 0 && "new_triage_reason") {
			vErrors = pushError(vErrors, {});
			errors++;
		}
	}
	var _valid2 = _errs33 === errors;
	errors = _errs32;
	if (vErrors !== null) {
		if (_errs32) vErrors.length = _errs32;
		else vErrors = null;
	}
	if (_valid2) {
		const _errs34 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.new_triage_state === void 0) {
				vErrors = addError(vErrors, instancePath, "#/allOf/2/then/required", "required", { missingProperty: "new_triage_state" }, "must have required property 'new_triage_state'");
				errors++;
			}
			if (data.new_triage_state !== void 0) {
				if ("ignored" !== data.new_triage_state) {
					vErrors = addError(vErrors, instancePath + "/new_triage_state", "#/allOf/2/then/properties/new_triage_state/const", "const", { allowedValue: "ignored" }, "must be equal to constant");
					errors++;
				}
			}
		}
		var _valid2 = _errs34 === errors;
		valid3 = _valid2;
	}
	if (!valid3) {
		vErrors = addError(vErrors, instancePath, "#/allOf/2/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs37 = errors;
	let valid5 = true;
	const _errs38 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type !== void 0) {
			let data1 = data.issue_type;
			if (!(data1 === "sast" || data1 === "secrets")) {
				vErrors = pushError(vErrors, {});
				errors++;
			}
		}
	}
	var _valid3 = _errs38 === errors;
	errors = _errs37;
	if (vErrors !== null) {
		if (_errs37) vErrors.length = _errs37;
		else vErrors = null;
	}
	if (_valid3) {
		const _errs40 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.dependencies !== void 0) {
				vErrors = addError(vErrors, instancePath + "/dependencies", "#/allOf/3/then/properties/dependencies/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.epss_probability !== void 0) {
				vErrors = addError(vErrors, instancePath + "/epss_probability", "#/allOf/3/then/properties/epss_probability/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.exposures !== void 0) {
				vErrors = addError(vErrors, instancePath + "/exposures", "#/allOf/3/then/properties/exposures/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.transitivities !== void 0) {
				vErrors = addError(vErrors, instancePath + "/transitivities", "#/allOf/3/then/properties/transitivities/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid3 = _errs40 === errors;
		valid5 = _valid3;
	}
	if (!valid5) {
		vErrors = addError(vErrors, instancePath, "#/allOf/3/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs42 = errors;
	let valid8 = true;
	const _errs43 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type !== void 0) {
			let data6 = data.issue_type;
			if (!(data6 === "sast" || data6 === "sca")) {
				vErrors = pushError(vErrors, {});
				errors++;
			}
		}
	}
	var _valid4 = _errs43 === errors;
	errors = _errs42;
	if (vErrors !== null) {
		if (_errs42) vErrors.length = _errs42;
		else vErrors = null;
	}
	if (_valid4) {
		const _errs45 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.include_historical !== void 0) {
				vErrors = addError(vErrors, instancePath + "/include_historical", "#/allOf/4/then/properties/include_historical/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.repository_visibility !== void 0) {
				vErrors = addError(vErrors, instancePath + "/repository_visibility", "#/allOf/4/then/properties/repository_visibility/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.secret_types !== void 0) {
				vErrors = addError(vErrors, instancePath + "/secret_types", "#/allOf/4/then/properties/secret_types/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
			if (data.validation_state !== void 0) {
				vErrors = addError(vErrors, instancePath + "/validation_state", "#/allOf/4/then/properties/validation_state/false schema", "false schema", {}, "boolean schema is false");
				errors++;
			}
		}
		var _valid4 = _errs45 === errors;
		valid8 = _valid4;
	}
	if (!valid8) {
		vErrors = addError(vErrors, instancePath, "#/allOf/4/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "issue_type" }, "must have required property 'issue_type'");
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema117.properties, key0)) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.issue_type !== void 0) {
			let data11 = data.issue_type;
			if (typeof data11 !== "string") {
				vErrors = addError(vErrors, instancePath + "/issue_type", "#/properties/issue_type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data11 === "sast" || data11 === "sca" || data11 === "secrets")) {
				vErrors = addError(vErrors, instancePath + "/issue_type", "#/properties/issue_type/enum", "enum", { allowedValues: schema117.properties.issue_type.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issue_ids !== void 0) {
			let data12 = data.issue_ids;
			if (Array.isArray(data12)) {
				if (data12.length < 1) {
					vErrors = addError(vErrors, instancePath + "/issue_ids", "#/properties/issue_ids/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
						vErrors = addError(vErrors, instancePath + "/issue_ids/" + i0, "#/properties/issue_ids/items/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data13 == "number" && isFinite(data13)) {
						if (data13 > 9007199254740991 || isNaN(data13)) {
							vErrors = addError(vErrors, instancePath + "/issue_ids/" + i0, "#/properties/issue_ids/items/maximum", "maximum", {
								comparison: "<=",
								limit: 9007199254740991
							}, "must be <= 9007199254740991");
							errors++;
						}
						if (data13 < 0 || isNaN(data13)) {
							vErrors = addError(vErrors, instancePath + "/issue_ids/" + i0, "#/properties/issue_ids/items/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/issue_ids", "#/properties/issue_ids/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data14 = data.limit;
			if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
				vErrors = addError(vErrors, instancePath + "/limit", "#/properties/limit/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data14 == "number" && isFinite(data14)) {
				if (data14 > 3e3 || isNaN(data14)) {
					vErrors = addError(vErrors, instancePath + "/limit", "#/properties/limit/maximum", "maximum", {
						comparison: "<=",
						limit: 3e3
					}, "must be <= 3000");
					errors++;
				}
				if (data14 < 1 || isNaN(data14)) {
					vErrors = addError(vErrors, instancePath + "/limit", "#/properties/limit/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.new_triage_state !== void 0) {
			let data15 = data.new_triage_state;
			if (typeof data15 !== "string") {
				vErrors = addError(vErrors, instancePath + "/new_triage_state", "#/properties/new_triage_state/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data15 === "ignored" || data15 === "reviewing" || data15 === "fixing" || data15 === "reopened" || data15 === "provisionally_ignored")) {
				vErrors = addError(vErrors, instancePath + "/new_triage_state", "#/properties/new_triage_state/enum", "enum", { allowedValues: schema117.properties.new_triage_state.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.new_triage_reason !== void 0) {
			let data16 = data.new_triage_reason;
			if (typeof data16 !== "string") {
				vErrors = addError(vErrors, instancePath + "/new_triage_reason", "#/properties/new_triage_reason/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data16 === "acceptable_risk" || data16 === "false_positive" || data16 === "no_time" || data16 === "no_triage_reason" || data16 === "duplicate")) {
				vErrors = addError(vErrors, instancePath + "/new_triage_reason", "#/properties/new_triage_reason/enum", "enum", { allowedValues: schema117.properties.new_triage_reason.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.new_note !== void 0) {
			let data17 = data.new_note;
			if (typeof data17 === "string") {
				if (func2(data17) > 3e3) {
					vErrors = addError(vErrors, instancePath + "/new_note", "#/properties/new_note/maxLength", "maxLength", { limit: 3e3 }, "must NOT have more than 3000 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/new_note", "#/properties/new_note/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.autotriage_verdict !== void 0) {
			if (!validate220(data.autotriage_verdict, { instancePath: instancePath + "/autotriage_verdict" })) {
				vErrors = concatErrors(vErrors, validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0) {
			if (!validate262(data.categories, { instancePath: instancePath + "/categories" })) {
				vErrors = concatErrors(vErrors, validate262.errors);
				errors = vErrors.length;
			}
		}
		if (data.component_tags !== void 0) {
			if (!validate262(data.component_tags, { instancePath: instancePath + "/component_tags" })) {
				vErrors = concatErrors(vErrors, validate262.errors);
				errors = vErrors.length;
			}
		}
		if (data.confidence !== void 0) {
			if (!validate218(data.confidence, { instancePath: instancePath + "/confidence" })) {
				vErrors = concatErrors(vErrors, validate218.errors);
				errors = vErrors.length;
			}
		}
		if (data.dependencies !== void 0) {
			let data22 = data.dependencies;
			if (Array.isArray(data22)) {
				if (data22.length < 1) {
					vErrors = addError(vErrors, instancePath + "/dependencies", "#/properties/dependencies/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len1 = data22.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data22[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/dependencies/" + i1, "#/properties/dependencies/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/dependencies", "#/properties/dependencies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.epss_probability !== void 0) {
			let data24 = data.epss_probability;
			if (Array.isArray(data24)) {
				if (data24.length < 1) {
					vErrors = addError(vErrors, instancePath + "/epss_probability", "#/properties/epss_probability/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len2 = data24.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data25 = data24[i2];
					if (typeof data25 !== "string") {
						vErrors = addError(vErrors, instancePath + "/epss_probability/" + i2, "#/properties/epss_probability/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data25 === "low" || data25 === "medium" || data25 === "high" || data25 === "none")) {
						vErrors = addError(vErrors, instancePath + "/epss_probability/" + i2, "#/properties/epss_probability/items/enum", "enum", { allowedValues: schema117.properties.epss_probability.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/epss_probability", "#/properties/epss_probability/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.exposures !== void 0) {
			let data26 = data.exposures;
			if (Array.isArray(data26)) {
				if (data26.length < 1) {
					vErrors = addError(vErrors, instancePath + "/exposures", "#/properties/exposures/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len3 = data26.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data27 = data26[i3];
					if (typeof data27 !== "string") {
						vErrors = addError(vErrors, instancePath + "/exposures/" + i3, "#/properties/exposures/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data27 === "reachable" || data27 === "always_reachable" || data27 === "conditionally_reachable" || data27 === "unreachable" || data27 === "unknown")) {
						vErrors = addError(vErrors, instancePath + "/exposures/" + i3, "#/properties/exposures/items/enum", "enum", { allowedValues: schema117.properties.exposures.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/exposures", "#/properties/exposures/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.include_historical !== void 0) {
			if (typeof data.include_historical !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/include_historical", "#/properties/include_historical/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data29 = data.policies;
			if (Array.isArray(data29)) {
				if (data29.length < 1) {
					vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len4 = data29.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data30 = data29[i4];
					if (typeof data30 !== "string") {
						vErrors = addError(vErrors, instancePath + "/policies/" + i4, "#/properties/policies/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data30 === "rule-board-audit" || data30 === "rule-board-pr-comments" || data30 === "rule-board-block")) {
						vErrors = addError(vErrors, instancePath + "/policies/" + i4, "#/properties/policies/items/enum", "enum", { allowedValues: schema117.properties.policies.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.policy_mode !== void 0) {
			let data31 = data.policy_mode;
			if (Array.isArray(data31)) {
				if (data31.length < 1) {
					vErrors = addError(vErrors, instancePath + "/policy_mode", "#/properties/policy_mode/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len5 = data31.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data32 = data31[i5];
					if (typeof data32 !== "string") {
						vErrors = addError(vErrors, instancePath + "/policy_mode/" + i5, "#/properties/policy_mode/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data32 === "monitor" || data32 === "comment" || data32 === "block")) {
						vErrors = addError(vErrors, instancePath + "/policy_mode/" + i5, "#/properties/policy_mode/items/enum", "enum", { allowedValues: schema117.properties.policy_mode.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/policy_mode", "#/properties/policy_mode/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.pro_only !== void 0) {
			if (typeof data.pro_only !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/pro_only", "#/properties/pro_only/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.project_tags !== void 0) {
			if (!validate262(data.project_tags, { instancePath: instancePath + "/project_tags" })) {
				vErrors = concatErrors(vErrors, validate262.errors);
				errors = vErrors.length;
			}
		}
		if (data.ref !== void 0) {
			let data35 = data.ref;
			if (typeof data35 === "string") {
				if (func2(data35) < 1) {
					vErrors = addError(vErrors, instancePath + "/ref", "#/properties/ref/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/ref", "#/properties/ref/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.repos !== void 0) {
			let data36 = data.repos;
			if (Array.isArray(data36)) {
				if (data36.length < 1) {
					vErrors = addError(vErrors, instancePath + "/repos", "#/properties/repos/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len6 = data36.length;
				for (let i6 = 0; i6 < len6; i6++) if (typeof data36[i6] !== "string") {
					vErrors = addError(vErrors, instancePath + "/repos/" + i6, "#/properties/repos/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/repos", "#/properties/repos/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.repository_visibility !== void 0) {
			let data38 = data.repository_visibility;
			if (Array.isArray(data38)) {
				if (data38.length < 1) {
					vErrors = addError(vErrors, instancePath + "/repository_visibility", "#/properties/repository_visibility/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len7 = data38.length;
				for (let i7 = 0; i7 < len7; i7++) {
					let data39 = data38[i7];
					if (typeof data39 !== "string") {
						vErrors = addError(vErrors, instancePath + "/repository_visibility/" + i7, "#/properties/repository_visibility/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data39 === "public" || data39 === "private")) {
						vErrors = addError(vErrors, instancePath + "/repository_visibility/" + i7, "#/properties/repository_visibility/items/enum", "enum", { allowedValues: schema117.properties.repository_visibility.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/repository_visibility", "#/properties/repository_visibility/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data40 = data.rules;
			if (Array.isArray(data40)) {
				if (data40.length < 1) {
					vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len8 = data40.length;
				for (let i8 = 0; i8 < len8; i8++) if (typeof data40[i8] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rules/" + i8, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.ruleset !== void 0) {
			let data42 = data.ruleset;
			if (Array.isArray(data42)) {
				if (data42.length < 1) {
					vErrors = addError(vErrors, instancePath + "/ruleset", "#/properties/ruleset/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len9 = data42.length;
				for (let i9 = 0; i9 < len9; i9++) if (typeof data42[i9] !== "string") {
					vErrors = addError(vErrors, instancePath + "/ruleset/" + i9, "#/properties/ruleset/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/ruleset", "#/properties/ruleset/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.secret_types !== void 0) {
			let data44 = data.secret_types;
			if (Array.isArray(data44)) {
				if (data44.length < 1) {
					vErrors = addError(vErrors, instancePath + "/secret_types", "#/properties/secret_types/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len10 = data44.length;
				for (let i10 = 0; i10 < len10; i10++) if (typeof data44[i10] !== "string") {
					vErrors = addError(vErrors, instancePath + "/secret_types/" + i10, "#/properties/secret_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/secret_types", "#/properties/secret_types/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.severities !== void 0) {
			let data46 = data.severities;
			if (Array.isArray(data46)) {
				if (data46.length < 1) {
					vErrors = addError(vErrors, instancePath + "/severities", "#/properties/severities/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len11 = data46.length;
				for (let i11 = 0; i11 < len11; i11++) if (!validate214(data46[i11], { instancePath: instancePath + "/severities/" + i11 })) {
					vErrors = concatErrors(vErrors, validate214.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/severities", "#/properties/severities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.since !== void 0) {
			let data48 = data.since;
			if (!(typeof data48 == "number" && !(data48 % 1) && !isNaN(data48) && isFinite(data48))) {
				vErrors = addError(vErrors, instancePath + "/since", "#/properties/since/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data49 = data.status;
			if (typeof data49 === "string") {
				if (func2(data49) < 1) {
					vErrors = addError(vErrors, instancePath + "/status", "#/properties/status/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.transitivities !== void 0) {
			let data50 = data.transitivities;
			if (Array.isArray(data50)) {
				if (data50.length < 1) {
					vErrors = addError(vErrors, instancePath + "/transitivities", "#/properties/transitivities/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len12 = data50.length;
				for (let i12 = 0; i12 < len12; i12++) {
					let data51 = data50[i12];
					if (typeof data51 !== "string") {
						vErrors = addError(vErrors, instancePath + "/transitivities/" + i12, "#/properties/transitivities/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data51 === "direct" || data51 === "transitive" || data51 === "unknown")) {
						vErrors = addError(vErrors, instancePath + "/transitivities/" + i12, "#/properties/transitivities/items/enum", "enum", { allowedValues: schema117.properties.transitivities.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/transitivities", "#/properties/transitivities/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.triage_reasons !== void 0) {
			let data52 = data.triage_reasons;
			if (Array.isArray(data52)) {
				if (data52.length < 1) {
					vErrors = addError(vErrors, instancePath + "/triage_reasons", "#/properties/triage_reasons/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len13 = data52.length;
				for (let i13 = 0; i13 < len13; i13++) if (!validate212(data52[i13], { instancePath: instancePath + "/triage_reasons/" + i13 })) {
					vErrors = concatErrors(vErrors, validate212.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/triage_reasons", "#/properties/triage_reasons/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.validation_state !== void 0) {
			let data54 = data.validation_state;
			if (Array.isArray(data54)) {
				if (data54.length < 1) {
					vErrors = addError(vErrors, instancePath + "/validation_state", "#/properties/validation_state/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len14 = data54.length;
				for (let i14 = 0; i14 < len14; i14++) if (typeof data54[i14] !== "string") {
					vErrors = addError(vErrors, instancePath + "/validation_state/" + i14, "#/properties/validation_state/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/validation_state", "#/properties/validation_state/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate260.errors = vErrors;
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
Object.defineProperty(exports, "requests_exports", {
	enumerable: true,
	get: function() {
		return requests_exports;
	}
});
