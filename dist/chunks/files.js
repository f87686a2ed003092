import { __exportAll } from "./rolldown-runtime.js";
import { noExtraFields, pathIn } from "./base.js";
import { detectionPolicyId, exceptionId, foldName, forbidden, isBookkeeping, isDetectionFile, isObject, isPolicyEntry, itemId, mistakesIn, policyId, readsAs, ruleLists, slugOf } from "./validate.js";
// src/generated/guards/answers.js
var answers_exports = __exportAll({
	isDeploymentList: () => isDeploymentList,
	isDetectionState: () => isDetectionState,
	isDetectionSummary: () => isDetectionSummary,
	isErrorBody: () => isErrorBody,
	isLegacyPolicyList: () => isLegacyPolicyList,
	isPreviewAnswer: () => isPreviewAnswer,
	isRemediationState: () => isRemediationState,
	isVocabulary: () => isVocabulary
});
var __commonJSMin$1 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$1 = __commonJSMin$1(((exports) => {
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
const pattern0$1 = new RegExp("^[0-9]{0,19}$", "u");
function validate23(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema8.properties.id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern0$1.test(data0)) {
					vErrors = added$2(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema8.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema8.properties.name.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
				vErrors = added$2(vErrors, instancePath + "/deployments", "#/properties/deployments/type", "type", { type: schema7.properties.deployments.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				if (data0.length > 1e4) {
					vErrors = added$2(vErrors, instancePath + "/deployments", "#/properties/deployments/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate23(data0[i0], { instancePath: instancePath + "/deployments/" + i0 })) {
					vErrors = appended$2(vErrors, validate23.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.exception_type !== void 0) {
			let data0 = data.exception_type;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/exception_type", "#/properties/exception_type/type", "type", { type: schema11.properties.exception_type.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rule !== void 0) {
			if (typeof data.rule !== "string") {
				vErrors = added$2(vErrors, instancePath + "/rule", "#/properties/rule/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			let data2 = data.rule_type;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rule_type", "#/properties/rule_type/type", "type", { type: schema11.properties.rule_type.type }, "must be string,null");
				errors++;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/project", "#/properties/project/type", "type", { type: schema11.properties.project.type }, "must be string,null");
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data4 = data.project_tag_name;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/type", "type", { type: schema11.properties.project_tag_name.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
				vErrors = added$2(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: schema10.properties.deployment_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data1 = data.product;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/product", "#/properties/product/type", "type", { type: schema10.properties.product.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: schema10.properties.rulesets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: schema10.properties.rules.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data4[i1] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (!Array.isArray(data6) && data6 !== null) {
				vErrors = added$2(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: schema10.properties.disabled.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data6)) {
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data6[i2] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (!Array.isArray(data8) && data8 !== null) {
				vErrors = added$2(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: schema10.properties.exceptions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data8)) {
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate27(data8[i3], { instancePath: instancePath + "/exceptions/" + i3 })) {
					vErrors = appended$2(vErrors, validate27.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
function validate30$1(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate30$1.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate26(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = appended$2(vErrors, validate26.errors);
				errors = vErrors.length;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30$1(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended$2(vErrors, validate30$1.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
				vErrors = added$2(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: schema13.properties.deployment_slug.type }, "must be string,null");
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
				vErrors = appended$2(vErrors, validate25.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs7 = errors;
			if (data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/code", "#/properties/code/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$2(vErrors, instancePath + "/code", "#/properties/code/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
				vErrors = appended$2(vErrors, validate25.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs11 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs12 = errors;
			if (data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/secrets", "#/properties/secrets/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$2(vErrors, instancePath + "/secrets", "#/properties/secrets/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "code" }, "must have required property 'code'");
			errors++;
		}
		if (data.code !== void 0) {
			if (typeof data.code !== "string") {
				vErrors = added$2(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: schema15.properties.message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.policy_slug !== void 0) {
			let data2 = data.policy_slug;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/policy_slug", "#/properties/policy_slug/type", "type", { type: schema15.properties.policy_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.context !== void 0) {
			let data3 = data.context;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/context", "#/properties/context/type", "type", { type: schema15.properties.context.type }, "must be object,null");
				errors++;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
				vErrors = added$2(vErrors, instancePath + "/error", "#/properties/error/type", "type", { type: schema14.properties.error.type }, "must be string,null");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: schema14.properties.message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.detail !== void 0) {
			let data2 = data.detail;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/detail", "#/properties/detail/type", "type", { type: schema14.properties.detail.type }, "must be string,null");
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data3 = data.code;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: schema14.properties.code.type }, "must be string,null");
				errors++;
			}
		}
		if (data.current_state_version !== void 0) {
			let data4 = data.current_state_version;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/current_state_version", "#/properties/current_state_version/type", "type", { type: schema14.properties.current_state_version.type }, "must be string,null");
				errors++;
			}
		}
		if (data.missing_companion !== void 0) {
			let data5 = data.missing_companion;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = added$2(vErrors, instancePath + "/missing_companion", "#/properties/missing_companion/type", "type", { type: schema14.properties.missing_companion.type }, "must be string,null");
				errors++;
			}
		}
		if (data.missing_references !== void 0) {
			let data6 = data.missing_references;
			if (!Array.isArray(data6) && data6 !== null) {
				vErrors = added$2(vErrors, instancePath + "/missing_references", "#/properties/missing_references/type", "type", { type: schema14.properties.missing_references.type }, "must be array,null");
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
								vErrors = added$2(vErrors, instancePath + "/missing_references/" + i0 + "/kind", "#/properties/missing_references/items/properties/kind/type", "type", { type: schema14.properties.missing_references.items.properties.kind.type }, "must be string,null");
								errors++;
							}
						}
						if (data7.value !== void 0) {
							let data9 = data7.value;
							if (typeof data9 !== "string" && data9 !== null) {
								vErrors = added$2(vErrors, instancePath + "/missing_references/" + i0 + "/value", "#/properties/missing_references/items/properties/value/type", "type", { type: schema14.properties.missing_references.items.properties.value.type }, "must be string,null");
								errors++;
							}
						}
					} else {
						vErrors = added$2(vErrors, instancePath + "/missing_references/" + i0, "#/properties/missing_references/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
		if (data.validation_errors !== void 0) {
			let data10 = data.validation_errors;
			if (!Array.isArray(data10) && data10 !== null) {
				vErrors = added$2(vErrors, instancePath + "/validation_errors", "#/properties/validation_errors/type", "type", { type: schema14.properties.validation_errors.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate36(data10[i1], { instancePath: instancePath + "/validation_errors/" + i1 })) {
					vErrors = appended$2(vErrors, validate36.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
				vErrors = added$2(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema17.properties.id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema17.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data2 = data.slug;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema17.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.productType !== void 0) {
			let data3 = data.productType;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/productType", "#/properties/productType/type", "type", { type: schema17.properties.productType.type }, "must be string,null");
				errors++;
			}
			if (!(data3 === "PRODUCT_TYPE_SAST" || data3 === "PRODUCT_TYPE_SECRETS" || data3 === null || data3 === "")) {
				vErrors = added$2(vErrors, instancePath + "/productType", "#/properties/productType/enum", "enum", { allowedValues: schema17.properties.productType.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.isDefault !== void 0) {
			let data4 = data.isDefault;
			if (typeof data4 !== "boolean" && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/isDefault", "#/properties/isDefault/type", "type", { type: schema17.properties.isDefault.type }, "must be boolean,null");
				errors++;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
				vErrors = added$2(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: schema16.properties.policies.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate39(data0[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = appended$2(vErrors, validate39.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: schema22.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema22.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema22.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema22.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.active !== void 0) {
			let data3 = data.active;
			if (typeof data3 !== "boolean" && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/active", "#/properties/active/type", "type", { type: schema22.properties.active.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.filters !== void 0) {
			let data4 = data.filters;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/filters", "#/properties/filters/type", "type", { type: schema22.properties.filters.type }, "must be object,null");
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data5 = data.actions;
			if (!Array.isArray(data5) && data5 !== null) {
				vErrors = added$2(vErrors, instancePath + "/actions", "#/properties/actions/type", "type", { type: schema22.properties.actions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						vErrors = added$2(vErrors, instancePath + "/actions/" + i0, "#/properties/actions/items/type", "type", { type: "object" }, "must be object");
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
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.slug !== void 0) {
					let data1 = data0.slug;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/slug", "#/properties/key/properties/slug/type", "type", { type: schema21.properties.key.properties.slug.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = added$2(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			if (!validate45(data.before, { instancePath: instancePath + "/before" })) {
				vErrors = appended$2(vErrors, validate45.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate45(data.after, { instancePath: instancePath + "/after" })) {
				vErrors = appended$2(vErrors, validate45.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: schema24.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets !== void 0) {
			let data0 = data.rulesets;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: schema24.properties.rulesets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: schema24.properties.rules.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.disabled !== void 0) {
			let data4 = data.disabled;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: schema24.properties.disabled.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.exception_type !== void 0) {
			let data6 = data.exception_type;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = added$2(vErrors, instancePath + "/exception_type", "#/properties/exception_type/type", "type", { type: schema24.properties.exception_type.type }, "must be string,null");
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
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.product !== void 0) {
					let data1 = data0.product;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/product", "#/properties/key/properties/product/type", "type", { type: schema23.properties.key.properties.product.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.scope_type !== void 0) {
					let data2 = data0.scope_type;
					if (typeof data2 !== "string" && data2 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/scope_type", "#/properties/key/properties/scope_type/type", "type", { type: schema23.properties.key.properties.scope_type.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.scope_target !== void 0) {
					let data3 = data0.scope_target;
					if (typeof data3 !== "string" && data3 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/scope_target", "#/properties/key/properties/scope_target/type", "type", { type: schema23.properties.key.properties.scope_target.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.rule !== void 0) {
					let data4 = data0.rule;
					if (typeof data4 !== "string" && data4 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/rule", "#/properties/key/properties/rule/type", "type", { type: schema23.properties.key.properties.rule.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.rule_type !== void 0) {
					let data5 = data0.rule_type;
					if (typeof data5 !== "string" && data5 !== null) {
						vErrors = added$2(vErrors, instancePath + "/key/rule_type", "#/properties/key/properties/rule_type/type", "type", { type: schema23.properties.key.properties.rule_type.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = added$2(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			if (!validate50(data.before, { instancePath: instancePath + "/before" })) {
				vErrors = appended$2(vErrors, validate50.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate50(data.after, { instancePath: instancePath + "/after" })) {
				vErrors = appended$2(vErrors, validate50.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate49.errors = vErrors;
	return errors === 0;
}
const func2$1 = require_ucs2length$1().default;
function validate43(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind !== void 0) {
			if ("RemediationPolicy" !== data.kind) {
				vErrors = kept$2(vErrors, {});
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
			vErrors = appended$2(vErrors, validate44.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		vErrors = added$2(vErrors, instancePath, "#/allOf/0/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	const _errs7 = errors;
	let valid3 = true;
	const _errs8 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (!(data1 === "DetectionPolicy" || data1 === "DetectionPolicyException")) {
				vErrors = kept$2(vErrors, {});
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
			vErrors = appended$2(vErrors, validate49.errors);
			errors = vErrors.length;
		}
		var _valid1 = _errs10 === errors;
		valid3 = _valid1;
	}
	if (!valid3) {
		vErrors = added$2(vErrors, instancePath, "#/allOf/1/if", "if", { failingKeyword: "then" }, "must match \"then\" schema");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.kind !== void 0) {
			let data2 = data.kind;
			if (typeof data2 === "string") {
				if (func2$1(data2) < 1) {
					vErrors = added$2(vErrors, instancePath + "/kind", "#/properties/kind/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$2(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data3 = data.key;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
				vErrors = added$2(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data4 = data.before;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/before", "#/properties/before/type", "type", { type: schema20.properties.before.type }, "must be object,null");
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data5 = data.after;
			if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
				vErrors = added$2(vErrors, instancePath + "/after", "#/properties/after/type", "type", { type: schema20.properties.after.type }, "must be object,null");
				errors++;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate43.errors = vErrors;
	return errors === 0;
}
function validate42(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!Array.isArray(data) && data !== null) {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: schema19.type }, "must be array,null");
		errors++;
	}
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate43(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = appended$2(vErrors, validate43.errors);
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
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.creates !== void 0) {
			if (!validate42(data.creates, { instancePath: instancePath + "/creates" })) {
				vErrors = appended$2(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.updates !== void 0) {
			if (!validate42(data.updates, { instancePath: instancePath + "/updates" })) {
				vErrors = appended$2(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.deletes !== void 0) {
			if (!validate42(data.deletes, { instancePath: instancePath + "/deletes" })) {
				vErrors = appended$2(vErrors, validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30$1(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended$2(vErrors, validate30$1.errors);
				errors = vErrors.length;
			}
		}
		if (data.validation_errors !== void 0) {
			let data4 = data.validation_errors;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/validation_errors", "#/properties/validation_errors/type", "type", { type: schema18.properties.validation_errors.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate36(data4[i0], { instancePath: instancePath + "/validation_errors/" + i0 })) {
					vErrors = appended$2(vErrors, validate36.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
			errors++;
		}
		if (data.slug !== void 0) {
			let data0 = data.slug;
			if (typeof data0 === "string") {
				if (func2$1(data0) < 1) {
					vErrors = added$2(vErrors, instancePath + "/slug", "#/properties/slug/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$2(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema26.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema26.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.active !== void 0) {
			let data3 = data.active;
			if (typeof data3 !== "boolean" && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/active", "#/properties/active/type", "type", { type: schema26.properties.active.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.filters !== void 0) {
			let data4 = data.filters;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/filters", "#/properties/filters/type", "type", { type: schema26.properties.filters.type }, "must be object,null");
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data5 = data.actions;
			if (!Array.isArray(data5) && data5 !== null) {
				vErrors = added$2(vErrors, instancePath + "/actions", "#/properties/actions/type", "type", { type: schema26.properties.actions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						vErrors = added$2(vErrors, instancePath + "/actions/" + i0, "#/properties/actions/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle !== void 0) {
			let data0 = data.bundle;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.deployment_slug !== void 0) {
					let data1 = data0.deployment_slug;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = added$2(vErrors, instancePath + "/bundle/deployment_slug", "#/properties/bundle/properties/deployment_slug/type", "type", { type: schema25.properties.bundle.properties.deployment_slug.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.policies !== void 0) {
					let data2 = data0.policies;
					if (!Array.isArray(data2) && data2 !== null) {
						vErrors = added$2(vErrors, instancePath + "/bundle/policies", "#/properties/bundle/properties/policies/type", "type", { type: schema25.properties.bundle.properties.policies.type }, "must be array,null");
						errors++;
					}
					if (Array.isArray(data2)) {
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate61(data2[i0], { instancePath: instancePath + "/bundle/policies/" + i0 })) {
							vErrors = appended$2(vErrors, validate61.errors);
							errors = vErrors.length;
						}
					}
				}
			} else {
				vErrors = added$2(vErrors, instancePath + "/bundle", "#/properties/bundle/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30$1(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended$2(vErrors, validate30$1.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				vErrors = added$2(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/description", "#/properties/description/type", "type", { type: schema28.properties.description.type }, "must be string,null");
				errors++;
			}
		}
		if (data.requires !== void 0) {
			let data2 = data.requires;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/requires", "#/properties/requires/type", "type", { type: schema28.properties.requires.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/requires/" + i0, "#/properties/requires/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
			vErrors = added$2(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				vErrors = added$2(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: schema29.properties.values.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
				vErrors = added$2(vErrors, instancePath + "/rulesets_accepted", "#/properties/rulesets_accepted/type", "type", { type: schema30.properties.rulesets_accepted.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.exception_types !== void 0) {
			let data1 = data.exception_types;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = added$2(vErrors, instancePath + "/exception_types", "#/properties/exception_types/type", "type", { type: schema30.properties.exception_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/exception_types/" + i0, "#/properties/exception_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.rule_types !== void 0) {
			let data3 = data.rule_types;
			if (!Array.isArray(data3) && data3 !== null) {
				vErrors = added$2(vErrors, instancePath + "/rule_types", "#/properties/rule_types/type", "type", { type: schema30.properties.rule_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
					vErrors = added$2(vErrors, instancePath + "/rule_types/" + i1, "#/properties/rule_types/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
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
				vErrors = added$2(vErrors, instancePath + "/condition_types", "#/properties/condition_types/type", "type", { type: schema27.properties.condition_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate65(data0[i0], { instancePath: instancePath + "/condition_types/" + i0 })) {
					vErrors = appended$2(vErrors, validate65.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.action_types !== void 0) {
			let data2 = data.action_types;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = added$2(vErrors, instancePath + "/action_types", "#/properties/action_types/type", "type", { type: schema27.properties.action_types.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate65(data2[i1], { instancePath: instancePath + "/action_types/" + i1 })) {
					vErrors = appended$2(vErrors, validate65.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.value_enums !== void 0) {
			let data4 = data.value_enums;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = added$2(vErrors, instancePath + "/value_enums", "#/properties/value_enums/type", "type", { type: schema27.properties.value_enums.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate68(data4[i2], { instancePath: instancePath + "/value_enums/" + i2 })) {
					vErrors = appended$2(vErrors, validate68.errors);
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
				vErrors = appended$2(vErrors, validate70.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid7 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data6 !== null) {
				vErrors = added$2(vErrors, instancePath + "/detection_constraints", "#/properties/detection_constraints/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$2(vErrors, instancePath + "/detection_constraints", "#/properties/detection_constraints/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
		vErrors = added$2(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
function added$2(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return kept$2(all, error);
}
function kept$2(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function appended$2(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/domain/plan.ts
function verbOf({ before, after }) {
	if (before === null) return "create";
	return after === null ? "delete" : "update";
}
function summarize(changes) {
	const count = (verb) => changes.filter((change) => change.verb === verb).length;
	const effect = combine(changes.map((change) => change.effect));
	return {
		creates: count("create"),
		updates: count("update"),
		deletes: count("delete"),
		effect
	};
}
function combine(effects) {
	const found = new Set(effects);
	if (found.has("unknown")) return "unknown";
	if (found.has("mixed") || found.has("looser") && found.has("stricter")) return "mixed";
	if (found.has("looser")) return "looser";
	return found.has("stricter") ? "stricter" : "neutral";
}
const onlyChanged = (plan) => ({
	...plan,
	bundles: plan.bundles.filter(({ changes }) => changes.length > 0)
});
function policyFinder({ policies }) {
	const byName = new Map(policies.filter(({ slug }) => slug === void 0).map((policy) => [policy.name, policy]));
	const bySlug = new Map(policies.map((policy) => [slugOf(policy), policy]));
	return (slug, name) => bySlug.get(slug) ?? (typeof name === "string" ? byName.get(name) : void 0) ?? null;
}
function unchangedPolicies(bundle, changes) {
	const find = policyFinder(bundle);
	const touched = changes.map(({ object, key, after }) => object === "RemediationPolicy" && after ? find(String(key["slug"]), after["name"]) : null);
	const changed = new Set(touched);
	return bundle.policies.filter((policy) => !changed.has(policy));
}
function identitiesIn(bundle) {
	if (bundle.kind !== "remediation") return ({ id }) => [id];
	const find = policyFinder(bundle.content);
	return (change) => {
		const policy = change.after && find(String(change.key["slug"]), change.after["name"]);
		return policy === null ? [change.id] : [change.id, policyId(slugOf(policy))];
	};
}
// src/generated/requests.ts
const requests = {
	listDeployments: {
		inputs: [],
		rules: []
	},
	listFindings: {
		inputs: [
			{
				in: "path",
				path: ["deploymentSlug"],
				kind: "text",
				list: false,
				required: true,
				description: "Slug of the deployment.",
				maxLength: 255
			},
			{
				in: "query",
				path: ["issue_type"],
				kind: "text",
				list: false,
				required: false,
				description: "Which findings.",
				enum: [
					"sast",
					"sca",
					"ai_sast"
				],
				default: "sast"
			},
			{
				in: "query",
				path: ["since"],
				kind: "number",
				list: false,
				required: false,
				description: "Epoch seconds: keeps findings whose `relevant_since` is at or after it. Absent means all."
			},
			{
				in: "query",
				path: ["page"],
				kind: "integer",
				list: false,
				required: false,
				description: "Zero-based number of the page.",
				minimum: 0,
				maximum: 9007199254740991,
				default: 0
			},
			{
				in: "query",
				path: ["page_size"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many findings a page holds.",
				minimum: 100,
				maximum: 3e3,
				default: 100
			},
			{
				in: "query",
				path: ["dedup"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true` shows a finding once that is on several refs.",
				default: false
			},
			{
				in: "query",
				path: ["repos"],
				kind: "text",
				list: true,
				required: false,
				description: "Repository names."
			},
			{
				in: "query",
				path: ["repository_ids"],
				kind: "integer",
				list: true,
				required: false,
				description: "Repository ids.",
				minimum: 0,
				maximum: 9007199254740991
			},
			{
				in: "query",
				path: ["status"],
				kind: "text",
				list: false,
				required: false,
				description: "`removed` findings are always excluded.",
				enum: [
					"open",
					"fixed",
					"ignored",
					"reviewing",
					"fixing",
					"provisionally_ignored"
				]
			},
			{
				in: "query",
				path: ["triage_reasons"],
				kind: "text",
				list: true,
				required: false,
				description: "Reasons given at triage; only with `status` ignored.",
				enum: [
					"acceptable_risk",
					"false_positive",
					"no_time",
					"no_triage_reason",
					"duplicate"
				]
			},
			{
				in: "query",
				path: ["severities"],
				kind: "text",
				list: true,
				required: false,
				description: "Severities.",
				enum: [
					"low",
					"medium",
					"high",
					"critical"
				]
			},
			{
				in: "query",
				path: ["ref"],
				kind: "text",
				list: false,
				required: false,
				description: "External reference (branch)."
			},
			{
				in: "query",
				path: ["policies"],
				kind: "text",
				list: true,
				required: false,
				description: "Policy modes: `rule-board-audit` is Monitor, `rule-board-pr-comments` Comment, `rule-board-block` Block; sast only.",
				enum: [
					"rule-board-audit",
					"rule-board-pr-comments",
					"rule-board-block"
				]
			},
			{
				in: "query",
				path: ["rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule names; sast only."
			},
			{
				in: "query",
				path: ["categories"],
				kind: "text",
				list: true,
				required: false,
				description: "Categories of the rule; sast only."
			},
			{
				in: "query",
				path: ["confidence"],
				kind: "text",
				list: false,
				required: false,
				description: "Confidence of the rule; sast only.",
				enum: [
					"low",
					"medium",
					"high"
				]
			},
			{
				in: "query",
				path: ["autotriage_verdict"],
				kind: "text",
				list: false,
				required: false,
				description: "Verdict of the automatic triage; sast only.",
				enum: ["true_positive", "false_positive"]
			},
			{
				in: "query",
				path: ["component_tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Tags of components."
			},
			{
				in: "query",
				path: ["exposures"],
				kind: "text",
				list: true,
				required: false,
				description: "Reachability; sca only.",
				enum: [
					"reachable",
					"always_reachable",
					"conditionally_reachable",
					"unreachable",
					"unknown"
				]
			},
			{
				in: "query",
				path: ["transitivities"],
				kind: "text",
				list: true,
				required: false,
				description: "How the dependency came in; sca only.",
				enum: [
					"direct",
					"transitive",
					"unknown"
				]
			},
			{
				in: "query",
				path: ["is_malicious"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true`: only findings from malicious dependencies. `false`: findings from all other reachabilities. Sca only."
			},
			{
				in: "query",
				path: ["click_to_fix_pr_state"],
				kind: "text",
				list: true,
				required: false,
				description: "State of the pull requests that the autofix feature opened; sast and sca.",
				enum: ["open", "merged"]
			}
		],
		rules: [
			"`policies`, `rules`, `categories`, `confidence` and `autotriage_verdict` apply when `issue_type` is sast or unspecified.",
			"`exposures`, `transitivities` and `is_malicious` apply when `issue_type` is sca.",
			"`click_to_fix_pr_state` applies to sast and sca.",
			"`triage_reasons` applies when `status` is ignored."
		]
	},
	triageFindings: {
		inputs: [
			{
				in: "path",
				path: ["deploymentSlug"],
				kind: "text",
				list: false,
				required: true,
				description: "Slug of the deployment.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["issue_type"],
				kind: "text",
				list: false,
				required: true,
				description: "Which findings.",
				enum: [
					"sast",
					"sca",
					"secrets"
				]
			},
			{
				in: "body",
				path: ["issue_ids"],
				kind: "integer",
				list: true,
				required: false,
				description: "Findings to act on; when absent, a filter must be provided. With filters, only those of them that the filters match.",
				minimum: 0,
				maximum: 9007199254740991
			},
			{
				in: "body",
				path: ["limit"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many findings to triage at most, newest first.",
				minimum: 1,
				maximum: 3e3,
				default: 3e3
			},
			{
				in: "body",
				path: ["new_triage_state"],
				kind: "text",
				list: false,
				required: false,
				description: "Target state.",
				enum: [
					"ignored",
					"reviewing",
					"fixing",
					"reopened",
					"provisionally_ignored"
				]
			},
			{
				in: "body",
				path: ["new_triage_reason"],
				kind: "text",
				list: false,
				required: false,
				description: "Only with `new_triage_state` ignored.",
				enum: [
					"acceptable_risk",
					"false_positive",
					"no_time",
					"no_triage_reason",
					"duplicate"
				]
			},
			{
				in: "body",
				path: ["new_note"],
				kind: "text",
				list: false,
				required: false,
				description: "A note to attach.",
				maxLength: 3e3
			},
			{
				in: "body",
				path: ["autotriage_verdict"],
				kind: "text",
				list: false,
				required: false,
				description: "Verdict of the automatic triage.",
				enum: ["true_positive", "false_positive"]
			},
			{
				in: "body",
				path: ["categories"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these. An empty list could be read as none or as all, so it is refused."
			},
			{
				in: "body",
				path: ["component_tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these. An empty list could be read as none or as all, so it is refused."
			},
			{
				in: "body",
				path: ["confidence"],
				kind: "text",
				list: false,
				required: false,
				description: "How sure the rule is.",
				enum: [
					"low",
					"medium",
					"high"
				]
			},
			{
				in: "body",
				path: ["dependencies"],
				kind: "text",
				list: true,
				required: false,
				description: "Names of dependencies; sca only."
			},
			{
				in: "body",
				path: ["epss_probability"],
				kind: "text",
				list: true,
				required: false,
				description: "Exploit likelihood; sca only."
			},
			{
				in: "body",
				path: ["exposures"],
				kind: "text",
				list: true,
				required: false,
				description: "Reachability types; sca only."
			},
			{
				in: "body",
				path: ["include_historical"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Secrets only.",
				default: true
			},
			{
				in: "body",
				path: ["policies"],
				kind: "text",
				list: true,
				required: false,
				description: "Policy mode identifiers."
			},
			{
				in: "body",
				path: ["policy_mode"],
				kind: "text",
				list: true,
				required: false,
				description: "Modes of policies.",
				enum: [
					"monitor",
					"comment",
					"block"
				]
			},
			{
				in: "body",
				path: ["pro_only"],
				kind: "boolean",
				list: false,
				required: false,
				description: "By availability only with advanced features."
			},
			{
				in: "body",
				path: ["project_tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these. An empty list could be read as none or as all, so it is refused."
			},
			{
				in: "body",
				path: ["ref"],
				kind: "text",
				list: false,
				required: false,
				description: "Ref of a branch."
			},
			{
				in: "body",
				path: ["repos"],
				kind: "text",
				list: true,
				required: false,
				description: "Repository names."
			},
			{
				in: "body",
				path: ["repository_visibility"],
				kind: "text",
				list: true,
				required: false,
				description: "Secrets only.",
				enum: ["public", "private"]
			},
			{
				in: "body",
				path: ["rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule names."
			},
			{
				in: "body",
				path: ["ruleset"],
				kind: "text",
				list: true,
				required: false,
				description: "Registry rulesets."
			},
			{
				in: "body",
				path: ["secret_types"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of secrets, related to the provider; secrets only."
			},
			{
				in: "body",
				path: ["severities"],
				kind: "text",
				list: true,
				required: false,
				description: "Severities.",
				enum: [
					"low",
					"medium",
					"high",
					"critical"
				]
			},
			{
				in: "body",
				path: ["since"],
				kind: "integer",
				list: false,
				required: false,
				description: "Epoch seconds: findings whose `relevant_since` is at or after it."
			},
			{
				in: "body",
				path: ["status"],
				kind: "text",
				list: false,
				required: false,
				description: "The allowed values are not shown."
			},
			{
				in: "body",
				path: ["transitivities"],
				kind: "text",
				list: true,
				required: false,
				description: "How the dependency came in; sca only."
			},
			{
				in: "body",
				path: ["triage_reasons"],
				kind: "text",
				list: true,
				required: false,
				description: "Reasons given at an earlier triage."
			},
			{
				in: "body",
				path: ["validation_state"],
				kind: "text",
				list: true,
				required: false,
				description: "Validation states of secrets; the types of the entries are not shown."
			}
		],
		rules: [
			"Either `issue_ids` or filter fields select the findings.",
			"At least one of `new_triage_state` or `new_note` is required.",
			"`new_triage_reason` requires `new_triage_state` to be ignored.",
			"`dependencies`, `epss_probability`, `exposures` and `transitivities` apply only to `issue_type` sca.",
			"`include_historical`, `repository_visibility` and `secret_types` apply only to `issue_type` secrets."
		]
	},
	listDependencies: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["deploymentId"],
				kind: "integer",
				list: false,
				required: false,
				description: "Id of the deployment, the same as in the path.",
				minimum: 0,
				sameAsPath: true
			},
			{
				in: "body",
				path: ["dependencyFilter", "name"],
				kind: "text",
				list: false,
				required: false,
				description: "Name of the dependency."
			},
			{
				in: "body",
				path: ["dependencyFilter", "version"],
				kind: "text",
				list: false,
				required: false,
				description: "Its version."
			},
			{
				in: "body",
				path: ["dependencyFilter", "repositoryId"],
				kind: "integer",
				list: true,
				required: false,
				description: "Ids of repositories.",
				minimum: 0,
				maximum: 9007199254740991
			},
			{
				in: "body",
				path: ["dependencyFilter", "lockfilePath"],
				kind: "text",
				list: false,
				required: false,
				description: "Path of the lockfile."
			},
			{
				in: "body",
				path: ["dependencyFilter", "license"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["dependencyFilter", "ecosystem"],
				kind: "text",
				list: true,
				required: false,
				description: "Ecosystems of packages, for example `npm` or `pypi`; the values are not shown."
			},
			{
				in: "body",
				path: ["dependencyFilter", "packageFilters"],
				kind: "json",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["dependencyFilter", "includeArchived"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Whether archived repositories count, too."
			},
			{
				in: "body",
				path: ["cursor"],
				kind: "text",
				list: false,
				required: false,
				description: "Value from a previous answer; omitted for the first page."
			},
			{
				in: "body",
				path: ["pageSize"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many dependencies a page holds.",
				minimum: 1,
				maximum: 1e4,
				default: 1e3
			}
		],
		rules: []
	},
	getResolutionConfigs: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "path",
			path: ["projectId"],
			kind: "text",
			list: false,
			required: true,
			description: "Unique identifier of the project.",
			maxLength: 255
		}],
		rules: []
	},
	reportGuardrailsActivity: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"since"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"until"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filters", "projects"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "teams"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "ruleIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "findingCategories"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "projectIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "findingTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of findings; the values are not shown."
			},
			{
				in: "body",
				path: ["filters", "timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is; the values are not shown."
			},
			{
				in: "body",
				path: ["timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is. The values are not shown, nor whether it stands here or among the filters."
			}
		],
		rules: []
	},
	reportBacklogByRule: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"since"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: [
					"filters",
					"timePeriod",
					"until"
				],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filters", "projects"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "tags"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "teams"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "ruleIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "findingCategories"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "projectIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filters", "findingTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of findings; the values are not shown."
			},
			{
				in: "body",
				path: ["filters", "timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is; the values are not shown."
			},
			{
				in: "body",
				path: ["timeBucketSize"],
				kind: "text",
				list: false,
				required: false,
				description: "How long a bucket is. The values are not shown, nor whether it stands here or among the filters."
			}
		],
		rules: []
	},
	searchIssues: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of the deployment, the same as in the path.",
				sameAsPath: true
			},
			{
				in: "body",
				path: ["groupBy"],
				kind: "text",
				list: false,
				required: false,
				description: "Groups issues by rule.",
				enum: ["GROUP_BY_RULE"]
			},
			{
				in: "body",
				path: ["limit"],
				kind: "integer",
				list: false,
				required: false,
				description: "How many groups a page holds.",
				minimum: 1
			},
			{
				in: "body",
				path: ["cursor"],
				kind: "text",
				list: false,
				required: false,
				description: "Value from a previous answer; empty or absent for the first page."
			},
			{
				in: "body",
				path: ["filter", "ids"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "repositoryNames"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "repositoryIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "repositoryTags"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "refs"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "repositoryRefIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "aiSensitivities"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "teamNames"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "policySlugs"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "ruleIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "rulesets"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "categories"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "dependencies"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "cves"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "issueParentIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "secretTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "advisoryIds"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "filePaths"],
				kind: "text",
				list: true,
				required: false,
				description: "Any of these."
			},
			{
				in: "body",
				path: ["filter", "since"],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filter", "until"],
				kind: "text",
				list: false,
				required: false,
				description: "An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z."
			},
			{
				in: "body",
				path: ["filter", "excludeHistorical"],
				kind: "boolean",
				list: false,
				required: false,
				description: ""
			},
			{
				in: "body",
				path: ["filter", "onPrimaryBranch"],
				kind: "boolean",
				list: false,
				required: false,
				description: ""
			},
			{
				in: "body",
				path: ["filter", "includeTicketed"],
				kind: "boolean",
				list: false,
				required: false,
				description: ""
			},
			{
				in: "body",
				path: ["filter", "includeAiMemoryRendered"],
				kind: "boolean",
				list: false,
				required: false,
				description: ""
			},
			{
				in: "body",
				path: ["filter", "includeArchived"],
				kind: "boolean",
				list: false,
				required: false,
				description: "`true`: only issues of archived projects, as the published description says. Absent: only those of the others."
			},
			{
				in: "body",
				path: ["filter", "hasInFlightAutofixPr"],
				kind: "boolean",
				list: false,
				required: false,
				description: ""
			},
			{
				in: "body",
				path: ["filter", "aiMemoryWillFlipVerdict"],
				kind: "text",
				list: false,
				required: false,
				description: ""
			},
			{
				in: "body",
				path: ["filter", "aiMemoryReferenced"],
				kind: "text",
				list: false,
				required: false,
				description: ""
			},
			{
				in: "body",
				path: ["filter", "aiMemoryRendered"],
				kind: "text",
				list: false,
				required: false,
				description: ""
			},
			{
				in: "body",
				path: ["filter", "memoryIdInScope"],
				kind: "text",
				list: false,
				required: false,
				description: ""
			},
			{
				in: "body",
				path: ["filter", "severities"],
				kind: "text",
				list: true,
				required: false,
				description: "For example `SEVERITY_CRITICAL`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "tab"],
				kind: "text",
				list: false,
				required: false,
				description: "The tab of the findings page, for example `ISSUE_TAB_OPEN`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["filter", "aggregateIssueStates"],
				kind: "text",
				list: true,
				required: false,
				description: "For example `AGGREGATE_ISSUE_STATE_OPEN`; the values are not shown whole."
			},
			{
				in: "body",
				path: ["sortBy"],
				kind: "text",
				list: false,
				required: false,
				description: "Sort key.",
				enum: ["SORT_BY_ISSUE_COUNTS", "SORT_BY_SEVERITY"]
			},
			{
				in: "body",
				path: ["sortDirection"],
				kind: "text",
				list: false,
				required: false,
				description: "Sort direction.",
				enum: ["SORT_DIRECTION_ASC", "SORT_DIRECTION_DESC"]
			},
			{
				in: "body",
				path: ["issueTypes"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of issues: code rules, supply chain rules, secrets rules, research rules or scanners, AI detection code scanning. When empty, `issueType` is used.",
				enum: [
					"ISSUE_TYPE_UNSPECIFIED",
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				]
			},
			{
				in: "body",
				path: ["issueType"],
				kind: "text",
				list: false,
				required: false,
				description: "Use `issueTypes`.",
				enum: [
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				],
				deprecated: true
			},
			{
				in: "body",
				path: ["issue_types"],
				kind: "text",
				list: true,
				required: false,
				description: "Types of issues: code rules, supply chain rules, secrets rules, research rules or scanners, AI detection code scanning. When empty, `issue_type` is used.",
				enum: [
					"ISSUE_TYPE_UNSPECIFIED",
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				],
				otherName: "issueTypes"
			},
			{
				in: "body",
				path: ["issue_type"],
				kind: "text",
				list: false,
				required: false,
				description: "Use `issue_types`.",
				enum: [
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				],
				deprecated: true,
				otherName: "issueType"
			}
		],
		rules: ["`issueTypes` and `issue_types` are one field: give one of them.", "`issueType` and `issue_type` are one field: give one of them."]
	},
	getRemediationPolicies: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}],
		rules: []
	},
	applyRemediationPolicies: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "header",
				path: ["If-Match"],
				kind: "text",
				list: false,
				required: true,
				description: "The `state_version` of the preview, exactly as it was answered, without quotes of our own."
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "policies"],
				kind: "json",
				list: true,
				required: false,
				description: ""
			}
		],
		rules: []
	},
	previewRemediationPolicies: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "policies"],
				kind: "json",
				list: true,
				required: false,
				description: ""
			}
		],
		rules: []
	},
	getDetectionPolicySummary: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}],
		rules: []
	},
	getDetectionPolicy: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "path",
			path: ["product"],
			kind: "text",
			list: false,
			required: true,
			description: "What the detection policy detects.",
			enum: ["code", "secrets"]
		}],
		rules: []
	},
	applyDetectionPolicy: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "path",
				path: ["product"],
				kind: "text",
				list: false,
				required: true,
				description: "What the detection policy detects.",
				enum: ["code", "secrets"]
			},
			{
				in: "header",
				path: ["If-Match"],
				kind: "text",
				list: false,
				required: true,
				description: "The `state_version` of the preview, exactly as it was answered, without quotes of our own."
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "product"],
				kind: "text",
				list: false,
				required: false,
				description: "`code`: rules over source code. `secrets`: rules over leaked credentials.",
				enum: ["code", "secrets"]
			},
			{
				in: "body",
				path: ["bundle", "rulesets"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "disabled"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "exceptions"],
				kind: "json",
				list: true,
				required: false,
				description: ""
			}
		],
		rules: []
	},
	previewDetectionPolicy: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "path",
				path: ["product"],
				kind: "text",
				list: false,
				required: true,
				description: "What the detection policy detects.",
				enum: ["code", "secrets"]
			},
			{
				in: "body",
				path: ["bundle", "deployment_slug"],
				kind: "text",
				list: false,
				required: false,
				description: "Output only; ignored when sent.",
				maxLength: 255
			},
			{
				in: "body",
				path: ["bundle", "product"],
				kind: "text",
				list: false,
				required: false,
				description: "`code`: rules over source code. `secrets`: rules over leaked credentials.",
				enum: ["code", "secrets"]
			},
			{
				in: "body",
				path: ["bundle", "rulesets"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "rules"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "disabled"],
				kind: "text",
				list: true,
				required: false,
				description: "Rule identifiers. Their order does not matter.",
				maxLength: 1e3
			},
			{
				in: "body",
				path: ["bundle", "exceptions"],
				kind: "json",
				list: true,
				required: false,
				description: ""
			}
		],
		rules: []
	},
	getVocabulary: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "query",
			path: ["product"],
			kind: "text",
			list: false,
			required: false,
			description: "Narrows the vocabulary to one kind of bundle.",
			enum: [
				"code",
				"secrets",
				"remediation"
			]
		}],
		rules: []
	},
	listLegacyPolicies: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}],
		rules: []
	},
	listScmSubscriptions: {
		inputs: [{
			in: "path",
			path: ["deploymentId"],
			kind: "text",
			list: false,
			required: true,
			description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
		}, {
			in: "path",
			path: ["configId"],
			kind: "text",
			list: false,
			required: true,
			description: "Identifies the configuration; its meaning is not shown.",
			maxLength: 255
		}],
		rules: []
	},
	createNotificationWebhook: {
		inputs: [
			{
				in: "path",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: true,
				description: "Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number."
			},
			{
				in: "body",
				path: ["deploymentId"],
				kind: "text",
				list: false,
				required: false,
				description: "Id of the deployment, the same as in the path.",
				sameAsPath: true
			},
			{
				in: "body",
				path: ["name"],
				kind: "text",
				list: false,
				required: true,
				description: "Name for people."
			},
			{
				in: "body",
				path: ["url"],
				kind: "text",
				list: false,
				required: true,
				description: "Where notifications go."
			},
			{
				in: "body",
				path: ["useNetworkBroker"],
				kind: "boolean",
				list: false,
				required: false,
				description: "Whether calls go through the network broker."
			},
			{
				in: "body",
				path: ["webhookSecret"],
				kind: "text",
				list: false,
				required: false,
				description: "Shared secret; never answered.",
				writeOnly: true
			}
		],
		rules: []
	},
	createPatternFixTask: {
		inputs: [{
			in: "body",
			path: ["pattern"],
			kind: "text",
			list: false,
			required: true,
			description: "The pattern."
		}, {
			in: "body",
			path: ["language"],
			kind: "text",
			list: false,
			required: true,
			description: "Its language."
		}],
		rules: []
	}
};
async function inParallel(items, work) {
	const results = [];
	const queue = each(items);
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: 8 }, worker));
	return results;
}
function* each(items) {
	yield* items.entries();
}
function startEarly(asking) {
	asking.catch(() => {});
	return asking;
}
// src/domain/outcome.ts
function movedOf(results) {
	return results.flatMap(({ bundle, outcome }) => {
		const now = "current" in outcome ? outcome.current : null;
		if (now === null) return [];
		const { deployment, kind, stateVersion, changes } = bundle;
		const { creates, updates, deletes } = summarize(changes);
		return [{
			deployment,
			kind,
			reviewed: {
				stateVersion,
				creates,
				updates,
				deletes,
				changes
			},
			now
		}];
	});
}
// src/domain/drift.ts
const driftOrigins = [
	"platform",
	"repository",
	"both",
	"unknown"
];
function countOrigins(entries) {
	const of = (origin) => entries.filter((entry) => entry.origin === origin).length;
	return {
		platform: of("platform"),
		both: of("both"),
		repository: of("repository"),
		unknown: of("unknown")
	};
}
const entriesOf = ({ bundles }) => bundles.flatMap(({ entries }) => entries);
// src/domain/preview.ts
function restoreObject({ object, key, before }) {
	if (before === null) return null;
	if (object === "RemediationPolicy") return typeof before["name"] === "string" && isObject(before["filters"]) ? {
		...before,
		slug: before["slug"] ?? key["slug"]
	} : null;
	const scope = scopes.get(String(key["scope_type"]));
	if (object !== "DetectionPolicyException" || scope === void 0 || typeof before["exception_type"] !== "string") return null;
	const own = Object.entries(before).filter(([field]) => !["product", ...ruleLists].includes(field));
	const { rule, rule_type, scope_target } = key;
	return {
		...Object.fromEntries(own),
		rule,
		rule_type,
		[scope]: scope_target
	};
}
const scopes = new Map([["project", "project"], ["project_tag", "project_tag_name"]]);
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
const isPlanFile = validate302;
const schema114 = { "properties": {
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
	"error": { "oneOf": [{ "$ref": "#/$defs/PlanError" }, { "type": "null" }] },
	"records": {
		"type": "array",
		"maxItems": 1e4,
		"items": {
			"type": "string",
			"maxLength": 16384
		}
	},
	"signatures": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanSignature" }
	}
} };
const func13 = Object.prototype.hasOwnProperty;
const func2 = require_ucs2length().default;
const schema115 = { "enum": [
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
function validate303(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "valid" || data === "no-changes" || data === "changes" || data === "invalid" || data === "stale" || data === "needs-approval" || data === "applied" || data === "partial" || data === "failed")) {
		vErrors = added$1(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema115.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate303.errors = vErrors;
	return errors === 0;
}
const pattern28 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate305(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern28.test(data)) {
			vErrors = added$1(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, "must match pattern \"^sha256:[0-9a-f]{64}$\"");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate305.errors = vErrors;
	return errors === 0;
}
const schema118 = { "enum": [
	"stricter",
	"looser",
	"mixed",
	"neutral",
	"unknown"
] };
function validate309(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "stricter" || data === "looser" || data === "mixed" || data === "neutral" || data === "unknown")) {
		vErrors = added$1(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema118.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate309.errors = vErrors;
	return errors === 0;
}
function validate308(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.creates === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "creates" }, "must have required property 'creates'");
			errors++;
		}
		if (data.updates === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "updates" }, "must have required property 'updates'");
			errors++;
		}
		if (data.deletes === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "deletes" }, "must have required property 'deletes'");
			errors++;
		}
		if (data.effect === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "effect" }, "must have required property 'effect'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "creates" || key0 === "updates" || key0 === "deletes" || key0 === "effect")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.creates !== void 0) {
			let data0 = data.creates;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added$1(vErrors, instancePath + "/creates", "#/properties/creates/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = added$1(vErrors, instancePath + "/creates", "#/properties/creates/minimum", "minimum", {
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
				vErrors = added$1(vErrors, instancePath + "/updates", "#/properties/updates/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = added$1(vErrors, instancePath + "/updates", "#/properties/updates/minimum", "minimum", {
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
				vErrors = added$1(vErrors, instancePath + "/deletes", "#/properties/deletes/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = added$1(vErrors, instancePath + "/deletes", "#/properties/deletes/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.effect !== void 0) {
			if (!validate309(data.effect, { instancePath: instancePath + "/effect" })) {
				vErrors = appended$1(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate308.errors = vErrors;
	return errors === 0;
}
const schema119 = { "properties": {
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
const pattern3$1 = new RegExp("^[0-9]{1,19}$", "u");
const schema63 = { "enum": ["code", "secrets"] };
function validate143(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		vErrors = added$1(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema63.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate143.errors = vErrors;
	return errors === 0;
}
function validate30(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
function validate210(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 500) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 500 }, "must NOT have more than 500 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate210.errors = vErrors;
	return errors === 0;
}
const pattern7 = new RegExp("^\\S+$", "u");
function validate212(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 255) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern7.test(data)) {
			vErrors = added$1(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate212.errors = vErrors;
	return errors === 0;
}
function validate214(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e4) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate214.errors = vErrors;
	return errors === 0;
}
function validate216(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "boolean") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "boolean" }, "must be boolean");
		errors++;
	}
	validate216.errors = vErrors;
	return errors === 0;
}
const schema90 = { "properties": { "mode": { "enum": ["all", "any"] } } };
const schema91 = { "properties": { "mode": { "enum": ["any", "none"] } } };
const pattern8 = new RegExp("^\\S(?:.*\\S)?$", "u");
function validate219(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.values === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "values" }, "must have required property 'values'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/values", "#/properties/values/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = added$1(vErrors, instancePath + "/values", "#/properties/values/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e3) {
							vErrors = added$1(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data2) < 1) {
							vErrors = added$1(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern8.test(data2)) {
							vErrors = added$1(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				vErrors = added$1(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema91.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate219.errors = vErrors;
	return errors === 0;
}
function validate218(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "mode" }, "must have required property 'mode'");
			errors++;
		}
		if (data.conditions === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "conditions" }, "must have required property 'conditions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				vErrors = added$1(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema90.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/conditions", "#/properties/conditions/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = added$1(vErrors, instancePath + "/conditions", "#/properties/conditions/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate219(data1[i0], { instancePath: instancePath + "/conditions/" + i0 })) {
					vErrors = appended$1(vErrors, validate219.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/conditions", "#/properties/conditions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate218.errors = vErrors;
	return errors === 0;
}
function validate223(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					vErrors = added$1(vErrors, instancePath + "/config", "#/properties/config/maxProperties", "maxProperties", { limit: 100 }, "must NOT have more than 100 properties");
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e4) {
							vErrors = added$1(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/config", "#/properties/config/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate223.errors = vErrors;
	return errors === 0;
}
function validate222(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = added$1(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate223(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = appended$1(vErrors, validate223.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate222.errors = vErrors;
	return errors === 0;
}
function validate209(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.filters === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		if (data.actions === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate210(data.name, { instancePath: instancePath + "/name" })) {
				vErrors = appended$1(vErrors, validate210.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate212(data.slug, { instancePath: instancePath + "/slug" })) {
				vErrors = appended$1(vErrors, validate212.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate214(data.description, { instancePath: instancePath + "/description" })) {
				vErrors = appended$1(vErrors, validate214.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate216(data.active, { instancePath: instancePath + "/active" })) {
				vErrors = appended$1(vErrors, validate216.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate218(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = appended$1(vErrors, validate218.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate222(data.actions, { instancePath: instancePath + "/actions" })) {
				vErrors = appended$1(vErrors, validate222.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate209.errors = vErrors;
	return errors === 0;
}
function validate208(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added$1(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					vErrors = added$1(vErrors, instancePath + "/policies", "#/properties/policies/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate209(data1[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = appended$1(vErrors, validate209.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate208.errors = vErrors;
	return errors === 0;
}
function validate145(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 1e5) {
			vErrors = added$1(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 1e3) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added$1(vErrors, instancePath + "/" + i0, "#/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate145.errors = vErrors;
	return errors === 0;
}
const schema66 = { "enum": ["include", "exclude"] };
function validate150(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		vErrors = added$1(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema66.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate150.errors = vErrors;
	return errors === 0;
}
function validate152(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate152.errors = vErrors;
	return errors === 0;
}
const schema68 = { "enum": ["rule", "pack"] };
function validate154(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		vErrors = added$1(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema68.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate154.errors = vErrors;
	return errors === 0;
}
function validate156(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate156.errors = vErrors;
	return errors === 0;
}
function validate158(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added$1(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added$1(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate158.errors = vErrors;
	return errors === 0;
}
function validate149(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "exception_type" }, "must have required property 'exception_type'");
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.rule_type === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "rule_type" }, "must have required property 'rule_type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate150(data.exception_type, { instancePath: instancePath + "/exception_type" })) {
				vErrors = appended$1(vErrors, validate150.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate152(data.rule, { instancePath: instancePath + "/rule" })) {
				vErrors = appended$1(vErrors, validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate154(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = appended$1(vErrors, validate154.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			if (!validate156(data.project, { instancePath: instancePath + "/project" })) {
				vErrors = appended$1(vErrors, validate156.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tag_name !== void 0) {
			if (!validate158(data.project_tag_name, { instancePath: instancePath + "/project_tag_name" })) {
				vErrors = appended$1(vErrors, validate158.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate149.errors = vErrors;
	return errors === 0;
}
function validate142(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
		if (data.rules === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
			errors++;
		}
		if (data.disabled === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
			errors++;
		}
		if (data.exceptions === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added$1(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.product !== void 0) {
			if (!validate143(data.product, { instancePath: instancePath + "/product" })) {
				vErrors = appended$1(vErrors, validate143.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate145(data.rulesets, { instancePath: instancePath + "/rulesets" })) {
				vErrors = appended$1(vErrors, validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate145(data.rules, { instancePath: instancePath + "/rules" })) {
				vErrors = appended$1(vErrors, validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.disabled !== void 0) {
			if (!validate145(data.disabled, { instancePath: instancePath + "/disabled" })) {
				vErrors = appended$1(vErrors, validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.exceptions !== void 0) {
			let data5 = data.exceptions;
			if (Array.isArray(data5)) {
				if (data5.length > 1e5) {
					vErrors = added$1(vErrors, instancePath + "/exceptions", "#/properties/exceptions/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate149(data5[i0], { instancePath: instancePath + "/exceptions/" + i0 })) {
					vErrors = appended$1(vErrors, validate149.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate142.errors = vErrors;
	return errors === 0;
}
function validate319(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		if (data.policies !== void 0) {
			let data0 = data.policies;
			if (Array.isArray(data0)) {
				if (data0.length > 1e5) {
					vErrors = added$1(vErrors, instancePath + "/policies", "#/properties/policies/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.name === void 0) {
							vErrors = added$1(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/required", "required", { missingProperty: "name" }, "must have required property 'name'");
							errors++;
						}
						if (data1.filters === void 0) {
							vErrors = added$1(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
							errors++;
						}
						if (data1.actions === void 0) {
							vErrors = added$1(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
							errors++;
						}
						if (data1.name !== void 0) {
							if (typeof data1.name !== "string") {
								vErrors = added$1(vErrors, instancePath + "/policies/" + i0 + "/name", "#/properties/policies/items/properties/name/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data1.slug !== void 0) {
							if (typeof data1.slug !== "string") {
								vErrors = added$1(vErrors, instancePath + "/policies/" + i0 + "/slug", "#/properties/policies/items/properties/slug/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data1.filters !== void 0) {
							let data4 = data1.filters;
							if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
								if (data4.conditions === void 0) {
									vErrors = added$1(vErrors, instancePath + "/policies/" + i0 + "/filters", "#/properties/policies/items/properties/filters/required", "required", { missingProperty: "conditions" }, "must have required property 'conditions'");
									errors++;
								}
								if (data4.conditions !== void 0) {
									let data5 = data4.conditions;
									if (Array.isArray(data5)) {
										const len1 = data5.length;
										for (let i1 = 0; i1 < len1; i1++) {
											let data6 = data5[i1];
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
												vErrors = added$1(vErrors, instancePath + "/policies/" + i0 + "/filters/conditions/" + i1, "#/properties/policies/items/properties/filters/properties/conditions/items/type", "type", { type: "object" }, "must be object");
												errors++;
											}
										}
									} else {
										vErrors = added$1(vErrors, instancePath + "/policies/" + i0 + "/filters/conditions", "#/properties/policies/items/properties/filters/properties/conditions/type", "type", { type: "array" }, "must be array");
										errors++;
									}
								}
							} else {
								vErrors = added$1(vErrors, instancePath + "/policies/" + i0 + "/filters", "#/properties/policies/items/properties/filters/type", "type", { type: "object" }, "must be object");
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
										vErrors = added$1(vErrors, instancePath + "/policies/" + i0 + "/actions/" + i2, "#/properties/policies/items/properties/actions/items/type", "type", { type: "object" }, "must be object");
										errors++;
									}
								}
							} else {
								vErrors = added$1(vErrors, instancePath + "/policies/" + i0 + "/actions", "#/properties/policies/items/properties/actions/type", "type", { type: "array" }, "must be array");
								errors++;
							}
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate319.errors = vErrors;
	return errors === 0;
}
function validate321(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
		if (data.rules === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
			errors++;
		}
		if (data.disabled === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
			errors++;
		}
		if (data.exceptions === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
			errors++;
		}
		if (data.rulesets !== void 0) {
			let data0 = data.rulesets;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = added$1(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					vErrors = added$1(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data4 = data.disabled;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					vErrors = added$1(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: "array" }, "must be array");
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
							vErrors = added$1(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/required", "required", { missingProperty: "exception_type" }, "must have required property 'exception_type'");
							errors++;
						}
						if (data7.rule === void 0) {
							vErrors = added$1(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
							errors++;
						}
						if (data7.rule_type === void 0) {
							vErrors = added$1(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/required", "required", { missingProperty: "rule_type" }, "must have required property 'rule_type'");
							errors++;
						}
						if (data7.exception_type !== void 0) {
							if (typeof data7.exception_type !== "string") {
								vErrors = added$1(vErrors, instancePath + "/exceptions/" + i3 + "/exception_type", "#/properties/exceptions/items/properties/exception_type/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.rule !== void 0) {
							if (typeof data7.rule !== "string") {
								vErrors = added$1(vErrors, instancePath + "/exceptions/" + i3 + "/rule", "#/properties/exceptions/items/properties/rule/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.rule_type !== void 0) {
							if (typeof data7.rule_type !== "string") {
								vErrors = added$1(vErrors, instancePath + "/exceptions/" + i3 + "/rule_type", "#/properties/exceptions/items/properties/rule_type/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.project !== void 0) {
							if (typeof data7.project !== "string") {
								vErrors = added$1(vErrors, instancePath + "/exceptions/" + i3 + "/project", "#/properties/exceptions/items/properties/project/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.project_tag_name !== void 0) {
							if (typeof data7.project_tag_name !== "string") {
								vErrors = added$1(vErrors, instancePath + "/exceptions/" + i3 + "/project_tag_name", "#/properties/exceptions/items/properties/project_tag_name/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate321.errors = vErrors;
	return errors === 0;
}
const schema122 = { "properties": {
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
function validate325(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.file === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "file" }, "must have required property 'file'");
			errors++;
		}
		if (data.line === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "line" }, "must have required property 'line'");
			errors++;
		}
		if (data.column === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "column" }, "must have required property 'column'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "file" || key0 === "line" || key0 === "column")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.file !== void 0) {
			if (typeof data.file !== "string") {
				vErrors = added$1(vErrors, instancePath + "/file", "#/properties/file/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data1 = data.line;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = added$1(vErrors, instancePath + "/line", "#/properties/line/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					vErrors = added$1(vErrors, instancePath + "/line", "#/properties/line/minimum", "minimum", {
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
				vErrors = added$1(vErrors, instancePath + "/column", "#/properties/column/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = added$1(vErrors, instancePath + "/column", "#/properties/column/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate325.errors = vErrors;
	return errors === 0;
}
function validate323(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.verb === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "verb" }, "must have required property 'verb'");
			errors++;
		}
		if (data.object === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "object" }, "must have required property 'object'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.before === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "before" }, "must have required property 'before'");
			errors++;
		}
		if (data.after === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "after" }, "must have required property 'after'");
			errors++;
		}
		if (data.effect === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "effect" }, "must have required property 'effect'");
			errors++;
		}
		if (data.says === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "says" }, "must have required property 'says'");
			errors++;
		}
		if (data.notes === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "notes" }, "must have required property 'notes'");
			errors++;
		}
		if (data.at === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "at" }, "must have required property 'at'");
			errors++;
		}
		for (const key0 in data) if (!func13.call(schema122.properties, key0)) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.verb !== void 0) {
			let data0 = data.verb;
			if (typeof data0 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/verb", "#/properties/verb/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "create" || data0 === "update" || data0 === "delete")) {
				vErrors = added$1(vErrors, instancePath + "/verb", "#/properties/verb/enum", "enum", { allowedValues: schema122.properties.verb.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				vErrors = added$1(vErrors, instancePath + "/object", "#/properties/object/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = added$1(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data3 = data.before;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				vErrors = added$1(vErrors, instancePath + "/before", "#/properties/before/type", "type", { type: schema122.properties.before.type }, "must be object,null");
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data4 = data.after;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/after", "#/properties/after/type", "type", { type: schema122.properties.after.type }, "must be object,null");
				errors++;
			}
		}
		if (data.effect !== void 0) {
			if (!validate309(data.effect, { instancePath: instancePath + "/effect" })) {
				vErrors = appended$1(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.says !== void 0) {
			if (typeof data.says !== "string") {
				vErrors = added$1(vErrors, instancePath + "/says", "#/properties/says/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data7 = data.notes;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key1 in data7) if (typeof data7[key1] !== "string") {
					vErrors = added$1(vErrors, instancePath + "/notes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/notes/additionalProperties/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/notes", "#/properties/notes/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data9 = data.at;
			const _errs24 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs25 = errors;
			if (!validate325(data9, { instancePath: instancePath + "/at" })) {
				vErrors = appended$1(vErrors, validate325.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs25 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs26 = errors;
			if (data9 !== null) {
				vErrors = added$1(vErrors, instancePath + "/at", "#/properties/at/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/at", "#/properties/at/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate323.errors = vErrors;
	return errors === 0;
}
const schema124 = { "enum": [
	"applied",
	"already-applied",
	"unverified",
	"not-applied",
	"unknown"
] };
function validate328(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "applied" || data === "already-applied" || data === "unverified" || data === "not-applied" || data === "unknown")) {
		vErrors = added$1(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema124.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate328.errors = vErrors;
	return errors === 0;
}
function validate330(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "state_version" || key0 === "changes")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended$1(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.changes !== void 0) {
			let data1 = data.changes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate323(data1[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = appended$1(vErrors, validate323.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate330.errors = vErrors;
	return errors === 0;
}
function validate334(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "state_version" || key0 === "bundle")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended$1(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle !== void 0) {
			let data1 = data.bundle;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {} else {
				vErrors = added$1(vErrors, instancePath + "/bundle", "#/properties/bundle/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate334.errors = vErrors;
	return errors === 0;
}
function validate312(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle_digest === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle_digest" }, "must have required property 'bundle_digest'");
			errors++;
		}
		if (data.diff_digest === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "diff_digest" }, "must have required property 'diff_digest'");
			errors++;
		}
		if (data.bundle === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		if (data.result === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "result" }, "must have required property 'result'");
			errors++;
		}
		if (data.reason === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "reason" }, "must have required property 'reason'");
			errors++;
		}
		if (data.current === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "current" }, "must have required property 'current'");
			errors++;
		}
		if (data.undo === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "undo" }, "must have required property 'undo'");
			errors++;
		}
		for (const key0 in data) if (!func13.call(schema119.properties, key0)) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3$1.test(data1)) {
							vErrors = added$1(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = added$1(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = added$1(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema119.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate143(data4, { instancePath: instancePath + "/product" })) {
				vErrors = appended$1(vErrors, validate143.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
				vErrors = appended$1(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle_digest !== void 0) {
			if (!validate305(data.bundle_digest, { instancePath: instancePath + "/bundle_digest" })) {
				vErrors = appended$1(vErrors, validate305.errors);
				errors = vErrors.length;
			}
		}
		if (data.diff_digest !== void 0) {
			if (!validate305(data.diff_digest, { instancePath: instancePath + "/diff_digest" })) {
				vErrors = appended$1(vErrors, validate305.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle !== void 0) {
			let data8 = data.bundle;
			const _errs20 = errors;
			let valid3 = false;
			const _errs21 = errors;
			if (!validate208(data8, { instancePath: instancePath + "/bundle" })) {
				vErrors = appended$1(vErrors, validate208.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs21 === errors;
			valid3 = valid3 || _valid1;
			if (!valid3) {
				const _errs22 = errors;
				if (!validate142(data8, { instancePath: instancePath + "/bundle" })) {
					vErrors = appended$1(vErrors, validate142.errors);
					errors = vErrors.length;
				}
				var _valid1 = _errs22 === errors;
				valid3 = valid3 || _valid1;
				if (!valid3) {
					const _errs23 = errors;
					if (!validate319(data8, { instancePath: instancePath + "/bundle" })) {
						vErrors = appended$1(vErrors, validate319.errors);
						errors = vErrors.length;
					}
					var _valid1 = _errs23 === errors;
					valid3 = valid3 || _valid1;
					if (!valid3) {
						const _errs24 = errors;
						if (!validate321(data8, { instancePath: instancePath + "/bundle" })) {
							vErrors = appended$1(vErrors, validate321.errors);
							errors = vErrors.length;
						}
						var _valid1 = _errs24 === errors;
						valid3 = valid3 || _valid1;
					}
				}
			}
			if (!valid3) {
				vErrors = added$1(vErrors, instancePath + "/bundle", "#/properties/bundle/anyOf", "anyOf", {}, "must match a schema in anyOf");
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate323(data9[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = appended$1(vErrors, validate323.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.result !== void 0) {
			let data11 = data.result;
			const _errs29 = errors;
			let valid6 = false;
			let passing1 = null;
			const _errs30 = errors;
			if (!validate328(data11, { instancePath: instancePath + "/result" })) {
				vErrors = appended$1(vErrors, validate328.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs30 === errors;
			if (_valid2) {
				valid6 = true;
				passing1 = 0;
			}
			const _errs31 = errors;
			if (data11 !== null) {
				vErrors = added$1(vErrors, instancePath + "/result", "#/properties/result/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/result", "#/properties/result/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
				vErrors = added$1(vErrors, instancePath + "/reason", "#/properties/reason/type", "type", { type: schema119.properties.reason.type }, "must be string,null");
				errors++;
			}
		}
		if (data.current !== void 0) {
			let data13 = data.current;
			const _errs36 = errors;
			let valid7 = false;
			let passing2 = null;
			const _errs37 = errors;
			if (!validate330(data13, { instancePath: instancePath + "/current" })) {
				vErrors = appended$1(vErrors, validate330.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs37 === errors;
			if (_valid3) {
				valid7 = true;
				passing2 = 0;
			}
			const _errs38 = errors;
			if (data13 !== null) {
				vErrors = added$1(vErrors, instancePath + "/current", "#/properties/current/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/current", "#/properties/current/oneOf", "oneOf", { passingSchemas: passing2 }, "must match exactly one schema in oneOf");
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
			if (!validate334(data14, { instancePath: instancePath + "/undo" })) {
				vErrors = appended$1(vErrors, validate334.errors);
				errors = vErrors.length;
			}
			var _valid4 = _errs42 === errors;
			if (_valid4) {
				valid8 = true;
				passing3 = 0;
			}
			const _errs43 = errors;
			if (data14 !== null) {
				vErrors = added$1(vErrors, instancePath + "/undo", "#/properties/undo/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/undo", "#/properties/undo/oneOf", "oneOf", { passingSchemas: passing3 }, "must match exactly one schema in oneOf");
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
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate312.errors = vErrors;
	return errors === 0;
}
const schema127 = { "properties": {
	"severity": { "enum": ["error", "warning"] },
	"file": { "type": ["string", "null"] },
	"line": { "type": ["integer", "null"] },
	"column": { "type": ["integer", "null"] }
} };
function validate338(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.severity === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "severity" }, "must have required property 'severity'");
			errors++;
		}
		if (data.code === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "code" }, "must have required property 'code'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		if (data.fix === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "fix" }, "must have required property 'fix'");
			errors++;
		}
		if (data.file === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "file" }, "must have required property 'file'");
			errors++;
		}
		if (data.line === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "line" }, "must have required property 'line'");
			errors++;
		}
		if (data.column === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "column" }, "must have required property 'column'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "severity" || key0 === "code" || key0 === "message" || key0 === "fix" || key0 === "file" || key0 === "line" || key0 === "column")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.severity !== void 0) {
			let data0 = data.severity;
			if (typeof data0 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "error" || data0 === "warning")) {
				vErrors = added$1(vErrors, instancePath + "/severity", "#/properties/severity/enum", "enum", { allowedValues: schema127.properties.severity.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.code !== void 0) {
			if (typeof data.code !== "string") {
				vErrors = added$1(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = added$1(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.fix !== void 0) {
			if (typeof data.fix !== "string") {
				vErrors = added$1(vErrors, instancePath + "/fix", "#/properties/fix/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.file !== void 0) {
			let data4 = data.file;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/file", "#/properties/file/type", "type", { type: schema127.properties.file.type }, "must be string,null");
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data5 = data.line;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
				vErrors = added$1(vErrors, instancePath + "/line", "#/properties/line/type", "type", { type: schema127.properties.line.type }, "must be integer,null");
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 1 || isNaN(data5)) {
					vErrors = added$1(vErrors, instancePath + "/line", "#/properties/line/minimum", "minimum", {
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
				vErrors = added$1(vErrors, instancePath + "/column", "#/properties/column/type", "type", { type: schema127.properties.column.type }, "must be integer,null");
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 1 || isNaN(data6)) {
					vErrors = added$1(vErrors, instancePath + "/column", "#/properties/column/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate338.errors = vErrors;
	return errors === 0;
}
const schema128 = { "properties": { "guard": { "enum": [
	"max-deletes",
	"max-delete-percent",
	"empty",
	"protected",
	"looser"
] } } };
function validate340(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.guard === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "guard" }, "must have required property 'guard'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		if (data.option === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "option" }, "must have required property 'option'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "guard" || key0 === "message" || key0 === "option")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.guard !== void 0) {
			let data0 = data.guard;
			if (typeof data0 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/guard", "#/properties/guard/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "max-deletes" || data0 === "max-delete-percent" || data0 === "empty" || data0 === "protected" || data0 === "looser")) {
				vErrors = added$1(vErrors, instancePath + "/guard", "#/properties/guard/enum", "enum", { allowedValues: schema128.properties.guard.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = added$1(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.option !== void 0) {
			if (typeof data.option !== "string") {
				vErrors = added$1(vErrors, instancePath + "/option", "#/properties/option/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate340.errors = vErrors;
	return errors === 0;
}
const schema130 = { "properties": { "kind": { "enum": ["remediation", "detection"] } } };
const schema132 = { "enum": [
	"estimate",
	"at-least",
	"not-estimable"
] };
function validate346(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "estimate" || data === "at-least" || data === "not-estimable")) {
		vErrors = added$1(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema132.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate346.errors = vErrors;
	return errors === 0;
}
const schema133 = { "properties": { "why": { "enum": [
	"findings",
	"time",
	"requests",
	"platform",
	"condition",
	"field",
	"tags",
	"form",
	"unlisted"
] } } };
function validate348(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.why === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "why" }, "must have required property 'why'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "why" || key0 === "message")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.why !== void 0) {
			let data0 = data.why;
			if (typeof data0 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/why", "#/properties/why/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "findings" || data0 === "time" || data0 === "requests" || data0 === "platform" || data0 === "condition" || data0 === "field" || data0 === "tags" || data0 === "form" || data0 === "unlisted")) {
				vErrors = added$1(vErrors, instancePath + "/why", "#/properties/why/enum", "enum", { allowedValues: schema133.properties.why.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = added$1(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate348.errors = vErrors;
	return errors === 0;
}
function validate351(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "findings")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = added$1(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.findings !== void 0) {
			let data1 = data.findings;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = added$1(vErrors, instancePath + "/findings", "#/properties/findings/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = added$1(vErrors, instancePath + "/findings", "#/properties/findings/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate351.errors = vErrors;
	return errors === 0;
}
function validate350(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		if (data.by_severity === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "by_severity" }, "must have required property 'by_severity'");
			errors++;
		}
		if (data.repositories === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "repositories" }, "must have required property 'repositories'");
			errors++;
		}
		if (data.top_repositories === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "top_repositories" }, "must have required property 'top_repositories'");
			errors++;
		}
		if (data.top_rules === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "top_rules" }, "must have required property 'top_rules'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "findings" || key0 === "by_severity" || key0 === "repositories" || key0 === "top_repositories" || key0 === "top_rules")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.findings !== void 0) {
			let data0 = data.findings;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added$1(vErrors, instancePath + "/findings", "#/properties/findings/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = added$1(vErrors, instancePath + "/findings", "#/properties/findings/minimum", "minimum", {
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
					vErrors = added$1(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "critical" }, "must have required property 'critical'");
					errors++;
				}
				if (data1.high === void 0) {
					vErrors = added$1(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "high" }, "must have required property 'high'");
					errors++;
				}
				if (data1.medium === void 0) {
					vErrors = added$1(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "medium" }, "must have required property 'medium'");
					errors++;
				}
				if (data1.low === void 0) {
					vErrors = added$1(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "low" }, "must have required property 'low'");
					errors++;
				}
				if (data1.unknown === void 0) {
					vErrors = added$1(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "unknown" }, "must have required property 'unknown'");
					errors++;
				}
				for (const key1 in data1) if (!(key1 === "critical" || key1 === "high" || key1 === "medium" || key1 === "low" || key1 === "unknown")) {
					vErrors = added$1(vErrors, instancePath + "/by_severity", "#/properties/by_severity/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data1.critical !== void 0) {
					let data2 = data1.critical;
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
						vErrors = added$1(vErrors, instancePath + "/by_severity/critical", "#/properties/by_severity/properties/critical/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data2 == "number" && isFinite(data2)) {
						if (data2 < 0 || isNaN(data2)) {
							vErrors = added$1(vErrors, instancePath + "/by_severity/critical", "#/properties/by_severity/properties/critical/minimum", "minimum", {
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
						vErrors = added$1(vErrors, instancePath + "/by_severity/high", "#/properties/by_severity/properties/high/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data3 == "number" && isFinite(data3)) {
						if (data3 < 0 || isNaN(data3)) {
							vErrors = added$1(vErrors, instancePath + "/by_severity/high", "#/properties/by_severity/properties/high/minimum", "minimum", {
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
						vErrors = added$1(vErrors, instancePath + "/by_severity/medium", "#/properties/by_severity/properties/medium/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data4 == "number" && isFinite(data4)) {
						if (data4 < 0 || isNaN(data4)) {
							vErrors = added$1(vErrors, instancePath + "/by_severity/medium", "#/properties/by_severity/properties/medium/minimum", "minimum", {
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
						vErrors = added$1(vErrors, instancePath + "/by_severity/low", "#/properties/by_severity/properties/low/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data5 == "number" && isFinite(data5)) {
						if (data5 < 0 || isNaN(data5)) {
							vErrors = added$1(vErrors, instancePath + "/by_severity/low", "#/properties/by_severity/properties/low/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
				if (data1.unknown !== void 0) {
					let data6 = data1.unknown;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						vErrors = added$1(vErrors, instancePath + "/by_severity/unknown", "#/properties/by_severity/properties/unknown/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 < 0 || isNaN(data6)) {
							vErrors = added$1(vErrors, instancePath + "/by_severity/unknown", "#/properties/by_severity/properties/unknown/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/by_severity", "#/properties/by_severity/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.repositories !== void 0) {
			let data7 = data.repositories;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = added$1(vErrors, instancePath + "/repositories", "#/properties/repositories/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = added$1(vErrors, instancePath + "/repositories", "#/properties/repositories/minimum", "minimum", {
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate351(data8[i0], { instancePath: instancePath + "/top_repositories/" + i0 })) {
					vErrors = appended$1(vErrors, validate351.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/top_repositories", "#/properties/top_repositories/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.top_rules !== void 0) {
			let data10 = data.top_rules;
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate351(data10[i1], { instancePath: instancePath + "/top_rules/" + i1 })) {
					vErrors = appended$1(vErrors, validate351.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/top_rules", "#/properties/top_rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate350.errors = vErrors;
	return errors === 0;
}
function validate345(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.newly === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "newly" }, "must have required property 'newly'");
			errors++;
		}
		if (data.no_longer === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "no_longer" }, "must have required property 'no_longer'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "newly" || key0 === "no_longer")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate346(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = appended$1(vErrors, validate346.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate348(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = appended$1(vErrors, validate348.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.newly !== void 0) {
			let data3 = data.newly;
			const _errs7 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate350(data3, { instancePath: instancePath + "/newly" })) {
				vErrors = appended$1(vErrors, validate350.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				vErrors = added$1(vErrors, instancePath + "/newly", "#/properties/newly/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/newly", "#/properties/newly/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
			if (!validate350(data4, { instancePath: instancePath + "/no_longer" })) {
				vErrors = appended$1(vErrors, validate350.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			if (_valid1) {
				valid4 = true;
				passing1 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/no_longer", "#/properties/no_longer/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/no_longer", "#/properties/no_longer/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate345.errors = vErrors;
	return errors === 0;
}
const schema137 = { "properties": { "number": { "type": ["integer", "null"] } } };
function validate358(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.number === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "number" }, "must have required property 'number'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "number")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate346(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = appended$1(vErrors, validate346.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate348(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = appended$1(vErrors, validate348.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.number !== void 0) {
			let data3 = data.number;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
				vErrors = added$1(vErrors, instancePath + "/number", "#/properties/number/type", "type", { type: schema137.properties.number.type }, "must be integer,null");
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = added$1(vErrors, instancePath + "/number", "#/properties/number/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate358.errors = vErrors;
	return errors === 0;
}
function validate362(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.figures === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "figures" }, "must have required property 'figures'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "figures")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate346(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = appended$1(vErrors, validate346.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate348(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = appended$1(vErrors, validate348.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.figures !== void 0) {
			let data3 = data.figures;
			const _errs7 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate350(data3, { instancePath: instancePath + "/figures" })) {
				vErrors = appended$1(vErrors, validate350.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				vErrors = added$1(vErrors, instancePath + "/figures", "#/properties/figures/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/figures", "#/properties/figures/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate362.errors = vErrors;
	return errors === 0;
}
function validate357(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issues === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "issues" }, "must have required property 'issues'");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "issues" || key0 === "findings")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.issues !== void 0) {
			if (!validate358(data.issues, { instancePath: instancePath + "/issues" })) {
				vErrors = appended$1(vErrors, validate358.errors);
				errors = vErrors.length;
			}
		}
		if (data.findings !== void 0) {
			if (!validate362(data.findings, { instancePath: instancePath + "/findings" })) {
				vErrors = appended$1(vErrors, validate362.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate357.errors = vErrors;
	return errors === 0;
}
const schema139 = { "properties": { "about": { "enum": [
	"policy",
	"detection",
	"other"
] } } };
function validate369(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.before === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "before" }, "must have required property 'before'");
			errors++;
		}
		if (data.after === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "after" }, "must have required property 'after'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "before" || key0 === "after")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate346(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = appended$1(vErrors, validate346.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate348(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = appended$1(vErrors, validate348.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data3 = data.before;
			const _errs7 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate350(data3, { instancePath: instancePath + "/before" })) {
				vErrors = appended$1(vErrors, validate350.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				vErrors = added$1(vErrors, instancePath + "/before", "#/properties/before/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/before", "#/properties/before/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
			if (!validate350(data4, { instancePath: instancePath + "/after" })) {
				vErrors = appended$1(vErrors, validate350.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			if (_valid1) {
				valid4 = true;
				passing1 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/after", "#/properties/after/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/after", "#/properties/after/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate369.errors = vErrors;
	return errors === 0;
}
const schema141 = { "properties": {
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
function validate376(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.list === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "list" }, "must have required property 'list'");
			errors++;
		}
		if (data.name === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.verb === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "verb" }, "must have required property 'verb'");
			errors++;
		}
		if (data.issues === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "issues" }, "must have required property 'issues'");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "list" || key0 === "name" || key0 === "verb" || key0 === "issues" || key0 === "findings")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.list !== void 0) {
			let data0 = data.list;
			if (typeof data0 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/list", "#/properties/list/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "rulesets" || data0 === "rules" || data0 === "disabled" || data0 === "exceptions")) {
				vErrors = added$1(vErrors, instancePath + "/list", "#/properties/list/enum", "enum", { allowedValues: schema141.properties.list.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = added$1(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.verb !== void 0) {
			let data2 = data.verb;
			if (typeof data2 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/verb", "#/properties/verb/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data2 === "added" || data2 === "removed" || data2 === "changed")) {
				vErrors = added$1(vErrors, instancePath + "/verb", "#/properties/verb/enum", "enum", { allowedValues: schema141.properties.verb.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issues !== void 0) {
			if (!validate358(data.issues, { instancePath: instancePath + "/issues" })) {
				vErrors = appended$1(vErrors, validate358.errors);
				errors = vErrors.length;
			}
		}
		if (data.findings !== void 0) {
			if (!validate362(data.findings, { instancePath: instancePath + "/findings" })) {
				vErrors = appended$1(vErrors, validate362.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate376.errors = vErrors;
	return errors === 0;
}
function validate368(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "about" }, "must have required property 'about'");
			errors++;
		}
		if (data.object === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "object" }, "must have required property 'object'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.matched === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "matched" }, "must have required property 'matched'");
			errors++;
		}
		if (data.blocked === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "blocked" }, "must have required property 'blocked'");
			errors++;
		}
		if (data.items === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "items" }, "must have required property 'items'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "about" || key0 === "object" || key0 === "key" || key0 === "matched" || key0 === "blocked" || key0 === "items")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.about !== void 0) {
			let data0 = data.about;
			if (typeof data0 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/about", "#/properties/about/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "policy" || data0 === "detection" || data0 === "other")) {
				vErrors = added$1(vErrors, instancePath + "/about", "#/properties/about/enum", "enum", { allowedValues: schema139.properties.about.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				vErrors = added$1(vErrors, instancePath + "/object", "#/properties/object/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = added$1(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.matched !== void 0) {
			let data3 = data.matched;
			const _errs10 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs11 = errors;
			if (!validate369(data3, { instancePath: instancePath + "/matched" })) {
				vErrors = appended$1(vErrors, validate369.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs12 = errors;
			if (data3 !== null) {
				vErrors = added$1(vErrors, instancePath + "/matched", "#/properties/matched/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/matched", "#/properties/matched/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
			if (!validate345(data4, { instancePath: instancePath + "/blocked" })) {
				vErrors = appended$1(vErrors, validate345.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs16 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs17 = errors;
			if (data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate376(data5[i0], { instancePath: instancePath + "/items/" + i0 })) {
					vErrors = appended$1(vErrors, validate376.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/items", "#/properties/items/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate368.errors = vErrors;
	return errors === 0;
}
function validate343(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.blocked === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "blocked" }, "must have required property 'blocked'");
			errors++;
		}
		if (data.lost === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "lost" }, "must have required property 'lost'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product" || key0 === "blocked" || key0 === "lost" || key0 === "changes")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3$1.test(data1)) {
							vErrors = added$1(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = added$1(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = added$1(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema130.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate143(data4, { instancePath: instancePath + "/product" })) {
				vErrors = appended$1(vErrors, validate143.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
			if (!validate345(data5, { instancePath: instancePath + "/blocked" })) {
				vErrors = appended$1(vErrors, validate345.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs18 === errors;
			if (_valid1) {
				valid3 = true;
				passing1 = 0;
			}
			const _errs19 = errors;
			if (data5 !== null) {
				vErrors = added$1(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
			if (!validate357(data6, { instancePath: instancePath + "/lost" })) {
				vErrors = appended$1(vErrors, validate357.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs23 === errors;
			if (_valid2) {
				valid4 = true;
				passing2 = 0;
			}
			const _errs24 = errors;
			if (data6 !== null) {
				vErrors = added$1(vErrors, instancePath + "/lost", "#/properties/lost/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/lost", "#/properties/lost/oneOf", "oneOf", { passingSchemas: passing2 }, "must match exactly one schema in oneOf");
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate368(data7[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = appended$1(vErrors, validate368.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate343.errors = vErrors;
	return errors === 0;
}
function validate342(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings_read === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "findings_read" }, "must have required property 'findings_read'");
			errors++;
		}
		if (data.requests === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "requests" }, "must have required property 'requests'");
			errors++;
		}
		if (data.bundles === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "bundles" }, "must have required property 'bundles'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "findings_read" || key0 === "requests" || key0 === "bundles")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.findings_read !== void 0) {
			let data0 = data.findings_read;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added$1(vErrors, instancePath + "/findings_read", "#/properties/findings_read/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = added$1(vErrors, instancePath + "/findings_read", "#/properties/findings_read/minimum", "minimum", {
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
				vErrors = added$1(vErrors, instancePath + "/requests", "#/properties/requests/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = added$1(vErrors, instancePath + "/requests", "#/properties/requests/minimum", "minimum", {
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate343(data2[i0], { instancePath: instancePath + "/bundles/" + i0 })) {
					vErrors = appended$1(vErrors, validate343.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/bundles", "#/properties/bundles/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate342.errors = vErrors;
	return errors === 0;
}
const schema142 = { "properties": {
	"base": { "properties": { "errors_in": { "type": ["string", "null"] } } },
	"dropped": { "items": { "properties": {
		"deployment": { "type": ["string", "null"] },
		"kind": { "enum": ["remediation", "detection"] }
	} } }
} };
const pattern31 = new RegExp("^[0-9a-f]{40,64}$", "u");
const schema143 = { "properties": { "kind": { "enum": ["remediation", "detection"] } } };
const schema144 = { "properties": {
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
function validate386(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.verb === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "verb" }, "must have required property 'verb'");
			errors++;
		}
		if (data.object === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "object" }, "must have required property 'object'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.origin === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "origin" }, "must have required property 'origin'");
			errors++;
		}
		if (data.part === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "part" }, "must have required property 'part'");
			errors++;
		}
		if (data.edit === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "edit" }, "must have required property 'edit'");
			errors++;
		}
		if (data.own === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "own" }, "must have required property 'own'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "verb" || key0 === "object" || key0 === "key" || key0 === "origin" || key0 === "part" || key0 === "edit" || key0 === "own")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.verb !== void 0) {
			let data0 = data.verb;
			if (typeof data0 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/verb", "#/properties/verb/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "create" || data0 === "update" || data0 === "delete")) {
				vErrors = added$1(vErrors, instancePath + "/verb", "#/properties/verb/enum", "enum", { allowedValues: schema144.properties.verb.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				vErrors = added$1(vErrors, instancePath + "/object", "#/properties/object/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = added$1(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.origin !== void 0) {
			let data3 = data.origin;
			if (typeof data3 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/origin", "#/properties/origin/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "platform" || data3 === "repository" || data3 === "both" || data3 === "unknown")) {
				vErrors = added$1(vErrors, instancePath + "/origin", "#/properties/origin/enum", "enum", { allowedValues: schema144.properties.origin.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.part !== void 0) {
			let data4 = data.part;
			const _errs12 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate323(data4, { instancePath: instancePath + "/part" })) {
				vErrors = appended$1(vErrors, validate323.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/part", "#/properties/part/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/part", "#/properties/part/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
			if (!validate323(data5, { instancePath: instancePath + "/edit" })) {
				vErrors = appended$1(vErrors, validate323.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs18 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs19 = errors;
			if (data5 !== null) {
				vErrors = added$1(vErrors, instancePath + "/edit", "#/properties/edit/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/edit", "#/properties/edit/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
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
			if (!validate323(data6, { instancePath: instancePath + "/own" })) {
				vErrors = appended$1(vErrors, validate323.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs23 === errors;
			if (_valid2) {
				valid3 = true;
				passing2 = 0;
			}
			const _errs24 = errors;
			if (data6 !== null) {
				vErrors = added$1(vErrors, instancePath + "/own", "#/properties/own/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/own", "#/properties/own/oneOf", "oneOf", { passingSchemas: passing2 }, "must match exactly one schema in oneOf");
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
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate386.errors = vErrors;
	return errors === 0;
}
function validate384(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.in_base === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "in_base" }, "must have required property 'in_base'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		if (data.live === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "live" }, "must have required property 'live'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product" || key0 === "in_base" || key0 === "changes" || key0 === "live")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3$1.test(data1)) {
							vErrors = added$1(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = added$1(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = added$1(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema143.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate143(data4, { instancePath: instancePath + "/product" })) {
				vErrors = appended$1(vErrors, validate143.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
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
				vErrors = added$1(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
				vErrors = added$1(vErrors, instancePath + "/in_base", "#/properties/in_base/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.changes !== void 0) {
			let data6 = data.changes;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate386(data6[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = appended$1(vErrors, validate386.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.live !== void 0) {
			let data8 = data.live;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate323(data8[i1], { instancePath: instancePath + "/live/" + i1 })) {
					vErrors = appended$1(vErrors, validate323.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/live", "#/properties/live/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate384.errors = vErrors;
	return errors === 0;
}
function validate383(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.base === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "base" }, "must have required property 'base'");
			errors++;
		}
		if (data.bundles === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "bundles" }, "must have required property 'bundles'");
			errors++;
		}
		if (data.dropped === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "dropped" }, "must have required property 'dropped'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "base" || key0 === "bundles" || key0 === "dropped")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.base !== void 0) {
			let data0 = data.base;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.name === void 0) {
					vErrors = added$1(vErrors, instancePath + "/base", "#/properties/base/required", "required", { missingProperty: "name" }, "must have required property 'name'");
					errors++;
				}
				if (data0.commit === void 0) {
					vErrors = added$1(vErrors, instancePath + "/base", "#/properties/base/required", "required", { missingProperty: "commit" }, "must have required property 'commit'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "name" || key1 === "commit" || key1 === "is_ahead" || key1 === "errors_in")) {
					vErrors = added$1(vErrors, instancePath + "/base", "#/properties/base/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.name !== void 0) {
					if (typeof data0.name !== "string") {
						vErrors = added$1(vErrors, instancePath + "/base/name", "#/properties/base/properties/name/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.commit !== void 0) {
					let data2 = data0.commit;
					if (typeof data2 === "string") {
						if (!pattern31.test(data2)) {
							vErrors = added$1(vErrors, instancePath + "/base/commit", "#/properties/base/properties/commit/pattern", "pattern", { pattern: "^[0-9a-f]{40,64}$" }, "must match pattern \"^[0-9a-f]{40,64}$\"");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/base/commit", "#/properties/base/properties/commit/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.is_ahead !== void 0) {
					if (typeof data0.is_ahead !== "boolean") {
						vErrors = added$1(vErrors, instancePath + "/base/is_ahead", "#/properties/base/properties/is_ahead/type", "type", { type: "boolean" }, "must be boolean");
						errors++;
					}
				}
				if (data0.errors_in !== void 0) {
					let data4 = data0.errors_in;
					if (typeof data4 !== "string" && data4 !== null) {
						vErrors = added$1(vErrors, instancePath + "/base/errors_in", "#/properties/base/properties/errors_in/type", "type", { type: schema142.properties.base.properties.errors_in.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/base", "#/properties/base/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.bundles !== void 0) {
			let data5 = data.bundles;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate384(data5[i0], { instancePath: instancePath + "/bundles/" + i0 })) {
					vErrors = appended$1(vErrors, validate384.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/bundles", "#/properties/bundles/type", "type", { type: "array" }, "must be array");
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
							vErrors = added$1(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
							errors++;
						}
						if (data8.kind === void 0) {
							vErrors = added$1(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
							errors++;
						}
						if (data8.product === void 0) {
							vErrors = added$1(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/required", "required", { missingProperty: "product" }, "must have required property 'product'");
							errors++;
						}
						for (const key2 in data8) if (!(key2 === "deployment" || key2 === "kind" || key2 === "product")) {
							vErrors = added$1(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/additionalProperties", "additionalProperties", { additionalProperty: key2 }, "must NOT have additional properties");
							errors++;
						}
						if (data8.deployment !== void 0) {
							let data9 = data8.deployment;
							if (typeof data9 !== "string" && data9 !== null) {
								vErrors = added$1(vErrors, instancePath + "/dropped/" + i1 + "/deployment", "#/properties/dropped/items/properties/deployment/type", "type", { type: schema142.properties.dropped.items.properties.deployment.type }, "must be string,null");
								errors++;
							}
						}
						if (data8.kind !== void 0) {
							let data10 = data8.kind;
							if (typeof data10 !== "string") {
								vErrors = added$1(vErrors, instancePath + "/dropped/" + i1 + "/kind", "#/properties/dropped/items/properties/kind/type", "type", { type: "string" }, "must be string");
								errors++;
							}
							if (!(data10 === "remediation" || data10 === "detection")) {
								vErrors = added$1(vErrors, instancePath + "/dropped/" + i1 + "/kind", "#/properties/dropped/items/properties/kind/enum", "enum", { allowedValues: schema142.properties.dropped.items.properties.kind.enum }, "must be equal to one of the allowed values");
								errors++;
							}
						}
						if (data8.product !== void 0) {
							let data11 = data8.product;
							const _errs26 = errors;
							let valid7 = false;
							let passing0 = null;
							const _errs27 = errors;
							if (!validate143(data11, { instancePath: instancePath + "/dropped/" + i1 + "/product" })) {
								vErrors = appended$1(vErrors, validate143.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs27 === errors;
							if (_valid0) {
								valid7 = true;
								passing0 = 0;
							}
							const _errs28 = errors;
							if (data11 !== null) {
								vErrors = added$1(vErrors, instancePath + "/dropped/" + i1 + "/product", "#/properties/dropped/items/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
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
								vErrors = added$1(vErrors, instancePath + "/dropped/" + i1 + "/product", "#/properties/dropped/items/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
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
						vErrors = added$1(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/dropped", "#/properties/dropped/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate383.errors = vErrors;
	return errors === 0;
}
const schema145 = { "properties": {
	"hint": { "type": ["string", "null"] },
	"status": { "type": ["integer", "null"] },
	"code": { "type": ["string", "null"] },
	"request_id": { "type": ["string", "null"] }
} };
function validate395(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.message === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		if (data.hint === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "hint" }, "must have required property 'hint'");
			errors++;
		}
		if (data.status === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "status" }, "must have required property 'status'");
			errors++;
		}
		if (data.code === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "code" }, "must have required property 'code'");
			errors++;
		}
		if (data.request_id === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "request_id" }, "must have required property 'request_id'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "message" || key0 === "hint" || key0 === "status" || key0 === "code" || key0 === "request_id")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = added$1(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.hint !== void 0) {
			let data1 = data.hint;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added$1(vErrors, instancePath + "/hint", "#/properties/hint/type", "type", { type: schema145.properties.hint.type }, "must be string,null");
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
				vErrors = added$1(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: schema145.properties.status.type }, "must be integer,null");
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data3 = data.code;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added$1(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: schema145.properties.code.type }, "must be string,null");
				errors++;
			}
		}
		if (data.request_id !== void 0) {
			let data4 = data.request_id;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/request_id", "#/properties/request_id/type", "type", { type: schema145.properties.request_id.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate395.errors = vErrors;
	return errors === 0;
}
const pattern33 = new RegExp("^[0-9a-f]{16}$", "u");
const pattern34 = new RegExp("^[0-9a-f]{64}$", "u");
function validate397(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.key_id === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "key_id" }, "must have required property 'key_id'");
			errors++;
		}
		if (data.mac === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "mac" }, "must have required property 'mac'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "key_id" || key0 === "mac")) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			if (typeof data.deployment !== "string") {
				vErrors = added$1(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key_id !== void 0) {
			let data1 = data.key_id;
			if (typeof data1 === "string") {
				if (!pattern33.test(data1)) {
					vErrors = added$1(vErrors, instancePath + "/key_id", "#/properties/key_id/pattern", "pattern", { pattern: "^[0-9a-f]{16}$" }, "must match pattern \"^[0-9a-f]{16}$\"");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/key_id", "#/properties/key_id/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.mac !== void 0) {
			let data2 = data.mac;
			if (typeof data2 === "string") {
				if (!pattern34.test(data2)) {
					vErrors = added$1(vErrors, instancePath + "/mac", "#/properties/mac/pattern", "pattern", { pattern: "^[0-9a-f]{64}$" }, "must match pattern \"^[0-9a-f]{64}$\"");
					errors++;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/mac", "#/properties/mac/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate397.errors = vErrors;
	return errors === 0;
}
function validate302(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "version" }, "must have required property 'version'");
			errors++;
		}
		if (data.tool === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "tool" }, "must have required property 'tool'");
			errors++;
		}
		if (data.command === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "command" }, "must have required property 'command'");
			errors++;
		}
		if (data.outcome === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "outcome" }, "must have required property 'outcome'");
			errors++;
		}
		if (data.platform === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "platform" }, "must have required property 'platform'");
			errors++;
		}
		if (data.digest === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "digest" }, "must have required property 'digest'");
			errors++;
		}
		if (data.summary === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "summary" }, "must have required property 'summary'");
			errors++;
		}
		if (data.bundles === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "bundles" }, "must have required property 'bundles'");
			errors++;
		}
		if (data.problems === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "problems" }, "must have required property 'problems'");
			errors++;
		}
		if (data.guards === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "guards" }, "must have required property 'guards'");
			errors++;
		}
		if (data.error === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "error" }, "must have required property 'error'");
			errors++;
		}
		if (data.records === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "records" }, "must have required property 'records'");
			errors++;
		}
		if (data.signatures === void 0) {
			vErrors = added$1(vErrors, instancePath, "#/required", "required", { missingProperty: "signatures" }, "must have required property 'signatures'");
			errors++;
		}
		for (const key0 in data) if (!func13.call(schema114.properties, key0)) {
			vErrors = added$1(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.version !== void 0) {
			if (1 !== data.version) {
				vErrors = added$1(vErrors, instancePath + "/version", "#/properties/version/const", "const", { allowedValue: 1 }, "must be equal to constant");
				errors++;
			}
		}
		if (data.tool !== void 0) {
			if (typeof data.tool !== "string") {
				vErrors = added$1(vErrors, instancePath + "/tool", "#/properties/tool/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.command !== void 0) {
			let data2 = data.command;
			if (typeof data2 !== "string") {
				vErrors = added$1(vErrors, instancePath + "/command", "#/properties/command/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data2 === "validate" || data2 === "preview" || data2 === "apply" || data2 === "rollback")) {
				vErrors = added$1(vErrors, instancePath + "/command", "#/properties/command/enum", "enum", { allowedValues: schema114.properties.command.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.outcome !== void 0) {
			if (!validate303(data.outcome, { instancePath: instancePath + "/outcome" })) {
				vErrors = appended$1(vErrors, validate303.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0) {
			let data4 = data.platform;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added$1(vErrors, instancePath + "/platform", "#/properties/platform/type", "type", { type: schema114.properties.platform.type }, "must be string,null");
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data5 = data.config;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = added$1(vErrors, instancePath + "/config", "#/properties/config/type", "type", { type: schema114.properties.config.type }, "must be string,null");
				errors++;
			}
		}
		if (data.digest !== void 0) {
			if (!validate305(data.digest, { instancePath: instancePath + "/digest" })) {
				vErrors = appended$1(vErrors, validate305.errors);
				errors = vErrors.length;
			}
		}
		if (data.undoes !== void 0) {
			if (!validate305(data.undoes, { instancePath: instancePath + "/undoes" })) {
				vErrors = appended$1(vErrors, validate305.errors);
				errors = vErrors.length;
			}
		}
		if (data.summary !== void 0) {
			if (!validate308(data.summary, { instancePath: instancePath + "/summary" })) {
				vErrors = appended$1(vErrors, validate308.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundles !== void 0) {
			let data9 = data.bundles;
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate312(data9[i0], { instancePath: instancePath + "/bundles/" + i0 })) {
					vErrors = appended$1(vErrors, validate312.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/bundles", "#/properties/bundles/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.problems !== void 0) {
			let data11 = data.problems;
			if (Array.isArray(data11)) {
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate338(data11[i1], { instancePath: instancePath + "/problems/" + i1 })) {
					vErrors = appended$1(vErrors, validate338.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/problems", "#/properties/problems/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.guards !== void 0) {
			let data13 = data.guards;
			if (Array.isArray(data13)) {
				const len2 = data13.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate340(data13[i2], { instancePath: instancePath + "/guards/" + i2 })) {
					vErrors = appended$1(vErrors, validate340.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/guards", "#/properties/guards/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.impact !== void 0) {
			if (!validate342(data.impact, { instancePath: instancePath + "/impact" })) {
				vErrors = appended$1(vErrors, validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.three_way_diff !== void 0) {
			if (!validate383(data.three_way_diff, { instancePath: instancePath + "/three_way_diff" })) {
				vErrors = appended$1(vErrors, validate383.errors);
				errors = vErrors.length;
			}
		}
		if (data.error !== void 0) {
			let data17 = data.error;
			const _errs27 = errors;
			let valid7 = false;
			let passing0 = null;
			const _errs28 = errors;
			if (!validate395(data17, { instancePath: instancePath + "/error" })) {
				vErrors = appended$1(vErrors, validate395.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs28 === errors;
			if (_valid0) {
				valid7 = true;
				passing0 = 0;
			}
			const _errs29 = errors;
			if (data17 !== null) {
				vErrors = added$1(vErrors, instancePath + "/error", "#/properties/error/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs29 === errors;
			if (_valid0 && valid7) {
				valid7 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid7 = true;
				passing0 = 1;
			}
			if (!valid7) {
				vErrors = added$1(vErrors, instancePath + "/error", "#/properties/error/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs27;
				if (vErrors !== null) {
					if (_errs27) vErrors.length = _errs27;
					else vErrors = null;
				}
			}
		}
		if (data.records !== void 0) {
			let data18 = data.records;
			if (Array.isArray(data18)) {
				if (data18.length > 1e4) {
					vErrors = added$1(vErrors, instancePath + "/records", "#/properties/records/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len3 = data18.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data19 = data18[i3];
					if (typeof data19 === "string") {
						if (func2(data19) > 16384) {
							vErrors = added$1(vErrors, instancePath + "/records/" + i3, "#/properties/records/items/maxLength", "maxLength", { limit: 16384 }, "must NOT have more than 16384 characters");
							errors++;
						}
					} else {
						vErrors = added$1(vErrors, instancePath + "/records/" + i3, "#/properties/records/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/records", "#/properties/records/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.signatures !== void 0) {
			let data20 = data.signatures;
			if (Array.isArray(data20)) {
				const len4 = data20.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate397(data20[i4], { instancePath: instancePath + "/signatures/" + i4 })) {
					vErrors = appended$1(vErrors, validate397.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added$1(vErrors, instancePath + "/signatures", "#/properties/signatures/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added$1(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate302.errors = vErrors;
	return errors === 0;
}
function added$1(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return kept$1(all, error);
}
function kept$1(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function appended$1(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/files/print/print.ts
const isList = (value) => Array.isArray(value);
const flowWidth = 80;
function isInline(value, role, style) {
	if (!isList(value) && !isObject(value)) return true;
	if (Object.keys(value).length === 0) return true;
	return style.flow.get(role) ?? (role === "values" && printInline(value, role, style).length <= flowWidth);
}
function printInline(value, role, style, flow = true) {
	if (typeof value === "string") return printScalar(value, style.quotes.get(role) ?? "plain", flow);
	if (isList(value)) return `[${value.map((item) => printInline(item, `${role}[]`, style)).join(", ")}]`;
	if (!isObject(value)) return String(value);
	const pairs = Object.entries(value).map(([key, inner]) => `${printKey(key, style)}: ${printInline(inner, key, style)}`);
	return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}
const printKey = (key, style) => printScalar(key, style.keys, true);
function printPair(key, value, indent, style) {
	const start = `${" ".repeat(indent)}${printKey(key, style)}:`;
	const literal = typeof value === "string" ? printLiteral(value, indent + style.step) : null;
	if (literal !== null) return [`${start} ${literal.header}`, ...literal.lines];
	if (isInline(value, key, style)) return [`${start} ${printInline(value, key, style, false)}`];
	return [start, ...printBlock(value, key, indent + (isList(value) ? style.dash : style.step), style)];
}
function printBlock(value, role, indent, style) {
	if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => printPair(key, inner, indent, style));
	return (isList(value) ? value : [value]).flatMap((item, index) => {
		const lines = printItem(item, role, indent, style);
		return index > 0 && isSpaced(role) ? ["", ...lines] : lines;
	});
}
function printItem(item, role, indent, style) {
	const dash = `${" ".repeat(indent)}- `;
	if (isInline(item, `${role}[]`, style)) return [dash + printInline(item, `${role}[]`, style, false)];
	const [first = "", ...rest] = printBlock(item, `${role}[]`, indent + 2, style);
	return [dash + first.trimStart(), ...rest];
}
const isSpaced = (role) => role === "policies" || role === "exceptions";
function printScalar(text, quotes, flow) {
	if (quotes === "plain" && isPlainSafe(text, flow)) return text;
	if (quotes === "single" && !needsEscape.test(text)) return `'${text.replaceAll("'", "''")}'`;
	return `"${text.replaceAll(everyEscape, (found) => short[found] ?? escape(found))}"`;
}
const needsEscape = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const everyEscape = new RegExp(`["\\\\]|${needsEscape.source}`, "gu");
function isPlainSafe(text, flow) {
	if (readsAs(text) !== null || needsEscape.test(text)) return false;
	if (oddNumber.test(text) || /^(?:=|<<|(?:\.\.\.|---).*)$/.test(text) || /^[\s\-?:,[\]{}#&*!|>'"%@\x60=~]/.test(text)) return false;
	if (/:(?:\s|$)|\s#|\s$/.test(text)) return false;
	return !(flow && /[,[\]{}]|:/.test(text));
}
const oddNumber = /^[-+._]*[eE][-+]?\d+$|^[-+._]*(?:\d[\d.,_:eExXobaA-fF+\-TZtz ]*)?$/;
const short = {
	"\"": "\\\"",
	"\\": "\\\\",
	"\n": "\\n",
	"	": "\\t",
	"\r": "\\r"
};
function escape(character) {
	const code = character.codePointAt(0) ?? 0;
	const hex = code.toString(16).toUpperCase();
	return code > 255 ? `\\U${hex.padStart(8, "0")}` : `\\x${hex.padStart(2, "0")}`;
}
function printLiteral(text, indent) {
	const body = text.endsWith("\n") ? text.slice(0, -1) : text;
	const lines = body.split("\n");
	if (!text.includes("\n") || lines[0] === "" || lines.at(-1) === "" || /^[ \t]/.test(body)) return null;
	if (lines.some((line) => needsEscape.test(line) || /\s$|^(?:---|\.\.\.)/.test(line))) return null;
	const indented = lines.map((line) => line === "" ? "" : " ".repeat(indent) + line);
	return {
		header: text.endsWith("\n") ? "|" : "|-",
		lines: indented
	};
}
const plainStyle = {
	flow: new Map(),
	quotes: new Map(),
	keys: "plain",
	step: 2,
	dash: 2,
	eol: "\n"
};
// src/files/print/live-content.ts
function liveObjects(kind, content, extra = noExtraFields) {
	const found = {
		blocked: new Set(),
		dropped: [],
		undone: [],
		extra
	};
	const isRemediation = kind === "remediation";
	dropUnknown(content, [
		"deployment_slug",
		"product",
		...isRemediation ? ["policies"] : [
			...ruleLists,
			"exceptions",
			...extra.detection
		]
	], {
		id: "bundle",
		pointer: []
	}, found);
	return {
		policies: isRemediation ? policiesIn(content, found) : new Map(),
		exceptions: isRemediation ? new Map() : exceptionsIn(content, found),
		extras: isRemediation ? {} : extrasIn(content, found),
		lists: {
			rulesets: listIn(content, "rulesets", found),
			rules: listIn(content, "rules", found),
			disabled: listIn(content, "disabled", found)
		},
		blocked: found.blocked,
		dropped: found.dropped,
		undone: found.undone
	};
}
function dropUnknown(object, names, { id, pointer }, { dropped }) {
	for (const [key, value] of Object.entries(object)) if (!(names.includes(key) || value === null || value === void 0) && !(pointer.length === 0 && isBookkeeping(key))) dropped.push({
		id,
		pointer: [...pointer, key]
	});
}
const objectsIn = (content, key) => {
	const list = content[key];
	return isList(list) ? list.filter((one) => isObject(one)) : [];
};
function extrasIn(content, { extra, undone }) {
	const extras = {};
	for (const field of extra.detection) {
		const value = content[field];
		if (value === null || value === void 0) continue;
		const wrong = forbiddenIn(value, [field]);
		if (wrong !== null) undone.push({
			why: "unwritable",
			id: detectionPolicyId,
			pointer: wrong
		});
		else extras[field] = value;
	}
	return extras;
}
function policiesIn(content, found) {
	const shape = policyShape(found.extra);
	const policies = new Map();
	for (const live of objectsIn(content, "policies")) {
		const id = policyId(String(live["slug"]));
		const policy = closed(live, shape, {
			id,
			pointer: []
		}, found);
		const [mistake] = mistakesIn(isPolicyEntry, policy, "policy", found.extra);
		const noSlug = policy["slug"] === void 0 ? ["slug"] : null;
		const wrong = mistake?.pointer ?? noSlug ?? forbiddenIn(policy, []);
		if (wrong === null) policies.set(id, policy);
		else block(found, id, wrong);
	}
	return policies;
}
function block({ blocked, undone }, id, pointer) {
	blocked.add(id);
	undone.push({
		why: "unwritable",
		id,
		pointer
	});
}
function exceptionsIn(content, found) {
	const exceptions = new Map();
	for (const live of objectsIn(content, "exceptions")) {
		const id = exceptionId(live);
		const exception = closed(live, { names: [...exceptionFields, ...found.extra.exception] }, {
			id,
			pointer: []
		}, found);
		const [mistake] = mistakesIn(isDetectionFile, {
			product: "code",
			exceptions: [exception]
		}, "detection", found.extra);
		const wrong = mistake?.pointer.slice(2) ?? forbiddenIn(exception, []);
		if (wrong === null) exceptions.set(id, exception);
		else block(found, id, wrong);
	}
	return exceptions;
}
function listIn(content, list, { undone }) {
	const items = content[list];
	const texts = new Set();
	for (const item of isList(items) ? items : []) {
		const text = typeof item === "string" ? item : JSON.stringify(item);
		if (text === item && /^\S{1,1000}$/.test(text) && !forbidden.test(text)) texts.add(text);
		else undone.push({
			why: "unwritable",
			id: itemId(list, text),
			pointer: []
		});
	}
	return [...texts];
}
const policyShape = (extra) => ({
	names: [
		"name",
		"slug",
		"description",
		"active",
		"filters",
		"actions",
		...extra.policy
	],
	below: {
		filters: {
			names: [
				"mode",
				...extra.filters,
				"conditions"
			],
			below: { conditions: { names: [
				"type",
				"values",
				"mode",
				...extra.condition
			] } }
		},
		actions: { names: [
			"type",
			"config",
			...extra.action
		] }
	}
});
const exceptionFields = [
	"exception_type",
	"rule",
	"rule_type",
	"project",
	"project_tag_name"
];
function closed(live, { names, below }, at, found) {
	dropUnknown(live, names, at, found);
	const fields = names.flatMap((key) => {
		const value = live[key];
		if (isUnused(key, value, at.pointer)) return [];
		const shape = below?.[key];
		if (shape === void 0) return [[key, key === "values" && isList(value) ? [...new Set(value)] : value]];
		const inner = (one, ...index) => isObject(one) ? closed(one, shape, {
			id: at.id,
			pointer: [
				...at.pointer,
				key,
				...index
			]
		}, found) : one;
		return [[key, isList(value) ? value.map((one, index) => inner(one, index)) : inner(value)]];
	});
	return Object.fromEntries(fields);
}
function isUnused(key, value, inside) {
	if (value === null || value === void 0) return true;
	if (key === "active") return value === true;
	if (key === "mode") return value === "any" && inside.includes("conditions");
	if (key === "config") return isObject(value) && Object.keys(value).length === 0;
	return [
		"description",
		"project",
		"project_tag_name"
	].includes(key) && value === "";
}
function forbiddenIn(value, pointer) {
	if (value === null) return pointer;
	if (typeof value === "string") return forbidden.test(value) ? pointer : null;
	if (typeof value !== "object") return null;
	for (const [key, inner] of Object.entries(value)) {
		const way = [...pointer, Array.isArray(value) ? Number(key) : key];
		const found = forbidden.test(key) ? way : forbiddenIn(inner, way);
		if (found !== null) return found;
	}
	return null;
}
// src/files/print/new-files.ts
function newFiles({ kind, deployment, content }, options) {
	const { single, folder, extra, schema } = options;
	const live = liveObjects(kind, content, extra);
	const shape = kind === "remediation" ? "remediation-file" : "detection-file";
	const texts = new Map();
	for (const [name, fields] of kind === "remediation" ? remediation(live, single) : detection(kind, live)) {
		const path = pathIn(folder, name);
		const address = schema(path, shape);
		const modeline = address === null ? null : `# yaml-language-server: $schema=${address}`;
		texts.set(path, fileText(modeline, {
			deployment_slug: deployment ?? void 0,
			...fields
		}));
	}
	return {
		texts,
		dropped: live.dropped,
		undone: live.undone
	};
}
function remediation({ policies }, single) {
	const sorted = sortedById(policies);
	if (single || sorted.length === 0) return [["remediation.yaml", { policies: sorted }]];
	const taken = new Set();
	return sorted.map((policy) => [`remediation/${fileName(policy.slug, ".yaml", taken)}`, policy]);
}
function detection(kind, { lists, exceptions, extras }) {
	const product = kind === "detection/code" ? "code" : "secrets";
	const fields = {
		product,
		...Object.fromEntries(ruleLists.map((list) => [list, lists[list].toSorted()])),
		exceptions: sortedById(exceptions).map((one) => ({ ...one })),
		...extras
	};
	return [[`detection/${product}.yaml`, fields]];
}
const sortedById = (objects) => [...objects].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, object]) => object);
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|i[-_]?f[-_]?.{0,6})$/i;
function fileName(slug, ending, taken) {
	const plain = slug.normalize("NFC").toLowerCase().replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[-._]+/, "");
	const safe = Array.from(plain).slice(0, 60).join("").replace(/(?<![-._])[-._]+$/, "");
	const stem = reserved.test(safe.split(".")[0] ?? "") ? `policy-${safe}` : safe || "policy";
	for (let number = 1;; number++) {
		const name = `${number === 1 ? stem : `${stem}-${number}`}${ending}`;
		const key = foldName(name);
		if (taken.has(key)) continue;
		taken.add(key);
		return name;
	}
}
function fileText(modeline, fields, style = plainStyle) {
	const head = modeline === null ? [] : [modeline, ""];
	const isDetection = "product" in fields;
	const lines = Object.entries(fields).flatMap(([key, value]) => {
		if (value === void 0) return [];
		return [...isDetection && Array.isArray(value) ? [""] : [], ...printPair(key, value, 0, style)];
	});
	return [...head, ...lines].map((line) => line + style.eol).join("");
}
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
export { answers_exports, combine, countOrigins, driftOrigins, entriesOf, fileName, fileText, identitiesIn, inParallel, isAiFinding, isBacklogReport, isCodeFinding, isDependencyList, isFindingList, isGuardrailsReport, isInline, isIssueGroupList, isList, isNotificationWebhookAnswer, isPatternFixAnswer, isPlanFile, isResolutionConfiguration, isScmSubscriptionList, isSpaced, isSupplyChainFinding, isTriageAnswer, liveObjects, movedOf, newFiles, onlyChanged, plainStyle, policyFinder, printBlock, printInline, printItem, printKey, printLiteral, printPair, printScalar, requests, restoreObject, startEarly, summarize, unchangedPolicies, verbOf };
