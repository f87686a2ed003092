import type { ObjectId } from '../../domain/object.ts';
import type { Pointer } from '../../domain/position.ts';

/** A field of a live object that our files have no place for, and that is therefore not written; `pointer` leads into the object. */
export type Dropped = { readonly id: ObjectId; readonly pointer: Pointer };

/**
 * What could not be written, so that the files do not say it.
 * - `unwritable`: our files cannot hold such a value; `pointer` leads to it, within the object
 * - `repeated`: the platform answers two objects of one identity
 * - `layout`: the text around it is laid out in a way that cannot be edited safely
 * - `too-large`: the file would become larger than a policy file may be
 * - `unread-file`: it would have to go into a new file where the config does not look
 * - `no-file`: no file of the bundle declares what it would have to go into
 * - `broken-file`: the file has errors, and nothing is edited in it
 */
export type Undone =
  | { readonly why: 'unwritable'; readonly id: ObjectId; readonly pointer: Pointer }
  | { readonly why: 'repeated' | 'no-file'; readonly id: ObjectId }
  | { readonly why: 'layout' | 'too-large' | 'unread-file'; readonly id: ObjectId; readonly file: string }
  | { readonly why: 'broken-file'; readonly file: string };
