// How fast something is stands in no test; a machine that is busy or has a slow disk takes its time. What hangs is found all the same.
jest.setTimeout(180_000);
