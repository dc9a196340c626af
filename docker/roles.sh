#!/bin/sh
# Creates the roles of a Lagna database when the volume is new.
# The passwords are variables in development, and files of the same name in production.
set -eu
read_secret() {
  eval "value=\${$1:-}"
  if [ -n "$value" ]; then printf '%s' "$value"; else cat "/run/secrets/$2"; fi
}
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname lagna \
  -v owner_password="$(read_secret OWNER_PASSWORD owner_password)" -v app_password="$(read_secret APP_PASSWORD app_password)" \
  -v auditor_password="$(read_secret AUDITOR_PASSWORD auditor_password)" <<'SQL'
create role lagna_owner login password :'owner_password';
create role lagna_app login password :'app_password';
create role lagna_auditor login password :'auditor_password';
alter role lagna_auditor set default_transaction_read_only = 'on';
alter role lagna_auditor set statement_timeout = '5min';
alter role lagna_auditor set lock_timeout = '15s';
alter role lagna_auditor set idle_in_transaction_session_timeout = '10min';
alter database lagna owner to lagna_owner;
alter schema public owner to lagna_owner;
SQL
