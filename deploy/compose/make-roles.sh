#!/bin/bash
# Run once by the image of Postgres, for an empty data folder: the roles of docs/operate/database.md and the database.
set -euo pipefail
psql --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set login="$DATABASE_PASSWORD" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role aic_owner login password :'owner' createrole;
create database aic owner aic_owner;
-- The first upgrade finds the group and gives it its rights.
create role aic_app nologin;
create role aic_login login password :'login' in role aic_app;
alter role aic_login set log_min_messages = 'fatal';
SQL
