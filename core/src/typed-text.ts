/**
 * What an input of a form holds, without spaces around it. One that somebody emptied holds null in the dashboard, one
 * that nobody touched may hold nothing at all: neither is a text, and neither may be asked for its length.
 */
export const typedText = (held: string | null | undefined): string => held?.trim() ?? '';
