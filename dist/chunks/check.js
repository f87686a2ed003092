// src/domain/check.ts
/** How all of them together ended. */
function worstOf(checks) {
	const has = (status) => checks.some((check) => check.status === status);
	if (has("failed")) return "failed";
	return has("warning") ? "warning" : "ok";
}
export { worstOf };
