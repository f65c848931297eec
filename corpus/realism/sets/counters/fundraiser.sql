-- Fundraising office of a charity
CREATE TABLE "constituents" (
  "id" bigserial PRIMARY KEY,
  "constituentType" varchar(24),
  "salutation" varchar(40),
  "firstName" varchar(50),
  "lastName" varchar(50),
  "organizationName" varchar(120),
  "emailAddress" varchar(120),
  "mobilePhone" varchar(30),
  "preferredChannel" varchar(20),
  "employer" varchar(100),
  "wealthRating" varchar(12),
  "donorStage" varchar(24),
  "lapsed" boolean,
  "doNotContact" boolean
);
CREATE TABLE "funds" (
  "id" bigserial PRIMARY KEY,
  "fundCode" varchar(12) UNIQUE,
  "fundName" varchar(80),
  "restriction" varchar(24),
  "purpose" varchar(120),
  "goalAmount" numeric(12,2),
  "isEndowed" boolean
);
CREATE TABLE "campaigns" (
  "id" bigserial PRIMARY KEY,
  "campaignName" varchar(80),
  "theme" varchar(60),
  "startsOn" date,
  "endsOn" date,
  "goal" numeric(12,2),
  "raisedToDate" numeric(12,2),
  "campaignPhase" varchar(20)
);
CREATE TABLE "appeals" (
  "id" bigserial PRIMARY KEY,
  "campaignId" bigint REFERENCES "campaigns",
  "appealName" varchar(80),
  "medium" varchar(24),
  "audienceSegment" varchar(40),
  "pieceCount" int,
  "responseRate" numeric(5,2),
  "costPerPiece" numeric(6,2)
);
CREATE TABLE "gifts" (
  "id" bigserial PRIMARY KEY,
  "constituentId" bigint REFERENCES "constituents",
  "fundId" bigint REFERENCES "funds",
  "appealId" bigint REFERENCES "appeals",
  "giftType" varchar(24),
  "amount" numeric(12,2),
  "tribute" varchar(120),
  "tenderType" varchar(20),
  "receiptNumber" varchar(20),
  "acknowledgedAt" timestamptz,
  "giftStatus" varchar(20)
);
CREATE TABLE "pledges" (
  "id" bigserial PRIMARY KEY,
  "constituentId" bigint REFERENCES "constituents",
  "pledgedAmount" numeric(12,2),
  "paidAmount" numeric(12,2),
  "installmentFrequency" varchar(20),
  "installments" smallint,
  "writeOffReason" varchar(60)
);
CREATE TABLE "volunteers" (
  "id" bigserial PRIMARY KEY,
  "constituentId" bigint REFERENCES "constituents",
  "skillSet" varchar(80),
  "availability" varchar(40),
  "tshirtSize" varchar(6),
  "backgroundCheck" varchar(20),
  "hoursYtd" numeric(6,1),
  "emergencyContact" varchar(100)
);
CREATE TABLE "eventRegistrations" (
  "id" bigserial PRIMARY KEY,
  "constituentId" bigint REFERENCES "constituents",
  "eventName" varchar(100),
  "ticketLevel" varchar(30),
  "tableNumber" smallint,
  "dietaryNeeds" varchar(60),
  "attended" boolean
);
CREATE TABLE "grantApplications" (
  "id" bigserial PRIMARY KEY,
  "funderName" varchar(120),
  "grantTitle" varchar(120),
  "programArea" varchar(60),
  "amountRequested" numeric(12,2),
  "amountAwarded" numeric(12,2),
  "deadline" date,
  "decision" varchar(20)
);
CREATE TABLE "interactions" (
  "id" bigserial PRIMARY KEY,
  "constituentId" bigint REFERENCES "constituents",
  "contactMethod" varchar(20),
  "subject" varchar(120),
  "outcome" varchar(40),
  "nextStep" varchar(120),
  "occurredAt" timestamptz
);
