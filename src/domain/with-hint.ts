/** What an error of the platform or of GitHub says, and what to do about it where it tells. */
export const withHint = ({ message, hint }: { readonly message: string; readonly hint: string | null }): string =>
  `${message} ${hint ?? ''}`.trim();
