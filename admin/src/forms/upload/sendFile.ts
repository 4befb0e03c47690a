import { HttpError } from 'react-admin';
import { storedToken } from '../../auth/session';

/** The folders of the media service. */
export type MediaFolder = 'events' | 'blogs' | 'publications';

const UPLOAD_ADDRESS = '/api/media/upload';
const UNREACHABLE = 'app.errors.unreachable';
const REFUSED = 'app.upload.refused';

interface Sending {
  readonly file: File;
  readonly folder: MediaFolder;
  /** Told the percentage that has left the browser, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
  /** Cancels; the promise then rejects with an AbortError. */
  readonly signal: AbortSignal;
}

/**
 * Sends a file to the media service. XMLHttpRequest, because fetch does not tell how much of a body has been sent.
 * @returns the address of the stored file
 * @throws HttpError with a sentence, or the key of one
 */
export function sendFile({ file, folder, onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', UPLOAD_ADDRESS);
    request.responseType = 'json';
    const token = storedToken();
    if (token) request.setRequestHeader('token', token);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () => {
      const body = request.response as { secure_url?: string; message?: string } | null;
      if (request.status < 300 && body?.secure_url) resolve(body.secure_url);
      else reject(new HttpError(body?.message ?? REFUSED, request.status, body));
    };
    request.onerror = () => reject(new HttpError(UNREACHABLE, 0));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(file, folder));
  });
}

/** The fields that the cloud service asks for. The file goes last, so that a server can judge the others first. */
function formOf(file: File, folder: MediaFolder): FormData {
  const form = new FormData();
  form.set('tags', folder);
  form.set('upload_preset', folder);
  form.set('timestamp', String(Math.floor(Date.now() / 1_000)));
  form.set('folder', folder);
  form.set('file', file);
  return form;
}
