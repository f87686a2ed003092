import { filesAt } from "./past-bundles.js";
import { absent } from "./validate.js";
// src/commands/triangulate/read-base.ts
function readBase(source, past) {
	const { paths } = past.files.wanted;
	const { bundles: asked, wrong } = bundlesIn(source, past, paths);
	if (paths.length === 0) return {
		asked,
		bundles: asked,
		wrong
	};
	return {
		asked,
		bundles: wholeOf(asked, bundlesIn(source, past, []).bundles),
		wrong
	};
}
function bundlesIn(source, past, paths) {
	const files = filesAt(source, past, paths);
	if (files === null) return {
		bundles: [],
		wrong: {
			errorsIn: past.files.settings.file ?? null,
			isUnread: false
		}
	};
	const errors = files.problems.filter(({ code, severity }) => severity === "error" && !absent.has(code));
	if (errors.length === 0) return {
		bundles: files.bundles,
		wrong: {
			errorsIn: null,
			isUnread: false
		}
	};
	const first = files.report(errors).find(({ position }) => position !== null);
	const isUnread = first !== void 0 && unread.has(first.problem.code);
	return {
		bundles: [],
		wrong: {
			errorsIn: first?.position?.file ?? null,
			isUnread
		}
	};
}
const unread = new Set(["not-a-file", "symlink"]);
function wholeOf(asked, all) {
	const isSame = (one, other) => one.kind === other.kind && one.deployment === other.deployment;
	const holds = (whole, part) => !isSame(whole, part) || [...part.origins.keys()].every((id) => whole.origins.has(id));
	const wholes = all.filter((whole) => asked.every((part) => holds(whole, part)));
	return [...wholes, ...asked.filter((part) => !wholes.some((whole) => isSame(whole, part)))];
}
export { readBase };
