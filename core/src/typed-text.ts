/**
 * The trimmed value of a form input. In the dashboard a cleared input is null, and an untouched one may be undefined:
 * neither is a text, and neither has a length.
 */
export const typedText = (held: string | null | undefined): string => held?.trim() ?? '';
