#!/bin/sh
# Backs up everything that a portal stores into a folder: the database as portal-<day>.jsonl, the store as store-<day>.tar.gz,
# the keys of teams as teams-<day>.tar.gz. The portal may keep running and releasing. Backups older than 30 days are deleted.
#
#     DATA_DIR=/var/lib/portal DATABASE_URL=… services/site/deploy/backup.sh /var/backups/portal
set -eu
folder=${1:?Say where the backup goes: backup.sh /var/backups/portal}
store=${DATA_DIR:?DATA_DIR is not set; it is in /etc/portal/owner.env}/store
cd "$(dirname "$0")/../../.."
day=$(date -u +%Y-%m-%dT%H%M%S)
umask 077

node services/api/bin/backup.mjs make "$folder/portal-$day.jsonl"

# The link to the live site first: what it names already exists and stays, and the next release removes what comes later.
# A site that is twenty changes old may be deleted while it is being read; that is not an error of the backup.
code=0
tar --create --gzip --file "$folder/store-$day.part" --directory "$store" --warning=no-file-changed --warning=no-file-removed current releases ledger bodies sites || code=$?
[ "$code" -le 1 ] || exit "$code"
mv "$folder/store-$day.part" "$folder/store-$day.tar.gz"

# Who may release from elsewhere, once there is somebody.
[ ! -d "$DATA_DIR/teams" ] || tar --create --gzip --file "$folder/teams-$day.tar.gz" --directory "$DATA_DIR" --exclude=lock teams

find "$folder" -maxdepth 1 -type f \( -name 'portal-*.jsonl' -o -name 'store-*' -o -name 'teams-*' \) -mtime +30 -delete
