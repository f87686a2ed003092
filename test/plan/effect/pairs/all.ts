import { bundlePairs } from './bundles.ts';
import { detectionPairs } from './detection.ts';
import type { Pair } from './pair.ts';
import { editPairs } from './policies.ts';
import { unknownPairs } from './unknowns.ts';

export const pairs: readonly Pair[] = [...editPairs, ...bundlePairs, ...unknownPairs, ...detectionPairs];

export const isWeakening = ({ effect }: Pick<Pair, 'effect'>): boolean => effect === 'looser' || effect === 'mixed';
