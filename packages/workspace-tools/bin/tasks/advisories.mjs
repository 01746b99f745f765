import { program } from './processes.mjs';

/** The version that `portal.mjs` installs with; a test keeps the two the same. */
export const PNPM = 'pnpm@12.21.0';

/** What the package manager says if its registry has no list of advisories or cannot be reached. */
const UNREACHABLE = /ERR_PNPM_AUDIT|ERR_PNPM_META_FETCH_FAIL|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|npm error/;

/**
 * Compares the libraries of the lock file that visitors or the server run with the registry's list of known vulnerabilities. It needs
 * the internet, so it is run only by name. A list that cannot be reached is no clean bill: nothing counts as passed then.
 */
export async function runAdvisoryCheck(registry) {
  const from = registry === undefined ? [] : [`--registry=${registry}`];
  const { code, output } = await program('npx', ['-y', PNPM, ...from, 'audit', '--prod']);
  const [passed, failed, skipped] = code === 0 ? [1, 0, 0] : UNREACHABLE.test(output) ? [0, 0, 1] : [0, 1, 0];
  console.log(
    skipped
      ? "The package registry's list of known vulnerabilities could not be reached, so nothing was checked. Try again from a network that reaches it."
      : output.trim(),
  );
  if (failed)
    console.log(
      '\nUpdate what is named above, or say in docs/decisions why it does no harm here. The bom.json of each release says whether the release contains it.',
    );
  return [{ passed, failed, skipped }];
}
