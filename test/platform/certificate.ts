import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A self-signed certificate authority and server in one, and its private key, both as PEM. */
export type Certificate = { readonly cert: string; readonly key: string };

/** Makes an X.509 certificate for a host name: a test needs one that no store trusts, and none may lie in a repository. */
export function selfSigned(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const body = certificateBody(host, publicKey);
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, sequence(ecdsaWithSha256), der(0x03, Buffer.of(0), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function certificateBody(host: string, publicKey: KeyObject): Buffer {
  const name = sequence(set(sequence(commonName, der(0x0c, Buffer.from(host)))));
  const extensions = sequence(
    extension(subjectAltName, sequence(der(0x82, Buffer.from(host)))),
    extension(basicConstraints, sequence(der(0x01, Buffer.of(0xff)))),
  );
  return sequence(
    der(0xa0, integer(Buffer.of(2))),
    integer(createHash('sha256').update(host).digest().subarray(0, 8)),
    sequence(ecdsaWithSha256),
    name,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('490101000000Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
}

/** Tag, length, content (X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  if (size < 128) return Buffer.concat([Buffer.of(tag, size), content]);
  return Buffer.concat([Buffer.of(tag, 0x82, size >> 8, size & 0xff), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const set = (...parts: Buffer[]): Buffer => der(0x31, ...parts);
/** A leading zero keeps it positive. */
const integer = (bytes: Buffer): Buffer =>
  der(0x02, (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.of(0), bytes]) : bytes);
const extension = (id: Buffer, value: Buffer): Buffer => sequence(id, der(0x04, value));

const ecdsaWithSha256 = der(0x06, Buffer.from('2a8648ce3d040302', 'hex'));
const commonName = der(0x06, Buffer.from('550403', 'hex'));
const subjectAltName = der(0x06, Buffer.from('551d11', 'hex'));
const basicConstraints = der(0x06, Buffer.from('551d13', 'hex'));
