import './typescript.mjs';
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { RecordedCalls } from './recorded-calls.mjs';

const GLOBALS = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'test'];
const load = createRequire(import.meta.url);
const recorded = process.env.RECORD_CALLS && new RecordedCalls(process.env.RECORD_CALLS);

/**
 * Specs run as Node itself runs them. In Jest's sandbox each spec file would load the whole product anew, which took more
 * than half of the time; here a worker loads it once, and each file still starts a product of its own. What a spec changes
 * of the process (environment, clock, globals) it must therefore put back.
 */
export default class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.spec = relative(dirname(config.projectConfig.rootDir), context.testPath);
    // What Jest compares with in its sandbox must be what specs have.
    Object.assign(this.global, { Array, BigInt, Boolean, Error, Function, Number, Object, String });
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    // Called by what `native-transform.mjs` makes of a spec.
    this.global.loadNatively = (file, jest) => {
      for (const name of GLOBALS) globalThis[name] = this.global[name];
      globalThis.jest = jest;
      // Node finds the lines of the source; Jest looks for maps that only its own loader has.
      Error.prepareStackTrace = undefined;
      load(file);
      // What loading calls is the same for every spec, and only the first one of a worker loads.
      recorded?.begin();
    };
  }

  async teardown() {
    recorded?.end(this.spec);
    await super.teardown();
  }
}
