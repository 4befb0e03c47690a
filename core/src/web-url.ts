/** Null for what is no address at all. */
export const parsedUrl = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

/** Whether browsers can follow it as a link. */
export const isWebUrl = (value: string): boolean => /^https?:$/.test(parsedUrl(value)?.protocol ?? '');
