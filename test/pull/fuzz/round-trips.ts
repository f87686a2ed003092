import { randomFrom } from '../../trust/suite.ts';
import type { Rig } from '../../rig/platform-and-repository.ts';
import type { Tree } from './entries.ts';
import { judgeEdit } from './judge-edit.ts';
import { type Detection, type Exception, type Fields, Maker, onPlatform, type Policy } from './made-bundles.ts';
import { type HandWritten, writeByHand } from './write-by-hand.ts';

/** A repository with files that people wrote, and what its deployments hold when all of it was applied. */
type World = { readonly files: Record<string, HandWritten>; readonly live: Map<Slug, Live> };
type Slug = 'acme' | 'initech';
type Live = { policies: Policy[]; code: Detection };

/** A case that was tried: the sentence of each fault, and how many comments there were. */
type Tried = { readonly faults: readonly string[]; readonly comments: number };

/** Lets a made repository take made edits of the platform. The same number makes the same case. */
export async function roundTrip(rig: Rig, number: number): Promise<Tried> {
  const random = randomFrom(number);
  const maker = new Maker(random);
  const world = random.below(4) === 0 ? sharedWorld(maker) : oneDeployment(maker);
  const comments = Object.values(world.files).reduce((sum, file) => sum + file.comments.length, 0);
  rig.reset(textsOf(world));
  rig.env['IFMATCH_API_TOKEN_INITECH'] = rig.sandbox.deployments.find(({ slug }) => slug === 'initech')?.token ?? '';
  for (const live of world.live.values()) live.policies = maker.reordered(live.policies);
  const rewritten = await pulled(rig, world, true);
  if (rewritten.length > 0) return { faults: rewritten, comments };
  editLive(world, maker);
  return { faults: await pulled(rig, world, false), comments };
}

/** Edits each deployment on its own, or both alike. */
function editLive({ live }: World, maker: Maker): void {
  const { random } = maker;
  for (const one of live.values()) {
    for (let edits = 1 + random.below(4); edits > 0; edits -= 1) {
      if (random.below(3) > 0) maker.editPolicies(one.policies);
      // Each deployment has other projects and tags.
      else maker.editDetection(one.code, live.size === 1);
    }
  }
  const [acme, initech] = live.values();
  if (acme !== undefined && initech !== undefined && random.below(2) === 0) initech.code = structuredClone(acme.code);
  if (acme !== undefined && initech !== undefined && random.below(2) === 0) {
    const added = maker.policy();
    for (const one of [acme, initech]) one.policies.push(structuredClone(added));
  }
  for (const one of live.values()) one.policies = maker.reordered(one.policies);
}

const textsOf = ({ files }: World): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, { text }]) => [path, text]));

/** Pulls what the platform has now. `isSame`: whether that is what the files say already, in another order. */
async function pulled(rig: Rig, world: World, isSame: boolean): Promise<string[]> {
  for (const [slug, { policies, code }] of world.live) {
    const home = rig.sandbox.deployments.find((one) => one.slug === slug);
    await rig.put({ remediation: { policies }, code }, home);
  }
  const pull = await rig.cli('pull --force');
  if (pull.code !== 0) return [`pull ends with ${String(pull.code)}: ${pull.text}`];
  const after = rig.files();
  const isUnchanged = JSON.stringify(after) === JSON.stringify(sorted(textsOf(world)));
  if (isSame) return isUnchanged ? [] : ['files were rewritten that say what the platform has'];
  const faults = Object.entries(world.files).flatMap(([path, { text, comments }]) => {
    const now = after[path];
    return now === undefined ? [] : judgeEdit(text, now, comments).map((fault) => `${path}: ${fault}`);
  });
  const preview = await rig.cli('preview --exit-code');
  if (preview.code !== 0) faults.push(`preview ends with ${String(preview.code)}: ${preview.text}`);
  const again = await rig.cli('pull --force');
  const isSameAgain = JSON.stringify(rig.files()) === JSON.stringify(after);
  if (again.code !== 0 || !isSameAgain) faults.push(`a second pull ends with ${String(again.code)} and writes`);
  return faults;
}

const sorted = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

// ── Repositories ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function oneDeployment(maker: Maker): World {
  const policies = maker.policies(1, 4);
  const detection = maker.detection();
  const files = {
    'ifmatch.yaml': writeByHand({ deployments: { acme: { id: '1234' } } }, maker.random),
    ...policyFiles('policies', policies, maker),
    ...detectionFiles('policies', detection, maker),
  };
  const live = { policies, code: { ...detection, exceptions: onPlatform(detection.exceptions) } };
  return { files, live: new Map([['acme', structuredClone(live)]]) };
}

/** Two deployments of one folder; one overrides and leaves out some of it. */
export function sharedWorld(maker: Maker): World {
  const shared = maker.policies(2, 4);
  const [first, second] = shared;
  const own = { acme: maker.policies(1, 2), initech: maker.policies(1, 2) };
  const override = first === undefined ? [] : [{ ...maker.policy(), slug: first.slug }];
  const without = second === undefined ? [] : [second.slug];
  const code = { ...maker.detection(), exceptions: [] };
  const deployments: Fields = {
    acme: { policies: ['shared/', 'acme/'], ...(without.length > 0 && { without }) },
    initech: { policies: ['shared/', 'initech/'] },
  };
  const files = {
    'ifmatch.yaml': writeByHand({ deployments }, maker.random),
    ...policyFiles('shared', shared, maker),
    ...detectionFiles('shared', code, maker),
    ...policyFiles('acme', [...own.acme, ...override], maker),
    ...policyFiles('initech', own.initech, maker),
  };
  const isOverridden = ({ slug }: Policy): boolean => override.some((one) => one.slug === slug);
  const acme = shared.filter((one) => !isOverridden(one) && !without.includes(one.slug));
  const live = new Map<Slug, Live>([
    ['acme', { policies: [...acme, ...own.acme, ...override], code }],
    ['initech', { policies: [...shared, ...own.initech], code }],
  ]);
  return { files, live: structuredClone(live) };
}

function policyFiles(folder: string, policies: readonly Policy[], maker: Maker): Record<string, HandWritten> {
  const { random } = maker;
  const written = policies.map((policy) => ({
    slug: policy.slug,
    fields: noted(maker.shuffled(Object.entries(policy)), maker),
    isAlone: random.below(3) === 0,
  }));
  const alone = written.filter(({ isAlone }) => isAlone);
  const together = written.filter(({ isAlone }) => !isAlone).map(({ fields }) => fields);
  const files = alone.map(({ slug, fields }): [string, HandWritten] => [
    `${folder}/${slug}.yaml`,
    writeByHand(fields, random),
  ]);
  if (together.length > 0)
    files.push([
      `${folder}/all.yaml`,
      writeByHand({ ...common(policies, maker), ...noted([['policies', together]], maker) }, random),
    ]);
  return Object.fromEntries(files);
}

function detectionFiles(folder: string, detection: Detection, maker: Maker): Record<string, HandWritten> {
  const exceptions = detection.exceptions.map((one: Exception) => noted(Object.entries(one), maker));
  const fields: [string, Tree][] = [['product', 'code'], ...Object.entries({ ...detection, exceptions })];
  return { [`${folder}/code.yaml`]: writeByHand(Object.fromEntries(maker.shuffled(fields)), maker.random) };
}

/** Values that policies have, above all of them: with anchors, as people share them. */
function common(policies: readonly Policy[], { random }: Maker): Fields {
  const [policy] = policies;
  if (policy === undefined || random.below(4) > 0) return {};
  const values = policy.filters.conditions.map((condition) => condition.values);
  return { 'x-common': [...values, policy.actions.map(({ type }) => ({ type }))] };
}

/** Fields, with notes of the repository among them. */
function noted(fields: readonly (readonly [string, Tree])[], maker: Maker): Fields {
  const notes = maker.random.below(3) === 0 ? [['x-owner', maker.word()] as const] : [];
  return Object.fromEntries(maker.random.below(2) === 0 ? [...notes, ...fields] : [...fields, ...notes]);
}
