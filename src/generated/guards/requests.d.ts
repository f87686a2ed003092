// Written by scripts/generate.ts from schemas/openapi.yaml and package.json; never by hand.

import type { DetectionRequest, GetVocabularyQuery, RemediationRequest } from '../types.ts';
import type { Guard } from './guard.ts';

export declare const isDetectionRequest: Guard<DetectionRequest>;
export declare const isGetVocabularyQuery: Guard<GetVocabularyQuery>;
export declare const isRemediationRequest: Guard<RemediationRequest>;
