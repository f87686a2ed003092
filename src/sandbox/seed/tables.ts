/** Tables of the seed, as text: a line each, columns by spaces, a line with # before what belongs together. What comes first is found most often. */

/** # issue type, language, namespace and, for rules of its own, the deployment; then name, weakness (of a secret: what it opens), severity, confidence. */
export const ruleTable = `
  # sast javascript javascript.express.security.audit
  xss.direct-response-write xss medium medium
  express-open-redirect redirect medium low
  express-path-join-resolve-traversal path medium low
  express-cookie-session-no-secure authn low medium
  express-ssrf ssrf high medium
  express-third-party-object-deserialization deser high low
  express-check-csurf-middleware-usage authn low low
  # sast javascript javascript.lang.security
  audit.path-traversal.path-join-resolve-traversal path medium low
  audit.detect-non-literal-regexp correctness medium low
  audit.unsafe-formatstring correctness low low
  audit.prototype-pollution.prototype-pollution-loop code medium low
  detect-child-process command high low
  detect-eval-with-expression code high medium
  audit.sqli.node-postgres-sqli sql high medium
  audit.sqli.node-mysql-sqli sql high medium
  audit.sqli.node-knex-sqli sql high medium
  # sast javascript javascript.jsonwebtoken.security
  jwt-hardcode secrets high high
  jwt-none-alg authn critical high
  # sast typescript typescript.react.security.audit
  react-dangerouslysetinnerhtml xss medium medium
  react-href-var xss low low
  react-unsanitized-property xss medium medium
  react-unsanitized-method xss medium medium
  # sast typescript typescript.nestjs.security.audit
  nestjs-open-redirect redirect medium medium
  nestjs-header-xss-disabled xss medium high
  nestjs-raw-query sql high medium
  nestjs-body-without-dto mass medium low
  # sast python python.django.security
  injection.sql.sql-injection-using-raw sql high medium
  injection.sql.sql-injection-using-extra-where sql high medium
  injection.sql.sql-injection-db-cursor-execute sql high medium
  injection.open-redirect redirect medium medium
  injection.path-traversal.path-traversal-open path high medium
  injection.command.command-injection-os-system command critical high
  injection.ssrf.ssrf-injection-requests ssrf high medium
  injection.code.user-eval code critical high
  # sast python python.flask.security
  audit.debug-enabled correctness medium high
  audit.render-template-string xss medium medium
  injection.path-traversal-open path high high
  injection.tainted-sql-string sql high high
  injection.ssrf-requests ssrf high medium
  injection.user-exec code critical high
  # sast python python.lang
  security.audit.dangerous-subprocess-use command high medium
  security.deserialization.pickle deser medium medium
  security.audit.exec-detected code medium low
  security.audit.eval-detected code high low
  security.insecure-hash-algorithms-md5 crypto medium medium
  security.insecure-hash-algorithms-sha1 crypto low medium
  security.unverified-ssl-context crypto high high
  security.audit.ssl-wrap-socket-is-deprecated crypto medium high
  maintainability.useless-if-body maintainability low medium
  # sast java java.spring.security
  injection.tainted-sql-string sql high medium
  injection.tainted-file-path path high high
  injection.tainted-url-host ssrf high medium
  injection.tainted-system-command command critical high
  injection.tainted-html-string xss medium medium
  audit.spring-csrf-disabled authn medium low
  audit.spring-unvalidated-redirect redirect medium medium
  # sast java java.lang.security.audit
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
  # sast java java.android.security
  exported-activity authz medium low
  webview-javascript-enabled xss medium medium
  webview-file-access path medium medium
  insecure-random-for-key crypto high medium
  # sast swift swift.ios.security
  insecure-keychain-accessibility crypto medium medium
  app-transport-security-disabled crypto medium high
  webview-load-user-url redirect medium low
  sqlite-string-format sql high medium
  # sast go go.lang.security.audit
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
  # sast ruby ruby.rails.security
  injection.tainted-sql-string sql high medium
  injection.raw-html-format xss medium medium
  injection.tainted-url-host ssrf high medium
  brakeman.check-unscoped-find authz medium low
  brakeman.check-redirect-to redirect medium medium
  brakeman.check-send-file path high medium
  brakeman.check-render-local-file-include path high medium
  brakeman.check-dynamic-constantize code high medium
  # sast rust rust.lang.security
  unsafe-usage correctness low low
  insecure-hashes crypto medium medium
  reqwest-accept-invalid-certs crypto high high
  # sast terraform terraform.aws.security
  aws-s3-bucket-public-read authz high medium
  aws-ebs-unencrypted crypto medium high
  aws-security-group-open-ingress authz high high
  aws-iam-wildcard-action authz high medium
  aws-rds-publicly-accessible authz critical high
  aws-cloudtrail-not-encrypted crypto low high
  # sast generic generic
  ci.security.unpinned-action correctness medium medium
  ci.security.script-injection command high high
  ci.security.pull-request-target-checkout code critical medium
  docker.security.missing-user authz low medium
  docker.security.latest-tag correctness low high
  docker.security.curl-pipe-shell command medium low
  nginx.security.header-redefinition correctness low low
  # sast typescript acme acme
  checkout.require-idempotency-key correctness high high
  checkout.no-price-from-client authz critical medium
  web.no-raw-fetch ssrf medium medium
  # sast java acme acme
  java.no-internal-http-client ssrf medium high
  java.audit-log-on-payment correctness medium medium
  # secrets generic secrets
  generic.high-entropy Generic_Secret medium low
  aws.access-key AWS critical high
  github.token GitHub critical high
  generic.private-key Private_Key high high
  slack.webhook Slack medium high
  stripe.live-key Stripe critical high
  npm.token npm high high
  google.api-key Google_API high medium
  google.service-account Google_Cloud critical high
  azure.storage-key Azure high high
  twilio.api-key Twilio high medium
  openai.api-key OpenAI high high
  # ai_sast generic ai
  access-control.missing-ownership-check authz high medium
  access-control.insecure-direct-object-reference authz high medium
  access-control.privilege-escalation authz critical medium
  business-logic.negative-amount authz high low
  business-logic.coupon-reuse authz medium low
  business-logic.race-on-balance authz high low
  authentication.reset-token-reuse authn high medium
  authentication.user-enumeration authn low medium
  # research generic research
  dataflow.untrusted-archive-entry path medium low
  dataflow.template-sandbox-escape code high low
  http.request-smuggling-proxy ssrf high low
  oauth.state-not-bound authn medium low`;

/** Key, class by the words of the vocabulary, CWE, and what a rule says where it finds one. */
export const weaknessTable = `
  code | Code Injection | CWE-94 | What a user sends is run as code. Choose from a fixed list instead.
  command | Command Injection | CWE-78 | What a user sends reaches a shell. Pass the arguments as a list, without a shell.
  xss | Cross-Site Scripting (XSS) | CWE-79 | What a user sends is written into a page as it is. Escape it, or let the template do it.
  crypto | Cryptographic Issues | CWE-327 | This cipher, hash or source of randomness does not hold. Use the one that the platform recommends.
  secrets | Hard-coded Secrets | CWE-798 | A credential stands in the code. Rotate it, and read it from the secret store.
  authn | Improper Authentication | CWE-287 | Who is calling is not verified here. Verify the signature or the session first.
  authz | Improper Authorization | CWE-285 | What the caller may do is not checked here. Check it before the object is read.
  deser | Insecure Deserialization | CWE-502 | Objects are read from bytes that a user controls. Read plain data, and check its shape.
  mass | Mass Assignment | CWE-915 | All fields of a request are copied into a model. Name the ones that a user may set.
  redirect | Open Redirect | CWE-601 | A user chooses where the browser goes next. Redirect to known paths only.
  path | Path Traversal | CWE-22 | A user chooses the path of a file. Resolve it and check that it stays in its folder.
  ssrf | Server-Side Request Forgery (SSRF) | CWE-918 | A user chooses the address that the server calls. Allow known hosts only.
  sql | SQL Injection | CWE-89 | An SQL statement is built from text that a user controls. Bind it as a parameter.
  xml | XML Injection | CWE-611 | The parser resolves external entities. Switch them off.`;

/** # ecosystem and the file that names its packages; then name, licence, versions from the oldest one. */
export const packageTable = `
  # npm package-lock.json
  lodash MIT 4.17.11 4.17.15 4.17.19 4.17.20 4.17.21
  axios MIT 0.21.1 0.27.2 1.4.0 1.5.1 1.6.0 1.7.3 1.7.4
  express MIT 4.17.1 4.18.2 4.19.1 4.19.2 4.21.0
  minimist MIT 1.2.0 1.2.5 1.2.6 1.2.8
  jsonwebtoken MIT 8.5.1 9.0.0 9.0.2
  ws MIT 7.4.6 8.13.0 8.17.0 8.17.1 8.18.0
  semver ISC 6.3.0 7.3.8 7.5.1 7.5.2 7.6.3
  tough-cookie BSD-3-Clause 2.5.0 4.0.0 4.1.2 4.1.3
  follow-redirects MIT 1.14.9 1.15.2 1.15.5 1.15.6
  node-fetch MIT 2.6.1 2.6.6 2.6.7 2.7.0
  ua-parser-js MIT 0.7.28 0.7.29 0.7.33 1.0.38
  event-stream MIT 3.3.4 3.3.6 4.0.1
  react MIT 18.2.0 18.3.0 18.3.1
  react-dom MIT 18.2.0 18.3.0 18.3.1
  typescript Apache-2.0 5.5.0 5.6.0 5.6.3
  webpack MIT 5.94.0 5.95.0
  chalk MIT 5.2.0 5.3.0
  commander MIT 12.0.0 12.1.0
  debug MIT 4.2.0 4.3.0 4.3.7
  uuid MIT 10.0.0
  dotenv BSD-2-Clause 16.3.0 16.4.0 16.4.5
  zod MIT 3.22.0 3.23.0 3.23.8
  rxjs Apache-2.0 7.7.0 7.8.0 7.8.1
  tslib 0BSD 2.6.0 2.7.0
  yargs MIT 17.6.0 17.7.0 17.7.2
  glob ISC 10.3.0 10.4.0 10.4.5
  rimraf ISC 6.0.0 6.0.1
  # pypi requirements.txt
  django BSD-3-Clause 3.2.12 4.0.3 4.0.4 4.2.16
  requests Apache-2.0 2.25.1 2.28.2 2.30.0 2.31.0 2.32.3
  pyyaml MIT 5.1 5.3.1 5.4 6.0.2
  jinja2 BSD-3-Clause 2.11.3 3.0.3 3.1.2 3.1.3 3.1.4
  urllib3 MIT 1.26.15 2.0.5 2.0.6 2.2.3
  flask BSD-3-Clause 1.1.4 2.2.3 2.3.1 2.3.2 3.0.3
  pillow HPND 8.4.0 9.5.0 10.1.0 10.2.0 10.4.0
  cryptography Apache-2.0 38.0.4 41.0.5 41.0.6 43.0.1
  werkzeug BSD-3-Clause 2.0.3 2.2.2 2.2.3 3.0.4
  ctx MIT 0.1.2 0.2.2 0.2.6
  numpy BSD-3-Clause 2.0.0 2.1.0 2.1.2
  pandas BSD-3-Clause 2.1.0 2.2.0 2.2.3
  scipy BSD-3-Clause 1.13.0 1.14.0 1.14.1
  boto3 Apache-2.0 1.34.0 1.35.0 1.35.39
  botocore Apache-2.0 1.34.0 1.35.0 1.35.39
  sqlalchemy MIT 2.0.0 2.0.36
  alembic MIT 1.12.0 1.13.0 1.13.3
  celery BSD-3-Clause 5.3.0 5.4.0
  redis MIT 5.0.0 5.1.0 5.1.1
  psycopg2 LGPL-3.0 2.8.0 2.9.0 2.9.9
  pydantic MIT 2.8.0 2.9.0 2.9.2
  fastapi MIT 0.114.0 0.115.0 0.115.2
  uvicorn BSD-3-Clause 0.31.0 0.32.0
  starlette BSD-3-Clause 0.39.0 0.40.0
  # maven pom.xml
  org.apache.logging.log4j:log4j-core Apache-2.0 2.13.3 2.14.1 2.17.1 2.24.1
  org.springframework:spring-core Apache-2.0 5.2.9 5.3.17 5.3.18 6.1.14
  org.springframework:spring-webmvc Apache-2.0 5.3.17 6.1.4 6.1.13 6.1.14
  com.fasterxml.jackson.core:jackson-databind Apache-2.0 2.9.10 2.12.6 2.13.3 2.18.0
  org.apache.commons:commons-text Apache-2.0 1.8 1.9 1.10.0 1.12.0
  org.yaml:snakeyaml Apache-2.0 1.26 1.33 2.0 2.3
  com.h2database:h2 MPL-2.0 1.4.200 2.0.206 2.3.232
  io.netty:netty-handler Apache-2.0 4.0.0 4.1.0 4.1.113
  io.netty:netty-codec-http Apache-2.0 4.0.0 4.1.0 4.1.113
  org.springframework.boot:spring-boot Apache-2.0 3.2.0 3.3.0 3.3.4
  org.springframework.security:spring-security-core Apache-2.0 6.2.0 6.3.0 6.3.3
  org.hibernate:hibernate-core LGPL-2.1 6.5.0 6.6.0 6.6.1
  org.slf4j:slf4j-api MIT 2.0.0 2.0.16
  ch.qos.logback:logback-classic EPL-1.0 1.4.0 1.5.0 1.5.11
  org.projectlombok:lombok MIT 1.17.0 1.18.0 1.18.34
  org.mockito:mockito-core MIT 5.13.0 5.14.0 5.14.1
  org.junit.jupiter:junit-jupiter EPL-2.0 5.10.0 5.11.0 5.11.2
  # go go.sum
  golang.org/x/net BSD-3-Clause v0.7.0 v0.14.0 v0.17.0 v0.30.0
  golang.org/x/crypto BSD-3-Clause v0.9.0 v0.16.0 v0.17.0 v0.28.0
  golang.org/x/text BSD-3-Clause v0.3.6 v0.3.7 v0.3.8 v0.19.0
  github.com/gin-gonic/gin MIT v1.7.7 v1.9.0 v1.9.1 v1.10.0
  github.com/dgrijalva/jwt-go MIT v3.1.0 v3.2.0
  github.com/gorilla/mux BSD-3-Clause v1.7.0 v1.8.0 v1.8.1
  github.com/gorilla/websocket BSD-2-Clause v1.4.0 v1.5.0 v1.5.3
  github.com/stretchr/testify MIT v1.8.0 v1.9.0
  github.com/spf13/cobra Apache-2.0 v1.7.0 v1.8.0 v1.8.1
  github.com/spf13/viper MIT v1.18.0 v1.19.0
  github.com/sirupsen/logrus MIT v1.8.0 v1.9.0 v1.9.3
  go.uber.org/zap MIT v1.26.0 v1.27.0
  github.com/prometheus/client_golang Apache-2.0 v1.19.0 v1.20.0 v1.20.4
  github.com/jackc/pgx/v5 MIT v5.6.0 v5.7.0 v5.7.1
  github.com/redis/go-redis/v9 BSD-2-Clause v9.5.0 v9.6.0 v9.6.1
  # cargo Cargo.lock
  tokio MIT 1.18.2 1.23.0 1.23.1 1.40.0
  time MIT 0.1.43 0.2.22 0.2.23 0.3.36
  regex MIT 1.5.4 1.5.5 1.11.0
  h2 MIT 0.3.13 0.3.16 0.3.17 0.4.6
  serde MIT 1.0.0 1.0.210
  serde_json MIT 1.0.0 1.0.128
  anyhow MIT 1.0.0 1.0.89
  thiserror MIT 1.0.0 1.0.64
  clap MIT 4.4.0 4.5.0 4.5.20
  reqwest MIT 0.11.0 0.12.0 0.12.8
  axum MIT 0.6.0 0.7.0 0.7.7
  tower MIT 0.4.0 0.5.0 0.5.1
  tracing MIT 0.0.0 0.1.0 0.1.40
  rand MIT 0.7.0 0.8.0 0.8.5
  bytes MIT 1.6.0 1.7.0 1.7.2
  # rubygems Gemfile.lock
  rails MIT 6.1.4 7.0.2 7.0.4 7.2.1
  rack MIT 2.2.2 2.2.3 2.2.4 3.1.7
  nokogiri MIT 1.12.5 1.13.3 1.13.4 1.16.7
  activerecord MIT 6.1.4 7.0.3 7.0.4 7.2.1
  devise MIT 4.8.0 4.9.0 4.9.4
  sidekiq LGPL-3.0 7.2.0 7.3.0 7.3.2
  pg BSD-2-Clause 1.4.0 1.5.0 1.5.8
  redis MIT 5.2.0 5.3.0
  rspec MIT 3.12.0 3.13.0
  rubocop MIT 1.65.0 1.66.0 1.66.1
  sinatra MIT 4.0.0
  faraday MIT 2.11.0 2.12.0
  jwt MIT 2.8.0 2.9.0 2.9.3
  bcrypt MIT 3.0.0 3.1.0 3.1.20
  capybara MIT 3.39.0 3.40.0`;

/** Ecosystem, package, id, the version that fixes it (= before the only one that is affected), severity, weakness, probability of being exploited. */
export const advisoryTable = `
  npm lodash CVE-2021-23337 4.17.21 high command 0.0231
  npm axios CVE-2023-45857 1.6.0 medium authn 0.0012
  npm axios CVE-2024-39338 1.7.4 high ssrf 0.0041
  npm express CVE-2024-29041 4.19.2 medium redirect 0.0008
  npm minimist CVE-2021-44906 1.2.6 critical code 0.0111
  npm jsonwebtoken CVE-2022-23540 9.0.0 medium authn 0.0009
  npm ws CVE-2024-37890 8.17.1 high other 0.0032
  npm semver CVE-2022-25883 7.5.2 high other 0.0037
  npm tough-cookie CVE-2023-26136 4.1.3 medium code 0.0264
  npm follow-redirects CVE-2024-28849 1.15.6 medium authn 0.0006
  npm node-fetch CVE-2022-0235 2.6.7 high redirect 0.0044
  npm ua-parser-js MAL-2021-0729 =0.7.29 critical malicious 0.4213
  npm event-stream MAL-2018-0336 =3.3.6 critical malicious 0.3107
  pypi django CVE-2022-28346 4.0.4 critical sql 0.0687
  pypi requests CVE-2023-32681 2.31.0 medium authn 0.0642
  pypi pyyaml CVE-2020-14343 5.4 critical deser 0.1412
  pypi jinja2 CVE-2024-22195 3.1.3 medium xss 0.0016
  pypi urllib3 CVE-2023-43804 2.0.6 high authn 0.0027
  pypi flask CVE-2023-30861 2.3.2 high authn 0.0024
  pypi pillow CVE-2023-50447 10.2.0 critical code 0.0205
  pypi cryptography CVE-2023-49083 41.0.6 medium crypto 0.0067
  pypi werkzeug CVE-2023-25577 2.2.3 high other 0.0059
  pypi ctx MAL-2022-0026 =0.2.2 critical malicious 0.2201
  maven org.apache.logging.log4j:log4j-core CVE-2021-44228 2.17.1 critical code 0.9436
  maven org.springframework:spring-core CVE-2022-22965 5.3.18 critical code 0.9442
  maven org.springframework:spring-webmvc CVE-2024-38816 6.1.13 high path 0.8973
  maven com.fasterxml.jackson.core:jackson-databind CVE-2022-42003 2.13.3 high deser 0.0049
  maven org.apache.commons:commons-text CVE-2022-42889 1.10.0 critical code 0.9417
  maven org.yaml:snakeyaml CVE-2022-1471 2.0 high deser 0.9381
  maven com.h2database:h2 CVE-2021-42392 2.0.206 critical deser 0.9102
  go golang.org/x/net CVE-2023-39325 v0.17.0 high other 0.0016
  go golang.org/x/crypto CVE-2023-48795 v0.17.0 medium crypto 0.6115
  go golang.org/x/text CVE-2022-32149 v0.3.8 high other 0.0007
  go github.com/gin-gonic/gin CVE-2023-29401 v1.9.1 medium path 0.0011
  go github.com/dgrijalva/jwt-go CVE-2020-26160 v4.0.0 high authz 0.0018
  cargo tokio CVE-2023-22466 1.23.1 medium other 0.0014
  cargo time CVE-2020-26235 0.2.23 high other 0.0077
  cargo regex CVE-2022-24713 1.5.5 high other 0.0052
  cargo h2 CVE-2023-26964 0.3.17 high other 0.0089
  rubygems rails CVE-2023-22795 7.0.4 high other 0.0187
  rubygems rack CVE-2022-30123 2.2.4 critical command 0.0273
  rubygems nokogiri CVE-2022-24836 1.13.4 high other 0.0135
  rubygems activerecord CVE-2022-32224 7.0.4 critical deser 0.0112`;

export const subjects = `
  account audit batch cache catalog cms contract crm delivery document event feed fulfilment health import
  inventory loyalty media message notification partner permission profile rating reporting reward session
  stock support telemetry token user voucher`;

export const kinds = `
  adapter api backend bridge checker collector consumer cron edge exporter gateway hub job manager mirror
  operator plugin producer router sdk sidecar sync validator worker`;

export const nouns = `
  account address archive batch cache client controller dispatcher download factory handler import invoice
  loader manager middleware order policy profile query refund report request response runner search service
  settings store template transfer validator worker`;

export const teams = `
  checkout web platform payments identity data mobile logistics growth search security infrastructure crm
  finance integrations content support insights`;

/** Folders of the code, and the component that lies in them. */
export const areaTable = `
  api
  auth authentication
  payments payments
  users user-data
  lib
  orders
  admin administration
  checkout payments
  common
  uploads file-handling
  billing payments
  login authentication
  profiles user-data
  webhooks integrations
  reports
  search
  sessions authentication
  partners integrations
  internal
  exports file-handling`;

export const triageNotes = `
  The input comes from our own configuration, never from a user.
  Only reachable behind the VPN.
  Accepted by the risk board until the rewrite.
  The framework escapes this; the rule does not see it.
  Test data, not a real credential.
  Rotated; the old value opens nothing any more.
  Will be fixed with the upgrade of the framework.
  Duplicate of what the same scan found one file up.`;

/** Language, how many repositories of a hundred or so, ecosystem of the packages, and repositories of that language. */
export const languageTable = `
  typescript 22 npm acme/checkout-api acme/customer-portal acme/design-system acme/storefront-web
  javascript 16 npm acme/appsec-training
  python 20 pypi acme/data-pipeline
  java 16 maven acme/identity-service acme/mobile-android acme/payments-gateway
  go 11 go acme/warehouse-sync
  ruby 5 rubygems acme/backoffice
  terraform 5 go acme/infra-terraform
  rust 3 cargo
  swift 2 rubygems acme/mobile-ios`;

/** Where the code of a language lies, and how its files end. */
export const layoutTable = `
  typescript src/ .ts
  javascript src/ .js
  python app/ .py
  java src/main/java/com/company/ .java
  go internal/ .go
  ruby app/ .rb
  terraform modules/ .tf
  rust src/ .rs
  swift Sources/ .swift
  secrets config/ .env
  generic deploy/ .yaml`;

/** How findings go, and how many of a hundred or so: states of scans and of triage, one after the other. */
export const courseTable = `
  29
  27 fixed
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
  1 provisionally_ignored ignored
  1.2 removed`;
