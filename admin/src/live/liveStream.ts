import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import { fetchStream } from '../data/http';
import type { LiveResource } from '@imisozi/core/live';
import type { Notification } from '../data/types';

const LIVE = '/api/admin/live';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

export interface LiveListener {
  /** The stream is open: every event from now on arrives. */
  readonly onHello: () => void;
  /** The stream failed or ended: events until the next hello are missed. */
  readonly onSilence: () => void;
  readonly onNotification: (notification: Notification) => void;
  /** Somebody has written something of these; a newer server may name some that are not known here. */
  readonly onChanged: (resources: readonly (LiveResource | (string & {}))[]) => void;
  /** The person has to log in again. */
  readonly onSessionEnd: () => void;
}

/** Why a stream is over: the person must log in again, the server restarts, or the connection was lost. */
type Ending = 'session' | 'restart' | 'lost';

/** Listens until the returned function is called, and reconnects after a loss, with increasing delays. */
export function listen(listener: LiveListener): () => void {
  const stop = new AbortController();
  void keepListening(listener, stop.signal);
  return () => stop.abort();
}

async function keepListening(listener: LiveListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const patient: LiveListener = {
    ...listener,
    onHello: () => {
      failures = 0;
      listener.onHello();
    },
  };
  while (!signal.aborted) {
    const ending = await hear(patient, signal);
    if (signal.aborted) return;
    if (ending === 'session') return listener.onSessionEnd();
    listener.onSilence();
    await pause(waitAfter(failures++), signal);
  }
}

/** Milliseconds, with some jitter, so that not everyone reconnects at the same moment after a restart. */
const waitAfter = (failures: number) => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random());

/** Reads one stream to its end. */
async function hear(listener: LiveListener, signal: AbortSignal): Promise<Ending> {
  try {
    const response = await fetchStream(LIVE, signal);
    const messages = response
      .body!.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const { done, value } = await messages.read();
      if (done) return 'lost';
      const ending = tell(listener, value);
      if (ending) return ending;
    }
  } catch (error) {
    return (error as { status?: number }).status === 401 ? 'session' : 'lost';
  }
}

/** Passes a message on; heartbeats are ignored. */
function tell(listener: LiveListener, { event, data }: EventSourceMessage): Ending | undefined {
  if (event === 'hello') listener.onHello();
  if (event === 'notification') listener.onNotification(JSON.parse(data) as Notification);
  if (event === 'changed') listener.onChanged((JSON.parse(data) as { resources: string[] }).resources);
  if (event === 'ended') return (JSON.parse(data) as { reason: Ending }).reason;
  return undefined;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      // A signal lasts as long as the window, and pauses are many.
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
