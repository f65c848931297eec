-- IT service, security and machine learning platform, camelCase
CREATE TABLE teams (
  teamId int PRIMARY KEY,
  teamName varchar(60),
  onCallLead varchar(80),
  slackChannel varchar(60),
  costCentre varchar(20)
);
CREATE TABLE services (
  serviceId int PRIMARY KEY,
  teamId int NOT NULL REFERENCES teams,
  serviceName varchar(80),
  tier varchar(12),
  lifecycleStage varchar(20),
  runtime varchar(30),
  repositoryUrl varchar(200),
  description text,
  sloTarget numeric(6,3)
);
CREATE TABLE hosts (
  hostId int PRIMARY KEY,
  hostname varchar(120),
  ipAddress varchar(45),
  operatingSystem varchar(60),
  environment varchar(20),
  dataCentre varchar(60),
  rackPosition varchar(20),
  hardwareVendor varchar(60),
  serverModel varchar(60),
  powerState varchar(16),
  cpuArchitecture varchar(20),
  hypervisor varchar(40)
);
CREATE TABLE deployments (
  deploymentId bigint PRIMARY KEY,
  serviceId int NOT NULL REFERENCES services,
  version varchar(20),
  strategy varchar(30),
  triggeredBy varchar(80),
  commitSha char(40),
  branch varchar(80),
  outcome varchar(20),
  startedAt timestamptz,
  finishedAt timestamptz,
  releaseNotes text
);
CREATE TABLE incidents (
  incidentId bigint PRIMARY KEY,
  serviceId int NOT NULL REFERENCES services,
  incidentNumber varchar(16),
  title varchar(160),
  category varchar(40),
  severity varchar(10),
  impact varchar(30),
  detectionSource varchar(40),
  rootCause text,
  resolution text,
  openedAt timestamptz,
  resolvedAt timestamptz
);
CREATE TABLE changeRequests (
  changeId bigint PRIMARY KEY,
  serviceId int REFERENCES services,
  changeNumber varchar(16),
  summary varchar(200),
  changeType varchar(20),
  riskRating varchar(10),
  justification text,
  rollbackPlan text,
  approvedBy varchar(80),
  approvalState varchar(20),
  maintenanceWindow varchar(60)
);
CREATE TABLE vulnerabilities (
  vulnId bigint PRIMARY KEY,
  cveId varchar(20),
  affectedPackage varchar(80),
  vulnerabilityClass varchar(60),
  cvssScore numeric(3,1),
  cvssVector varchar(60),
  exploitability varchar(20),
  remediation varchar(200),
  patchStatus varchar(20),
  discoveredOn date
);
CREATE TABLE securityAlerts (
  alertId bigint PRIMARY KEY,
  hostId int NOT NULL REFERENCES hosts,
  ruleName varchar(120),
  attackTechnique varchar(80),
  tactic varchar(40),
  sourceIp varchar(45),
  destinationPort int,
  protocol varchar(10),
  analystVerdict varchar(24),
  malwareFamily varchar(40),
  containmentAction varchar(80)
);
CREATE TABLE datasets (
  datasetId int PRIMARY KEY,
  datasetName varchar(100),
  datasetType varchar(30),
  storageFormat varchar(20),
  storageUri varchar(200),
  license varchar(40),
  steward varchar(80),
  annotationMethod varchar(40),
  containsPii boolean
);
CREATE TABLE modelRuns (
  runId bigint PRIMARY KEY,
  datasetId int NOT NULL REFERENCES datasets,
  modelName varchar(80),
  algorithm varchar(60),
  framework varchar(40),
  taskType varchar(40),
  optimizer varchar(20),
  lossFunction varchar(40),
  learningRate numeric(10,8),
  evalMetric varchar(30),
  accelerator varchar(40),
  runStatus varchar(16),
  createdBy varchar(80)
);
