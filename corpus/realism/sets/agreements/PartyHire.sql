create table "Branches" (
  "BranchId" int primary key,
  "BranchName" varchar(60) not null,
  "City" varchar(60) not null,
  "PostCode" varchar(12) not null,
  "OpenedOn" date not null,
  "StaffCount" int not null
);
create table "Staff" (
  "StaffId" int primary key,
  "BranchId" int not null references "Branches"("BranchId"),
  "ManagerId" int references "Staff"("StaffId"),
  "FullName" varchar(100) not null,
  "JobTitle" varchar(60) not null,
  "DateOfBirth" date not null,
  "HireDate" date not null,
  "TerminationDate" date
);
create table "Customers" (
  "CustomerId" int primary key,
  "BranchId" int not null references "Branches"("BranchId"),
  "CompanyName" varchar(100),
  "ContactName" varchar(100) not null,
  "Email" varchar(120) not null unique,
  "Phone" varchar(30),
  "CreditLimit" numeric(10,2) not null,
  "OpeningBalance" numeric(10,2) not null,
  "TotalCharges" numeric(12,2) not null,
  "TotalPayments" numeric(12,2) not null,
  "CurrentBalance" numeric(12,2) not null,
  "CreatedAt" timestamp not null,
  "LastOrderAt" timestamp
);
create table "ItemTypes" (
  "ItemTypeId" int primary key,
  "Name" varchar(80) not null unique,
  "Category" varchar(40) not null,
  "DailyRate" numeric(8,2) not null,
  "WeeklyRate" numeric(8,2) not null,
  "ReplacementCost" numeric(10,2) not null,
  "QuantityOwned" int not null,
  "QuantityOnHire" int not null,
  "QuantityInRepair" int not null,
  "QuantityAvailable" int not null
);
create table "RentalOrders" (
  "OrderId" int primary key,
  "OrderNumber" varchar(20) not null unique,
  "CustomerId" int not null references "Customers"("CustomerId"),
  "BranchId" int not null references "Branches"("BranchId"),
  "TakenBy" int not null references "Staff"("StaffId"),
  "OrderStatus" varchar(20) not null check ("OrderStatus" in ('Quoted','Confirmed','OutForDelivery','OnHire','Returned','Cancelled')),
  "QuotedAt" timestamp not null,
  "ConfirmedAt" timestamp,
  "DeliveredAt" timestamp,
  "ReturnedAt" timestamp,
  "CancelledAt" timestamp,
  "HireStart" date not null,
  "HireEnd" date not null,
  "HireDays" int not null,
  "LineCount" int not null,
  "SubTotal" numeric(12,2) not null,
  "DiscountPercent" numeric(5,2) not null,
  "DiscountAmount" numeric(12,2) not null,
  "DeliveryFee" numeric(8,2) not null,
  "TaxAmount" numeric(12,2) not null,
  "OrderTotal" numeric(12,2) not null,
  "DepositPaid" numeric(12,2) not null,
  "CustomerEmail" varchar(120) not null
);
create table "RentalOrderLines" (
  "OrderId" int not null references "RentalOrders"("OrderId"),
  "LineNumber" int not null,
  "ItemTypeId" int not null references "ItemTypes"("ItemTypeId"),
  "ItemName" varchar(80) not null,
  "Quantity" int not null,
  "Days" int not null,
  "DailyRate" numeric(8,2) not null,
  "LineTotal" numeric(12,2) not null,
  "QuantityReturned" int,
  "QuantityDamaged" int,
  primary key ("OrderId", "LineNumber")
);
create table "Vehicles" (
  "VehicleId" int primary key,
  "BranchId" int not null references "Branches"("BranchId"),
  "Registration" varchar(12) not null unique,
  "PayloadKg" int not null,
  "OdometerKm" int not null
);
create table "Deliveries" (
  "DeliveryId" int primary key,
  "OrderId" int not null references "RentalOrders"("OrderId"),
  "BranchId" int not null references "Branches"("BranchId"),
  "VehicleId" int not null references "Vehicles"("VehicleId"),
  "DriverId" int not null references "Staff"("StaffId"),
  "ScheduledFor" timestamp not null,
  "DepartedAt" timestamp,
  "ArrivedAt" timestamp,
  "StartOdometer" int not null,
  "EndOdometer" int not null,
  "DistanceKm" int not null,
  "LoadKg" int not null
);
create table "Payments" (
  "PaymentId" int primary key,
  "OrderId" int not null references "RentalOrders"("OrderId"),
  "CustomerId" int not null references "Customers"("CustomerId"),
  "PaymentMethod" varchar(20) not null,
  "Amount" numeric(12,2) not null,
  "CardFee" numeric(8,2) not null,
  "NetAmount" numeric(12,2) not null,
  "PaymentStatus" varchar(20) not null check ("PaymentStatus" in ('Pending','Captured','Failed','Refunded')),
  "CreatedAt" timestamp not null,
  "CapturedAt" timestamp,
  "FailedAt" timestamp,
  "FailureReason" varchar(80),
  "RefundedAt" timestamp
);
create table "DamageReports" (
  "ReportId" int primary key,
  "OrderId" int not null,
  "LineNumber" int not null,
  "ReportedBy" int not null references "Staff"("StaffId"),
  "ReportedAt" timestamp not null,
  "Quantity" int not null,
  "UnitCost" numeric(10,2) not null,
  "ChargeAmount" numeric(12,2) not null,
  "WaivedPercent" numeric(5,2) not null,
  "Notes" text,
  foreign key ("OrderId", "LineNumber") references "RentalOrderLines"("OrderId", "LineNumber")
);
create table "AuditTrail" (
  "AuditId" int primary key,
  "EntityType" varchar(40) not null,
  "EntityId" int not null,
  "StaffId" int,
  "Action" varchar(20) not null,
  "OccurredAt" timestamp not null
);
