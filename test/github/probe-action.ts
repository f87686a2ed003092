// An action for the rig's own tests: does what its inputs say, and tells what it saw.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'undici';

type Wanted = {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
  readonly accept?: string;
};

const env = (name: string): string => process.env[name] ?? '';
const input = (name: string): string => env(`INPUT_${name.toUpperCase()}`);

async function ask({ method = 'GET', path, body, accept = 'application/vnd.github+json' }: Wanted) {
  const answer = await request(`${env('GITHUB_API_URL')}/repos/${env('GITHUB_REPOSITORY')}${path}`, {
    method,
    headers: {
      accept,
      authorization: `Bearer ${input('github-token')}`,
      'user-agent': 'probe',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.body.text();
  return { status: answer.statusCode, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
}

const output = (name: string, value: unknown): void =>
  appendFileSync(env('GITHUB_OUTPUT'), `${name}<<END-OF-IT\n${JSON.stringify(value)}\nEND-OF-IT\n`);

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

const answers: unknown[] = [];
for (const wanted of JSON.parse(input('requests') || '[]') as Wanted[]) answers.push(await ask(wanted));
output('answers', answers);
output('event', JSON.parse(readFileSync(env('GITHUB_EVENT_PATH'), 'utf8')));
output('env', process.env);
output('files', readdirSync('.').toSorted());
if (input('git') !== '') output('git', git(...(JSON.parse(input('git')) as string[])));
appendFileSync(env('GITHUB_OUTPUT'), input('raw-output'));
appendFileSync(env('GITHUB_STEP_SUMMARY'), input('summary'));
console.log(input('log'));
process.exitCode = Number(input('code'));
