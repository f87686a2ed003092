import type { DetectionConstraints, Product, ValueEnum, VocabularyEntry } from '../../generated/types.ts';
import type { Store } from '../store/store.ts';
import type { Handlers } from './call.ts';

/** Value enumerations and constraints come only with a product; conditions and actions belong to remediation. */
export const vocabularyHandlers: Pick<Handlers, 'getVocabulary'> = {
  getVocabulary({ platform, deployment, query: { product } }) {
    platform.bundle(deployment, product ?? 'remediation');
    const { store } = platform;
    if (product === 'code' || product === 'secrets') {
      return { condition_types: [], action_types: [], detection_constraints: constraints(product) };
    }
    const types = {
      condition_types: store.conditionTypes({}).map(({ type, description }) => ({ type, description })),
      action_types: actionTypes(store),
    };
    return product === undefined ? types : { ...types, value_enums: valueEnums(store) };
  },
};

function actionTypes(store: Store): VocabularyEntry[] {
  const pairs = store.actionCompanions({});
  return store.actionTypes({}).map(({ type, description }) => {
    const requires = pairs.filter((pair) => pair.type === type).map(({ companion }) => companion);
    return { type, description, requires };
  });
}

function valueEnums(store: Store): ValueEnum[] {
  const pairs = store.conditionValues({});
  return [...new Set(pairs.map(({ type }) => type))].map((type) => {
    const values = pairs.filter((pair) => pair.type === type).map(({ value }) => value);
    return { type, values };
  });
}

const constraints = (product: Product): DetectionConstraints => ({
  rulesets_accepted: product === 'code',
  exception_types: ['include', 'exclude'],
  rule_types: ['rule', 'pack'],
});
