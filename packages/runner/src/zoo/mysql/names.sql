-- Names with quotes, spaces, newlines, keywords, capitals and other scripts.
CREATE TABLE `Order` (
  `Id` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `select` varchar(50) NOT NULL UNIQUE,
  `line
break` int CHECK (`line
break` > 3),
  `größe` decimal(4, 1) NOT NULL CHECK (`größe` BETWEEN 20 AND 50),
  `naïve "quoted"` tinyint(1) NOT NULL DEFAULT 1,
  `tick``tock` int NOT NULL CHECK (`tick``tock` IN (1, 2, 3))
);
CREATE TABLE `a``b` (`c d` int NOT NULL PRIMARY KEY, `$1` varchar(20), `名前` varchar(40) NOT NULL);
CREATE TABLE `order items` (
  `order id` int NOT NULL,
  `a"b` int NOT NULL,
  `x'y` varchar(30),
  PRIMARY KEY (`order id`, `a"b`),
  CONSTRAINT `it's a key` FOREIGN KEY (`order id`) REFERENCES `Order` (`Id`),
  FOREIGN KEY (`a"b`) REFERENCES `a``b` (`c d`)
);
CREATE TABLE `abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijkl` (
  `abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijkl` int NOT NULL PRIMARY KEY,
  `back\slash` varchar(20) NOT NULL DEFAULT 'a\\b',
  `100%` int NOT NULL,
  `?` varchar(10)
);
