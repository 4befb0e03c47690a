import type { HttpError } from 'react-admin';
import { storedToken } from '../../auth/session';
import { failureOf, unreachable } from '../../data/failures';
import { api } from '../../data/http';
import type { UploadTicket } from '../../data/types';
import { label } from '../../i18n/label';

/** The folders of the media service. */
export type MediaFolder = 'events' | 'blogs' | 'publications';

interface Sending {
  readonly file: File;
  readonly folder: MediaFolder;
  /** Called with the percentage sent, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
  /** Cancels; the promise then rejects with an AbortError. */
  readonly signal: AbortSignal;
}

/**
 * Sends a file to the media service: the cloud service if one is configured, or else the API (rules/media 5).
 * @returns the URL of the stored file
 * @throws HttpError
 */
export async function sendFile({ file, folder, onProgress, signal }: Sending): Promise<string> {
  const { data: ticket } = await api.POST('/api/media/signature', { body: { folder, tags: folder }, signal });
  return post(ticket!, file, onProgress, signal);
}

/** With XMLHttpRequest, because fetch reports no upload progress. */
function post(ticket: UploadTicket, file: File, onProgress: Sending['onProgress'], signal: AbortSignal) {
  return new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', ticket.uploadUrl);
    request.responseType = 'json';
    const token = storedToken();
    // The token must not go to the cloud service, which has a signature instead.
    if (token && ticket.provider === 'local') request.setRequestHeader('token', token);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () => {
      const body = request.response as Answer | null;
      if (request.status < 300 && body?.secure_url) resolve(body.secure_url);
      else reject(refusedBy(ticket, request.status, body));
    };
    request.onerror = () => reject(unreachable());
    const cancelled = () => reject(new DOMException('Cancelled', 'AbortError'));
    request.onabort = cancelled;
    if (signal.aborted) return cancelled();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(ticket, file));
  });
}

interface Answer {
  readonly secure_url?: string;
  /** The error format of the cloud service. */
  readonly error?: { readonly message?: string };
}

/** A 401 or 403 of the cloud service does not concern the session, so it must not end it. */
const refusedBy = ({ provider }: UploadTicket, status: number, body: Answer | null): HttpError =>
  provider === 'local'
    ? failureOf(status, body, label('app.upload.refused'))
    : failureOf(0, body?.error, label('app.upload.refused'));

/** The file goes last, so that a server can check the fields first. */
function formOf({ fields }: UploadTicket, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}
