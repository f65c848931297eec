import { defineConfig } from 'vitest/config';
// oxlint-disable-next-line import/no-default-export -- vitest reads its configuration from the default export
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['conformance/**/*.test.ts'],
    globalSetup: ['conformance/services/start-services.fixture.ts'],
    maxWorkers: '100%',
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
