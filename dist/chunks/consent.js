// src/domain/consent.ts
const noConsent = {
	maxDeletes: null,
	maxDeletePercent: null,
	allowEmpty: false,
	allowProtected: [],
	allowLooser: false
};
const labelGuards = [
	"max-deletes",
	"max-delete-percent",
	"empty",
	"looser"
];
const isLabelGuard = (guard) => labelGuards.some((one) => one === guard);
export { isLabelGuard, labelGuards, noConsent };
