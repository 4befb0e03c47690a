import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';

/** Counts which functions of the product each spec file really calls, for `npm run test:record`. */
export class RecordedCalls {
  #session = new Session();
  #last;

  constructor(folder) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  /** What was called before is not this spec's. */
  begin() {
    this.#take();
  }

  /** @param spec its path */
  end(spec) {
    const calls = {};
    for (const { url, functions } of this.#take()) {
      const [, file] = /\/((?:api|core)\/src\/[^?]+\.ts)$/.exec(url) ?? [];
      const called = functions.flatMap(({ functionName, ranges: [{ startOffset, count }] }) =>
        count > 0 && (startOffset > 0 || functionName) ? [[`${functionName}:${startOffset}`, count]] : [],
      );
      if (file && called.length > 0) calls[file] = Object.fromEntries(called);
    }
    writeFileSync(join(this.folder, `${spec.replaceAll('/', '__')}.json`), JSON.stringify(calls));
  }

  #take() {
    this.#session.post('Profiler.takePreciseCoverage', (_, { result }) => (this.#last = result));
    return this.#last;
  }
}
