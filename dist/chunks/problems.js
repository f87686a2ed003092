import { layout, phrase, placeWords, problemLines } from "./validate.js";
import { problemWords } from "./cli-and-action.js";
import { blocks, fence, fit, md, nothing, ours } from "./page.js";
// src/render/markdown/problems.ts
const width = 100;
function problemBlock(problems, budget) {
	if (problems.length === 0) return nothing;
	const { texts, dropped } = fit(problems.map(pieceOf), budget - 300);
	const rest = dropped.length === 0 ? nothing : md`Not shown here: ${ours(problemWords(dropped.map(({ located }) => located)))}.`;
	return blocks([...texts.length === 0 ? [] : [fence(texts.flatMap((text) => [...text.split("\n"), ""]).slice(0, -1))], rest]);
}
const pieceOf = (located) => ({
	located,
	rank: located.problem.severity === "error" ? 0 : 1,
	sizes: [() => oneLine(located), () => layout(problemLines([located], {
		width,
		verbose: true
	}), {
		width,
		color: false
	}).trimEnd()]
});
function oneLine({ problem, position }) {
	const short = phrase(problem).says.slice(0, 300);
	const place = position === null ? "" : `${placeWords(position)}  `;
	return layout([{
		indent: 0,
		hang: 2,
		flow: "words",
		spans: [{
			text: `${place}${short}`,
			style: "plain"
		}]
	}], {
		width,
		color: false
	}).trimEnd();
}
export { problemBlock };
