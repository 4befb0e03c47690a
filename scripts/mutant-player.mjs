import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from './spec-map.mjs';

/** What hangs takes longer than that, even on a machine that does other things too. */
const LONGEST_MS = 600_000;

/** A process that has loaded the sources with switches. */
export class Player {
  /** @param sources the file that they stand in */
  constructor(sources) {
    this.sources = sources;
  }

  /** @returns the spec that fails, or how the process ended */
  play(at, specs) {
    this.child ??= fork(join(root, 'scripts/play-mutants.mjs'), {
      cwd: root,
      stdio: ['ignore', process.env.SAY_WHY ? 'inherit' : 'ignore', process.env.SAY_WHY ? 'inherit' : 'ignore', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        JEST_WORKER_ID: '1',
        TEST_DATABASE_URL: '',
        TEST_REDIS_URL: '',
        BROKEN_SOURCES: this.sources,
      },
    });
    const { child } = this;
    return new Promise((resolve) => {
      const end = (by) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(by);
      };
      const timer = setTimeout(() => {
        this.end();
        end('a clock: it hangs');
      }, LONGEST_MS);
      child.once('message', ({ by }) => end(by));
      child.once('exit', () => {
        this.child = undefined;
        end('its end: the process stops');
      });
      child.send({ at, specs });
    });
  }

  end() {
    this.child?.removeAllListeners();
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}
