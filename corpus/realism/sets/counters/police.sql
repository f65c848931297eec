-- Records of a county police force; short upper-case names of an older system
CREATE TABLE OFFICER (
  OFFICER_ID int PRIMARY KEY,
  BADGE_NO varchar(8) NOT NULL UNIQUE,
  FIRST_NM varchar(40),
  LAST_NM varchar(40),
  RANK varchar(24),
  UNIT_ASSIGNED varchar(40),
  SHIFT_CD varchar(8),
  HIRE_DT date,
  DUTY_STATUS varchar(20)
);
CREATE TABLE BEAT (
  BEAT_ID int PRIMARY KEY,
  BEAT_CD varchar(6),
  DISTRICT_NM varchar(40),
  SQ_MILES numeric(6,2),
  POPULATION int
);
CREATE TABLE CALL_FOR_SERVICE (
  CALL_ID int PRIMARY KEY,
  CALL_NO varchar(14) UNIQUE,
  BEAT_ID int REFERENCES BEAT,
  CALL_TYPE varchar(40),
  PRIORITY_LVL smallint,
  RECV_DTTM timestamp,
  DISPATCH_DTTM timestamp,
  ARRIVE_DTTM timestamp,
  CLEAR_DTTM timestamp,
  CALLER_NM varchar(80),
  CALLER_PHONE varchar(20),
  LOCATION_ADDR varchar(120),
  CROSS_STREET varchar(60),
  DISPOSITION varchar(40),
  REMARKS varchar(500)
);
CREATE TABLE INCIDENT (
  INCIDENT_ID int PRIMARY KEY,
  CASE_NO varchar(14) NOT NULL UNIQUE,
  CALL_ID int REFERENCES CALL_FOR_SERVICE,
  OFFENSE_CD varchar(8),
  OFFENSE_DESC varchar(80),
  OFFENSE_CLASS varchar(16),
  WEAPON_TYPE varchar(24),
  LOCATION_TYPE varchar(30),
  CASE_STATUS varchar(20),
  CLEARED_DT date
);
CREATE TABLE PERSON (
  PERSON_ID int PRIMARY KEY,
  LAST_NM varchar(40),
  FIRST_NM varchar(40),
  ALIAS varchar(40),
  DOB date,
  SEX char(1),
  RACE varchar(24),
  HAIR_COLOR varchar(12),
  EYE_COLOR varchar(12),
  HEIGHT_IN smallint,
  WEIGHT_LB smallint,
  SCARS_MARKS varchar(120),
  GANG_AFFIL varchar(40),
  LIC_NO varchar(16),
  LIC_STATE char(2)
);
CREATE TABLE ARREST (
  ARREST_ID int PRIMARY KEY,
  INCIDENT_ID int REFERENCES INCIDENT,
  PERSON_ID int REFERENCES PERSON,
  OFFICER_ID int REFERENCES OFFICER,
  ARREST_DTTM timestamp,
  CHARGE varchar(80),
  CHARGE_LVL varchar(12),
  FORCE_USED varchar(20),
  MIRANDA_IND char(1),
  BAIL_AMT numeric(10,2),
  BOOKING_NO varchar(12)
);
CREATE TABLE EVIDENCE_ITEM (
  ITEM_ID int PRIMARY KEY,
  INCIDENT_ID int REFERENCES INCIDENT,
  TAG_NO varchar(14),
  ITEM_DESC varchar(120),
  EVID_TYPE varchar(24),
  STORAGE_LOC varchar(20),
  COLLECTED_BY varchar(60),
  COLLECTED_DTTM timestamp,
  CHAIN_STATUS varchar(20)
);
CREATE TABLE CITATION (
  CITATION_ID int PRIMARY KEY,
  CITATION_NO varchar(12) UNIQUE,
  PERSON_ID int REFERENCES PERSON,
  PLATE varchar(10),
  VEH_MAKE varchar(20),
  VEH_COLOR varchar(12),
  VIOLATION varchar(60),
  SPEED_MPH smallint,
  SPEED_LIMIT smallint,
  FINE_AMT numeric(8,2),
  COURT_DT date,
  PLEA varchar(16)
);
