/**
 * Tells the process that started this one.
 * @returns once it is written: a process that ended before took it along
 */
export function tell(message: object): Promise<void> {
  return new Promise((resolve, reject) =>
    process.send!(message, undefined, undefined, (error) => (error ? reject(error) : resolve())),
  );
}
