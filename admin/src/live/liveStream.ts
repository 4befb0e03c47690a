import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import { fetchStream } from '../data/http';
import type { LiveResource } from '@imisozi/core/live';
import type { Notification, Viewer } from '../data/types';

const LIVE = '/api/admin/live';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

export interface LiveListener {
  /** The stream is open; no event is missed from now on. */
  readonly onHello: () => void;
  /** The stream failed or ended; events until the next `onHello` are missed. */
  readonly onSilence: () => void;
  readonly onNotification: (notification: Notification) => void;
  /** Records of these resources have changed; a newer server may send unknown names. */
  readonly onChanged: (resources: readonly (LiveResource | (string & {}))[]) => void;
  /** The colleagues who have this booking open too, if it is open here. */
  readonly onViewers: (orderId: string, others: readonly Viewer[]) => void;
  /** The session has ended. */
  readonly onSessionEnd: () => void;
}

/** Why a stream has ended: the session ended, the server restarts, or the connection was lost. */
type Ending = 'session' | 'restart' | 'lost';

/** Listens until the returned function is called, and reconnects with increasing delays. */
export function listen(listener: LiveListener): () => void {
  const stop = new AbortController();
  void keepListening(listener, stop.signal);
  return () => stop.abort();
}

async function keepListening(listener: LiveListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const resetting: LiveListener = {
    ...listener,
    onHello: () => {
      failures = 0;
      listener.onHello();
    },
  };
  while (!signal.aborted) {
    const ending = await readStream(resetting, signal);
    if (signal.aborted) return;
    if (ending === 'session') return listener.onSessionEnd();
    listener.onSilence();
    await pause(waitAfter(failures++), signal);
  }
}

/** The delay in milliseconds, with jitter, so that not all dashboards reconnect at the same moment after a restart. */
const waitAfter = (failures: number) => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random());

/** Reads one stream to its end. */
async function readStream(listener: LiveListener, signal: AbortSignal): Promise<Ending> {
  try {
    const response = await fetchStream(LIVE, signal);
    const messages = response
      .body!.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const { done, value } = await messages.read();
      if (done) return 'lost';
      const ending = dispatch(listener, value);
      if (ending) return ending;
    }
  } catch (error) {
    return (error as { status?: number }).status === 401 ? 'session' : 'lost';
  }
}

/** Calls the listener for a message; heartbeats are ignored. */
function dispatch(listener: LiveListener, { event, data }: EventSourceMessage): Ending | undefined {
  if (event === 'hello') listener.onHello();
  if (event === 'notification') listener.onNotification(JSON.parse(data) as Notification);
  if (event === 'changed') listener.onChanged((JSON.parse(data) as { resources: string[] }).resources);
  if (event === 'viewers') {
    const { orderId, others } = JSON.parse(data) as { orderId: string; others: Viewer[] };
    listener.onViewers(orderId, others);
  }
  if (event === 'ended') return (JSON.parse(data) as { reason: Ending }).reason;
  return undefined;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      // The signal outlives many pauses, so listeners would accumulate.
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
