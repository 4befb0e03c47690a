import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAuthProvider, useInput, type Validator } from 'react-admin';
import { prepareFile } from './prepare/prepareFile';
import { sendFile, type MediaFolder } from './sendFile';
import type { Upload } from './uploads';

/** The state of an unfinished upload. */
export interface Progress {
  readonly percent: number;
  /** `preparing`: a large photograph is resized before it is sent. */
  readonly state: 'preparing' | 'sending' | 'cancelled' | 'failed';
  /** Why it failed. */
  readonly error?: string;
}

interface UploadsOptions {
  readonly source: string;
  readonly folder: MediaFolder;
  readonly multiple: boolean;
  readonly validate: Validator;
}

/** Uploads the chosen files and keeps their URLs in the form. */
export function useUploads({ source, folder, multiple, validate }: UploadsOptions) {
  const { field, fieldState, id, isRequired } = useInput<Upload[]>({ source, validate, defaultValue: [] });
  const authProvider = useAuthProvider();
  const [progress, setProgress] = useState<Readonly<Record<string, Progress>>>({});
  const files = useRef(new Map<string, File>());
  const senders = useRef(new Map<string, AbortController>());
  const uploads: readonly Upload[] = (field.value as Upload[] | null) ?? [];
  // Uploads finish in any order, and rows may have been added, removed or moved in the meantime.
  const latest = useRef(uploads);
  // If the input is in a row that moves, its path in the form changes.
  const keep = useRef(field.onChange);
  useLayoutEffect(() => {
    latest.current = uploads;
    keep.current = field.onChange;
  });

  useEffect(() => {
    const running = senders.current;
    return () => running.forEach((sender) => sender.abort());
  }, []);

  const change = (next: readonly Upload[]) => {
    latest.current = next;
    keep.current(next);
  };
  const set = (upload: string, part: Partial<Upload>) =>
    change(latest.current.map((one) => (one.id === upload ? { ...one, ...part } : one)));
  const tell = (upload: string, told: Progress) => setProgress((all) => ({ ...all, [upload]: told }));

  async function send(upload: string): Promise<void> {
    const file = files.current.get(upload);
    if (!file) return;
    const sender = new AbortController();
    senders.current.set(upload, sender);
    tell(upload, { percent: 0, state: 'preparing' });
    set(upload, { failed: false });
    try {
      const onProgress = (percent: number) => tell(upload, { percent, state: 'sending' });
      const prepared = await prepareFile(file, sender.signal);
      onProgress(0);
      const url = await sendFile({ file: prepared, folder, onProgress, signal: sender.signal });
      files.current.delete(upload);
      set(upload, { url });
    } catch (error) {
      if (sender.signal.aborted) return tell(upload, { percent: 0, state: 'cancelled' });
      tell(upload, { percent: 0, state: 'failed', error: error instanceof Error ? error.message : String(error) });
      set(upload, { failed: true });
      // Ends a session that the server no longer accepts.
      await authProvider?.checkError(error).catch(() => undefined);
    } finally {
      senders.current.delete(upload);
    }
  }

  function remove(upload: string): void {
    senders.current.get(upload)?.abort();
    files.current.delete(upload);
    change(latest.current.filter((one) => one.id !== upload));
  }

  return {
    id,
    isRequired,
    inputRef: field.ref,
    uploads,
    error: fieldState.error?.message,
    progressOf: (upload: string): Progress | undefined => progress[upload],
    choose: (chosen: readonly File[]) => {
      const taken = (multiple ? chosen : chosen.slice(0, 1)).map((file) => ({ file, id: crypto.randomUUID() }));
      if (taken.length === 0) return;
      if (!multiple) latest.current.forEach((one) => senders.current.get(one.id)?.abort());
      taken.forEach((one) => files.current.set(one.id, one.file));
      const added = taken.map(({ file, id: key }): Upload => ({ id: key, name: file.name, url: null, failed: false }));
      change([...(multiple ? latest.current : []), ...added]);
      taken.forEach((one) => void send(one.id));
    },
    describe: set,
    cancel: (upload: string) => senders.current.get(upload)?.abort(),
    retry: (upload: string) => void send(upload),
    remove,
    reorder: change,
    move: (from: number, to: number) => {
      const next = [...latest.current];
      next.splice(to, 0, ...next.splice(from, 1));
      change(next);
    },
  };
}
