import type { confidences, IssueType, severities } from '../vocabulary.ts';

// In each list, earlier rules are found more often.

/** Rules of one namespace. */
type RuleGroup = {
  readonly issueType: IssueType;
  /** Language of the code; `generic` for any. */
  readonly language: string;
  readonly namespace: string;
  /** Slug of the deployment that wrote them; absent for rules of the registry. */
  readonly owner?: string;
  readonly rules: readonly {
    readonly name: string;
    readonly weakness: WeaknessKey;
    /** Null for a rule without a severity, as for `confidence`. */
    readonly severity: (typeof severities)[number] | null;
    readonly confidence: (typeof confidences)[number] | null;
    /** The service that a leaked secret gives access to. */
    readonly secretType?: string;
    /** The path of the rule that replaces it. */
    readonly supersededBy?: string;
  }[];
};

type Weakness = {
  readonly category: string;
  /** The vulnerability class, as in the vocabulary. */
  readonly name: string | null;
  readonly cwe: string | null;
  /** The message of rules that find it. */
  readonly message: string | null;
};

export type WeaknessKey = keyof typeof weaknesses;

export const ruleGroups: readonly RuleGroup[] = [
  {
    issueType: 'sast',
    language: 'javascript',
    namespace: 'javascript.express.security.audit',
    rules: [
      { name: 'xss.direct-response-write', weakness: 'xss', severity: 'medium', confidence: 'medium' },
      { name: 'express-open-redirect', weakness: 'redirect', severity: 'medium', confidence: 'low' },
      { name: 'express-path-join-resolve-traversal', weakness: 'path', severity: 'medium', confidence: 'low' },
      { name: 'express-ssrf', weakness: 'ssrf', severity: 'high', confidence: 'medium' },
    ],
  },
  {
    issueType: 'sast',
    language: 'javascript',
    namespace: 'javascript.lang.security',
    rules: [
      { name: 'audit.detect-non-literal-regexp', weakness: 'correctness', severity: 'medium', confidence: 'low' },
      {
        name: 'audit.unsafe-formatstring',
        weakness: 'correctness',
        severity: 'low',
        confidence: 'low',
        supersededBy: 'javascript.lang.security.audit.unsafe-format-call',
      },
      { name: 'detect-eval-with-expression', weakness: 'code', severity: 'critical', confidence: 'medium' },
      { name: 'audit.sqli.node-postgres-sqli', weakness: 'sql', severity: 'high', confidence: 'medium' },
    ],
  },
  {
    issueType: 'sast',
    language: 'typescript',
    namespace: 'typescript.react.security.audit',
    rules: [
      { name: 'react-dangerouslysetinnerhtml', weakness: 'xss', severity: 'medium', confidence: 'medium' },
      { name: 'react-href-var', weakness: 'xss', severity: 'low', confidence: 'low' },
    ],
  },
  {
    issueType: 'sast',
    language: 'typescript',
    namespace: 'typescript.nestjs.security.audit',
    rules: [
      { name: 'nestjs-open-redirect', weakness: 'redirect', severity: 'medium', confidence: 'medium' },
      { name: 'nestjs-raw-query', weakness: 'sql', severity: 'high', confidence: 'medium' },
      { name: 'nestjs-body-without-dto', weakness: 'mass', severity: 'medium', confidence: 'low' },
      { name: 'nestjs-hardcoded-jwt-secret', weakness: 'secrets', severity: 'high', confidence: 'high' },
    ],
  },
  {
    issueType: 'sast',
    language: 'python',
    namespace: 'python.django.security',
    rules: [
      { name: 'injection.sql.sql-injection-using-raw', weakness: 'sql', severity: 'high', confidence: 'medium' },
      {
        name: 'injection.command.command-injection-os-system',
        weakness: 'command',
        severity: 'critical',
        confidence: 'high',
      },
      {
        name: 'injection.path-traversal.path-traversal-open',
        weakness: 'path',
        severity: 'high',
        confidence: 'medium',
      },
    ],
  },
  {
    issueType: 'sast',
    language: 'python',
    namespace: 'python.flask.security',
    rules: [
      { name: 'audit.debug-enabled', weakness: 'correctness', severity: 'medium', confidence: 'high' },
      { name: 'audit.render-template-string', weakness: 'xss', severity: 'medium', confidence: 'medium' },
    ],
  },
  {
    issueType: 'sast',
    language: 'python',
    namespace: 'python.lang',
    rules: [
      { name: 'security.deserialization.pickle', weakness: 'deser', severity: 'medium', confidence: 'medium' },
      { name: 'security.audit.eval-detected', weakness: 'code', severity: 'high', confidence: 'low' },
      { name: 'security.unverified-ssl-context', weakness: 'crypto', severity: 'high', confidence: 'high' },
      { name: 'maintainability.useless-if-body', weakness: 'maintainability', severity: 'low', confidence: 'medium' },
    ],
  },
  {
    issueType: 'sast',
    language: 'java',
    namespace: 'java.spring.security',
    rules: [
      { name: 'injection.tainted-sql-string', weakness: 'sql', severity: 'high', confidence: 'medium' },
      { name: 'injection.tainted-system-command', weakness: 'command', severity: 'critical', confidence: 'high' },
      { name: 'audit.spring-csrf-disabled', weakness: 'authn', severity: 'medium', confidence: 'low' },
    ],
  },
  {
    issueType: 'sast',
    language: 'java',
    namespace: 'java.lang.security.audit',
    rules: [
      { name: 'object-deserialization', weakness: 'deser', severity: 'medium', confidence: 'low' },
      { name: 'crypto.weak-random', weakness: 'crypto', severity: 'low', confidence: 'medium' },
      { name: 'xxe.documentbuilderfactory-external-entities', weakness: 'xml', severity: 'high', confidence: 'high' },
    ],
  },
  {
    issueType: 'sast',
    language: 'swift',
    namespace: 'swift.ios.security',
    rules: [
      { name: 'insecure-keychain-accessibility', weakness: 'crypto', severity: 'medium', confidence: 'medium' },
      { name: 'webview-load-user-url', weakness: 'redirect', severity: 'medium', confidence: 'low' },
    ],
  },
  {
    issueType: 'sast',
    language: 'go',
    namespace: 'go.lang.security.audit',
    rules: [
      { name: 'database.string-formatted-query', weakness: 'sql', severity: 'high', confidence: 'medium' },
      { name: 'dangerous-exec-command', weakness: 'command', severity: 'high', confidence: 'medium' },
      { name: 'crypto.missing-ssl-minversion', weakness: 'crypto', severity: 'low', confidence: 'medium' },
      { name: 'net.pprof-exposed', weakness: 'authz', severity: 'medium', confidence: 'low' },
    ],
  },
  {
    issueType: 'sast',
    language: 'ruby',
    namespace: 'ruby.rails.security',
    rules: [
      { name: 'injection.raw-html-format', weakness: 'xss', severity: 'medium', confidence: 'medium' },
      { name: 'brakeman.check-unscoped-find', weakness: 'authz', severity: 'medium', confidence: 'low' },
      { name: 'brakeman.check-send-file', weakness: 'path', severity: 'high', confidence: 'medium' },
    ],
  },
  {
    issueType: 'sast',
    language: 'rust',
    namespace: 'rust.lang.security',
    rules: [
      { name: 'unsafe-usage', weakness: 'correctness', severity: 'low', confidence: 'low' },
      { name: 'reqwest-accept-invalid-certs', weakness: 'crypto', severity: 'high', confidence: 'high' },
    ],
  },
  {
    issueType: 'sast',
    language: 'terraform',
    namespace: 'terraform.aws.security',
    rules: [
      { name: 'aws-s3-bucket-public-read', weakness: 'authz', severity: 'high', confidence: 'medium' },
      {
        name: 'aws-ebs-unencrypted',
        weakness: 'crypto',
        severity: 'medium',
        confidence: 'high',
        supersededBy: 'terraform.aws.security.aws-ebs-volume-unencrypted',
      },
      { name: 'aws-rds-publicly-accessible', weakness: 'authz', severity: 'critical', confidence: 'high' },
    ],
  },
  {
    issueType: 'sast',
    language: 'generic',
    namespace: 'generic',
    rules: [
      { name: 'ci.security.unpinned-action', weakness: 'correctness', severity: 'medium', confidence: 'medium' },
      { name: 'ci.security.script-injection', weakness: 'command', severity: 'high', confidence: 'high' },
      { name: 'docker.security.missing-user', weakness: 'authz', severity: null, confidence: 'medium' },
    ],
  },
  {
    issueType: 'sast',
    language: 'typescript',
    namespace: 'acme',
    owner: 'acme',
    rules: [
      { name: 'checkout.require-idempotency-key', weakness: 'correctness', severity: 'high', confidence: 'high' },
      { name: 'checkout.no-price-from-client', weakness: 'authz', severity: 'critical', confidence: 'medium' },
    ],
  },
  {
    issueType: 'sast',
    language: 'java',
    namespace: 'acme',
    owner: 'acme',
    rules: [{ name: 'java.no-internal-http-client', weakness: 'ssrf', severity: 'medium', confidence: 'high' }],
  },
  {
    issueType: 'secrets',
    language: 'generic',
    namespace: 'secrets',
    rules: [
      {
        name: 'generic.high-entropy',
        weakness: 'secrets',
        severity: 'medium',
        confidence: 'low',
        secretType: 'Generic Secret',
      },
      { name: 'aws.access-key', weakness: 'secrets', severity: 'critical', confidence: 'high', secretType: 'AWS' },
      { name: 'github.token', weakness: 'secrets', severity: 'critical', confidence: 'high', secretType: 'GitHub' },
      {
        name: 'generic.private-key',
        weakness: 'secrets',
        severity: 'high',
        confidence: 'high',
        secretType: 'Private Key',
      },
      { name: 'slack.webhook', weakness: 'secrets', severity: 'medium', confidence: 'high', secretType: 'Slack' },
      { name: 'stripe.live-key', weakness: 'secrets', severity: 'critical', confidence: 'high', secretType: 'Stripe' },
      { name: 'npm.token', weakness: 'secrets', severity: 'high', confidence: 'high', secretType: 'npm' },
      { name: 'openai.api-key', weakness: 'secrets', severity: 'high', confidence: 'high', secretType: 'OpenAI' },
    ],
  },
  {
    issueType: 'ai_sast',
    language: 'generic',
    namespace: 'ai',
    rules: [
      { name: 'access-control.missing-ownership-check', weakness: 'authz', severity: 'high', confidence: 'medium' },
      { name: 'access-control.privilege-escalation', weakness: 'authz', severity: 'critical', confidence: 'medium' },
      { name: 'business-logic.coupon-reuse', weakness: 'authz', severity: 'medium', confidence: 'low' },
      { name: 'authentication.user-enumeration', weakness: 'authn', severity: null, confidence: null },
    ],
  },
  {
    issueType: 'research',
    language: 'generic',
    namespace: 'research',
    rules: [
      { name: 'dataflow.untrusted-archive-entry', weakness: 'path', severity: 'medium', confidence: 'low' },
      { name: 'http.request-smuggling-proxy', weakness: 'ssrf', severity: 'high', confidence: 'low' },
    ],
  },
];

export const weaknesses = {
  code: {
    category: 'security',
    name: 'Code Injection',
    cwe: 'CWE-94',
    message: 'What a user sends is run as code. Choose from a fixed list instead.',
  },
  command: {
    category: 'security',
    name: 'Command Injection',
    cwe: 'CWE-78',
    message: 'What a user sends reaches a shell. Pass the arguments as a list, without a shell.',
  },
  xss: {
    category: 'security',
    name: 'Cross-Site Scripting (XSS)',
    cwe: 'CWE-79',
    message: 'What a user sends is written into a page as it is. Escape it, or let the template do it.',
  },
  crypto: {
    category: 'security',
    name: 'Cryptographic Issues',
    cwe: 'CWE-327',
    message: 'This cipher, hash or source of randomness does not hold. Use the one that the platform recommends.',
  },
  secrets: {
    category: 'security',
    name: 'Hard-coded Secrets',
    cwe: 'CWE-798',
    message: 'A credential stands in the code. Rotate it, and read it from the secret store.',
  },
  authn: {
    category: 'security',
    name: 'Improper Authentication',
    cwe: 'CWE-287',
    message: 'Who is calling is not verified here. Verify the signature or the session first.',
  },
  authz: {
    category: 'security',
    name: 'Improper Authorization',
    cwe: 'CWE-285',
    message: 'What the caller may do is not checked here. Check it before the object is read.',
  },
  deser: {
    category: 'security',
    name: 'Insecure Deserialization',
    cwe: 'CWE-502',
    message: 'Objects are read from bytes that a user controls. Read plain data, and check its shape.',
  },
  mass: {
    category: 'security',
    name: 'Mass Assignment',
    cwe: 'CWE-915',
    message: 'All fields of a request are copied into a model. Name the ones that a user may set.',
  },
  redirect: {
    category: 'security',
    name: 'Open Redirect',
    cwe: 'CWE-601',
    message: 'A user chooses where the browser goes next. Redirect to known paths only.',
  },
  path: {
    category: 'security',
    name: 'Path Traversal',
    cwe: 'CWE-22',
    message: 'A user chooses the path of a file. Resolve it and check that it stays in its folder.',
  },
  ssrf: {
    category: 'security',
    name: 'Server-Side Request Forgery (SSRF)',
    cwe: 'CWE-918',
    message: 'A user chooses the address that the server calls. Allow known hosts only.',
  },
  sql: {
    category: 'security',
    name: 'SQL Injection',
    cwe: 'CWE-89',
    message: 'An SQL statement is built from text that a user controls. Bind it as a parameter.',
  },
  xml: {
    category: 'security',
    name: 'XML Injection',
    cwe: 'CWE-611',
    message: 'The parser resolves external entities. Switch them off.',
  },
  malicious: { category: 'security', name: 'malicious', cwe: null, message: null },
  other: { category: 'security', name: null, cwe: null, message: null },
  correctness: {
    category: 'correctness',
    name: null,
    cwe: null,
    message: 'Write this as the guide of the language shows.',
  },
  maintainability: {
    category: 'maintainability',
    name: null,
    cwe: null,
    message: 'Write this as the guide of the language shows.',
  },
} as const satisfies Record<string, Weakness>;
