// No test measures speed; a machine that is busy or has a slow disk takes its time. Tests that hang are still found.
jest.setTimeout(180_000);
