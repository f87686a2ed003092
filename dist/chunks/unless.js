import { GitHubError } from "./github.js";
// src/github/unless.ts
async function unless(means, instead, ask) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof GitHubError && means(error)) return instead;
		throw error;
	}
}
export { unless };
