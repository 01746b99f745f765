import { existsSync } from 'node:fs';

/** How a machine can confine a program, in the order in which they are tried (docs/decisions/0060-confined-code.md). */
export const WAYS = ['unit', 'bubblewrap', 'unshare'] as const;
export type Way = (typeof WAYS)[number];

/** Socket of the systemd unit that starts a confined Node for each connection (services/site/deploy/systemd/portal-render.socket). */
export const RENDER_SOCKET = '/run/portal/render.sock';

/** A program and its arguments. */
export type CommandLine = readonly [program: string, ...args: string[]];

/** The command that runs Node with `args` behind the border of a way: no network, no files but Node's own, nowhere to write. */
export function confined(way: Exclude<Way, 'unit'>, args: readonly string[]): CommandLine {
  return way === 'bubblewrap' ? bubblewrap(args) : unshare(args);
}

/** Where a program of the system is, if it is there. */
export function programOf(name: string): string | undefined {
  return ['/usr/bin', '/bin', '/usr/local/bin'].map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}

function bubblewrap(args: readonly string[]): CommandLine {
  const files = filesOfNode().flatMap((file) => ['--ro-bind', file, file]);
  // User and group are those of nobody: as root it would be root that looks at what is mounted.
  const border = ['--unshare-all', '--unshare-user', '--uid', '65534', '--gid', '65534', '--cap-drop', 'ALL', '--new-session'];
  return [programOf('bwrap') ?? 'bwrap', ...border, '--die-with-parent', ...files, '--remount-ro', '/', '--chdir', '/', ...nodeOf(args)];
}

/**
 * The same with what every Linux has. A folder that is empty almost everywhere becomes the root; the second, inner user namespace has
 * no user that is known, so that Node runs without a capability in either.
 */
const UNSHARED = `set -e
mount -t tmpfs -o mode=755,size=1m confined /mnt
while [ "$1" != -- ]; do
  mkdir -p "/mnt\${1%/*}"
  : > "/mnt$1"
  mount --bind "$1" "/mnt$1"
  mount -o remount,bind,ro "/mnt$1"
  shift
done
shift
mount -o remount,ro /mnt
exec unshare --user --root=/mnt --wd=/ -- "$@"`;

function unshare(args: readonly string[]): CommandLine {
  const apart = ['--user', '--map-root-user', '--mount', '--net', '--pid', '--ipc', '--uts', '--cgroup', '--fork', '--kill-child=KILL'];
  return [
    // unshare itself outlives whoever started it; what it started does not outlive unshare.
    ...([programOf('setpriv') ?? 'setpriv', '--pdeathsig', 'KILL', 'unshare', ...apart] as const),
    ...['/bin/sh', '-c', UNSHARED, 'sh', ...filesOfNode(), '--', ...nodeOf(args)],
  ];
}

function nodeOf(args: readonly string[]): string[] {
  return [process.execPath, ...args];
}

let files: readonly string[] | undefined;

/** Node and the libraries of the system that it was started with. */
function filesOfNode(): readonly string[] {
  if (!files) {
    // Otherwise the report looks up the names of all that this process is connected to.
    Object.assign(process.report, { excludeNetwork: true });
    const { sharedObjects } = process.report.getReport() as unknown as { readonly sharedObjects: readonly string[] };
    files = [process.execPath, ...sharedObjects.filter((file) => file.startsWith('/') && !file.endsWith('.node'))];
  }
  return files;
}
