-- Dispatch of a taxi company, MySQL
CREATE TABLE `Depot` (
  `DepotId` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `DepotName` varchar(60) NOT NULL,
  `City` varchar(60) NOT NULL,
  `OpensAt` time NOT NULL,
  `ClosesAt` time NOT NULL
) ENGINE=InnoDB;
CREATE TABLE `Driver` (
  `DriverId` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `DepotId` int NOT NULL,
  `FirstName` varchar(50) NOT NULL,
  `LastName` varchar(50) NOT NULL,
  `DateOfBirth` date NOT NULL,
  `HireDate` date NOT NULL,
  `TerminationDate` date NULL,
  `LicenceIssued` date NOT NULL,
  `LicenceExpires` date NOT NULL,
  `RatingMin` decimal(2,1),
  `RatingAvg` decimal(2,1),
  `RatingMax` decimal(2,1),
  FOREIGN KEY (`DepotId`) REFERENCES `Depot`(`DepotId`)
) ENGINE=InnoDB;
CREATE TABLE `Cab` (
  `CabId` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `DepotId` int NOT NULL,
  `Plate` varchar(12) NOT NULL UNIQUE,
  `RegisteredOn` date NOT NULL,
  `LastInspection` date NULL,
  `NextInspection` date NULL,
  `SeatsTotal` int NOT NULL,
  `SeatsChild` int NOT NULL,
  FOREIGN KEY (`DepotId`) REFERENCES `Depot`(`DepotId`)
) ENGINE=InnoDB;
CREATE TABLE `Shift` (
  `ShiftId` bigint NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `DriverId` int NOT NULL,
  `CabId` int NOT NULL,
  `DepotId` int NOT NULL,
  `ClockIn` datetime NOT NULL,
  `ClockOut` datetime NULL,
  `BreakStart` datetime NULL,
  `BreakEnd` datetime NULL,
  `OdometerStart` int NOT NULL,
  `OdometerEnd` int NULL,
  `DistanceDriven` int NULL,
  `RideCount` int NOT NULL DEFAULT 0,
  FOREIGN KEY (`DriverId`) REFERENCES `Driver`(`DriverId`),
  FOREIGN KEY (`CabId`) REFERENCES `Cab`(`CabId`),
  FOREIGN KEY (`DepotId`) REFERENCES `Depot`(`DepotId`)
) ENGINE=InnoDB;
CREATE TABLE `Rider` (
  `RiderId` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `DisplayName` varchar(80) NOT NULL,
  `Phone` varchar(20) NOT NULL,
  `SignedUpAt` datetime NOT NULL,
  `LastRideAt` datetime NULL,
  `DeletedAt` datetime NULL
) ENGINE=InnoDB;
CREATE TABLE `Ride` (
  `RideId` bigint NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `RiderId` int NOT NULL,
  `ShiftId` bigint NOT NULL,
  `DriverId` int NOT NULL,
  `CabId` int NOT NULL,
  `HailedAt` datetime NOT NULL,
  `AssignedAt` datetime NULL,
  `PickedUpAt` datetime NULL,
  `DroppedOffAt` datetime NULL,
  `CancelledAt` datetime NULL,
  `WaitSeconds` int NULL,
  `DistanceKm` decimal(6,2) NOT NULL,
  `RatePerKm` decimal(5,2) NOT NULL,
  `DistanceFare` decimal(8,2) NOT NULL,
  `BaseFare` decimal(8,2) NOT NULL,
  `FareTotal` decimal(8,2) NOT NULL,
  `Tip` decimal(8,2) NOT NULL,
  `AmountCharged` decimal(8,2) NOT NULL,
  FOREIGN KEY (`RiderId`) REFERENCES `Rider`(`RiderId`),
  FOREIGN KEY (`ShiftId`) REFERENCES `Shift`(`ShiftId`),
  FOREIGN KEY (`DriverId`) REFERENCES `Driver`(`DriverId`),
  FOREIGN KEY (`CabId`) REFERENCES `Cab`(`CabId`)
) ENGINE=InnoDB;
CREATE TABLE `Complaint` (
  `ComplaintId` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `RideId` bigint NOT NULL,
  `RiderId` int NOT NULL,
  `RaisedAt` datetime NOT NULL,
  `AcknowledgedAt` datetime NULL,
  `ResolvedAt` datetime NULL,
  `RefundAmount` decimal(8,2) NULL,
  `RiderPhone` varchar(20) NULL
) ENGINE=InnoDB;
CREATE TABLE `Payout` (
  `PayoutId` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `DriverId` int NOT NULL,
  `PeriodFrom` date NOT NULL,
  `PeriodTo` date NOT NULL,
  `GrossEarnings` decimal(10,2) NOT NULL,
  `Commission` decimal(10,2) NOT NULL,
  `NetEarnings` decimal(10,2) NOT NULL,
  `PaidOn` date NULL,
  FOREIGN KEY (`DriverId`) REFERENCES `Driver`(`DriverId`)
) ENGINE=InnoDB;
