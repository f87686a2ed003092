const require_start = require("./start.js");
const require_freshness = require("./freshness.js");
const require_stale = require("./stale.js");
// src/review/pending.ts
const planIn = (outcome) => "plan" in outcome ? outcome.plan : null;
async function recheckPending(pending, { after }, run, policies) {
	if (pending.length === 0) return [];
	const open = planIn((await policies.previewAt(after, after)).outcome)?.bundles.filter(({ changes }) => changes.length > 0) ?? null;
	const left = [];
	for (const one of pending) {
		const known = one.startsWith("#") ? await tryToReadPending(Number(one.slice(1)), open?.length !== 0, run, policies) : null;
		if (isOpen(open, known)) left.push(one);
		else await reportEqual(known, run);
	}
	return left;
}
function isOpen(open, known) {
	const bundles = known?.bundles ?? null;
	return open === null || open.some((bundle) => bundles === null || isAmong(bundle, bundles));
}
async function reportEqual(known, run) {
	if (known === null || known.comment === null) return;
	await require_freshness.updateComment(run, known.pull, known.comment, {
		kind: "superseded",
		by: { what: "equal" }
	});
}
const isAmong = (bundle, names) => names.some((name) => require_freshness.isSame(name, bundle));
async function tryToReadPending(number, isExact, run, policies) {
	try {
		return await readPending(number, isExact, run, policies);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		run.notes.notices.add(`Pull request #${String(number)} could not be checked again. ${require_start.withFix(error, "action")}`);
		return null;
	}
}
async function readPending(number, isExact, run, policies) {
	const pull = await run.forge.pull(number);
	const anchored = await require_freshness.readRecord(run, pull, await run.forge.statuses(pull.head));
	if (anchored.state !== "intact") return {
		pull,
		comment: null,
		bundles: null
	};
	const { comment, record } = anchored;
	if (!isExact) return {
		pull,
		comment,
		bundles: record.bundles
	};
	const merge = await require_stale.readMerge(run, pull);
	const current = merge && (await policies.previewAt(merge.commit, merge.base)).current;
	return {
		pull,
		comment,
		bundles: current && [...record.bundles, ...current.covered.map(({ bundle }) => bundle)]
	};
}
// src/review/settled-marks.ts
const shortCommit = (commit) => commit.slice(0, 7);
async function markSettled(commit, number, { turns, pending }, run) {
	const { forge, key, job, notes } = run;
	const marker = {
		number,
		run: job.run.id,
		pending,
		results: require_freshness.resultsDigest(turns.flatMap(resultsOf))
	};
	const status = require_freshness.settledStatus(key, commit, marker, {
		summary: settledWords(turns, pending),
		url: job.run.url
	});
	try {
		await forge.setStatus(commit, status);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		notes.warnings.add(`Commit ${shortCommit(commit)} could not be marked as settled, so the next run checks its merges again. ${require_start.withFix(error, "action")}`);
	}
}
const resultsOf = ({ outcome, refusal }) => {
	const applied = "results" in outcome ? outcome.results.map(({ bundle, outcome: { result } }) => ({
		bundle,
		result
	})) : [];
	const others = "results" in outcome ? [] : (planIn(outcome)?.bundles ?? []).map((bundle) => ({
		bundle,
		result: refusal?.code ?? "already-applied"
	}));
	return [...applied, ...others].map(({ bundle, result }) => [
		bundle.deployment.slug,
		bundle.kind,
		result
	]);
};
function settledWords(turns, pending) {
	const settled = turns.map(({ merge }) => `#${String(merge.pull.number)}`).filter((one) => !pending.includes(one));
	const first = settled.length === 0 ? "Nothing new to settle." : `Settled: ${settled.join(", ")}.`;
	return pending.length === 0 ? first : `${first} Not applied: ${pending.join(", ")}.`;
}
async function markAllSettled(commit, run) {
	const { marker } = require_freshness.readSettledMarker(run.key, commit, await run.forge.statuses(commit));
	await markSettled(commit, (marker?.number ?? 0) + 1, {
		turns: [],
		pending: []
	}, run);
}
Object.defineProperty(exports, "isAmong", {
	enumerable: true,
	get: function() {
		return isAmong;
	}
});
Object.defineProperty(exports, "markAllSettled", {
	enumerable: true,
	get: function() {
		return markAllSettled;
	}
});
Object.defineProperty(exports, "markSettled", {
	enumerable: true,
	get: function() {
		return markSettled;
	}
});
Object.defineProperty(exports, "planIn", {
	enumerable: true,
	get: function() {
		return planIn;
	}
});
Object.defineProperty(exports, "recheckPending", {
	enumerable: true,
	get: function() {
		return recheckPending;
	}
});
Object.defineProperty(exports, "shortCommit", {
	enumerable: true,
	get: function() {
		return shortCommit;
	}
});
