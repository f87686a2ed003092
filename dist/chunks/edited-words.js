// src/render/words/edited-words.ts
/** `by dana, 2026-11-18T10:00:00Z`; both come from the platform. Null where it says neither. */
function editedWords(edited) {
	if (edited === null) return null;
	const { by, at } = edited;
	const words = [by === null ? "" : `by ${by}`, at ?? ""].filter(Boolean).join(", ");
	return words === "" ? null : words;
}
export { editedWords };
