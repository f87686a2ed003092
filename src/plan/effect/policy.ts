import type { Content } from '../../domain/preview.ts';
import { deedOf, judgeActions, opaqueTypes } from './actions.ts';
import { describeFilters, judgeFilters } from './filters.ts';
import { together, type Judgement } from './judgement.ts';
import { otherFields } from './other-fields.ts';
import { readPolicy, type PolicyFacts } from './policy-facts.ts';
import { named } from './words.ts';

const strange: Judgement = { effect: 'unknown', says: 'has a form that is not known' };

/** A new policy enforces what its strongest action does, unless it is switched off. */
export function judgeCreate(after: Content | null): Judgement {
  const policy = readPolicy(after);
  if (policy === null) return strange;
  if (!policy.active) return { effect: 'neutral', says: 'is switched off, so it does nothing yet' };
  return judgeWhole(policy, 'stricter', `${deedOf(policy.actions).does} ${describeFilters(policy.filters)}`);
}

/** A deleted policy no longer enforces what its strongest action did. */
export function judgeDelete(before: Content | null): Judgement {
  const policy = readPolicy(before);
  if (policy === null) return strange;
  if (!policy.active) return { effect: 'neutral', says: 'was switched off, so nothing changes' };
  return judgeWhole(policy, 'looser', `stops ${deedOf(policy.actions).doing} ${describeFilters(policy.filters)}`);
}

/** The effect of having or not having a policy that is active. */
function judgeWhole({ actions, filters }: PolicyFacts, effect: 'stricter' | 'looser', says: string): Judgement {
  if (actions.length === 0) return filters === null ? strange : { effect: 'neutral', says };
  return clouded(opaqueTypes(actions), { effect, says });
}

/** An action of which nobody can say whether it enforces makes every effect of its policy unknown. */
function clouded(opaque: readonly string[], judgement: Judgement): Judgement {
  if (opaque.length === 0 || judgement.effect === 'neutral' || judgement.effect === 'unknown') return judgement;
  return { effect: 'unknown', says: `${judgement.says} (with ${named('action', opaque)}, so the effect is not known)` };
}

const policyFields = ['name', 'slug', 'description', 'active', 'filters', 'actions'];
const filterFields = ['mode', 'conditions'];

/** What changed, part by part; parts that nobody knows make the effect unknown. */
export function judgeUpdate(before: Content | null, after: Content | null): Judgement {
  const [was, is] = [readPolicy(before), readPolicy(after)];
  if (was === null || is === null || before === null || after === null) return strange;
  const others = [
    ...otherFields(before, after, policyFields),
    ...otherFields(before['filters'], after['filters'], filterFields),
  ];
  const parts = [
    ...judgeEnforcement(was, is),
    ...judgeText('name', before, after, `is named ${String(after['name'])}`),
    ...judgeText('description', before, after, 'has another description'),
    ...others.map((field): Judgement => ({ effect: 'unknown', says: `changes ${field}, which is not known` })),
  ];
  return parts.length > 0 ? together(parts) : { effect: 'unknown', says: 'changes nothing that can be seen' };
}

const neutral = (says: string): Judgement => ({ effect: 'neutral', says });

const judgeText = (field: string, before: Content, after: Content, says: string): Judgement[] =>
  otherFields({ [field]: before[field] }, { [field]: after[field] }, []).length > 0 ? [neutral(says)] : [];

function judgeEnforcement(was: PolicyFacts, is: PolicyFacts): Judgement[] {
  if (was.active !== is.active) return [judgeSwitch(was, is)];
  const parts = judgeParts(was, is);
  if (was.active || parts.length === 0) return parts;
  return [neutral('is switched off before and after, so nothing changes')];
}

function judgeSwitch(was: PolicyFacts, is: PolicyFacts): Judgement {
  const also = judgeParts(was, is).length > 0 ? ', and changes in other ways too' : '';
  return is.active
    ? judgeWhole(is, 'stricter', `is switched on: ${deedOf(is.actions).does} ${describeFilters(is.filters)}${also}`)
    : judgeWhole(
        was,
        'looser',
        `is switched off: stops ${deedOf(was.actions).doing} ${describeFilters(was.filters)}${also}`,
      );
}

function judgeParts(was: PolicyFacts, is: PolicyFacts): Judgement[] {
  const opaque = opaqueTypes([...was.actions, ...is.actions]);
  // Which findings match makes no difference to enforcement while nothing is done about them.
  const idle = was.actions.length === 0 || is.actions.length === 0;
  const deed = deedOf(idle ? [] : is.actions);
  const filters = was.filtersText === is.filtersText ? [] : judgeFilters(was.filters, is.filters, deed);
  const parts = [
    ...judgeActions(was.actions, is.actions),
    ...(idle ? filters.map(({ says }) => neutral(says)) : filters),
  ];
  return parts.map((part) => clouded(opaque, part));
}
