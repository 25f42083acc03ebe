/**
 * `npm run test:engines [-- arguments of Playwright Test]`: what readers do, in
 * Chromium, Firefox and WebKit. It needs a build.
 */
import { TestRun } from './test-run';
import { playwright } from './steps';

async function main(args: readonly string[]): Promise<void> {
  const testRun = new TestRun();
  const browser = await testRun.browser();
  const others = await testRun.engines();
  if (browser !== undefined) {
    const projects = ['chromium', ...others].map(
      (engine) => `--project=engine-${engine}`,
    );
    testRun.add('Tests', await playwright(browser, [...projects, ...args]));
  }
  testRun.close();
}

void main(process.argv.slice(2));
