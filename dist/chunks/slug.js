// src/domain/slug.ts
/**
* The slug that a platform most probably makes of the name of a policy whose files give none: small letters, and every run of other
* characters than letters and digits as one hyphen. A platform may do it otherwise, so whoever can compares names too.
*/
function deriveSlug(name) {
	return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
}
export { deriveSlug };
