import { __exportAll } from "./rolldown-runtime.js";
// src/generated/guards/requests.js
var requests_exports = /* @__PURE__ */ __exportAll({
	isDependenciesRequest: () => isDependenciesRequest,
	isDetectionRequest: () => isDetectionRequest,
	isGetVocabularyQuery: () => isGetVocabularyQuery,
	isIssueSearchRequest: () => isIssueSearchRequest,
	isListFindingsQuery: () => isListFindingsQuery,
	isNotificationWebhookRequest: () => isNotificationWebhookRequest,
	isPatternFixRequest: () => isPatternFixRequest,
	isRemediationRequest: () => isRemediationRequest,
	isReportRequest: () => isReportRequest,
	isTriageRequest: () => isTriageRequest
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
const isDependenciesRequest = validate166;
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate168.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (typeof data[i0] !== "string") {
			const err0 = {
				instancePath: instancePath + "/" + i0,
				schemaPath: "#/items/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
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
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate168.errors = vErrors;
	return errors === 0;
}
validate168.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate170.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "name" || key0 === "versionLowerBound" || key0 === "versionUpperBound" || key0 === "exactVersion" || key0 === "exactNameMatch")) {
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
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err1 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.versionLowerBound !== void 0) {
			if (typeof data.versionLowerBound !== "string") {
				const err2 = {
					instancePath: instancePath + "/versionLowerBound",
					schemaPath: "#/properties/versionLowerBound/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.versionUpperBound !== void 0) {
			if (typeof data.versionUpperBound !== "string") {
				const err3 = {
					instancePath: instancePath + "/versionUpperBound",
					schemaPath: "#/properties/versionUpperBound/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.exactVersion !== void 0) {
			if (typeof data.exactVersion !== "string") {
				const err4 = {
					instancePath: instancePath + "/exactVersion",
					schemaPath: "#/properties/exactVersion/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.exactNameMatch !== void 0) {
			if (typeof data.exactNameMatch !== "boolean") {
				const err5 = {
					instancePath: instancePath + "/exactNameMatch",
					schemaPath: "#/properties/exactNameMatch/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
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
	validate170.errors = vErrors;
	return errors === 0;
}
validate170.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate167.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "name" || key0 === "version" || key0 === "repositoryId" || key0 === "lockfilePath" || key0 === "license" || key0 === "packageFilters" || key0 === "includeArchived")) {
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
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err1 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				const err2 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
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
						const err3 = {
							instancePath: instancePath + "/repositoryId/" + i0,
							schemaPath: "#/properties/repositoryId/items/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (typeof data3 == "number" && isFinite(data3)) {
						if (data3 > 9007199254740991 || isNaN(data3)) {
							const err4 = {
								instancePath: instancePath + "/repositoryId/" + i0,
								schemaPath: "#/properties/repositoryId/items/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 9007199254740991
								},
								message: "must be <= 9007199254740991"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (data3 < 0 || isNaN(data3)) {
							const err5 = {
								instancePath: instancePath + "/repositoryId/" + i0,
								schemaPath: "#/properties/repositoryId/items/minimum",
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
					instancePath: instancePath + "/repositoryId",
					schemaPath: "#/properties/repositoryId/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.lockfilePath !== void 0) {
			if (typeof data.lockfilePath !== "string") {
				const err7 = {
					instancePath: instancePath + "/lockfilePath",
					schemaPath: "#/properties/lockfilePath/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.license !== void 0) {
			if (!validate168(data.license, {
				instancePath: instancePath + "/license",
				parentData: data,
				parentDataProperty: "license",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.packageFilters !== void 0) {
			let data6 = data.packageFilters;
			if (Array.isArray(data6)) {
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate170(data6[i1], {
					instancePath: instancePath + "/packageFilters/" + i1,
					parentData: data6,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate170.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/packageFilters",
					schemaPath: "#/properties/packageFilters/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.includeArchived !== void 0) {
			if (typeof data.includeArchived !== "boolean") {
				const err9 = {
					instancePath: instancePath + "/includeArchived",
					schemaPath: "#/properties/includeArchived/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
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
	validate167.errors = vErrors;
	return errors === 0;
}
validate167.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate166.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "deploymentId" || key0 === "dependencyFilter" || key0 === "cursor" || key0 === "pageSize")) {
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
		if (data.deploymentId !== void 0) {
			let data0 = data.deploymentId;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err1 = {
					instancePath: instancePath + "/deploymentId",
					schemaPath: "#/properties/deploymentId/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/deploymentId",
						schemaPath: "#/properties/deploymentId/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err3 = {
						instancePath: instancePath + "/deploymentId",
						schemaPath: "#/properties/deploymentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.dependencyFilter !== void 0) {
			if (!validate167(data.dependencyFilter, {
				instancePath: instancePath + "/dependencyFilter",
				parentData: data,
				parentDataProperty: "dependencyFilter",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate167.errors);
				errors = vErrors.length;
			}
		}
		if (data.cursor !== void 0) {
			if (typeof data.cursor !== "string") {
				const err4 = {
					instancePath: instancePath + "/cursor",
					schemaPath: "#/properties/cursor/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.pageSize !== void 0) {
			let data3 = data.pageSize;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err5 = {
					instancePath: instancePath + "/pageSize",
					schemaPath: "#/properties/pageSize/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 > 1e4 || isNaN(data3)) {
					const err6 = {
						instancePath: instancePath + "/pageSize",
						schemaPath: "#/properties/pageSize/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e4
						},
						message: "must be <= 10000"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data3 < 1 || isNaN(data3)) {
					const err7 = {
						instancePath: instancePath + "/pageSize",
						schemaPath: "#/properties/pageSize/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
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
	validate166.errors = vErrors;
	return errors === 0;
}
validate166.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isDetectionRequest = validate173;
const func1 = require_ucs2length().default;
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
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate173.evaluated;
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
			if (!validate174(data.bundle, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate174.errors);
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
	validate173.errors = vErrors;
	return errors === 0;
}
validate173.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isGetVocabularyQuery = validate194;
const schema84 = {
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
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate194.evaluated;
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
					params: { allowedValues: schema84.properties.product.enum },
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
	validate194.errors = vErrors;
	return errors === 0;
}
validate194.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isIssueSearchRequest = validate195;
const schema85 = {
	"type": "object",
	"additionalProperties": true,
	"properties": {
		"deploymentId": { "type": "string" },
		"groupBy": {
			"type": "string",
			"enum": ["GROUP_BY_RULE"]
		},
		"limit": {
			"type": "integer",
			"minimum": 1
		},
		"cursor": { "type": "string" },
		"filter": { "$ref": "#/$defs/IssueFilter" },
		"sortBy": {
			"type": "string",
			"enum": ["SORT_BY_ISSUE_COUNTS", "SORT_BY_SEVERITY"]
		},
		"sortDirection": {
			"type": "string",
			"enum": ["SORT_DIRECTION_ASC", "SORT_DIRECTION_DESC"]
		},
		"issue_types": {
			"type": "array",
			"items": {
				"type": "string",
				"enum": [
					"ISSUE_TYPE_UNSPECIFIED",
					"ISSUE_TYPE_SAST",
					"ISSUE_TYPE_SCA",
					"ISSUE_TYPE_SECRETS",
					"ISSUE_TYPE_RESEARCH",
					"ISSUE_TYPE_AI_SAST"
				]
			}
		},
		"issue_type": {
			"type": "string",
			"enum": [
				"ISSUE_TYPE_SAST",
				"ISSUE_TYPE_SCA",
				"ISSUE_TYPE_SECRETS",
				"ISSUE_TYPE_RESEARCH",
				"ISSUE_TYPE_AI_SAST"
			]
		}
	}
};
const schema86 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"ids": { "$ref": "#/$defs/Texts" },
		"repositoryNames": { "$ref": "#/$defs/Texts" },
		"repositoryIds": { "$ref": "#/$defs/Texts" },
		"repositoryTags": { "$ref": "#/$defs/Texts" },
		"refs": { "$ref": "#/$defs/Texts" },
		"repositoryRefIds": { "$ref": "#/$defs/Texts" },
		"aiSensitivities": { "$ref": "#/$defs/Texts" },
		"teamNames": { "$ref": "#/$defs/Texts" },
		"policySlugs": { "$ref": "#/$defs/Texts" },
		"rules": { "$ref": "#/$defs/Texts" },
		"ruleIds": { "$ref": "#/$defs/Texts" },
		"rulesets": { "$ref": "#/$defs/Texts" },
		"categories": { "$ref": "#/$defs/Texts" },
		"dependencies": { "$ref": "#/$defs/Texts" },
		"cves": { "$ref": "#/$defs/Texts" },
		"issueParentIds": { "$ref": "#/$defs/Texts" },
		"secretTypes": { "$ref": "#/$defs/Texts" },
		"advisoryIds": { "$ref": "#/$defs/Texts" },
		"filePaths": { "$ref": "#/$defs/Texts" },
		"since": { "$ref": "#/$defs/Timestamp" },
		"until": { "$ref": "#/$defs/Timestamp" },
		"excludeHistorical": { "type": "boolean" },
		"onPrimaryBranch": { "type": "boolean" },
		"includeTicketed": { "type": "boolean" },
		"includeAiMemoryRendered": { "type": "boolean" },
		"includeArchived": { "type": "boolean" },
		"hasInFlightAutofixPr": { "type": "boolean" },
		"aiMemoryWillFlipVerdict": { "type": "string" },
		"aiMemoryReferenced": { "type": "string" },
		"aiMemoryRendered": { "type": "string" },
		"memoryIdInScope": { "type": "string" }
	}
};
const func14 = Object.prototype.hasOwnProperty;
const pattern5 = /* @__PURE__ */ new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate216.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern5.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" },
				message: "must match pattern \"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$\""
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
	validate216.errors = vErrors;
	return errors === 0;
}
validate216.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate196.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func14.call(schema86.properties, key0)) {
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
		if (data.ids !== void 0) {
			if (!validate168(data.ids, {
				instancePath: instancePath + "/ids",
				parentData: data,
				parentDataProperty: "ids",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.repositoryNames !== void 0) {
			if (!validate168(data.repositoryNames, {
				instancePath: instancePath + "/repositoryNames",
				parentData: data,
				parentDataProperty: "repositoryNames",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.repositoryIds !== void 0) {
			if (!validate168(data.repositoryIds, {
				instancePath: instancePath + "/repositoryIds",
				parentData: data,
				parentDataProperty: "repositoryIds",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.repositoryTags !== void 0) {
			if (!validate168(data.repositoryTags, {
				instancePath: instancePath + "/repositoryTags",
				parentData: data,
				parentDataProperty: "repositoryTags",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.refs !== void 0) {
			if (!validate168(data.refs, {
				instancePath: instancePath + "/refs",
				parentData: data,
				parentDataProperty: "refs",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.repositoryRefIds !== void 0) {
			if (!validate168(data.repositoryRefIds, {
				instancePath: instancePath + "/repositoryRefIds",
				parentData: data,
				parentDataProperty: "repositoryRefIds",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.aiSensitivities !== void 0) {
			if (!validate168(data.aiSensitivities, {
				instancePath: instancePath + "/aiSensitivities",
				parentData: data,
				parentDataProperty: "aiSensitivities",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.teamNames !== void 0) {
			if (!validate168(data.teamNames, {
				instancePath: instancePath + "/teamNames",
				parentData: data,
				parentDataProperty: "teamNames",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.policySlugs !== void 0) {
			if (!validate168(data.policySlugs, {
				instancePath: instancePath + "/policySlugs",
				parentData: data,
				parentDataProperty: "policySlugs",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate168(data.rules, {
				instancePath: instancePath + "/rules",
				parentData: data,
				parentDataProperty: "rules",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.ruleIds !== void 0) {
			if (!validate168(data.ruleIds, {
				instancePath: instancePath + "/ruleIds",
				parentData: data,
				parentDataProperty: "ruleIds",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate168(data.rulesets, {
				instancePath: instancePath + "/rulesets",
				parentData: data,
				parentDataProperty: "rulesets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0) {
			if (!validate168(data.categories, {
				instancePath: instancePath + "/categories",
				parentData: data,
				parentDataProperty: "categories",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.dependencies !== void 0) {
			if (!validate168(data.dependencies, {
				instancePath: instancePath + "/dependencies",
				parentData: data,
				parentDataProperty: "dependencies",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.cves !== void 0) {
			if (!validate168(data.cves, {
				instancePath: instancePath + "/cves",
				parentData: data,
				parentDataProperty: "cves",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.issueParentIds !== void 0) {
			if (!validate168(data.issueParentIds, {
				instancePath: instancePath + "/issueParentIds",
				parentData: data,
				parentDataProperty: "issueParentIds",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.secretTypes !== void 0) {
			if (!validate168(data.secretTypes, {
				instancePath: instancePath + "/secretTypes",
				parentData: data,
				parentDataProperty: "secretTypes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.advisoryIds !== void 0) {
			if (!validate168(data.advisoryIds, {
				instancePath: instancePath + "/advisoryIds",
				parentData: data,
				parentDataProperty: "advisoryIds",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.filePaths !== void 0) {
			if (!validate168(data.filePaths, {
				instancePath: instancePath + "/filePaths",
				parentData: data,
				parentDataProperty: "filePaths",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.since !== void 0) {
			if (!validate216(data.since, {
				instancePath: instancePath + "/since",
				parentData: data,
				parentDataProperty: "since",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate216.errors);
				errors = vErrors.length;
			}
		}
		if (data.until !== void 0) {
			if (!validate216(data.until, {
				instancePath: instancePath + "/until",
				parentData: data,
				parentDataProperty: "until",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate216.errors);
				errors = vErrors.length;
			}
		}
		if (data.excludeHistorical !== void 0) {
			if (typeof data.excludeHistorical !== "boolean") {
				const err1 = {
					instancePath: instancePath + "/excludeHistorical",
					schemaPath: "#/properties/excludeHistorical/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.onPrimaryBranch !== void 0) {
			if (typeof data.onPrimaryBranch !== "boolean") {
				const err2 = {
					instancePath: instancePath + "/onPrimaryBranch",
					schemaPath: "#/properties/onPrimaryBranch/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.includeTicketed !== void 0) {
			if (typeof data.includeTicketed !== "boolean") {
				const err3 = {
					instancePath: instancePath + "/includeTicketed",
					schemaPath: "#/properties/includeTicketed/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.includeAiMemoryRendered !== void 0) {
			if (typeof data.includeAiMemoryRendered !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/includeAiMemoryRendered",
					schemaPath: "#/properties/includeAiMemoryRendered/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.includeArchived !== void 0) {
			if (typeof data.includeArchived !== "boolean") {
				const err5 = {
					instancePath: instancePath + "/includeArchived",
					schemaPath: "#/properties/includeArchived/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.hasInFlightAutofixPr !== void 0) {
			if (typeof data.hasInFlightAutofixPr !== "boolean") {
				const err6 = {
					instancePath: instancePath + "/hasInFlightAutofixPr",
					schemaPath: "#/properties/hasInFlightAutofixPr/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.aiMemoryWillFlipVerdict !== void 0) {
			if (typeof data.aiMemoryWillFlipVerdict !== "string") {
				const err7 = {
					instancePath: instancePath + "/aiMemoryWillFlipVerdict",
					schemaPath: "#/properties/aiMemoryWillFlipVerdict/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.aiMemoryReferenced !== void 0) {
			if (typeof data.aiMemoryReferenced !== "string") {
				const err8 = {
					instancePath: instancePath + "/aiMemoryReferenced",
					schemaPath: "#/properties/aiMemoryReferenced/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.aiMemoryRendered !== void 0) {
			if (typeof data.aiMemoryRendered !== "string") {
				const err9 = {
					instancePath: instancePath + "/aiMemoryRendered",
					schemaPath: "#/properties/aiMemoryRendered/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.memoryIdInScope !== void 0) {
			if (typeof data.memoryIdInScope !== "string") {
				const err10 = {
					instancePath: instancePath + "/memoryIdInScope",
					schemaPath: "#/properties/memoryIdInScope/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
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
	validate196.errors = vErrors;
	return errors === 0;
}
validate196.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate195.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deploymentId !== void 0) {
			if (typeof data.deploymentId !== "string") {
				const err0 = {
					instancePath: instancePath + "/deploymentId",
					schemaPath: "#/properties/deploymentId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.groupBy !== void 0) {
			let data1 = data.groupBy;
			if (typeof data1 !== "string") {
				const err1 = {
					instancePath: instancePath + "/groupBy",
					schemaPath: "#/properties/groupBy/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (!(data1 === "GROUP_BY_RULE")) {
				const err2 = {
					instancePath: instancePath + "/groupBy",
					schemaPath: "#/properties/groupBy/enum",
					keyword: "enum",
					params: { allowedValues: schema85.properties.groupBy.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data2 = data.limit;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err3 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					const err4 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			if (typeof data.cursor !== "string") {
				const err5 = {
					instancePath: instancePath + "/cursor",
					schemaPath: "#/properties/cursor/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.filter !== void 0) {
			if (!validate196(data.filter, {
				instancePath: instancePath + "/filter",
				parentData: data,
				parentDataProperty: "filter",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate196.errors);
				errors = vErrors.length;
			}
		}
		if (data.sortBy !== void 0) {
			let data5 = data.sortBy;
			if (typeof data5 !== "string") {
				const err6 = {
					instancePath: instancePath + "/sortBy",
					schemaPath: "#/properties/sortBy/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data5 === "SORT_BY_ISSUE_COUNTS" || data5 === "SORT_BY_SEVERITY")) {
				const err7 = {
					instancePath: instancePath + "/sortBy",
					schemaPath: "#/properties/sortBy/enum",
					keyword: "enum",
					params: { allowedValues: schema85.properties.sortBy.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.sortDirection !== void 0) {
			let data6 = data.sortDirection;
			if (typeof data6 !== "string") {
				const err8 = {
					instancePath: instancePath + "/sortDirection",
					schemaPath: "#/properties/sortDirection/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data6 === "SORT_DIRECTION_ASC" || data6 === "SORT_DIRECTION_DESC")) {
				const err9 = {
					instancePath: instancePath + "/sortDirection",
					schemaPath: "#/properties/sortDirection/enum",
					keyword: "enum",
					params: { allowedValues: schema85.properties.sortDirection.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.issue_types !== void 0) {
			let data7 = data.issue_types;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 !== "string") {
						const err10 = {
							instancePath: instancePath + "/issue_types/" + i0,
							schemaPath: "#/properties/issue_types/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (!(data8 === "ISSUE_TYPE_UNSPECIFIED" || data8 === "ISSUE_TYPE_SAST" || data8 === "ISSUE_TYPE_SCA" || data8 === "ISSUE_TYPE_SECRETS" || data8 === "ISSUE_TYPE_RESEARCH" || data8 === "ISSUE_TYPE_AI_SAST")) {
						const err11 = {
							instancePath: instancePath + "/issue_types/" + i0,
							schemaPath: "#/properties/issue_types/items/enum",
							keyword: "enum",
							params: { allowedValues: schema85.properties.issue_types.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/issue_types",
					schemaPath: "#/properties/issue_types/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.issue_type !== void 0) {
			let data9 = data.issue_type;
			if (typeof data9 !== "string") {
				const err13 = {
					instancePath: instancePath + "/issue_type",
					schemaPath: "#/properties/issue_type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data9 === "ISSUE_TYPE_SAST" || data9 === "ISSUE_TYPE_SCA" || data9 === "ISSUE_TYPE_SECRETS" || data9 === "ISSUE_TYPE_RESEARCH" || data9 === "ISSUE_TYPE_AI_SAST")) {
				const err14 = {
					instancePath: instancePath + "/issue_type",
					schemaPath: "#/properties/issue_type/enum",
					keyword: "enum",
					params: { allowedValues: schema85.properties.issue_type.enum },
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
	validate195.errors = vErrors;
	return errors === 0;
}
validate195.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isListFindingsQuery = validate220;
const schema88 = {
	"type": "object",
	"required": [],
	"additionalProperties": false,
	"properties": {
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
	},
	"allOf": [
		{
			"if": {
				"required": ["issue_type"],
				"properties": { "issue_type": { "enum": ["sca", "ai_sast"] } }
			},
			"then": { "properties": {
				"policies": false,
				"rules": false,
				"categories": false,
				"confidence": false,
				"autotriage_verdict": false
			} }
		},
		{
			"if": { "not": {
				"required": ["issue_type"],
				"properties": { "issue_type": { "const": "sca" } }
			} },
			"then": { "properties": {
				"exposures": false,
				"transitivities": false,
				"is_malicious": false
			} }
		},
		{
			"if": {
				"required": ["issue_type"],
				"properties": { "issue_type": { "const": "ai_sast" } }
			},
			"then": { "properties": { "click_to_fix_pr_state": false } }
		},
		{
			"if": { "not": {
				"required": ["status"],
				"properties": { "status": { "const": "ignored" } }
			} },
			"then": { "properties": { "triage_reasons": false } }
		}
	]
};
const schema89 = {
	"type": "string",
	"enum": [
		"open",
		"fixed",
		"ignored",
		"reviewing",
		"fixing",
		"provisionally_ignored"
	]
};
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate222.evaluated;
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
	if (!(data === "open" || data === "fixed" || data === "ignored" || data === "reviewing" || data === "fixing" || data === "provisionally_ignored")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema89.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate222.errors = vErrors;
	return errors === 0;
}
validate222.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema90 = {
	"type": "string",
	"enum": [
		"acceptable_risk",
		"false_positive",
		"no_time",
		"no_triage_reason",
		"duplicate"
	]
};
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate224.evaluated;
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
	if (!(data === "acceptable_risk" || data === "false_positive" || data === "no_time" || data === "no_triage_reason" || data === "duplicate")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema90.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate224.errors = vErrors;
	return errors === 0;
}
validate224.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema91 = {
	"type": "string",
	"enum": [
		"low",
		"medium",
		"high",
		"critical"
	]
};
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate226.evaluated;
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
	if (!(data === "low" || data === "medium" || data === "high" || data === "critical")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema91.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate226.errors = vErrors;
	return errors === 0;
}
validate226.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema92 = {
	"type": "string",
	"enum": [
		"low",
		"medium",
		"high"
	]
};
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate230.evaluated;
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
	if (!(data === "low" || data === "medium" || data === "high")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema92.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate230.errors = vErrors;
	return errors === 0;
}
validate230.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema93 = {
	"type": "string",
	"enum": ["true_positive", "false_positive"]
};
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate232.evaluated;
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
	if (!(data === "true_positive" || data === "false_positive")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema93.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate232.errors = vErrors;
	return errors === 0;
}
validate232.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9]{1,19}$", "u");
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate220.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.issue_type !== void 0) {
			let data0 = data.issue_type;
			if (!(data0 === "sca" || data0 === "ai_sast")) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
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
				const err2 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/allOf/0/then/properties/policies/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.rules !== void 0) {
				const err3 = {
					instancePath: instancePath + "/rules",
					schemaPath: "#/allOf/0/then/properties/rules/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.categories !== void 0) {
				const err4 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/allOf/0/then/properties/categories/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.confidence !== void 0) {
				const err5 = {
					instancePath: instancePath + "/confidence",
					schemaPath: "#/allOf/0/then/properties/confidence/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.autotriage_verdict !== void 0) {
				const err6 = {
					instancePath: instancePath + "/autotriage_verdict",
					schemaPath: "#/allOf/0/then/properties/autotriage_verdict/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
		if (valid1) {
			var props0 = {};
			props0.policies = true;
			props0.rules = true;
			props0.categories = true;
			props0.confidence = true;
			props0.autotriage_verdict = true;
			props0.issue_type = true;
		}
	}
	if (!valid1) {
		const err7 = {
			instancePath,
			schemaPath: "#/allOf/0/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	const _errs7 = errors;
	let valid4 = true;
	const _errs8 = errors;
	const _errs9 = errors;
	const _errs10 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			const err8 = {};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		} else if (data.issue_type !== void 0) {
			if ("sca" !== data.issue_type) {
				const err9 = {};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	}
	if (_errs10 === errors) {
		const err10 = {};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
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
				const err11 = {
					instancePath: instancePath + "/exposures",
					schemaPath: "#/allOf/1/then/properties/exposures/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (data.transitivities !== void 0) {
				const err12 = {
					instancePath: instancePath + "/transitivities",
					schemaPath: "#/allOf/1/then/properties/transitivities/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (data.is_malicious !== void 0) {
				const err13 = {
					instancePath: instancePath + "/is_malicious",
					schemaPath: "#/allOf/1/then/properties/is_malicious/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		var _valid1 = _errs12 === errors;
		valid4 = _valid1;
		if (valid4) {
			var props1 = {};
			props1.exposures = true;
			props1.transitivities = true;
			props1.is_malicious = true;
		}
	}
	if (!valid4) {
		const err14 = {
			instancePath,
			schemaPath: "#/allOf/1/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	if (props0 !== true && props1 !== void 0) {
		if (props1 === true) props0 = true;
		else {
			props0 = props0 || {};
			Object.assign(props0, props1);
		}
	}
	const _errs14 = errors;
	let valid8 = true;
	const _errs15 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0 && "issue_type") {
			const err15 = {};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		} else if (data.issue_type !== void 0) {
			if ("ai_sast" !== data.issue_type) {
				const err16 = {};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
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
				const err17 = {
					instancePath: instancePath + "/click_to_fix_pr_state",
					schemaPath: "#/allOf/2/then/properties/click_to_fix_pr_state/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		var _valid2 = _errs17 === errors;
		valid8 = _valid2;
		if (valid8) {
			var props2 = {};
			props2.click_to_fix_pr_state = true;
			props2.issue_type = true;
		}
	}
	if (!valid8) {
		const err18 = {
			instancePath,
			schemaPath: "#/allOf/2/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	if (props0 !== true && props2 !== void 0) {
		if (props2 === true) props0 = true;
		else {
			props0 = props0 || {};
			Object.assign(props0, props2);
		}
	}
	const _errs19 = errors;
	let valid11 = true;
	const _errs20 = errors;
	const _errs21 = errors;
	const _errs22 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0 && "status") {
			const err19 = {};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		} else if (data.status !== void 0) {
			if ("ignored" !== data.status) {
				const err20 = {};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	}
	if (_errs22 === errors) {
		const err21 = {};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
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
				const err22 = {
					instancePath: instancePath + "/triage_reasons",
					schemaPath: "#/allOf/3/then/properties/triage_reasons/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		var _valid3 = _errs24 === errors;
		valid11 = _valid3;
		if (valid11) {
			var props3 = {};
			props3.triage_reasons = true;
		}
	}
	if (!valid11) {
		const err23 = {
			instancePath,
			schemaPath: "#/allOf/3/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	if (props0 !== true && props3 !== void 0) {
		if (props3 === true) props0 = true;
		else {
			props0 = props0 || {};
			Object.assign(props0, props3);
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func14.call(schema88.properties, key0)) {
			const err24 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err24];
			else vErrors.push(err24);
			errors++;
		}
		if (data.issue_type !== void 0) {
			let data14 = data.issue_type;
			if (typeof data14 !== "string") {
				const err25 = {
					instancePath: instancePath + "/issue_type",
					schemaPath: "#/properties/issue_type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
			if (!(data14 === "sast" || data14 === "sca" || data14 === "ai_sast")) {
				const err26 = {
					instancePath: instancePath + "/issue_type",
					schemaPath: "#/properties/issue_type/enum",
					keyword: "enum",
					params: { allowedValues: schema88.properties.issue_type.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.since !== void 0) {
			let data15 = data.since;
			if (!(typeof data15 == "number" && isFinite(data15))) {
				const err27 = {
					instancePath: instancePath + "/since",
					schemaPath: "#/properties/since/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.page !== void 0) {
			let data16 = data.page;
			if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
				const err28 = {
					instancePath: instancePath + "/page",
					schemaPath: "#/properties/page/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (typeof data16 == "number" && isFinite(data16)) {
				if (data16 > 9007199254740991 || isNaN(data16)) {
					const err29 = {
						instancePath: instancePath + "/page",
						schemaPath: "#/properties/page/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				if (data16 < 0 || isNaN(data16)) {
					const err30 = {
						instancePath: instancePath + "/page",
						schemaPath: "#/properties/page/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		}
		if (data.page_size !== void 0) {
			let data17 = data.page_size;
			if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
				const err31 = {
					instancePath: instancePath + "/page_size",
					schemaPath: "#/properties/page_size/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
			if (typeof data17 == "number" && isFinite(data17)) {
				if (data17 > 3e3 || isNaN(data17)) {
					const err32 = {
						instancePath: instancePath + "/page_size",
						schemaPath: "#/properties/page_size/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 3e3
						},
						message: "must be <= 3000"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				if (data17 < 100 || isNaN(data17)) {
					const err33 = {
						instancePath: instancePath + "/page_size",
						schemaPath: "#/properties/page_size/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 100
						},
						message: "must be >= 100"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
		}
		if (data.dedup !== void 0) {
			if (typeof data.dedup !== "boolean") {
				const err34 = {
					instancePath: instancePath + "/dedup",
					schemaPath: "#/properties/dedup/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.repos !== void 0) {
			if (!validate168(data.repos, {
				instancePath: instancePath + "/repos",
				parentData: data,
				parentDataProperty: "repos",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
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
						const err35 = {
							instancePath: instancePath + "/repository_ids/" + i0,
							schemaPath: "#/properties/repository_ids/items/type",
							keyword: "type",
							params: { type: schema88.properties.repository_ids.items.type },
							message: "must be integer,string"
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
					if (typeof data21 == "number" && isFinite(data21)) {
						if (data21 > 9007199254740991 || isNaN(data21)) {
							const err36 = {
								instancePath: instancePath + "/repository_ids/" + i0,
								schemaPath: "#/properties/repository_ids/items/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 9007199254740991
								},
								message: "must be <= 9007199254740991"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
						if (data21 < 0 || isNaN(data21)) {
							const err37 = {
								instancePath: instancePath + "/repository_ids/" + i0,
								schemaPath: "#/properties/repository_ids/items/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					}
					if (typeof data21 === "string") {
						if (!pattern3.test(data21)) {
							const err38 = {
								instancePath: instancePath + "/repository_ids/" + i0,
								schemaPath: "#/properties/repository_ids/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9]{1,19}$" },
								message: "must match pattern \"^[0-9]{1,19}$\""
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					}
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/repository_ids",
					schemaPath: "#/properties/repository_ids/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.status !== void 0) {
			if (!validate222(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate222.errors);
				errors = vErrors.length;
			}
		}
		if (data.triage_reasons !== void 0) {
			let data23 = data.triage_reasons;
			if (Array.isArray(data23)) {
				const len1 = data23.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate224(data23[i1], {
					instancePath: instancePath + "/triage_reasons/" + i1,
					parentData: data23,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate224.errors);
					errors = vErrors.length;
				}
			} else {
				const err40 = {
					instancePath: instancePath + "/triage_reasons",
					schemaPath: "#/properties/triage_reasons/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
		}
		if (data.severities !== void 0) {
			let data25 = data.severities;
			if (Array.isArray(data25)) {
				const len2 = data25.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate226(data25[i2], {
					instancePath: instancePath + "/severities/" + i2,
					parentData: data25,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate226.errors);
					errors = vErrors.length;
				}
			} else {
				const err41 = {
					instancePath: instancePath + "/severities",
					schemaPath: "#/properties/severities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
		}
		if (data.ref !== void 0) {
			if (typeof data.ref !== "string") {
				const err42 = {
					instancePath: instancePath + "/ref",
					schemaPath: "#/properties/ref/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
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
						const err43 = {
							instancePath: instancePath + "/policies/" + i3,
							schemaPath: "#/properties/policies/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (!(data29 === "rule-board-audit" || data29 === "rule-board-pr-comments" || data29 === "rule-board-block")) {
						const err44 = {
							instancePath: instancePath + "/policies/" + i3,
							schemaPath: "#/properties/policies/items/enum",
							keyword: "enum",
							params: { allowedValues: schema88.properties.policies.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/properties/policies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
		}
		if (data.rules !== void 0) {
			if (!validate168(data.rules, {
				instancePath: instancePath + "/rules",
				parentData: data,
				parentDataProperty: "rules",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0) {
			if (!validate168(data.categories, {
				instancePath: instancePath + "/categories",
				parentData: data,
				parentDataProperty: "categories",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.confidence !== void 0) {
			if (!validate230(data.confidence, {
				instancePath: instancePath + "/confidence",
				parentData: data,
				parentDataProperty: "confidence",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate230.errors);
				errors = vErrors.length;
			}
		}
		if (data.autotriage_verdict !== void 0) {
			if (!validate232(data.autotriage_verdict, {
				instancePath: instancePath + "/autotriage_verdict",
				parentData: data,
				parentDataProperty: "autotriage_verdict",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate232.errors);
				errors = vErrors.length;
			}
		}
		if (data.component_tags !== void 0) {
			if (!validate168(data.component_tags, {
				instancePath: instancePath + "/component_tags",
				parentData: data,
				parentDataProperty: "component_tags",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
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
						const err46 = {
							instancePath: instancePath + "/exposures/" + i4,
							schemaPath: "#/properties/exposures/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
					if (!(data36 === "reachable" || data36 === "always_reachable" || data36 === "conditionally_reachable" || data36 === "unreachable" || data36 === "unknown")) {
						const err47 = {
							instancePath: instancePath + "/exposures/" + i4,
							schemaPath: "#/properties/exposures/items/enum",
							keyword: "enum",
							params: { allowedValues: schema88.properties.exposures.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				}
			} else {
				const err48 = {
					instancePath: instancePath + "/exposures",
					schemaPath: "#/properties/exposures/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
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
						const err49 = {
							instancePath: instancePath + "/transitivities/" + i5,
							schemaPath: "#/properties/transitivities/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
					if (!(data38 === "direct" || data38 === "transitive" || data38 === "unknown")) {
						const err50 = {
							instancePath: instancePath + "/transitivities/" + i5,
							schemaPath: "#/properties/transitivities/items/enum",
							keyword: "enum",
							params: { allowedValues: schema88.properties.transitivities.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				}
			} else {
				const err51 = {
					instancePath: instancePath + "/transitivities",
					schemaPath: "#/properties/transitivities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
		}
		if (data.is_malicious !== void 0) {
			if (typeof data.is_malicious !== "boolean") {
				const err52 = {
					instancePath: instancePath + "/is_malicious",
					schemaPath: "#/properties/is_malicious/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err52];
				else vErrors.push(err52);
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
						const err53 = {
							instancePath: instancePath + "/click_to_fix_pr_state/" + i6,
							schemaPath: "#/properties/click_to_fix_pr_state/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
					if (!(data41 === "open" || data41 === "merged")) {
						const err54 = {
							instancePath: instancePath + "/click_to_fix_pr_state/" + i6,
							schemaPath: "#/properties/click_to_fix_pr_state/items/enum",
							keyword: "enum",
							params: { allowedValues: schema88.properties.click_to_fix_pr_state.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err54];
						else vErrors.push(err54);
						errors++;
					}
				}
			} else {
				const err55 = {
					instancePath: instancePath + "/click_to_fix_pr_state",
					schemaPath: "#/properties/click_to_fix_pr_state/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err55];
				else vErrors.push(err55);
				errors++;
			}
		}
	} else {
		const err56 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err56];
		else vErrors.push(err56);
		errors++;
	}
	validate220.errors = vErrors;
	return errors === 0;
}
validate220.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isNotificationWebhookRequest = validate235;
const pattern7 = /* @__PURE__ */ new RegExp("^https?://\\S+$", "u");
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate235.evaluated;
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
		if (data.url === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "url" },
				message: "must have required property 'url'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deploymentId" || key0 === "name" || key0 === "url" || key0 === "useNetworkBroker" || key0 === "webhookSecret")) {
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
		if (data.deploymentId !== void 0) {
			if (typeof data.deploymentId !== "string") {
				const err3 = {
					instancePath: instancePath + "/deploymentId",
					schemaPath: "#/properties/deploymentId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func1(data1) < 1) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
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
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data2 = data.url;
			if (typeof data2 === "string") {
				if (!pattern7.test(data2)) {
					const err6 = {
						instancePath: instancePath + "/url",
						schemaPath: "#/properties/url/pattern",
						keyword: "pattern",
						params: { pattern: "^https?://\\S+$" },
						message: "must match pattern \"^https?://\\S+$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/url",
					schemaPath: "#/properties/url/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.useNetworkBroker !== void 0) {
			if (typeof data.useNetworkBroker !== "boolean") {
				const err8 = {
					instancePath: instancePath + "/useNetworkBroker",
					schemaPath: "#/properties/useNetworkBroker/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.webhookSecret !== void 0) {
			let data4 = data.webhookSecret;
			if (typeof data4 === "string") {
				if (func1(data4) < 1) {
					const err9 = {
						instancePath: instancePath + "/webhookSecret",
						schemaPath: "#/properties/webhookSecret/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/webhookSecret",
					schemaPath: "#/properties/webhookSecret/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
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
	validate235.errors = vErrors;
	return errors === 0;
}
validate235.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPatternFixRequest = validate236;
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate236.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pattern === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pattern" },
				message: "must have required property 'pattern'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.language === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "pattern" || key0 === "language")) {
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
		if (data.pattern !== void 0) {
			if (typeof data.pattern !== "string") {
				const err3 = {
					instancePath: instancePath + "/pattern",
					schemaPath: "#/properties/pattern/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.language !== void 0) {
			if (typeof data.language !== "string") {
				const err4 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
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
	validate236.errors = vErrors;
	return errors === 0;
}
validate236.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isRemediationRequest = validate237;
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
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate237.evaluated;
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
			if (!validate238(data.bundle, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate238.errors);
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
	validate237.errors = vErrors;
	return errors === 0;
}
validate237.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isReportRequest = validate258;
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate260.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "since" || key0 === "until")) {
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
		if (data.since !== void 0) {
			if (!validate216(data.since, {
				instancePath: instancePath + "/since",
				parentData: data,
				parentDataProperty: "since",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate216.errors);
				errors = vErrors.length;
			}
		}
		if (data.until !== void 0) {
			if (!validate216(data.until, {
				instancePath: instancePath + "/until",
				parentData: data,
				parentDataProperty: "until",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate216.errors);
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
	validate260.errors = vErrors;
	return errors === 0;
}
validate260.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate259.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "timePeriod" || key0 === "projects" || key0 === "tags" || key0 === "teams" || key0 === "ruleIds" || key0 === "findingCategories" || key0 === "projectIds")) {
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
		if (data.timePeriod !== void 0) {
			if (!validate260(data.timePeriod, {
				instancePath: instancePath + "/timePeriod",
				parentData: data,
				parentDataProperty: "timePeriod",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate260.errors);
				errors = vErrors.length;
			}
		}
		if (data.projects !== void 0) {
			if (!validate168(data.projects, {
				instancePath: instancePath + "/projects",
				parentData: data,
				parentDataProperty: "projects",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			if (!validate168(data.tags, {
				instancePath: instancePath + "/tags",
				parentData: data,
				parentDataProperty: "tags",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.teams !== void 0) {
			if (!validate168(data.teams, {
				instancePath: instancePath + "/teams",
				parentData: data,
				parentDataProperty: "teams",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.ruleIds !== void 0) {
			if (!validate168(data.ruleIds, {
				instancePath: instancePath + "/ruleIds",
				parentData: data,
				parentDataProperty: "ruleIds",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.findingCategories !== void 0) {
			if (!validate168(data.findingCategories, {
				instancePath: instancePath + "/findingCategories",
				parentData: data,
				parentDataProperty: "findingCategories",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
				errors = vErrors.length;
			}
		}
		if (data.projectIds !== void 0) {
			if (!validate168(data.projectIds, {
				instancePath: instancePath + "/projectIds",
				parentData: data,
				parentDataProperty: "projectIds",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate168.errors);
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
	validate259.errors = vErrors;
	return errors === 0;
}
validate259.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate258.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.filters === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" },
				message: "must have required property 'filters'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "filters")) {
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
		if (data.filters !== void 0) {
			if (!validate259(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate259.errors);
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
	validate258.errors = vErrors;
	return errors === 0;
}
validate258.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isTriageRequest = validate271;
const schema110 = {
	"type": "object",
	"required": ["issue_type"],
	"additionalProperties": false,
	"properties": {
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
			"items": { "type": "string" }
		},
		"exposures": {
			"type": "array",
			"minItems": 1,
			"items": { "type": "string" }
		},
		"include_historical": { "type": "boolean" },
		"policies": {
			"type": "array",
			"minItems": 1,
			"items": { "type": "string" }
		},
		"policy_mode": {
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "string",
				"enum": ["monitor", "block"]
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
			"items": { "type": "string" }
		},
		"triage_reasons": {
			"type": "array",
			"minItems": 1,
			"items": { "type": "string" }
		},
		"validation_state": {
			"type": "array",
			"minItems": 1,
			"items": { "type": "string" }
		}
	},
	"allOf": [
		{ "anyOf": [
			{ "required": ["issue_ids"] },
			{ "required": ["autotriage_verdict"] },
			{ "required": ["categories"] },
			{ "required": ["component_tags"] },
			{ "required": ["confidence"] },
			{ "required": ["dependencies"] },
			{ "required": ["epss_probability"] },
			{ "required": ["exposures"] },
			{ "required": ["policies"] },
			{ "required": ["policy_mode"] },
			{ "required": ["pro_only"] },
			{ "required": ["project_tags"] },
			{ "required": ["ref"] },
			{ "required": ["repos"] },
			{ "required": ["repository_visibility"] },
			{ "required": ["rules"] },
			{ "required": ["ruleset"] },
			{ "required": ["secret_types"] },
			{ "required": ["severities"] },
			{ "required": ["since"] },
			{ "required": ["status"] },
			{ "required": ["transitivities"] },
			{ "required": ["triage_reasons"] },
			{ "required": ["validation_state"] }
		] },
		{ "anyOf": [{ "required": ["new_triage_state"] }, { "required": ["new_note"] }] },
		{
			"if": { "required": ["new_triage_reason"] },
			"then": {
				"required": ["new_triage_state"],
				"properties": { "new_triage_state": { "const": "ignored" } }
			}
		},
		{
			"if": { "properties": { "issue_type": { "enum": ["sast", "secrets"] } } },
			"then": { "properties": {
				"dependencies": false,
				"epss_probability": false,
				"exposures": false,
				"transitivities": false
			} }
		},
		{
			"if": { "properties": { "issue_type": { "enum": ["sast", "sca"] } } },
			"then": { "properties": {
				"include_historical": false,
				"repository_visibility": false,
				"secret_types": false
			} }
		}
	]
};
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate273.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minItems",
				keyword: "minItems",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 items"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (typeof data[i0] !== "string") {
			const err1 = {
				instancePath: instancePath + "/" + i0,
				schemaPath: "#/items/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
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
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate273.errors = vErrors;
	return errors === 0;
}
validate273.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate271.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs2 = errors;
	let valid1 = false;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_ids === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: "issue_ids" },
				message: "must have required property 'issue_ids'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	valid1 = valid1 || _valid0;
	const _errs4 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.autotriage_verdict === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/1/required",
				keyword: "required",
				params: { missingProperty: "autotriage_verdict" },
				message: "must have required property 'autotriage_verdict'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	}
	var _valid0 = _errs4 === errors;
	valid1 = valid1 || _valid0;
	const _errs5 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.categories === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/2/required",
				keyword: "required",
				params: { missingProperty: "categories" },
				message: "must have required property 'categories'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	var _valid0 = _errs5 === errors;
	valid1 = valid1 || _valid0;
	const _errs6 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.component_tags === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/3/required",
				keyword: "required",
				params: { missingProperty: "component_tags" },
				message: "must have required property 'component_tags'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	}
	var _valid0 = _errs6 === errors;
	valid1 = valid1 || _valid0;
	const _errs7 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.confidence === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/4/required",
				keyword: "required",
				params: { missingProperty: "confidence" },
				message: "must have required property 'confidence'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	}
	var _valid0 = _errs7 === errors;
	valid1 = valid1 || _valid0;
	const _errs8 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.dependencies === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/5/required",
				keyword: "required",
				params: { missingProperty: "dependencies" },
				message: "must have required property 'dependencies'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
	}
	var _valid0 = _errs8 === errors;
	valid1 = valid1 || _valid0;
	const _errs9 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.epss_probability === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/6/required",
				keyword: "required",
				params: { missingProperty: "epss_probability" },
				message: "must have required property 'epss_probability'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	}
	var _valid0 = _errs9 === errors;
	valid1 = valid1 || _valid0;
	const _errs10 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exposures === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/7/required",
				keyword: "required",
				params: { missingProperty: "exposures" },
				message: "must have required property 'exposures'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
	}
	var _valid0 = _errs10 === errors;
	valid1 = valid1 || _valid0;
	const _errs11 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/8/required",
				keyword: "required",
				params: { missingProperty: "policies" },
				message: "must have required property 'policies'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	}
	var _valid0 = _errs11 === errors;
	valid1 = valid1 || _valid0;
	const _errs12 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policy_mode === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/9/required",
				keyword: "required",
				params: { missingProperty: "policy_mode" },
				message: "must have required property 'policy_mode'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
	}
	var _valid0 = _errs12 === errors;
	valid1 = valid1 || _valid0;
	const _errs13 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pro_only === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/10/required",
				keyword: "required",
				params: { missingProperty: "pro_only" },
				message: "must have required property 'pro_only'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
	}
	var _valid0 = _errs13 === errors;
	valid1 = valid1 || _valid0;
	const _errs14 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.project_tags === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/11/required",
				keyword: "required",
				params: { missingProperty: "project_tags" },
				message: "must have required property 'project_tags'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
	}
	var _valid0 = _errs14 === errors;
	valid1 = valid1 || _valid0;
	const _errs15 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ref === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/12/required",
				keyword: "required",
				params: { missingProperty: "ref" },
				message: "must have required property 'ref'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
	}
	var _valid0 = _errs15 === errors;
	valid1 = valid1 || _valid0;
	const _errs16 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.repos === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/13/required",
				keyword: "required",
				params: { missingProperty: "repos" },
				message: "must have required property 'repos'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
	}
	var _valid0 = _errs16 === errors;
	valid1 = valid1 || _valid0;
	const _errs17 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.repository_visibility === void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/14/required",
				keyword: "required",
				params: { missingProperty: "repository_visibility" },
				message: "must have required property 'repository_visibility'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
	}
	var _valid0 = _errs17 === errors;
	valid1 = valid1 || _valid0;
	const _errs18 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rules === void 0) {
			const err15 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/15/required",
				keyword: "required",
				params: { missingProperty: "rules" },
				message: "must have required property 'rules'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
	}
	var _valid0 = _errs18 === errors;
	valid1 = valid1 || _valid0;
	const _errs19 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ruleset === void 0) {
			const err16 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/16/required",
				keyword: "required",
				params: { missingProperty: "ruleset" },
				message: "must have required property 'ruleset'"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
	}
	var _valid0 = _errs19 === errors;
	valid1 = valid1 || _valid0;
	const _errs20 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.secret_types === void 0) {
			const err17 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/17/required",
				keyword: "required",
				params: { missingProperty: "secret_types" },
				message: "must have required property 'secret_types'"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
	}
	var _valid0 = _errs20 === errors;
	valid1 = valid1 || _valid0;
	const _errs21 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.severities === void 0) {
			const err18 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/18/required",
				keyword: "required",
				params: { missingProperty: "severities" },
				message: "must have required property 'severities'"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
	}
	var _valid0 = _errs21 === errors;
	valid1 = valid1 || _valid0;
	const _errs22 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.since === void 0) {
			const err19 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/19/required",
				keyword: "required",
				params: { missingProperty: "since" },
				message: "must have required property 'since'"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
	}
	var _valid0 = _errs22 === errors;
	valid1 = valid1 || _valid0;
	const _errs23 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err20 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/20/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
			errors++;
		}
	}
	var _valid0 = _errs23 === errors;
	valid1 = valid1 || _valid0;
	const _errs24 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.transitivities === void 0) {
			const err21 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/21/required",
				keyword: "required",
				params: { missingProperty: "transitivities" },
				message: "must have required property 'transitivities'"
			};
			if (vErrors === null) vErrors = [err21];
			else vErrors.push(err21);
			errors++;
		}
	}
	var _valid0 = _errs24 === errors;
	valid1 = valid1 || _valid0;
	const _errs25 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.triage_reasons === void 0) {
			const err22 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/22/required",
				keyword: "required",
				params: { missingProperty: "triage_reasons" },
				message: "must have required property 'triage_reasons'"
			};
			if (vErrors === null) vErrors = [err22];
			else vErrors.push(err22);
			errors++;
		}
	}
	var _valid0 = _errs25 === errors;
	valid1 = valid1 || _valid0;
	const _errs26 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.validation_state === void 0) {
			const err23 = {
				instancePath,
				schemaPath: "#/allOf/0/anyOf/23/required",
				keyword: "required",
				params: { missingProperty: "validation_state" },
				message: "must have required property 'validation_state'"
			};
			if (vErrors === null) vErrors = [err23];
			else vErrors.push(err23);
			errors++;
		}
	}
	var _valid0 = _errs26 === errors;
	valid1 = valid1 || _valid0;
	if (!valid1) {
		const err24 = {
			instancePath,
			schemaPath: "#/allOf/0/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
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
			const err25 = {
				instancePath,
				schemaPath: "#/allOf/1/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: "new_triage_state" },
				message: "must have required property 'new_triage_state'"
			};
			if (vErrors === null) vErrors = [err25];
			else vErrors.push(err25);
			errors++;
		}
	}
	var _valid1 = _errs29 === errors;
	valid2 = valid2 || _valid1;
	const _errs30 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.new_note === void 0) {
			const err26 = {
				instancePath,
				schemaPath: "#/allOf/1/anyOf/1/required",
				keyword: "required",
				params: { missingProperty: "new_note" },
				message: "must have required property 'new_note'"
			};
			if (vErrors === null) vErrors = [err26];
			else vErrors.push(err26);
			errors++;
		}
	}
	var _valid1 = _errs30 === errors;
	valid2 = valid2 || _valid1;
	if (!valid2) {
		const err27 = {
			instancePath,
			schemaPath: "#/allOf/1/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err27];
		else vErrors.push(err27);
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
			const err28 = {};
			if (vErrors === null) vErrors = [err28];
			else vErrors.push(err28);
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
				const err29 = {
					instancePath,
					schemaPath: "#/allOf/2/then/required",
					keyword: "required",
					params: { missingProperty: "new_triage_state" },
					message: "must have required property 'new_triage_state'"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			if (data.new_triage_state !== void 0) {
				if ("ignored" !== data.new_triage_state) {
					const err30 = {
						instancePath: instancePath + "/new_triage_state",
						schemaPath: "#/allOf/2/then/properties/new_triage_state/const",
						keyword: "const",
						params: { allowedValue: "ignored" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		}
		var _valid2 = _errs34 === errors;
		valid3 = _valid2;
		if (valid3) {
			var props0 = {};
			props0.new_triage_state = true;
		}
	}
	if (!valid3) {
		const err31 = {
			instancePath,
			schemaPath: "#/allOf/2/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err31];
		else vErrors.push(err31);
		errors++;
	}
	const _errs37 = errors;
	let valid5 = true;
	const _errs38 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type !== void 0) {
			let data1 = data.issue_type;
			if (!(data1 === "sast" || data1 === "secrets")) {
				const err32 = {};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
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
				const err33 = {
					instancePath: instancePath + "/dependencies",
					schemaPath: "#/allOf/3/then/properties/dependencies/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
			if (data.epss_probability !== void 0) {
				const err34 = {
					instancePath: instancePath + "/epss_probability",
					schemaPath: "#/allOf/3/then/properties/epss_probability/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
			if (data.exposures !== void 0) {
				const err35 = {
					instancePath: instancePath + "/exposures",
					schemaPath: "#/allOf/3/then/properties/exposures/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
			if (data.transitivities !== void 0) {
				const err36 = {
					instancePath: instancePath + "/transitivities",
					schemaPath: "#/allOf/3/then/properties/transitivities/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		var _valid3 = _errs40 === errors;
		valid5 = _valid3;
		if (valid5) {
			var props1 = {};
			props1.dependencies = true;
			props1.epss_probability = true;
			props1.exposures = true;
			props1.transitivities = true;
			props1.issue_type = true;
		}
	}
	if (!valid5) {
		const err37 = {
			instancePath,
			schemaPath: "#/allOf/3/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err37];
		else vErrors.push(err37);
		errors++;
	}
	if (props0 !== true && props1 !== void 0) {
		if (props1 === true) props0 = true;
		else {
			props0 = props0 || {};
			Object.assign(props0, props1);
		}
	}
	const _errs42 = errors;
	let valid8 = true;
	const _errs43 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type !== void 0) {
			let data6 = data.issue_type;
			if (!(data6 === "sast" || data6 === "sca")) {
				const err38 = {};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
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
				const err39 = {
					instancePath: instancePath + "/include_historical",
					schemaPath: "#/allOf/4/then/properties/include_historical/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
			if (data.repository_visibility !== void 0) {
				const err40 = {
					instancePath: instancePath + "/repository_visibility",
					schemaPath: "#/allOf/4/then/properties/repository_visibility/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
			if (data.secret_types !== void 0) {
				const err41 = {
					instancePath: instancePath + "/secret_types",
					schemaPath: "#/allOf/4/then/properties/secret_types/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
		}
		var _valid4 = _errs45 === errors;
		valid8 = _valid4;
		if (valid8) {
			var props2 = {};
			props2.include_historical = true;
			props2.repository_visibility = true;
			props2.secret_types = true;
			props2.issue_type = true;
		}
	}
	if (!valid8) {
		const err42 = {
			instancePath,
			schemaPath: "#/allOf/4/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err42];
		else vErrors.push(err42);
		errors++;
	}
	if (props0 !== true && props2 !== void 0) {
		if (props2 === true) props0 = true;
		else {
			props0 = props0 || {};
			Object.assign(props0, props2);
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue_type === void 0) {
			const err43 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issue_type" },
				message: "must have required property 'issue_type'"
			};
			if (vErrors === null) vErrors = [err43];
			else vErrors.push(err43);
			errors++;
		}
		for (const key0 in data) if (!func14.call(schema110.properties, key0)) {
			const err44 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err44];
			else vErrors.push(err44);
			errors++;
		}
		if (data.issue_type !== void 0) {
			let data10 = data.issue_type;
			if (typeof data10 !== "string") {
				const err45 = {
					instancePath: instancePath + "/issue_type",
					schemaPath: "#/properties/issue_type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
			if (!(data10 === "sast" || data10 === "sca" || data10 === "secrets")) {
				const err46 = {
					instancePath: instancePath + "/issue_type",
					schemaPath: "#/properties/issue_type/enum",
					keyword: "enum",
					params: { allowedValues: schema110.properties.issue_type.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			}
		}
		if (data.issue_ids !== void 0) {
			let data11 = data.issue_ids;
			if (Array.isArray(data11)) {
				if (data11.length < 1) {
					const err47 = {
						instancePath: instancePath + "/issue_ids",
						schemaPath: "#/properties/issue_ids/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				const len0 = data11.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data12 = data11[i0];
					if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
						const err48 = {
							instancePath: instancePath + "/issue_ids/" + i0,
							schemaPath: "#/properties/issue_ids/items/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
					if (typeof data12 == "number" && isFinite(data12)) {
						if (data12 > 9007199254740991 || isNaN(data12)) {
							const err49 = {
								instancePath: instancePath + "/issue_ids/" + i0,
								schemaPath: "#/properties/issue_ids/items/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 9007199254740991
								},
								message: "must be <= 9007199254740991"
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
						if (data12 < 0 || isNaN(data12)) {
							const err50 = {
								instancePath: instancePath + "/issue_ids/" + i0,
								schemaPath: "#/properties/issue_ids/items/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err50];
							else vErrors.push(err50);
							errors++;
						}
					}
				}
			} else {
				const err51 = {
					instancePath: instancePath + "/issue_ids",
					schemaPath: "#/properties/issue_ids/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
		}
		if (data.limit !== void 0) {
			let data13 = data.limit;
			if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
				const err52 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err52];
				else vErrors.push(err52);
				errors++;
			}
			if (typeof data13 == "number" && isFinite(data13)) {
				if (data13 > 3e3 || isNaN(data13)) {
					const err53 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 3e3
						},
						message: "must be <= 3000"
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
				if (data13 < 1 || isNaN(data13)) {
					const err54 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			}
		}
		if (data.new_triage_state !== void 0) {
			let data14 = data.new_triage_state;
			if (typeof data14 !== "string") {
				const err55 = {
					instancePath: instancePath + "/new_triage_state",
					schemaPath: "#/properties/new_triage_state/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err55];
				else vErrors.push(err55);
				errors++;
			}
			if (!(data14 === "ignored" || data14 === "reviewing" || data14 === "fixing" || data14 === "reopened" || data14 === "provisionally_ignored")) {
				const err56 = {
					instancePath: instancePath + "/new_triage_state",
					schemaPath: "#/properties/new_triage_state/enum",
					keyword: "enum",
					params: { allowedValues: schema110.properties.new_triage_state.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err56];
				else vErrors.push(err56);
				errors++;
			}
		}
		if (data.new_triage_reason !== void 0) {
			let data15 = data.new_triage_reason;
			if (typeof data15 !== "string") {
				const err57 = {
					instancePath: instancePath + "/new_triage_reason",
					schemaPath: "#/properties/new_triage_reason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err57];
				else vErrors.push(err57);
				errors++;
			}
			if (!(data15 === "acceptable_risk" || data15 === "false_positive" || data15 === "no_time" || data15 === "no_triage_reason" || data15 === "duplicate")) {
				const err58 = {
					instancePath: instancePath + "/new_triage_reason",
					schemaPath: "#/properties/new_triage_reason/enum",
					keyword: "enum",
					params: { allowedValues: schema110.properties.new_triage_reason.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err58];
				else vErrors.push(err58);
				errors++;
			}
		}
		if (data.new_note !== void 0) {
			let data16 = data.new_note;
			if (typeof data16 === "string") {
				if (func1(data16) > 3e3) {
					const err59 = {
						instancePath: instancePath + "/new_note",
						schemaPath: "#/properties/new_note/maxLength",
						keyword: "maxLength",
						params: { limit: 3e3 },
						message: "must NOT have more than 3000 characters"
					};
					if (vErrors === null) vErrors = [err59];
					else vErrors.push(err59);
					errors++;
				}
			} else {
				const err60 = {
					instancePath: instancePath + "/new_note",
					schemaPath: "#/properties/new_note/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err60];
				else vErrors.push(err60);
				errors++;
			}
		}
		if (data.autotriage_verdict !== void 0) {
			if (!validate232(data.autotriage_verdict, {
				instancePath: instancePath + "/autotriage_verdict",
				parentData: data,
				parentDataProperty: "autotriage_verdict",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate232.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0) {
			if (!validate273(data.categories, {
				instancePath: instancePath + "/categories",
				parentData: data,
				parentDataProperty: "categories",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate273.errors);
				errors = vErrors.length;
			}
		}
		if (data.component_tags !== void 0) {
			if (!validate273(data.component_tags, {
				instancePath: instancePath + "/component_tags",
				parentData: data,
				parentDataProperty: "component_tags",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate273.errors);
				errors = vErrors.length;
			}
		}
		if (data.confidence !== void 0) {
			if (!validate230(data.confidence, {
				instancePath: instancePath + "/confidence",
				parentData: data,
				parentDataProperty: "confidence",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate230.errors);
				errors = vErrors.length;
			}
		}
		if (data.dependencies !== void 0) {
			let data21 = data.dependencies;
			if (Array.isArray(data21)) {
				if (data21.length < 1) {
					const err61 = {
						instancePath: instancePath + "/dependencies",
						schemaPath: "#/properties/dependencies/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
				const len1 = data21.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data21[i1] !== "string") {
					const err62 = {
						instancePath: instancePath + "/dependencies/" + i1,
						schemaPath: "#/properties/dependencies/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err62];
					else vErrors.push(err62);
					errors++;
				}
			} else {
				const err63 = {
					instancePath: instancePath + "/dependencies",
					schemaPath: "#/properties/dependencies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err63];
				else vErrors.push(err63);
				errors++;
			}
		}
		if (data.epss_probability !== void 0) {
			let data23 = data.epss_probability;
			if (Array.isArray(data23)) {
				if (data23.length < 1) {
					const err64 = {
						instancePath: instancePath + "/epss_probability",
						schemaPath: "#/properties/epss_probability/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err64];
					else vErrors.push(err64);
					errors++;
				}
				const len2 = data23.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data23[i2] !== "string") {
					const err65 = {
						instancePath: instancePath + "/epss_probability/" + i2,
						schemaPath: "#/properties/epss_probability/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err65];
					else vErrors.push(err65);
					errors++;
				}
			} else {
				const err66 = {
					instancePath: instancePath + "/epss_probability",
					schemaPath: "#/properties/epss_probability/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err66];
				else vErrors.push(err66);
				errors++;
			}
		}
		if (data.exposures !== void 0) {
			let data25 = data.exposures;
			if (Array.isArray(data25)) {
				if (data25.length < 1) {
					const err67 = {
						instancePath: instancePath + "/exposures",
						schemaPath: "#/properties/exposures/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err67];
					else vErrors.push(err67);
					errors++;
				}
				const len3 = data25.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data25[i3] !== "string") {
					const err68 = {
						instancePath: instancePath + "/exposures/" + i3,
						schemaPath: "#/properties/exposures/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err68];
					else vErrors.push(err68);
					errors++;
				}
			} else {
				const err69 = {
					instancePath: instancePath + "/exposures",
					schemaPath: "#/properties/exposures/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err69];
				else vErrors.push(err69);
				errors++;
			}
		}
		if (data.include_historical !== void 0) {
			if (typeof data.include_historical !== "boolean") {
				const err70 = {
					instancePath: instancePath + "/include_historical",
					schemaPath: "#/properties/include_historical/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err70];
				else vErrors.push(err70);
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data28 = data.policies;
			if (Array.isArray(data28)) {
				if (data28.length < 1) {
					const err71 = {
						instancePath: instancePath + "/policies",
						schemaPath: "#/properties/policies/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err71];
					else vErrors.push(err71);
					errors++;
				}
				const len4 = data28.length;
				for (let i4 = 0; i4 < len4; i4++) if (typeof data28[i4] !== "string") {
					const err72 = {
						instancePath: instancePath + "/policies/" + i4,
						schemaPath: "#/properties/policies/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err72];
					else vErrors.push(err72);
					errors++;
				}
			} else {
				const err73 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/properties/policies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err73];
				else vErrors.push(err73);
				errors++;
			}
		}
		if (data.policy_mode !== void 0) {
			let data30 = data.policy_mode;
			if (Array.isArray(data30)) {
				if (data30.length < 1) {
					const err74 = {
						instancePath: instancePath + "/policy_mode",
						schemaPath: "#/properties/policy_mode/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err74];
					else vErrors.push(err74);
					errors++;
				}
				const len5 = data30.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data31 = data30[i5];
					if (typeof data31 !== "string") {
						const err75 = {
							instancePath: instancePath + "/policy_mode/" + i5,
							schemaPath: "#/properties/policy_mode/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err75];
						else vErrors.push(err75);
						errors++;
					}
					if (!(data31 === "monitor" || data31 === "block")) {
						const err76 = {
							instancePath: instancePath + "/policy_mode/" + i5,
							schemaPath: "#/properties/policy_mode/items/enum",
							keyword: "enum",
							params: { allowedValues: schema110.properties.policy_mode.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err76];
						else vErrors.push(err76);
						errors++;
					}
				}
			} else {
				const err77 = {
					instancePath: instancePath + "/policy_mode",
					schemaPath: "#/properties/policy_mode/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err77];
				else vErrors.push(err77);
				errors++;
			}
		}
		if (data.pro_only !== void 0) {
			if (typeof data.pro_only !== "boolean") {
				const err78 = {
					instancePath: instancePath + "/pro_only",
					schemaPath: "#/properties/pro_only/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err78];
				else vErrors.push(err78);
				errors++;
			}
		}
		if (data.project_tags !== void 0) {
			if (!validate273(data.project_tags, {
				instancePath: instancePath + "/project_tags",
				parentData: data,
				parentDataProperty: "project_tags",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate273.errors);
				errors = vErrors.length;
			}
		}
		if (data.ref !== void 0) {
			let data34 = data.ref;
			if (typeof data34 === "string") {
				if (func1(data34) < 1) {
					const err79 = {
						instancePath: instancePath + "/ref",
						schemaPath: "#/properties/ref/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err79];
					else vErrors.push(err79);
					errors++;
				}
			} else {
				const err80 = {
					instancePath: instancePath + "/ref",
					schemaPath: "#/properties/ref/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err80];
				else vErrors.push(err80);
				errors++;
			}
		}
		if (data.repos !== void 0) {
			let data35 = data.repos;
			if (Array.isArray(data35)) {
				if (data35.length < 1) {
					const err81 = {
						instancePath: instancePath + "/repos",
						schemaPath: "#/properties/repos/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err81];
					else vErrors.push(err81);
					errors++;
				}
				const len6 = data35.length;
				for (let i6 = 0; i6 < len6; i6++) if (typeof data35[i6] !== "string") {
					const err82 = {
						instancePath: instancePath + "/repos/" + i6,
						schemaPath: "#/properties/repos/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err82];
					else vErrors.push(err82);
					errors++;
				}
			} else {
				const err83 = {
					instancePath: instancePath + "/repos",
					schemaPath: "#/properties/repos/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err83];
				else vErrors.push(err83);
				errors++;
			}
		}
		if (data.repository_visibility !== void 0) {
			let data37 = data.repository_visibility;
			if (Array.isArray(data37)) {
				if (data37.length < 1) {
					const err84 = {
						instancePath: instancePath + "/repository_visibility",
						schemaPath: "#/properties/repository_visibility/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err84];
					else vErrors.push(err84);
					errors++;
				}
				const len7 = data37.length;
				for (let i7 = 0; i7 < len7; i7++) {
					let data38 = data37[i7];
					if (typeof data38 !== "string") {
						const err85 = {
							instancePath: instancePath + "/repository_visibility/" + i7,
							schemaPath: "#/properties/repository_visibility/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err85];
						else vErrors.push(err85);
						errors++;
					}
					if (!(data38 === "public" || data38 === "private")) {
						const err86 = {
							instancePath: instancePath + "/repository_visibility/" + i7,
							schemaPath: "#/properties/repository_visibility/items/enum",
							keyword: "enum",
							params: { allowedValues: schema110.properties.repository_visibility.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err86];
						else vErrors.push(err86);
						errors++;
					}
				}
			} else {
				const err87 = {
					instancePath: instancePath + "/repository_visibility",
					schemaPath: "#/properties/repository_visibility/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err87];
				else vErrors.push(err87);
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data39 = data.rules;
			if (Array.isArray(data39)) {
				if (data39.length < 1) {
					const err88 = {
						instancePath: instancePath + "/rules",
						schemaPath: "#/properties/rules/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err88];
					else vErrors.push(err88);
					errors++;
				}
				const len8 = data39.length;
				for (let i8 = 0; i8 < len8; i8++) if (typeof data39[i8] !== "string") {
					const err89 = {
						instancePath: instancePath + "/rules/" + i8,
						schemaPath: "#/properties/rules/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err89];
					else vErrors.push(err89);
					errors++;
				}
			} else {
				const err90 = {
					instancePath: instancePath + "/rules",
					schemaPath: "#/properties/rules/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err90];
				else vErrors.push(err90);
				errors++;
			}
		}
		if (data.ruleset !== void 0) {
			let data41 = data.ruleset;
			if (Array.isArray(data41)) {
				if (data41.length < 1) {
					const err91 = {
						instancePath: instancePath + "/ruleset",
						schemaPath: "#/properties/ruleset/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err91];
					else vErrors.push(err91);
					errors++;
				}
				const len9 = data41.length;
				for (let i9 = 0; i9 < len9; i9++) if (typeof data41[i9] !== "string") {
					const err92 = {
						instancePath: instancePath + "/ruleset/" + i9,
						schemaPath: "#/properties/ruleset/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err92];
					else vErrors.push(err92);
					errors++;
				}
			} else {
				const err93 = {
					instancePath: instancePath + "/ruleset",
					schemaPath: "#/properties/ruleset/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err93];
				else vErrors.push(err93);
				errors++;
			}
		}
		if (data.secret_types !== void 0) {
			let data43 = data.secret_types;
			if (Array.isArray(data43)) {
				if (data43.length < 1) {
					const err94 = {
						instancePath: instancePath + "/secret_types",
						schemaPath: "#/properties/secret_types/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err94];
					else vErrors.push(err94);
					errors++;
				}
				const len10 = data43.length;
				for (let i10 = 0; i10 < len10; i10++) if (typeof data43[i10] !== "string") {
					const err95 = {
						instancePath: instancePath + "/secret_types/" + i10,
						schemaPath: "#/properties/secret_types/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err95];
					else vErrors.push(err95);
					errors++;
				}
			} else {
				const err96 = {
					instancePath: instancePath + "/secret_types",
					schemaPath: "#/properties/secret_types/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err96];
				else vErrors.push(err96);
				errors++;
			}
		}
		if (data.severities !== void 0) {
			let data45 = data.severities;
			if (Array.isArray(data45)) {
				if (data45.length < 1) {
					const err97 = {
						instancePath: instancePath + "/severities",
						schemaPath: "#/properties/severities/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err97];
					else vErrors.push(err97);
					errors++;
				}
				const len11 = data45.length;
				for (let i11 = 0; i11 < len11; i11++) if (!validate226(data45[i11], {
					instancePath: instancePath + "/severities/" + i11,
					parentData: data45,
					parentDataProperty: i11,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate226.errors);
					errors = vErrors.length;
				}
			} else {
				const err98 = {
					instancePath: instancePath + "/severities",
					schemaPath: "#/properties/severities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err98];
				else vErrors.push(err98);
				errors++;
			}
		}
		if (data.since !== void 0) {
			let data47 = data.since;
			if (!(typeof data47 == "number" && !(data47 % 1) && !isNaN(data47) && isFinite(data47))) {
				const err99 = {
					instancePath: instancePath + "/since",
					schemaPath: "#/properties/since/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err99];
				else vErrors.push(err99);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data48 = data.status;
			if (typeof data48 === "string") {
				if (func1(data48) < 1) {
					const err100 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err100];
					else vErrors.push(err100);
					errors++;
				}
			} else {
				const err101 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err101];
				else vErrors.push(err101);
				errors++;
			}
		}
		if (data.transitivities !== void 0) {
			let data49 = data.transitivities;
			if (Array.isArray(data49)) {
				if (data49.length < 1) {
					const err102 = {
						instancePath: instancePath + "/transitivities",
						schemaPath: "#/properties/transitivities/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err102];
					else vErrors.push(err102);
					errors++;
				}
				const len12 = data49.length;
				for (let i12 = 0; i12 < len12; i12++) if (typeof data49[i12] !== "string") {
					const err103 = {
						instancePath: instancePath + "/transitivities/" + i12,
						schemaPath: "#/properties/transitivities/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err103];
					else vErrors.push(err103);
					errors++;
				}
			} else {
				const err104 = {
					instancePath: instancePath + "/transitivities",
					schemaPath: "#/properties/transitivities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err104];
				else vErrors.push(err104);
				errors++;
			}
		}
		if (data.triage_reasons !== void 0) {
			let data51 = data.triage_reasons;
			if (Array.isArray(data51)) {
				if (data51.length < 1) {
					const err105 = {
						instancePath: instancePath + "/triage_reasons",
						schemaPath: "#/properties/triage_reasons/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err105];
					else vErrors.push(err105);
					errors++;
				}
				const len13 = data51.length;
				for (let i13 = 0; i13 < len13; i13++) if (typeof data51[i13] !== "string") {
					const err106 = {
						instancePath: instancePath + "/triage_reasons/" + i13,
						schemaPath: "#/properties/triage_reasons/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err106];
					else vErrors.push(err106);
					errors++;
				}
			} else {
				const err107 = {
					instancePath: instancePath + "/triage_reasons",
					schemaPath: "#/properties/triage_reasons/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err107];
				else vErrors.push(err107);
				errors++;
			}
		}
		if (data.validation_state !== void 0) {
			let data53 = data.validation_state;
			if (Array.isArray(data53)) {
				if (data53.length < 1) {
					const err108 = {
						instancePath: instancePath + "/validation_state",
						schemaPath: "#/properties/validation_state/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err108];
					else vErrors.push(err108);
					errors++;
				}
				const len14 = data53.length;
				for (let i14 = 0; i14 < len14; i14++) if (typeof data53[i14] !== "string") {
					const err109 = {
						instancePath: instancePath + "/validation_state/" + i14,
						schemaPath: "#/properties/validation_state/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err109];
					else vErrors.push(err109);
					errors++;
				}
			} else {
				const err110 = {
					instancePath: instancePath + "/validation_state",
					schemaPath: "#/properties/validation_state/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err110];
				else vErrors.push(err110);
				errors++;
			}
		}
	} else {
		const err111 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err111];
		else vErrors.push(err111);
		errors++;
	}
	validate271.errors = vErrors;
	return errors === 0;
}
validate271.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
export { requests_exports };
