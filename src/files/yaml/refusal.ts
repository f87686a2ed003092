import type { Pointer } from '../../domain/position.ts';
import type { Reading } from './scalars.ts';

/** What a document must not hold: a problem whose places are still offsets. A key that is in doubt is named by its pointer. */
export type Refusal =
  | { readonly code: 'syntax'; readonly reason: string; readonly offset: number }
  | { readonly code: 'unsupported-yaml'; readonly what: Unsupported; readonly text: string; readonly offset: number }
  | {
      readonly code: 'limit';
      readonly what: 'depth' | 'aliases' | 'expanded-size' | 'entries';
      readonly limit: number;
      readonly offset: number;
    }
  | { readonly code: 'control-character'; readonly codePoint: number; readonly offset: number }
  | { readonly code: 'duplicate-key'; readonly field: string; readonly offset: number; readonly first: number }
  | { readonly code: 'ambiguous-scalar'; readonly text: string; readonly reads: Reading; readonly pointer: Pointer };

type Unsupported = 'directive' | 'several-documents' | 'tag' | 'merge-key' | 'key';
