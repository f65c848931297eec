create table tblClient (
  ClientID int primary key,
  strClientName varchar(100) not null,
  strIndustry varchar(40),
  strContactPerson varchar(80),
  strContactEmail varchar(120),
  strContactPhone varchar(30),
  strBillingAddress varchar(120),
  strCountry varchar(50),
  strVatNumber varchar(20),
  strCurrency char(3) not null,
  intPaymentTermsDays smallint not null,
  strStyleGuideUrl varchar(200),
  blnNdaSigned boolean not null,
  dtmCreated timestamp not null
);
create table tblLanguage (
  strLangCode varchar(8) primary key,
  strLanguageName varchar(40) not null,
  strScript varchar(20),
  blnRightToLeft boolean not null
);
create table tblLinguist (
  LinguistID int primary key,
  strForename varchar(40) not null,
  strSurname varchar(40) not null,
  strEmail varchar(120) not null,
  strNativeLang varchar(8) references tblLanguage(strLangCode),
  strSpecialism varchar(40),
  strQualification varchar(60),
  decRatePerWord numeric(6,4) not null,
  decHourlyRate numeric(6,2),
  intYearsExperience smallint,
  strCatTool varchar(30),
  decQualityScore numeric(4,2),
  strTimeZone varchar(40),
  strAvailability varchar(20),
  dtmOnboarded date not null,
  dtmLastJob date
);
create table tblProject (
  ProjectID int primary key,
  strProjectCode varchar(16) not null,
  ClientID int not null references tblClient(ClientID),
  strProjectTitle varchar(120) not null,
  strSourceLang varchar(8) not null references tblLanguage(strLangCode),
  strDomain varchar(30),
  dtmReceived timestamp not null,
  dtmDeadline timestamp not null,
  dtmDelivered timestamp,
  strProjectManager varchar(80),
  strProjectStatus varchar(20) not null,
  curTotalCost numeric(10,2) not null,
  curTotalPrice numeric(10,2) not null,
  curMargin numeric(10,2) not null,
  memBriefing text
);
create table tblJob (
  JobID int primary key,
  ProjectID int not null references tblProject(ProjectID),
  LinguistID int not null references tblLinguist(LinguistID),
  strTargetLang varchar(8) not null references tblLanguage(strLangCode),
  strTaskType varchar(24) not null,
  intWordCount int not null,
  intRepetitions int not null,
  decFuzzyPct numeric(5,2),
  decUnitRate numeric(6,4) not null,
  curJobFee numeric(10,2) not null,
  dtmAssigned timestamp not null,
  dtmAccepted timestamp,
  dtmDue timestamp not null,
  dtmSubmitted timestamp,
  strSourceFile varchar(120),
  strJobStatus varchar(16) not null,
  strDeclineReason varchar(60)
);
create table tblReview (
  ReviewID int primary key,
  JobID int not null references tblJob(JobID),
  ReviewerID int not null references tblLinguist(LinguistID),
  dtmReviewed timestamp not null,
  intErrorsMinor smallint not null,
  intErrorsMajor smallint not null,
  intErrorsTotal smallint not null,
  strErrorCategory varchar(30),
  decScore numeric(5,2) not null,
  memFeedback text
);
create table tblInvoice (
  InvoiceID int primary key,
  strInvoiceNo varchar(16) not null,
  ClientID int not null references tblClient(ClientID),
  ProjectID int not null references tblProject(ProjectID),
  dtmInvoice date not null,
  dtmDue date not null,
  dtmPaid date,
  curNet numeric(10,2) not null,
  decVatRate numeric(5,2) not null,
  curVat numeric(10,2) not null,
  curGross numeric(10,2) not null,
  strCurrency char(3) not null,
  strPoNumber varchar(20),
  blnReminderSent boolean not null
);
