/** Rules of the other products, a line each. The first ones are the loudest. */

/** Name, secret type, severity, confidence. */
export const secretRules = `
  secrets.generic.high-entropy Generic_Secret medium low
  secrets.aws.access-key AWS critical high
  secrets.github.token GitHub critical high
  secrets.generic.private-key Private_Key high high
  secrets.slack.webhook Slack medium high
  secrets.stripe.live-key Stripe critical high
  secrets.npm.token npm high high
  secrets.google.api-key Google_API high medium
  secrets.google.service-account Google_Cloud critical high
  secrets.azure.storage-key Azure high high
  secrets.twilio.api-key Twilio high medium
  secrets.sendgrid.api-key SendGrid high high
  secrets.datadog.api-key Datadog medium medium
  secrets.gitlab.token GitLab critical high
  secrets.jwt.signed-token JWT medium medium
  secrets.postgres.connection-string PostgreSQL high medium
  secrets.mongodb.connection-string MongoDB high medium
  secrets.openai.api-key OpenAI high high
  secrets.pypi.upload-token PyPI high high
  secrets.telegram.bot-token Telegram low medium
  secrets.shopify.access-token Shopify high high
  secrets.cloudflare.api-token Cloudflare high medium`;

/** Name, weakness, severity, confidence. */
export const aiRules = `
  ai.access-control.missing-ownership-check authz high medium
  ai.access-control.insecure-direct-object-reference authz high medium
  ai.access-control.privilege-escalation authz critical medium
  ai.business-logic.negative-amount authz high low
  ai.business-logic.coupon-reuse authz medium low
  ai.business-logic.race-on-balance authz high low
  ai.authentication.reset-token-reuse authn high medium
  ai.authentication.user-enumeration authn low medium
  ai.authentication.missing-rate-limit authn medium medium
  ai.injection.second-order-sql sql critical medium
  ai.injection.prompt-to-tool-call code high low
  ai.injection.stored-xss xss high medium
  ai.ssrf.webhook-target ssrf high medium
  ai.data.excessive-response-fields mass medium medium
  ai.data.tenant-filter-missing authz critical medium
  ai.crypto.nonce-reuse crypto high low`;

/** Name, weakness, severity, confidence. */
export const researchRules = `
  research.dataflow.untrusted-archive-entry path medium low
  research.dataflow.template-sandbox-escape code high low
  research.http.request-smuggling-proxy ssrf high low
  research.oauth.state-not-bound authn medium low
  research.graphql.unbounded-depth authz low low
  research.llm.tool-output-to-shell command high low
  research.saml.signature-wrapping xml high low
  research.cache.poisoned-key redirect medium low`;
