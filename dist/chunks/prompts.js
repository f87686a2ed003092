// src/runtime/prompts.ts
var Cancelled = class extends Error {
	name = "Cancelled";
};
async function openPrompts(input, output, clear) {
	const { confirm, updateSettings } = await Promise.resolve().then(() => require("./dist.js"));
	updateSettings({ aliases: { "": "cancel" } });
	const inputEnded = new AbortController();
	for (const event of [
		"end",
		"close",
		"error"
	]) input.once(event, () => inputEnded.abort());
	if ("columns" in output && output.columns === 0) Object.assign(output, { columns: 80 });
	const streams = {
		input,
		output,
		signal: inputEnded.signal
	};
	const askOrCancel = async (ask) => {
		clear();
		const answer = await ask();
		if (typeof answer === "symbol") throw new Cancelled("no answer");
		return answer;
	};
	return { confirm: (message) => askOrCancel(() => confirm({
		message,
		initialValue: false,
		...streams
	})) };
}
exports.Cancelled = Cancelled;
exports.openPrompts = openPrompts;
