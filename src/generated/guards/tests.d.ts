// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

import type { TestFile } from '../types.ts';
import type { Guard } from './guard.ts';

export declare const isTestFile: Guard<TestFile>;
