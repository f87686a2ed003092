import { countOrigins, entriesOf } from "./drift.js";
import { toJson } from "./cli-and-action.js";
import { errorJson, problemJson } from "./json.js";
import { entrySays } from "./words2.js";
// src/render/drift/json.ts
function renderDriftJson(outcome, { tool, platform }) {
	const found = "drift" in outcome ? outcome : null;
	const document = {
		version: 1,
		tool,
		command: "drift",
		outcome: outcome.kind,
		platform,
		digest: found?.drift.digest ?? null,
		summary: found === null ? null : summary(found.drift),
		bundles: found?.drift.bundles.map(bundleJson) ?? [],
		unmanaged: found?.drift.unmanaged.map(({ deployment, kind }) => ({
			deployment: {
				id: deployment.id,
				slug: deployment.slug
			},
			...kinds[kind]
		})) ?? [],
		fix: found?.fix ? fixJson(found.fix) : null,
		problems: outcome.problems.map(problemJson),
		error: outcome.kind === "failed" ? errorJson(outcome.error) : null
	};
	return `${toJson(document, 2)}\n`;
}
function summary(drift) {
	const { platform, repository, both, unknown } = countOrigins(entriesOf(drift));
	return {
		platform,
		repository,
		both,
		unknown
	};
}
const kinds = {
	remediation: {
		kind: "remediation",
		product: null
	},
	"detection/code": {
		kind: "detection",
		product: "code"
	},
	"detection/secrets": {
		kind: "detection",
		product: "secrets"
	}
};
const bundleJson = ({ deployment, kind, stateVersion, base, digest, entries }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds[kind],
	state_version: stateVersion,
	base: baseJson(base),
	digest,
	entries: entries.map(entryJson)
});
function baseJson(base) {
	if (base.kind === "plan") return {
		kind: "plan",
		path: base.path,
		digest: base.digest
	};
	if (base.kind === "none") return {
		kind: "none",
		why: base.why
	};
	const { commit, at, chosen, differs } = base;
	return {
		kind: "commit",
		commit,
		committed_at: at,
		chosen: chosen === "ahead" ? "named" : chosen,
		differs
	};
}
function entryJson(entry) {
	const { origin, change, edit, edited, at } = entry;
	return {
		origin,
		...changeJson(change),
		says: entrySays(entry),
		edit: edit === null ? null : changeJson(edit),
		edited: edited === null ? null : {
			by: edited.by,
			at: edited.at
		},
		at: placeJson(at)
	};
}
const changeJson = (change) => ({
	verb: change.verb,
	object: change.object,
	key: change.key,
	before: change.verb === "create" ? null : change.before,
	after: change.verb === "delete" ? null : change.after,
	effect: change.effect
});
const placeJson = (at) => at === null ? null : {
	file: at.file,
	line: at.line,
	column: at.column
};
const fixJson = ({ written, removed, fixed, left }) => ({
	written: [...written],
	removed: [...removed],
	fixed: fixed.map(({ change }) => ({
		object: change.object,
		key: change.key
	})),
	left: left.map(({ entry, why }) => ({
		object: entry.change.object,
		key: entry.change.key,
		why
	}))
});
export { renderDriftJson };
