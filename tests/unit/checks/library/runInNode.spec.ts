import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { runInNode } from '../../../../checks/library/runInNode';

test('errors that a library handles late print no warning', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', note);
  const rejected: Promise<void>[] = [];
  const library = {
    presets: {},
    process: async () => {
      const rejection = Promise.reject(new Error('of a module'));
      rejected.push(rejection);
      // Node looks for rejections that nothing handles.
      await setImmediate();
      return { html: 'a' };
    },
  };
  const { text } = await runInNode(library, 'a', () => ({}), undefined);
  await Promise.allSettled(rejected);
  await setImmediate();
  process.off('warning', note);
  expect(text).toBe('a');
  expect(rejected).toHaveLength(2);
  expect(warnings).toEqual([]);
});
