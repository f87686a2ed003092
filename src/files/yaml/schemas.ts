import { CORE_SCHEMA, defineMappingTag, defineScalarTag, NOT_RESOLVED, Schema, seqTag, strTag } from 'js-yaml';
import { Doubt } from './doubt.ts';
import { type Mapping, newMapping } from './mapping.ts';
import { readsAs } from './scalars.ts';

const objectTag = defineMappingTag<Mapping>('tag:yaml.org,2002:map', {
  create: newMapping,
  addPair(mapping, key, value) {
    if (typeof key !== 'string') throw new Error('a key that is no text was let through');
    mapping[key] = value;
    return '';
  },
  has: (mapping, key) => typeof key === 'string' && key in mapping,
  keys: (mapping) => Object.keys(mapping),
  get: (mapping, key) => mapping[String(key)],
  identify: () => false,
});

/** The core schema of YAML 1.2. */
export const plainSchema = CORE_SCHEMA.withTags(objectTag);

const doubtTag = defineScalarTag<Doubt>('tag:ifmatch.dev,2026:doubt', {
  implicit: true,
  resolve(source) {
    const reads = readsAs(source);
    return reads === null ? NOT_RESOLVED : new Doubt(source, reads);
  },
  identify: () => false,
});

/** Every plain scalar that is in doubt becomes a `Doubt`, also where it is a boolean or a number by right. */
export const doubtSchema = new Schema([strTag, doubtTag, seqTag, objectTag]);
