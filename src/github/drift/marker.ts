type Run = { readonly id: number; readonly attempt: number };

/** What the first line of our issue or pull request about drift says. Anybody who may edit it may have written it: nothing rests on it but where we write. */
export type DriftMarker = {
  /** Slug of the deployment. */
  readonly deployment: string;
  /** Which config it was found by: a digest of its path, null for the one at the root. */
  readonly config: string | null;
  /** Of the drift that it tells of; null once that is gone. */
  readonly digest: string | null;
  /** The run that wrote it last. */
  readonly run: Run;
};

/** More than the longest slug needs; beyond this nothing is looked at. */
const longest = 2048;

// Hidden in what GitHub shows. Base64url cannot hold the `>` that would end the comment of HTML.
const pattern = /^<!-- ifmatch:drift:v1:([A-Za-z0-9_-]+) -->$/;

/** The line without a line break. */
export function driftMarker({ deployment, config, digest, run: { id, attempt } }: DriftMarker): string {
  const payload = Buffer.from(JSON.stringify({ deployment, config, digest, run: { id, attempt } })).toString(
    'base64url',
  );
  return `<!-- ifmatch:drift:v1:${payload} -->`;
}

/** Reads the line at byte 0; null for every other text. Never throws. */
export function readDriftMarker(body: string): DriftMarker | null {
  const head = body.slice(0, longest);
  const [line = ''] = head.split('\n', 1);
  const payload = pattern.exec(line.replace(/\r$/, ''))?.[1];
  return payload === undefined ? null : claimsIn(Buffer.from(payload, 'base64url').toString('utf8'));
}

/** What stands below the first line. */
export const belowMarker = (body: string): string => body.slice(body.indexOf('\n') + 1);

function claimsIn(json: string): DriftMarker | null {
  try {
    // An older version names no config.
    const { deployment, config = null, digest, run } = JSON.parse(json) as Record<string, unknown>;
    const { id, attempt } = run as Record<string, unknown>;
    const isWhole =
      typeof deployment === 'string' &&
      isTextOrNull(config) &&
      isTextOrNull(digest) &&
      isNumber(id) &&
      isNumber(attempt);
    return isWhole ? { deployment, config, digest, run: { id, attempt } } : null;
  } catch {
    // Somebody edited the line: it is not ours any more.
    return null;
  }
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
