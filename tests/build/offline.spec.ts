import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { build, copySite } from './site';

test('one option switches reading offline off, also for who has the worker', () => {
  test.slow();
  const dir = copySite();
  try {
    const { status, printed } = build(dir, { OFFLINE: 'no' });
    expect(status, printed).toBe(0);
    const read = (file: string): string =>
      fs.readFileSync(path.join(dir, 'build', file), 'utf8');
    const worker = read('sw.js');
    expect(worker).toContain('unregister');
    // It runs as it is, with nothing from outside of itself.
    const listeners: string[] = [];
    vm.runInNewContext(worker, {
      self: { addEventListener: (type: string) => listeners.push(type) },
    });
    expect(listeners).toEqual(['install', 'activate']);
    expect(read('index.html')).not.toContain('rel=manifest');
    const scripts = fs.readdirSync(path.join(dir, 'build/assets/js'));
    for (const script of scripts) {
      expect(read(`assets/js/${script}`)).not.toContain(
        'serviceWorker.register',
      );
    }
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
});
