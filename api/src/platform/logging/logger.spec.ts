import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { withLogContext } from './log-context.js';
import { createLog, nestLog } from './logger.js';

/** The output for one log line, in production or outside of it, of a service that handles a call. */
async function written(isProduction: boolean): Promise<string> {
  const output = new PassThrough();
  const log = createLog({ LOG_LEVEL: 'warn', isProduction }, output);
  withLogContext({ requestId: 'the-call' }, () => nestLog(log).error('It broke.', 'Orders'));
  await wait(20);
  return String(output.read());
}

describe('The log', () => {
  it('is JSON in production, with the requestId of the call', async () => {
    expect(JSON.parse(await written(true))).toMatchObject({
      level: 50,
      msg: 'It broke.',
      context: 'Orders',
      requestId: 'the-call',
    });
  });

  it('is readable for a person elsewhere', async () => {
    const text = await written(false);
    expect(text).toMatch(/ERROR.*It broke\.\n.*requestId: "?the-call/s);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });
});
