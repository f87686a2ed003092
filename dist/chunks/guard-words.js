import { foreign } from "./validate.js";
// src/render/words/guard-words.ts
function reasonOf({ message, consent }) {
	const advice = ` If that is meant, run again with ${consent}.`;
	return message.endsWith(advice) ? message.slice(0, -advice.length) : message;
}
const settingWords = (guard) => [
	"To allow it: ",
	...settings[guard.guard](guard.consent.replace(/^\S+ ?/, "")),
	"."
];
const settings = {
	"max-deletes": (argument) => [
		foreign(`max_deletes: ${argument}`),
		" (a run by hand takes it as ",
		foreign("max-deletes"),
		")"
	],
	"max-delete-percent": (argument) => [foreign(`max_delete_percent: ${argument}`)],
	empty: () => [foreign("allow_empty: true")],
	protected: (argument) => [
		"take ",
		foreign(argument),
		" out of ",
		foreign("protected")
	],
	looser: () => [foreign("looser: allow")]
};
export { reasonOf, settingWords };
