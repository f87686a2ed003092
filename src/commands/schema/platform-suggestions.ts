import type { BundleKind, Content, Deployment } from '../../domain/bundle.ts';
import { PlatformError } from '../../domain/errors.ts';
import type { Platform } from '../../domain/platform.ts';
import type { Project } from '../../generated/types.ts';
import { escapeTerminal } from '../../report/escape.ts';
import { knownSuggestions, type Suggestions } from '../../domain/suggestions.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { isObject } from '../../util/json.ts';
import { loadValidConfig } from '../shared/config-scope.ts';
import { findDeployment } from '../shared/targets.ts';

/**
 * What editors suggest for the policies of one deployment: the platform's vocabulary, its projects and their tags, and the rulesets, rules, projects, tags
 * and settings of actions that its policies name. Throws UsageError or PlatformError if the platform cannot be read.
 */
export async function platformSuggestions(
  options: { readonly config: string | null; readonly deployment: string | null },
  runtime: Runtime,
): Promise<Suggestions> {
  const settings = await loadValidConfig(options.config, runtime);
  const { deployment, platform } = await findDeployment(options.deployment, settings, runtime);
  const vocabulary = await platform.vocabulary(deployment, 'remediation');
  const policies = objectsInList(await readLiveContent(platform, deployment, 'remediation'), 'policies');
  const detections = await Promise.all(
    (['detection/code', 'detection/secrets'] as const).map((kind) => readLiveContent(platform, deployment, kind)),
  );
  const projects = await listProjects(deployment, runtime);
  const exceptions = detections.flatMap((bundle) => objectsInList(bundle, 'exceptions'));
  const conditions = policies.flatMap((policy) =>
    isObject(policy['filters']) ? objectsInList(policy['filters'], 'conditions') : [],
  );
  const actions = policies.flatMap((policy) => objectsInList(policy, 'actions'));
  const tags = [
    ...projects.flatMap(({ tags: projectTags }) => projectTags ?? []),
    ...exceptions.map((exception) => exception['project_tag_name']),
    ...conditions.filter(({ type }) => type === 'repository_tag').flatMap(({ values }) => values),
  ];
  return {
    conditions: suggestConditions(vocabulary, conditions),
    actions: suggestActions(vocabulary, actions),
    rulesets: sortedTexts(detections.flatMap(({ rulesets }) => rulesets)),
    rules: sortedTexts([
      ...detections.flatMap(({ rules, disabled }) => [rules, disabled].flat()),
      ...exceptions.filter(({ rule_type: type }) => type !== 'pack').map(({ rule }) => rule),
    ]),
    projects: sortedTexts([...projects.map(({ name }) => name), ...exceptions.map(({ project }) => project)]),
    tags: sortedTexts(tags),
  };
}

/** All projects. Without the list, those that the policies name are all that is known, which the run tells. */
async function listProjects({ slug }: Deployment, { connections, terminal }: Runtime): Promise<readonly Project[]> {
  const api = await connections.apiFor(slug);
  const projects: Project[] = [];
  try {
    for await (const page of api.pages('listProjects', { path: { deploymentSlug: slug } })) projects.push(...page);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status === null) throw error;
    terminal.printNote(escapeTerminal(`Projects and tags are completed from the policies only: ${error.message}`));
  }
  return projects;
}

/** The live content of a bundle; empty for a product that is not enabled. */
async function readLiveContent(platform: Platform, deployment: Deployment, kind: BundleKind): Promise<Content> {
  try {
    return (await platform.read(deployment, kind)).content;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'PRODUCT_NOT_ENABLED') return {};
    throw error;
  }
}

const objectsInList = (content: Content, field: string): readonly Content[] => {
  const list = content[field];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

/** Each text once, sorted. */
const sortedTexts = (values: readonly unknown[]): string[] =>
  [...new Set(values.flatMap((value) => (typeof value === 'string' && value !== '' ? value : [])))].toSorted();

type Vocabulary = Awaited<ReturnType<Platform['vocabulary']>>;

/** The types of the platform, with the values that it names, else those of the policies. */
function suggestConditions(vocabulary: Vocabulary, conditions: readonly Content[]): Suggestions['conditions'] {
  const offlineConditions = knownSuggestions.conditions;
  const usedTypes = sortedTexts(conditions.map(({ type }) => type));
  const types = [...new Set([...(vocabulary?.conditionTypes ?? Object.keys(offlineConditions)), ...usedTypes])];
  return Object.fromEntries(
    types.map((type) => {
      const known = offlineConditions[type] ?? { description: '', values: {} };
      const used = sortedTexts(
        conditions.filter((condition) => condition['type'] === type).flatMap(({ values }) => values),
      );
      const words = vocabulary?.values.get(type) ?? [...new Set([...Object.keys(known.values), ...used])];
      return [type, { ...known, values: Object.fromEntries(words.map((word) => [word, known.values[word] ?? ''])) }];
    }),
  );
}

/** The types of the platform, with what each requires, and the settings that its policies have. */
function suggestActions(vocabulary: Vocabulary, actions: readonly Content[]): Suggestions['actions'] {
  const offlineActions = knownSuggestions.actions;
  const requires =
    vocabulary?.requires ??
    new Map(Object.entries(offlineActions).map(([type, knownAction]) => [type, knownAction.requires]));
  const types = new Set([...requires.keys(), ...sortedTexts(actions.map(({ type }) => type))]);
  return Object.fromEntries(
    [...types].map((type) => {
      const knownAction: Omit<Suggestions['actions'][string], 'requires'> = offlineActions[type] ?? {
        description: '',
        settings: {},
      };
      const configs = actions
        .filter((action) => action['type'] === type)
        .map(({ config }) => (isObject(config) ? config : {}));
      const names = [
        ...new Set([...Object.keys(knownAction.settings), ...configs.flatMap((config) => Object.keys(config))]),
      ];
      const settings = names.map((name) => {
        const { description = '', values = {} } = knownAction.settings[name] ?? {};
        const used = sortedTexts(configs.map((config) => config[name]));
        return [name, { description, values: { ...Object.fromEntries(used.map((word) => [word, ''])), ...values } }];
      });
      return [
        type,
        {
          description: knownAction.description,
          requires: requires.get(type) ?? [],
          settings: Object.fromEntries(settings) as Suggestions['actions'][string]['settings'],
        },
      ];
    }),
  );
}
