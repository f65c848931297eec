import { entries, terms, type Vocabulary } from './vocabulary.ts';

export const SOFTWARE: readonly Vocabulary[] = [
  entries('http_status', 'an HTTP status', 'code name', `
200|OK
201|Created
204|No Content
301|Moved Permanently
302|Found
304|Not Modified
400|Bad Request
401|Unauthorized
403|Forbidden
404|Not Found
409|Conflict
422|Unprocessable Content
429|Too Many Requests
500|Internal Server Error
502|Bad Gateway
503|Service Unavailable
504|Gateway Timeout`, { shares: [68, 6, 3, 2, 3, 5, 2, 2, 1, 4, 0.4, 0.8, 0.6, 1.2, 0.4, 0.4, 0.2] }),
  terms('http_method', 'an HTTP method', 'GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS', [62, 22, 5, 4, 4, 1.5, 1.5]),
  terms('url_path', 'a path of a URL', '/|/login|/products|/cart|/checkout|/api/v1/users|/api/v1/orders|/search|/about|/contact|/blog|/pricing|/account/settings|/api/v1/health|/dashboard|/products/1042|/blog/getting-started|/api/v2/invoices|/docs|/logout|/signup|/help|/orders/20871|/static/app.js|/favicon.ico|/categories/garden|/admin|/api/v1/sessions|/terms|/privacy'),
  terms('log_level', 'a level of a log', 'INFO|DEBUG|WARN|ERROR|TRACE|FATAL', [62, 18, 10, 7, 2.5, 0.5]),
  terms('logger', 'a logger', 'app.http|app.db|app.auth|app.jobs|app.mail|app.billing|app.cache|app.search|app.webhooks|app.startup'),
  terms('log_message', 'a line of a log', 'Request completed in 42 ms|User logged in|Connection to database established|Cache miss for key user:1042|Job finished successfully|Retrying request (attempt 2 of 5)|Payment webhook received|Slow query: 1840 ms|Configuration reloaded|Session expired|Email queued for delivery|Health check passed|Token refreshed|File uploaded|Worker started|Rate limit exceeded for client|Connection reset by peer|Timeout while waiting for response|Index rebuilt|Shutting down gracefully'),
  terms('error_message', 'an error', 'Connection refused|Timeout after 30 seconds|Invalid credentials|File not found|Permission denied|Duplicate key value violates unique constraint|Out of memory|Invalid JSON in request body|Service temporarily unavailable|Unexpected end of input|Certificate has expired|Record not found|Network is unreachable|Quota exceeded|Missing required field "email"|Disk is full|Could not parse date|Too many requests|Lock wait timeout exceeded|Unsupported media type'),
  terms('error_code', 'a code of an error', 'ETIMEDOUT|ECONNREFUSED|E_NOT_FOUND|E_VALIDATION|E_UNAUTHORIZED|E_CONFLICT|E_RATE_LIMIT|E_INTERNAL|ENOTFOUND|E_FORBIDDEN|E_PAYLOAD_TOO_LARGE'),
  terms('exception', 'an exception', 'TimeoutError|ValidationError|NotFoundError|TypeError|ConnectionError|NullPointerException|PermissionError|KeyError|IllegalStateException|IOException|RuntimeError|ValueError'),
  terms('environment', 'an environment', 'production|staging|development|test', [58, 20, 16, 6]),
  terms('branch', 'a branch', 'main|develop|feature/login|feature/search-filters|fix/timeout|release/2.4|feature/export-csv|hotfix/payment|chore/update-deps|feature/dark-mode|fix/null-pointer|release/3.0|docs/readme|refactor/api-client|feature/webhooks'),
  terms('commit_message', 'a message of a commit', 'Fix typo in README|Add search filters|Update dependencies|Handle empty responses|Refactor user service|Add tests for billing|Fix memory leak in worker|Improve error messages|Remove unused code|Bump version to 2.4.1|Speed up list queries|Add dark mode|Fix time zone bug|Validate input on sign-up|Rename config options|Add CSV export|Fix flaky test|Document API endpoints|Support pagination|Cache product images', 'even'),
  entries('cloud_region', 'a cloud region', 'code name', `
us-east-1|US East (N. Virginia)
eu-west-1|Europe (Ireland)
eu-central-1|Europe (Frankfurt)
us-west-2|US West (Oregon)
ap-southeast-1|Asia Pacific (Singapore)
us-east-2|US East (Ohio)
ap-northeast-1|Asia Pacific (Tokyo)
eu-west-2|Europe (London)
ap-south-1|Asia Pacific (Mumbai)
sa-east-1|South America (São Paulo)
ca-central-1|Canada (Central)
eu-north-1|Europe (Stockholm)
ap-southeast-2|Asia Pacific (Sydney)`, { beyond: { code: '[a-z]{2}-[a-z]{4}-[1-9]' } }),
  terms('cloud_provider', 'a cloud', 'aws|azure|gcp|hetzner|digitalocean|ovh', [48, 24, 18, 4, 4, 2]),
  terms('instance_type', 'a size of a machine', 't3.micro|t3.small|t3.medium|m5.large|m5.xlarge|c5.large|c5.xlarge|r5.large|r5.xlarge|t3.large|m6i.2xlarge'),
  terms('container_image', 'an image', 'nginx:1.27|postgres:16|redis:7|node:22-alpine|python:3.12-slim|api:2.4.1|worker:2.4.1|grafana/grafana:11.1|rabbitmq:3.13|web:3.0.2|traefik:3.1|alpine:3.20'),
  terms('service_name', 'a service', 'api-gateway|auth-service|billing|catalog|notification-service|search|payments|user-service|inventory|web-frontend|reporting|scheduler|email-worker|orders|image-resizer|cache'),
  terms('package_name', 'a package', 'lodash|express|react|requests|numpy|serde|tokio|axios|django|flask|typescript|webpack|jest|pandas|rails|spring-core|log4j|commons-lang|rand|regex|chrono|uuid|pytest|eslint|vite|fastapi|sqlalchemy|zod|date-fns|pino|clap|anyhow|hyper|moment|redis|celery|black|mypy|prettier|rollup', 'even'),
  terms('version_requirement', 'a required version', '^1.0|~> 2.3|>=1.2.0|^2.4.1|*|1.x|>=3.8|~1.4.2|^0.9|==2.31.0|<2.0|^4.17.21'),
  entries('software_license', 'a license', 'code name', `
MIT|MIT License
Apache-2.0|Apache License 2.0
GPL-3.0-only|GNU General Public License v3.0
BSD-3-Clause|BSD 3-Clause License
ISC|ISC License
MPL-2.0|Mozilla Public License 2.0
LGPL-3.0-only|GNU Lesser General Public License v3.0
AGPL-3.0-only|GNU Affero General Public License v3.0
BSD-2-Clause|BSD 2-Clause License
Unlicense|The Unlicense
CC-BY-4.0|Creative Commons Attribution 4.0
EPL-2.0|Eclipse Public License 2.0`),
  terms('programming_language', 'a programming language', 'JavaScript|Python|Java|TypeScript|C#|Go|PHP|C++|Rust|Ruby|Kotlin|Swift|SQL|C|Scala|Shell|R|Dart'),
  terms('framework', 'a framework', 'React|Spring Boot|Django|Express|Rails|Angular|Vue|Laravel|Flask|.NET|Next.js|FastAPI'),
  terms('database_engine', 'a database', 'postgresql|mysql|sqlite|mongodb|redis|mariadb|sqlserver|oracle|elasticsearch', 'falling'),
  terms('operating_system', 'an operating system', 'Windows 11|iOS 18|Android 15|Windows 10|macOS 15|Android 14|Ubuntu 24.04|iOS 17|macOS 14|Debian 12', 'falling'),
  terms('os_family', 'an operating system', 'Windows|Android|iOS|macOS|Linux', [34, 24, 18, 18, 6]),
  terms('browser', 'a browser', 'Chrome|Safari|Firefox|Edge|Opera|Samsung Internet', [60, 19, 8, 8, 2, 3]),
  terms('device_type', 'a device', 'desktop|mobile|tablet', [48, 44, 8]),
  terms('device_model', 'a device', 'iPhone 15|Galaxy S24|iPhone 14|Pixel 8|iPhone 13|Galaxy A54|iPad Air|MacBook Pro|ThinkPad T14|Surface Pro 9|Redmi Note 12|OnePlus 12|Galaxy Tab S9|iPhone SE'),
  terms('webhook_event', 'an event', 'order.created|payment.succeeded|user.created|invoice.paid|order.updated|subscription.canceled|payment.failed|customer.updated|invoice.created|refund.created|user.deleted|shipment.delivered|subscription.renewed'),
  terms('event_name_code', 'an event', 'page_view|button_click|sign_up|login|add_to_cart|purchase|search|logout|form_submit|video_play|download|share|checkout_start|password_reset', [34, 16, 5, 10, 9, 5, 8, 3, 3, 2, 2, 1, 1.5, 0.5]),
  terms('audit_action', 'an action', 'update|create|login|delete|view|export|logout|approve|import|reset_password', [30, 20, 18, 6, 12, 4, 6, 2, 1, 1]),
  terms('permission', 'a permission', 'orders.read|orders.write|users.read|users.manage|reports.view|reports.export|settings.manage|invoices.read|invoices.approve|products.write|roles.assign|audit.view|billing.manage|files.upload|comments.moderate|customers.delete', 'even'),
  terms('role', 'a role', 'member|admin|viewer|editor|manager|owner|guest|support|billing|auditor|moderator|developer', [36, 10, 14, 12, 9, 4, 5, 4, 2, 1, 2, 1]),
  terms('oauth_scope', 'scopes', 'openid email profile|read|read write|openid|email profile|user:read|repo user|offline_access openid|orders:read|admin'),
  terms('oauth_provider', 'a provider', 'google|github|microsoft|apple|facebook|email|okta|saml', [36, 18, 16, 10, 8, 7, 3, 2]),
  terms('grant_type', 'a grant', 'authorization_code|client_credentials|refresh_token|password|device_code', [56, 20, 18, 4, 2]),
  terms('setting_key', 'a setting', 'site.title|mail.from|ui.theme|ui.language|session.timeout|upload.max_size|billing.currency|notifications.email|cache.ttl|search.page_size|security.mfa_required|login.max_attempts|locale.timezone|export.format|feature.beta|api.rate_limit|maintenance.mode|invoice.prefix|backup.enabled|log.level', 'even'),
  terms('setting_value', 'a value', 'true|false|10|en|30|USD|UTC|dark|100|daily|info|5|60|enabled|csv|1000', 'falling'),
  terms('feature_flag', 'a feature', 'dark_mode|new_checkout|beta_dashboard|bulk_export|two_factor_auth|smart_search|api_v2|realtime_sync|ai_assistant|custom_reports|sso_login|guest_checkout|multi_currency|webhooks|audit_log|mobile_push', 'even'),
  terms('attribute_name', 'an attribute', 'color|size|weight|material|brand|length|width|height|capacity|voltage|style|pattern|origin|warranty|language|format|power|finish', 'even'),
  terms('table_name', 'a table', 'users|orders|customers|products|invoices|payments|sessions|addresses|accounts|items|comments|documents', 'falling'),
  terms('column_name', 'a column', 'status|name|email|updated_at|amount|address|phone|price|quantity|role|description|due_date', 'falling'),
  terms('queue', 'a queue', 'default|mailers|critical|low|exports|webhooks|imports|search_index', [52, 18, 8, 8, 5, 4, 3, 2]),
  terms('job_class', 'a job', 'SendEmailJob|ExportDataJob|SyncAccountJob|CleanUpJob|ImportFileJob|GenerateInvoiceJob|ResizeImageJob|RebuildIndexJob|DeliverWebhookJob|NightlyReportJob'),
  terms('job_name', 'a job', 'nightly-backup|send-newsletters|sync-inventory|generate-invoices|cleanup-sessions|rebuild-search-index|import-orders|refresh-reports|rotate-logs|expire-tokens|send-reminders|update-exchange-rates', 'even'),
  terms('cron_expression', 'a schedule', '0 * * * *|*/15 * * * *|0 3 * * *|30 6 * * 1|0 0 1 * *|*/5 * * * *|0 22 * * 1-5|15 2 * * 0'),
  terms('network_protocol', 'a protocol', 'HTTPS|HTTP|TCP|UDP|SSH|SFTP|DNS|SMTP|ICMP|MQTT', [46, 16, 12, 8, 5, 3, 4, 3, 1, 2]),
  terms('url_scheme', 'a scheme', 'https|http|ftp|ws', [88, 9, 1, 2]),
  terms('dns_record_type', 'a kind of DNS record', 'A|CNAME|MX|TXT|AAAA|NS|SRV|SOA', [42, 22, 10, 12, 8, 3, 2, 1]),
  terms('hash_algorithm', 'an algorithm', 'sha256|sha512|sha1|md5|blake3', [74, 12, 7, 5, 2]),
  terms('signature_algorithm', 'an algorithm', 'RS256|ES256|HS256|EdDSA|PS256', [44, 22, 26, 6, 2]),
  terms('cipher', 'a cipher', 'AES-256-GCM|AES-128-GCM|CHACHA20-POLY1305|AES-256-CBC', [62, 18, 16, 4]),
  terms('architecture', 'an architecture', 'x86_64|arm64|aarch64|i686|riscv64', [62, 18, 14, 5, 1]),
  terms('encoding', 'an encoding', 'UTF-8|ISO-8859-1|UTF-16|ASCII|Windows-1252', [88, 5, 2, 3, 2]),
  terms('build_status', 'a state of a build', 'success|failed|running|queued|canceled', [76, 14, 4, 3, 3]),
  terms('test_status', 'a result of a test', 'passed|failed|skipped|blocked', [84, 9, 5, 2]),
  terms('test_case', 'a test', 'Login with valid credentials|Login with wrong password|Reset password|Create order|Cancel order|Search by name|Export report as CSV|Upload large file|Pay by card|Change language|Delete account|Filter by date|Sort by price|Session expires after timeout', 'even'),
  terms('issue_type', 'a kind of issue', 'bug|task|feature|improvement|question|epic|incident', [38, 28, 16, 9, 4, 3, 2]),
  terms('software_name', 'a program', 'Photoshop|Excel|Visual Studio Code|Slack|Zoom|AutoCAD|Firefox|Docker Desktop|Teams|PostgreSQL|Jira|7-Zip|Notepad++|Acrobat Reader|GIMP', 'even'),
  terms('utm_source', 'where visitors come from', 'google|newsletter|facebook|direct|partner|bing|linkedin|instagram', [42, 16, 13, 12, 6, 4, 4, 3]),
  terms('utm_medium', 'a medium', 'organic|email|cpc|social|referral|display', [38, 20, 18, 12, 9, 3]),
  terms('mqtt_topic', 'a topic', 'sensors/temperature|sensors/humidity|devices/status|home/livingroom/light|factory/line1/speed|meters/power|alerts/door|fleet/position', 'even'),
  terms('printer', 'a printer', 'Office Laser 1|Reception|Warehouse Label Printer|HP LaserJet 400|Copy Room|Accounting|Canon iR-ADV|Shipping Desk', 'even'),
  terms('css', 'a style sheet', 'body { color: #222; font-family: sans-serif; }|.header { background: #0b5fff; }|a { color: #0a7; }|.logo { height: 40px; }|h1 { font-size: 28px; margin: 0; }', 'even'),
  terms('git_url', 'a repository', 'https://git.example.com/acme/web.git|https://git.example.com/acme/api.git|https://git.example.org/tools/cli.git|https://git.example.com/data/pipeline.git|https://git.example.org/libs/parser.git|https://git.example.net/ops/infra.git', 'even'),
  terms('workflow_file', 'a workflow', 'ci.yml|release.yml|deploy.yml|build.yml|test.yml|publish.yml|nightly.yml|lint.yml', 'falling'),
];
