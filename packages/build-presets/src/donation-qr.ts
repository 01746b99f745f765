import path from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** Puts the QR code of the donation link into the shell's `media/donation-qr.svg` (3-decisions.md, "Media"). */
export function donationQrRule(shell: string): Rspack.RuleSetRule {
  return {
    test: path.join(shell, 'media/donation-qr.svg'),
    use: [{ loader: path.join(import.meta.dirname, 'donation-qr-loader.mjs'), options: { facts: path.join(shell, 'site.config.ts') } }],
  };
}
