/** Null for an invalid URL. */
export const parsedUrl = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

/** Whether it is a link that browsers can follow. */
export const isWebUrl = (value: string): boolean => /^https?:$/.test(parsedUrl(value)?.protocol ?? '');
