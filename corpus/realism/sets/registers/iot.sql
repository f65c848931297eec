-- IoT platform
CREATE TABLE Tenants (
  tenantId uuid PRIMARY KEY,
  tenantName varchar(80) NOT NULL,
  subdomain varchar(40) UNIQUE,
  billingEmail varchar(120),
  planTier varchar(20),
  regionCode varchar(20),
  deviceQuota integer,
  createdAt timestamptz,
  suspendedAt timestamptz
);
CREATE TABLE Gateways (
  gatewayId uuid PRIMARY KEY,
  tenantId uuid NOT NULL REFERENCES Tenants,
  hardwareModel varchar(40),
  serialNo varchar(24) UNIQUE,
  macAddr varchar(17),
  lanIp varchar(45),
  firmwareVersion varchar(16),
  simIccid varchar(22),
  signalDbm smallint,
  siteLabel varchar(60),
  lastSeenAt timestamptz
);
CREATE TABLE DeviceProfiles (
  profileKey varchar(30) PRIMARY KEY,
  displayName varchar(60),
  vendor varchar(60),
  transport varchar(16),
  payloadCodec varchar(20),
  reportIntervalSec integer,
  batteryPowered boolean,
  dataSheetUrl varchar(200)
);
CREATE TABLE Devices (
  deviceId uuid PRIMARY KEY,
  tenantId uuid NOT NULL REFERENCES Tenants,
  gatewayId uuid REFERENCES Gateways,
  profileKey varchar(30) NOT NULL REFERENCES DeviceProfiles,
  devEui char(16) UNIQUE,
  friendlyName varchar(60),
  assetTag varchar(20),
  installLocation varchar(80),
  geoLat double precision,
  geoLng double precision,
  batteryPct smallint,
  state varchar(16),
  activatedAt timestamptz,
  decommissionedAt timestamptz,
  installerName varchar(60),
  notes text
);
CREATE TABLE Channels (
  channelId bigint PRIMARY KEY,
  deviceId uuid NOT NULL REFERENCES Devices,
  metric varchar(40),
  unitSymbol varchar(10),
  minThreshold double precision,
  maxThreshold double precision,
  precisionDigits smallint
);
CREATE TABLE Telemetry (
  readingId bigint PRIMARY KEY,
  channelId bigint NOT NULL REFERENCES Channels,
  recordedAt timestamptz,
  receivedAt timestamptz,
  numericValue double precision,
  qualityFlag varchar(12),
  seqNo bigint
);
CREATE TABLE AlertRules (
  ruleId uuid PRIMARY KEY,
  tenantId uuid NOT NULL REFERENCES Tenants,
  ruleName varchar(80),
  conditionExpr varchar(120),
  severity varchar(10),
  cooldownMin smallint,
  webhookUrl varchar(200),
  enabled boolean
);
CREATE TABLE Alerts (
  alertId uuid PRIMARY KEY,
  ruleId uuid NOT NULL REFERENCES AlertRules,
  deviceId uuid NOT NULL REFERENCES Devices,
  raisedAt timestamptz,
  acknowledgedAt timestamptz,
  acknowledgedBy varchar(80),
  clearedAt timestamptz,
  message varchar(200),
  peakValue double precision
);
CREATE TABLE Commands (
  commandId uuid PRIMARY KEY,
  deviceId uuid NOT NULL REFERENCES Devices,
  verb varchar(30),
  payload jsonb,
  correlationToken varchar(36),
  issuedAt timestamptz,
  ackedAt timestamptz,
  resultCode smallint,
  retryCount smallint,
  issuedByUser varchar(60)
);
CREATE TABLE FirmwareImages (
  imageId uuid PRIMARY KEY,
  profileKey varchar(30) NOT NULL REFERENCES DeviceProfiles,
  semver varchar(16),
  blobPath varchar(160),
  sha256 char(64),
  sizeBytes bigint,
  releaseChannel varchar(12),
  changelog text,
  signedBy varchar(60)
);
