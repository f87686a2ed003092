/** Rules of one namespace, a line each: name, weakness (or a category without one), severity, confidence. The first ones are the loudest. */
export type SastNamespace = { readonly language: string; readonly namespace: string; readonly rules: string };

export const sastRules: readonly SastNamespace[] = [
  {
    language: 'javascript',
    namespace: 'javascript.express.security.audit',
    rules: `
      xss.direct-response-write xss medium medium
      express-open-redirect redirect medium low
      express-path-join-resolve-traversal path medium low
      express-cookie-session-no-secure authn low medium
      express-ssrf ssrf high medium
      express-third-party-object-deserialization deser high low
      express-check-csurf-middleware-usage authn low low
      express-res-sendfile path high medium
      express-jwt-not-revoked authn low low
      remote-property-injection code medium low
      res-render-injection xss high medium
      xss.pug.explicit-unescape xss medium low
      xss.ejs.var-in-href xss medium low
      xss.mustache.explicit-unescape xss medium low`,
  },
  {
    language: 'javascript',
    namespace: 'javascript.lang.security',
    rules: `
      audit.path-traversal.path-join-resolve-traversal path medium low
      audit.detect-non-literal-regexp correctness medium low
      audit.unsafe-formatstring correctness low low
      audit.prototype-pollution.prototype-pollution-loop code medium low
      detect-child-process command high low
      detect-eval-with-expression code high medium
      audit.sqli.node-postgres-sqli sql high medium
      audit.sqli.node-mysql-sqli sql high medium
      audit.sqli.node-knex-sqli sql high medium
      audit.hardcoded-hmac-key secrets high high
      audit.dangerous-spawn-shell command critical medium
      insecure-object-assign mass medium low
      detect-insecure-websocket crypto medium high
      detect-pseudorandom-bytes crypto medium medium
      audit.md5-used-as-password crypto high medium
      detect-buffer-noassert correctness medium medium
      spawn-git-clone command high medium
      audit.vm-runincontext-injection code critical medium`,
  },
  {
    language: 'javascript',
    namespace: 'javascript.jsonwebtoken.security',
    rules: `
      jwt-hardcode secrets high high
      jwt-none-alg authn critical high
      audit.jwt-decode-without-verify authn high medium
      audit.jwt-exposed-data authn low low`,
  },
  {
    language: 'typescript',
    namespace: 'typescript.react.security.audit',
    rules: `
      react-dangerouslysetinnerhtml xss medium medium
      react-href-var xss low low
      react-unsanitized-property xss medium medium
      react-unsanitized-method xss medium medium
      react-jwt-in-localstorage authn low low
      react-markdown-insecure-html xss high medium
      react-missing-noopener correctness low low
      react-refs-url xss medium low`,
  },
  {
    language: 'typescript',
    namespace: 'typescript.nestjs.security.audit',
    rules: `
      nestjs-open-redirect redirect medium medium
      nestjs-header-xss-disabled xss medium high
      nestjs-raw-query sql high medium
      nestjs-body-without-dto mass medium low
      nestjs-guard-missing authz high low
      nestjs-header-cors-any authz medium medium
      typeorm-query-injection sql critical medium
      axios-ssrf ssrf high medium`,
  },
  {
    language: 'python',
    namespace: 'python.django.security',
    rules: `
      injection.sql.sql-injection-using-raw sql high medium
      injection.sql.sql-injection-using-extra-where sql high medium
      injection.sql.sql-injection-db-cursor-execute sql high medium
      injection.open-redirect redirect medium medium
      injection.path-traversal.path-traversal-open path high medium
      injection.command.command-injection-os-system command critical high
      injection.ssrf.ssrf-injection-requests ssrf high medium
      injection.code.user-eval code critical high
      injection.mass-assignment mass medium medium
      audit.xss.template-autoescape-off xss medium low
      audit.xss.direct-use-of-httpresponse xss medium medium
      audit.csrf-exempt authn medium medium
      audit.unvalidated-password authn medium low
      audit.missing-permission-check authz high low
      audit.secure-cookies authn low medium
      passwords.use-none-for-password-default authn high medium`,
  },
  {
    language: 'python',
    namespace: 'python.flask.security',
    rules: `
      audit.debug-enabled correctness medium high
      audit.render-template-string xss medium medium
      injection.path-traversal-open path high high
      injection.tainted-sql-string sql high high
      injection.ssrf-requests ssrf high medium
      injection.user-exec code critical high
      injection.subprocess-injection command critical medium
      open-redirect redirect medium medium
      audit.hardcoded-config secrets high high
      audit.app-run-param-config correctness low high
      xss.audit.explicit-unescape-with-markup xss medium medium
      unescaped-template-extension xss medium low`,
  },
  {
    language: 'python',
    namespace: 'python.lang',
    rules: `
      security.audit.dangerous-subprocess-use command high medium
      security.deserialization.pickle deser medium medium
      security.audit.exec-detected code medium low
      security.audit.eval-detected code high low
      security.insecure-hash-algorithms-md5 crypto medium medium
      security.insecure-hash-algorithms-sha1 crypto low medium
      security.unverified-ssl-context crypto high high
      security.audit.ssl-wrap-socket-is-deprecated crypto medium high
      security.deserialization.avoid-pyyaml-load deser high medium
      security.audit.non-literal-import code medium low
      security.use-defused-xml xml medium low
      security.audit.logging.python-logger-credential-disclosure secrets low low
      maintainability.useless-if-body maintainability low medium
      maintainability.is-function-without-parentheses maintainability low low
      correctness.list-modify-iterating correctness medium medium
      best-practice.open-never-closed correctness low medium`,
  },
];

export const moreSastRules: readonly SastNamespace[] = [
  {
    language: 'java',
    namespace: 'java.spring.security',
    rules: `
      injection.tainted-sql-string sql high medium
      injection.tainted-file-path path high high
      injection.tainted-url-host ssrf high medium
      injection.tainted-system-command command critical high
      injection.tainted-html-string xss medium medium
      audit.spring-csrf-disabled authn medium low
      audit.spring-unvalidated-redirect redirect medium medium
      audit.spel-injection code critical medium
      audit.spring-actuator-fully-enabled authz high high
      audit.spring-missing-preauthorize authz medium low
      unrestricted-request-mapping authn low medium
      audit.model-attribute-binding mass medium low
      audit.spring-jsp-eval code high medium`,
  },
  {
    language: 'java',
    namespace: 'java.lang.security.audit',
    rules: `
      formatted-sql-string sql high medium
      object-deserialization deser medium low
      crypto.weak-random crypto low medium
      crypto.ecb-cipher crypto medium high
      crypto.use-of-md5 crypto medium high
      crypto.use-of-sha1 crypto low high
      crypto.des-is-deprecated crypto medium high
      crypto.no-null-cipher crypto high high
      crypto.unencrypted-socket crypto medium medium
      xxe.documentbuilderfactory-external-entities xml high high
      xxe.saxparserfactory-external-entities xml high high
      xxe.xmlinputfactory-possible-xxe xml medium medium
      command-injection-process-builder command high medium
      xss.no-direct-response-writer xss medium medium
      unvalidated-redirect redirect medium medium
      ldap-injection code high low
      jackson-unsafe-deserialization deser high medium
      el-injection code high low
      cookie-missing-secure-flag authn low low
      cookie-missing-httponly authn low low
      hardcoded-jdbc-password secrets high high
      insecure-smtp-connection crypto medium medium`,
  },
  {
    language: 'java',
    namespace: 'java.android.security',
    rules: `
      exported-activity authz medium low
      webview-javascript-enabled xss medium medium
      webview-file-access path medium medium
      insecure-random-for-key crypto high medium
      world-readable-file authz high high
      cleartext-traffic-allowed crypto medium high
      implicit-pending-intent authz high medium`,
  },
  {
    language: 'swift',
    namespace: 'swift.ios.security',
    rules: `
      insecure-keychain-accessibility crypto medium medium
      app-transport-security-disabled crypto medium high
      webview-load-user-url redirect medium low
      sqlite-string-format sql high medium
      biometrics-without-keychain authn medium low
      pasteboard-sensitive-data correctness low low
      commoncrypto-md5 crypto medium high`,
  },
  {
    language: 'go',
    namespace: 'go.lang.security.audit',
    rules: `
      database.string-formatted-query sql high medium
      dangerous-exec-command command high medium
      net.use-tls crypto medium medium
      crypto.bad-imports-md5 crypto medium medium
      crypto.math-random-used crypto medium medium
      crypto.missing-ssl-minversion crypto low medium
      crypto.insecure-skip-verify crypto high high
      net.formatted-template-string xss medium medium
      net.cookie-missing-httponly authn low medium
      net.pprof-exposed authz medium low
      net.bind-all-interfaces correctness low low
      xss.template-html-does-not-escape xss medium low
      filepath-clean-misuse path high low
      reverseproxy-director ssrf medium low
      unsafe-usage correctness low low
      decompression-bomb correctness medium low
      zip-slip path high high
      jwt.parse-unverified authn high medium
      open-redirect redirect medium medium`,
  },
  {
    language: 'ruby',
    namespace: 'ruby.rails.security',
    rules: `
      injection.tainted-sql-string sql high medium
      injection.raw-html-format xss medium medium
      injection.tainted-url-host ssrf high medium
      brakeman.check-unscoped-find authz medium low
      brakeman.check-redirect-to redirect medium medium
      brakeman.check-send-file path high medium
      brakeman.check-render-local-file-include path high medium
      brakeman.check-dynamic-constantize code high medium
      audit.mass-assignment-vuln mass medium medium
      audit.permit-all-parameters mass high high
      audit.skip-forgery-protection authn medium medium
      audit.xss.avoid-html-safe xss medium low
      audit.marshal-load deser high medium
      audit.bad-yaml-load deser high medium
      audit.detailed-exceptions correctness low high
      audit.force-ssl-false crypto low high`,
  },
  {
    language: 'rust',
    namespace: 'rust.lang.security',
    rules: `
      unsafe-usage correctness low low
      insecure-hashes crypto medium medium
      reqwest-accept-invalid-certs crypto high high
      args-as-authentication authn low low
      temp-dir-race path low low
      sqlx-format-query sql high medium`,
  },
  {
    language: 'terraform',
    namespace: 'terraform.aws.security',
    rules: `
      aws-s3-bucket-public-read authz high medium
      aws-ebs-unencrypted crypto medium high
      aws-security-group-open-ingress authz high high
      aws-iam-wildcard-action authz high medium
      aws-rds-publicly-accessible authz critical high
      aws-cloudtrail-not-encrypted crypto low high
      aws-kms-no-rotation crypto medium high
      aws-lambda-hardcoded-environment secrets high high
      aws-elb-weak-tls crypto medium high
      aws-ecr-mutable-image-tags correctness low high
      aws-dynamodb-unencrypted crypto low high
      aws-sqs-wildcard-principal authz high high`,
  },
  {
    language: 'generic',
    namespace: 'generic',
    rules: `
      ci.security.unpinned-action correctness medium medium
      ci.security.script-injection command high high
      ci.security.pull-request-target-checkout code critical medium
      docker.security.missing-user authz low medium
      docker.security.latest-tag correctness low high
      docker.security.curl-pipe-shell command medium low
      nginx.security.header-redefinition correctness low low
      nginx.security.alias-path-traversal path high medium
      nginx.security.insecure-ssl-version crypto medium high
      kubernetes.security.privileged-container authz high high
      kubernetes.security.run-as-non-root authz low low
      kubernetes.security.host-network authz medium medium
      kubernetes.security.secrets-in-environment secrets medium low
      unicode.security.bidi code medium low`,
  },
];

/** What acme wrote for itself; nobody else sees it. */
export const acmeRules: readonly SastNamespace[] = [
  {
    language: 'typescript',
    namespace: 'acme',
    rules: `
      checkout.require-idempotency-key correctness high high
      checkout.no-price-from-client authz critical medium
      web.no-raw-fetch ssrf medium medium`,
  },
  {
    language: 'java',
    namespace: 'acme',
    rules: `
      java.no-internal-http-client ssrf medium high
      java.audit-log-on-payment correctness medium medium`,
  },
];
