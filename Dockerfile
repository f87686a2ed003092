# docker build -t ifmatch . && docker run --rm --user "$(id -u)" -v "$PWD:/work" -e IFMATCH_BASE_URL -e IFMATCH_API_TOKEN ifmatch preview
FROM node:24-slim
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/* && \
    git config --system safe.directory /work
COPY package.json LICENSE /opt/ifmatch/
COPY dist /opt/ifmatch/dist
COPY schemas /opt/ifmatch/schemas
COPY examples /opt/ifmatch/examples
ENV CI=true
USER node
WORKDIR /work
ENTRYPOINT ["node", "/opt/ifmatch/dist/cli.js"]
