#!/bin/sh
# A backup of everything that a portal keeps, in a folder: the database as portal-<day>.jsonl, the store as store-<day>.tar.gz.
# The portal may run, and release, meanwhile. What is older than 30 days goes.
#
#     DATA_DIR=/var/lib/portal DATABASE_URL=… services/site/deploy/backup.sh /var/backups/portal
set -eu
folder=${1:?Say where the backup goes: backup.sh /var/backups/portal}
store=${DATA_DIR:?DATA_DIR is not set; it is in /etc/portal/owner.env}/store
cd "$(dirname "$0")/../../.."
day=$(date -u +%Y-%m-%dT%H%M%S)
umask 077

node services/api/bin/backup.mjs make "$folder/portal-$day.jsonl"

# The link to the live site first: what it names is there already and stays, and what comes later is swept by the next release.
# A site that is twenty changes old may go while it is read; that is no fault of the backup.
code=0
tar --create --gzip --file "$folder/store-$day.part" --directory "$store" --warning=no-file-changed --warning=no-file-removed current releases ledger bodies sites || code=$?
[ "$code" -le 1 ] || exit "$code"
mv "$folder/store-$day.part" "$folder/store-$day.tar.gz"

find "$folder" -maxdepth 1 -type f \( -name 'portal-*.jsonl' -o -name 'store-*' \) -mtime +30 -delete
