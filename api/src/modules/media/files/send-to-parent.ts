/**
 * Sends a message to the parent process.
 * @returns once it is written: if the process exited before, the message would be lost
 */
export function sendToParent(message: object): Promise<void> {
  return new Promise((resolve, reject) =>
    process.send!(message, undefined, undefined, (error) => (error ? reject(error) : resolve())),
  );
}

/** Does the work that the parent process asks for, once, and exits; also if the parent leaves meanwhile. */
export function workForParent<Asked>(work: (asked: Asked) => Promise<void>): void {
  // When the product stops, what is being made has no one left to take it.
  process.once('disconnect', () => process.exit());
  process.once('message', (asked: Asked) => void work(asked).finally(() => process.exit()));
}
