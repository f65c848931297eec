CREATE TABLE "Premises" (
  "PremiseId" bigint PRIMARY KEY,
  "Mpan" varchar(21) NOT NULL UNIQUE,
  "PropertyType" varchar(30),
  "HouseName" varchar(60),
  "AddressLine1" varchar(100),
  "Town" varchar(60),
  "County" varchar(60),
  "PostCode" varchar(10),
  "GridRegion" varchar(40),
  "OccupancyStatus" varchar(20)
);
CREATE TABLE "Accounts" (
  "AccountId" bigint PRIMARY KEY,
  "PremiseId" bigint NOT NULL REFERENCES "Premises",
  "AccountRef" varchar(16) NOT NULL UNIQUE,
  "HolderName" varchar(100),
  "BillingEmail" varchar(120),
  "Tariff" varchar(40),
  "SupplyType" varchar(20),
  "PaymentPlan" varchar(30),
  "VulnerabilityFlag" char(1),
  "PreferredContact" varchar(16),
  "CreditRating" varchar(6),
  "AccountNotes" varchar(500)
);
CREATE TABLE "Meters" (
  "MeterId" bigint PRIMARY KEY,
  "PremiseId" bigint NOT NULL REFERENCES "Premises",
  "SerialNumber" varchar(24) NOT NULL UNIQUE,
  "Manufacturer" varchar(60),
  "ModelName" varchar(60),
  "MeterType" varchar(20),
  "FirmwareVersion" varchar(16),
  "CommsModule" varchar(30),
  "InstallPosition" varchar(60),
  "SealNo" varchar(16),
  "LastReadingKwh" numeric(12,3)
);
CREATE TABLE "Readings" (
  "ReadingId" bigint PRIMARY KEY,
  "MeterId" bigint NOT NULL REFERENCES "Meters",
  "ReadingSource" varchar(20),
  "RegisterCode" varchar(8),
  "QualityFlag" varchar(10),
  "Uom" varchar(8),
  "ReadBy" varchar(60),
  "ReadingTs" timestamp NOT NULL
);
CREATE TABLE "Jobs" (
  "JobId" bigint PRIMARY KEY,
  "MeterId" bigint NOT NULL REFERENCES "Meters",
  "JobReference" varchar(20),
  "JobType" varchar(30),
  "Engineer" varchar(80),
  "Depot" varchar(60),
  "TimeSlot" varchar(20),
  "AbortReason" varchar(60),
  "RiskLevel" varchar(10),
  "CompletionNotes" text,
  "VanRegistration" varchar(12)
);
CREATE TABLE "Complaints" (
  "ComplaintId" bigint PRIMARY KEY,
  "AccountId" bigint NOT NULL REFERENCES "Accounts",
  "CaseNumber" varchar(16),
  "Channel" varchar(20),
  "Category" varchar(40),
  "Summary" varchar(200),
  "ResolutionText" text,
  "CompensationAmount" numeric(8,2),
  "HandlerName" varchar(80),
  "EscalationLevel" varchar(16)
);
