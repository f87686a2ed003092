import { Cancelled } from "./cli-and-action.js";
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
			const { text } = await openClack();
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
			const { select } = await openClack();
			const asked = select({
				message,
				options: choices.map((choice) => ({ ...choice })),
				...streams
			});
			return await answer(asked);
		},
		async several(message, choices) {
			const { multiselect } = await openClack();
			const options = choices.map((choice) => ({ ...choice }));
			return answer(multiselect({
				message,
				options,
				required: true,
				...streams
			}));
		},
		async confirm(message) {
			const { confirm } = await openClack();
			return answer(confirm({
				message,
				initialValue: false,
				...streams
			}));
		}
	};
}
async function openClack() {
	const clack = await import("./clack-prompts.js");
	clack.updateSettings({ aliases: { "": "cancel" } });
	return clack;
}
const ends = [
	"end",
	"close",
	"error"
];
export { openPrompts };
