export const PNPM: string;
export function runAdvisoryCheck(registry?: string): Promise<{ passed: number; failed: number; skipped: number }[]>;
