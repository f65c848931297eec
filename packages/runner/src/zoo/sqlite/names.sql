-- Names with quotes, spaces, newlines, keywords, capitals and other scripts, in every way of quoting.
CREATE TABLE "Order" (
  "Id" INTEGER PRIMARY KEY,
  [select] TEXT NOT NULL UNIQUE,
  "line
break" INTEGER CHECK ("line
break" > 3),
  "größe" REAL NOT NULL CHECK ("größe" BETWEEN 20 AND 50),
  `naïve "quoted"` BOOLEAN NOT NULL DEFAULT 1
);
CREATE TABLE "a.b" ("c.d" INTEGER PRIMARY KEY, "$1" TEXT, 名前 TEXT NOT NULL);
CREATE TABLE "order items" (
  "order id" INTEGER NOT NULL REFERENCES "ORDER" ("ID"),
  "a.b" INTEGER NOT NULL REFERENCES "a.b",
  "x'y" TEXT,
  PRIMARY KEY ("order id", "a.b")
);
CREATE UNIQUE INDEX "weird index" ON "Order" (lower("select")) WHERE `naïve "quoted"`;
CREATE TABLE "quo""te" ("a""b" INTEGER PRIMARY KEY, "back\slash" TEXT NOT NULL DEFAULT 'a\b', "?" INTEGER, ":p" TEXT);
