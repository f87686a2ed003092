const require_start = require("./start.js");
let node_crypto = require("node:crypto");
// src/plan/file/signing.ts
var SigningError = class extends require_start.ExpectedError {
	name = "SigningError";
	constructor(message, fix) {
		super(message, { fix });
	}
};
function derivePlanKey(secret, { platform, deployment: { id, slug } }) {
	const token = usableToken(secret, "plan");
	const derive = (info, bytes) => Buffer.from((0, node_crypto.hkdfSync)("sha256", token, "ifmatch plan v1", info, bytes));
	return {
		id: derive("key id", 8).toString("hex"),
		key: derive(`${platform}\n${id}\n${slug}`, 32)
	};
}
function usableToken(secret, signed) {
	const token = secret.replace(/\r?\n$/, "");
	if (token.length >= 24) return token;
	throw new SigningError(`The API token has ${String(token.length)} characters, too few to sign a ${signed} with: it takes ${String(24)}, or the token could be guessed from the ${signed}.`, "Check that the secret holds the whole token. If it does, create a longer one in Settings > Tokens of the platform.");
}
const macOf = (payload, { key }) => (0, node_crypto.createHmac)("sha256", key).update(payload).digest("hex");
function isSameMac(one, other) {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && (0, node_crypto.timingSafeEqual)(a, b);
}
Object.defineProperty(exports, "SigningError", {
	enumerable: true,
	get: function() {
		return SigningError;
	}
});
Object.defineProperty(exports, "derivePlanKey", {
	enumerable: true,
	get: function() {
		return derivePlanKey;
	}
});
Object.defineProperty(exports, "isSameMac", {
	enumerable: true,
	get: function() {
		return isSameMac;
	}
});
Object.defineProperty(exports, "macOf", {
	enumerable: true,
	get: function() {
		return macOf;
	}
});
Object.defineProperty(exports, "usableToken", {
	enumerable: true,
	get: function() {
		return usableToken;
	}
});
