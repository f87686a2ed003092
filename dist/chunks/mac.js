import { createHmac, hkdfSync, timingSafeEqual } from "./_builtin ifmatch node_crypto.js";
import { RecordError } from "./record-error.js";
// src/record/mac.ts
const salt = "ifmatch record v1";
function deriveKey(secret, { repository, platform }) {
	const token = secret.replace(/\r?\n$/, "");
	if (token.length < 24) throw new RecordError(`The API token has ${String(token.length)} characters. A record is signed with it, and that takes ${String(24)} or more, or else the token could be guessed from the record.`, "Check that the whole token is in the secret. If it is, make a longer one in the Tokens section of the settings of the platform.");
	const derive = (info, bytes) => Buffer.from(hkdfSync("sha256", token, salt, `${info}${platform}\n${repository}`, bytes));
	return {
		id: derive("key id\n", 8).toString("hex"),
		key: derive("", 32)
	};
}
const macOf = (payload, { key }) => createHmac("sha256", key).update(payload).digest("hex");
function isSameMac(one, other) {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
export { deriveKey, isSameMac, macOf };
