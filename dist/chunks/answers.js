const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
let node_buffer = require("node:buffer");
// src/generated/guards/answers.js
var answers_exports = require_rolldown_runtime.__exportAll({
	isDeploymentList: () => isDeploymentList,
	isDetectionState: () => isDetectionState,
	isDetectionSummary: () => isDetectionSummary,
	isErrorBody: () => isErrorBody,
	isLegacyPolicyList: () => isLegacyPolicyList,
	isPreviewAnswer: () => isPreviewAnswer,
	isRemediationState: () => isRemediationState,
	isVocabulary: () => isVocabulary
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
const isDeploymentList = validate22;
const schema7 = { "properties": { "deployments": { "type": ["array", "null"] } } };
const schema8 = { "properties": {
	"id": { "type": [
		"integer",
		"string",
		"null"
	] },
	"slug": { "type": ["string", "null"] },
	"name": { "type": ["string", "null"] }
} };
const pattern0 = new RegExp("^[0-9]{0,19}$", "u");
function validate23(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema8.properties.id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema8.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema8.properties.name.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployments !== void 0) {
			let data0 = data.deployments;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/type", "type", { type: schema7.properties.deployments.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				if (data0.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate23(data0[i0], { instancePath: instancePath + "/deployments/" + i0 })) {
					vErrors = concatErrors(vErrors, validate23.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const isDetectionState = validate25;
const schema10 = { "properties": {
	"deployment_slug": { "type": ["string", "null"] },
	"product": { "type": ["string", "null"] },
	"rulesets": { "type": ["array", "null"] },
	"rules": { "type": ["array", "null"] },
	"disabled": { "type": ["array", "null"] },
	"exceptions": { "type": ["array", "null"] }
} };
const schema11 = { "properties": {
	"exception_type": { "type": ["string", "null"] },
	"rule_type": { "type": ["string", "null"] },
	"project": { "type": ["string", "null"] },
	"project_tag_name": { "type": ["string", "null"] }
} };
function validate27(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rule === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.exception_type !== void 0) {
			let data0 = data.exception_type;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/exception_type", "#/properties/exception_type/type", "type", { type: schema11.properties.exception_type.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rule !== void 0) {
			if (typeof data.rule !== "string") {
				vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			let data2 = data.rule_type;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/rule_type", "#/properties/rule_type/type", "type", { type: schema11.properties.rule_type.type }, "must be string,null");
				errors++;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/type", "type", { type: schema11.properties.project.type }, "must be string,null");
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data4 = data.project_tag_name;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/type", "type", { type: schema11.properties.project_tag_name.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate26(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: schema10.properties.deployment_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data1 = data.product;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/product", "#/properties/product/type", "type", { type: schema10.properties.product.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: schema10.properties.rulesets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: schema10.properties.rules.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data4[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (!Array.isArray(data6) && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: schema10.properties.disabled.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data6)) {
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data6[i2] !== "string") {
					vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (!Array.isArray(data8) && data8 !== null) {
				vErrors = addError(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: schema10.properties.exceptions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data8)) {
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate27(data8[i3], { instancePath: instancePath + "/exceptions/" + i3 })) {
					vErrors = concatErrors(vErrors, validate27.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate26.errors = vErrors;
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
function validate25(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate26(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = concatErrors(vErrors, validate26.errors);
				errors = vErrors.length;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = concatErrors(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
const isDetectionSummary = validate32;
const schema13 = { "properties": { "deployment_slug": { "type": ["string", "null"] } } };
function validate32(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: schema13.properties.deployment_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data1 = data.code;
			const _errs5 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs6 = errors;
			if (!validate25(data1, { instancePath: instancePath + "/code" })) {
				vErrors = concatErrors(vErrors, validate25.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs7 = errors;
			if (data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/code", "#/properties/code/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs7 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = addError(vErrors, instancePath + "/code", "#/properties/code/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
		if (data.secrets !== void 0) {
			let data2 = data.secrets;
			const _errs10 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs11 = errors;
			if (!validate25(data2, { instancePath: instancePath + "/secrets" })) {
				vErrors = concatErrors(vErrors, validate25.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs11 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs12 = errors;
			if (data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/secrets", "#/properties/secrets/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid1 = _errs12 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = addError(vErrors, instancePath + "/secrets", "#/properties/secrets/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
const isErrorBody = validate35;
const schema14 = { "properties": {
	"error": { "type": ["string", "null"] },
	"message": { "type": ["string", "null"] },
	"detail": { "type": ["string", "null"] },
	"code": { "type": ["string", "null"] },
	"current_state_version": { "type": ["string", "null"] },
	"missing_companion": { "type": ["string", "null"] },
	"missing_references": {
		"type": ["array", "null"],
		"items": { "properties": {
			"kind": { "type": ["string", "null"] },
			"value": { "type": ["string", "null"] }
		} }
	},
	"validation_errors": { "type": ["array", "null"] }
} };
const schema15 = { "properties": {
	"message": { "type": ["string", "null"] },
	"policy_slug": { "type": ["string", "null"] },
	"context": { "type": ["object", "null"] }
} };
function validate36(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "code" }, "must have required property 'code'");
			errors++;
		}
		if (data.code !== void 0) {
			if (typeof data.code !== "string") {
				vErrors = addError(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: schema15.properties.message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.policy_slug !== void 0) {
			let data2 = data.policy_slug;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/policy_slug", "#/properties/policy_slug/type", "type", { type: schema15.properties.policy_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.context !== void 0) {
			let data3 = data.context;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/context", "#/properties/context/type", "type", { type: schema15.properties.context.type }, "must be object,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate35(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.error !== void 0) {
			let data0 = data.error;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/error", "#/properties/error/type", "type", { type: schema14.properties.error.type }, "must be string,null");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: schema14.properties.message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.detail !== void 0) {
			let data2 = data.detail;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/detail", "#/properties/detail/type", "type", { type: schema14.properties.detail.type }, "must be string,null");
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data3 = data.code;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: schema14.properties.code.type }, "must be string,null");
				errors++;
			}
		}
		if (data.current_state_version !== void 0) {
			let data4 = data.current_state_version;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/current_state_version", "#/properties/current_state_version/type", "type", { type: schema14.properties.current_state_version.type }, "must be string,null");
				errors++;
			}
		}
		if (data.missing_companion !== void 0) {
			let data5 = data.missing_companion;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/missing_companion", "#/properties/missing_companion/type", "type", { type: schema14.properties.missing_companion.type }, "must be string,null");
				errors++;
			}
		}
		if (data.missing_references !== void 0) {
			let data6 = data.missing_references;
			if (!Array.isArray(data6) && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/missing_references", "#/properties/missing_references/type", "type", { type: schema14.properties.missing_references.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (data7.kind !== void 0) {
							let data8 = data7.kind;
							if (typeof data8 !== "string" && data8 !== null) {
								vErrors = addError(vErrors, instancePath + "/missing_references/" + i0 + "/kind", "#/properties/missing_references/items/properties/kind/type", "type", { type: schema14.properties.missing_references.items.properties.kind.type }, "must be string,null");
								errors++;
							}
						}
						if (data7.value !== void 0) {
							let data9 = data7.value;
							if (typeof data9 !== "string" && data9 !== null) {
								vErrors = addError(vErrors, instancePath + "/missing_references/" + i0 + "/value", "#/properties/missing_references/items/properties/value/type", "type", { type: schema14.properties.missing_references.items.properties.value.type }, "must be string,null");
								errors++;
							}
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/missing_references/" + i0, "#/properties/missing_references/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
		if (data.validation_errors !== void 0) {
			let data10 = data.validation_errors;
			if (!Array.isArray(data10) && data10 !== null) {
				vErrors = addError(vErrors, instancePath + "/validation_errors", "#/properties/validation_errors/type", "type", { type: schema14.properties.validation_errors.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate36(data10[i1], { instancePath: instancePath + "/validation_errors/" + i1 })) {
					vErrors = concatErrors(vErrors, validate36.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate35.errors = vErrors;
	return errors === 0;
}
const isLegacyPolicyList = validate38;
const schema16 = { "properties": { "policies": { "type": ["array", "null"] } } };
const schema17 = { "properties": {
	"id": { "type": ["string", "null"] },
	"name": { "type": ["string", "null"] },
	"slug": { "type": ["string", "null"] },
	"productType": {
		"type": ["string", "null"],
		"enum": [
			"PRODUCT_TYPE_SAST",
			"PRODUCT_TYPE_SECRETS",
			null,
			""
		]
	},
	"isDefault": { "type": ["boolean", "null"] }
} };
function validate39(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema17.properties.id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema17.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data2 = data.slug;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema17.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.productType !== void 0) {
			let data3 = data.productType;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/productType", "#/properties/productType/type", "type", { type: schema17.properties.productType.type }, "must be string,null");
				errors++;
			}
			if (!(data3 === "PRODUCT_TYPE_SAST" || data3 === "PRODUCT_TYPE_SECRETS" || data3 === null || data3 === "")) {
				vErrors = addError(vErrors, instancePath + "/productType", "#/properties/productType/enum", "enum", { allowedValues: schema17.properties.productType.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.isDefault !== void 0) {
			let data4 = data.isDefault;
			if (typeof data4 !== "boolean" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/isDefault", "#/properties/isDefault/type", "type", { type: schema17.properties.isDefault.type }, "must be boolean,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate38(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies !== void 0) {
			let data0 = data.policies;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: schema16.properties.policies.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate39(data0[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = concatErrors(vErrors, validate39.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate38.errors = vErrors;
	return errors === 0;
}
const isPreviewAnswer = validate41;
const schema18 = { "properties": { "validation_errors": { "type": ["array", "null"] } } };
const schema19 = { "type": ["array", "null"] };
const schema20 = { "properties": {
	"before": { "type": ["object", "null"] },
	"after": { "type": ["object", "null"] }
} };
const schema21 = { "properties": { "key": { "properties": { "slug": { "type": ["string", "null"] } } } } };
const schema22 = {
	"type": ["object", "null"],
	"properties": {
		"name": { "type": ["string", "null"] },
		"slug": { "type": ["string", "null"] },
		"description": { "type": ["string", "null"] },
		"active": { "type": ["boolean", "null"] },
		"filters": { "type": ["object", "null"] },
		"actions": { "type": ["array", "null"] }
	}
};
function validate45(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema22.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema22.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema22.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema22.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.active !== void 0) {
			let data3 = data.active;
			if (typeof data3 !== "boolean" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/active", "#/properties/active/type", "type", { type: schema22.properties.active.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.filters !== void 0) {
			let data4 = data.filters;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/filters", "#/properties/filters/type", "type", { type: schema22.properties.filters.type }, "must be object,null");
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data5 = data.actions;
			if (!Array.isArray(data5) && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/actions", "#/properties/actions/type", "type", { type: schema22.properties.actions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						vErrors = addError(vErrors, instancePath + "/actions/" + i0, "#/properties/actions/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
	}
	validate45.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.slug !== void 0) {
					let data1 = data0.slug;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/slug", "#/properties/key/properties/slug/type", "type", { type: schema21.properties.key.properties.slug.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			if (!validate45(data.before, { instancePath: instancePath + "/before" })) {
				vErrors = concatErrors(vErrors, validate45.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate45(data.after, { instancePath: instancePath + "/after" })) {
				vErrors = concatErrors(vErrors, validate45.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const schema23 = { "properties": { "key": { "properties": {
	"product": { "type": ["string", "null"] },
	"scope_type": { "type": ["string", "null"] },
	"scope_target": { "type": ["string", "null"] },
	"rule": { "type": ["string", "null"] },
	"rule_type": { "type": ["string", "null"] }
} } } };
const schema24 = {
	"type": ["object", "null"],
	"properties": {
		"rulesets": { "type": ["array", "null"] },
		"rules": { "type": ["array", "null"] },
		"disabled": { "type": ["array", "null"] },
		"exception_type": { "type": ["string", "null"] }
	}
};
function validate50(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema24.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets !== void 0) {
			let data0 = data.rulesets;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: schema24.properties.rulesets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: schema24.properties.rules.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.disabled !== void 0) {
			let data4 = data.disabled;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: schema24.properties.disabled.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.exception_type !== void 0) {
			let data6 = data.exception_type;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/exception_type", "#/properties/exception_type/type", "type", { type: schema24.properties.exception_type.type }, "must be string,null");
				errors++;
			}
		}
	}
	validate50.errors = vErrors;
	return errors === 0;
}
function validate49(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.product !== void 0) {
					let data1 = data0.product;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/product", "#/properties/key/properties/product/type", "type", { type: schema23.properties.key.properties.product.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.scope_type !== void 0) {
					let data2 = data0.scope_type;
					if (typeof data2 !== "string" && data2 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/scope_type", "#/properties/key/properties/scope_type/type", "type", { type: schema23.properties.key.properties.scope_type.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.scope_target !== void 0) {
					let data3 = data0.scope_target;
					if (typeof data3 !== "string" && data3 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/scope_target", "#/properties/key/properties/scope_target/type", "type", { type: schema23.properties.key.properties.scope_target.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.rule !== void 0) {
					let data4 = data0.rule;
					if (typeof data4 !== "string" && data4 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/rule", "#/properties/key/properties/rule/type", "type", { type: schema23.properties.key.properties.rule.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.rule_type !== void 0) {
					let data5 = data0.rule_type;
					if (typeof data5 !== "string" && data5 !== null) {
						vErrors = addError(vErrors, instancePath + "/key/rule_type", "#/properties/key/properties/rule_type/type", "type", { type: schema23.properties.key.properties.rule_type.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			if (!validate50(data.before, { instancePath: instancePath + "/before" })) {
				vErrors = concatErrors(vErrors, validate50.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate50(data.after, { instancePath: instancePath + "/after" })) {
				vErrors = concatErrors(vErrors, validate50.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate49.errors = vErrors;
	return errors === 0;
}
const func2 = require_ucs2length().default;
function validate43(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind !== void 0) {
			if ("RemediationPolicy" !== data.kind) {
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
		if (!validate44(data, { instancePath })) {
			vErrors = concatErrors(vErrors, validate44.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		vErrors = addError(vErrors, instancePath, "#/allOf/0/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs7 = errors;
	let valid3 = true;
	const _errs8 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (!(data1 === "DetectionPolicy" || data1 === "DetectionPolicyException")) {
				vErrors = pushError(vErrors, {});
				errors++;
			}
		}
	}
	var _valid1 = _errs8 === errors;
	errors = _errs7;
	if (vErrors !== null) {
		if (_errs7) vErrors.length = _errs7;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs10 = errors;
		if (!validate49(data, { instancePath })) {
			vErrors = concatErrors(vErrors, validate49.errors);
			errors = vErrors.length;
		}
		var _valid1 = _errs10 === errors;
		valid3 = _valid1;
	}
	if (!valid3) {
		vErrors = addError(vErrors, instancePath, "#/allOf/1/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.kind !== void 0) {
			let data2 = data.kind;
			if (typeof data2 === "string") {
				if (func2(data2) < 1) {
					vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data3 = data.key;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
				vErrors = addError(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data4 = data.before;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/before", "#/properties/before/type", "type", { type: schema20.properties.before.type }, "must be object,null");
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data5 = data.after;
			if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/after", "#/properties/after/type", "type", { type: schema20.properties.after.type }, "must be object,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate43.errors = vErrors;
	return errors === 0;
}
function validate42(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!Array.isArray(data) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema19.type }, "must be array,null");
		errors++;
	}
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate43(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = concatErrors(vErrors, validate43.errors);
			errors = vErrors.length;
		}
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate41(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.creates !== void 0) {
			if (!validate42(data.creates, { instancePath: instancePath + "/creates" })) {
				vErrors = concatErrors(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.updates !== void 0) {
			if (!validate42(data.updates, { instancePath: instancePath + "/updates" })) {
				vErrors = concatErrors(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.deletes !== void 0) {
			if (!validate42(data.deletes, { instancePath: instancePath + "/deletes" })) {
				vErrors = concatErrors(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = concatErrors(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.validation_errors !== void 0) {
			let data4 = data.validation_errors;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/validation_errors", "#/properties/validation_errors/type", "type", { type: schema18.properties.validation_errors.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate36(data4[i0], { instancePath: instancePath + "/validation_errors/" + i0 })) {
					vErrors = concatErrors(vErrors, validate36.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate41.errors = vErrors;
	return errors === 0;
}
const isRemediationState = validate60;
const schema25 = { "properties": { "bundle": { "properties": {
	"deployment_slug": { "type": ["string", "null"] },
	"policies": { "type": ["array", "null"] }
} } } };
const schema26 = { "properties": {
	"name": { "type": ["string", "null"] },
	"description": { "type": ["string", "null"] },
	"active": { "type": ["boolean", "null"] },
	"filters": { "type": ["object", "null"] },
	"actions": { "type": ["array", "null"] }
} };
function validate61(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.slug === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
			errors++;
		}
		if (data.slug !== void 0) {
			let data0 = data.slug;
			if (typeof data0 === "string") {
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema26.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema26.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.active !== void 0) {
			let data3 = data.active;
			if (typeof data3 !== "boolean" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/active", "#/properties/active/type", "type", { type: schema26.properties.active.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.filters !== void 0) {
			let data4 = data.filters;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/filters", "#/properties/filters/type", "type", { type: schema26.properties.filters.type }, "must be object,null");
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data5 = data.actions;
			if (!Array.isArray(data5) && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/actions", "#/properties/actions/type", "type", { type: schema26.properties.actions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						vErrors = addError(vErrors, instancePath + "/actions/" + i0, "#/properties/actions/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
function validate60(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle !== void 0) {
			let data0 = data.bundle;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.deployment_slug !== void 0) {
					let data1 = data0.deployment_slug;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = addError(vErrors, instancePath + "/bundle/deployment_slug", "#/properties/bundle/properties/deployment_slug/type", "type", { type: schema25.properties.bundle.properties.deployment_slug.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.policies !== void 0) {
					let data2 = data0.policies;
					if (!Array.isArray(data2) && data2 !== null) {
						vErrors = addError(vErrors, instancePath + "/bundle/policies", "#/properties/bundle/properties/policies/type", "type", { type: schema25.properties.bundle.properties.policies.type }, "must be array,null");
						errors++;
					}
					if (Array.isArray(data2)) {
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate61(data2[i0], { instancePath: instancePath + "/bundle/policies/" + i0 })) {
							vErrors = concatErrors(vErrors, validate61.errors);
							errors = vErrors.length;
						}
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/bundle", "#/properties/bundle/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = concatErrors(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate60.errors = vErrors;
	return errors === 0;
}
const isVocabulary = validate64;
const schema27 = { "properties": {
	"condition_types": { "type": ["array", "null"] },
	"action_types": { "type": ["array", "null"] },
	"value_enums": { "type": ["array", "null"] }
} };
const schema28 = { "properties": {
	"description": { "type": ["string", "null"] },
	"requires": { "type": ["array", "null"] }
} };
function validate65(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema28.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.requires !== void 0) {
			let data2 = data.requires;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/requires", "#/properties/requires/type", "type", { type: schema28.properties.requires.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/requires/" + i0, "#/properties/requires/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate65.errors = vErrors;
	return errors === 0;
}
const schema29 = { "properties": { "values": { "type": ["array", "null"] } } };
function validate68(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: schema29.properties.values.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate68.errors = vErrors;
	return errors === 0;
}
const schema30 = { "properties": {
	"rulesets_accepted": { "type": ["boolean", "null"] },
	"exception_types": { "type": ["array", "null"] },
	"rule_types": { "type": ["array", "null"] }
} };
function validate70(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets_accepted !== void 0) {
			let data0 = data.rulesets_accepted;
			if (typeof data0 !== "boolean" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/rulesets_accepted", "#/properties/rulesets_accepted/type", "type", { type: schema30.properties.rulesets_accepted.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.exception_types !== void 0) {
			let data1 = data.exception_types;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/exception_types", "#/properties/exception_types/type", "type", { type: schema30.properties.exception_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/exception_types/" + i0, "#/properties/exception_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rule_types !== void 0) {
			let data3 = data.rule_types;
			if (!Array.isArray(data3) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/rule_types", "#/properties/rule_types/type", "type", { type: schema30.properties.rule_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/rule_types/" + i1, "#/properties/rule_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate70.errors = vErrors;
	return errors === 0;
}
function validate64(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.condition_types !== void 0) {
			let data0 = data.condition_types;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/condition_types", "#/properties/condition_types/type", "type", { type: schema27.properties.condition_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate65(data0[i0], { instancePath: instancePath + "/condition_types/" + i0 })) {
					vErrors = concatErrors(vErrors, validate65.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.action_types !== void 0) {
			let data2 = data.action_types;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/action_types", "#/properties/action_types/type", "type", { type: schema27.properties.action_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate65(data2[i1], { instancePath: instancePath + "/action_types/" + i1 })) {
					vErrors = concatErrors(vErrors, validate65.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.value_enums !== void 0) {
			let data4 = data.value_enums;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/value_enums", "#/properties/value_enums/type", "type", { type: schema27.properties.value_enums.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate68(data4[i2], { instancePath: instancePath + "/value_enums/" + i2 })) {
					vErrors = concatErrors(vErrors, validate68.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.detection_constraints !== void 0) {
			let data6 = data.detection_constraints;
			const _errs12 = errors;
			let valid7 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate70(data6, { instancePath: instancePath + "/detection_constraints" })) {
				vErrors = concatErrors(vErrors, validate70.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid7 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/detection_constraints", "#/properties/detection_constraints/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid7) {
				valid7 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid7 = true;
				passing0 = 1;
			}
			if (!valid7) {
				vErrors = addError(vErrors, instancePath + "/detection_constraints", "#/properties/detection_constraints/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
	validate64.errors = vErrors;
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
// src/platform/answers.ts
var InvalidResponse = class extends Error {
	name = "InvalidResponse";
	fix;
	kind;
	constructor(message, fix = newerApiFix, kind = "unusable") {
		super(message);
		this.fix = fix;
		this.kind = kind;
	}
};
const newerApiFix = "The platform may have a newer API. Update ifmatch, or report this answer with the request id.";
function readJson({ headers, body }, redact) {
	const type = headers["content-type"] ?? "";
	if (body.length === 0) throw new InvalidResponse("with an empty body", notTheApiFix);
	const text = new TextDecoder().decode(body);
	const quote = () => {
		const quoted = excerptOfBody(redact(text));
		return quoted === "" ? "" : `, "${quoted}"`;
	};
	if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type.trim())) throw new InvalidResponse(`with ${excerpt(type.split(";")[0] ?? "") || "no content type"} instead of JSON${quote()}`, notTheApiFix);
	if (!(0, node_buffer.isUtf8)(body)) throw new InvalidResponse("with bytes that are not UTF-8 instead of JSON", notTheApiFix);
	try {
		return parseJson(text);
	} catch (error) {
		throw new InvalidResponse(`with JSON that cannot be used: ${error.message}${quote()}`);
	}
}
const notTheApiFix = "Check that the address is the API of the platform, and not a login page or a proxy.";
const maxDepth = 64;
function parseJson(text) {
	const value = parse(text);
	if (countFields(value, maxDepth) !== countFieldNames(text)) throw new SyntaxError("a name occurs twice in one object");
	return value;
}
function tryJson(text) {
	try {
		return parseJson(text);
	} catch {
		return;
	}
}
function parse(text) {
	try {
		return /[0-9]{16}/.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
	} catch {
		throw new SyntaxError("it is not JSON, or it was cut off");
	}
}
function keepDigits(_key, value, context) {
	if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
	return /^-?[0-9]+$/.test(context?.source ?? "") ? context?.source : value;
}
function countFieldNames(text) {
	const colon = /\s*:/y;
	let count = 0;
	for (let start = text.indexOf("\""); start >= 0; start = text.indexOf("\"", colon.lastIndex)) {
		const end = findEndOfString(text, start);
		colon.lastIndex = end;
		if (colon.test(text)) count++;
		else colon.lastIndex = end;
	}
	return count;
}
function findEndOfString(text, start) {
	let end = start;
	let backslashes;
	do {
		end = text.indexOf("\"", end + 1);
		backslashes = 0;
		while (text[end - 1 - backslashes] === "\\") backslashes++;
	} while (backslashes % 2 === 1);
	return end + 1;
}
function countFields(value, levels) {
	if (typeof value !== "object" || value === null) return 0;
	if (levels === 0) throw new SyntaxError(`it is nested over ${String(maxDepth)} levels deep`);
	const inner = Object.values(value);
	let count = Array.isArray(value) ? 0 : inner.length;
	for (const item of inner) count += countFields(item, levels - 1);
	return count;
}
const textOrNull = (value) => typeof value === "string" && value !== "" ? value : null;
function excerpt(text) {
	const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	return line.length <= 300 ? line : `${line.slice(0, 300).replace(/[\uD800-\uDBFF]$/, "")} …`;
}
function excerptOfBody(text) {
	if (!/^\s*</.test(text)) return excerpt(text);
	const [, title = ""] = /<title>([^<]{1,300})/i.exec(text) ?? [];
	return excerpt(title);
}
const loadedGuards = { ...answers_exports };
async function loadGuard(id) {
	const name = `is${require_start.operations[id].answer}`;
	const otherGuards = async () => ({ ...await Promise.resolve().then(() => require("./web-api-answers.js")) });
	const guard = loadedGuards[name] ?? (await otherGuards())[name];
	if (guard === void 0) throw new Error(`there is no guard ${name}`);
	return guard;
}
function checkResponseShape(value, guard) {
	if (guard(value)) return value;
	const errorTexts = (guard.errors ?? []).filter(({ keyword }) => keyword !== "if").map(({ instancePath, message }) => `${instancePath || "it"} ${message ?? "is wrong"}`);
	const more = errorTexts.length > 3 ? ` and ${String(errorTexts.length - 3)} more` : "";
	throw new InvalidResponse(`in a shape that is not understood: ${excerpt(errorTexts.slice(0, 3).join("; "))}${more}`);
}
function refuseTruncated(what, { others, lists = {}, headers }, fix = unpagedFix) {
	const fields = [others, ...Object.values(others).filter(require_validate.isObject)].flatMap((object) => Object.entries(object));
	const all = Object.entries(lists);
	const isTotal = (name, number) => all.some(([list, items]) => {
		return (name.includes(list) ? /total|count/.test(name) : all.length === 1 && /^total(?:count)?$/.test(name)) && number > (Array.isArray(items) ? items.length : 0);
	});
	const [pagingField] = fields.find(([field, value]) => {
		const name = field.toLowerCase().replaceAll(/[^a-z]/g, "");
		if (pagingFieldPattern.test(name)) return value && value !== "false";
		return typeof value !== "object" && isTotal(name, Number(value));
	}) ?? [];
	const isLinked = /<[^<>]*>\s*;\s*rel="?next\b/i.test(headers["link"] ?? "");
	if (pagingField !== void 0 || isLinked) throw new InvalidResponse(`with a part of the ${what} only, as ${JSON.stringify(pagingField ?? "link")} says`, fix, "truncated");
}
const unpagedFix = "Ask the operator of the platform for unpaged answers, with the request id.";
const pagingFieldPattern = /^(?:hasmore|hasnextpage|(?:is)?truncated|cursor|next(?:cursor|link|page|pagetoken|url)?)$/;
function normalizePolicy(policy) {
	const { filters, actions = [], ...rest } = withoutNulls(policy);
	return {
		...rest,
		...require_validate.isObject(filters) ? { filters: normalizeFilters(filters) } : {},
		actions
	};
}
const normalizeFilters = (filters) => ({
	...filters,
	conditions: readList(filters, "conditions").map((condition) => {
		if (!require_validate.isObject(condition)) throw new InvalidResponse("with conditions that are not all objects");
		return {
			...condition,
			values: readList(condition, "values")
		};
	})
});
function readList(object, field) {
	const list = object[field] ?? [];
	if (require_validate.isList(list)) return list;
	throw new InvalidResponse(`with ${field} that is no list`);
}
function normalizeDetectionPolicy(policy) {
	const { rulesets = [], rules = [], disabled = [], ...rest } = withoutNulls(policy);
	return {
		...withoutEmpty(rest),
		rulesets,
		rules,
		disabled
	};
}
const normalizeException = (exception) => withoutEmpty(withoutNulls(exception));
function withoutNulls(object) {
	const clean = (value) => {
		if (Array.isArray(value)) return value.map(clean);
		return require_validate.isObject(value) ? withoutNulls(value) : value;
	};
	const used = Object.entries(object).filter(([, value]) => value !== null);
	return Object.fromEntries(used.map(([name, value]) => [name, clean(value)]));
}
const withoutEmpty = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0)));
const products = {
	"detection/code": "code",
	"detection/secrets": "secrets"
};
function checkScope(kind, deployment, bundle) {
	const slug = textOrNull(bundle["deployment_slug"]);
	if (slug !== null && slug !== deployment.slug) throw new InvalidResponse(`for the deployment ${JSON.stringify(slug)}, not for ${JSON.stringify(deployment.slug)}`, "The id and the slug of the deployment do not match. Fix the id in the config, or omit it.", "contradiction");
	if (kind !== "remediation") checkProduct(kind, bundle);
}
function checkProduct(kind, object) {
	const product = textOrNull(object["product"]);
	if (product === null || product === products[kind]) return;
	throw new InvalidResponse(`for the product ${JSON.stringify(product)}, not for ${products[kind]}`, newerApiFix, "contradiction");
}
function parseLiveBundle(kind, deployment, answer) {
	const bundle = answer.bundle;
	checkScope(kind, deployment, bundle);
	const objectsOf = (field) => readList(bundle, field);
	const content = kind === "remediation" ? {
		...bundle,
		policies: objectsOf("policies").map(normalizePolicy)
	} : {
		...normalizeDetectionPolicy(bundle),
		exceptions: objectsOf("exceptions").map(normalizeException)
	};
	return {
		stateVersion: checkStateVersion(answer.state_version),
		content
	};
}
const maxVersionLength = 1e3;
function whyUnsendable(version) {
	if (version === "") return "it is empty";
	if (version === "*") return "it is *, which would match any state";
	if (version.length > maxVersionLength) return `it has ${String(version.length)} characters, over ${String(maxVersionLength)}`;
	return /^[\x21-\x7e]+$/.test(version) ? null : "it has white space or characters outside ASCII";
}
function checkStateVersion(version) {
	const reason = whyUnsendable(version);
	if (reason === null) return version;
	throw new InvalidResponse(`with a state_version that cannot be sent as If-Match: ${reason}`, noVersionFix);
}
const noVersionFix = "Without a valid version nothing can be applied safely. Ask the operator of the platform, with the request id.";
function toIfMatch(version) {
	const reason = whyUnsendable(version);
	if (reason === null) return version;
	throw new require_start.PlatformError(`The state version cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
		fix: "Preview again.",
		unsent: true
	});
}
function parseDeployments({ deployments, ...others }, headers, slugs) {
	if (deployments === void 0) throw new InvalidResponse("without a list of deployments");
	const ids = idsBySlug(deployments ?? []);
	if (slugs === null || !slugs.every((slug) => ids.has(slug))) refuseTruncated("deployments", {
		others,
		lists: { deployments },
		headers
	}, setIdFix);
	return [...ids].map(([slug, id]) => ({
		id,
		slug
	}));
}
function idsBySlug(deployments) {
	const ids = new Map();
	for (const { id: idOrNumber, slug } of deployments) {
		const id = String(idOrNumber ?? "");
		if (!/^[0-9]{1,19}$/.test(id)) throw new InvalidResponse(`with ${JSON.stringify(id)} as the id of a deployment`);
		if (!slug) throw new InvalidResponse(`without the slug of deployment ${id}`);
		if ((ids.get(slug) ?? id) !== id) throw new InvalidResponse(`with two deployments of the slug ${JSON.stringify(slug)}`);
		ids.set(slug, id);
	}
	return ids;
}
const setIdFix = [
	"Select one with ",
	{ option: "deployment" },
	"; if it is not in that part, set its id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }."
];
function parseVocabulary(answer, headers) {
	const { condition_types, action_types, value_enums, detection_constraints: constraints, ...others } = answer;
	refuseTruncated("vocabulary", {
		others,
		headers
	});
	const values = (value_enums ?? []).map(({ type, values: allowed }) => [type, allowed ?? []]);
	return {
		conditionTypes: (condition_types ?? []).map(({ type }) => type),
		requires: new Map((action_types ?? []).map(({ type, requires }) => [type, requires ?? []])),
		values: new Map(values.filter(([, allowed]) => allowed.length > 0)),
		rulesetsAccepted: constraints?.rulesets_accepted ?? null
	};
}
Object.defineProperty(exports, "InvalidResponse", {
	enumerable: true,
	get: function() {
		return InvalidResponse;
	}
});
Object.defineProperty(exports, "checkProduct", {
	enumerable: true,
	get: function() {
		return checkProduct;
	}
});
Object.defineProperty(exports, "checkResponseShape", {
	enumerable: true,
	get: function() {
		return checkResponseShape;
	}
});
Object.defineProperty(exports, "checkScope", {
	enumerable: true,
	get: function() {
		return checkScope;
	}
});
Object.defineProperty(exports, "checkStateVersion", {
	enumerable: true,
	get: function() {
		return checkStateVersion;
	}
});
Object.defineProperty(exports, "excerpt", {
	enumerable: true,
	get: function() {
		return excerpt;
	}
});
Object.defineProperty(exports, "excerptOfBody", {
	enumerable: true,
	get: function() {
		return excerptOfBody;
	}
});
Object.defineProperty(exports, "loadGuard", {
	enumerable: true,
	get: function() {
		return loadGuard;
	}
});
Object.defineProperty(exports, "normalizeDetectionPolicy", {
	enumerable: true,
	get: function() {
		return normalizeDetectionPolicy;
	}
});
Object.defineProperty(exports, "normalizeException", {
	enumerable: true,
	get: function() {
		return normalizeException;
	}
});
Object.defineProperty(exports, "normalizePolicy", {
	enumerable: true,
	get: function() {
		return normalizePolicy;
	}
});
Object.defineProperty(exports, "parseDeployments", {
	enumerable: true,
	get: function() {
		return parseDeployments;
	}
});
Object.defineProperty(exports, "parseJson", {
	enumerable: true,
	get: function() {
		return parseJson;
	}
});
Object.defineProperty(exports, "parseLiveBundle", {
	enumerable: true,
	get: function() {
		return parseLiveBundle;
	}
});
Object.defineProperty(exports, "parseVocabulary", {
	enumerable: true,
	get: function() {
		return parseVocabulary;
	}
});
Object.defineProperty(exports, "products", {
	enumerable: true,
	get: function() {
		return products;
	}
});
Object.defineProperty(exports, "readJson", {
	enumerable: true,
	get: function() {
		return readJson;
	}
});
Object.defineProperty(exports, "refuseTruncated", {
	enumerable: true,
	get: function() {
		return refuseTruncated;
	}
});
Object.defineProperty(exports, "textOrNull", {
	enumerable: true,
	get: function() {
		return textOrNull;
	}
});
Object.defineProperty(exports, "toIfMatch", {
	enumerable: true,
	get: function() {
		return toIfMatch;
	}
});
Object.defineProperty(exports, "tryJson", {
	enumerable: true,
	get: function() {
		return tryJson;
	}
});
