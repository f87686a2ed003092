import type { DetectionException } from '../../../../src/generated/types.ts';
import { detected, type Pair } from './pair.ts';

type Where = Pick<DetectionException, 'project' | 'project_tag_name'>;
const api: Where = { project: 'acme/api' };
const legacy: Where = { project_tag_name: 'legacy' };
const one = (exception_type: string, rule: string, where: Where, rule_type = 'rule'): DetectionException =>
  ({ exception_type, rule, rule_type, ...where }) as DetectionException;
const only = (...exceptions: DetectionException[]) => ({ exceptions });

/** What is looked for at all. */
export const detectionPairs: readonly Pair[] = [
  detected('neutral', 'empty bundles', {}, {}),
  detected('stricter', 'a ruleset comes', {}, { rulesets: ['p/default'] }),
  detected('looser', 'a ruleset goes', { rulesets: ['p/default', 'p/owasp'] }, { rulesets: ['p/default'] }),
  detected('mixed', 'a ruleset takes the place of another', { rulesets: ['p/a'] }, { rulesets: ['p/b'] }),
  detected('stricter', 'a rule comes', { rules: ['a'] }, { rules: ['a', 'b'] }),
  detected('looser', 'a rule goes', { rules: ['a', 'b'] }, { rules: ['b'] }),
  detected('looser', 'everything goes', { rulesets: ['p/a'], rules: ['a'] }, {}),
  detected('looser', 'a rule is disabled', { rules: ['a'] }, { rules: ['a'], disabled: ['a'] }),
  detected(
    'looser',
    'a rule of some ruleset is disabled',
    { rulesets: ['p/a'] },
    { rulesets: ['p/a'], disabled: ['x'] },
  ),
  detected('stricter', 'a rule is no longer disabled', { rules: ['a'], disabled: ['a'] }, { rules: ['a'] }),
  detected('mixed', 'another rule is disabled', { disabled: ['a'] }, { disabled: ['b'] }),
  detected(
    'mixed',
    'added and disabled at once: a ruleset may have had it',
    { rulesets: ['p/a'] },
    { rulesets: ['p/a'], rules: ['x'], disabled: ['x'] },
  ),
  detected(
    'looser',
    'a rule goes that is disabled anyway',
    { rules: ['a', 'b'], disabled: ['a'] },
    { rules: ['b'], disabled: ['a'] },
  ),
  detected(
    'stricter',
    'a rule comes that is disabled anyway',
    { rules: ['b'], disabled: ['a'] },
    { rules: ['a', 'b'], disabled: ['a'] },
  ),
  detected(
    'looser',
    'a disabled rule goes that one project includes',
    { rules: ['a'], disabled: ['a'], ...only(one('include', 'a', api)) },
    { disabled: ['a'], ...only(one('include', 'a', api)) },
  ),
  detected(
    'mixed',
    'a disabled rule leaves both lists, and nothing else brings it',
    { rules: ['a', 'b'], disabled: ['a'] },
    { rules: ['b'] },
  ),
  detected(
    'mixed',
    'a disabled rule leaves both lists, and a ruleset may bring it',
    { rulesets: ['p/a'], rules: ['a'], disabled: ['a'] },
    { rulesets: ['p/a'] },
  ),
  detected(
    'mixed',
    'a disabled rule leaves both lists that one project includes',
    { rules: ['a'], disabled: ['a'], ...only(one('include', 'a', api)) },
    only(one('include', 'a', api)),
  ),
  detected(
    'mixed',
    'a disabled rule leaves both lists and another one leaves the first',
    { rulesets: ['p/a'], rules: ['a', 'b'], disabled: ['a'] },
    { rulesets: ['p/a'] },
  ),
  detected(
    'mixed',
    'added and disabled at once, and nothing else had it',
    { rules: ['a'] },
    { rules: ['a', 'x'], disabled: ['x'] },
  ),
  detected(
    'mixed',
    'added and disabled at once, as the ruleset goes that may have had it',
    { rulesets: ['p/a'] },
    { rules: ['x'], disabled: ['x'] },
  ),
  detected(
    'mixed',
    'added and disabled at once where a project had it, and has it no longer',
    only(one('include', 'x', api)),
    { rules: ['x'], disabled: ['x'] },
  ),
  detected(
    'mixed',
    'added and disabled at once where a project may have it in a pack',
    only(one('include', 'p/a', api, 'pack')),
    { rules: ['x'], disabled: ['x'], ...only(one('include', 'p/a', api, 'pack')) },
  ),
  detected('neutral', 'lists are sets: order', { rules: ['a', 'b'] }, { rules: ['b', 'a'] }),
  detected('neutral', 'lists are sets: twice', { rules: ['a'] }, { rules: ['a', 'a'] }),
  detected('mixed', 'a ruleset comes and a rule goes', { rules: ['a'] }, { rulesets: ['p/a'] }),
  detected('looser', 'a project is let off a rule', {}, only(one('exclude', 'r', api))),
  detected('looser', 'all projects with a tag are let off a rule', {}, only(one('exclude', 'r', legacy))),
  detected('looser', 'a project is let off a pack', {}, only(one('exclude', 'p/a', api, 'pack'))),
  detected('looser', 'all projects with a tag are let off a pack', {}, only(one('exclude', 'p/a', legacy, 'pack'))),
  detected('stricter', 'a project is no longer let off a rule', only(one('exclude', 'r', api)), {}),
  detected('stricter', 'a tag is no longer let off a rule', only(one('exclude', 'r', legacy)), {}),
  detected('stricter', 'a tag is no longer let off a pack', only(one('exclude', 'p/a', legacy, 'pack')), {}),
  detected('stricter', 'a project gets a rule of its own', {}, only(one('include', 'r', api))),
  detected('stricter', 'a tag gets a pack of its own', {}, only(one('include', 'p/a', legacy, 'pack'))),
  detected('looser', 'a project loses a rule of its own', only(one('include', 'r', api)), {}),
  detected('looser', 'a project loses a pack of its own', only(one('include', 'p/a', api, 'pack')), {}),
  detected('looser', 'a tag loses a rule of its own', only(one('include', 'r', legacy)), {}),
  detected('looser', 'include becomes exclude', only(one('include', 'r', api)), only(one('exclude', 'r', api))),
  detected('stricter', 'exclude becomes include', only(one('exclude', 'r', api)), only(one('include', 'r', api))),
  detected(
    'mixed',
    'let off by tag in place of by project',
    only(one('exclude', 'r', api)),
    only(one('exclude', 'r', legacy)),
  ),
  detected(
    'mixed',
    'let off by project in place of by tag',
    only(one('exclude', 'r', legacy)),
    only(one('exclude', 'r', api)),
  ),
  detected(
    'mixed',
    'included by tag in place of by project',
    only(one('include', 'r', api)),
    only(one('include', 'r', legacy)),
  ),
  detected(
    'mixed',
    'another project is let off',
    only(one('exclude', 'r', api)),
    only(one('exclude', 'r', { project: 'acme/web' })),
  ),
  detected(
    'mixed',
    'let off a pack in place of a rule',
    only(one('exclude', 'r', api)),
    only(one('exclude', 'r', api, 'pack')),
  ),
  detected(
    'looser',
    'let off a rule that is disabled everywhere',
    { disabled: ['r'] },
    { disabled: ['r'], ...only(one('exclude', 'r', api)) },
  ),
  detected(
    'mixed',
    'a rule is enabled, but in one project it stays off',
    { rules: ['r'], disabled: ['r'] },
    { rules: ['r'], ...only(one('exclude', 'r', api)) },
  ),
  detected(
    'looser',
    'let off a disabled rule that a tag includes',
    { disabled: ['r'], ...only(one('include', 'r', legacy)) },
    { disabled: ['r'], ...only(one('include', 'r', legacy), one('exclude', 'r', api)) },
  ),
  detected(
    'looser',
    'let off a disabled rule that an included pack may hold',
    { disabled: ['r'], ...only(one('include', 'p/a', legacy, 'pack')) },
    { disabled: ['r'], ...only(one('include', 'p/a', legacy, 'pack'), one('exclude', 'r', api)) },
  ),
  detected(
    'mixed',
    'disabled everywhere, and the exception is tidied up with it',
    { rules: ['r'], ...only(one('exclude', 'r', api)) },
    { rules: ['r'], disabled: ['r'] },
  ),
  detected('unknown', 'an exception of an unknown type', {}, only(one('mute', 'r', api))),
  detected(
    'unknown',
    'an exception comes to be of an unknown type',
    only(one('exclude', 'r', api)),
    only(one('mute', 'r', api)),
  ),
];
