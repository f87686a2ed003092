import type { ObjectKey } from '../../domain/object.ts';
import type { Content } from '../../domain/preview.ts';
import { judgeOthers, listsOf } from './detection-lists.ts';
import type { DetectionSides } from './detection-sides.ts';
import { together, type Judgement } from './judgement.ts';
import { visible } from './words.ts';

type Side = Content | null;

/** An exception switches a rule on or off for some projects. What it switches off is looser while it stands. */
export function judgeException(key: ObjectKey, before: Side, after: Side, around: DetectionSides): Judgement {
  const [was, is] = [typeOf(before), typeOf(after)];
  const where = `${ruleOf(key)} ${scopeOf(key)}`;
  // Of a whole exception only what could turn its direction counts; of a changed one, everything that differs.
  const seen = before === null || after === null ? listsOf : (side: Side): Side => side;
  const others = judgeOthers(seen(before), seen(after), exceptionFields);
  const types = was === is ? [] : [judgeTypes(was, is, where)];
  const parts = [...types.map((one) => forNobody(one, key, around) ?? one), ...others];
  return parts.length > 0
    ? together(parts)
    : { effect: 'unknown', says: `changes nothing that can be seen for ${where}` };
}

/** Of a rule that is taken away and nobody had, or given and nobody gets: that it makes no difference. Else null. */
function forNobody({ effect, says }: Judgement, key: ObjectKey, around: DetectionSides): Judgement | null {
  const rule = String(key['rule']);
  const [wasOff, isOff] = [around.wasOff(rule), around.isOff(rule)];
  const isIdle = (effect === 'looser' && wasOff) || (effect === 'stricter' && isOff);
  if (key['rule_type'] !== 'rule' || !isIdle) return null;
  return { effect: 'neutral', says: `${says} (no effect: the rule ${offInWords(wasOff, isOff)})` };
}

function offInWords(wasOff: boolean, isOff: boolean): string {
  if (wasOff && isOff) return 'is disabled';
  return wasOff ? 'was disabled, and stays off here' : 'is now disabled, and stays off here';
}

const exceptionFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name', 'product'];

function typeOf(side: Side): string | null {
  const type = side?.['exception_type'];
  return typeof type === 'string' ? type : side && 'not given';
}

/** By what stood before and what stands after. */
const exceptionTypes: Readonly<Record<string, Judgement>> = {
  'null exclude': { effect: 'looser', says: 'excludes' },
  'null include': { effect: 'stricter', says: 'includes' },
  'exclude null': { effect: 'stricter', says: 'no longer excludes' },
  'include null': { effect: 'looser', says: 'no longer includes' },
  'exclude include': { effect: 'stricter', says: 'includes, and no longer excludes,' },
  'include exclude': { effect: 'looser', says: 'excludes, and no longer includes,' },
};

function judgeTypes(was: string | null, is: string | null, where: string): Judgement {
  const known = exceptionTypes[`${String(was)} ${String(is)}`];
  if (known !== undefined) return { effect: known.effect, says: `${known.says} ${where}` };
  return { effect: 'unknown', says: `exception type ${was ?? 'none'} → ${is ?? 'none'} for ${where}` };
}

const ruleOf = (key: ObjectKey): string => `${String(key['rule_type'])} ${visible(String(key['rule']))}`;

function scopeOf(key: ObjectKey): string {
  const target = visible(String(key['scope_target']));
  return key['scope_type'] === 'project_tag'
    ? `in every project tagged ${target}`
    : `in ${String(key['scope_type'])} ${target}`;
}
