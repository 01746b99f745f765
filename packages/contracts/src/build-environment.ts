/** What any program needs to run on Linux, macOS and Windows, and what tells it how to format its output. */
const NEEDED = [
  ['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TMPDIR', 'TMP', 'TEMP', 'TZ', 'LANG', 'LANGUAGE', 'TERM', 'COLUMNS'],
  ['CI', 'NO_COLOR', 'FORCE_COLOR', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_PATH', 'NODE_EXTRA_CA_CERTS', 'PNPM_HOME'],
  ['XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR', 'DISPLAY', 'WAYLAND_DISPLAY'],
  ['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'OS', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH', 'APPDATA', 'LOCALAPPDATA'],
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'PROGRAMDATA', 'NUMBER_OF_PROCESSORS', 'PROCESSOR_ARCHITECTURE'],
  // What the site passes to a build.
  ['PORTAL_VERSION', 'PORTAL_OUT_DIR'],
].flat();
const ALLOWED = new Set(NEEDED);

/**
 * The part of the environment that builds, checks and the preflight's browser get: nothing that runs there, such as a library's build step
 * or a line in an app's settings, sees the address of a database or the password of a mail server. `more` names additional variables.
 */
export function buildEnvironment(env: Readonly<Record<string, string | undefined>>, more: readonly string[] = []): Record<string, string> {
  // On Windows, the same name can be written in several ways.
  const isAllowed = (name: string) => ALLOWED.has(name.toUpperCase()) || /^LC_\w+$/.test(name) || more.includes(name);
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value !== undefined && isAllowed(name) ? [[name, value]] : [])),
  );
}
