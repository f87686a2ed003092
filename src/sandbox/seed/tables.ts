/** Tables of the seed, as text: a line each, columns by spaces, a line with # before what belongs together. What comes first is found most often. */

/** # issue type, language, namespace, deployment of its own or -; then name, weakness, severity, confidence, and what a secret opens. */
export const ruleTable = `
  # sast javascript javascript.express.security.audit -
  xss.direct-response-write xss medium medium
  express-open-redirect redirect medium low
  express-path-join-resolve-traversal path medium low
  express-ssrf ssrf high medium
  # sast javascript javascript.lang.security -
  audit.detect-non-literal-regexp correctness medium low
  audit.unsafe-formatstring correctness low low
  detect-eval-with-expression code critical medium
  audit.sqli.node-postgres-sqli sql high medium
  # sast typescript typescript.react.security.audit -
  react-dangerouslysetinnerhtml xss medium medium
  react-href-var xss low low
  # sast typescript typescript.nestjs.security.audit -
  nestjs-open-redirect redirect medium medium
  nestjs-raw-query sql high medium
  nestjs-body-without-dto mass medium low
  nestjs-hardcoded-jwt-secret secrets high high
  # sast python python.django.security -
  injection.sql.sql-injection-using-raw sql high medium
  injection.command.command-injection-os-system command critical high
  injection.path-traversal.path-traversal-open path high medium
  # sast python python.flask.security -
  audit.debug-enabled correctness medium high
  audit.render-template-string xss medium medium
  # sast python python.lang -
  security.deserialization.pickle deser medium medium
  security.audit.eval-detected code high low
  security.unverified-ssl-context crypto high high
  maintainability.useless-if-body maintainability low medium
  # sast java java.spring.security -
  injection.tainted-sql-string sql high medium
  injection.tainted-system-command command critical high
  audit.spring-csrf-disabled authn medium low
  # sast java java.lang.security.audit -
  object-deserialization deser medium low
  crypto.weak-random crypto low medium
  xxe.documentbuilderfactory-external-entities xml high high
  # sast swift swift.ios.security -
  insecure-keychain-accessibility crypto medium medium
  webview-load-user-url redirect medium low
  # sast go go.lang.security.audit -
  database.string-formatted-query sql high medium
  dangerous-exec-command command high medium
  crypto.missing-ssl-minversion crypto low medium
  net.pprof-exposed authz medium low
  # sast ruby ruby.rails.security -
  injection.raw-html-format xss medium medium
  brakeman.check-unscoped-find authz medium low
  brakeman.check-send-file path high medium
  # sast rust rust.lang.security -
  unsafe-usage correctness low low
  reqwest-accept-invalid-certs crypto high high
  # sast terraform terraform.aws.security -
  aws-s3-bucket-public-read authz high medium
  aws-ebs-unencrypted crypto medium high
  aws-rds-publicly-accessible authz critical high
  # sast generic generic -
  ci.security.unpinned-action correctness medium medium
  ci.security.script-injection command high high
  docker.security.missing-user authz low medium
  # sast typescript acme acme
  checkout.require-idempotency-key correctness high high
  checkout.no-price-from-client authz critical medium
  # sast java acme acme
  java.no-internal-http-client ssrf medium high
  # secrets generic secrets -
  generic.high-entropy secrets medium low Generic_Secret
  aws.access-key secrets critical high AWS
  github.token secrets critical high GitHub
  generic.private-key secrets high high Private_Key
  slack.webhook secrets medium high Slack
  stripe.live-key secrets critical high Stripe
  npm.token secrets high high npm
  openai.api-key secrets high high OpenAI
  # ai_sast generic ai -
  access-control.missing-ownership-check authz high medium
  access-control.privilege-escalation authz critical medium
  business-logic.coupon-reuse authz medium low
  authentication.user-enumeration authn low medium
  # research generic research -
  dataflow.untrusted-archive-entry path medium low
  http.request-smuggling-proxy ssrf high low`;

/** Key, category, class by the words of the vocabulary, CWE, and what a rule says where it finds one; - for none. */
export const weaknessTable = `
  code | security | Code Injection | CWE-94 | What a user sends is run as code. Choose from a fixed list instead.
  command | security | Command Injection | CWE-78 | What a user sends reaches a shell. Pass the arguments as a list, without a shell.
  xss | security | Cross-Site Scripting (XSS) | CWE-79 | What a user sends is written into a page as it is. Escape it, or let the template do it.
  crypto | security | Cryptographic Issues | CWE-327 | This cipher, hash or source of randomness does not hold. Use the one that the platform recommends.
  secrets | security | Hard-coded Secrets | CWE-798 | A credential stands in the code. Rotate it, and read it from the secret store.
  authn | security | Improper Authentication | CWE-287 | Who is calling is not verified here. Verify the signature or the session first.
  authz | security | Improper Authorization | CWE-285 | What the caller may do is not checked here. Check it before the object is read.
  deser | security | Insecure Deserialization | CWE-502 | Objects are read from bytes that a user controls. Read plain data, and check its shape.
  mass | security | Mass Assignment | CWE-915 | All fields of a request are copied into a model. Name the ones that a user may set.
  redirect | security | Open Redirect | CWE-601 | A user chooses where the browser goes next. Redirect to known paths only.
  path | security | Path Traversal | CWE-22 | A user chooses the path of a file. Resolve it and check that it stays in its folder.
  ssrf | security | Server-Side Request Forgery (SSRF) | CWE-918 | A user chooses the address that the server calls. Allow known hosts only.
  sql | security | SQL Injection | CWE-89 | An SQL statement is built from text that a user controls. Bind it as a parameter.
  xml | security | XML Injection | CWE-611 | The parser resolves external entities. Switch them off.
  malicious | security | malicious | - | -
  other | security | - | - | -
  correctness | correctness | - | - | Write this as the guide of the language shows.
  maintainability | maintainability | - | - | Write this as the guide of the language shows.`;

/**
 * # ecosystem; then name, licence, versions from the oldest one, and an advisory: id, the version that fixes it (of a malicious package, the one
 * that is affected), severity, weakness, probability of being exploited.
 */
export const packageTable = `
  # npm
  lodash MIT 4.17.11,4.17.15,4.17.19,4.17.20,4.17.21 CVE-2021-23337 4.17.21 high command 0.0231
  axios MIT 0.21.1,0.27.2,1.4.0,1.5.1,1.6.0,1.7.4 CVE-2023-45857 1.6.0 medium authn 0.0012
  express MIT 4.17.1,4.18.2,4.19.1,4.19.2,4.21.0 CVE-2024-29041 4.19.2 medium redirect 0.0008
  minimist MIT 1.2.0,1.2.5,1.2.6,1.2.8 CVE-2021-44906 1.2.6 critical code 0.0111
  ws MIT 7.4.6,8.13.0,8.17.0,8.17.1,8.18.0 CVE-2024-37890 8.17.1 high other 0.0032
  tough-cookie BSD-3-Clause 2.5.0,4.0.0,4.1.2,4.1.3 CVE-2023-26136 4.1.3 medium code 0.0264
  ua-parser-js MIT 0.7.28,0.7.29,0.7.33,1.0.38 MAL-2021-0729 0.7.29 critical malicious 0.4213
  react MIT 18.2.0,18.3.0,18.3.1
  typescript Apache-2.0 5.5.0,5.6.0,5.6.3
  # pypi
  django BSD-3-Clause 3.2.12,4.0.3,4.0.4,4.2.16 CVE-2022-28346 4.0.4 critical sql 0.0687
  requests Apache-2.0 2.25.1,2.28.2,2.30.0,2.31.0,2.32.3 CVE-2023-32681 2.31.0 medium authn 0.0642
  pyyaml MIT 5.1,5.3.1,5.4,6.0.2 CVE-2020-14343 5.4 critical deser 0.1412
  jinja2 BSD-3-Clause 2.11.3,3.0.3,3.1.2,3.1.3,3.1.4 CVE-2024-22195 3.1.3 medium xss 0.0016
  cryptography Apache-2.0 38.0.4,41.0.5,41.0.6,43.0.1 CVE-2023-49083 41.0.6 medium crypto 0.0067
  ctx MIT 0.1.2,0.2.2,0.2.6 MAL-2022-0026 0.2.2 critical malicious 0.2201
  pandas BSD-3-Clause 2.1.0,2.2.0,2.2.3
  psycopg2 LGPL-3.0 2.8.0,2.9.0,2.9.9
  # maven
  org.apache.logging.log4j:log4j-core Apache-2.0 2.13.3,2.14.1,2.17.1,2.24.1 CVE-2021-44228 2.17.1 critical code 0.9436
  org.springframework:spring-core Apache-2.0 5.2.9,5.3.17,5.3.18,6.1.14 CVE-2022-22965 5.3.18 critical code 0.9442
  com.fasterxml.jackson.core:jackson-databind Apache-2.0 2.9.10,2.12.6,2.13.3,2.18.0 CVE-2022-42003 2.13.3 high deser 0.0049
  org.apache.commons:commons-text Apache-2.0 1.8,1.9,1.10.0,1.12.0 CVE-2022-42889 1.10.0 critical code 0.9417
  com.h2database:h2 MPL-2.0 1.4.200,2.0.206,2.3.232 CVE-2021-42392 2.0.206 critical deser 0.9102
  org.slf4j:slf4j-api MIT 2.0.0,2.0.16
  # go
  golang.org/x/net BSD-3-Clause v0.7.0,v0.14.0,v0.17.0,v0.30.0 CVE-2023-39325 v0.17.0 high other 0.0016
  golang.org/x/crypto BSD-3-Clause v0.9.0,v0.16.0,v0.17.0,v0.28.0 CVE-2023-48795 v0.17.0 medium crypto 0.6115
  github.com/dgrijalva/jwt-go MIT v3.1.0,v3.2.0 CVE-2020-26160 v4.0.0 high authz 0.0018
  github.com/spf13/cobra Apache-2.0 v1.7.0,v1.8.0,v1.8.1
  # cargo
  tokio MIT 1.18.2,1.23.0,1.23.1,1.40.0 CVE-2023-22466 1.23.1 medium other 0.0014
  regex MIT 1.5.4,1.5.5,1.11.0 CVE-2022-24713 1.5.5 high other 0.0052
  serde MIT 1.0.0,1.0.210
  # rubygems
  rails MIT 6.1.4,7.0.2,7.0.4,7.2.1 CVE-2023-22795 7.0.4 high other 0.0187
  rack MIT 2.2.2,2.2.3,2.2.4,3.1.7 CVE-2022-30123 2.2.4 critical command 0.0273
  activerecord MIT 6.1.4,7.0.3,7.0.4,7.2.1 CVE-2022-32224 7.0.4 critical deser 0.0112
  sidekiq LGPL-3.0 7.2.0,7.3.0,7.3.2`;

/** Language, how many of a hundred repositories, ecosystem of the packages, the file that names them, where its code lies, how its files end, and repositories of that language. */
export const languageTable = `
  typescript 22 npm package-lock.json src/ .ts acme/checkout-api acme/customer-portal acme/design-system acme/storefront-web
  javascript 16 npm package-lock.json src/ .js acme/appsec-training
  python 20 pypi requirements.txt app/ .py acme/data-pipeline
  java 16 maven pom.xml src/main/java/com/company/ .java acme/identity-service acme/mobile-android acme/payments-gateway
  go 11 go go.sum internal/ .go acme/warehouse-sync
  ruby 5 rubygems Gemfile.lock app/ .rb acme/backoffice
  terraform 5 go go.sum modules/ .tf acme/infra-terraform
  rust 3 cargo Cargo.lock src/ .rs
  swift 2 rubygems Gemfile.lock Sources/ .swift acme/mobile-ios`;

/** Names of repositories begin and end with these. */
export const subjects = `
  account audit batch catalog contract document event health inventory loyalty media partner profile reporting session stock telemetry token voucher`;

export const kinds = 'adapter api backend bridge collector cron exporter gateway job manager router sdk sync worker';

/** Names of files of code. */
export const nouns = `
  account address client controller factory handler import invoice loader middleware order policy query refund request search service settings worker`;

export const teams = 'checkout web platform payments identity data mobile logistics security infrastructure';

/** Folders of the code, and the component that lies in them. */
export const areaTable = `
  api
  auth authentication
  payments payments
  users user-data
  lib
  admin administration
  uploads file-handling
  webhooks integrations
  reports`;

export const triageNotes = `
  The input comes from our own configuration, never from a user.
  Only reachable behind the VPN.
  The framework escapes this; the rule does not see it.
  Test data, not a real credential.
  Will be fixed with the upgrade of the framework.`;

/** How findings go, and how many of a hundred: states of scans and of triage, one after the other. */
export const courseTable = `
  31
  25 fixed
  5 fixing fixed
  2 fixing
  3 reviewing
  2 reviewing ignored
  13 ignored
  2 ignored fixed
  2 ignored reopened
  1 ignored reopened fixed
  4 fixed unresolved
  2 fixed unresolved fixed
  2 muted
  3 provisionally_ignored
  2 provisionally_ignored ignored
  1 removed`;
