import type { Edited } from '../../domain/drift.ts';
import { isObject } from '../../domain/json.ts';
import { exceptionId, policyId, type ObjectId } from '../../domain/object.ts';
import type { Content } from '../../domain/preview.ts';
import type { DetectionException } from '../../generated/types.ts';

/** In small letters without separators, the likelier ones first. None is specified; creation tells nothing of an edit. */
const people = ['updatedby', 'lastupdatedby', 'modifiedby', 'lastmodifiedby'];
const times = ['updatedat', 'lastupdatedat', 'lastupdated', 'modifiedat', 'lastmodifiedat', 'lastmodified'];
const names = ['email', 'name', 'login', 'username', 'id'];

/** Who edited an object and when, where its platform says so in one of the usual fields. */
export function editorOf(...answers: readonly (Content | null | undefined)[]): Edited | null {
  for (const answer of answers) {
    const edited = { by: fieldOf(answer ?? {}, people), at: fieldOf(answer ?? {}, times) };
    if (edited.by !== null || edited.at !== null) return edited;
  }
  return null;
}

/** Finds an object of a bundle as the platform reads it: it may tell more than its diff does. */
export function readObjects(live: Content | null): ReadonlyMap<ObjectId, Content> {
  const policies = objectsIn(live, 'policies').map((one) => [policyId(String(one['slug'])), one] as const);
  const exceptions = objectsIn(live, 'exceptions').map((one) => [exceptionId(one as DetectionException), one] as const);
  return new Map([...policies, ...exceptions]);
}

function objectsIn(live: Content | null, list: string): Content[] {
  const objects: unknown = live?.[list];
  return Array.isArray(objects) ? objects.filter(isObject) : [];
}

function fieldOf(content: Content, wanted: readonly string[]): string | null {
  const fields = new Map(
    Object.entries(content).map(([name, value]) => [name.toLowerCase().replaceAll(/[_-]/g, ''), value]),
  );
  return wanted.map((name) => textOf(fields.get(name))).find((text) => text !== null) ?? null;
}

/** A text or a number; of a person that is an object what names it best. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number') return String(value);
  return isObject(value) ? fieldOf(value, names) : null;
}
