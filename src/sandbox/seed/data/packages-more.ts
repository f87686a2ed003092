import type { Ecosystem } from './packages.ts';

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
