import type { HttpError } from 'react-admin';
import { storedToken } from '../../auth/session';
import { failureOf } from '../../data/failures';
import { api } from '../../data/http';
import { postForm, type SentForm } from '../../data/postForm';
import type { UploadTicket } from '../../data/types';
import { label } from '../../i18n/label';

/** The folders of the media service. */
export type MediaFolder = 'events' | 'blogs' | 'publications';

interface Sending extends Pick<SentForm, 'onProgress' | 'signal'> {
  readonly file: File;
  readonly folder: MediaFolder;
}

/**
 * Sends a file to the media service: the cloud service if one is configured, or else the API (rules/media 5).
 * @returns the URL of the stored file
 * @throws HttpError
 */
export async function sendFile({ file, folder, onProgress, signal }: Sending): Promise<string> {
  const { data: ticket } = await api.POST('/api/media/signature', { body: { folder, tags: folder }, signal });
  const { provider, uploadUrl: url } = ticket!;
  const token = storedToken();
  // The token must not go to the cloud service, which has a signature instead.
  const headers: Record<string, string> = token && provider === 'local' ? { token } : {};
  const { status, body } = await postForm({ url, form: formOf(ticket!, file), headers, onProgress, signal });
  const answer = body as Answer | null;
  if (status < 300 && answer?.secure_url) return answer.secure_url;
  throw refusedBy(ticket!, status, answer);
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
