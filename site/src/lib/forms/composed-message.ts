/**
 * A form's answers as a message to the company: one line for each answer, `Pace: Relaxed`, then the visitor's own text.
 */
export function composedMessage(answers: readonly (readonly [label: string, answer: string])[], text: string): string {
  const lines = answers.filter(([, answer]) => answer).map(([label, answer]) => `${label} ${answer}`);
  return [...lines, ...(text ? ['', text] : [])].join('\n');
}
