import { type Bundle, policyId } from '../../../src/domain/bundle.ts';
import type { Place, Source } from '../../../src/domain/problem.ts';
import type { Content, DiffEntry, Preview } from '../../../src/domain/preview.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { assemble, assignDeployments } from '../../../src/files/assemble.ts';
import { checkFile } from '../../../src/files/shape.ts';
import type { Declared } from '../../../src/files/shape/declare.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
import { type Parsed } from '../../../src/files/yaml/parse-any.ts';
import { pathOf } from '../corpus/corpus.ts';
import { makePolicy } from '../corpus/policy.ts';
import { listLines, policyLines } from '../corpus/yaml.ts';

export type Text = { readonly file: string; readonly text: string };

/** One-policy files of the corpus, as texts. */
export const makeTexts = (size: number): Text[] =>
  Array.from({ length: size }, (_, index) => ({
    file: pathOf(index),
    text: `${policyLines(makePolicy(index)).join('\n')}\n`,
  }));

/** The same policies as the text of one list. */
export const makeList = (size: number): string =>
  `${listLines(Array.from({ length: size }, (_, index) => policyLines(makePolicy(index)))).join('\n')}\n`;

/** Nothing is read again: the texts are handed over. */
export const noSource: Source = {
  kind: () => 'missing',
  list: () => [],
  leadsToFile: () => false,
  read: (path) => {
    throw new Error(`${path} is read again`);
  },
};

export function parseText({ file, text }: Text): Parsed {
  const parsed = parse(file, text);
  if ('problems' in parsed) throw new Error(`${file} is no good YAML`);
  return parsed;
}

export function declareFile(file: string, parsed: Parsed): Declared {
  const { content, problems } = checkFile(file, parsed);
  if (content === null || problems.length > 0) throw new Error(`${file} is not valid`);
  return content;
}

/** The only bundle of the corpus. */
export function assembleAll(declared: readonly Declared[]): Bundle & { kind: 'remediation' } {
  const [bundle] = assemble(assignDeployments(declared, defaultSettings, null).assigned).bundles;
  if (bundle?.kind !== 'remediation') throw new Error('the corpus holds remediation policies');
  return bundle;
}

/** What a platform might answer to a dry run of a bundle: of ten policies four are updated, three created, and three others deleted. */
export function makeAnswer({ content: { policies } }: Bundle & { kind: 'remediation' }): Preview {
  const entries = policies.map((policy, index): [verb: 'creates' | 'updates' | 'deletes', DiffEntry] => {
    const after: Content = { ...policy };
    const rest = index % 10;
    if (rest < 4) return ['updates', entryOf(policy.slug ?? '', earlier(after, rest), after)];
    if (rest < 7) return ['creates', entryOf(policy.slug ?? '', null, after)];
    const slug = `gone-${String(index)}`;
    return ['deletes', entryOf(slug, { ...after, slug }, null)];
  });
  const listOf = (wanted: string): DiffEntry[] => entries.flatMap(([verb, entry]) => (verb === wanted ? [entry] : []));
  return {
    stateVersion: 'v1',
    creates: listOf('creates'),
    updates: listOf('updates'),
    deletes: listOf('deletes'),
    rejections: [],
  };
}

const entryOf = (slug: string, before: Content | null, after: Content | null): DiffEntry => ({
  object: 'RemediationPolicy',
  key: { slug },
  before,
  after,
});

/** What a policy may have been before: another text, mode, action or state. */
function earlier(after: Content, way: number): Content {
  const ways: readonly Content[] = [
    { description: 'What stood here before.' },
    { filters: { ...(after['filters'] as Content), mode: 'any' } },
    { actions: [{ type: 'block' }, { type: 'pr_comment' }] },
    { active: after['active'] === false },
  ];
  return { ...after, ...ways[way] };
}

/** Where the policies of a bundle stand. */
export const placesOf = ({ origins, content }: Bundle & { kind: 'remediation' }): Place[] =>
  content.policies.flatMap(({ slug = '' }) => origins.get(policyId(slug)) ?? []);
