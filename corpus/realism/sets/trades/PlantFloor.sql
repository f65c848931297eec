-- Manufacturing execution, quality and maintenance, singular PascalCase
CREATE TABLE "Plant" (
  "PlantId" int PRIMARY KEY,
  "PlantName" varchar(80),
  "City" varchar(60),
  "CountryCode" char(2),
  "PlantManager" varchar(80),
  "TimeZone" varchar(40)
);
CREATE TABLE "WorkCenter" (
  "WorkCenterId" int PRIMARY KEY,
  "PlantId" int NOT NULL REFERENCES "Plant",
  "Code" varchar(12),
  "Description" varchar(120),
  "WorkCenterType" varchar(30),
  "ShiftPattern" varchar(30),
  "CapacityPerHour" numeric(10,2),
  "IsBottleneck" boolean
);
CREATE TABLE "Machine" (
  "MachineId" int PRIMARY KEY,
  "WorkCenterId" int NOT NULL REFERENCES "WorkCenter",
  "AssetTag" varchar(20),
  "MachineName" varchar(80),
  "Make" varchar(60),
  "Model" varchar(40),
  "SerialNumber" varchar(30),
  "MachineClass" varchar(40),
  "Criticality" varchar(10) CHECK ("Criticality" IN ('A','B','C')),
  "OperatingState" varchar(20),
  "InstalledOn" date,
  "LastCalibration" date
);
CREATE TABLE "Material" (
  "MaterialId" int PRIMARY KEY,
  "MaterialNumber" varchar(18),
  "ShortText" varchar(80),
  "MaterialGroup" varchar(40),
  "MaterialType" varchar(30),
  "BaseUom" varchar(8),
  "Grade" varchar(20),
  "ProcurementType" varchar(20),
  "HazardClass" varchar(30),
  "StandardCost" numeric(12,4)
);
CREATE TABLE "ProductionOrder" (
  "OrderId" int PRIMARY KEY,
  "MaterialId" int NOT NULL REFERENCES "Material",
  "WorkCenterId" int REFERENCES "WorkCenter",
  "OrderNumber" varchar(20),
  "OrderStatus" varchar(20),
  "OrderType" varchar(30),
  "Priority" varchar(10),
  "PlannedQty" numeric(12,3),
  "ConfirmedQty" numeric(12,3),
  "ScrapQty" numeric(12,3),
  "PlannedStart" timestamp,
  "ActualStart" timestamp,
  "ActualFinish" timestamp,
  "ReasonForDelay" varchar(120)
);
CREATE TABLE "RoutingOperation" (
  "OperationId" int PRIMARY KEY,
  "MaterialId" int NOT NULL REFERENCES "Material",
  "WorkCenterId" int NOT NULL REFERENCES "WorkCenter",
  "OperationNo" smallint,
  "OperationText" varchar(80),
  "ControlKey" varchar(8),
  "SetupMinutes" numeric(8,2),
  "ToolRequired" varchar(60),
  "WorkInstruction" text
);
CREATE TABLE "DowntimeEvent" (
  "EventId" int PRIMARY KEY,
  "MachineId" int NOT NULL REFERENCES "Machine",
  "StartedAt" timestamp,
  "EndedAt" timestamp,
  "DowntimeReason" varchar(60),
  "ReasonCategory" varchar(30),
  "ReportedBy" varchar(80),
  "Remarks" varchar(255)
);
CREATE TABLE "InspectionLot" (
  "LotId" int PRIMARY KEY,
  "OrderId" int NOT NULL REFERENCES "ProductionOrder",
  "LotNumber" varchar(20),
  "InspectionType" varchar(30),
  "SamplingPlan" varchar(30),
  "Inspector" varchar(80),
  "UsageDecision" varchar(20),
  "InspectedAt" timestamp
);
CREATE TABLE "InspectionResult" (
  "ResultId" int PRIMARY KEY,
  "LotId" int NOT NULL REFERENCES "InspectionLot",
  "Characteristic" varchar(60),
  "MeasuringDevice" varchar(60),
  "NominalValue" numeric(10,4),
  "LowerLimit" numeric(10,4),
  "UpperLimit" numeric(10,4),
  "MeasuredValue" numeric(10,4),
  "Uom" varchar(10),
  "Result" varchar(10)
);
CREATE TABLE "NonConformance" (
  "NcrId" int PRIMARY KEY,
  "OrderId" int REFERENCES "ProductionOrder",
  "NcrNumber" varchar(16),
  "DefectType" varchar(40),
  "DefectLocation" varchar(60),
  "Severity" varchar(12),
  "DetectedBy" varchar(80),
  "DetectionStage" varchar(30),
  "RootCause" varchar(200),
  "CorrectiveAction" text,
  "Disposition" varchar(20),
  "CostOfNonQuality" numeric(10,2)
);
CREATE TABLE "MaintenanceOrder" (
  "MaintId" int PRIMARY KEY,
  "MachineId" int NOT NULL REFERENCES "Machine",
  "MaintNumber" varchar(16),
  "MaintType" varchar(24),
  "FailureMode" varchar(60),
  "Component" varchar(60),
  "Technician" varchar(80),
  "SparePartUsed" varchar(80),
  "WorkPerformed" text,
  "HoursWorked" numeric(6,2),
  "ScheduledFor" date
);
