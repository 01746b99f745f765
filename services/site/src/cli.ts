import { dropSecrets } from './config/drop-secrets.ts';
import { findWorkspace, main } from './main.ts';
import { UserFacingError } from './rules/user-facing-error.ts';

dropSecrets(process.env, process.argv.includes('--receiver') ? 'receiver' : process.argv[2]);
main(process.argv.slice(2), findWorkspace(import.meta.dirname)).then(
  (code) => {
    if (code !== undefined) process.exitCode = code;
  },
  (problem) => {
    console.error(problem instanceof UserFacingError ? problem.message : problem);
    process.exit(1);
  },
);
