/**
 * Sends a message to the process that started this one.
 * @returns once it is written: a process that ended before took it along
 */
export function sendToParent(message: object): Promise<void> {
  return new Promise((resolve, reject) =>
    process.send!(message, undefined, undefined, (error) => (error ? reject(error) : resolve())),
  );
}
