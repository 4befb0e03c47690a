const text = (example?: string) => ({ type: 'string', ...(example && { example }) });

/** The kinds of files that routes return: their content type, and how the OpenAPI document describes them. */
export const FILES = {
  pdf: { type: 'application/pdf', schema: { type: 'string', format: 'binary' } },
  /** Of a type that the file has. */
  any: { type: '*/*', schema: { type: 'string', format: 'binary' } },
  calendar: { type: 'text/calendar', schema: text('BEGIN:VCALENDAR') },
  csv: { type: 'text/csv', schema: text() },
  html: { type: 'text/html', schema: text() },
  text: { type: 'text/plain', schema: text() },
  events: { type: 'text/event-stream', schema: text('event: hello\ndata: {"unread":3}\n\n') },
} as const;

export type FileKind = keyof typeof FILES;
