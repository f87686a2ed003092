// src/runtime/prompts.ts
var Cancelled = class extends Error {
	name = "Cancelled";
};
async function openPrompts(input, output, clear) {
	const { confirm, updateSettings } = await Promise.resolve().then(() => require("./dist.js"));
	updateSettings({ aliases: { "": "cancel" } });
	const over = new AbortController();
	for (const event of [
		"end",
		"close",
		"error"
	]) input.once(event, () => over.abort());
	if ("columns" in output && output.columns === 0) Object.assign(output, { columns: 80 });
	const streams = {
		input,
		output,
		signal: over.signal
	};
	const answered = async (ask) => {
		clear();
		const given = await ask();
		if (typeof given === "symbol") throw new Cancelled("no answer");
		return given;
	};
	return { confirm: (message) => answered(() => confirm({
		message,
		initialValue: false,
		...streams
	})) };
}
exports.Cancelled = Cancelled;
exports.openPrompts = openPrompts;
