// Plays specs in one process, again and again, each time with another break of the sources that were loaded once: to start
// Jest and to load the product for each would take ten times as long. Told by messages of `scripts/test-mutants.mjs`:
// `{ at, specs }` asks which of the specs fails first with that break.
import '../api/test/support/typescript.mjs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import { root } from './spec-map.mjs';

const TEST_TIMEOUT_MS = 240_000;
// Parts of Jest itself, in the versions that it has.
const load = createRequire(import.meta.url);
const { addEventHandler, getState, resetState, run, ...api } = load('jest-circus');
const { jestExpect } = load('@jest/expect');
const { ModuleMocker } = load('jest-mock');
const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = api;
const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {}, rootDir: root }, global: globalThis });
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (config) => timers.useFakeTimers(config),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
};
Object.assign(globalThis, { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect: jestExpect, jest });

let hasFailed = false;
let runs = 0;
// What one test has noticed, no other need.
addEventHandler((event) => {
  if (['test_fn_failure', 'hook_failure', 'error'].includes(event.name)) hasFailed = true;
  if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip';
});

let isPrepared = false;
process.on('message', async ({ at, specs }) => {
  globalThis.brokenAt = at;
  if (!isPrepared) await import('../api/test/support/setup.ts').catch(() => undefined);
  isPrepared = true;
  for (const spec of specs) {
    if (await fails(spec)) return process.send({ by: spec });
  }
  return process.send({ by: null });
});

async function fails(spec) {
  resetState();
  getState().testTimeout = TEST_TIMEOUT_MS;
  hasFailed = false;
  try {
    await import(`${pathToFileURL(join(root, spec)).href}?run=${++runs}`);
    const { testResults, unhandledErrors } = await run();
    if (process.env.SAY_WHY) {
      const errors = [
        ...testResults.flatMap(({ testPath, errors }) => errors.map((error) => `${testPath.join(' ')}: ${error}`)),
        ...unhandledErrors,
      ];
      if (errors.length > 0) console.log(errors[0]);
    }
    return hasFailed || unhandledErrors.length > 0 || testResults.some(({ errors }) => errors.length > 0);
  } catch (error) {
    if (process.env.SAY_WHY) console.log(error);
    return true;
  }
}
