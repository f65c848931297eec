import type { World } from './world.ts';

/** Services and hosts, their incidents and changes, their security, devices on a network, data and models trained on them. */
export const COMPUTING: World = {
  name: 'computing',
  signs: `server host hostname cluster node container pod kubernetes namespace deployment pipeline repository commit build release artifact runtime
    incident outage sla slo oncall runbook postmortem cmdb configuration_item rack datacenter hypervisor vm virtual firmware patch vulnerability cve cvss
    exploit malware alert siem soc firewall intrusion threat attack tactic technique indicator ioc phishing endpoint scan severity latency uptime
    dataset model training epoch hyperparameter feature inference experiment metric annotation embedding checkpoint algorithm optimizer framework accelerator gpu
    api microservice queue broker topic webhook monitor dashboard log trace telemetry gateway device sensor payload protocol subnet vlan router switch interface
    backup storage bucket volume snapshot certificate dns domain license software application environment database schema job scheduler rollback change_request`,
  slots: {
    service: 'checkout|payment|search|login|billing|notification|inventory|reporting|image|recommendation', Service: 'Checkout|Payment|Search|Login|Billing|Notification|Inventory|Reporting|Image|Recommendation',
    problem: 'high latency|timeouts|connection errors|memory leak|full disk|expired certificate|slow queries|failed logins|queue backlog|crash loop', Problem: 'High latency|Timeouts|Connection errors|Memory leak|Disk full|Certificate expired|Slow queries|Failed logins|Queue backlog|Crash loop',
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
!deployment strategy, deploy strategy, rollout strategy, release strategy, rollout type, =strategy: rolling|blue-green|canary|recreate|feature flag|all at once
deployment status, deployment outcome, outcome, deploy result, release status, build result, pipeline status, build status: succeeded|failed|rolled back|cancelled|timed out|in progress
=tier: tier 1|tier 2|tier 3|tier 0
incident title, =title, issue title, incident summary, alert title, short description, =summary, ticket title, problem title, problem summary: {Problem} on {host}|{Service} API down|{Problem} in the {service} service|Users cannot access {service}|{Service} service returns 503 errors|{Problem} after deployment of {service}
incident category, =category, issue category, ticket category, problem category, support category, request category: network|database|application|hardware|security|performance|access|storage|configuration|email
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
!affected package, vulnerable package, affected component, affected software, affected product, package affected: openssl|log4j-core|linux-kernel|nginx|curl|spring-core|apache-httpd|glibc|openssh-server|jackson-databind|sudo|tomcat|xz-utils|libxml2|django|lodash
!vulnerability class, vulnerability type, weakness type, cwe name, weakness, vulnerability category, vuln type, vulnerability name: SQL injection|cross-site scripting|buffer overflow|remote code execution|privilege escalation|path traversal|use after free|information disclosure|server-side request forgery|authentication bypass|denial of service|insecure deserialization
!exploitability, exploit maturity, exploit status, exploit availability: unproven|proof-of-concept|functional|high
!remediation, remediation action, fix recommendation, mitigation, recommended fix, remediation step, workaround: upgrade to the latest version|apply vendor patch|disable the affected module|restrict network access|rotate credentials|block at the firewall|update configuration|isolate the host|rebuild the image
!patch status, patch state, remediation status, fix status, vulnerability status: patched|pending|in progress|mitigated|not applicable|scheduled|deferred
!detection rule, rule name, alert rule, correlation rule, alert name, signature name, rule title, signature: Multiple failed logins|Suspicious PowerShell execution|Impossible travel|Beaconing to unknown host|Privilege escalation attempt|Unusual outbound traffic|Malware detected on endpoint|Credential dumping|DNS tunneling|Port scan detected|New admin account created|Mass file encryption
!attack technique, technique, technique name, mitre technique, attack type, attack vector, attack pattern, attack method, threat type: T1566 Phishing|T1059 Command and Scripting Interpreter|T1078 Valid Accounts|T1110 Brute Force|T1003 OS Credential Dumping|T1486 Data Encrypted for Impact|T1190 Exploit Public-Facing Application|T1053 Scheduled Task|T1021 Remote Services|T1055 Process Injection
!tactic, attack tactic, mitre tactic, kill chain phase, kill chain stage, attack phase: Initial Access|Execution|Persistence|Privilege Escalation|Defense Evasion|Credential Access|Discovery|Lateral Movement|Collection|Command and Control|Exfiltration|Impact
!analyst verdict, verdict, alert verdict, alert disposition, triage result, alert classification, triage verdict: true positive|false positive|benign|suspicious|inconclusive|escalated
!malware family, malware, malware name, malware type, malware strain, ransomware family, threat name: Emotet|TrickBot|QakBot|LockBit|Cobalt Strike|Agent Tesla|RedLine|FormBook|Ryuk|Mirai|Remcos|IcedID|AsyncRAT
!threat actor, actor, actor name, threat group, adversary: APT28|APT29|Lazarus Group|FIN7|Sandworm|Wizard Spider|APT41|Scattered Spider|unknown
!containment action, containment, response action, action taken, mitigation action, playbook action: isolated host|blocked IP address|disabled account|reset password|quarantined file|killed process|revoked sessions|blocked domain
!indicator type, ioc type, observable type: ip address|domain|file hash|url|email address|mutex|registry key
!cve, cve id, cve number, vulnerability id: CVE-2021-44228|CVE-2022-22965|CVE-2023-4863|CVE-2014-0160|CVE-2017-5638|CVE-2019-0708|CVE-2020-1472|CVE-2021-34527|CVE-2022-30190|CVE-2023-34362|CVE-2024-3094|CVE-2021-4034|CVE-2023-38545|CVE-2022-3786|CVE-2018-11776
!cvss vector, vector string: AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H|AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:H|AV:L/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:H|AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:N/A:N|AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N|AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H
!network protocol, protocol, transport protocol, ip protocol, application protocol: TCP|UDP|HTTPS|HTTP|DNS|ICMP|SSH|TLS|SMB|RDP|SNMP|MQTT
!traffic direction, flow direction: inbound|outbound|internal
!firewall action, rule action: allow|deny|drop|reject|log
!channel, slack channel, chat channel, alert channel, notification channel, on call channel: #platform-alerts|#payments-oncall|#sre-incidents|#data-eng|#security-ops|#web-frontend|#infra|#ml-platform
!branch, git branch, source branch, branch name: main|develop|release/2.4|feature/login|hotfix/cache|staging|feature/search-index|release/3.0|bugfix/timeout
!dataset name, dataset, training set, data set name, evaluation set: {data}_{split}
!dataset type, data type of dataset, data modality, dataset modality, data kind: tabular|image|text|time series|audio|video|graph|geospatial
!storage format, file format, data format, serialization format, table format: parquet|csv|json|avro|orc|delta|tfrecord|hdf5|jsonl
!annotation method, labelling method, labeling method, annotation type, label source, labelling source: manual|crowdsourced|model-assisted|expert|programmatic|automatic|active learning
!annotation tool, labeling tool: Label Studio|CVAT|Prodigy|Labelbox|Supervisely|Doccano
!model name, ml model name, registered model, ml model: {target_u}-{kind}-v2|{target_u}_{kind}|{target_u}-{kind}
!algorithm, ml algorithm, model type, model family, model algorithm, learning algorithm, model architecture, estimator: random forest|gradient boosting|logistic regression|XGBoost|LightGBM|linear regression|transformer|LSTM|convolutional neural network|k-means|support vector machine|ResNet-50|BERT base|decision tree
!ml framework, framework, framework name, deep learning framework, training framework: PyTorch|TensorFlow|scikit-learn|XGBoost|JAX|LightGBM|Keras|Hugging Face Transformers|Spark MLlib
!task type, ml task, problem type, learning task, prediction task, model task: classification|regression|forecasting|clustering|object detection|recommendation|anomaly detection|text generation|segmentation|ranking
!optimizer, optimiser, optimizer name: Adam|SGD|AdamW|RMSprop|Adagrad|LAMB
!loss function, loss, objective function, loss name: cross-entropy|mean squared error|mean absolute error|binary cross-entropy|Huber|focal|log loss|triplet
!eval metric, evaluation metric, metric name, model metric, primary metric, scoring metric, =metric: accuracy|F1|AUC|RMSE|precision|recall|MAE|log loss|NDCG|MAPE|R2|BLEU
!accelerator, gpu, gpu type, gpu model, accelerator type, hardware accelerator: NVIDIA A100|NVIDIA T4|NVIDIA V100|NVIDIA H100|TPU v4|NVIDIA L4|CPU|NVIDIA RTX 4090|AMD MI250|TPU v5e
run status, job status, training status, experiment status, execution status, workflow status, task status: completed|running|failed|queued|cancelled
!drift type, drift: data drift|concept drift|label drift|none
!activation, activation function: ReLU|GELU|sigmoid|tanh|softmax|SiLU
!serving type, inference mode, serving mode, deployment target: batch|real-time|streaming|edge
!feature type, feature data type, column type: numeric|categorical|boolean|text|timestamp|embedding
!backup type, backup mode, type of backup: full|incremental|differential|snapshot|log
!storage class, storage tier, disk type, volume type, storage type: SSD|HDD|NVMe|object storage|archive|NAS|SAN
!device status, connection status, connectivity status, online status: online|offline|degraded|maintenance|unknown
!connection type, connectivity, connectivity type, link type, network type: Ethernet|Wi-Fi|LTE|LoRaWAN|Zigbee|Bluetooth|NB-IoT|5G
!firmware channel, release channel, update channel: stable|beta|canary|nightly|lts
!sensor type, sensor kind, type of sensor: temperature|humidity|pressure|motion|light|CO2|vibration|water leak|door contact|power meter
!metric type, metric unit type: gauge|counter|histogram|summary
!aggregation, aggregation method, rollup: average|sum|max|min|count|p95|p99
!alert condition, condition expression, threshold expression, alert expression, condition: cpu_usage > 90|error_rate > 0.05|disk_free < 10|latency_p99 > 500|queue_depth > 1000|temperature > 35|memory_usage > 85|up == 0
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
!data classification, classification level, information classification, sensitivity level, sensitivity label: public|internal|confidential|restricted
!service name, microservice, component name, application name, app name: {service}-api|{service}-service|{service}-worker|{service}-gateway
`,
  prose: `
# note
{fix}, watching {service} for an hour.
{Problem} seen on {host} since the last deployment.
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
{Service} API returns errors for {count}% of requests.
{threat} detected on {host} from the {user}.
{Problem} after the release of version {version}.
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
