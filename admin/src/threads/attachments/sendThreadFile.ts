import { storedToken } from '../../auth/session';
import { failureOf } from '../../data/failures';
import { postForm, type SentForm } from '../../data/postForm';
import type { ThreadFile } from '../../data/types';
import { label } from '../../i18n/label';

interface Sending extends Pick<SentForm, 'onProgress' | 'signal'> {
  readonly threadId: string;
  readonly file: File;
}

/**
 * Uploads a file for a reply.
 * @returns the id with which the reply names it
 * @throws HttpError
 */
export async function sendThreadFile({ threadId, file, ...sending }: Sending): Promise<string> {
  const form = new FormData();
  form.set('name', file.name);
  form.set('file', file);
  const url = `/api/admin/threads/${encodeURIComponent(threadId)}/files`;
  const { status, body } = await postForm({ url, form, headers: { token: storedToken() ?? '' }, ...sending });
  const id = (body as { readonly data?: ThreadFile } | null)?.data?.id;
  if (status < 300 && id) return id;
  throw failureOf(status, body, label('app.upload.refused'));
}
