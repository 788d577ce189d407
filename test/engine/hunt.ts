/** `WATCHROOM_RUNS=20` plays or compares twenty times as many tables as a usual run of the tests, `WATCHROOM_SEED=7` others. */
export const RUNS = Number(process.env['WATCHROOM_RUNS'] ?? 1);
export const SEED = Number(process.env['WATCHROOM_SEED'] ?? 2011);
