#!/bin/sh
# Creates the two roles of a Lagna database when the volume is new.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname lagna \
  -v owner_password="$OWNER_PASSWORD" -v app_password="$APP_PASSWORD" <<'SQL'
create role lagna_owner login password :'owner_password';
create role lagna_app login password :'app_password';
alter database lagna owner to lagna_owner;
alter schema public owner to lagna_owner;
SQL
