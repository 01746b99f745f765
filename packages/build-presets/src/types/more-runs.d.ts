/** What a test with generated inputs multiplies its runs by (src/jest/more-runs.cjs). */
declare const MORE_RUNS: number;
