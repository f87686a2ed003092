// src/render/words/place-words.ts
/** `policies/a.yaml:12:5`, as editors and terminals link it. */
const placeWords = ({ file, line, column }) => `${file}:${String(line)}:${String(column)}`;
export { placeWords };
