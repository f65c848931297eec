import type { World } from './world.ts';

/** Weaknesses of software, attacks and those who look out for them. */
export const SECURITY: World = {
  name: 'security',
  signs: `vulnerability cve cvss cwe exploit exploitability malware ransomware siem soc intrusion threat attack attacker tactic technique indicator ioc phishing
    endpoint edr containment remediation patch advisory weakness exposure forensic quarantine analyst mitre adversary breach pentest hardening triage`,
  slots: {
    threat: 'brute force login|data exfiltration|suspicious PowerShell|lateral movement|credential dumping|port scan|DNS tunneling|phishing', host: 'db-01|web-03|hr-laptop-17|api-04|file-server-02|proxy-01', user: 'admin account|service account|finance user|contractor account', count: '3|5|12|40|120', package: 'openssl|log4j|nginx|the VPN gateway|the mail server',
  },
  lists: `
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
!data classification, classification level, information classification, sensitivity level, sensitivity label: public|internal|confidential|restricted
`,
  prose: `
# note
{threat} confirmed on {host}, access blocked.
False positive, caused by a backup script on {host}.
Password of the {user} reset.
Logs of {host} saved for analysis.
# description
Detects {threat} in the logs of servers.
Weakness in {package} lets an attacker run code.
{package} must be updated on {count} hosts.
# finding, finding, finding description, evidence, alert description, event description, incident description, analysis, summary, details, investigation notes, analyst notes
{threat} from {count} addresses against the {user}.
{package} on {host} is vulnerable and reachable from outside.
{count} files were encrypted on {host}.
# recommendation, recommendation, resolution, response, action plan, mitigation plan, lessons learned, root cause, corrective action, action taken
Update {package} and restart {host}.
Isolate {host}, reset the password of the {user}.
Block the source addresses and review {count} log days.
`,
};
