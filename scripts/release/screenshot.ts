// Takes the pictures of the plan of the examples: docs/comment.webp, as on a pull request, and docs/report-*.webp. Needs Chromium and a current build in
// dist/.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { preview } from '../../src/commands/preview.ts';
import { noApproval } from '../../src/domain/guards.ts';
import { defaultImpactBudget } from '../../src/domain/impact.ts';
import type { CommentState } from '../../src/domain/review.ts';
import { renderComment } from '../../src/report/formats/markdown/comment.ts';
import { Runtime } from '../../src/runtime/runtime.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { type Browser, type PageOptions } from '../../test/browser/playwright.ts';
import { openChromium } from '../../test/browser/chromium.ts';
import { root } from '../files.ts';

const quality = 82;

type Picture = { readonly name: string; readonly page: string } & PageOptions;

/** The pictures to take: at double resolution, and cropped to the top of the page. */
const picturesOf = (comment: string, report: string): Picture[] => [
  { name: 'comment', page: comment, viewport: { width: 900, height: 1280 }, deviceScaleFactor: 2 },
  ...(['light', 'dark'] as const).map((colorScheme) => ({
    name: `report-${colorScheme}`,
    page: report,
    colorScheme,
    viewport: { width: 1100, height: 1200 },
    deviceScaleFactor: 2,
  })),
  { name: 'report-narrow', page: report, viewport: { width: 390, height: 1400 }, deviceScaleFactor: 2 },
];

/** Opens a page in the browser, and writes a picture of it to docs/. */
async function takePicture(browser: Browser, { name, page: file, ...options }: Picture): Promise<void> {
  const page = await browser.newPage(options);
  await page.goto(pathToFileURL(file).href);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  writeFileSync(join(root, 'docs', `${name}.webp`), Buffer.from(data, 'base64'));
  await page.close();
}

/** The HTML report of the examples, by the built program with its sandbox. */
async function reportOfExamples(): Promise<string> {
  const args = ['preview', '--sandbox', 'examples/policies', '--impact', '--format', 'html'];
  const options = { cwd: root, env: {}, maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)(process.execPath, ['dist/cli.js', ...args], options)).stdout;
}

/** The comment of a pull request with the same files. */
async function commentOfExamples(): Promise<string> {
  const streams = { in: new PassThrough(), out: new PassThrough(), err: new PassThrough() };
  const parts = {
    env: {},
    cwd: root,
    streams,
    packageRoot: root,
    now: Date.now,
    stop: () => new Promise<void>(() => {}),
  };
  const connection = { sandbox: () => startSandbox({}), baseUrl: null };
  const runtime = new Runtime(parts, { directory: '.', quiet: true, verbose: false, excludedFiles: null, connection });
  try {
    const selection = { paths: ['examples/policies'], config: null, deployment: null, baseSettings: null };
    const files = { source: runtime.source, ...selection };
    const outcome = await preview(
      { ...files, approval: noApproval, base: null, impactBudget: defaultImpactBudget },
      runtime,
    );
    if (outcome.kind !== 'changes') throw new Error(`the examples are ${outcome.kind}, not a plan with changes`);
    const state: CommentState = { ...outcome, kind: 'planned' };
    return renderComment(state, {
      job: {
        repository: { owner: 'acme-inc', name: 'policies', id: '42', defaultBranch: 'main' },
        sha: 'f00d',
        ref: 'refs/pull/12/merge',
        run: { id: 9001, attempt: 1, url: 'https://github.com/acme-inc/policies/actions/runs/9001' },
        startedBy: 'mona',
        api: 'https://api.github.com',
        server: 'https://github.com',
      },
      commit: 'f00d',
      summary: true,
      planFile: 'ifmatch-plan.json',
      hiddenLineLength: 0,
    });
  } finally {
    await runtime.close();
  }
}

/** A page that shows Markdown as GitHub does on a pull request. */
const githubPage = (
  markdown: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Comment</title><style>
body { margin: 0; padding: 20px; background: #fff; color: #1f2328; font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, "DejaVu Sans", sans-serif; }
.box { border: 1px solid #d1d9e0; border-radius: 6px; }
.head { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; padding: 8px 16px; color: #59636e; }
.head b { color: #1f2328; }
.body { padding: 16px; }
h3 { font-size: 1.25em; line-height: 1.25; margin: 0 0 16px; }
p, table, details, blockquote, ul { margin: 0 0 16px; }
code { background: #818b981f; border-radius: 6px; padding: .2em .4em; font: 85% ui-monospace, "SFMono-Regular", Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace; white-space: break-spaces; }
a { color: #0969da; } a code { color: inherit; }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse; }
th, td { border: 1px solid #d1d9e0; padding: 6px 13px; }
tr:nth-child(2n) { background: #f6f8fa; }
blockquote { border-left: .25em solid #9a6700; padding: 0 1em; }
summary { cursor: default; }
</style><div class="box"><div class="head"><b>github-actions</b> bot commented</div><div class="body">${micromark(
  markdown,
  {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  },
)}</div></div></html>`;

const folder = mkdtempSync(join(tmpdir(), 'ifmatch-screenshot-'));
const browser = await openChromium();
try {
  const [comment, report] = ['comment.html', 'report.html'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(comment, githubPage(await commentOfExamples()));
  writeFileSync(report, await reportOfExamples());
  for (const picture of picturesOf(comment, report)) await takePicture(browser, picture);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
