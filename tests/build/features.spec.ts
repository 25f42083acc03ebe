import { expect, removeFeature, test } from './site';

test.describe.configure({ timeout: 300_000 });

// Every copy is without `live`.
for (const name of [
  'first-load',
  'tables',
  'offline',
  'visit-counter',
  'machine-readable',
  'not-found',
]) {
  test(`@all a site without live and ${name} builds when their folders and lines are gone`, ({
    copy,
  }) => {
    removeFeature(copy.dir, name);
    const { status, printed } = copy.build();
    expect(status, printed).toBe(0);
  });
}
