// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

import type { Config, DetectionFile, PolicyEntry, PolicyFile, PolicyListFile } from '../types.ts';
import type { Guard } from './guard.ts';

export declare const isConfig: Guard<Config>;
export declare const isDetectionFile: Guard<DetectionFile>;
export declare const isPolicyEntry: Guard<PolicyEntry>;
export declare const isPolicyFile: Guard<PolicyFile>;
export declare const isPolicyListFile: Guard<PolicyListFile>;
