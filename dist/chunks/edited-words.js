// src/render/words/edited-words.ts
function editedWords(edited) {
	if (edited === null) return null;
	const { by, at } = edited;
	const words = [by === null ? "" : `by ${by}`, at ?? ""].filter(Boolean).join(", ");
	return words === "" ? null : words;
}
export { editedWords };
