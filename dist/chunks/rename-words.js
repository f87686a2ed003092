// src/domain/rename-words.ts
const likenesses = {
	content: "with the same content",
	name: "with the same name",
	nearly: "with nearly the same content"
};
const kept = {
	content: [
		" and change only ",
		"name",
		"."
	],
	name: [" and change the rest."],
	nearly: [" and change the rest."]
};
function renamePieces({ deleted, created, likeness, pinned, at }) {
	const lost = ` created ${likenesses[likeness]}: a new identity loses its history. To rename, `;
	const slug = `slug: ${asYaml(deleted)}`;
	const [first = "", ...rest] = pinned ? [
		"keep ",
		slug,
		...kept[likeness]
	] : [
		"write ",
		slug,
		" at ",
		`${at.file}:${String(at.line)}`,
		"."
	];
	return [
		"",
		deleted,
		" is deleted and ",
		created,
		lost + first,
		...rest
	];
}
const renameText = (rename) => renamePieces(rename).map((piece, index) => index % 2 === 0 ? piece : `\`${piece}\``).join("");
const asYaml = (slug) => /^[a-z][\da-z]*(?:-[\da-z]+)*$/.test(slug) && !readOtherwise.has(slug) ? slug : JSON.stringify(slug);
const readOtherwise = new Set([
	"null",
	"true",
	"false",
	"yes",
	"no",
	"on",
	"off",
	"y",
	"n"
]);
export { renamePieces, renameText };
