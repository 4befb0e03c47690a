/**
 * A form's answers as a message to the company: one line for each that was given, `Pace: Relaxed`, then the visitor's own
 * words.
 */
export function composedMessage(answers: readonly (readonly [label: string, answer: string])[], words: string): string {
  const lines = answers.filter(([, answer]) => answer).map(([label, answer]) => `${label} ${answer}`);
  return [...lines, ...(words ? ['', words] : [])].join('\n');
}
