// Written by scripts/generate.ts from schemas/openapi.yaml and package.json; never by hand.

import type { Config, DetectionFile, PolicyEntry, PolicyFile, PolicyListFile } from '../types.ts';
import type { BareGuard } from './guard.ts';

export declare const isConfig: BareGuard<Config>;
export declare const isDetectionFile: BareGuard<DetectionFile>;
export declare const isPolicyEntry: BareGuard<PolicyEntry>;
export declare const isPolicyFile: BareGuard<PolicyFile>;
export declare const isPolicyListFile: BareGuard<PolicyListFile>;
