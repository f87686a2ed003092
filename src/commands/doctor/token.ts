import { ownTokenVariable, tokenVariable } from '../../domain/token-variable.ts';
import { Token } from '../../platform/token.ts';
import { shortestToken } from '../../record/key.ts';
import { count } from '../../render/words/counts.ts';
import type { Environment } from '../../world.ts';
import { failed, type Looked, ok, warning } from './examination.ts';

/** Whether there is a token for a deployment, and whether it can be one. It is never shown. */
export function lookAtToken(slug: string | null, env: Environment): Looked<true> {
  const variable = tokenVariable(slug, env);
  const text = (env[variable] ?? '').replace(/\r?\n$/, '');
  const where = slug === null ? variable : `${variable} or ${ownTokenVariable(slug)}`;
  if (text.trim() === '')
    return failed(
      'There is no API token.',
      `Set ${where} to a token with the Web API permission; it is made in the Tokens section of the settings of the platform. In a workflow it is a secret, which a pull request of a fork does not get.`,
    );
  if (/^Bearer\s/i.test(text))
    return failed(`${variable} begins with "Bearer".`, 'Set it to the token alone; the word is added when it is sent.');
  if (/^(["'`]).*\1$/.test(text))
    return failed(`${variable} has quotes around it.`, 'Set it to the token without the quotes.');
  // It throws a PlatformError for what cannot be a token.
  void new Token(text, variable);
  if (text.length < shortestToken)
    return warning(
      `${variable} is set, but it has only ${count(text.length, 'character')}.`,
      `Check that it is the whole token. The action signs its records with it and wants ${String(shortestToken)} or more.`,
      true,
    );
  return ok(`${variable} is set`, true);
}
