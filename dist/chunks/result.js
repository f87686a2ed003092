// src/commands/action/result.ts
const ended = (command, outcome, more = {}) => ({
	command,
	outcome,
	refusal: null,
	noPreview: null,
	records: [],
	isRecorded: true,
	comments: [],
	notices: [],
	warnings: [],
	drift: null,
	...more
});
export { ended };
