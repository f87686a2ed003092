import { GitHubError } from '../domain/github.ts';

/** The result, or `instead` where GitHub's refusal means only that. */
export async function unless<T, I>(
  means: (error: GitHubError) => boolean,
  instead: I,
  ask: () => Promise<T>,
): Promise<T | I> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GitHubError && means(error)) return instead;
    throw error;
  }
}
