import { unreachable } from './failures';

/** A form that is being sent. */
export interface SentForm {
  readonly url: string;
  readonly form: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the percentage sent, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
  /** Cancels; the promise then rejects with an AbortError. */
  readonly signal: AbortSignal;
}

interface FormAnswer {
  readonly status: number;
  /** Null for anything but JSON. */
  readonly body: unknown;
}

/**
 * Sends a form, with XMLHttpRequest, because fetch reports no upload progress.
 * @throws HttpError if no answer arrives
 */
export function postForm({ url, form, headers = {}, onProgress, signal }: SentForm): Promise<FormAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () => resolve({ status: request.status, body: request.response as unknown });
    request.onerror = () => reject(unreachable());
    const cancelled = () => reject(new DOMException('Cancelled', 'AbortError'));
    request.onabort = cancelled;
    if (signal.aborted) return cancelled();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
