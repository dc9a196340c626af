#!/bin/sh
# Writes the secrets of docker-compose.yml to docker/secrets. Existing files stay. Values that only you have come from
# variables of the same name: RAZORPAY_KEY_ID=… SMTP_URL=… docker/create-secrets.sh. The secrets of Google sign-in and of a
# bucket are optional: their files are empty without them.
set -eu
folder="${1:-$(dirname "$0")/secrets}"
mkdir -p "$folder"
chmod 700 "$folder"

# The folder protects the files; inside of a container another user reads them.
write() {
  [ -s "$folder/$1" ] || replace "$@"
}
replace() {
  rm -f "$folder/$1"
  if [ -n "$2" ]; then printf '%s\n' "$2" >"$folder/$1"; else : >"$folder/$1"; fi
  chmod 444 "$folder/$1"
}
read_variable() { eval "printf '%s' \"\${$1:-}\""; }
to_file_name() { printf '%s' "$1" | tr '[:upper:]' '[:lower:]'; }
create_password() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

for role in postgres owner app auditor; do write "${role}_password" "$(create_password)"; done
write database_url "postgres://lagna_app:$(cat "$folder/app_password")@postgres:5432/lagna"
write database_owner_url "postgres://lagna_owner:$(cat "$folder/owner_password")@postgres:5432/lagna"
write cookie_keys "$(create_password)"

missing=''
for name in RAZORPAY_KEY_ID RAZORPAY_KEY_SECRET RAZORPAY_WEBHOOK_SECRET SMTP_URL; do
  file="$(to_file_name "$name")"
  value="$(read_variable "$name")"
  if [ -n "$value" ]; then write "$file" "$value"; elif [ ! -s "$folder/$file" ]; then missing="$missing $name"; fi
done
for name in GOOGLE_CLIENT_SECRET S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY; do
  write "$(to_file_name "$name")" "$(read_variable "$name")"
done
[ -z "$missing" ] || { echo "Still missing:$missing. Set them as variables and run this again." >&2; exit 1; }
echo "All secrets are in $folder. Keep a copy of it where only you can read it."
