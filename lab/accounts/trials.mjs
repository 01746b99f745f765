/** What each account tries; `pid` is the id of the API's process. Allowed attempts prove that the others fail for the right reason. */
export function trials(pid) {
  const database = (user) => `psql 'postgresql:///portal?host=/run/postgresql&user=${user}' -c 'select * from conduct_reports'`;
  const review = 'sudo -n -u portal-review portal-review';
  return [
    ...['api', 'owner', 'review'].map((name) => ({
      account: 'portal-release',
      what: `read the settings of others (${name}.env)`,
      command: `cat /etc/portal/${name}.env`,
    })),
    { account: 'portal-release', what: 'read its own settings', command: 'cat /etc/portal/release.env', allowed: true, shows: 'DATA_DIR' },
    ...['portal-release', 'portal', 'portal_app', 'portal_review', 'postgres'].map((user) => ({
      account: 'portal-release',
      what: `open the database as ${user}`,
      command: database(user),
    })),
    {
      account: 'portal-release',
      what: 'open the database over the network',
      command: "psql 'postgresql://portal_app@127.0.0.1/portal' -w -c 'select 1'",
    },
    { account: 'portal-release', what: 'read backups', command: 'cat /var/backups/portal/portal-1.jsonl' },
    { account: 'portal-release', what: "read the API's environment", command: `cat /proc/${pid}/environ` },
    { account: 'portal-release', what: "read the API's memory", command: `head -c 1 /proc/${pid}/mem` },
    { account: 'portal-release', what: 'stop the API', command: `kill ${pid}` },
    { account: 'portal-release', what: "change the API's code", command: 'touch /opt/portal/services/api/src/planted.ts' },
    { account: 'portal-release', what: 'use the review command', command: `${review} reports list` },
    { account: 'portal-release', what: 'become another account', command: 'sudo -n -u portal true' },
    {
      account: 'portal-release',
      what: 'write to its store',
      command: 'touch /var/lib/portal-accounts/tried && rm /var/lib/portal-accounts/tried',
      allowed: true,
    },
    ...['owner', 'review', 'release'].map((name) => ({
      account: 'portal-api',
      what: `read the settings of others (${name}.env)`,
      command: `cat /etc/portal/${name}.env`,
    })),
    {
      account: 'portal-api',
      what: 'change the audit log',
      command: `psql 'postgresql:///portal?host=/run/postgresql&user=portal_app' -c "insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by) values ('a', 1, 'b', 'c', 'd', 'e', 'f')"`,
    },
    {
      account: 'portal-api',
      what: 'switch off the trigger of the audit log',
      command: "psql 'postgresql:///portal?host=/run/postgresql&user=portal_app' -c 'alter table review_audit disable trigger all'",
    },
    {
      account: 'portal-api',
      what: 'run a program through the database',
      command: `psql 'postgresql:///portal?host=/run/postgresql&user=portal_app' -c "copy (select 1) to program 'id'"`,
    },
    {
      account: 'portal-api',
      what: 'read reviewers and their passkeys',
      command: "psql 'postgresql:///portal?host=/run/postgresql&user=portal_app' -c 'table reviewer_passkeys'",
    },
    { account: 'portal-api', what: 'open the database as its owner', command: database('portal') },
    { account: 'portal-api', what: 'write to the store', command: 'touch /var/lib/portal-accounts/planted' },
    { account: 'portal-api', what: 'read backups', command: 'ls /var/backups/portal' },
    { account: 'ada', what: 'list reports with the review command', command: `${review} reports list`, allowed: true, shows: 'sealed' },
    {
      account: 'ada',
      what: 'export sealed reports, with a reason',
      command: `${review} reports export --why tried`,
      allowed: true,
      shows: 'BEGIN AGE',
    },
    { account: 'ada', what: 'get a shell as portal-review', command: 'sudo -n -u portal-review sh -c id' },
    { account: 'ada', what: 'run Node as portal-review', command: 'sudo -n -u portal-review /usr/bin/node --version' },
    { account: 'ada', what: 'run the review command as root', command: 'sudo -n portal-review reports list' },
    { account: 'ada', what: 'run the review command as the owner', command: 'sudo -n -u portal portal-review reports list' },
    {
      account: 'ada',
      what: 'pass options to Node',
      command: 'sudo -n -u portal-review NODE_OPTIONS=--version portal-review reports list',
    },
    { account: 'ada', what: 'decide under another name', command: `SUDO_USER=eve ${review} feedback list --by eve`, allowed: true },
    { account: 'ada', what: 'read a file of the review account', command: `${review} reports reseal /etc/portal/review.env --why tried` },
    { account: 'ada', what: 'delete what is due', command: `${review} retention apply` },
    { account: 'ada', what: 'open the database', command: database('portal_review') },
    { account: 'ada', what: 'read settings', command: 'cat /etc/portal/review.env' },
  ];
}
