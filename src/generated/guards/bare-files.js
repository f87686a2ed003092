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
// files
const isConfig = validate22;
const func2 = require_ucs2length().default;
function validate23(data) {
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (errors === _errs1) {
		if (typeof data === "string") {
			if (func2(data) > 4096) errors++;
			else if (func2(data) < 1) errors++;
		} else errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (errors === _errs3) {
		if (Array.isArray(data)) {
			if (data.length > 1e3) errors++;
			else if (data.length < 1) errors++;
			else {
				const len0 = data.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data0 = data[i0];
					const _errs5 = errors;
					if (errors === _errs5) {
						if (typeof data0 === "string") {
							if (func2(data0) > 4096) errors++;
							else if (func2(data0) < 1) errors++;
						} else errors++;
					}
					if (!(_errs5 === errors)) break;
				}
			}
		} else errors++;
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
		errors++;
		return false;
	} else errors = _errs0;
	return errors === 0;
}
const pattern0 = /* @__PURE__ */ new RegExp("^[0-9]{1,19}$", "u");
function validate25(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!(key0 === "id" || key0 === "policies")) return false;
			if (_errs1 === errors) {
				if (data.id !== void 0) {
					let data0 = data.id;
					const _errs2 = errors;
					if (typeof data0 !== "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) return false;
					if (errors === _errs2) {
						if (typeof data0 === "string") {
							if (!pattern0.test(data0)) return false;
						}
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.policies !== void 0) {
						const _errs4 = errors;
						if (!validate23(data.policies)) errors++;
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
				}
			}
		} else return false;
	}
	return errors === 0;
}
const pattern1 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
function validate28(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "max_deletes" || key0 === "max_delete_percent" || key0 === "allow_empty" || key0 === "protected" || key0 === "looser")) return false;
		if (data.max_deletes !== void 0) {
			let data0 = data.max_deletes;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) return false;
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e6 || isNaN(data0)) return false;
				else if (data0 < 0 || isNaN(data0)) return false;
			}
			var valid0 = true;
		} else var valid0 = true;
		if (valid0) {
			if (data.max_delete_percent !== void 0) {
				let data1 = data.max_delete_percent;
				if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) return false;
				if (typeof data1 == "number" && isFinite(data1)) {
					if (data1 > 100 || isNaN(data1)) return false;
					else if (data1 < 0 || isNaN(data1)) return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.allow_empty !== void 0) {
					if (typeof data.allow_empty !== "boolean") return false;
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.protected !== void 0) {
						let data3 = data.protected;
						if (Array.isArray(data3)) {
							if (data3.length > 1e4) return false;
							else {
								const len0 = data3.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data4 = data3[i0];
									if (typeof data4 === "string") {
										if (func2(data4) > 255) return false;
										else if (func2(data4) < 1) return false;
										else if (!pattern1.test(data4)) return false;
									} else return false;
								}
							}
						} else return false;
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.looser !== void 0) {
							let data5 = data.looser;
							if (typeof data5 !== "string") return false;
							if (!(data5 === "allow" || data5 === "consent")) return false;
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else return false;
	return true;
}
const pattern2 = /* @__PURE__ */ new RegExp("^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$", "u");
function validate31(data) {
	if (Array.isArray(data)) {
		if (data.length > 100) return false;
		else {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data0 = data[i0];
				if (typeof data0 === "string") {
					if (func2(data0) > 255) return false;
					else if (func2(data0) < 1) return false;
					else if (!pattern2.test(data0)) return false;
				} else return false;
			}
		}
	} else return false;
	return true;
}
function validate30(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!(key0 === "policy" || key0 === "filters" || key0 === "condition" || key0 === "action" || key0 === "detection" || key0 === "exception")) return false;
			if (_errs1 === errors) {
				if (data.policy !== void 0) {
					const _errs2 = errors;
					if (!validate31(data.policy)) errors++;
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.filters !== void 0) {
						const _errs3 = errors;
						if (!validate31(data.filters)) errors++;
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.condition !== void 0) {
							const _errs4 = errors;
							if (!validate31(data.condition)) errors++;
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.action !== void 0) {
								const _errs5 = errors;
								if (!validate31(data.action)) errors++;
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.detection !== void 0) {
									const _errs6 = errors;
									if (!validate31(data.detection)) errors++;
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.exception !== void 0) {
										const _errs7 = errors;
										if (!validate31(data.exception)) errors++;
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else return false;
	}
	return errors === 0;
}
function validate22(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!(key0 === "policies" || key0 === "deployments" || key0 === "guards" || key0 === "on_stale" || key0 === "impact" || key0 === "extra_fields")) return false;
			if (_errs1 === errors) {
				if (data.policies !== void 0) {
					const _errs2 = errors;
					if (!validate23(data.policies)) errors++;
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.deployments !== void 0) {
						let data1 = data.deployments;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
								if (Object.keys(data1).length > 1e4) return false;
								else {
									for (const key1 in data1) {
										const _errs5 = errors;
										if (typeof key1 === "string") {
											if (func2(key1) > 255) errors++;
											else if (func2(key1) < 1) errors++;
										}
										var valid1 = _errs5 === errors;
										if (!valid1) {
											errors++;
											return false;
										}
									}
									if (valid1) for (const key2 in data1) {
										const _errs7 = errors;
										if (!validate25(data1[key2])) errors++;
										if (!(_errs7 === errors)) break;
									}
								}
							} else return false;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.guards !== void 0) {
							const _errs8 = errors;
							if (!validate28(data.guards)) errors++;
							var valid0 = _errs8 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.on_stale !== void 0) {
								let data4 = data.on_stale;
								const _errs9 = errors;
								if (typeof data4 !== "string") return false;
								if (!(data4 === "refuse" || data4 === "same-diff")) return false;
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.impact !== void 0) {
									let data5 = data.impact;
									const _errs11 = errors;
									if (typeof data5 !== "string") return false;
									if (!(data5 === "auto" || data5 === "off")) return false;
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.extra_fields !== void 0) {
										const _errs13 = errors;
										if (!validate30(data.extra_fields)) errors++;
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else return false;
	}
	return errors === 0;
}
const isDetectionFile = validate39;
const pattern3 = /* @__PURE__ */ new RegExp("^x-(?!expires$)", "u");
function validate40(data) {
	if (typeof data === "string") {
		if (func2(data) > 255) return false;
		else if (func2(data) < 1) return false;
		else if (!pattern1.test(data)) return false;
	} else return false;
	return true;
}
function validate42(data) {
	if (typeof data !== "string") return false;
	if (!(data === "code" || data === "secrets")) return false;
	return true;
}
const pattern8 = /* @__PURE__ */ new RegExp("^x-", "u");
const pattern10 = /* @__PURE__ */ new RegExp("^\\S(?:.*\\S)?$", "u");
function validate45(data) {
	if (typeof data !== "string") return false;
	if (!(data === "include" || data === "exclude")) return false;
	return true;
}
function validate47(data) {
	if (typeof data !== "string") return false;
	if (!(data === "rule" || data === "pack")) return false;
	return true;
}
const pattern12 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate49(data) {
	if (typeof data === "string") {
		if (!pattern12.test(data)) return false;
	} else return false;
	return true;
}
function validate51(data) {
	if (typeof data === "string") {
		if (func2(data) > 1e3) return false;
		else if (func2(data) < 1) return false;
	} else return false;
	return true;
}
function validate44(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.exception_type === void 0 && "exception_type" || data.rule === void 0 && "rule" || data.rule_type === void 0 && "rule_type") return false;
			else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name" || key0 === "x-expires" || pattern8.test(key0))) return false;
				if (_errs1 === errors) {
					if (data.exception_type !== void 0) {
						const _errs2 = errors;
						if (!validate45(data.exception_type)) errors++;
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.rule !== void 0) {
							let data1 = data.rule;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func2(data1) > 1e3) return false;
									else if (func2(data1) < 1) return false;
									else if (!pattern1.test(data1)) return false;
								} else return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.rule_type !== void 0) {
								const _errs5 = errors;
								if (!validate47(data.rule_type)) errors++;
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.project !== void 0) {
									let data3 = data.project;
									const _errs6 = errors;
									if (errors === _errs6) {
										if (typeof data3 === "string") {
											if (func2(data3) > 1e3) return false;
											else if (func2(data3) < 1) return false;
											else if (!pattern10.test(data3)) return false;
										} else return false;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.project_tag_name !== void 0) {
										let data4 = data.project_tag_name;
										const _errs8 = errors;
										if (errors === _errs8) {
											if (typeof data4 === "string") {
												if (func2(data4) > 1e3) return false;
												else if (func2(data4) < 1) return false;
												else if (!pattern10.test(data4)) return false;
											} else return false;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data["x-expires"] !== void 0) {
											const _errs10 = errors;
											if (!validate49(data["x-expires"])) errors++;
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											for (const key1 in data) if (pattern8.test(key1)) {
												const _errs11 = errors;
												if (!validate51(data[key1])) errors++;
												if (!(_errs11 === errors)) break;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else return false;
	}
	return errors === 0;
}
function validate39(data) {
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0 && "rulesets") errors++;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.rules === void 0 && "rules") errors++;
		}
		var _valid0 = _errs3 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs4 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.disabled === void 0 && "disabled") errors++;
			}
			var _valid0 = _errs4 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs5 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.exceptions === void 0 && "exceptions") errors++;
				}
				var _valid0 = _errs5 === errors;
				valid0 = valid0 || _valid0;
			}
		}
	}
	if (!valid0) {
		errors++;
		return false;
	} else errors = _errs1;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs6 = errors;
			for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions" || pattern3.test(key0))) return false;
			if (_errs6 === errors) {
				if (data.deployment_slug !== void 0) {
					const _errs7 = errors;
					if (!validate40(data.deployment_slug)) errors++;
					var valid1 = _errs7 === errors;
				} else var valid1 = true;
				if (valid1) {
					if (data.product !== void 0) {
						const _errs8 = errors;
						if (!validate42(data.product)) errors++;
						var valid1 = _errs8 === errors;
					} else var valid1 = true;
					if (valid1) {
						if (data.rulesets !== void 0) {
							let data2 = data.rulesets;
							const _errs9 = errors;
							if (errors === _errs9) {
								if (Array.isArray(data2)) {
									if (data2.length > 1e5) return false;
									else {
										const len0 = data2.length;
										for (let i0 = 0; i0 < len0; i0++) {
											let data3 = data2[i0];
											const _errs11 = errors;
											if (errors === _errs11) {
												if (typeof data3 === "string") {
													if (func2(data3) > 1e3) return false;
													else if (func2(data3) < 1) return false;
													else if (!pattern1.test(data3)) return false;
												} else return false;
											}
											if (!(_errs11 === errors)) break;
										}
									}
								} else return false;
							}
							var valid1 = _errs9 === errors;
						} else var valid1 = true;
						if (valid1) {
							if (data.rules !== void 0) {
								let data4 = data.rules;
								const _errs13 = errors;
								if (errors === _errs13) {
									if (Array.isArray(data4)) {
										if (data4.length > 1e5) return false;
										else {
											const len1 = data4.length;
											for (let i1 = 0; i1 < len1; i1++) {
												let data5 = data4[i1];
												const _errs15 = errors;
												if (errors === _errs15) {
													if (typeof data5 === "string") {
														if (func2(data5) > 1e3) return false;
														else if (func2(data5) < 1) return false;
														else if (!pattern1.test(data5)) return false;
													} else return false;
												}
												if (!(_errs15 === errors)) break;
											}
										}
									} else return false;
								}
								var valid1 = _errs13 === errors;
							} else var valid1 = true;
							if (valid1) {
								if (data.disabled !== void 0) {
									let data6 = data.disabled;
									const _errs17 = errors;
									if (errors === _errs17) {
										if (Array.isArray(data6)) {
											if (data6.length > 1e5) return false;
											else {
												const len2 = data6.length;
												for (let i2 = 0; i2 < len2; i2++) {
													let data7 = data6[i2];
													const _errs19 = errors;
													if (errors === _errs19) {
														if (typeof data7 === "string") {
															if (func2(data7) > 1e3) return false;
															else if (func2(data7) < 1) return false;
															else if (!pattern1.test(data7)) return false;
														} else return false;
													}
													if (!(_errs19 === errors)) break;
												}
											}
										} else return false;
									}
									var valid1 = _errs17 === errors;
								} else var valid1 = true;
								if (valid1) {
									if (data.exceptions !== void 0) {
										let data8 = data.exceptions;
										const _errs21 = errors;
										if (errors === _errs21) {
											if (Array.isArray(data8)) {
												if (data8.length > 1e5) return false;
												else {
													const len3 = data8.length;
													for (let i3 = 0; i3 < len3; i3++) {
														const _errs23 = errors;
														if (!validate44(data8[i3])) errors++;
														if (!(_errs23 === errors)) break;
													}
												}
											} else return false;
										}
										var valid1 = _errs21 === errors;
									} else var valid1 = true;
								}
							}
						}
					}
				}
			}
		} else return false;
	}
	return errors === 0;
}
const isPolicyEntry = validate54;
function validate55(data) {
	if (typeof data === "string") {
		if (func2(data) > 500) return false;
		else if (func2(data) < 1) return false;
	} else return false;
	return true;
}
function validate57(data) {
	if (typeof data === "string") {
		if (func2(data) > 255) return false;
		else if (func2(data) < 1) return false;
		else if (!pattern1.test(data)) return false;
	} else return false;
	return true;
}
function validate59(data) {
	if (typeof data === "string") {
		if (func2(data) > 1e4) return false;
	} else return false;
	return true;
}
function validate61(data) {
	if (typeof data !== "boolean") return false;
	return true;
}
function validate64(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0 && "type" || data.values === void 0 && "values") return false;
		else {
			for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) return false;
			if (data.type !== void 0) {
				let data0 = data.type;
				if (typeof data0 === "string") {
					if (func2(data0) > 255) return false;
					else if (func2(data0) < 1) return false;
				} else return false;
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.values !== void 0) {
					let data1 = data.values;
					if (Array.isArray(data1)) {
						if (data1.length > 1e3) return false;
						else if (data1.length < 1) return false;
						else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (typeof data2 === "string") {
									if (func2(data2) > 1e3) return false;
									else if (func2(data2) < 1) return false;
									else if (!pattern10.test(data2)) return false;
								} else return false;
							}
						}
					} else return false;
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.mode !== void 0) {
						let data3 = data.mode;
						if (typeof data3 !== "string") return false;
						if (!(data3 === "any" || data3 === "none")) return false;
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else return false;
	return true;
}
function validate63(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.mode === void 0 && "mode" || data.conditions === void 0 && "conditions") return false;
			else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) return false;
				if (_errs1 === errors) {
					if (data.mode !== void 0) {
						let data0 = data.mode;
						const _errs2 = errors;
						if (typeof data0 !== "string") return false;
						if (!(data0 === "all" || data0 === "any")) return false;
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.conditions !== void 0) {
							let data1 = data.conditions;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (Array.isArray(data1)) {
									if (data1.length > 1e3) return false;
									else if (data1.length < 1) return false;
									else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs6 = errors;
											if (!validate64(data1[i0])) errors++;
											if (!(_errs6 === errors)) break;
										}
									}
								} else return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else return false;
	}
	return errors === 0;
}
function validate68(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0 && "type") return false;
		else {
			for (const key0 in data) if (!(key0 === "type" || key0 === "config")) return false;
			if (data.type !== void 0) {
				let data0 = data.type;
				if (typeof data0 === "string") {
					if (func2(data0) > 255) return false;
					else if (func2(data0) < 1) return false;
				} else return false;
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.config !== void 0) {
					let data1 = data.config;
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (Object.keys(data1).length > 100) return false;
						else for (const key1 in data1) {
							let data2 = data1[key1];
							if (typeof data2 === "string") {
								if (func2(data2) > 1e4) return false;
							} else return false;
						}
					} else return false;
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else return false;
	return true;
}
function validate67(data) {
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			if (data.length > 100) return false;
			else {
				const len0 = data.length;
				for (let i0 = 0; i0 < len0; i0++) {
					const _errs1 = errors;
					if (!validate68(data[i0])) errors++;
					if (!(_errs1 === errors)) break;
				}
			}
		} else return false;
	}
	return errors === 0;
}
function validate54(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name === void 0 && "name" || data.filters === void 0 && "filters" || data.actions === void 0 && "actions") return false;
			else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern8.test(key0))) return false;
				if (_errs1 === errors) {
					if (data.name !== void 0) {
						const _errs2 = errors;
						if (!validate55(data.name)) errors++;
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.slug !== void 0) {
							const _errs3 = errors;
							if (!validate57(data.slug)) errors++;
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.description !== void 0) {
								const _errs4 = errors;
								if (!validate59(data.description)) errors++;
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.active !== void 0) {
									const _errs5 = errors;
									if (!validate61(data.active)) errors++;
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.filters !== void 0) {
										const _errs6 = errors;
										if (!validate63(data.filters)) errors++;
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.actions !== void 0) {
											const _errs7 = errors;
											if (!validate67(data.actions)) errors++;
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data["x-expires"] !== void 0) {
												const _errs8 = errors;
												if (!validate49(data["x-expires"])) errors++;
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												for (const key1 in data) if (pattern8.test(key1)) {
													const _errs9 = errors;
													if (!validate51(data[key1])) errors++;
													if (!(_errs9 === errors)) break;
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
		} else return false;
	}
	return errors === 0;
}
const isPolicyFile = validate73;
function validate73(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name === void 0 && "name" || data.filters === void 0 && "filters" || data.actions === void 0 && "actions") return false;
			else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern8.test(key0))) return false;
				if (_errs1 === errors) {
					if (data.deployment_slug !== void 0) {
						const _errs2 = errors;
						if (!validate40(data.deployment_slug)) errors++;
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							const _errs3 = errors;
							if (!validate55(data.name)) errors++;
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.slug !== void 0) {
								const _errs4 = errors;
								if (!validate57(data.slug)) errors++;
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.description !== void 0) {
									const _errs5 = errors;
									if (!validate59(data.description)) errors++;
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.active !== void 0) {
										const _errs6 = errors;
										if (!validate61(data.active)) errors++;
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.filters !== void 0) {
											const _errs7 = errors;
											if (!validate63(data.filters)) errors++;
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.actions !== void 0) {
												const _errs8 = errors;
												if (!validate67(data.actions)) errors++;
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data["x-expires"] !== void 0) {
													const _errs9 = errors;
													if (!validate49(data["x-expires"])) errors++;
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													for (const key1 in data) if (pattern8.test(key1)) {
														const _errs10 = errors;
														if (!validate51(data[key1])) errors++;
														if (!(_errs10 === errors)) break;
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
		} else return false;
	}
	return errors === 0;
}
const isPolicyListFile = validate83;
function validate83(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.policies === void 0 && "policies") return false;
			else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies" || pattern3.test(key0))) return false;
				if (_errs1 === errors) {
					if (data.deployment_slug !== void 0) {
						const _errs2 = errors;
						if (!validate40(data.deployment_slug)) errors++;
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.policies !== void 0) {
							let data1 = data.policies;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 1e5) return false;
									else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate54(data1[i0])) errors++;
											if (!(_errs5 === errors)) break;
										}
									}
								} else return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else return false;
	}
	return errors === 0;
}
export { isConfig, isDetectionFile, isPolicyEntry, isPolicyFile, isPolicyListFile };
