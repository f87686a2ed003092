import { keptError, withoutUnread } from './guard-code.ts';

/**
 * Ajv says of each error what and where it is: this only counts them. What is right is told sooner, for nothing is made on the way, and V8
 * need not compile anew when a first error comes. Throws for what is not known here.
 */
export function withoutErrors(code: string): string {
  const bare = code
    .replaceAll(/\w+\.errors = \[\{.*\}\];\n(?=return false;)/g, '')
    .replaceAll(keptError, 'errors++;')
    .replaceAll(
      /vErrors = vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\);\nerrors = vErrors\.length;/g,
      'errors++;',
    )
    .replaceAll(
      /if\(vErrors !== null\)\{\nif\((_errs\d+)\)\{\nvErrors\.length = \1;\n\}\nelse \{\nvErrors = null;\n\}\n\}\n/g,
      '',
    )
    .replaceAll(/^(?:let vErrors = null|\w+\.errors = vErrors);\n/gm, '')
    .replaceAll(/,? ?\{instancePath=.*?rootData=data\}=\{\}/g, '')
    .replaceAll(/, \{instancePath:.*?,rootData\}/g, '');
  const unknown = /vErrors|\.errors\b|instancePath|parentData|rootData/.exec(bare);
  if (unknown !== null) throw new Error(`ajv uses ${unknown[0]} in a way that is not known here`);
  return withoutUnread(bare);
}
