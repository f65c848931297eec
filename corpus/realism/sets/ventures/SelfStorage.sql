create table "Facility" (
  "FacilityId" int primary key,
  "FacilityCode" varchar(8) not null,
  "FacilityName" varchar(80) not null,
  "AddressLine1" varchar(80) not null,
  "City" varchar(50) not null,
  "StateCode" char(2) not null,
  "ZipCode" varchar(10) not null,
  "ManagerName" varchar(80),
  "GateHours" varchar(40),
  "ClimateControlledPct" numeric(5,2),
  "TotalUnits" int not null,
  "OpenedOn" date not null
);
create table "UnitType" (
  "UnitTypeId" int primary key,
  "TypeName" varchar(40) not null,
  "WidthFt" numeric(4,1) not null,
  "DepthFt" numeric(4,1) not null,
  "AreaSqFt" numeric(7,2) not null,
  "AccessType" varchar(20) not null,
  "StandardRate" numeric(7,2) not null
);
create table "Unit" (
  "UnitId" int primary key,
  "FacilityId" int not null references "Facility"("FacilityId"),
  "UnitTypeId" int not null references "UnitType"("UnitTypeId"),
  "UnitNumber" varchar(10) not null,
  "FloorNumber" smallint not null,
  "DoorType" varchar(16),
  "IsClimateControlled" bit(1),
  "StreetRate" numeric(7,2) not null,
  "UnitStatus" varchar(16) not null,
  "LastInspectedOn" date,
  "OverlockFlag" boolean not null
);
create table "Tenant" (
  "TenantId" int primary key,
  "TenantNo" varchar(12) not null,
  "GivenName" varchar(40) not null,
  "Surname" varchar(40) not null,
  "CompanyName" varchar(80),
  "DriversLicenseNo" varchar(20),
  "DriversLicenseState" char(2),
  "MailingStreet" varchar(80),
  "MailingCity" varchar(50),
  "MailingZip" varchar(10),
  "HomePhone" varchar(24),
  "EmailAddress" varchar(120),
  "AlternateContactName" varchar(80),
  "AlternateContactPhone" varchar(24),
  "AlternateRelation" varchar(24),
  "GateAccessCode" varchar(10),
  "IsActiveMilitary" boolean not null,
  "HowDidYouHear" varchar(24),
  "CreatedUtc" timestamp not null
);
create table "Lease" (
  "LeaseId" int primary key,
  "TenantId" int not null references "Tenant"("TenantId"),
  "UnitId" int not null references "Unit"("UnitId"),
  "LeaseNumber" varchar(14) not null,
  "MoveInDate" date not null,
  "MoveOutDate" date,
  "NoticeGivenDate" date,
  "PaidThruDate" date,
  "MonthlyRent" numeric(7,2) not null,
  "InsuranceCoverage" numeric(9,2),
  "InsurancePremium" numeric(6,2),
  "SecurityDeposit" numeric(7,2) not null,
  "BillingDayOfMonth" smallint not null,
  "AutoPayEnrolled" boolean not null,
  "LeaseStatus" varchar(16) not null,
  "MoveOutReason" varchar(60),
  "StoredGoodsDescription" varchar(160)
);
create table "LedgerCharge" (
  "ChargeId" int primary key,
  "LeaseId" int not null references "Lease"("LeaseId"),
  "ChargeType" varchar(20) not null,
  "ChargeDate" date not null,
  "DueDate" date not null,
  "Amount" numeric(8,2) not null,
  "SalesTax" numeric(7,2) not null,
  "TotalDue" numeric(8,2) not null,
  "AmountPaid" numeric(8,2) not null,
  "BalanceDue" numeric(8,2) not null,
  "IsWaived" boolean not null,
  "WaivedBy" varchar(80)
);
create table "LienAuction" (
  "AuctionId" int primary key,
  "LeaseId" int not null references "Lease"("LeaseId"),
  "NoticeSentOn" date not null,
  "AdvertisedOn" date,
  "AuctionDate" date,
  "AuctionSite" varchar(60),
  "OpeningBid" numeric(8,2),
  "WinningBid" numeric(8,2),
  "BidCount" smallint,
  "BuyerName" varchar(80),
  "LienAmount" numeric(8,2) not null,
  "Outcome" varchar(20)
);
