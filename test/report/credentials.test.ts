import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/domain/outcome.ts';
import { renderWorkflowCommands } from '../../src/report/formats/annotations.ts';
import { renderHtml } from '../../src/report/formats/html.ts';
import { renderMarkdown } from '../../src/report/formats/markdown/report.ts';
import { renderSarif } from '../../src/report/formats/sarif.ts';
import { renderTerminal } from '../../src/report/formats/terminal/report.ts';
import { plannedBundle, createChange, planOfBundles, policyContent, updateChange } from './build-outcomes.ts';
import { htmlView, viewOf } from './views.ts';
import { hasCredential, isCredentialSetting, maskFormats, maskLine, maskLines } from '../../src/domain/credentials.ts';

// Made up, and put together here so that no scanner takes them for real ones.
const filler = 'a1B2c3D4e5F6g7H8i9J0';
const tokens = [
  `ghp_${filler}${filler}`,
  `github_pat_${filler}_${filler}`,
  `glpat-${filler}`,
  `xoxb-123456789012-${filler}`,
  `AKIA${'ABCD'.repeat(4)}`,
  `sk_live_${filler}`,
  `AIza${filler}${filler.slice(0, 15)}`,
  `eyJ${filler}.eyJ${filler}.${filler}`,
];

describe('credentials', () => {
  test.for(tokens)('%s is found and masked wherever it is', (token) => {
    expect(hasCredential(`see ${token}, please`)).toBe(true);
    expect(maskFormats(`see ${token}, please`)).toBe('see ***, please');
  });

  test.for([
    [`https://hooks.slack.com/services/T0000AAAA/B0000BBBB/${filler}`, 'https://hooks.slack.com/services/***'],
    [`https://discord.com/api/webhooks/1/${filler}`, 'https://discord.com/api/webhooks/***'],
    [`https://mona:${filler}@siem.example/in`, 'https://mona:***@siem.example/in'],
    [`https://siem.example/in?team=a&token=${filler}#x`, 'https://siem.example/in?team=a&token=***#x'],
    [`Bearer ${filler}`, 'Bearer ***'],
  ])('%s keeps what is no secret', ([text, masked]) => {
    expect(maskFormats(text ?? '')).toBe(masked);
  });

  test.for([
    'python.lang.security.audit.eval-detected',
    'https://hooks.slack.com/',
    'https://github.com/acme/shop?tab=readme',
    'Nothing critical is merged, wherever it is.',
    'p/secrets',
    'generic.secrets.gitleaks.slack-web-hook',
    '#appsec-alerts',
    'sk-learn',
  ])('%s is none', (text) => {
    expect(hasCredential(text)).toBe(false);
    expect(maskLine(`channel: ${text}`)).toBe(`channel: ${text}`);
  });

  test.for(['token', 'apiToken', 'api_key', 'API-KEY', 'webhook.secret', 'clientSecret', 'password', 'Authorization'])(
    'a long value of the setting %s is one',
    (name) => {
      expect(isCredentialSetting(name, 'open-sesame')).toBe(true);
      expect(maskLine(`    ${name}: open-sesame # why`)).toBe(`    ${name}: *** # why`);
      expect(maskLine(`{ a: b, ${name}: 'open sesame', c: d }`)).toBe(`{ a: b, ${name}: ***, c: d }`);
      expect(maskLine(`{ a: b, "${name}": "open-sesame", c: d }`)).toBe(`{ a: b, "${name}": ***, c: d }`);
    },
  );

  test.for(['tokens_per_minute', 'secretary', 'token_type', 'key', 'channel'])(
    'a value of the setting %s is none',
    (name) => {
      expect(isCredentialSetting(name, 'open-sesame')).toBe(false);
    },
  );

  test('a text of several lines is masked line by line', () => {
    const lines = ['config:', '  private_key: |-', '    -----BEGIN-----', '    abc', '  channel: alerts'];
    expect(maskLines(lines)).toEqual(['config:', '  private_key: |-', '    ***', '    ***', '  channel: alerts']);
  });
});

describe('a change of a policy with credentials', () => {
  const hook = `https://hooks.slack.com/services/T0/B0/${filler}`;
  const withConfig = (config: object) =>
    policyContent('page', ['critical'], { actions: [{ type: 'webhook', config }] });
  const changed = updateChange('RemediationPolicy', { slug: 'page' }, [
    withConfig({ url: hook, token: 'open-sesame' }),
    withConfig({
      url: hook,
      token: 'abracadabra',
      pem: `-----BEGIN PRIVATE KEY-----\n${filler}\n-----END PRIVATE KEY-----`,
    }),
  ]);
  const named = createChange(
    'RemediationPolicy',
    { slug: 'b' },
    policyContent('b', ['high'], { name: `see ${tokens[0] ?? ''}` }),
    {
      notes: { 'x-note': tokens[1] ?? '' },
    },
  );
  const outcome: Outcome = {
    kind: 'changes',
    plan: planOfBundles(plannedBundle('remediation', [changed, named])),
    problems: [],
    guards: [],
  };

  test.for([
    ['terminal', true, renderTerminal(outcome, [], { ...viewOf(outcome), verbose: true })],
    ['markdown', true, renderMarkdown(outcome, viewOf(outcome))],
    ['html', false, renderHtml(outcome, htmlView)],
    ['sarif', false, renderSarif(outcome, { version: '0.1.0' })],
    ['github', false, renderWorkflowCommands(outcome)],
  ] as const)('shows that they change, and not what they are, as %s', ([, isDiff, text]) => {
    for (const secret of [filler, 'open-sesame', 'abracadabra']) expect(text).not.toContain(secret);
    const lines = text.split('\n').map((line) => line.trimStart().replaceAll(/ +/g, ' '));
    const shown = ['- token: ***', '+ token: ***'].map((line) => lines.includes(line));
    expect(shown).toEqual([isDiff, isDiff]);
  });
});
