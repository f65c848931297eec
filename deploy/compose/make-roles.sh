#!/bin/sh
# Run once by the PostgreSQL image, when its folder is empty: one user for migrations, one for work, and neither can do more.
set -eu
psql --set=ON_ERROR_STOP=1 --set=owner="$OWNER_PASSWORD" --set=store="$STORE_PASSWORD" \
  --username "${POSTGRES_USER:-postgres}" --dbname "${POSTGRES_DB:-postgres}" <<'SQL'
CREATE ROLE rowloom_app NOLOGIN;
CREATE ROLE rowloom_owner LOGIN PASSWORD :'owner';
CREATE ROLE rowloom LOGIN PASSWORD :'store';
GRANT rowloom_app TO rowloom;
CREATE DATABASE rowloom OWNER rowloom_owner;
SQL
