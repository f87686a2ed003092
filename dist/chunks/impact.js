// src/domain/impact.ts
const findingSeverities = [
	"critical",
	"high",
	"medium",
	"low",
	"unknown"
];
const defaultImpactLimits = {
	findings: 1e4,
	ms: 1e4
};
const limitWords = {
	findings: ({ limit }) => `there are more findings than the ${String(limit)} that are looked at`,
	time: ({ milliseconds }) => `the platform had not answered all after ${String(milliseconds / 1e3)} s`,
	requests: ({ limit }) => `it would take more than ${String(limit)} requests`,
	platform: ({ message }) => message,
	condition: ({ type }) => `no finding tells ${type}`,
	field: ({ type }) => `some findings do not tell ${type}`,
	tags: ({ tags }) => `the platform does not tell which repositories are tagged ${tags.join(" or ")}`,
	form: () => "it has filters of a form that is not known",
	unlisted: () => "the platform lists no findings of secrets"
};
/** Why, as it stands after a colon. */
const limitInWords = (limit) => limitWords[limit.why](limit);
export { defaultImpactLimits, findingSeverities, limitInWords };
