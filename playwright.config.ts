import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  projects: [{ name: 'docs', testDir: 'tests/docs' }],
});
