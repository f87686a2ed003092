/** An answer that is complete but cannot be used. The message continues «the platform answered 200 …». */
export class Misunderstanding extends Error {
  override readonly name = 'Misunderstanding';
  readonly hint: string;
  constructor(message: string, hint = differentVersion) {
    super(message);
    this.hint = hint;
  }
}

/** A list of which only a part came, with no known way to ask for the rest. */
export class PartOfList extends Misunderstanding {
  constructor(message: string) {
    super(message, idInstead);
  }
}

/** An answer about something else than what was asked. */
export class Contradiction extends Misunderstanding {}

const idInstead =
  'Say which deployment with --deployment; if it is not in that part, write its id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.';

const differentVersion =
  'The platform may be of another version than this program knows. Look for a newer ifmatch, or report this answer with the request id.';
