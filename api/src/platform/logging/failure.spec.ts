import { QueryFailedError } from 'typeorm';
import { UnrecoverableError } from '../jobs/job-registry.js';
import { failureOf, stackWithoutMessage, traceOf } from './failure.js';

const ADDRESS = 'visitor@example.org';
const refused = () =>
  Object.assign(new Error(`550 5.1.1 <${ADDRESS}>: no such user`), { code: 'EENVELOPE', responseCode: 550 });
const duplicate = () =>
  new QueryFailedError(
    'INSERT INTO subscribers',
    [ADDRESS],
    Object.assign(new Error(`Duplicate entry '${ADDRESS}' for key 'email'`), { code: 'ER_DUP_ENTRY', errno: 1062 }),
  );

describe('What is logged about an error (rules/privacy 10)', () => {
  it.each([
    [refused(), 'Error EENVELOPE 550'],
    [new UnrecoverableError(ADDRESS, { cause: refused() }), 'UnrecoverableError (Error EENVELOPE 550)'],
    [duplicate(), 'QueryFailedError ER_DUP_ENTRY'],
    [Object.assign(new Error(ADDRESS), { code: ADDRESS, status: ADDRESS }), 'Error'],
    [ADDRESS, 'string'],
    [null, 'null'],
    [undefined, 'undefined'],
  ])('is its class and code, and nothing that somebody typed: %#', (thrown, words) => {
    expect(failureOf(thrown)).toBe(words);
  });

  it('includes its stack, if it was unexpected', () => {
    for (const thrown of [refused(), duplicate(), new Error(`${ADDRESS}\n    at ${ADDRESS}`)]) {
      const trace = traceOf(thrown);
      expect(trace).toMatch(/^\w+Error\b|^Error\b/);
      expect(trace).toMatch(/\n {4}at .*failure\.spec\.ts/);
      expect(trace).not.toContain(ADDRESS);
    }
    expect(traceOf(ADDRESS)).toBe('string');
  });

  it('is the same for a stack given as text', () => {
    const { stack } = refused();
    expect(stackWithoutMessage(stack!)).toMatch(/^Error\n {4}at .*failure\.spec\.ts/);
    expect(stackWithoutMessage(stack!)).not.toContain(ADDRESS);
  });

  it('includes the message of a bug', () => {
    const thrown = new TypeError("Cannot read properties of undefined (reading 'id')");
    expect(traceOf(thrown)).toContain("TypeError: Cannot read properties of undefined (reading 'id')\n    at ");
  });
});
