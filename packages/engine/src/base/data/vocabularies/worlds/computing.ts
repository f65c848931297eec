import type { World } from './world.ts';

/** Services and hosts, their incidents and changes, their security, devices on a network, data and models trained on them. */
export const COMPUTING: World = {
  name: 'computing',
  signs: `server host hostname cluster kubernetes namespace deployment repository commit artifact runtime
    incident outage oncall runbook postmortem cmdb rack datacenter hypervisor vm firmware latency uptime
    microservice broker queue webhook dashboard subnet vlan router firewall api pod container_image release rollback changelog
    backup snapshot certificate dns slo sla`,
  slots: {
    service: 'checkout|payment|search|login|billing|notification|inventory|reporting|image|recommendation', service_b: 'Checkout|Payment|Search|Login|Billing|Notification|Inventory|Reporting|Image|Recommendation',
    problem: 'high latency|timeouts|connection errors|memory leak|full disk|expired certificate|slow queries|failed logins|queue backlog|crash loop', problem_b: 'High latency|Timeouts|Connection errors|Memory leak|Disk full|Certificate expired|Slow queries|Failed logins|Queue backlog|Crash loop',
    host: 'db-01|web-03|cache-02|api-04|worker-07|proxy-01', version: '2.4.1|3.0.0|1.18.2|5.7.3|4.2.0', count: '5|12|20|40|3|15', target: 'churn|fraud|demand|sentiment|click|credit risk|image|anomaly',
    target_u: 'churn|fraud|demand|sentiment|click|price|defect|intent', kind: 'classifier|ranker|forecaster|detector|scorer|embedder', data: 'transactions|sessions|reviews|images|sensor_readings|support_tickets|clickstream|orders|log_events|search_queries',
    split: 'train|test|validation|2023|2024|v2|v3|sample', fix: 'Restarted the service|Rolled back to the previous version|Increased the connection pool|Replaced the failed disk|Renewed the certificate|Scaled out to more nodes|Cleared the queue|Reverted the configuration change',
    cause: 'a memory leak in the new release|an expired TLS certificate|a full disk on the database server|a missing index|a wrong firewall rule|a deadlock in the database|an exhausted connection pool|a bug in the cache', user: 'admin account|service account|finance user|contractor account',
    threat: 'brute force login|data exfiltration|suspicious PowerShell|lateral movement|credential dumping|port scan|DNS tunneling', feature: 'export of reports|login with passkeys|bulk upload|dark mode|audit log|retry of failed jobs',
  },
  lists: `
!service tier, criticality tier, tier of service, support tier: tier 1|tier 2|tier 3|gold|silver|bronze
!criticality, business criticality, system criticality, service criticality: critical|high|medium|low
!lifecycle stage, lifecycle, lifecycle status, lifecycle state, life cycle stage, maturity stage: production|development|deprecated|experimental|beta|retired
!runtime, runtime name, language runtime, runtime version, execution runtime: Java 17|Node.js 20|Python 3.11|Go 1.22|.NET 8|Ruby 3.2|PHP 8.2|Rust 1.76|Java 21|Node.js 18
!operating system, os name, os, host os, os version, platform os, guest os: Ubuntu 22.04 LTS|Red Hat Enterprise Linux 9|Windows Server 2022|Debian 12|Windows Server 2019|Rocky Linux 9|Amazon Linux 2023|SUSE Linux Enterprise 15|Oracle Linux 8|VMware ESXi 8
!environment, environment name, env, deploy environment, target environment, deployment environment: production|staging|development|test|qa|sandbox|disaster recovery
!data center, datacenter, data centre, data center name, colocation, hosting site: Frankfurt DC1|London DC2|Ashburn East|Dublin West|Amsterdam DC3|Singapore Central|Oregon West|Paris DC1|Tokyo East|Virginia Data Center 2
!rack, rack position, rack unit, rack location, rack number, u position: R01-U12|R02-U24|R07-U03|R11-U18|R03-U36|R05-U41|R14-U07|R09-U22
!hardware vendor, server vendor, hardware manufacturer, hardware maker, device vendor, equipment vendor, vendor name: Dell|HPE|Cisco|Lenovo|Supermicro|Juniper|Arista|IBM|Fujitsu|NetApp|Huawei|Fortinet
!server model, hardware model, host model, chassis model: PowerEdge R740|ProLiant DL380 Gen10|ThinkSystem SR650|PowerEdge R650|UCS C220 M6|ProLiant DL360 Gen11|SuperServer 1029P|Primergy RX2540|Catalyst 9300|Nexus 93180
!power state, power status: on|off|standby|suspended|rebooting
!cpu architecture, architecture, processor architecture, instruction set: x86_64|arm64|ppc64le|s390x|riscv64
!hypervisor, hypervisor type, virtualization platform, virtualization: VMware ESXi|KVM|Hyper-V|Proxmox VE|Nutanix AHV|Xen|none
!deployment strategy, deploy strategy, rollout strategy, release strategy, rollout type: rolling|blue-green|canary|recreate|feature flag|all at once
deployment status, deployment outcome, outcome, deploy result, release status, build result, pipeline status, build status: succeeded|failed|rolled back|cancelled|timed out|in progress
incident title, issue title, incident summary, alert title, short description, ticket title, problem title, problem summary: {problem_b} on {host}|{service_b} API down|{problem_b} in the {service} service|Users cannot access {service}|{service_b} service returns 503 errors|{problem_b} after deployment of {service}
incident category, issue category, ticket category, problem category, support category, request category: network|database|application|hardware|security|performance|access|storage|configuration|email
ticket subcategory, subcategory, issue type: login failure|slow response|disk failure|VPN|password reset|printer|certificate|software install|outage
impact, business impact, impact level, user impact, impact scope: single user|multiple users|department|site|enterprise
urgency, urgency level: low|medium|high|critical
severity, incident severity, alert severity, severity level: low|medium|high|critical
!detection source, detected by tool, detection method, alert source, event source, source of detection, reported via, monitoring source: monitoring|customer report|log analysis|automated scan|on-call engineer|SIEM|synthetic check|user report|audit
!change type, type of change, change category, rfc type: standard|normal|emergency|minor|major
!change risk, risk rating, risk level, change risk level, risk assessment level: low|medium|high|very high
!approval state, approval status, cab decision, approval: approved|pending|rejected|requested
!maintenance window, change window, maintenance slot, downtime window, patch window: Sunday 02:00-04:00 UTC|Saturday 22:00-02:00|weekdays 20:00-22:00|Tuesday 03:00-05:00 UTC|first Sunday 01:00-05:00|Wednesday 21:00-23:00
change summary, change title, change description, change name, rfc title: Upgrade {service} service to {version}|Patch kernel on {host}|Rotate certificates of {service}|Migrate {service} database to new cluster|Increase memory of {host}|Replace firewall rule for {service}|Deploy {service} release {version}
!network protocol, protocol, transport protocol, ip protocol, application protocol: TCP|UDP|HTTPS|HTTP|DNS|ICMP|SSH|TLS|SMB|RDP|SNMP|MQTT
!traffic direction, flow direction: inbound|outbound|internal
!firewall action, rule action: allow|deny|drop|reject|log
!channel, slack channel, chat channel, alert channel, notification channel, on call channel: #platform-alerts|#payments-oncall|#sre-incidents|#data-eng|#security-ops|#web-frontend|#infra|#ml-platform
!branch, git branch, source branch, branch name: main|develop|release/2.4|feature/login|hotfix/cache|staging|feature/search-index|release/3.0|bugfix/timeout
!backup type, backup mode, type of backup: full|incremental|differential|snapshot|log
!storage class, storage tier, disk type, volume type, storage type: SSD|HDD|NVMe|object storage|archive|NAS|SAN
!license model, licence model, license type, licence type, licensing model: per user|per device|perpetual|subscription|open source|concurrent|site
!ci type, configuration item type, asset class, ci class: server|virtual machine|application|database|switch|router|storage array|load balancer|firewall|laptop
!relationship type, dependency type, ci relationship: depends on|runs on|connects to|hosted by|member of|uses
!sla name, service level, sla, sla level: gold 24x7|silver 16x5|bronze 8x5|platinum 99.99|standard 99.5|best effort
!resolution code, closure code, close code, resolution category: fixed|workaround|duplicate|no fault found|rolled back|configuration change|user error|cancelled
!test type, test suite, test kind: unit|integration|end-to-end|smoke|load|regression|security
!build tool, ci tool, ci system, pipeline tool: GitHub Actions|Jenkins|GitLab CI|CircleCI|Azure Pipelines|TeamCity|Argo Workflows
!trigger type, trigger, triggered by event: push|pull request|schedule|manual|tag|webhook
!cloud service, resource type, cloud resource: compute instance|object bucket|managed database|load balancer|function|queue|kubernetes cluster|virtual network
!message broker, queue technology, broker: Kafka|RabbitMQ|SQS|Pulsar|NATS|ActiveMQ
!authentication method, auth method, authentication type, auth type, mfa method: password|SSO|TOTP|certificate|API key|hardware key|OAuth 2.0|push notification
!service name, microservice, component name, application name, app name: {service}-api|{service}-service|{service}-worker|{service}-gateway
`,
  prose: `
# note
{fix}, watching {service} for an hour.
{problem_b} seen on {host} since the last deployment.
Alert cleared by itself after {count} minutes.
Customer informed, next update in {count} minutes.
Ticket opened with the vendor for {host}.
Reboot of {host} planned for the next window.
Logs collected from {host}.
# description
Handles {feature} for the {service} service.
Stores the data of the {service} API and its workers.
Alerts when {problem} last longer than {count} minutes.
Runs on {count} nodes behind a load balancer.
Model that predicts {target} from recent events.
Detects {threat} in the logs of servers.
Data of {count} months, cleaned and without personal data.
# incident description, incident description, problem description, alert description, symptom, symptom description, issue description, alert message, event description, details
Users report {problem} in the {service} service since {count} minutes.
Monitoring shows {problem} on {host}.
{service_b} API returns errors for {count}% of requests.
{threat} detected on {host} from the {user}.
{problem_b} after the release of version {version}.
# root cause, root cause, cause, cause description, root cause analysis, cause analysis, problem cause, failure reason
The outage was caused by {cause}.
Version {version} of {service} contained {cause}.
Traffic rose by {count}% and the servers ran into {problem}.
{cause} on {host} after a change of the configuration.
Backup job on {host} used all of the network.
# resolution, resolution, resolution notes, fix description, solution, resolution description, remediation notes, action taken description, recovery action, corrective action, resolution summary, fix, response notes, lesson learned, follow up
{fix} on {host}.
{fix} and added an alert for {problem}.
Updated {service} to version {version} and restarted all nodes.
Added an index, queries are fast again.
Replaced {host} and restored the data from backup.
# justification, justification, change justification, business justification, change reason, reason for change, motivation, implementation plan, change plan, test plan, plan description, purpose
Upgrade needed because version {version} is no longer supported.
Security patch for a vulnerability in the {service} service.
More capacity for the {service} database before the end of the year.
Reduces {problem} that users reported {count} times.
# rollback plan, rollback plan, backout plan, rollback, rollback instruction, fallback plan, recovery plan
Redeploy version {version} of {service} and check the logs.
Restore the snapshot of {host} taken before the change.
Revert the configuration and restart the {service} service.
Switch traffic back to the old cluster.
# release notes, release notes, release note, changelog, change log, change notes, what is new
Adds {feature} and fixes {problem}.
Fixes {problem} in the {service} API.
Improves performance of {service} by {count}%.
Updates dependencies, security fix for {service}.
# runbook, runbook, runbook text, playbook, mitigation steps, procedure, response plan, instruction
Check the logs of {service}, then restart {host}.
Isolate {host} and reset the password of the {user}.
Scale {service} to {count} nodes and watch latency.
`,
};
