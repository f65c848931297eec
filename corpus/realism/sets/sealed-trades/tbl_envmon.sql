-- Environment, water, forest, fisheries, waste and weather of a regional agency
CREATE TABLE tblMonitoringSite (
  SiteID int PRIMARY KEY,
  SiteName varchar(100),
  SiteType varchar(40),
  WaterBody varchar(80),
  Catchment varchar(80),
  LandUse varchar(40),
  Owner varchar(80),
  Latitude numeric(9,6),
  Longitude numeric(9,6),
  AccessNotes text
);
CREATE TABLE tblSamplingEvent (
  EventID int PRIMARY KEY,
  SiteID int NOT NULL REFERENCES tblMonitoringSite,
  SampleRef varchar(20),
  Matrix varchar(30),
  SamplingMethod varchar(40),
  Preservative varchar(30),
  WeatherConditions varchar(40),
  SampledBy varchar(80),
  SampledAt timestamp,
  FieldObservations text
);
CREATE TABLE tblAnalyte (
  AnalyteID int PRIMARY KEY,
  AnalyteName varchar(80),
  CasNumber varchar(12),
  AnalyteGroup varchar(40),
  AnalyticalMethod varchar(60),
  ReportingUnit varchar(16),
  DetectionLimit numeric(10,5),
  GuidelineSource varchar(60)
);
CREATE TABLE tblMeasurement (
  MeasurementID bigint PRIMARY KEY,
  EventID int NOT NULL REFERENCES tblSamplingEvent,
  AnalyteID int NOT NULL REFERENCES tblAnalyte,
  ResultValue numeric(14,5),
  Qualifier varchar(6),
  LabName varchar(80),
  InstrumentUsed varchar(60),
  ValidationStatus varchar(20),
  ExceedanceAction varchar(120)
);
CREATE TABLE tblDischargePermit (
  PermitID int PRIMARY KEY,
  PermitNo varchar(20),
  HolderName varchar(100),
  FacilityType varchar(50),
  DischargeType varchar(40),
  TreatmentProcess varchar(60),
  ReceivingWater varchar(80),
  IssuedOn date,
  ExpiresOn date,
  SpecialConditions text
);
CREATE TABLE tblWasteConsignment (
  ConsignmentID int PRIMARY KEY,
  ConsignmentNote varchar(20),
  WasteType varchar(60),
  EwcCode varchar(10),
  PhysicalForm varchar(20),
  HazardProperty varchar(40),
  Container varchar(30),
  Carrier varchar(80),
  DisposalRoute varchar(40),
  WeightKg numeric(10,2),
  CollectedOn date
);
CREATE TABLE tblForestStand (
  StandID int PRIMARY KEY,
  StandNo varchar(16),
  ForestName varchar(80),
  DominantSpecies varchar(60),
  StandStructure varchar(30),
  AgeClass varchar(20),
  SiteQuality varchar(12),
  ManagementRegime varchar(40),
  SoilMoisture varchar(20),
  AreaHa numeric(8,2),
  Ranger varchar(80)
);
CREATE TABLE tblTimberHarvest (
  HarvestID int PRIMARY KEY,
  StandID int NOT NULL REFERENCES tblForestStand,
  HarvestMethod varchar(40),
  Contractor varchar(80),
  Assortment varchar(30),
  VolumeM3 numeric(10,2),
  FelledOn date,
  ExtractionEquipment varchar(60),
  Remarks varchar(255)
);
CREATE TABLE tblFishSurvey (
  SurveyID int PRIMARY KEY,
  SiteID int NOT NULL REFERENCES tblMonitoringSite,
  SurveyMethod varchar(40),
  GearType varchar(40),
  HabitatType varchar(40),
  WaterClarity varchar(20),
  SurveyLeader varchar(80),
  SurveyDate date,
  Conclusions text
);
CREATE TABLE tblFishRecord (
  RecordID int PRIMARY KEY,
  SurveyID int NOT NULL REFERENCES tblFishSurvey,
  Species varchar(60),
  LifeStage varchar(20),
  LengthMm int,
  WeightG numeric(10,2),
  Sex char(1),
  TagNumber varchar(16),
  ConditionFactor varchar(20),
  Fate varchar(20)
);
CREATE TABLE tblMetReading (
  ReadingID bigint PRIMARY KEY,
  SiteID int NOT NULL REFERENCES tblMonitoringSite,
  ReadAt timestamp,
  CloudCover varchar(20),
  WindDirection varchar(4),
  PrecipitationType varchar(20),
  VisibilityClass varchar(20),
  SensorModel varchar(40),
  DataSource varchar(30)
);
