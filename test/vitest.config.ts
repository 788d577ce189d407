import { defineConfig } from 'vitest/config';

/**
 * Three projects: `fast` for every commit, `law` for what must hold in thousands of random games, `slow` for what needs
 * compilers, ptys, browsers or whole processes.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.{law,slow}.test.ts'],
          testTimeout: 20_000,
        },
      },
      { test: { name: 'law', include: ['test/**/*.law.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'slow',
          include: ['test/**/*.slow.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Whole processes and browsers on two cores: one file at a time keeps them honest.
          fileParallelism: false,
        },
      },
    ],
  },
});
