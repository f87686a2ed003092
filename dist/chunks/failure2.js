import { failureOf } from "./failure.js";
import { styled, words } from "./validate.js";
// src/render/terminal/failure.ts
function failureLines(error) {
	const { message, hint, facts } = failureOf(error);
	return [
		...message.split("\n").map((line) => words(0, line)),
		...facts.length === 0 ? [] : [words(2, styled("dim", facts.join(", ")))],
		...hint === null ? [] : [words(2, styled("cyan", "fix: "), hint)]
	];
}
export { failureLines };
