// src/domain/consent.ts
const labelGuards = [
	"max-deletes",
	"max-delete-percent",
	"empty",
	"looser"
];
const isLabelGuard = (guard) => labelGuards.some((one) => one === guard);
export { isLabelGuard, labelGuards };
