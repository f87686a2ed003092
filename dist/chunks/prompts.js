import { Cancelled } from "./start.js";
// src/world/prompts.ts
function openPrompts({ in: input, err: output }) {
	const streams = {
		input,
		output
	};
	const answer = async (ask) => {
		let leave = () => {};
		const gone = new Promise((resolve) => {
			leave = () => resolve(null);
			for (const event of ends) input.once(event, leave);
		});
		try {
			const given = await Promise.race([ask, gone]);
			if (given === null || typeof given === "symbol") throw new Cancelled("nobody answered");
			return given;
		} finally {
			for (const event of ends) input.off(event, leave);
		}
	};
	return {
		async text(message, hint, check) {
			const { text } = await import("./clack-prompts.js");
			const validate = (typed = "") => check(typed.trim()) ?? void 0;
			return (await answer(text({
				message,
				placeholder: hint,
				defaultValue: "",
				validate,
				...streams
			}))).trim();
		},
		async select(message, choices) {
			const { select } = await import("./clack-prompts.js");
			const asked = select({
				message,
				options: choices.map((choice) => ({ ...choice })),
				...streams
			});
			return await answer(asked);
		},
		async several(message, choices) {
			const { multiselect } = await import("./clack-prompts.js");
			const options = choices.map((choice) => ({ ...choice }));
			return answer(multiselect({
				message,
				options,
				required: true,
				...streams
			}));
		},
		async confirm(message) {
			const { confirm } = await import("./clack-prompts.js");
			return answer(confirm({
				message,
				initialValue: false,
				...streams
			}));
		}
	};
}
const ends = [
	"end",
	"close",
	"error"
];
export { openPrompts };
