import type { Bundle } from '../domain/bundle.ts';
import { policyFinder, slugOf } from '../domain/declared-policies.ts';
import { policyId } from '../domain/object.ts';
import { nowhere, type Place, type Pointer } from '../domain/position.ts';
import type { Rejection } from '../domain/preview.ts';
import type { Problem } from '../domain/problem.ts';
import type { RemediationPolicy } from '../generated/types.ts';
import { beside, type DeclaredDetection, placesIn } from './detection-place.ts';

/** What the platform says against a bundle, as problems of the files, each at the place that it speaks of as nearly as can be told. */
export function rejectionProblems(bundle: Bundle, rejections: readonly Rejection[]): Problem[] {
  if (rejections.length === 0) return [];
  const placeOf = bundle.kind === 'remediation' ? policyPlaces(bundle) : detectionPlaces(bundle);
  return rejections.map((rejection) => {
    const { code: platformCode, message, policySlug: slug, context } = rejection;
    return {
      severity: 'error',
      code: 'platform-rejects',
      at: placeOf(rejection),
      platformCode,
      message,
      slug,
      context,
    };
  });
}

type PlaceOf = (rejection: Rejection) => Place;

/** What is said of the bundle as a whole, or of a thing that the files do not name, stands where the bundle begins. */
const beginning = ({ origins }: Bundle): Place => origins.values().next().value ?? nowhere;

function policyPlaces(bundle: Bundle & { kind: 'remediation' }): PlaceOf {
  const find = policyFinder(bundle.content);
  return (rejection) => {
    const policy = rejection.policySlug === null ? null : find(rejection.policySlug, rejection.policySlug);
    const origin = policy === null ? undefined : bundle.origins.get(policyId(slugOf(policy)));
    if (policy === null || origin === undefined) return beginning(bundle);
    return { file: origin.file, pointer: [...origin.pointer, ...pointerInto(policy, rejection)] };
  };
}

function detectionPlaces(bundle: DeclaredDetection): PlaceOf {
  const find = placesIn(bundle);
  return ({ context: { value, ...rest } }) => {
    const others = Object.values(rest);
    const wrong = value === undefined ? null : (find(others.map((other) => beside(value, other))) ?? find([value]));
    return wrong ?? find(others) ?? beginning(bundle);
  };
}

/** From a policy to what a rejection names in it; the policy itself when it names nothing that stands there. */
function pointerInto(policy: RemediationPolicy, { code, context }: Rejection): Pointer {
  const { action_type: action, missing_companion: companion, condition_type: type, value } = context;
  if (companion !== undefined) {
    return actionPointer(policy, (found) => found === (action ?? needsOf(companion))) ?? ['actions'];
  }
  if (action !== undefined) return actionPointer(policy, (found) => found === action) ?? ['actions'];
  if (type !== undefined) return conditionPointer(policy, type, value) ?? ['filters'];
  if (value !== undefined) return conditionPointer(policy, type, value) ?? settingPointer(policy, value) ?? [];
  return code === 'RESERVED_SLUG' && policy.slug !== undefined ? ['slug'] : [];
}

// The one companion that is known; a platform that has others names the action too.
const needsOf = (companion: string): string | null => (companion === 'pr_comment' ? 'block' : null);

function actionPointer({ actions }: RemediationPolicy, wanted: (type: string) => boolean): Pointer | null {
  const index = actions.findIndex(({ type }) => wanted(type));
  return index === -1 ? null : ['actions', index, 'type'];
}

/** The value where it stands, else the condition of that type. */
function conditionPointer(
  { filters: { conditions } }: RemediationPolicy,
  type: string | undefined,
  value: string | undefined,
): Pointer | null {
  const fitting = [...conditions.entries()].filter(([, condition]) => type === undefined || condition.type === type);
  const holding = value === undefined ? undefined : fitting.find(([, { values }]) => values.includes(value));
  if (holding !== undefined && value !== undefined) {
    return ['filters', 'conditions', holding[0], 'values', holding[1].values.indexOf(value)];
  }
  const [first] = type === undefined ? [] : fitting;
  return first === undefined ? null : ['filters', 'conditions', first[0]];
}

function settingPointer({ actions }: RemediationPolicy, value: string): Pointer | null {
  const settings = actions.flatMap(({ config = {} }, index) =>
    Object.entries(config).map(([name, text]) => ({ index, name, text })),
  );
  const found = settings.find(({ text }) => text === value);
  return found === undefined ? null : ['actions', found.index, 'config', found.name];
}
