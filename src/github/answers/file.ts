import { member, Misshapen, type Spot, text } from '../json.ts';

/** The text of a file as the API shows it. Folders, links and files over 1 MB come without one. */
export function readFileText(spot: Spot): string {
  if (Array.isArray(spot.value)) throw new Misshapen(spot, 'a file, it is a folder');
  const type = text(member(spot, 'type'));
  if (type !== 'file') throw new Misshapen(spot, `a file, it is a ${type}`);
  if (text(member(spot, 'encoding')) !== 'base64') throw new Misshapen(spot, 'a file of at most 1 MB');
  return decode(Buffer.from(text(member(spot, 'content')), 'base64'), spot);
}

function decode(bytes: Uint8Array, spot: Spot): string {
  try {
    // The byte order mark stays: whoever reads the text judges it.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The one reason why a decoder that is told to be fatal throws.
    throw new Misshapen(spot, 'UTF-8');
  }
}
