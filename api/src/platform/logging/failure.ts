/**
 * Error classes of bugs, whose messages contain names from the code. Other messages quote values: those of a database
 * contain the row, those of a server the mail address.
 */
const BUGS: readonly unknown[] = [TypeError, RangeError, ReferenceError];

const CODE = /^[A-Z][A-Z0-9_]{1,39}$/;

/** What may be logged about an error: its class, code and cause, but not its message, which may quote personal data. */
export function failureOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return thrown === null ? 'null' : typeof thrown;
  const { code, responseCode, status } = thrown as { code?: unknown; responseCode?: unknown; status?: unknown };
  const parts = [
    thrown.constructor.name,
    typeof code === 'string' && CODE.test(code) && code,
    [responseCode, status].find((number) => typeof number === 'number'),
    thrown.cause instanceof Error && `(${failureOf(thrown.cause)})`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** {@link failureOf} with the stack; for a bug with its message too. */
export function traceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return failureOf(thrown);
  const summary = BUGS.includes(thrown.constructor) ? `${thrown.name}: ${thrown.message}` : failureOf(thrown);
  return [summary, ...framesOf(thrown)].join('\n');
}

/** Removes the message from a stack given as text. */
export function stackWithoutMessage(stack: string): string {
  const [kind = 'Error'] = /^\w*Error\b/.exec(stack) ?? [];
  return [kind, ...stack.split('\n').filter((line) => line.startsWith('    at '))].join('\n');
}

/** A stack begins with the message, which may have several lines. */
function framesOf({ stack = '', message }: Error): string[] {
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return frames.split('\n').filter((line) => line.startsWith('    at '));
}
