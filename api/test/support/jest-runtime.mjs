import './typescript.mjs';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';

let files = 0;

/**
 * Imports specs as Node itself does. Jest's own runtime loads the whole product anew for every spec file, which took
 * more than half of the time; here a worker loads it once, and each file still starts a product of its own. What a spec
 * changes of the process (environment, clock, globals) it must therefore put back.
 */
export default class NativeRuntime extends Runtime {
  constructor(config, environment, ...others) {
    // Jest itself stays in its sandbox: what it compares with must be what specs have.
    Object.assign(environment.global, { Array, BigInt, Boolean, Error, Function, Number, Object, String });
    environment.fakeTimersModern = new environment.fakeTimersModern.constructor({ config, global: globalThis });
    super(config, environment, ...others);
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    Object.assign(globalThis, globals, { jest: this.jestGlobals.jestObjectFor(this._testPath) });
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    // Node finds the lines of the source; Jest looks for maps that only its own loader has.
    Error.prepareStackTrace = undefined;
    return import(`${pathToFileURL(path).href}?${++files}`);
  }
}
