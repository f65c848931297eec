-- Names with quotes, spaces, newlines, keywords, capitals and other scripts.
CREATE SCHEMA "My ""Schema""";
CREATE TABLE "My ""Schema"""."Order" (
  "Id" serial PRIMARY KEY,
  "select" text NOT NULL UNIQUE,
  "line
break" integer CHECK ("line
break" > 3),
  "größe" numeric(4, 1) NOT NULL CHECK ("größe" BETWEEN 20 AND 50),
  "naïve ""quoted""" boolean NOT NULL DEFAULT true
);
CREATE TABLE "a.b" ("c.d" integer PRIMARY KEY, "$1" text, "名前" text NOT NULL);
CREATE TABLE "order items" (
  "order id" integer NOT NULL REFERENCES "My ""Schema"""."Order" ("Id"),
  "a.b" integer NOT NULL REFERENCES "a.b",
  "x'y" text,
  PRIMARY KEY ("order id", "a.b")
);
CREATE UNIQUE INDEX "weird index" ON "My ""Schema"""."Order" (lower("select")) WHERE "naïve ""quoted""";
CREATE TABLE "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijk" (
  "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijk" integer PRIMARY KEY,
  "back\slash" text NOT NULL DEFAULT 'a\b'
);
