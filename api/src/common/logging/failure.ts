/** Mistakes of the program, whose messages name its own parts. Others quote: a database the value, a server the address. */
const MISTAKES: readonly unknown[] = [TypeError, RangeError, ReferenceError];

const CODE = /^[A-Z][A-Z0-9_]{1,39}$/;

/** What the log may say of a failure: its kind, code and cause, and none of its words, which quote what people typed. */
export function failureOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return thrown === null ? 'null' : typeof thrown;
  const { code, responseCode, status } = thrown as { code?: unknown; responseCode?: unknown; status?: unknown };
  const words = [
    thrown.constructor.name,
    typeof code === 'string' && CODE.test(code) && code,
    [responseCode, status].find((number) => typeof number === 'number'),
    thrown.cause instanceof Error && `(${failureOf(thrown.cause)})`,
  ];
  return words.filter(Boolean).join(' ');
}

/** {@link failureOf} with the places it came by; a mistake of the program with its message too. */
export function traceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return failureOf(thrown);
  const words = MISTAKES.includes(thrown.constructor) ? `${thrown.name}: ${thrown.message}` : failureOf(thrown);
  return [words, ...placesOf(thrown)].join('\n');
}

/** A stack that came as text: the kind of the failure and the places it came by, without its words. */
export function stackWithoutWords(stack: string): string {
  const [kind = 'Error'] = /^\w*Error\b/.exec(stack) ?? [];
  return [kind, ...stack.split('\n').filter((line) => line.startsWith('    at '))].join('\n');
}

/** A stack begins with the message, of however many lines. */
function placesOf({ stack = '', message }: Error): string[] {
  const places = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return places.split('\n').filter((line) => line.startsWith('    at '));
}
