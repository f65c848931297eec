-- Game studio: live operations of its titles, in camelCase as Hibernate maps it
create table "gameTitle" (
  "gameTitleId" bigint primary key,
  "codeName" varchar(40) not null,
  "marketingName" varchar(80) not null,
  "genreTag" varchar(30),
  "engineVersion" varchar(20),
  "ageRating" varchar(12),
  "releasePhase" varchar(20),
  "storePageUrl" varchar(255),
  "releasedOn" date
);
create table player (
  "playerId" bigint primary key,
  "gamerTag" varchar(32) not null unique,
  "emailAddress" varchar(120),
  "countryIso" char(2),
  "preferredLanguage" varchar(10),
  "platformFamily" varchar(20),
  "accountStanding" varchar(20),
  "playerLevel" integer,
  "xpTotal" bigint,
  "lastSeenAt" timestamp,
  "referralSource" varchar(40)
);
create table "gameCharacter" (
  "characterId" bigint primary key,
  "playerId" bigint references player,
  "characterName" varchar(30),
  "characterClass" varchar(20),
  "factionName" varchar(30),
  "homeRealm" varchar(30),
  "equippedTitle" varchar(40),
  "healthPoints" integer
);
create table "itemCatalog" (
  "itemId" bigint primary key,
  "itemSku" varchar(24) unique,
  "displayName" varchar(60),
  "rarityTier" varchar(16),
  "itemSlot" varchar(16),
  "flavorText" varchar(240),
  "iconAssetPath" varchar(160),
  "priceGems" integer,
  "tradeable" boolean
);
create table "purchaseOrder" (
  "orderId" bigint primary key,
  "playerId" bigint references player,
  "storefront" varchar(20),
  "externalReceiptNo" varchar(40),
  "currencyIso" char(3),
  "grossAmount" numeric(8,2),
  "paymentChannel" varchar(24),
  "refundReason" varchar(80),
  "purchasedAt" timestamp,
  "fraudVerdict" varchar(16)
);
create table "matchSession" (
  "matchId" bigint primary key,
  "gameMode" varchar(24),
  "mapName" varchar(40),
  "serverRegion" varchar(20),
  "startedAt" timestamp,
  "endedAt" timestamp,
  "winningTeam" varchar(20),
  "buildHash" varchar(40),
  "avgPingMs" integer
);
create table "bugReport" (
  "bugReportId" bigint primary key,
  "playerId" bigint references player,
  "issueTitle" varchar(120),
  "stepsToReproduce" text,
  "crashSignature" varchar(80),
  "gpuModel" varchar(60),
  "osVersion" varchar(40),
  "triageState" varchar(20),
  "assignedDeveloper" varchar(60),
  "severityRank" varchar(12)
);
create table "chatMessage" (
  "messageId" bigint primary key,
  "playerId" bigint references player,
  "channelSlug" varchar(40),
  "messageBody" varchar(500),
  "toxicityScore" numeric(4,3),
  "moderationAction" varchar(20),
  "sentAt" timestamp
);
create table "studioMember" (
  "memberId" bigint primary key,
  "legalName" varchar(80),
  "disciplineName" varchar(30),
  "contractKind" varchar(20),
  "deskLocation" varchar(20),
  "workEmail" varchar(100)
);
