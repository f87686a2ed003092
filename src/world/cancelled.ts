/** Somebody pressed Ctrl-C, or the terminal went away. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}
