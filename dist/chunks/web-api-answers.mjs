// src/generated/guards/web-api-answers.js
const isAiFinding = validate72;
const schema31 = { "properties": {
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
	"confidence": { "type": ["string", "null"] },
	"severity": { "type": ["string", "null"] },
	"ref": { "type": ["string", "null"] },
	"line_of_code_url": { "type": ["string", "null"] },
	"match_based_id": { "type": ["string", "null"] },
	"syntactic_id": { "type": ["string", "null"] },
	"rule_name": { "type": ["string", "null"] },
	"rule_message": { "type": ["string", "null"] },
	"ai_impact": { "type": ["string", "null"] },
	"review_comments": { "type": ["array", "null"] },
	"state_updated_at": { "type": ["string", "null"] },
	"triaged_at": { "type": ["string", "null"] },
	"state": { "type": ["string", "null"] },
	"triage_state": { "type": ["string", "null"] },
	"status": { "type": ["string", "null"] },
	"triage_reason": { "type": ["string", "null"] },
	"triage_comment": { "type": ["string", "null"] },
	"click_to_fix_prs": { "type": ["array", "null"] },
	"click_to_fix_failures": { "type": ["array", "null"] }
} };
const pattern0 = new RegExp("^[0-9]{0,19}$", "u");
const schema32 = {
	"type": ["object", "null"],
	"properties": {
		"file_path": { "type": ["string", "null"] },
		"line": { "type": ["integer", "null"] },
		"column": { "type": ["integer", "null"] },
		"end_line": { "type": ["integer", "null"] },
		"end_column": { "type": ["integer", "null"] }
	}
};
function validate73(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema32.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.file_path !== void 0) {
			let data0 = data.file_path;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/file_path", "#/properties/file_path/type", "type", { type: schema32.properties.file_path.type }, "must be string,null");
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data1 = data.line;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/line", "#/properties/line/type", "type", { type: schema32.properties.line.type }, "must be integer,null");
				errors++;
			}
		}
		if (data.column !== void 0) {
			let data2 = data.column;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/column", "#/properties/column/type", "type", { type: schema32.properties.column.type }, "must be integer,null");
				errors++;
			}
		}
		if (data.end_line !== void 0) {
			let data3 = data.end_line;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/end_line", "#/properties/end_line/type", "type", { type: schema32.properties.end_line.type }, "must be integer,null");
				errors++;
			}
		}
		if (data.end_column !== void 0) {
			let data4 = data.end_column;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/end_column", "#/properties/end_column/type", "type", { type: schema32.properties.end_column.type }, "must be integer,null");
				errors++;
			}
		}
	}
	validate73.errors = vErrors;
	return errors === 0;
}
const schema33 = {
	"type": ["object", "null"],
	"properties": {
		"name": { "type": ["string", "null"] },
		"url": { "type": ["string", "null"] }
	}
};
function validate75(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema33.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema33.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data1 = data.url;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/url", "#/properties/url/type", "type", { type: schema33.properties.url.type }, "must be string,null");
				errors++;
			}
		}
	}
	validate75.errors = vErrors;
	return errors === 0;
}
const schema34 = {
	"type": ["object", "null"],
	"properties": {
		"name": { "type": ["string", "null"] },
		"message": { "type": ["string", "null"] },
		"confidence": { "type": ["string", "null"] },
		"category": { "type": ["string", "null"] },
		"subcategories": { "type": ["array", "null"] },
		"vulnerability_classes": { "type": ["array", "null"] },
		"cwe_names": { "type": ["array", "null"] },
		"owasp_names": { "type": ["array", "null"] }
	}
};
function validate77(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema34.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema34.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: schema34.properties.message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.confidence !== void 0) {
			let data2 = data.confidence;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/confidence", "#/properties/confidence/type", "type", { type: schema34.properties.confidence.type }, "must be string,null");
				errors++;
			}
		}
		if (data.category !== void 0) {
			let data3 = data.category;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/category", "#/properties/category/type", "type", { type: schema34.properties.category.type }, "must be string,null");
				errors++;
			}
		}
		if (data.subcategories !== void 0) {
			let data4 = data.subcategories;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/subcategories", "#/properties/subcategories/type", "type", { type: schema34.properties.subcategories.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/subcategories/" + i0, "#/properties/subcategories/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.vulnerability_classes !== void 0) {
			let data6 = data.vulnerability_classes;
			if (!Array.isArray(data6) && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/vulnerability_classes", "#/properties/vulnerability_classes/type", "type", { type: schema34.properties.vulnerability_classes.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data6)) {
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data6[i1] !== "string") {
					vErrors = addError(vErrors, instancePath + "/vulnerability_classes/" + i1, "#/properties/vulnerability_classes/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.cwe_names !== void 0) {
			let data8 = data.cwe_names;
			if (!Array.isArray(data8) && data8 !== null) {
				vErrors = addError(vErrors, instancePath + "/cwe_names", "#/properties/cwe_names/type", "type", { type: schema34.properties.cwe_names.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data8)) {
				const len2 = data8.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data8[i2] !== "string") {
					vErrors = addError(vErrors, instancePath + "/cwe_names/" + i2, "#/properties/cwe_names/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.owasp_names !== void 0) {
			let data10 = data.owasp_names;
			if (!Array.isArray(data10) && data10 !== null) {
				vErrors = addError(vErrors, instancePath + "/owasp_names", "#/properties/owasp_names/type", "type", { type: schema34.properties.owasp_names.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data10)) {
				const len3 = data10.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data10[i3] !== "string") {
					vErrors = addError(vErrors, instancePath + "/owasp_names/" + i3, "#/properties/owasp_names/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	}
	validate77.errors = vErrors;
	return errors === 0;
}
const schema35 = {
	"type": ["object", "null"],
	"properties": {
		"external_slug": { "type": ["string", "null"] },
		"url": { "type": ["string", "null"] },
		"id": { "type": [
			"integer",
			"string",
			"null"
		] },
		"linked_issue_ids": { "type": ["array", "null"] }
	}
};
const schema36 = { "type": ["integer", "string"] };
const pattern3 = new RegExp("^[0-9]{1,19}$", "u");
function validate80(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema36.type }, "must be integer,string");
		errors++;
	}
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
			errors++;
		}
	}
	validate80.errors = vErrors;
	return errors === 0;
}
function validate79(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema35.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.external_slug !== void 0) {
			let data0 = data.external_slug;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/external_slug", "#/properties/external_slug/type", "type", { type: schema35.properties.external_slug.type }, "must be string,null");
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data1 = data.url;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/url", "#/properties/url/type", "type", { type: schema35.properties.url.type }, "must be string,null");
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data2 = data.id;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema35.properties.id.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.linked_issue_ids !== void 0) {
			let data3 = data.linked_issue_ids;
			if (!Array.isArray(data3) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/linked_issue_ids", "#/properties/linked_issue_ids/type", "type", { type: schema35.properties.linked_issue_ids.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate80(data3[i0], { instancePath: instancePath + "/linked_issue_ids/" + i0 })) {
					vErrors = concatErrors(vErrors, validate80.errors);
					errors = vErrors.length;
				}
			}
		}
	}
	validate79.errors = vErrors;
	return errors === 0;
}
const schema37 = { "properties": {
	"external_discussion_id": { "type": [
		"string",
		"integer",
		"null"
	] },
	"external_note_id": { "type": [
		"string",
		"integer",
		"null"
	] }
} };
function validate83(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.external_discussion_id !== void 0) {
			let data0 = data.external_discussion_id;
			if (typeof data0 !== "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/external_discussion_id", "#/properties/external_discussion_id/type", "type", { type: schema37.properties.external_discussion_id.type }, "must be string,integer,null");
				errors++;
			}
		}
		if (data.external_note_id !== void 0) {
			let data1 = data.external_note_id;
			if (typeof data1 !== "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/external_note_id", "#/properties/external_note_id/type", "type", { type: schema37.properties.external_note_id.type }, "must be string,integer,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate83.errors = vErrors;
	return errors === 0;
}
const schema38 = {
	"type": ["object", "null"],
	"properties": {
		"autotriage": {
			"type": ["object", "null"],
			"properties": {
				"verdict": { "type": ["string", "null"] },
				"reason": { "type": ["string", "null"] }
			}
		},
		"autofix": {
			"type": ["object", "null"],
			"properties": {
				"fix_code": { "type": ["string", "null"] },
				"explanation": { "type": ["string", "null"] }
			}
		},
		"component": {
			"type": ["object", "null"],
			"properties": {
				"tag": { "type": ["string", "null"] },
				"risk": { "type": ["string", "null"] }
			}
		},
		"guidance": {
			"type": ["object", "null"],
			"properties": {
				"summary": { "type": ["string", "null"] },
				"instructions": { "type": ["string", "null"] }
			}
		},
		"rule_explanation": {
			"type": ["object", "null"],
			"properties": {
				"summary": { "type": ["string", "null"] },
				"explanation": { "type": ["string", "null"] }
			}
		}
	}
};
function validate85(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema38.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.autotriage !== void 0) {
			let data0 = data.autotriage;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/autotriage", "#/properties/autotriage/type", "type", { type: schema38.properties.autotriage.type }, "must be object,null");
				errors++;
			}
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.verdict !== void 0) {
					let data1 = data0.verdict;
					if (typeof data1 !== "string" && data1 !== null) {
						vErrors = addError(vErrors, instancePath + "/autotriage/verdict", "#/properties/autotriage/properties/verdict/type", "type", { type: schema38.properties.autotriage.properties.verdict.type }, "must be string,null");
						errors++;
					}
				}
				if (data0.reason !== void 0) {
					let data2 = data0.reason;
					if (typeof data2 !== "string" && data2 !== null) {
						vErrors = addError(vErrors, instancePath + "/autotriage/reason", "#/properties/autotriage/properties/reason/type", "type", { type: schema38.properties.autotriage.properties.reason.type }, "must be string,null");
						errors++;
					}
				}
			}
		}
		if (data.autofix !== void 0) {
			let data3 = data.autofix;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/autofix", "#/properties/autofix/type", "type", { type: schema38.properties.autofix.type }, "must be object,null");
				errors++;
			}
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.fix_code !== void 0) {
					let data4 = data3.fix_code;
					if (typeof data4 !== "string" && data4 !== null) {
						vErrors = addError(vErrors, instancePath + "/autofix/fix_code", "#/properties/autofix/properties/fix_code/type", "type", { type: schema38.properties.autofix.properties.fix_code.type }, "must be string,null");
						errors++;
					}
				}
				if (data3.explanation !== void 0) {
					let data5 = data3.explanation;
					if (typeof data5 !== "string" && data5 !== null) {
						vErrors = addError(vErrors, instancePath + "/autofix/explanation", "#/properties/autofix/properties/explanation/type", "type", { type: schema38.properties.autofix.properties.explanation.type }, "must be string,null");
						errors++;
					}
				}
			}
		}
		if (data.component !== void 0) {
			let data6 = data.component;
			if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/component", "#/properties/component/type", "type", { type: schema38.properties.component.type }, "must be object,null");
				errors++;
			}
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6.tag !== void 0) {
					let data7 = data6.tag;
					if (typeof data7 !== "string" && data7 !== null) {
						vErrors = addError(vErrors, instancePath + "/component/tag", "#/properties/component/properties/tag/type", "type", { type: schema38.properties.component.properties.tag.type }, "must be string,null");
						errors++;
					}
				}
				if (data6.risk !== void 0) {
					let data8 = data6.risk;
					if (typeof data8 !== "string" && data8 !== null) {
						vErrors = addError(vErrors, instancePath + "/component/risk", "#/properties/component/properties/risk/type", "type", { type: schema38.properties.component.properties.risk.type }, "must be string,null");
						errors++;
					}
				}
			}
		}
		if (data.guidance !== void 0) {
			let data9 = data.guidance;
			if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
				vErrors = addError(vErrors, instancePath + "/guidance", "#/properties/guidance/type", "type", { type: schema38.properties.guidance.type }, "must be object,null");
				errors++;
			}
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (data9.summary !== void 0) {
					let data10 = data9.summary;
					if (typeof data10 !== "string" && data10 !== null) {
						vErrors = addError(vErrors, instancePath + "/guidance/summary", "#/properties/guidance/properties/summary/type", "type", { type: schema38.properties.guidance.properties.summary.type }, "must be string,null");
						errors++;
					}
				}
				if (data9.instructions !== void 0) {
					let data11 = data9.instructions;
					if (typeof data11 !== "string" && data11 !== null) {
						vErrors = addError(vErrors, instancePath + "/guidance/instructions", "#/properties/guidance/properties/instructions/type", "type", { type: schema38.properties.guidance.properties.instructions.type }, "must be string,null");
						errors++;
					}
				}
			}
		}
		if (data.rule_explanation !== void 0) {
			let data12 = data.rule_explanation;
			if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) {
				vErrors = addError(vErrors, instancePath + "/rule_explanation", "#/properties/rule_explanation/type", "type", { type: schema38.properties.rule_explanation.type }, "must be object,null");
				errors++;
			}
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
				if (data12.summary !== void 0) {
					let data13 = data12.summary;
					if (typeof data13 !== "string" && data13 !== null) {
						vErrors = addError(vErrors, instancePath + "/rule_explanation/summary", "#/properties/rule_explanation/properties/summary/type", "type", { type: schema38.properties.rule_explanation.properties.summary.type }, "must be string,null");
						errors++;
					}
				}
				if (data12.explanation !== void 0) {
					let data14 = data12.explanation;
					if (typeof data14 !== "string" && data14 !== null) {
						vErrors = addError(vErrors, instancePath + "/rule_explanation/explanation", "#/properties/rule_explanation/properties/explanation/type", "type", { type: schema38.properties.rule_explanation.properties.explanation.type }, "must be string,null");
						errors++;
					}
				}
			}
		}
	}
	validate85.errors = vErrors;
	return errors === 0;
}
const schema39 = { "properties": {
	"url": { "type": ["string", "null"] },
	"created_at": { "type": ["string", "null"] }
} };
function validate87(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.url !== void 0) {
			let data0 = data.url;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/url", "#/properties/url/type", "type", { type: schema39.properties.url.type }, "must be string,null");
				errors++;
			}
		}
		if (data.created_at !== void 0) {
			let data1 = data.created_at;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/created_at", "#/properties/created_at/type", "type", { type: schema39.properties.created_at.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate87.errors = vErrors;
	return errors === 0;
}
const schema40 = { "properties": {
	"reason": { "type": ["string", "null"] },
	"created_at": { "type": ["string", "null"] }
} };
function validate89(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reason !== void 0) {
			let data0 = data.reason;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/reason", "#/properties/reason/type", "type", { type: schema40.properties.reason.type }, "must be string,null");
				errors++;
			}
		}
		if (data.created_at !== void 0) {
			let data1 = data.created_at;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/created_at", "#/properties/created_at/type", "type", { type: schema40.properties.created_at.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate89.errors = vErrors;
	return errors === 0;
}
const schema41 = {
	"type": ["object", "null"],
	"properties": {
		"id": { "type": [
			"integer",
			"string",
			"null"
		] },
		"name": { "type": ["string", "null"] },
		"slug": { "type": ["string", "null"] }
	}
};
function validate91(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema41.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema41.properties.id.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema41.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data2 = data.slug;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/slug", "#/properties/slug/type", "type", { type: schema41.properties.slug.type }, "must be string,null");
				errors++;
			}
		}
	}
	validate91.errors = vErrors;
	return errors === 0;
}
function validate72(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema31.properties.id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.first_seen_scan_id !== void 0) {
			let data1 = data.first_seen_scan_id;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/first_seen_scan_id", "#/properties/first_seen_scan_id/type", "type", { type: schema31.properties.first_seen_scan_id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					vErrors = addError(vErrors, instancePath + "/first_seen_scan_id", "#/properties/first_seen_scan_id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.created_at !== void 0) {
			let data2 = data.created_at;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/created_at", "#/properties/created_at/type", "type", { type: schema31.properties.created_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.relevant_since !== void 0) {
			let data3 = data.relevant_since;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/relevant_since", "#/properties/relevant_since/type", "type", { type: schema31.properties.relevant_since.type }, "must be string,null");
				errors++;
			}
		}
		if (data.confidence !== void 0) {
			let data4 = data.confidence;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/confidence", "#/properties/confidence/type", "type", { type: schema31.properties.confidence.type }, "must be string,null");
				errors++;
			}
		}
		if (data.severity !== void 0) {
			let data5 = data.severity;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: schema31.properties.severity.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ref !== void 0) {
			let data6 = data.ref;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/ref", "#/properties/ref/type", "type", { type: schema31.properties.ref.type }, "must be string,null");
				errors++;
			}
		}
		if (data.line_of_code_url !== void 0) {
			let data7 = data.line_of_code_url;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = addError(vErrors, instancePath + "/line_of_code_url", "#/properties/line_of_code_url/type", "type", { type: schema31.properties.line_of_code_url.type }, "must be string,null");
				errors++;
			}
		}
		if (data.match_based_id !== void 0) {
			let data8 = data.match_based_id;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = addError(vErrors, instancePath + "/match_based_id", "#/properties/match_based_id/type", "type", { type: schema31.properties.match_based_id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.syntactic_id !== void 0) {
			let data9 = data.syntactic_id;
			if (typeof data9 !== "string" && data9 !== null) {
				vErrors = addError(vErrors, instancePath + "/syntactic_id", "#/properties/syntactic_id/type", "type", { type: schema31.properties.syntactic_id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rule_name !== void 0) {
			let data10 = data.rule_name;
			if (typeof data10 !== "string" && data10 !== null) {
				vErrors = addError(vErrors, instancePath + "/rule_name", "#/properties/rule_name/type", "type", { type: schema31.properties.rule_name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rule_message !== void 0) {
			let data11 = data.rule_message;
			if (typeof data11 !== "string" && data11 !== null) {
				vErrors = addError(vErrors, instancePath + "/rule_message", "#/properties/rule_message/type", "type", { type: schema31.properties.rule_message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ai_impact !== void 0) {
			let data12 = data.ai_impact;
			if (typeof data12 !== "string" && data12 !== null) {
				vErrors = addError(vErrors, instancePath + "/ai_impact", "#/properties/ai_impact/type", "type", { type: schema31.properties.ai_impact.type }, "must be string,null");
				errors++;
			}
		}
		if (data.location !== void 0) {
			if (!validate73(data.location, { instancePath: instancePath + "/location" })) {
				vErrors = concatErrors(vErrors, validate73.errors);
				errors = vErrors.length;
			}
		}
		if (data.repository !== void 0) {
			if (!validate75(data.repository, { instancePath: instancePath + "/repository" })) {
				vErrors = concatErrors(vErrors, validate75.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate77(data.rule, { instancePath: instancePath + "/rule" })) {
				vErrors = concatErrors(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.external_ticket !== void 0) {
			if (!validate79(data.external_ticket, { instancePath: instancePath + "/external_ticket" })) {
				vErrors = concatErrors(vErrors, validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.review_comments !== void 0) {
			let data17 = data.review_comments;
			if (!Array.isArray(data17) && data17 !== null) {
				vErrors = addError(vErrors, instancePath + "/review_comments", "#/properties/review_comments/type", "type", { type: schema31.properties.review_comments.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data17)) {
				const len0 = data17.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate83(data17[i0], { instancePath: instancePath + "/review_comments/" + i0 })) {
					vErrors = concatErrors(vErrors, validate83.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.state_updated_at !== void 0) {
			let data19 = data.state_updated_at;
			if (typeof data19 !== "string" && data19 !== null) {
				vErrors = addError(vErrors, instancePath + "/state_updated_at", "#/properties/state_updated_at/type", "type", { type: schema31.properties.state_updated_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.triaged_at !== void 0) {
			let data20 = data.triaged_at;
			if (typeof data20 !== "string" && data20 !== null) {
				vErrors = addError(vErrors, instancePath + "/triaged_at", "#/properties/triaged_at/type", "type", { type: schema31.properties.triaged_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.state !== void 0) {
			let data21 = data.state;
			if (typeof data21 !== "string" && data21 !== null) {
				vErrors = addError(vErrors, instancePath + "/state", "#/properties/state/type", "type", { type: schema31.properties.state.type }, "must be string,null");
				errors++;
			}
		}
		if (data.triage_state !== void 0) {
			let data22 = data.triage_state;
			if (typeof data22 !== "string" && data22 !== null) {
				vErrors = addError(vErrors, instancePath + "/triage_state", "#/properties/triage_state/type", "type", { type: schema31.properties.triage_state.type }, "must be string,null");
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data23 = data.status;
			if (typeof data23 !== "string" && data23 !== null) {
				vErrors = addError(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: schema31.properties.status.type }, "must be string,null");
				errors++;
			}
		}
		if (data.triage_reason !== void 0) {
			let data24 = data.triage_reason;
			if (typeof data24 !== "string" && data24 !== null) {
				vErrors = addError(vErrors, instancePath + "/triage_reason", "#/properties/triage_reason/type", "type", { type: schema31.properties.triage_reason.type }, "must be string,null");
				errors++;
			}
		}
		if (data.triage_comment !== void 0) {
			let data25 = data.triage_comment;
			if (typeof data25 !== "string" && data25 !== null) {
				vErrors = addError(vErrors, instancePath + "/triage_comment", "#/properties/triage_comment/type", "type", { type: schema31.properties.triage_comment.type }, "must be string,null");
				errors++;
			}
		}
		if (data.assistant !== void 0) {
			if (!validate85(data.assistant, { instancePath: instancePath + "/assistant" })) {
				vErrors = concatErrors(vErrors, validate85.errors);
				errors = vErrors.length;
			}
		}
		if (data.click_to_fix_prs !== void 0) {
			let data27 = data.click_to_fix_prs;
			if (!Array.isArray(data27) && data27 !== null) {
				vErrors = addError(vErrors, instancePath + "/click_to_fix_prs", "#/properties/click_to_fix_prs/type", "type", { type: schema31.properties.click_to_fix_prs.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data27)) {
				const len1 = data27.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate87(data27[i1], { instancePath: instancePath + "/click_to_fix_prs/" + i1 })) {
					vErrors = concatErrors(vErrors, validate87.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.click_to_fix_failures !== void 0) {
			let data29 = data.click_to_fix_failures;
			if (!Array.isArray(data29) && data29 !== null) {
				vErrors = addError(vErrors, instancePath + "/click_to_fix_failures", "#/properties/click_to_fix_failures/type", "type", { type: schema31.properties.click_to_fix_failures.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data29)) {
				const len2 = data29.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate89(data29[i2], { instancePath: instancePath + "/click_to_fix_failures/" + i2 })) {
					vErrors = concatErrors(vErrors, validate89.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.sourcing_policy !== void 0) {
			if (!validate91(data.sourcing_policy, { instancePath: instancePath + "/sourcing_policy" })) {
				vErrors = concatErrors(vErrors, validate91.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate72.errors = vErrors;
	return errors === 0;
}
const isBacklogReport = validate93;
const schema42 = { "properties": { "buckets": { "type": ["array", "null"] } } };
const schema44 = {
	"type": ["object", "null"],
	"properties": {
		"since": { "type": ["string", "null"] },
		"until": { "type": ["string", "null"] }
	}
};
function validate95(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema44.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.since !== void 0) {
			let data0 = data.since;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/since", "#/properties/since/type", "type", { type: schema44.properties.since.type }, "must be string,null");
				errors++;
			}
		}
		if (data.until !== void 0) {
			let data1 = data.until;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/until", "#/properties/until/type", "type", { type: schema44.properties.until.type }, "must be string,null");
				errors++;
			}
		}
	}
	validate95.errors = vErrors;
	return errors === 0;
}
const schema45 = { "type": ["object", "null"] };
function validate97(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema45.type }, "must be object,null");
		errors++;
	}
	validate97.errors = vErrors;
	return errors === 0;
}
function validate94(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.timePeriod !== void 0) {
			if (!validate95(data.timePeriod, { instancePath: instancePath + "/timePeriod" })) {
				vErrors = concatErrors(vErrors, validate95.errors);
				errors = vErrors.length;
			}
		}
		if (data.open !== void 0) {
			if (!validate97(data.open, { instancePath: instancePath + "/open" })) {
				vErrors = concatErrors(vErrors, validate97.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate94.errors = vErrors;
	return errors === 0;
}
function validate93(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.buckets !== void 0) {
			let data0 = data.buckets;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/buckets", "#/properties/buckets/type", "type", { type: schema42.properties.buckets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate94(data0[i0], { instancePath: instancePath + "/buckets/" + i0 })) {
					vErrors = concatErrors(vErrors, validate94.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
const isCodeFinding = validate100;
const schema46 = { "allOf": [
	{ "$ref": "#/$defs/CommonFinding" },
	{ "$ref": "#/$defs/TriagedFinding" },
	{
		"type": "object",
		"additionalProperties": true,
		"properties": {
			"assistant": { "$ref": "#/$defs/Assistant" },
			"click_to_fix_prs": {
				"type": ["array", "null"],
				"items": { "$ref": "#/$defs/FixPullRequest" }
			},
			"click_to_fix_failures": {
				"type": ["array", "null"],
				"items": { "$ref": "#/$defs/FixFailure" }
			},
			"sourcing_policy": { "$ref": "#/$defs/PolicyReference" }
		}
	}
] };
const schema47 = { "properties": {
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
	"rule_message": { "type": ["string", "null"] },
	"review_comments": { "type": ["array", "null"] }
} };
function validate101(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema47.properties.id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.first_seen_scan_id !== void 0) {
			let data1 = data.first_seen_scan_id;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/first_seen_scan_id", "#/properties/first_seen_scan_id/type", "type", { type: schema47.properties.first_seen_scan_id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					vErrors = addError(vErrors, instancePath + "/first_seen_scan_id", "#/properties/first_seen_scan_id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.created_at !== void 0) {
			let data2 = data.created_at;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/created_at", "#/properties/created_at/type", "type", { type: schema47.properties.created_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.relevant_since !== void 0) {
			let data3 = data.relevant_since;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/relevant_since", "#/properties/relevant_since/type", "type", { type: schema47.properties.relevant_since.type }, "must be string,null");
				errors++;
			}
		}
		if (data.categories !== void 0) {
			let data4 = data.categories;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/categories", "#/properties/categories/type", "type", { type: schema47.properties.categories.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/categories/" + i0, "#/properties/categories/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.confidence !== void 0) {
			let data6 = data.confidence;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/confidence", "#/properties/confidence/type", "type", { type: schema47.properties.confidence.type }, "must be string,null");
				errors++;
			}
			if (!(data6 === "low" || data6 === "medium" || data6 === "high" || data6 === null || data6 === "")) {
				vErrors = addError(vErrors, instancePath + "/confidence", "#/properties/confidence/enum", "enum", { allowedValues: schema47.properties.confidence.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.severity !== void 0) {
			let data7 = data.severity;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: schema47.properties.severity.type }, "must be string,null");
				errors++;
			}
			if (!(data7 === "low" || data7 === "medium" || data7 === "high" || data7 === "critical" || data7 === null || data7 === "")) {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/enum", "enum", { allowedValues: schema47.properties.severity.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.ref !== void 0) {
			let data8 = data.ref;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = addError(vErrors, instancePath + "/ref", "#/properties/ref/type", "type", { type: schema47.properties.ref.type }, "must be string,null");
				errors++;
			}
		}
		if (data.line_of_code_url !== void 0) {
			let data9 = data.line_of_code_url;
			if (typeof data9 !== "string" && data9 !== null) {
				vErrors = addError(vErrors, instancePath + "/line_of_code_url", "#/properties/line_of_code_url/type", "type", { type: schema47.properties.line_of_code_url.type }, "must be string,null");
				errors++;
			}
		}
		if (data.match_based_id !== void 0) {
			let data10 = data.match_based_id;
			if (typeof data10 !== "string" && data10 !== null) {
				vErrors = addError(vErrors, instancePath + "/match_based_id", "#/properties/match_based_id/type", "type", { type: schema47.properties.match_based_id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rule_name !== void 0) {
			let data11 = data.rule_name;
			if (typeof data11 !== "string" && data11 !== null) {
				vErrors = addError(vErrors, instancePath + "/rule_name", "#/properties/rule_name/type", "type", { type: schema47.properties.rule_name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rule_message !== void 0) {
			let data12 = data.rule_message;
			if (typeof data12 !== "string" && data12 !== null) {
				vErrors = addError(vErrors, instancePath + "/rule_message", "#/properties/rule_message/type", "type", { type: schema47.properties.rule_message.type }, "must be string,null");
				errors++;
			}
		}
		if (data.location !== void 0) {
			if (!validate73(data.location, { instancePath: instancePath + "/location" })) {
				vErrors = concatErrors(vErrors, validate73.errors);
				errors = vErrors.length;
			}
		}
		if (data.repository !== void 0) {
			if (!validate75(data.repository, { instancePath: instancePath + "/repository" })) {
				vErrors = concatErrors(vErrors, validate75.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate77(data.rule, { instancePath: instancePath + "/rule" })) {
				vErrors = concatErrors(vErrors, validate77.errors);
				errors = vErrors.length;
			}
		}
		if (data.external_ticket !== void 0) {
			if (!validate79(data.external_ticket, { instancePath: instancePath + "/external_ticket" })) {
				vErrors = concatErrors(vErrors, validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.review_comments !== void 0) {
			let data17 = data.review_comments;
			if (!Array.isArray(data17) && data17 !== null) {
				vErrors = addError(vErrors, instancePath + "/review_comments", "#/properties/review_comments/type", "type", { type: schema47.properties.review_comments.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data17)) {
				const len1 = data17.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate83(data17[i1], { instancePath: instancePath + "/review_comments/" + i1 })) {
					vErrors = concatErrors(vErrors, validate83.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
const schema48 = { "properties": {
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
	"syntactic_id": { "type": ["string", "null"] }
} };
function validate108(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_updated_at !== void 0) {
			let data0 = data.state_updated_at;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/state_updated_at", "#/properties/state_updated_at/type", "type", { type: schema48.properties.state_updated_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.triaged_at !== void 0) {
			let data1 = data.triaged_at;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/triaged_at", "#/properties/triaged_at/type", "type", { type: schema48.properties.triaged_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.state !== void 0) {
			let data2 = data.state;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/state", "#/properties/state/type", "type", { type: schema48.properties.state.type }, "must be string,null");
				errors++;
			}
			if (!(data2 === "fixed" || data2 === "muted" || data2 === "unresolved" || data2 === null || data2 === "")) {
				vErrors = addError(vErrors, instancePath + "/state", "#/properties/state/enum", "enum", { allowedValues: schema48.properties.state.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.triage_state !== void 0) {
			let data3 = data.triage_state;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/triage_state", "#/properties/triage_state/type", "type", { type: schema48.properties.triage_state.type }, "must be string,null");
				errors++;
			}
			if (!(data3 === "untriaged" || data3 === "ignored" || data3 === "reopened" || data3 === "reviewing" || data3 === "fixing" || data3 === "provisionally_ignored" || data3 === null || data3 === "")) {
				vErrors = addError(vErrors, instancePath + "/triage_state", "#/properties/triage_state/enum", "enum", { allowedValues: schema48.properties.triage_state.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data4 = data.status;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: schema48.properties.status.type }, "must be string,null");
				errors++;
			}
			if (!(data4 === "open" || data4 === "fixed" || data4 === "ignored" || data4 === "reviewing" || data4 === "fixing" || data4 === "provisionally_ignored" || data4 === null || data4 === "")) {
				vErrors = addError(vErrors, instancePath + "/status", "#/properties/status/enum", "enum", { allowedValues: schema48.properties.status.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.triage_reason !== void 0) {
			let data5 = data.triage_reason;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/triage_reason", "#/properties/triage_reason/type", "type", { type: schema48.properties.triage_reason.type }, "must be string,null");
				errors++;
			}
			if (!(data5 === "acceptable_risk" || data5 === "false_positive" || data5 === "no_time" || data5 === "no_triage_reason" || data5 === "duplicate" || data5 === null || data5 === "")) {
				vErrors = addError(vErrors, instancePath + "/triage_reason", "#/properties/triage_reason/enum", "enum", { allowedValues: schema48.properties.triage_reason.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.triage_comment !== void 0) {
			let data6 = data.triage_comment;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/triage_comment", "#/properties/triage_comment/type", "type", { type: schema48.properties.triage_comment.type }, "must be string,null");
				errors++;
			}
		}
		if (data.syntactic_id !== void 0) {
			let data7 = data.syntactic_id;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = addError(vErrors, instancePath + "/syntactic_id", "#/properties/syntactic_id/type", "type", { type: schema48.properties.syntactic_id.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate108.errors = vErrors;
	return errors === 0;
}
function validate100(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate101(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate101.errors);
		errors = vErrors.length;
	}
	if (!validate108(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate108.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.assistant !== void 0) {
			if (!validate85(data.assistant, { instancePath: instancePath + "/assistant" })) {
				vErrors = concatErrors(vErrors, validate85.errors);
				errors = vErrors.length;
			}
		}
		if (data.click_to_fix_prs !== void 0) {
			let data1 = data.click_to_fix_prs;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/click_to_fix_prs", "#/allOf/2/properties/click_to_fix_prs/type", "type", { type: schema46.allOf[2].properties.click_to_fix_prs.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate87(data1[i0], { instancePath: instancePath + "/click_to_fix_prs/" + i0 })) {
					vErrors = concatErrors(vErrors, validate87.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.click_to_fix_failures !== void 0) {
			let data3 = data.click_to_fix_failures;
			if (!Array.isArray(data3) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/click_to_fix_failures", "#/allOf/2/properties/click_to_fix_failures/type", "type", { type: schema46.allOf[2].properties.click_to_fix_failures.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate89(data3[i1], { instancePath: instancePath + "/click_to_fix_failures/" + i1 })) {
					vErrors = concatErrors(vErrors, validate89.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.sourcing_policy !== void 0) {
			if (!validate91(data.sourcing_policy, { instancePath: instancePath + "/sourcing_policy" })) {
				vErrors = concatErrors(vErrors, validate91.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/allOf/2/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate100.errors = vErrors;
	return errors === 0;
}
const isDependencyList = validate114;
const schema49 = { "properties": {
	"dependencies": { "type": ["array", "null"] },
	"hasMore": { "type": ["boolean", "null"] },
	"cursor": { "type": ["string", "null"] }
} };
const schema50 = { "properties": {
	"id": { "type": ["string", "null"] },
	"name": { "type": ["string", "null"] },
	"version": { "type": ["string", "null"] },
	"package": {
		"type": ["object", "null"],
		"properties": {
			"name": { "type": ["string", "null"] },
			"versionSpecifier": { "type": ["string", "null"] }
		}
	},
	"ecosystem": { "type": ["string", "null"] },
	"transitivity": { "type": ["string", "null"] },
	"repositoryId": { "type": [
		"string",
		"integer",
		"null"
	] },
	"licenses": { "type": ["array", "null"] },
	"resolvedUrl": { "type": ["string", "null"] }
} };
const schema51 = {
	"type": ["object", "null"],
	"properties": {
		"path": { "type": ["string", "null"] },
		"startLine": { "type": ["string", "null"] },
		"startCol": { "type": ["string", "null"] },
		"endLine": { "type": ["string", "null"] },
		"endCol": { "type": ["string", "null"] },
		"url": { "type": ["string", "null"] },
		"committedAt": { "type": ["string", "null"] }
	}
};
function validate116(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema51.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path !== void 0) {
			let data0 = data.path;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/path", "#/properties/path/type", "type", { type: schema51.properties.path.type }, "must be string,null");
				errors++;
			}
		}
		if (data.startLine !== void 0) {
			let data1 = data.startLine;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/startLine", "#/properties/startLine/type", "type", { type: schema51.properties.startLine.type }, "must be string,null");
				errors++;
			}
		}
		if (data.startCol !== void 0) {
			let data2 = data.startCol;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/startCol", "#/properties/startCol/type", "type", { type: schema51.properties.startCol.type }, "must be string,null");
				errors++;
			}
		}
		if (data.endLine !== void 0) {
			let data3 = data.endLine;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/endLine", "#/properties/endLine/type", "type", { type: schema51.properties.endLine.type }, "must be string,null");
				errors++;
			}
		}
		if (data.endCol !== void 0) {
			let data4 = data.endCol;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/endCol", "#/properties/endCol/type", "type", { type: schema51.properties.endCol.type }, "must be string,null");
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data5 = data.url;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/url", "#/properties/url/type", "type", { type: schema51.properties.url.type }, "must be string,null");
				errors++;
			}
		}
		if (data.committedAt !== void 0) {
			let data6 = data.committedAt;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/committedAt", "#/properties/committedAt/type", "type", { type: schema51.properties.committedAt.type }, "must be string,null");
				errors++;
			}
		}
	}
	validate116.errors = vErrors;
	return errors === 0;
}
function validate115(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema50.properties.id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema50.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data2 = data.version;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/version", "#/properties/version/type", "type", { type: schema50.properties.version.type }, "must be string,null");
				errors++;
			}
		}
		if (data.package !== void 0) {
			let data3 = data.package;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/package", "#/properties/package/type", "type", { type: schema50.properties.package.type }, "must be object,null");
				errors++;
			}
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.name !== void 0) {
					let data4 = data3.name;
					if (typeof data4 !== "string" && data4 !== null) {
						vErrors = addError(vErrors, instancePath + "/package/name", "#/properties/package/properties/name/type", "type", { type: schema50.properties.package.properties.name.type }, "must be string,null");
						errors++;
					}
				}
				if (data3.versionSpecifier !== void 0) {
					let data5 = data3.versionSpecifier;
					if (typeof data5 !== "string" && data5 !== null) {
						vErrors = addError(vErrors, instancePath + "/package/versionSpecifier", "#/properties/package/properties/versionSpecifier/type", "type", { type: schema50.properties.package.properties.versionSpecifier.type }, "must be string,null");
						errors++;
					}
				}
			}
		}
		if (data.ecosystem !== void 0) {
			let data6 = data.ecosystem;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/ecosystem", "#/properties/ecosystem/type", "type", { type: schema50.properties.ecosystem.type }, "must be string,null");
				errors++;
			}
		}
		if (data.transitivity !== void 0) {
			let data7 = data.transitivity;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = addError(vErrors, instancePath + "/transitivity", "#/properties/transitivity/type", "type", { type: schema50.properties.transitivity.type }, "must be string,null");
				errors++;
			}
		}
		if (data.repositoryId !== void 0) {
			let data8 = data.repositoryId;
			if (typeof data8 !== "string" && !(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null) {
				vErrors = addError(vErrors, instancePath + "/repositoryId", "#/properties/repositoryId/type", "type", { type: schema50.properties.repositoryId.type }, "must be string,integer,null");
				errors++;
			}
			if (typeof data8 === "string") {
				if (!pattern0.test(data8)) {
					vErrors = addError(vErrors, instancePath + "/repositoryId", "#/properties/repositoryId/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.licenses !== void 0) {
			let data9 = data.licenses;
			if (!Array.isArray(data9) && data9 !== null) {
				vErrors = addError(vErrors, instancePath + "/licenses", "#/properties/licenses/type", "type", { type: schema50.properties.licenses.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data9[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/licenses/" + i0, "#/properties/licenses/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.resolvedUrl !== void 0) {
			let data11 = data.resolvedUrl;
			if (typeof data11 !== "string" && data11 !== null) {
				vErrors = addError(vErrors, instancePath + "/resolvedUrl", "#/properties/resolvedUrl/type", "type", { type: schema50.properties.resolvedUrl.type }, "must be string,null");
				errors++;
			}
		}
		if (data.definedAt !== void 0) {
			if (!validate116(data.definedAt, { instancePath: instancePath + "/definedAt" })) {
				vErrors = concatErrors(vErrors, validate116.errors);
				errors = vErrors.length;
			}
		}
		if (data.manifestDefinition !== void 0) {
			if (!validate116(data.manifestDefinition, { instancePath: instancePath + "/manifestDefinition" })) {
				vErrors = concatErrors(vErrors, validate116.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate115.errors = vErrors;
	return errors === 0;
}
function validate114(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.dependencies !== void 0) {
			let data0 = data.dependencies;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/dependencies", "#/properties/dependencies/type", "type", { type: schema49.properties.dependencies.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate115(data0[i0], { instancePath: instancePath + "/dependencies/" + i0 })) {
					vErrors = concatErrors(vErrors, validate115.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.hasMore !== void 0) {
			let data2 = data.hasMore;
			if (typeof data2 !== "boolean" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/hasMore", "#/properties/hasMore/type", "type", { type: schema49.properties.hasMore.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.cursor !== void 0) {
			let data3 = data.cursor;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: schema49.properties.cursor.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate114.errors = vErrors;
	return errors === 0;
}
const isFindingList = validate120;
const schema52 = { "properties": { "findings": { "type": ["array", "null"] } } };
const schema54 = { "allOf": [
	{ "$ref": "#/$defs/CommonFinding" },
	{ "$ref": "#/$defs/TriagedFinding" },
	{
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
			"epss_score": { "$ref": "#/$defs/EpssScore" },
			"fix_recommendations": {
				"type": ["array", "null"],
				"items": { "$ref": "#/$defs/FixRecommendation" }
			},
			"found_dependency": { "$ref": "#/$defs/FoundDependency" },
			"vulnerability_identifier": { "type": ["string", "null"] },
			"usage": { "$ref": "#/$defs/DependencyUsage" }
		}
	}
] };
const schema55 = {
	"type": ["object", "null"],
	"properties": {
		"score": { "type": ["number", "null"] },
		"percentile": { "type": ["number", "null"] }
	}
};
function validate126(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema55.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.score !== void 0) {
			let data0 = data.score;
			if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/score", "#/properties/score/type", "type", { type: schema55.properties.score.type }, "must be number,null");
				errors++;
			}
		}
		if (data.percentile !== void 0) {
			let data1 = data.percentile;
			if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/percentile", "#/properties/percentile/type", "type", { type: schema55.properties.percentile.type }, "must be number,null");
				errors++;
			}
		}
	}
	validate126.errors = vErrors;
	return errors === 0;
}
const schema56 = { "properties": {
	"package": { "type": ["string", "null"] },
	"version": { "type": ["string", "null"] }
} };
function validate128(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.package !== void 0) {
			let data0 = data.package;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/package", "#/properties/package/type", "type", { type: schema56.properties.package.type }, "must be string,null");
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/version", "#/properties/version/type", "type", { type: schema56.properties.version.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate128.errors = vErrors;
	return errors === 0;
}
const schema57 = {
	"type": ["object", "null"],
	"properties": {
		"package": { "type": ["string", "null"] },
		"version": { "type": ["string", "null"] },
		"ecosystem": { "type": ["string", "null"] },
		"transitivity": { "type": ["string", "null"] },
		"lockfile_line_url": { "type": ["string", "null"] }
	}
};
function validate130(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema57.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.package !== void 0) {
			let data0 = data.package;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/package", "#/properties/package/type", "type", { type: schema57.properties.package.type }, "must be string,null");
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/version", "#/properties/version/type", "type", { type: schema57.properties.version.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ecosystem !== void 0) {
			let data2 = data.ecosystem;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/ecosystem", "#/properties/ecosystem/type", "type", { type: schema57.properties.ecosystem.type }, "must be string,null");
				errors++;
			}
		}
		if (data.transitivity !== void 0) {
			let data3 = data.transitivity;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/transitivity", "#/properties/transitivity/type", "type", { type: schema57.properties.transitivity.type }, "must be string,null");
				errors++;
			}
		}
		if (data.lockfile_line_url !== void 0) {
			let data4 = data.lockfile_line_url;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/lockfile_line_url", "#/properties/lockfile_line_url/type", "type", { type: schema57.properties.lockfile_line_url.type }, "must be string,null");
				errors++;
			}
		}
	}
	validate130.errors = vErrors;
	return errors === 0;
}
const schema58 = { "type": ["object", "null"] };
function validate132(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema58.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.location !== void 0) {
			if (!validate73(data.location, { instancePath: instancePath + "/location" })) {
				vErrors = concatErrors(vErrors, validate73.errors);
				errors = vErrors.length;
			}
		}
		if (data.external_ticket !== void 0) {
			if (!validate79(data.external_ticket, { instancePath: instancePath + "/external_ticket" })) {
				vErrors = concatErrors(vErrors, validate79.errors);
				errors = vErrors.length;
			}
		}
	}
	validate132.errors = vErrors;
	return errors === 0;
}
function validate123(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate101(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate101.errors);
		errors = vErrors.length;
	}
	if (!validate108(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate108.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.is_malicious !== void 0) {
			let data0 = data.is_malicious;
			if (typeof data0 !== "boolean" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/is_malicious", "#/allOf/2/properties/is_malicious/type", "type", { type: schema54.allOf[2].properties.is_malicious.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.reachability !== void 0) {
			let data1 = data.reachability;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/reachability", "#/allOf/2/properties/reachability/type", "type", { type: schema54.allOf[2].properties.reachability.type }, "must be string,null");
				errors++;
			}
			if (!(data1 === "no reachability analysis" || data1 === "reachable" || data1 === "always reachable" || data1 === "conditionally reachable" || data1 === "unreachable" || data1 === null || data1 === "")) {
				vErrors = addError(vErrors, instancePath + "/reachability", "#/allOf/2/properties/reachability/enum", "enum", { allowedValues: schema54.allOf[2].properties.reachability.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.reachable_condition !== void 0) {
			let data2 = data.reachable_condition;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/reachable_condition", "#/allOf/2/properties/reachable_condition/type", "type", { type: schema54.allOf[2].properties.reachable_condition.type }, "must be string,null");
				errors++;
			}
		}
		if (data.epss_score !== void 0) {
			if (!validate126(data.epss_score, { instancePath: instancePath + "/epss_score" })) {
				vErrors = concatErrors(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.fix_recommendations !== void 0) {
			let data4 = data.fix_recommendations;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/fix_recommendations", "#/allOf/2/properties/fix_recommendations/type", "type", { type: schema54.allOf[2].properties.fix_recommendations.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate128(data4[i0], { instancePath: instancePath + "/fix_recommendations/" + i0 })) {
					vErrors = concatErrors(vErrors, validate128.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.found_dependency !== void 0) {
			if (!validate130(data.found_dependency, { instancePath: instancePath + "/found_dependency" })) {
				vErrors = concatErrors(vErrors, validate130.errors);
				errors = vErrors.length;
			}
		}
		if (data.vulnerability_identifier !== void 0) {
			let data7 = data.vulnerability_identifier;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = addError(vErrors, instancePath + "/vulnerability_identifier", "#/allOf/2/properties/vulnerability_identifier/type", "type", { type: schema54.allOf[2].properties.vulnerability_identifier.type }, "must be string,null");
				errors++;
			}
		}
		if (data.usage !== void 0) {
			if (!validate132(data.usage, { instancePath: instancePath + "/usage" })) {
				vErrors = concatErrors(vErrors, validate132.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/allOf/2/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate123.errors = vErrors;
	return errors === 0;
}
function validate121(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate100(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate100.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs2 = errors;
		if (!validate123(data, { instancePath })) {
			vErrors = concatErrors(vErrors, validate123.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs3 = errors;
			if (!validate72(data, { instancePath })) {
				vErrors = concatErrors(vErrors, validate72.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			valid0 = valid0 || _valid0;
		}
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate121.errors = vErrors;
	return errors === 0;
}
function validate120(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings !== void 0) {
			let data0 = data.findings;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/findings", "#/properties/findings/type", "type", { type: schema52.properties.findings.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate121(data0[i0], { instancePath: instancePath + "/findings/" + i0 })) {
					vErrors = concatErrors(vErrors, validate121.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate120.errors = vErrors;
	return errors === 0;
}
const isGuardrailsReport = validate139;
const schema59 = { "properties": {
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
const schema60 = { "properties": {
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
function validate140(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.timePeriod !== void 0) {
			if (!validate95(data.timePeriod, { instancePath: instancePath + "/timePeriod" })) {
				vErrors = concatErrors(vErrors, validate95.errors);
				errors = vErrors.length;
			}
		}
		if (data.silenced !== void 0) {
			let data1 = data.silenced;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/silenced", "#/properties/silenced/type", "type", { type: schema60.properties.silenced.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.open !== void 0) {
			let data2 = data.open;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/open", "#/properties/open/type", "type", { type: schema60.properties.open.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.fixed !== void 0) {
			let data3 = data.fixed;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/fixed", "#/properties/fixed/type", "type", { type: schema60.properties.fixed.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.ignored !== void 0) {
			let data4 = data.ignored;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/ignored", "#/properties/ignored/type", "type", { type: schema60.properties.ignored.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.provisionallyIgnored !== void 0) {
			let data5 = data.provisionallyIgnored;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && typeof data5 !== "string" && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/provisionallyIgnored", "#/properties/provisionallyIgnored/type", "type", { type: schema60.properties.provisionallyIgnored.type }, "must be integer,string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate140.errors = vErrors;
	return errors === 0;
}
function validate139(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.buckets !== void 0) {
			let data0 = data.buckets;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/buckets", "#/properties/buckets/type", "type", { type: schema59.properties.buckets.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate140(data0[i0], { instancePath: instancePath + "/buckets/" + i0 })) {
					vErrors = concatErrors(vErrors, validate140.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.totalFixed !== void 0) {
			let data2 = data.totalFixed;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/totalFixed", "#/properties/totalFixed/type", "type", { type: schema59.properties.totalFixed.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.totalOpened !== void 0) {
			let data3 = data.totalOpened;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/totalOpened", "#/properties/totalOpened/type", "type", { type: schema59.properties.totalOpened.type }, "must be integer,string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate139.errors = vErrors;
	return errors === 0;
}
const isIssueGroupList = validate143;
const schema61 = { "properties": {
	"groups": { "type": ["array", "null"] },
	"cursor": { "type": ["string", "null"] },
	"total": { "type": ["string", "null"] },
	"fetched": { "type": ["string", "null"] }
} };
const schema62 = { "properties": {
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
function validate144(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issuesCount !== void 0) {
			let data0 = data.issuesCount;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/issuesCount", "#/properties/issuesCount/type", "type", { type: schema62.properties.issuesCount.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleId !== void 0) {
			let data1 = data.ruleId;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/ruleId", "#/properties/ruleId/type", "type", { type: schema62.properties.ruleId.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleShaSum !== void 0) {
			let data2 = data.ruleShaSum;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/ruleShaSum", "#/properties/ruleShaSum/type", "type", { type: schema62.properties.ruleShaSum.type }, "must be string,null");
				errors++;
			}
		}
		if (data.rulePath !== void 0) {
			let data3 = data.rulePath;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/rulePath", "#/properties/rulePath/type", "type", { type: schema62.properties.rulePath.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleSourceUri !== void 0) {
			let data4 = data.ruleSourceUri;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/ruleSourceUri", "#/properties/ruleSourceUri/type", "type", { type: schema62.properties.ruleSourceUri.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleLastChangeBy !== void 0) {
			let data5 = data.ruleLastChangeBy;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/ruleLastChangeBy", "#/properties/ruleLastChangeBy/type", "type", { type: schema62.properties.ruleLastChangeBy.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleDeploymentName !== void 0) {
			let data6 = data.ruleDeploymentName;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/ruleDeploymentName", "#/properties/ruleDeploymentName/type", "type", { type: schema62.properties.ruleDeploymentName.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleVisibility !== void 0) {
			let data7 = data.ruleVisibility;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = addError(vErrors, instancePath + "/ruleVisibility", "#/properties/ruleVisibility/type", "type", { type: schema62.properties.ruleVisibility.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleMeta !== void 0) {
			let data8 = data.ruleMeta;
			if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
				vErrors = addError(vErrors, instancePath + "/ruleMeta", "#/properties/ruleMeta/type", "type", { type: schema62.properties.ruleMeta.type }, "must be object,null");
				errors++;
			}
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8.author !== void 0) {
					let data9 = data8.author;
					if (typeof data9 !== "string" && data9 !== null) {
						vErrors = addError(vErrors, instancePath + "/ruleMeta/author", "#/properties/ruleMeta/properties/author/type", "type", { type: schema62.properties.ruleMeta.properties.author.type }, "must be string,null");
						errors++;
					}
				}
				if (data8.authorPhotoUrl !== void 0) {
					let data10 = data8.authorPhotoUrl;
					if (typeof data10 !== "string" && data10 !== null) {
						vErrors = addError(vErrors, instancePath + "/ruleMeta/authorPhotoUrl", "#/properties/ruleMeta/properties/authorPhotoUrl/type", "type", { type: schema62.properties.ruleMeta.properties.authorPhotoUrl.type }, "must be string,null");
						errors++;
					}
				}
				if (data8.rule !== void 0) {
					let data11 = data8.rule;
					if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
						vErrors = addError(vErrors, instancePath + "/ruleMeta/rule", "#/properties/ruleMeta/properties/rule/type", "type", { type: schema62.properties.ruleMeta.properties.rule.type }, "must be object,null");
						errors++;
					}
					if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
						if (data11.ruleId !== void 0) {
							let data12 = data11.ruleId;
							if (typeof data12 !== "string" && data12 !== null) {
								vErrors = addError(vErrors, instancePath + "/ruleMeta/rule/ruleId", "#/properties/ruleMeta/properties/rule/properties/ruleId/type", "type", { type: schema62.properties.ruleMeta.properties.rule.properties.ruleId.type }, "must be string,null");
								errors++;
							}
						}
						if (data11.ruleVersionId !== void 0) {
							let data13 = data11.ruleVersionId;
							if (typeof data13 !== "string" && data13 !== null) {
								vErrors = addError(vErrors, instancePath + "/ruleMeta/rule/ruleVersionId", "#/properties/ruleMeta/properties/rule/properties/ruleVersionId/type", "type", { type: schema62.properties.ruleMeta.properties.rule.properties.ruleVersionId.type }, "must be string,null");
								errors++;
							}
						}
						if (data11.origin !== void 0) {
							let data14 = data11.origin;
							if (typeof data14 !== "string" && data14 !== null) {
								vErrors = addError(vErrors, instancePath + "/ruleMeta/rule/origin", "#/properties/ruleMeta/properties/rule/properties/origin/type", "type", { type: schema62.properties.ruleMeta.properties.rule.properties.origin.type }, "must be string,null");
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
				vErrors = addError(vErrors, instancePath + "/ruleLastChangeAt", "#/properties/ruleLastChangeAt/type", "type", { type: schema62.properties.ruleLastChangeAt.type }, "must be string,null");
				errors++;
			}
		}
		if (data.ruleTestCases !== void 0) {
			let data16 = data.ruleTestCases;
			if (!Array.isArray(data16) && data16 !== null) {
				vErrors = addError(vErrors, instancePath + "/ruleTestCases", "#/properties/ruleTestCases/type", "type", { type: schema62.properties.ruleTestCases.type }, "must be array,null");
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
								vErrors = addError(vErrors, instancePath + "/ruleTestCases/" + i0 + "/target", "#/properties/ruleTestCases/items/properties/target/type", "type", { type: schema62.properties.ruleTestCases.items.properties.target.type }, "must be string,null");
								errors++;
							}
						}
						if (data17.language !== void 0) {
							let data19 = data17.language;
							if (typeof data19 !== "string" && data19 !== null) {
								vErrors = addError(vErrors, instancePath + "/ruleTestCases/" + i0 + "/language", "#/properties/ruleTestCases/items/properties/language/type", "type", { type: schema62.properties.ruleTestCases.items.properties.language.type }, "must be string,null");
								errors++;
							}
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/ruleTestCases/" + i0, "#/properties/ruleTestCases/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
		if (data.ruleDefinition !== void 0) {
			if (!validate97(data.ruleDefinition, { instancePath: instancePath + "/ruleDefinition" })) {
				vErrors = concatErrors(vErrors, validate97.errors);
				errors = vErrors.length;
			}
		}
		if (data.ruleSupersededBy !== void 0) {
			let data21 = data.ruleSupersededBy;
			if (!Array.isArray(data21) && data21 !== null) {
				vErrors = addError(vErrors, instancePath + "/ruleSupersededBy", "#/properties/ruleSupersededBy/type", "type", { type: schema62.properties.ruleSupersededBy.type }, "must be array,null");
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
								vErrors = addError(vErrors, instancePath + "/ruleSupersededBy/" + i1 + "/product", "#/properties/ruleSupersededBy/items/properties/product/type", "type", { type: schema62.properties.ruleSupersededBy.items.properties.product.type }, "must be string,null");
								errors++;
							}
						}
						if (data22.rulePath !== void 0) {
							let data24 = data22.rulePath;
							if (typeof data24 !== "string" && data24 !== null) {
								vErrors = addError(vErrors, instancePath + "/ruleSupersededBy/" + i1 + "/rulePath", "#/properties/ruleSupersededBy/items/properties/rulePath/type", "type", { type: schema62.properties.ruleSupersededBy.items.properties.rulePath.type }, "must be string,null");
								errors++;
							}
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/ruleSupersededBy/" + i1, "#/properties/ruleSupersededBy/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			}
		}
		if (data.sastAttributes !== void 0) {
			if (!validate97(data.sastAttributes, { instancePath: instancePath + "/sastAttributes" })) {
				vErrors = concatErrors(vErrors, validate97.errors);
				errors = vErrors.length;
			}
		}
		if (data.scaAttributes !== void 0) {
			let data26 = data.scaAttributes;
			if (!(data26 && typeof data26 == "object" && !Array.isArray(data26)) && data26 !== null) {
				vErrors = addError(vErrors, instancePath + "/scaAttributes", "#/properties/scaAttributes/type", "type", { type: schema62.properties.scaAttributes.type }, "must be object,null");
				errors++;
			}
			if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
				if (data26.epssScore !== void 0) {
					let data27 = data26.epssScore;
					if (!(data27 && typeof data27 == "object" && !Array.isArray(data27)) && data27 !== null) {
						vErrors = addError(vErrors, instancePath + "/scaAttributes/epssScore", "#/properties/scaAttributes/properties/epssScore/type", "type", { type: schema62.properties.scaAttributes.properties.epssScore.type }, "must be object,null");
						errors++;
					}
					if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
						if (data27.score !== void 0) {
							let data28 = data27.score;
							if (!(typeof data28 == "number" && isFinite(data28)) && data28 !== null) {
								vErrors = addError(vErrors, instancePath + "/scaAttributes/epssScore/score", "#/properties/scaAttributes/properties/epssScore/properties/score/type", "type", { type: schema62.properties.scaAttributes.properties.epssScore.properties.score.type }, "must be number,null");
								errors++;
							}
						}
						if (data27.percentile !== void 0) {
							let data29 = data27.percentile;
							if (!(typeof data29 == "number" && isFinite(data29)) && data29 !== null) {
								vErrors = addError(vErrors, instancePath + "/scaAttributes/epssScore/percentile", "#/properties/scaAttributes/properties/epssScore/properties/percentile/type", "type", { type: schema62.properties.scaAttributes.properties.epssScore.properties.percentile.type }, "must be number,null");
								errors++;
							}
						}
						if (data27.updatedAt !== void 0) {
							let data30 = data27.updatedAt;
							if (typeof data30 !== "string" && data30 !== null) {
								vErrors = addError(vErrors, instancePath + "/scaAttributes/epssScore/updatedAt", "#/properties/scaAttributes/properties/epssScore/properties/updatedAt/type", "type", { type: schema62.properties.scaAttributes.properties.epssScore.properties.updatedAt.type }, "must be string,null");
								errors++;
							}
						}
						if (data27.categorization !== void 0) {
							let data31 = data27.categorization;
							if (typeof data31 !== "string" && data31 !== null) {
								vErrors = addError(vErrors, instancePath + "/scaAttributes/epssScore/categorization", "#/properties/scaAttributes/properties/epssScore/properties/categorization/type", "type", { type: schema62.properties.scaAttributes.properties.epssScore.properties.categorization.type }, "must be string,null");
								errors++;
							}
						}
					}
				}
			}
		}
		if (data.secretsAttributes !== void 0) {
			if (!validate97(data.secretsAttributes, { instancePath: instancePath + "/secretsAttributes" })) {
				vErrors = concatErrors(vErrors, validate97.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate144.errors = vErrors;
	return errors === 0;
}
function validate143(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.groups !== void 0) {
			let data0 = data.groups;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/groups", "#/properties/groups/type", "type", { type: schema61.properties.groups.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate144(data0[i0], { instancePath: instancePath + "/groups/" + i0 })) {
					vErrors = concatErrors(vErrors, validate144.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data2 = data.cursor;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: schema61.properties.cursor.type }, "must be string,null");
				errors++;
			}
		}
		if (data.total !== void 0) {
			let data3 = data.total;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/total", "#/properties/total/type", "type", { type: schema61.properties.total.type }, "must be string,null");
				errors++;
			}
		}
		if (data.fetched !== void 0) {
			let data4 = data.fetched;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/fetched", "#/properties/fetched/type", "type", { type: schema61.properties.fetched.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate143.errors = vErrors;
	return errors === 0;
}
const isNotificationWebhookAnswer = validate149;
const schema64 = {
	"type": ["object", "null"],
	"properties": {
		"id": { "type": ["string", "null"] },
		"name": { "type": ["string", "null"] },
		"url": { "type": ["string", "null"] },
		"hasSecret": { "type": ["boolean", "null"] },
		"useNetworkBroker": { "type": ["boolean", "null"] }
	}
};
function validate150(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: schema64.type }, "must be object,null");
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema64.properties.id.type }, "must be string,null");
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema64.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data2 = data.url;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/url", "#/properties/url/type", "type", { type: schema64.properties.url.type }, "must be string,null");
				errors++;
			}
		}
		if (data.hasSecret !== void 0) {
			let data3 = data.hasSecret;
			if (typeof data3 !== "boolean" && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/hasSecret", "#/properties/hasSecret/type", "type", { type: schema64.properties.hasSecret.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.useNetworkBroker !== void 0) {
			let data4 = data.useNetworkBroker;
			if (typeof data4 !== "boolean" && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/useNetworkBroker", "#/properties/useNetworkBroker/type", "type", { type: schema64.properties.useNetworkBroker.type }, "must be boolean,null");
				errors++;
			}
		}
	}
	validate150.errors = vErrors;
	return errors === 0;
}
function validate149(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.webhook !== void 0) {
			if (!validate150(data.webhook, { instancePath: instancePath + "/webhook" })) {
				vErrors = concatErrors(vErrors, validate150.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate149.errors = vErrors;
	return errors === 0;
}
const isPatternFixAnswer = validate152;
const schema65 = { "properties": { "taskTokenJwt": { "type": ["string", "null"] } } };
function validate152(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.taskTokenJwt !== void 0) {
			let data0 = data.taskTokenJwt;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/taskTokenJwt", "#/properties/taskTokenJwt/type", "type", { type: schema65.properties.taskTokenJwt.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate152.errors = vErrors;
	return errors === 0;
}
const isProjectList = validate153;
const schema66 = { "properties": { "projects": { "type": ["array", "null"] } } };
const schema67 = { "properties": {
	"id": { "type": [
		"integer",
		"string",
		"null"
	] },
	"name": { "type": ["string", "null"] },
	"url": { "type": ["string", "null"] },
	"tags": { "type": ["array", "null"] },
	"created_at": { "type": ["string", "null"] },
	"latest_scan_at": { "type": ["string", "null"] },
	"primary_branch": { "type": ["string", "null"] },
	"default_branch": { "type": ["string", "null"] }
} };
function validate154(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema67.properties.id.type }, "must be integer,string,null");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{0,19}$" }, "must match pattern \"^[0-9]{0,19}$\"");
					errors++;
				}
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: schema67.properties.name.type }, "must be string,null");
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data2 = data.url;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/url", "#/properties/url/type", "type", { type: schema67.properties.url.type }, "must be string,null");
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data3 = data.tags;
			if (!Array.isArray(data3) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/tags", "#/properties/tags/type", "type", { type: schema67.properties.tags.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/tags/" + i0, "#/properties/tags/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
		if (data.created_at !== void 0) {
			let data5 = data.created_at;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = addError(vErrors, instancePath + "/created_at", "#/properties/created_at/type", "type", { type: schema67.properties.created_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.latest_scan_at !== void 0) {
			let data6 = data.latest_scan_at;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = addError(vErrors, instancePath + "/latest_scan_at", "#/properties/latest_scan_at/type", "type", { type: schema67.properties.latest_scan_at.type }, "must be string,null");
				errors++;
			}
		}
		if (data.primary_branch !== void 0) {
			let data7 = data.primary_branch;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = addError(vErrors, instancePath + "/primary_branch", "#/properties/primary_branch/type", "type", { type: schema67.properties.primary_branch.type }, "must be string,null");
				errors++;
			}
		}
		if (data.default_branch !== void 0) {
			let data8 = data.default_branch;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = addError(vErrors, instancePath + "/default_branch", "#/properties/default_branch/type", "type", { type: schema67.properties.default_branch.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate154.errors = vErrors;
	return errors === 0;
}
function validate153(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.projects !== void 0) {
			let data0 = data.projects;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/projects", "#/properties/projects/type", "type", { type: schema66.properties.projects.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate154(data0[i0], { instancePath: instancePath + "/projects/" + i0 })) {
					vErrors = concatErrors(vErrors, validate154.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate153.errors = vErrors;
	return errors === 0;
}
const isResolutionConfiguration = validate156;
const schema68 = { "properties": { "resolutionConfigs": {
	"type": ["object", "null"],
	"properties": { "perSubproject": { "type": ["object", "null"] } }
} } };
function validate156(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resolutionConfigs !== void 0) {
			let data0 = data.resolutionConfigs;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/resolutionConfigs", "#/properties/resolutionConfigs/type", "type", { type: schema68.properties.resolutionConfigs.type }, "must be object,null");
				errors++;
			}
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.perSubproject !== void 0) {
					let data1 = data0.perSubproject;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
						vErrors = addError(vErrors, instancePath + "/resolutionConfigs/perSubproject", "#/properties/resolutionConfigs/properties/perSubproject/type", "type", { type: schema68.properties.resolutionConfigs.properties.perSubproject.type }, "must be object,null");
						errors++;
					}
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate156.errors = vErrors;
	return errors === 0;
}
const isScmSubscriptionList = validate157;
const schema69 = { "properties": {
	"deploymentId": { "type": ["string", "null"] },
	"configId": { "type": ["string", "null"] },
	"subscriptions": { "type": ["array", "null"] }
} };
const schema70 = { "properties": {
	"scmUrl": { "type": ["string", "null"] },
	"events": { "type": ["array", "null"] }
} };
function validate158(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.scmUrl !== void 0) {
			let data0 = data.scmUrl;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/scmUrl", "#/properties/scmUrl/type", "type", { type: schema70.properties.scmUrl.type }, "must be string,null");
				errors++;
			}
		}
		if (data.events !== void 0) {
			let data1 = data.events;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/events", "#/properties/events/type", "type", { type: schema70.properties.events.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					vErrors = addError(vErrors, instancePath + "/events/" + i0, "#/properties/events/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate158.errors = vErrors;
	return errors === 0;
}
function validate157(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deploymentId !== void 0) {
			let data0 = data.deploymentId;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/deploymentId", "#/properties/deploymentId/type", "type", { type: schema69.properties.deploymentId.type }, "must be string,null");
				errors++;
			}
		}
		if (data.configId !== void 0) {
			let data1 = data.configId;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/configId", "#/properties/configId/type", "type", { type: schema69.properties.configId.type }, "must be string,null");
				errors++;
			}
		}
		if (data.subscriptions !== void 0) {
			let data2 = data.subscriptions;
			if (!Array.isArray(data2) && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/subscriptions", "#/properties/subscriptions/type", "type", { type: schema69.properties.subscriptions.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate158(data2[i0], { instancePath: instancePath + "/subscriptions/" + i0 })) {
					vErrors = concatErrors(vErrors, validate158.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate157.errors = vErrors;
	return errors === 0;
}
const isSecretFindingList = validate160;
const schema71 = { "properties": {
	"findings": { "type": ["array", "null"] },
	"cursor": { "type": ["string", "null"] }
} };
const schema72 = { "properties": {
	"id": { "type": [
		"integer",
		"string",
		"null"
	] },
	"type": { "type": ["string", "null"] },
	"findingPath": { "type": ["string", "null"] },
	"repository": {
		"type": ["object", "null"],
		"properties": {
			"name": { "type": ["string", "null"] },
			"url": { "type": ["string", "null"] },
			"visibility": { "type": ["string", "null"] },
			"scmType": { "type": ["string", "null"] }
		}
	},
	"ref": { "type": ["string", "null"] },
	"severity": { "type": ["string", "null"] },
	"confidence": { "type": ["string", "null"] },
	"status": { "type": ["string", "null"] },
	"validationState": { "type": ["string", "null"] },
	"mode": { "type": ["string", "null"] },
	"createdAt": { "type": ["string", "null"] }
} };
function validate161(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id !== void 0) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema72.properties.id.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.type !== void 0) {
			let data1 = data.type;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: schema72.properties.type.type }, "must be string,null");
				errors++;
			}
		}
		if (data.findingPath !== void 0) {
			let data2 = data.findingPath;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/findingPath", "#/properties/findingPath/type", "type", { type: schema72.properties.findingPath.type }, "must be string,null");
				errors++;
			}
		}
		if (data.repository !== void 0) {
			let data3 = data.repository;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				vErrors = addError(vErrors, instancePath + "/repository", "#/properties/repository/type", "type", { type: schema72.properties.repository.type }, "must be object,null");
				errors++;
			}
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.name !== void 0) {
					let data4 = data3.name;
					if (typeof data4 !== "string" && data4 !== null) {
						vErrors = addError(vErrors, instancePath + "/repository/name", "#/properties/repository/properties/name/type", "type", { type: schema72.properties.repository.properties.name.type }, "must be string,null");
						errors++;
					}
				}
				if (data3.url !== void 0) {
					let data5 = data3.url;
					if (typeof data5 !== "string" && data5 !== null) {
						vErrors = addError(vErrors, instancePath + "/repository/url", "#/properties/repository/properties/url/type", "type", { type: schema72.properties.repository.properties.url.type }, "must be string,null");
						errors++;
					}
				}
				if (data3.visibility !== void 0) {
					let data6 = data3.visibility;
					if (typeof data6 !== "string" && data6 !== null) {
						vErrors = addError(vErrors, instancePath + "/repository/visibility", "#/properties/repository/properties/visibility/type", "type", { type: schema72.properties.repository.properties.visibility.type }, "must be string,null");
						errors++;
					}
				}
				if (data3.scmType !== void 0) {
					let data7 = data3.scmType;
					if (typeof data7 !== "string" && data7 !== null) {
						vErrors = addError(vErrors, instancePath + "/repository/scmType", "#/properties/repository/properties/scmType/type", "type", { type: schema72.properties.repository.properties.scmType.type }, "must be string,null");
						errors++;
					}
				}
			}
		}
		if (data.ref !== void 0) {
			let data8 = data.ref;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = addError(vErrors, instancePath + "/ref", "#/properties/ref/type", "type", { type: schema72.properties.ref.type }, "must be string,null");
				errors++;
			}
		}
		if (data.severity !== void 0) {
			let data9 = data.severity;
			if (typeof data9 !== "string" && data9 !== null) {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: schema72.properties.severity.type }, "must be string,null");
				errors++;
			}
		}
		if (data.confidence !== void 0) {
			let data10 = data.confidence;
			if (typeof data10 !== "string" && data10 !== null) {
				vErrors = addError(vErrors, instancePath + "/confidence", "#/properties/confidence/type", "type", { type: schema72.properties.confidence.type }, "must be string,null");
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data11 = data.status;
			if (typeof data11 !== "string" && data11 !== null) {
				vErrors = addError(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: schema72.properties.status.type }, "must be string,null");
				errors++;
			}
		}
		if (data.validationState !== void 0) {
			let data12 = data.validationState;
			if (typeof data12 !== "string" && data12 !== null) {
				vErrors = addError(vErrors, instancePath + "/validationState", "#/properties/validationState/type", "type", { type: schema72.properties.validationState.type }, "must be string,null");
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data13 = data.mode;
			if (typeof data13 !== "string" && data13 !== null) {
				vErrors = addError(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: schema72.properties.mode.type }, "must be string,null");
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data14 = data.createdAt;
			if (typeof data14 !== "string" && data14 !== null) {
				vErrors = addError(vErrors, instancePath + "/createdAt", "#/properties/createdAt/type", "type", { type: schema72.properties.createdAt.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate161.errors = vErrors;
	return errors === 0;
}
function validate160(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings !== void 0) {
			let data0 = data.findings;
			if (!Array.isArray(data0) && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/findings", "#/properties/findings/type", "type", { type: schema71.properties.findings.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate161(data0[i0], { instancePath: instancePath + "/findings/" + i0 })) {
					vErrors = concatErrors(vErrors, validate161.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data2 = data.cursor;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/cursor", "#/properties/cursor/type", "type", { type: schema71.properties.cursor.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate160.errors = vErrors;
	return errors === 0;
}
const isSupplyChainFinding = validate163;
function validate163(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate101(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate101.errors);
		errors = vErrors.length;
	}
	if (!validate108(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate108.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.is_malicious !== void 0) {
			let data0 = data.is_malicious;
			if (typeof data0 !== "boolean" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/is_malicious", "#/allOf/2/properties/is_malicious/type", "type", { type: schema54.allOf[2].properties.is_malicious.type }, "must be boolean,null");
				errors++;
			}
		}
		if (data.reachability !== void 0) {
			let data1 = data.reachability;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/reachability", "#/allOf/2/properties/reachability/type", "type", { type: schema54.allOf[2].properties.reachability.type }, "must be string,null");
				errors++;
			}
			if (!(data1 === "no reachability analysis" || data1 === "reachable" || data1 === "always reachable" || data1 === "conditionally reachable" || data1 === "unreachable" || data1 === null || data1 === "")) {
				vErrors = addError(vErrors, instancePath + "/reachability", "#/allOf/2/properties/reachability/enum", "enum", { allowedValues: schema54.allOf[2].properties.reachability.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.reachable_condition !== void 0) {
			let data2 = data.reachable_condition;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = addError(vErrors, instancePath + "/reachable_condition", "#/allOf/2/properties/reachable_condition/type", "type", { type: schema54.allOf[2].properties.reachable_condition.type }, "must be string,null");
				errors++;
			}
		}
		if (data.epss_score !== void 0) {
			if (!validate126(data.epss_score, { instancePath: instancePath + "/epss_score" })) {
				vErrors = concatErrors(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.fix_recommendations !== void 0) {
			let data4 = data.fix_recommendations;
			if (!Array.isArray(data4) && data4 !== null) {
				vErrors = addError(vErrors, instancePath + "/fix_recommendations", "#/allOf/2/properties/fix_recommendations/type", "type", { type: schema54.allOf[2].properties.fix_recommendations.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate128(data4[i0], { instancePath: instancePath + "/fix_recommendations/" + i0 })) {
					vErrors = concatErrors(vErrors, validate128.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.found_dependency !== void 0) {
			if (!validate130(data.found_dependency, { instancePath: instancePath + "/found_dependency" })) {
				vErrors = concatErrors(vErrors, validate130.errors);
				errors = vErrors.length;
			}
		}
		if (data.vulnerability_identifier !== void 0) {
			let data7 = data.vulnerability_identifier;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = addError(vErrors, instancePath + "/vulnerability_identifier", "#/allOf/2/properties/vulnerability_identifier/type", "type", { type: schema54.allOf[2].properties.vulnerability_identifier.type }, "must be string,null");
				errors++;
			}
		}
		if (data.usage !== void 0) {
			if (!validate132(data.usage, { instancePath: instancePath + "/usage" })) {
				vErrors = concatErrors(vErrors, validate132.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/allOf/2/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate163.errors = vErrors;
	return errors === 0;
}
const isTriageAnswer = validate170;
const schema74 = { "properties": {
	"num_triaged": { "type": [
		"integer",
		"string",
		"null"
	] },
	"triaged_issues": { "type": ["array", "null"] }
} };
function validate170(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.num_triaged !== void 0) {
			let data0 = data.num_triaged;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
				vErrors = addError(vErrors, instancePath + "/num_triaged", "#/properties/num_triaged/type", "type", { type: schema74.properties.num_triaged.type }, "must be integer,string,null");
				errors++;
			}
		}
		if (data.triaged_issues !== void 0) {
			let data1 = data.triaged_issues;
			if (!Array.isArray(data1) && data1 !== null) {
				vErrors = addError(vErrors, instancePath + "/triaged_issues", "#/properties/triaged_issues/type", "type", { type: schema74.properties.triaged_issues.type }, "must be array,null");
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate80(data1[i0], { instancePath: instancePath + "/triaged_issues/" + i0 })) {
					vErrors = concatErrors(vErrors, validate80.errors);
					errors = vErrors.length;
				}
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate170.errors = vErrors;
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
export { isAiFinding, isBacklogReport, isCodeFinding, isDependencyList, isFindingList, isGuardrailsReport, isIssueGroupList, isNotificationWebhookAnswer, isPatternFixAnswer, isProjectList, isResolutionConfiguration, isScmSubscriptionList, isSecretFindingList, isSupplyChainFinding, isTriageAnswer };
