/** Whether the error is a 404 of the API. */
export const isNotFound = (error: unknown): boolean => (error as { status?: number } | null)?.status === 404;
