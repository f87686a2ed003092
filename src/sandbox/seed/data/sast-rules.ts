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
