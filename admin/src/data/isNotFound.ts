/** Whether the API answered that there is no such record. */
export const isNotFound = (error: unknown): boolean => (error as { status?: number } | null)?.status === 404;
