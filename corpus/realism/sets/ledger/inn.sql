-- A hotel's front desk in the style of .NET: stays, folios with charges, payments.
CREATE TABLE "Property" (
  "PropertyId" int PRIMARY KEY,
  "PropertyName" varchar(100) NOT NULL,
  "Domain" varchar(120),
  "FrontDeskEmail" varchar(160),
  "RoomsTotal" int NOT NULL,
  "RoomsOutOfOrder" int NOT NULL,
  "OpenedOn" date NOT NULL
);
CREATE TABLE "RoomType" (
  "RoomTypeId" int PRIMARY KEY,
  "PropertyId" int NOT NULL REFERENCES "Property"("PropertyId"),
  "TypeName" varchar(60) NOT NULL,
  "MinOccupancy" int NOT NULL,
  "MaxOccupancy" int NOT NULL,
  "RackRate" numeric(10,2) NOT NULL
);
CREATE TABLE "Room" (
  "RoomId" int PRIMARY KEY,
  "PropertyId" int NOT NULL REFERENCES "Property"("PropertyId"),
  "RoomTypeId" int NOT NULL REFERENCES "RoomType"("RoomTypeId"),
  "RoomNumber" varchar(6) NOT NULL
);
CREATE TABLE "Guest" (
  "GuestId" int PRIMARY KEY,
  "FirstName" varchar(60) NOT NULL,
  "LastName" varchar(60) NOT NULL,
  "Email" varchar(160),
  "BirthDate" date,
  "FirstStayOn" date,
  "LastStayOn" date,
  "StayCount" int NOT NULL
);
CREATE TABLE "Booking" (
  "BookingId" int PRIMARY KEY,
  "PropertyId" int NOT NULL REFERENCES "Property"("PropertyId"),
  "GuestId" int NOT NULL REFERENCES "Guest"("GuestId"),
  "RoomTypeId" int NOT NULL REFERENCES "RoomType"("RoomTypeId"),
  "BookedAt" timestamp NOT NULL,
  "Arrival" date NOT NULL,
  "Departure" date NOT NULL,
  "Nights" int NOT NULL,
  "RatePerNight" numeric(10,2) NOT NULL,
  "RoomRevenue" numeric(10,2) NOT NULL,
  "Adults" int NOT NULL,
  "Children" int NOT NULL,
  "Guests" int NOT NULL,
  "DepositRequired" numeric(10,2) NOT NULL,
  "DepositPaid" numeric(10,2) NOT NULL,
  "CanceledAt" timestamp
);
CREATE TABLE "Stay" (
  "StayId" int PRIMARY KEY,
  "BookingId" int NOT NULL UNIQUE REFERENCES "Booking"("BookingId"),
  "PropertyId" int NOT NULL REFERENCES "Property"("PropertyId"),
  "RoomId" int NOT NULL REFERENCES "Room"("RoomId"),
  "GuestId" int NOT NULL REFERENCES "Guest"("GuestId"),
  "GuestName" varchar(130) NOT NULL,
  "CheckedInAt" timestamp NOT NULL,
  "CheckedOutAt" timestamp
);
CREATE TABLE "Folio" (
  "FolioId" int PRIMARY KEY,
  "StayId" int NOT NULL REFERENCES "Stay"("StayId"),
  "GuestId" int REFERENCES "Guest"("GuestId"),
  "OpenedAt" timestamp NOT NULL,
  "ClosedAt" timestamp,
  "ChargesTotal" numeric(10,2) NOT NULL,
  "PaymentsTotal" numeric(10,2) NOT NULL,
  "BalanceDue" numeric(10,2) NOT NULL,
  "ChargeCount" int NOT NULL
);
CREATE TABLE "FolioCharge" (
  "ChargeId" int PRIMARY KEY,
  "FolioId" int NOT NULL REFERENCES "Folio"("FolioId") ON DELETE CASCADE,
  "StayId" int NOT NULL REFERENCES "Stay"("StayId"),
  "PostedAt" timestamp NOT NULL,
  "Quantity" int NOT NULL,
  "UnitAmount" numeric(10,2) NOT NULL,
  "NetAmount" numeric(10,2) NOT NULL,
  "CityTax" numeric(10,2) NOT NULL,
  "GrossAmount" numeric(10,2) NOT NULL
);
CREATE TABLE "FolioPayment" (
  "PaymentId" int PRIMARY KEY,
  "FolioId" int NOT NULL REFERENCES "Folio"("FolioId"),
  "GuestId" int,
  "AmountTendered" numeric(10,2) NOT NULL,
  "AmountApplied" numeric(10,2) NOT NULL,
  "ChangeGiven" numeric(10,2) NOT NULL
);
CREATE TABLE "GuestReview" (
  "ReviewId" int PRIMARY KEY,
  "StayId" int NOT NULL REFERENCES "Stay"("StayId"),
  "PropertyId" int NOT NULL,
  "RoomId" int REFERENCES "Room"("RoomId"),
  "SubmittedAt" timestamp NOT NULL,
  "AnsweredAt" timestamp
);
