import { useEffect, useRef, useState } from 'react';
import { useAuthProvider, useDataProvider } from 'react-admin';
import type { ThreadPaper } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { isFile, problemOf, type Attachment, type ChosenFile } from './attachments';
import { sendThreadFile } from './sendThreadFile';

/**
 * Uploads the files of a reply as soon as they are chosen.
 * @param onChange called when something was added, uploaded or removed
 */
export function useAttachments(threadId: string, onChange: () => void) {
  const authProvider = useAuthProvider();
  const { removeThreadFile } = useDataProvider<StaffDataProvider>();
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  // Uploads finish in any order, and files may have been added or removed in the meantime.
  const latest = useRef(attachments);
  const senders = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = senders.current;
    return () => running.forEach((sender) => sender.abort());
  }, []);

  const change = (next: readonly Attachment[]) => {
    latest.current = next;
    setAttachments(next);
    onChange();
  };
  const set = (key: string, part: Partial<ChosenFile>) =>
    change(latest.current.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send({ key, file }: ChosenFile): Promise<void> {
    const sender = new AbortController();
    senders.current.set(key, sender);
    const { signal } = sender;
    try {
      const onProgress = (percent: number) => set(key, { percent });
      const fileId = await sendThreadFile({ threadId, file, onProgress, signal });
      set(key, { fileId, percent: 100 });
    } catch (error) {
      if (signal.aborted) return;
      set(key, { error: error instanceof Error ? error.message : String(error) });
      // Ends a session that the server no longer accepts.
      await authProvider?.checkError(error).catch(() => undefined);
    } finally {
      senders.current.delete(key);
    }
  }

  return {
    attachments,
    choose: (files: readonly File[]) => {
      for (const file of files) {
        const error = problemOf(file, latest.current);
        const chosen: ChosenFile = { key: crypto.randomUUID(), file, percent: 0, ...(error && { error }) };
        change([...latest.current, chosen]);
        if (!error) void send(chosen);
      }
    },
    choosePaper: (paper: ThreadPaper) => {
      if (!latest.current.some(({ key }) => key === paper.number)) {
        change([...latest.current, { key: paper.number, paper }]);
      }
    },
    remove: (key: string) => {
      senders.current.get(key)?.abort();
      const removed = latest.current.find((one) => one.key === key);
      change(latest.current.filter((one) => one !== removed));
      // One that stays behind is deleted by itself after a day.
      if (removed && isFile(removed) && removed.fileId) {
        removeThreadFile(threadId, removed.fileId).catch(() => undefined);
      }
    },
    clear: () => change([]),
  };
}
