/** Packages of one ecosystem, a line each: name, licence, then its versions, or only the newest one: the ones before it follow from it. */
export type Ecosystem = {
  /** What a repository names its packages in. */
  readonly lockfile: string;
  readonly packages: string;
};

export const npm: Ecosystem = {
  lockfile: 'package-lock.json',
  packages: `
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
    moment MIT 2.24.0 2.29.1 2.29.2 2.30.1
    qs BSD-3-Clause 6.5.2 6.9.6 6.10.2 6.11.0 6.13.0
    ejs Apache-2.0 2.7.4 3.1.6 3.1.7 3.1.10
    handlebars MIT 4.5.3 4.7.6 4.7.7 4.7.8
    ua-parser-js MIT 0.7.28 0.7.29 0.7.33 1.0.38
    event-stream MIT 3.3.4 3.3.6 4.0.1
    postcss MIT 7.0.36 8.4.21 8.4.30 8.4.31
    next MIT 13.4.12 14.1.0 14.2.24 14.2.25
    braces MIT 2.3.2 3.0.2 3.0.3
    cross-spawn MIT 6.0.5 7.0.3 7.0.5
    react MIT 18.3.1
    react-dom MIT 18.3.1
    typescript Apache-2.0 5.6.3
    webpack MIT 5.95.0
    chalk MIT 5.3.0
    commander MIT 12.1.0
    debug MIT 4.3.7
    uuid MIT 10.0.0
    dotenv BSD-2-Clause 16.4.5
    zod MIT 3.23.8
    rxjs Apache-2.0 7.8.1
    tslib 0BSD 2.7.0
    yargs MIT 17.7.2
    glob ISC 10.4.5
    rimraf ISC 6.0.1
    body-parser MIT 1.20.3
    cookie-parser MIT 1.4.6
    pg MIT 8.13.0
    redis MIT 4.7.0
    winston MIT 3.15.0
    date-fns MIT 4.1.0
    graphql MIT 16.9.0
    socket.io MIT 4.8.0
    @babel/core MIT 7.25.8
    @babel/traverse MIT 7.25.7
    @types/node MIT 22.7.5
    @nestjs/core MIT 10.4.4
    vite MIT 5.4.9
    vue MIT 3.5.12
    eslint MIT 9.12.0`,
};

export const pypi: Ecosystem = {
  lockfile: 'requirements.txt',
  packages: `
    django BSD-3-Clause 3.2.12 4.0.3 4.0.4 4.2.16
    requests Apache-2.0 2.25.1 2.28.2 2.30.0 2.31.0 2.32.3
    pyyaml MIT 5.1 5.3.1 5.4 6.0.2
    jinja2 BSD-3-Clause 2.11.3 3.0.3 3.1.2 3.1.3 3.1.4
    urllib3 MIT 1.26.15 2.0.5 2.0.6 2.2.3
    flask BSD-3-Clause 1.1.4 2.2.3 2.3.1 2.3.2 3.0.3
    pillow HPND 8.4.0 9.5.0 10.1.0 10.2.0 10.4.0
    cryptography Apache-2.0 38.0.4 41.0.5 41.0.6 43.0.1
    werkzeug BSD-3-Clause 2.0.3 2.2.2 2.2.3 3.0.4
    certifi MPL-2.0 2022.12.7 2023.5.7 2023.7.22 2024.8.30
    aiohttp Apache-2.0 3.8.6 3.9.1 3.9.2 3.10.10
    paramiko LGPL-2.1 2.11.0 3.3.1 3.4.0
    lxml BSD-3-Clause 4.6.3 4.6.5 5.3.0
    gunicorn MIT 20.1.0 21.2.0 22.0.0 23.0.0
    sqlparse BSD-3-Clause 0.4.3 0.4.4 0.5.1
    setuptools MIT 65.5.0 65.5.1 75.1.0
    ctx MIT 0.1.2 0.2.2 0.2.6
    numpy BSD-3-Clause 2.1.2
    pandas BSD-3-Clause 2.2.3
    scipy BSD-3-Clause 1.14.1
    boto3 Apache-2.0 1.35.39
    botocore Apache-2.0 1.35.39
    sqlalchemy MIT 2.0.36
    alembic MIT 1.13.3
    celery BSD-3-Clause 5.4.0
    redis MIT 5.1.1
    psycopg2 LGPL-3.0 2.9.9
    pydantic MIT 2.9.2
    fastapi MIT 0.115.2
    uvicorn BSD-3-Clause 0.32.0
    starlette BSD-3-Clause 0.40.0
    click BSD-3-Clause 8.1.7
    attrs MIT 24.2.0
    idna BSD-3-Clause 3.10.0
    six MIT 1.16.0
    python-dateutil Apache-2.0 2.9.0
    pytz MIT 2024.2.0
    packaging Apache-2.0 24.1.0
    httpx BSD-3-Clause 0.27.2
    marshmallow MIT 3.22.0
    djangorestframework BSD-3-Clause 3.15.2
    google-auth Apache-2.0 2.35.0
    protobuf BSD-3-Clause 5.28.2
    grpcio Apache-2.0 1.67.0`,
};

export const maven: Ecosystem = {
  lockfile: 'pom.xml',
  packages: `
    org.apache.logging.log4j:log4j-core Apache-2.0 2.13.3 2.14.1 2.17.1 2.24.1
    org.springframework:spring-core Apache-2.0 5.2.9 5.3.17 5.3.18 6.1.14
    org.springframework:spring-webmvc Apache-2.0 5.3.17 6.1.4 6.1.13 6.1.14
    com.fasterxml.jackson.core:jackson-databind Apache-2.0 2.9.10 2.12.6 2.13.3 2.18.0
    org.apache.commons:commons-text Apache-2.0 1.8 1.9 1.10.0 1.12.0
    org.yaml:snakeyaml Apache-2.0 1.26 1.33 2.0 2.3
    com.h2database:h2 MPL-2.0 1.4.200 2.0.206 2.3.232
    commons-io:commons-io Apache-2.0 2.4 2.6 2.7 2.17.0
    commons-fileupload:commons-fileupload Apache-2.0 1.3.3 1.4 1.5
    com.google.guava:guava Apache-2.0 30.1-jre 31.1-jre 32.0.0-jre 33.3.1-jre
    com.thoughtworks.xstream:xstream BSD-3-Clause 1.4.17 1.4.18 1.4.20
    org.postgresql:postgresql BSD-2-Clause 42.3.1 42.7.1 42.7.2 42.7.4
    org.apache.struts:struts2-core Apache-2.0 2.3.31 2.3.32 6.6.1
    org.apache.shiro:shiro-core Apache-2.0 1.10.1 1.11.0 2.0.1
    io.netty:netty-handler Apache-2.0 4.1.113
    io.netty:netty-codec-http Apache-2.0 4.1.113
    org.springframework.boot:spring-boot Apache-2.0 3.3.4
    org.springframework.security:spring-security-core Apache-2.0 6.3.3
    org.hibernate:hibernate-core LGPL-2.1 6.6.1
    org.slf4j:slf4j-api MIT 2.0.16
    ch.qos.logback:logback-classic EPL-1.0 1.5.11
    org.projectlombok:lombok MIT 1.18.34
    org.mockito:mockito-core MIT 5.14.1
    org.junit.jupiter:junit-jupiter EPL-2.0 5.11.2
    com.google.code.gson:gson Apache-2.0 2.11.0
    org.apache.httpcomponents:httpclient Apache-2.0 4.5.14
    org.apache.kafka:kafka-clients Apache-2.0 3.8.0
    com.squareup.okhttp3:okhttp Apache-2.0 4.12.0
    io.micrometer:micrometer-core Apache-2.0 1.13.5
    org.apache.commons:commons-lang3 Apache-2.0 3.17.0
    com.zaxxer:HikariCP Apache-2.0 5.1.0
    org.flywaydb:flyway-core Apache-2.0 10.19.0
    io.jsonwebtoken:jjwt-api Apache-2.0 0.12.6
    org.mapstruct:mapstruct Apache-2.0 1.6.2`,
};

export const go: Ecosystem = {
  lockfile: 'go.sum',
  packages: `
    golang.org/x/net BSD-3-Clause v0.7.0 v0.14.0 v0.17.0 v0.30.0
    golang.org/x/crypto BSD-3-Clause v0.9.0 v0.16.0 v0.17.0 v0.28.0
    golang.org/x/text BSD-3-Clause v0.3.6 v0.3.7 v0.3.8 v0.19.0
    github.com/gin-gonic/gin MIT v1.7.7 v1.9.0 v1.9.1 v1.10.0
    github.com/dgrijalva/jwt-go MIT v3.1.0 v3.2.0
    google.golang.org/grpc Apache-2.0 v1.53.0 v1.55.0 v1.56.3 v1.67.1
    gopkg.in/yaml.v3 MIT v3.0.0 v3.0.1
    google.golang.org/protobuf BSD-3-Clause v1.30.0 v1.32.0 v1.33.0 v1.35.1
    github.com/docker/docker Apache-2.0 v24.0.5 v24.0.8 v24.0.9 v27.3.1
    github.com/hashicorp/go-getter MPL-2.0 v1.6.2 v1.7.3 v1.7.4
    github.com/gorilla/mux BSD-3-Clause v1.8.1
    github.com/gorilla/websocket BSD-2-Clause v1.5.3
    github.com/stretchr/testify MIT v1.9.0
    github.com/spf13/cobra Apache-2.0 v1.8.1
    github.com/spf13/viper MIT v1.19.0
    github.com/sirupsen/logrus MIT v1.9.3
    go.uber.org/zap MIT v1.27.0
    github.com/prometheus/client_golang Apache-2.0 v1.20.4
    github.com/jackc/pgx/v5 MIT v5.7.1
    github.com/redis/go-redis/v9 BSD-2-Clause v9.6.1
    github.com/aws/aws-sdk-go Apache-2.0 v1.55.5
    github.com/google/uuid BSD-3-Clause v1.6.0
    github.com/golang-jwt/jwt/v5 MIT v5.2.1
    github.com/pkg/errors BSD-2-Clause v0.9.1
    k8s.io/client-go Apache-2.0 v0.31.1
    k8s.io/apimachinery Apache-2.0 v0.31.1
    github.com/segmentio/kafka-go MIT v0.4.47
    golang.org/x/sync BSD-3-Clause v0.8.0
    golang.org/x/sys BSD-3-Clause v0.26.0
    github.com/davecgh/go-spew ISC v1.1.1`,
};

export const cargo: Ecosystem = {
  lockfile: 'Cargo.lock',
  packages: `
    tokio MIT 1.18.2 1.23.0 1.23.1 1.40.0
    time MIT 0.1.43 0.2.22 0.2.23 0.3.36
    regex MIT 1.5.4 1.5.5 1.11.0
    h2 MIT 0.3.13 0.3.16 0.3.17 0.4.6
    openssl Apache-2.0 0.10.48 0.10.54 0.10.55 0.10.66
    rustls MIT 0.20.8 0.23.4 0.23.5 0.23.14
    chrono MIT 0.4.19 0.4.20 0.4.38
    hyper MIT 0.14.9 0.14.10 1.4.1
    serde MIT 1.0.210
    serde_json MIT 1.0.128
    anyhow MIT 1.0.89
    thiserror MIT 1.0.64
    clap MIT 4.5.20
    reqwest MIT 0.12.8
    axum MIT 0.7.7
    tower MIT 0.5.1
    tracing MIT 0.1.40
    rand MIT 0.8.5
    bytes MIT 1.7.2
    futures MIT 0.3.31
    sqlx MIT 0.8.2
    uuid MIT 1.10.0
    base64 MIT 0.22.1
    log MIT 0.4.22
    libc MIT 0.2.159
    syn MIT 2.0.79
    quote MIT 1.0.37
    itertools MIT 0.13.0
    indexmap MIT 2.6.0
    parking_lot MIT 0.12.3`,
};

export const rubygems: Ecosystem = {
  lockfile: 'Gemfile.lock',
  packages: `
    rails MIT 6.1.4 7.0.2 7.0.4 7.2.1
    rack MIT 2.2.2 2.2.3 2.2.4 3.1.7
    nokogiri MIT 1.12.5 1.13.3 1.13.4 1.16.7
    activerecord MIT 6.1.4 7.0.3 7.0.4 7.2.1
    actionpack MIT 6.1.4 7.0.3 7.0.5 7.2.1
    puma BSD-3-Clause 4.3.11 5.6.3 5.6.4 6.4.3
    loofah MIT 2.9.1 2.19.0 2.19.1 2.22.0
    rexml BSD-2-Clause 3.2.5 3.2.6 3.2.7 3.3.8
    devise MIT 4.9.4
    sidekiq LGPL-3.0 7.3.2
    pg BSD-2-Clause 1.5.8
    redis MIT 5.3.0
    rspec MIT 3.13.0
    rubocop MIT 1.66.1
    sinatra MIT 4.0.0
    faraday MIT 2.12.0
    jwt MIT 2.9.3
    bcrypt MIT 3.1.20
    capybara MIT 3.40.0
    sass MIT 3.7.4
    thor MIT 1.3.2
    rake MIT 13.2.1
    i18n MIT 1.14.6
    tzinfo MIT 2.0.6
    mail MIT 2.8.1
    kaminari MIT 1.2.2
    pundit MIT 2.4.0
    webmock MIT 3.24.0
    zeitwerk MIT 2.6.18
    json Ruby 2.7.2`,
};
