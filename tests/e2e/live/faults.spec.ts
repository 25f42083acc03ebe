import type { RequestListener } from 'node:http';
import { refuse } from '../../support/host';
import { at, expect, testWithHost as test } from '../fixtures';

/** Answers with a script. */
const script =
  (code: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code);

/** A worker that makes a result, and an error when it runs fewer modules. */
const HALF = script(`let kind = 'result';
onmessage = () => {
  postMessage({ finished: { kind, text: '<p>Tea</p>', logged: '' } });
  kind = 'error';
};`);

/** Files of Try it, by the names that a reader would give them. */
const FILES = {
  'the window': /\/try-it\.\w+\.js$/,
  'its worker': /\/try-it-worker\.\w+\.js$/,
  'the data of a version': /\.data\./,
  htmlnano: /\/worker\.js$/,
};

for (const [what, file] of Object.entries(FILES)) {
  test(`${what} that does not load is reported, and Retry loads it`, async ({
    site,
    tryIt,
    host,
  }) => {
    site.expectErrors(/ERR_|Failed|Loading chunk/i, /^request: /);
    host.spoil(file, refuse);
    await site.open(at('/usage'));
    await tryIt.press();
    await expect(tryIt.window).toContainText(
      what === 'the window'
        ? 'Part of this page could not be loaded.'
        : 'could not be loaded. Check your network connection.',
    );
    host.mend(file);
    await tryIt.button('Retry').click();
    await expect(tryIt.result).toContainText('<!doctype html>');
  });
}

test('a worker that does not answer is stopped', async ({
  page,
  site,
  tryIt,
  host,
}) => {
  host.spoil(FILES['its worker'], script('postMessage({});'));
  await page.clock.install();
  const started = page.waitForEvent('worker');
  await tryIt.openOn(site);
  // Its script has run.
  await (await started).evaluate(() => undefined);
  await page.clock.runFor(10_000);
  await expect(tryIt.error).toContainText(
    'Reading this took longer than 10 seconds, so it was stopped.',
  );
  host.mend(FILES['its worker']);
  host.spoil(FILES.htmlnano, HALF);
  await tryIt.html.fill('<p class="">Tea</p>');
  await expect(tryIt.result).toHaveText('<p>Tea</p>');
  await expect(tryIt.list).toContainText(
    'The list is not complete: <p>Tea</p>',
  );
});

test('a slow network is not taken for a slow page', async ({
  site,
  tryIt,
  host,
}) => {
  await site.page.clock.install();
  host.held = FILES['the window'];
  await site.open(at('/usage'));
  await tryIt.press();
  await expect(tryIt.window).toContainText('Try it is being loaded …');
  // Who closes it before it is there can open it again.
  await tryIt.button('Close').click();
  await tryIt.press();
  host.release();
  host.held = FILES['its worker'];
  await expect(tryIt.error).toHaveText('htmlnano is being loaded …');
  await site.page.clock.runFor(30_000);
  host.release();
  await expect(tryIt.result).toContainText('<!doctype html>');
});

test('text that is typed during loading is minified', async ({
  site,
  tryIt,
  host,
}) => {
  const data = FILES['the data of a version'];
  host.held = data;
  await tryIt.openOn(site);
  // The sample is asked about.
  await expect
    .poll(() => host.asked.some((file) => data.test(file)))
    .toBe(true);
  await tryIt.html.fill('<p class="">Tea</p>');
  await expect(tryIt.error).toHaveText('htmlnano is being loaded …');
  host.release();
  await expect(tryIt.result).toHaveText('<p>Tea</p>');
});
