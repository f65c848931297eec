-- Case management of a court
CREATE TABLE "tblJudge" (
  "lngJudgeId" bigint PRIMARY KEY,
  "strHonorific" varchar(10),
  "strFirstName" varchar(40),
  "strLastName" varchar(40),
  "strCourtroom" varchar(10),
  "strChamberPhone" varchar(24),
  "strSpecialisation" varchar(60),
  "dtmAppointed" date,
  "dtmRetired" date,
  "blnActive" boolean
);
CREATE TABLE "tblCourthouse" (
  "lngCourthouseId" bigint PRIMARY KEY,
  "strCourtName" varchar(80),
  "strJurisdiction" varchar(40),
  "strStreet" varchar(80),
  "strTown" varchar(40),
  "strPostcode" varchar(10),
  "strClerkName" varchar(80),
  "strOpeningHours" varchar(40),
  "strWebsite" varchar(120)
);
CREATE TABLE "tblCase" (
  "lngCaseId" bigint PRIMARY KEY,
  "strDocketNumber" varchar(20) NOT NULL UNIQUE,
  "lngJudgeId" bigint REFERENCES "tblJudge",
  "lngCourthouseId" bigint NOT NULL REFERENCES "tblCourthouse",
  "strCaption" varchar(160),
  "strCaseType" varchar(20),
  "strPhase" varchar(20),
  "strFilingMethod" varchar(16),
  "curClaimAmount" numeric(14,2),
  "strCurrency" char(3),
  "dtmFiled" date,
  "dtmDecided" date,
  "dtmClosed" date,
  "blnSealed" boolean,
  "strSummary" text
);
CREATE TABLE "tblParty" (
  "lngPartyId" bigint PRIMARY KEY,
  "lngCaseId" bigint NOT NULL REFERENCES "tblCase",
  "strPartyRole" varchar(20),
  "strDisplayName" varchar(100),
  "strAlias" varchar(60),
  "dtmBirth" date,
  "strGender" char(1),
  "strNationality" varchar(40),
  "strOccupation" varchar(60),
  "strAddressLine1" varchar(80),
  "strCity" varchar(40),
  "strMobile" varchar(24),
  "strEmail" varchar(120),
  "strIdDocumentNo" varchar(20),
  "strInterpreterLanguage" varchar(30)
);
CREATE TABLE "tblAttorney" (
  "lngAttorneyId" bigint PRIMARY KEY,
  "strBarNumber" varchar(12) UNIQUE,
  "strFullName" varchar(80),
  "strLawFirm" varchar(80),
  "strPracticeArea" varchar(40),
  "strOfficePhone" varchar(24),
  "strEmail" varchar(120),
  "intYearAdmitted" smallint
);
CREATE TABLE "tblRepresentation" (
  "lngPartyId" bigint NOT NULL REFERENCES "tblParty",
  "lngAttorneyId" bigint NOT NULL REFERENCES "tblAttorney",
  "strCapacity" varchar(30),
  "dtmFrom" date,
  "dtmUntil" date
);
CREATE TABLE "tblCharge" (
  "lngChargeId" bigint PRIMARY KEY,
  "lngPartyId" bigint NOT NULL REFERENCES "tblParty",
  "strStatuteCode" varchar(20),
  "strOffence" varchar(80),
  "strSeverityClass" varchar(16),
  "strPlea" varchar(16),
  "strVerdict" varchar(20),
  "intSentenceMonths" smallint,
  "curFine" numeric(10,2)
);
CREATE TABLE "tblHearing" (
  "lngHearingId" bigint PRIMARY KEY,
  "lngCaseId" bigint NOT NULL REFERENCES "tblCase",
  "strHearingType" varchar(30),
  "strRoom" varchar(10),
  "dtmStart" timestamp,
  "dtmEnd" timestamp,
  "strOutcome" varchar(30),
  "strAdjournReason" varchar(120),
  "strTranscriptFile" varchar(120),
  "strReporter" varchar(80),
  "memMinutes" text
);
CREATE TABLE "tblExhibit" (
  "lngExhibitId" bigint PRIMARY KEY,
  "lngCaseId" bigint NOT NULL REFERENCES "tblCase",
  "strExhibitLabel" varchar(10),
  "strDescription" varchar(160),
  "strEvidenceType" varchar(24),
  "strStorageLocation" varchar(30),
  "strBarcode" varchar(20),
  "strCustodian" varchar(80),
  "strCondition" varchar(20),
  "dtmReceived" timestamp,
  "dtmReleased" timestamp
);
CREATE TABLE "tblFiling" (
  "lngFilingId" bigint PRIMARY KEY,
  "lngCaseId" bigint NOT NULL REFERENCES "tblCase",
  "strDocumentTitle" varchar(120),
  "strDocType" varchar(30),
  "strFiledBy" varchar(80),
  "intPages" smallint,
  "strFileHash" varchar(64),
  "strMimeType" varchar(60),
  "curFilingFee" numeric(8,2),
  "strReceiptNo" varchar(16),
  "strStatus" varchar(16),
  "dtmStamped" timestamp
);
