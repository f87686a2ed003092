import type { Guard } from '../../domain/plan.ts';
import { foreign, type Sentence } from './sentence.ts';

/** What a guard stopped, without the advice for the command line. */
export function reasonOf({ message, consent }: Guard): string {
  const advice = ` If that is meant, run again with ${consent}.`;
  return message.endsWith(advice) ? message.slice(0, -advice.length) : message;
}

/** The setting that allows what a guard stopped: `To allow it: max_deletes: 12 (…).` */
export const settingWords = (guard: Guard): Sentence => [
  'To allow it: ',
  ...settings[guard.guard](guard.consent.replace(/^\S+ ?/, '')),
  '.',
];

/** The argument is what the option of the guard takes on the command line. */
const settings = {
  'max-deletes': (argument) => [
    foreign(`max_deletes: ${argument}`),
    ' (a run by hand takes it as ',
    foreign('max-deletes'),
    ')',
  ],
  'max-delete-percent': (argument) => [foreign(`max_delete_percent: ${argument}`)],
  empty: () => [foreign('allow_empty: true')],
  protected: (argument) => ['take ', foreign(argument), ' out of ', foreign('protected')],
  looser: () => [foreign('looser: allow')],
} as const satisfies Record<Guard['guard'], (argument: string) => Sentence>;
