// Written by scripts/generate.ts from schemas/openapi.yaml and package.json; never by hand.

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
// requests
const isDetectionRequest = validate90;
const func1 = require_ucs2length().default;
const schema40 = {
	"type": "string",
	"enum": ["code", "secrets"]
};
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate92.evaluated;
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
			params: { allowedValues: schema40.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate92.errors = vErrors;
	return errors === 0;
}
validate92.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate94.evaluated;
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
	validate94.errors = vErrors;
	return errors === 0;
}
validate94.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema43 = {
	"type": "string",
	"enum": ["include", "exclude"]
};
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate99.evaluated;
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
			params: { allowedValues: schema43.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
validate99.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate101.evaluated;
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
	validate101.errors = vErrors;
	return errors === 0;
}
validate101.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema45 = {
	"type": "string",
	"enum": ["rule", "pack"]
};
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
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
			params: { allowedValues: schema45.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate105.evaluated;
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
	validate105.errors = vErrors;
	return errors === 0;
}
validate105.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
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
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate98.evaluated;
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
			if (!validate99(data.exception_type, {
				instancePath: instancePath + "/exception_type",
				parentData: data,
				parentDataProperty: "exception_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate99.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate101(data.rule, {
				instancePath: instancePath + "/rule",
				parentData: data,
				parentDataProperty: "rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate101.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate103(data.rule_type, {
				instancePath: instancePath + "/rule_type",
				parentData: data,
				parentDataProperty: "rule_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate103.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			if (!validate105(data.project, {
				instancePath: instancePath + "/project",
				parentData: data,
				parentDataProperty: "project",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate105.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tag_name !== void 0) {
			if (!validate107(data.project_tag_name, {
				instancePath: instancePath + "/project_tag_name",
				parentData: data,
				parentDataProperty: "project_tag_name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate107.errors);
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
	validate98.errors = vErrors;
	return errors === 0;
}
validate98.evaluated = {
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
			if (!validate92(data.product, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate92.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate94(data.rulesets, {
				instancePath: instancePath + "/rulesets",
				parentData: data,
				parentDataProperty: "rulesets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate94(data.rules, {
				instancePath: instancePath + "/rules",
				parentData: data,
				parentDataProperty: "rules",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.disabled !== void 0) {
			if (!validate94(data.disabled, {
				instancePath: instancePath + "/disabled",
				parentData: data,
				parentDataProperty: "disabled",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate94.errors);
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate98(data5[i0], {
					instancePath: instancePath + "/exceptions/" + i0,
					parentData: data5,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate98.errors);
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
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate90.evaluated;
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
		for (const key0 in data) if (!(key0 === "bundle")) {
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
		if (data.bundle !== void 0) {
			if (!validate91(data.bundle, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate91.errors);
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
	validate90.errors = vErrors;
	return errors === 0;
}
validate90.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isGetVocabularyQuery = validate111;
const schema48 = {
	"type": "object",
	"required": [],
	"additionalProperties": false,
	"properties": { "product": {
		"type": "string",
		"enum": [
			"code",
			"secrets",
			"remediation"
		]
	} }
};
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate111.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "product")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.product !== void 0) {
			let data0 = data.product;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (!(data0 === "code" || data0 === "secrets" || data0 === "remediation")) {
				const err2 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/enum",
					keyword: "enum",
					params: { allowedValues: schema48.properties.product.enum },
					message: "must be equal to one of the allowed values"
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
	validate111.errors = vErrors;
	return errors === 0;
}
validate111.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isRemediationRequest = validate112;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate115.evaluated;
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
	validate115.errors = vErrors;
	return errors === 0;
}
validate115.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern4 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate117.evaluated;
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
		if (!pattern4.test(data)) {
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
	validate117.errors = vErrors;
	return errors === 0;
}
validate117.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
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
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate121.evaluated;
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
	validate121.errors = vErrors;
	return errors === 0;
}
validate121.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema56 = {
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
const schema57 = {
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
const pattern5 = /* @__PURE__ */ new RegExp("^\\S(?:.*\\S)?$", "u");
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate124.evaluated;
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
						if (!pattern5.test(data2)) {
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
					params: { allowedValues: schema57.properties.mode.enum },
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
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate123.evaluated;
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
					params: { allowedValues: schema56.properties.mode.enum },
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate124(data1[i0], {
					instancePath: instancePath + "/conditions/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate124.errors);
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
	validate123.errors = vErrors;
	return errors === 0;
}
validate123.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate128.evaluated;
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
		for (let i0 = 0; i0 < len0; i0++) if (!validate128(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = appended(vErrors, validate128.errors);
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
	validate127.errors = vErrors;
	return errors === 0;
}
validate127.evaluated = {
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
			if (!validate115(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate115.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate117(data.slug, {
				instancePath: instancePath + "/slug",
				parentData: data,
				parentDataProperty: "slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate117.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate119(data.description, {
				instancePath: instancePath + "/description",
				parentData: data,
				parentDataProperty: "description",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate119.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate121(data.active, {
				instancePath: instancePath + "/active",
				parentData: data,
				parentDataProperty: "active",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate121.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate123(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate123.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate127(data.actions, {
				instancePath: instancePath + "/actions",
				parentData: data,
				parentDataProperty: "actions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate127.errors);
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate114(data1[i0], {
					instancePath: instancePath + "/policies/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate114.errors);
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
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate112.evaluated;
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
		for (const key0 in data) if (!(key0 === "bundle")) {
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
		if (data.bundle !== void 0) {
			if (!validate113(data.bundle, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate113.errors);
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
	validate112.errors = vErrors;
	return errors === 0;
}
validate112.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
export { isDetectionRequest, isGetVocabularyQuery, isRemediationRequest };
