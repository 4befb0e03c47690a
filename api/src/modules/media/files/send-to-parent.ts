/**
 * Sends a message to the parent process.
 * @returns once it is written: if the process exited before, the message would be lost
 */
export function sendToParent(message: object): Promise<void> {
  return new Promise((resolve, reject) =>
    process.send!(message, undefined, undefined, (error) => (error ? reject(error) : resolve())),
  );
}
