-- Excavations: sites, trenches, finds, their samples, conservation and storage
CREATE TABLE "Site" (
  "siteId" serial PRIMARY KEY,
  "siteCode" varchar(10) UNIQUE,
  "siteName" varchar(80),
  "monumentType" varchar(40),
  "period" varchar(40),
  "landUse" varchar(40),
  "geology" varchar(40),
  "landowner" varchar(80),
  "county" varchar(60),
  "accessNotes" text
);
CREATE TABLE "Trench" (
  "trenchId" serial PRIMARY KEY,
  "siteId" integer REFERENCES "Site" ("siteId"),
  "trenchLabel" varchar(20),
  "orientation" varchar(20),
  "supervisor" varchar(80),
  "excavationMethod" varchar(30),
  "weather" varchar(30),
  "openedOn" date,
  "depthCm" integer
);
CREATE TABLE "Context" (
  "contextId" serial PRIMARY KEY,
  "trenchId" integer REFERENCES "Trench" ("trenchId"),
  "contextNo" varchar(10),
  "contextType" varchar(20),
  "soilTexture" varchar(30),
  "soilColour" varchar(30),
  "compaction" varchar(20),
  "inclusion" varchar(40),
  "interpretation" text,
  "formationProcess" varchar(40)
);
CREATE TABLE "FindType" (
  "findTypeId" serial PRIMARY KEY,
  "name" varchar(40)
);
CREATE TABLE "Find" (
  "findId" serial PRIMARY KEY,
  "contextId" integer REFERENCES "Context" ("contextId"),
  "findNumber" varchar(12) UNIQUE,
  "object" varchar(60),
  "material" varchar(30),
  "vesselForm" varchar(30),
  "wareType" varchar(30),
  "decoration" varchar(40),
  "coinDenomination" varchar(20),
  "ruler" varchar(60),
  "mint" varchar(40),
  "condition" varchar(20),
  "weaponType" varchar(20),
  "jewellery" varchar(30),
  "tool" varchar(30),
  "drawnBy" varchar(60)
);
CREATE TABLE "Bone" (
  "boneId" serial PRIMARY KEY,
  "contextId" integer REFERENCES "Context" ("contextId"),
  "species" varchar(40),
  "element" varchar(30),
  "side" varchar(10),
  "fusion" varchar(20),
  "gnawing" varchar(20),
  "butchery" varchar(30)
);
CREATE TABLE "Sample" (
  "sampleId" serial PRIMARY KEY,
  "contextId" integer REFERENCES "Context" ("contextId"),
  "sampleType" varchar(30),
  "reason" varchar(60),
  "laboratory" varchar(80),
  "plantRemain" varchar(40),
  "wood" varchar(30),
  "sieveMesh" varchar(10),
  "processedOn" date
);
CREATE TABLE "Specialist" (
  "specialistId" serial PRIMARY KEY,
  "fullName" varchar(80),
  "discipline" varchar(60),
  "institution" varchar(80),
  "email" varchar(100)
);
CREATE TABLE "Conservation" (
  "conservationId" serial PRIMARY KEY,
  "findId" integer REFERENCES "Find" ("findId"),
  "conservator" varchar(60),
  "treatment" varchar(60),
  "chemical" varchar(40),
  "adhesive" varchar(30),
  "packaging" varchar(30),
  "storageClimate" varchar(30),
  "completedOn" date
);
CREATE TABLE "Photograph" (
  "photoId" serial PRIMARY KEY,
  "trenchId" integer REFERENCES "Trench" ("trenchId"),
  "fileName" varchar(80),
  "photographer" varchar(60),
  "camera" varchar(60),
  "lens" varchar(40),
  "direction" varchar(20),
  "caption" varchar(200)
);
CREATE TABLE "Publication" (
  "publicationId" serial PRIMARY KEY,
  "siteId" integer REFERENCES "Site" ("siteId"),
  "title" varchar(200),
  "author" varchar(80),
  "publicationType" varchar(30),
  "journal" varchar(100),
  "publisher" varchar(80),
  "language" varchar(20),
  "publicationYear" integer
);
