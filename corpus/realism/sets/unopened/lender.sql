-- Consumer lending and cards
CREATE TABLE Borrower (
  BorrowerId int PRIMARY KEY,
  FirstName varchar(50),
  LastName varchar(50),
  DateOfBirth date,
  MaritalStatus varchar(16),
  EmploymentStatus varchar(24),
  EmployerName varchar(100),
  HousingStatus varchar(20),
  AnnualIncome numeric(12,2),
  CreditScore smallint,
  KycLevel varchar(16)
);
CREATE TABLE LoanProduct (
  LoanProductId int PRIMARY KEY,
  ProductCode varchar(10),
  ProductName varchar(60),
  LoanCategory varchar(24),
  MinAmount numeric(12,2),
  MaxAmount numeric(12,2),
  AprPercent numeric(5,2),
  TermMonths smallint,
  RateType varchar(16),
  CollateralRequired boolean
);
CREATE TABLE LoanApplication (
  LoanApplicationId int PRIMARY KEY,
  BorrowerId int REFERENCES Borrower,
  LoanProductId int REFERENCES LoanProduct,
  ApplicationNumber varchar(16) UNIQUE,
  SubmittedOn timestamp,
  RequestedAmount numeric(12,2),
  LoanPurpose varchar(40),
  OriginationChannel varchar(24),
  UnderwritingDecision varchar(24),
  DeclineReason varchar(80),
  DebtToIncomePct numeric(5,2),
  UnderwriterName varchar(80)
);
CREATE TABLE LoanAccount (
  LoanAccountId int PRIMARY KEY,
  LoanApplicationId int REFERENCES LoanApplication,
  AccountNo varchar(18),
  PrincipalAmount numeric(12,2),
  OutstandingBalance numeric(12,2),
  InterestRate numeric(6,3),
  DisbursedOn date,
  MaturityDate date,
  RepaymentMethod varchar(20),
  PaymentFrequency varchar(16),
  DaysPastDue smallint,
  DelinquencyBucket varchar(16),
  LoanStatus varchar(20)
);
CREATE TABLE Collateral (
  CollateralId int PRIMARY KEY,
  LoanAccountId int REFERENCES LoanAccount,
  CollateralType varchar(24),
  AppraisedValue numeric(12,2),
  AppraisalMethod varchar(24),
  LienPosition varchar(10),
  InsurancePolicyNo varchar(24)
);
CREATE TABLE CreditCard (
  CreditCardId int PRIMARY KEY,
  BorrowerId int REFERENCES Borrower,
  CardNetwork varchar(16),
  MaskedPan varchar(20),
  CardTier varchar(16),
  CreditLimit numeric(10,2),
  RewardScheme varchar(24),
  ExpiryMonth smallint,
  ExpiryYear smallint,
  BlockReason varchar(30)
);
CREATE TABLE CardAuthorization (
  CardAuthorizationId int PRIMARY KEY,
  CreditCardId int REFERENCES CreditCard,
  MerchantName varchar(80),
  Mcc char(4),
  EntryMode varchar(20),
  ResponseCode varchar(4),
  Amount numeric(10,2),
  CurrencyCode char(3),
  FraudScore smallint,
  AuthorizedAt timestamp
);
CREATE TABLE CollectionActivity (
  CollectionActivityId int PRIMARY KEY,
  LoanAccountId int REFERENCES LoanAccount,
  CollectorName varchar(80),
  ContactType varchar(20),
  ActivityResult varchar(40),
  PromiseAmount numeric(10,2),
  PromiseDate date,
  HardshipReason varchar(60)
);
CREATE TABLE BranchOffice (
  BranchOfficeId int PRIMARY KEY,
  BranchName varchar(60),
  BranchType varchar(20),
  City varchar(50),
  SortCode varchar(8),
  TellerCount smallint
);
