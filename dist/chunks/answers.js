import { __exportAll } from "./rolldown-runtime.js";
// src/generated/guards/answers.js
var answers_exports = /* @__PURE__ */ __exportAll({
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
const isDeploymentList = validate53;
const schema21 = {
	"type": "object",
	"required": ["id", "slug"],
	"additionalProperties": true,
	"properties": {
		"id": {
			"type": ["integer", "string"],
			"pattern": "^[0-9]{1,19}$"
		},
		"slug": {
			"type": "string",
			"minLength": 1,
			"maxLength": 255
		},
		"name": { "type": ["string", "null"] }
	}
};
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9]{1,19}$", "u");
const func1 = require_ucs2length().default;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate54.evaluated;
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
		if (data.slug === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slug" },
				message: "must have required property 'slug'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: schema21.properties.id.type },
					message: "must be integer,string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern3.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,19}$" },
						message: "must match pattern \"^[0-9]{1,19}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 === "string") {
				if (func1(data1) > 255) {
					const err4 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 !== "string" && data2 !== null) {
				const err7 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: schema21.properties.name.type },
					message: "must be string,null"
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
	validate54.errors = vErrors;
	return errors === 0;
}
validate54.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployments === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deployments" },
				message: "must have required property 'deployments'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.deployments !== void 0) {
			let data0 = data.deployments;
			if (Array.isArray(data0)) {
				if (data0.length > 1e4) {
					const err1 = {
						instancePath: instancePath + "/deployments",
						schemaPath: "#/properties/deployments/maxItems",
						keyword: "maxItems",
						params: { limit: 1e4 },
						message: "must NOT have more than 10000 items"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate54(data0[i0], {
					instancePath: instancePath + "/deployments/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate54.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/deployments",
					schemaPath: "#/properties/deployments/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
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
	validate53.errors = vErrors;
	return errors === 0;
}
validate53.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isDetectionState = validate56;
const schema23 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"deployment_slug": { "type": ["string", "null"] },
		"product": { "type": ["string", "null"] },
		"rulesets": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		},
		"rules": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		},
		"disabled": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		},
		"exceptions": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/LiveException" }
		}
	}
};
const schema24 = {
	"type": "object",
	"required": ["rule"],
	"additionalProperties": true,
	"properties": {
		"exception_type": { "type": ["string", "null"] },
		"rule": { "type": "string" },
		"rule_type": { "type": ["string", "null"] },
		"project": { "type": ["string", "null"] },
		"project_tag_name": { "type": ["string", "null"] }
	}
};
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate58.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rule === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule" },
				message: "must have required property 'rule'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.exception_type !== void 0) {
			let data0 = data.exception_type;
			if (typeof data0 !== "string" && data0 !== null) {
				const err1 = {
					instancePath: instancePath + "/exception_type",
					schemaPath: "#/properties/exception_type/type",
					keyword: "type",
					params: { type: schema24.properties.exception_type.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.rule !== void 0) {
			if (typeof data.rule !== "string") {
				const err2 = {
					instancePath: instancePath + "/rule",
					schemaPath: "#/properties/rule/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			let data2 = data.rule_type;
			if (typeof data2 !== "string" && data2 !== null) {
				const err3 = {
					instancePath: instancePath + "/rule_type",
					schemaPath: "#/properties/rule_type/type",
					keyword: "type",
					params: { type: schema24.properties.rule_type.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 !== "string" && data3 !== null) {
				const err4 = {
					instancePath: instancePath + "/project",
					schemaPath: "#/properties/project/type",
					keyword: "type",
					params: { type: schema24.properties.project.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data4 = data.project_tag_name;
			if (typeof data4 !== "string" && data4 !== null) {
				const err5 = {
					instancePath: instancePath + "/project_tag_name",
					schemaPath: "#/properties/project_tag_name/type",
					keyword: "type",
					params: { type: schema24.properties.project_tag_name.type },
					message: "must be string,null"
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
	validate58.errors = vErrors;
	return errors === 0;
}
validate58.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 !== "string" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/deployment_slug",
					schemaPath: "#/properties/deployment_slug/type",
					keyword: "type",
					params: { type: schema23.properties.deployment_slug.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data1 = data.product;
			if (typeof data1 !== "string" && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/type",
					keyword: "type",
					params: { type: schema23.properties.product.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (!Array.isArray(data2) && data2 !== null) {
				const err2 = {
					instancePath: instancePath + "/rulesets",
					schemaPath: "#/properties/rulesets/type",
					keyword: "type",
					params: { type: schema23.properties.rulesets.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					const err3 = {
						instancePath: instancePath + "/rulesets/" + i0,
						schemaPath: "#/properties/rulesets/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (!Array.isArray(data4) && data4 !== null) {
				const err4 = {
					instancePath: instancePath + "/rules",
					schemaPath: "#/properties/rules/type",
					keyword: "type",
					params: { type: schema23.properties.rules.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data4[i1] !== "string") {
					const err5 = {
						instancePath: instancePath + "/rules/" + i1,
						schemaPath: "#/properties/rules/items/type",
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
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (!Array.isArray(data6) && data6 !== null) {
				const err6 = {
					instancePath: instancePath + "/disabled",
					schemaPath: "#/properties/disabled/type",
					keyword: "type",
					params: { type: schema23.properties.disabled.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (Array.isArray(data6)) {
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data6[i2] !== "string") {
					const err7 = {
						instancePath: instancePath + "/disabled/" + i2,
						schemaPath: "#/properties/disabled/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (!Array.isArray(data8) && data8 !== null) {
				const err8 = {
					instancePath: instancePath + "/exceptions",
					schemaPath: "#/properties/exceptions/type",
					keyword: "type",
					params: { type: schema23.properties.exceptions.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (Array.isArray(data8)) {
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate58(data8[i3], {
					instancePath: instancePath + "/exceptions/" + i3,
					parentData: data8,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate58.errors);
					errors = vErrors.length;
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
	validate57.errors = vErrors;
	return errors === 0;
}
validate57.evaluated = {
	"props": true,
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
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundle" },
				message: "must have required property 'bundle'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.state_version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_version" },
				message: "must have required property 'state_version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.bundle !== void 0) {
			if (!validate57(data.bundle, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate57.errors);
				errors = vErrors.length;
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
	validate56.errors = vErrors;
	return errors === 0;
}
validate56.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isDetectionSummary = validate63;
const schema26 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"deployment_slug": { "type": ["string", "null"] },
		"code": { "oneOf": [{ "$ref": "#/$defs/DetectionState" }, { "type": "null" }] },
		"secrets": { "oneOf": [{ "$ref": "#/$defs/DetectionState" }, { "type": "null" }] }
	}
};
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate63.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 !== "string" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/deployment_slug",
					schemaPath: "#/properties/deployment_slug/type",
					keyword: "type",
					params: { type: schema26.properties.deployment_slug.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data1 = data.code;
			const _errs5 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs6 = errors;
			if (!validate56(data1, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate56.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs7 = errors;
			if (data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/code",
					schemaPath: "#/properties/code/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
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
				const err2 = {
					instancePath: instancePath + "/code",
					schemaPath: "#/properties/code/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
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
			if (!validate56(data2, {
				instancePath: instancePath + "/secrets",
				parentData: data,
				parentDataProperty: "secrets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate56.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs11 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs12 = errors;
			if (data2 !== null) {
				const err3 = {
					instancePath: instancePath + "/secrets",
					schemaPath: "#/properties/secrets/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
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
				const err4 = {
					instancePath: instancePath + "/secrets",
					schemaPath: "#/properties/secrets/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing1 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
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
	validate63.errors = vErrors;
	return errors === 0;
}
validate63.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isErrorBody = validate66;
const schema27 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"error": { "type": ["string", "null"] },
		"message": { "type": ["string", "null"] },
		"detail": { "type": ["string", "null"] },
		"code": { "type": ["string", "null"] },
		"current_state_version": { "type": ["string", "null"] },
		"missing_companion": { "type": ["string", "null"] },
		"missing_references": {
			"type": ["array", "null"],
			"items": {
				"type": "object",
				"additionalProperties": true,
				"properties": {
					"kind": { "type": ["string", "null"] },
					"value": { "type": ["string", "null"] }
				}
			}
		},
		"validation_errors": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/ValidationError" }
		}
	}
};
const schema28 = {
	"type": "object",
	"required": ["code"],
	"additionalProperties": true,
	"properties": {
		"code": { "type": "string" },
		"message": { "type": ["string", "null"] },
		"policy_slug": { "type": ["string", "null"] },
		"context": {
			"type": ["object", "null"],
			"additionalProperties": true
		}
	}
};
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate67.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.code !== void 0) {
			if (typeof data.code !== "string") {
				const err1 = {
					instancePath: instancePath + "/code",
					schemaPath: "#/properties/code/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				const err2 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: schema28.properties.message.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.policy_slug !== void 0) {
			let data2 = data.policy_slug;
			if (typeof data2 !== "string" && data2 !== null) {
				const err3 = {
					instancePath: instancePath + "/policy_slug",
					schemaPath: "#/properties/policy_slug/type",
					keyword: "type",
					params: { type: schema28.properties.policy_slug.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.context !== void 0) {
			let data3 = data.context;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				const err4 = {
					instancePath: instancePath + "/context",
					schemaPath: "#/properties/context/type",
					keyword: "type",
					params: { type: schema28.properties.context.type },
					message: "must be object,null"
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
	validate67.errors = vErrors;
	return errors === 0;
}
validate67.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate66.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.error !== void 0) {
			let data0 = data.error;
			if (typeof data0 !== "string" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/error",
					schemaPath: "#/properties/error/type",
					keyword: "type",
					params: { type: schema27.properties.error.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: schema27.properties.message.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.detail !== void 0) {
			let data2 = data.detail;
			if (typeof data2 !== "string" && data2 !== null) {
				const err2 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: schema27.properties.detail.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data3 = data.code;
			if (typeof data3 !== "string" && data3 !== null) {
				const err3 = {
					instancePath: instancePath + "/code",
					schemaPath: "#/properties/code/type",
					keyword: "type",
					params: { type: schema27.properties.code.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.current_state_version !== void 0) {
			let data4 = data.current_state_version;
			if (typeof data4 !== "string" && data4 !== null) {
				const err4 = {
					instancePath: instancePath + "/current_state_version",
					schemaPath: "#/properties/current_state_version/type",
					keyword: "type",
					params: { type: schema27.properties.current_state_version.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.missing_companion !== void 0) {
			let data5 = data.missing_companion;
			if (typeof data5 !== "string" && data5 !== null) {
				const err5 = {
					instancePath: instancePath + "/missing_companion",
					schemaPath: "#/properties/missing_companion/type",
					keyword: "type",
					params: { type: schema27.properties.missing_companion.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.missing_references !== void 0) {
			let data6 = data.missing_references;
			if (!Array.isArray(data6) && data6 !== null) {
				const err6 = {
					instancePath: instancePath + "/missing_references",
					schemaPath: "#/properties/missing_references/type",
					keyword: "type",
					params: { type: schema27.properties.missing_references.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
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
								const err7 = {
									instancePath: instancePath + "/missing_references/" + i0 + "/kind",
									schemaPath: "#/properties/missing_references/items/properties/kind/type",
									keyword: "type",
									params: { type: schema27.properties.missing_references.items.properties.kind.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
						if (data7.value !== void 0) {
							let data9 = data7.value;
							if (typeof data9 !== "string" && data9 !== null) {
								const err8 = {
									instancePath: instancePath + "/missing_references/" + i0 + "/value",
									schemaPath: "#/properties/missing_references/items/properties/value/type",
									keyword: "type",
									params: { type: schema27.properties.missing_references.items.properties.value.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/missing_references/" + i0,
							schemaPath: "#/properties/missing_references/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			}
		}
		if (data.validation_errors !== void 0) {
			let data10 = data.validation_errors;
			if (!Array.isArray(data10) && data10 !== null) {
				const err10 = {
					instancePath: instancePath + "/validation_errors",
					schemaPath: "#/properties/validation_errors/type",
					keyword: "type",
					params: { type: schema27.properties.validation_errors.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate67(data10[i1], {
					instancePath: instancePath + "/validation_errors/" + i1,
					parentData: data10,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate67.errors);
					errors = vErrors.length;
				}
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
	validate66.errors = vErrors;
	return errors === 0;
}
validate66.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isLegacyPolicyList = validate69;
const schema29 = {
	"type": "object",
	"additionalProperties": true,
	"properties": { "policies": {
		"type": ["array", "null"],
		"items": { "$ref": "#/$defs/LegacyPolicy" }
	} }
};
const schema30 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
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
	}
};
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate70.evaluated;
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
					params: { type: schema30.properties.id.type },
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
					params: { type: schema30.properties.name.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data2 = data.slug;
			if (typeof data2 !== "string" && data2 !== null) {
				const err2 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: schema30.properties.slug.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.productType !== void 0) {
			let data3 = data.productType;
			if (typeof data3 !== "string" && data3 !== null) {
				const err3 = {
					instancePath: instancePath + "/productType",
					schemaPath: "#/properties/productType/type",
					keyword: "type",
					params: { type: schema30.properties.productType.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data3 === "PRODUCT_TYPE_SAST" || data3 === "PRODUCT_TYPE_SECRETS" || data3 === null || data3 === "")) {
				const err4 = {
					instancePath: instancePath + "/productType",
					schemaPath: "#/properties/productType/enum",
					keyword: "enum",
					params: { allowedValues: schema30.properties.productType.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.isDefault !== void 0) {
			let data4 = data.isDefault;
			if (typeof data4 !== "boolean" && data4 !== null) {
				const err5 = {
					instancePath: instancePath + "/isDefault",
					schemaPath: "#/properties/isDefault/type",
					keyword: "type",
					params: { type: schema30.properties.isDefault.type },
					message: "must be boolean,null"
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
	validate70.errors = vErrors;
	return errors === 0;
}
validate70.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate69.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies !== void 0) {
			let data0 = data.policies;
			if (!Array.isArray(data0) && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/properties/policies/type",
					keyword: "type",
					params: { type: schema29.properties.policies.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate70(data0[i0], {
					instancePath: instancePath + "/policies/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate70.errors);
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
	validate69.errors = vErrors;
	return errors === 0;
}
validate69.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPreviewAnswer = validate72;
const schema31 = {
	"type": "object",
	"required": ["state_version"],
	"additionalProperties": true,
	"properties": {
		"creates": { "$ref": "#/$defs/DiffEntries" },
		"updates": { "$ref": "#/$defs/DiffEntries" },
		"deletes": { "$ref": "#/$defs/DiffEntries" },
		"state_version": { "$ref": "#/$defs/StateVersion" },
		"validation_errors": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/ValidationError" }
		}
	}
};
const schema32 = {
	"type": ["array", "null"],
	"items": { "$ref": "#/$defs/DiffEntry" }
};
const schema33 = {
	"type": "object",
	"required": ["kind", "key"],
	"additionalProperties": true,
	"properties": {
		"kind": {
			"type": "string",
			"minLength": 1
		},
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
		}
	},
	"allOf": [{
		"if": { "properties": { "kind": { "const": "RemediationPolicy" } } },
		"then": { "$ref": "#/$defs/RemediationDiff" }
	}, {
		"if": { "properties": { "kind": { "enum": ["DetectionPolicy", "DetectionPolicyException"] } } },
		"then": { "$ref": "#/$defs/DetectionDiff" }
	}]
};
const schema34 = {
	"type": "object",
	"required": ["key"],
	"additionalProperties": true,
	"properties": {
		"key": {
			"type": "object",
			"additionalProperties": true,
			"properties": { "slug": { "type": ["string", "null"] } }
		},
		"before": { "$ref": "#/$defs/RemediationContent" },
		"after": { "$ref": "#/$defs/RemediationContent" }
	}
};
const schema35 = {
	"type": ["object", "null"],
	"additionalProperties": true,
	"properties": {
		"name": { "type": ["string", "null"] },
		"slug": { "type": ["string", "null"] },
		"description": { "type": ["string", "null"] },
		"active": { "type": ["boolean", "null"] },
		"filters": {
			"type": ["object", "null"],
			"additionalProperties": true
		},
		"actions": {
			"type": ["array", "null"],
			"items": {
				"type": "object",
				"additionalProperties": true
			}
		}
	}
};
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate76.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema35.type },
			message: "must be object,null"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 !== "string" && data0 !== null) {
				const err1 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: schema35.properties.name.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 !== "string" && data1 !== null) {
				const err2 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: schema35.properties.slug.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				const err3 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: schema35.properties.description.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.active !== void 0) {
			let data3 = data.active;
			if (typeof data3 !== "boolean" && data3 !== null) {
				const err4 = {
					instancePath: instancePath + "/active",
					schemaPath: "#/properties/active/type",
					keyword: "type",
					params: { type: schema35.properties.active.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.filters !== void 0) {
			let data4 = data.filters;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				const err5 = {
					instancePath: instancePath + "/filters",
					schemaPath: "#/properties/filters/type",
					keyword: "type",
					params: { type: schema35.properties.filters.type },
					message: "must be object,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data5 = data.actions;
			if (!Array.isArray(data5) && data5 !== null) {
				const err6 = {
					instancePath: instancePath + "/actions",
					schemaPath: "#/properties/actions/type",
					keyword: "type",
					params: { type: schema35.properties.actions.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						const err7 = {
							instancePath: instancePath + "/actions/" + i0,
							schemaPath: "#/properties/actions/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			}
		}
	}
	validate76.errors = vErrors;
	return errors === 0;
}
validate76.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate75.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "key" },
				message: "must have required property 'key'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.slug !== void 0) {
					let data1 = data0.slug;
					if (typeof data1 !== "string" && data1 !== null) {
						const err1 = {
							instancePath: instancePath + "/key/slug",
							schemaPath: "#/properties/key/properties/slug/type",
							keyword: "type",
							params: { type: schema34.properties.key.properties.slug.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/key",
					schemaPath: "#/properties/key/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.before !== void 0) {
			if (!validate76(data.before, {
				instancePath: instancePath + "/before",
				parentData: data,
				parentDataProperty: "before",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate76.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate76(data.after, {
				instancePath: instancePath + "/after",
				parentData: data,
				parentDataProperty: "after",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate76.errors);
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
	validate75.errors = vErrors;
	return errors === 0;
}
validate75.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema36 = {
	"type": "object",
	"required": ["key"],
	"additionalProperties": true,
	"properties": {
		"key": {
			"type": "object",
			"additionalProperties": true,
			"properties": {
				"product": { "type": ["string", "null"] },
				"scope_type": { "type": ["string", "null"] },
				"scope_target": { "type": ["string", "null"] },
				"rule": { "type": ["string", "null"] },
				"rule_type": { "type": ["string", "null"] }
			}
		},
		"before": { "$ref": "#/$defs/DetectionContent" },
		"after": { "$ref": "#/$defs/DetectionContent" }
	}
};
const schema37 = {
	"type": ["object", "null"],
	"additionalProperties": true,
	"properties": {
		"rulesets": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		},
		"rules": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		},
		"disabled": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		},
		"exception_type": { "type": ["string", "null"] }
	}
};
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate81.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema37.type },
			message: "must be object,null"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets !== void 0) {
			let data0 = data.rulesets;
			if (!Array.isArray(data0) && data0 !== null) {
				const err1 = {
					instancePath: instancePath + "/rulesets",
					schemaPath: "#/properties/rulesets/type",
					keyword: "type",
					params: { type: schema37.properties.rulesets.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					const err2 = {
						instancePath: instancePath + "/rulesets/" + i0,
						schemaPath: "#/properties/rulesets/items/type",
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
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (!Array.isArray(data2) && data2 !== null) {
				const err3 = {
					instancePath: instancePath + "/rules",
					schemaPath: "#/properties/rules/type",
					keyword: "type",
					params: { type: schema37.properties.rules.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					const err4 = {
						instancePath: instancePath + "/rules/" + i1,
						schemaPath: "#/properties/rules/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		if (data.disabled !== void 0) {
			let data4 = data.disabled;
			if (!Array.isArray(data4) && data4 !== null) {
				const err5 = {
					instancePath: instancePath + "/disabled",
					schemaPath: "#/properties/disabled/type",
					keyword: "type",
					params: { type: schema37.properties.disabled.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					const err6 = {
						instancePath: instancePath + "/disabled/" + i2,
						schemaPath: "#/properties/disabled/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.exception_type !== void 0) {
			let data6 = data.exception_type;
			if (typeof data6 !== "string" && data6 !== null) {
				const err7 = {
					instancePath: instancePath + "/exception_type",
					schemaPath: "#/properties/exception_type/type",
					keyword: "type",
					params: { type: schema37.properties.exception_type.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	}
	validate81.errors = vErrors;
	return errors === 0;
}
validate81.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate80.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "key" },
				message: "must have required property 'key'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.product !== void 0) {
					let data1 = data0.product;
					if (typeof data1 !== "string" && data1 !== null) {
						const err1 = {
							instancePath: instancePath + "/key/product",
							schemaPath: "#/properties/key/properties/product/type",
							keyword: "type",
							params: { type: schema36.properties.key.properties.product.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (data0.scope_type !== void 0) {
					let data2 = data0.scope_type;
					if (typeof data2 !== "string" && data2 !== null) {
						const err2 = {
							instancePath: instancePath + "/key/scope_type",
							schemaPath: "#/properties/key/properties/scope_type/type",
							keyword: "type",
							params: { type: schema36.properties.key.properties.scope_type.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (data0.scope_target !== void 0) {
					let data3 = data0.scope_target;
					if (typeof data3 !== "string" && data3 !== null) {
						const err3 = {
							instancePath: instancePath + "/key/scope_target",
							schemaPath: "#/properties/key/properties/scope_target/type",
							keyword: "type",
							params: { type: schema36.properties.key.properties.scope_target.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (data0.rule !== void 0) {
					let data4 = data0.rule;
					if (typeof data4 !== "string" && data4 !== null) {
						const err4 = {
							instancePath: instancePath + "/key/rule",
							schemaPath: "#/properties/key/properties/rule/type",
							keyword: "type",
							params: { type: schema36.properties.key.properties.rule.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (data0.rule_type !== void 0) {
					let data5 = data0.rule_type;
					if (typeof data5 !== "string" && data5 !== null) {
						const err5 = {
							instancePath: instancePath + "/key/rule_type",
							schemaPath: "#/properties/key/properties/rule_type/type",
							keyword: "type",
							params: { type: schema36.properties.key.properties.rule_type.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/key",
					schemaPath: "#/properties/key/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.before !== void 0) {
			if (!validate81(data.before, {
				instancePath: instancePath + "/before",
				parentData: data,
				parentDataProperty: "before",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate81.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate81(data.after, {
				instancePath: instancePath + "/after",
				parentData: data,
				parentDataProperty: "after",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate81.errors);
				errors = vErrors.length;
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
	validate80.errors = vErrors;
	return errors === 0;
}
validate80.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate74.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind !== void 0) {
			if ("RemediationPolicy" !== data.kind) {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
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
		if (!validate75(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData,
			dynamicAnchors
		})) {
			vErrors = appended(vErrors, validate75.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
		if (valid1) var props0 = true;
	}
	if (!valid1) {
		const err1 = {
			instancePath,
			schemaPath: "#/allOf/0/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	const _errs7 = errors;
	let valid3 = true;
	const _errs8 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (!(data1 === "DetectionPolicy" || data1 === "DetectionPolicyException")) {
				const err2 = {};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
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
		if (!validate80(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData,
			dynamicAnchors
		})) {
			vErrors = appended(vErrors, validate80.errors);
			errors = vErrors.length;
		}
		var _valid1 = _errs10 === errors;
		valid3 = _valid1;
		if (valid3) var props1 = true;
	}
	if (!valid3) {
		const err3 = {
			instancePath,
			schemaPath: "#/allOf/1/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	if (props0 !== true && props1 !== void 0) {
		if (props1 === true) props0 = true;
		else {
			props0 = props0 || {};
			Object.assign(props0, props1);
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.key === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "key" },
				message: "must have required property 'key'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.kind !== void 0) {
			let data2 = data.kind;
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err6 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data3 = data.key;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
				const err8 = {
					instancePath: instancePath + "/key",
					schemaPath: "#/properties/key/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data4 = data.before;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				const err9 = {
					instancePath: instancePath + "/before",
					schemaPath: "#/properties/before/type",
					keyword: "type",
					params: { type: schema33.properties.before.type },
					message: "must be object,null"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data5 = data.after;
			if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
				const err10 = {
					instancePath: instancePath + "/after",
					schemaPath: "#/properties/after/type",
					keyword: "type",
					params: { type: schema33.properties.after.type },
					message: "must be object,null"
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
	validate74.errors = vErrors;
	return errors === 0;
}
validate74.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate73.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!Array.isArray(data) && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema32.type },
			message: "must be array,null"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate74(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = appended(vErrors, validate74.errors);
			errors = vErrors.length;
		}
	}
	validate73.errors = vErrors;
	return errors === 0;
}
validate73.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate72.evaluated;
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
		if (data.creates !== void 0) {
			if (!validate73(data.creates, {
				instancePath: instancePath + "/creates",
				parentData: data,
				parentDataProperty: "creates",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate73.errors);
				errors = vErrors.length;
			}
		}
		if (data.updates !== void 0) {
			if (!validate73(data.updates, {
				instancePath: instancePath + "/updates",
				parentData: data,
				parentDataProperty: "updates",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate73.errors);
				errors = vErrors.length;
			}
		}
		if (data.deletes !== void 0) {
			if (!validate73(data.deletes, {
				instancePath: instancePath + "/deletes",
				parentData: data,
				parentDataProperty: "deletes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate73.errors);
				errors = vErrors.length;
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
		if (data.validation_errors !== void 0) {
			let data4 = data.validation_errors;
			if (!Array.isArray(data4) && data4 !== null) {
				const err1 = {
					instancePath: instancePath + "/validation_errors",
					schemaPath: "#/properties/validation_errors/type",
					keyword: "type",
					params: { type: schema31.properties.validation_errors.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate67(data4[i0], {
					instancePath: instancePath + "/validation_errors/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate67.errors);
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
	validate72.errors = vErrors;
	return errors === 0;
}
validate72.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isRemediationState = validate91;
const schema38 = {
	"type": "object",
	"required": ["bundle", "state_version"],
	"additionalProperties": true,
	"properties": {
		"bundle": {
			"type": "object",
			"additionalProperties": true,
			"properties": {
				"deployment_slug": { "type": ["string", "null"] },
				"policies": {
					"type": ["array", "null"],
					"items": { "$ref": "#/$defs/LivePolicy" }
				}
			}
		},
		"state_version": { "$ref": "#/$defs/StateVersion" }
	}
};
const schema39 = {
	"type": "object",
	"required": ["slug"],
	"additionalProperties": true,
	"properties": {
		"slug": {
			"type": "string",
			"minLength": 1
		},
		"name": { "type": ["string", "null"] },
		"description": { "type": ["string", "null"] },
		"active": { "type": ["boolean", "null"] },
		"filters": {
			"type": ["object", "null"],
			"additionalProperties": true
		},
		"actions": {
			"type": ["array", "null"],
			"items": {
				"type": "object",
				"additionalProperties": true
			}
		}
	}
};
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate92.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.slug === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slug" },
				message: "must have required property 'slug'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.slug !== void 0) {
			let data0 = data.slug;
			if (typeof data0 === "string") {
				if (func1(data0) < 1) {
					const err1 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/minLength",
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
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				const err3 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: schema39.properties.name.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: schema39.properties.description.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.active !== void 0) {
			let data3 = data.active;
			if (typeof data3 !== "boolean" && data3 !== null) {
				const err5 = {
					instancePath: instancePath + "/active",
					schemaPath: "#/properties/active/type",
					keyword: "type",
					params: { type: schema39.properties.active.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.filters !== void 0) {
			let data4 = data.filters;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				const err6 = {
					instancePath: instancePath + "/filters",
					schemaPath: "#/properties/filters/type",
					keyword: "type",
					params: { type: schema39.properties.filters.type },
					message: "must be object,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.actions !== void 0) {
			let data5 = data.actions;
			if (!Array.isArray(data5) && data5 !== null) {
				const err7 = {
					instancePath: instancePath + "/actions",
					schemaPath: "#/properties/actions/type",
					keyword: "type",
					params: { type: schema39.properties.actions.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						const err8 = {
							instancePath: instancePath + "/actions/" + i0,
							schemaPath: "#/properties/actions/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
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
	validate92.errors = vErrors;
	return errors === 0;
}
validate92.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate91.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundle === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundle" },
				message: "must have required property 'bundle'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.state_version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_version" },
				message: "must have required property 'state_version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.bundle !== void 0) {
			let data0 = data.bundle;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.deployment_slug !== void 0) {
					let data1 = data0.deployment_slug;
					if (typeof data1 !== "string" && data1 !== null) {
						const err2 = {
							instancePath: instancePath + "/bundle/deployment_slug",
							schemaPath: "#/properties/bundle/properties/deployment_slug/type",
							keyword: "type",
							params: { type: schema38.properties.bundle.properties.deployment_slug.type },
							message: "must be string,null"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (data0.policies !== void 0) {
					let data2 = data0.policies;
					if (!Array.isArray(data2) && data2 !== null) {
						const err3 = {
							instancePath: instancePath + "/bundle/policies",
							schemaPath: "#/properties/bundle/properties/policies/type",
							keyword: "type",
							params: { type: schema38.properties.bundle.properties.policies.type },
							message: "must be array,null"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (Array.isArray(data2)) {
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate92(data2[i0], {
							instancePath: instancePath + "/bundle/policies/" + i0,
							parentData: data2,
							parentDataProperty: i0,
							rootData,
							dynamicAnchors
						})) {
							vErrors = appended(vErrors, validate92.errors);
							errors = vErrors.length;
						}
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/bundle",
					schemaPath: "#/properties/bundle/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
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
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isVocabulary = validate95;
const schema40 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"condition_types": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/VocabularyEntry" }
		},
		"action_types": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/VocabularyEntry" }
		},
		"value_enums": {
			"type": ["array", "null"],
			"items": { "$ref": "#/$defs/ValueEnum" }
		},
		"detection_constraints": { "oneOf": [{ "$ref": "#/$defs/DetectionConstraints" }, { "type": "null" }] }
	}
};
const schema41 = {
	"type": "object",
	"required": ["type"],
	"additionalProperties": true,
	"properties": {
		"type": { "type": "string" },
		"description": { "type": ["string", "null"] },
		"requires": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		}
	}
};
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate96.evaluated;
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
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				const err1 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 !== "string" && data1 !== null) {
				const err2 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: schema41.properties.description.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.requires !== void 0) {
			let data2 = data.requires;
			if (!Array.isArray(data2) && data2 !== null) {
				const err3 = {
					instancePath: instancePath + "/requires",
					schemaPath: "#/properties/requires/type",
					keyword: "type",
					params: { type: schema41.properties.requires.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					const err4 = {
						instancePath: instancePath + "/requires/" + i0,
						schemaPath: "#/properties/requires/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
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
	validate96.errors = vErrors;
	return errors === 0;
}
validate96.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema42 = {
	"type": "object",
	"required": ["type"],
	"additionalProperties": true,
	"properties": {
		"type": { "type": "string" },
		"values": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		}
	}
};
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate99.evaluated;
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
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				const err1 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (!Array.isArray(data1) && data1 !== null) {
				const err2 = {
					instancePath: instancePath + "/values",
					schemaPath: "#/properties/values/type",
					keyword: "type",
					params: { type: schema42.properties.values.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					const err3 = {
						instancePath: instancePath + "/values/" + i0,
						schemaPath: "#/properties/values/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
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
	validate99.errors = vErrors;
	return errors === 0;
}
validate99.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema43 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"rulesets_accepted": { "type": ["boolean", "null"] },
		"exception_types": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		},
		"rule_types": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		}
	}
};
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate101.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets_accepted !== void 0) {
			let data0 = data.rulesets_accepted;
			if (typeof data0 !== "boolean" && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/rulesets_accepted",
					schemaPath: "#/properties/rulesets_accepted/type",
					keyword: "type",
					params: { type: schema43.properties.rulesets_accepted.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.exception_types !== void 0) {
			let data1 = data.exception_types;
			if (!Array.isArray(data1) && data1 !== null) {
				const err1 = {
					instancePath: instancePath + "/exception_types",
					schemaPath: "#/properties/exception_types/type",
					keyword: "type",
					params: { type: schema43.properties.exception_types.type },
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
						instancePath: instancePath + "/exception_types/" + i0,
						schemaPath: "#/properties/exception_types/items/type",
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
		if (data.rule_types !== void 0) {
			let data3 = data.rule_types;
			if (!Array.isArray(data3) && data3 !== null) {
				const err3 = {
					instancePath: instancePath + "/rule_types",
					schemaPath: "#/properties/rule_types/type",
					keyword: "type",
					params: { type: schema43.properties.rule_types.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
					const err4 = {
						instancePath: instancePath + "/rule_types/" + i1,
						schemaPath: "#/properties/rule_types/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
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
	validate101.errors = vErrors;
	return errors === 0;
}
validate101.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate95.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.condition_types !== void 0) {
			let data0 = data.condition_types;
			if (!Array.isArray(data0) && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/condition_types",
					schemaPath: "#/properties/condition_types/type",
					keyword: "type",
					params: { type: schema40.properties.condition_types.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate96(data0[i0], {
					instancePath: instancePath + "/condition_types/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate96.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.action_types !== void 0) {
			let data2 = data.action_types;
			if (!Array.isArray(data2) && data2 !== null) {
				const err1 = {
					instancePath: instancePath + "/action_types",
					schemaPath: "#/properties/action_types/type",
					keyword: "type",
					params: { type: schema40.properties.action_types.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate96(data2[i1], {
					instancePath: instancePath + "/action_types/" + i1,
					parentData: data2,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate96.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.value_enums !== void 0) {
			let data4 = data.value_enums;
			if (!Array.isArray(data4) && data4 !== null) {
				const err2 = {
					instancePath: instancePath + "/value_enums",
					schemaPath: "#/properties/value_enums/type",
					keyword: "type",
					params: { type: schema40.properties.value_enums.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate99(data4[i2], {
					instancePath: instancePath + "/value_enums/" + i2,
					parentData: data4,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate99.errors);
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
			if (!validate101(data6, {
				instancePath: instancePath + "/detection_constraints",
				parentData: data,
				parentDataProperty: "detection_constraints",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate101.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid7 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data6 !== null) {
				const err3 = {
					instancePath: instancePath + "/detection_constraints",
					schemaPath: "#/properties/detection_constraints/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
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
				const err4 = {
					instancePath: instancePath + "/detection_constraints",
					schemaPath: "#/properties/detection_constraints/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
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
	validate95.errors = vErrors;
	return errors === 0;
}
validate95.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
export { answers_exports, isDeploymentList, isDetectionState, isDetectionSummary, isLegacyPolicyList, isPreviewAnswer, isRemediationState, isVocabulary };
