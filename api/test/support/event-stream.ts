import { setTimeout as wait } from 'node:timers/promises';

/** One event of a stream. */
export interface StreamEvent {
  readonly type: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- specs read whatever shape they expect
  readonly data: any;
}

const PATIENCE_MS = 60_000;

/** Reads server-sent events as the dashboard does: with fetch, because the token is a header. */
export class EventStream {
  readonly events: StreamEvent[] = [];
  isOver = false;
  private readonly stop = new AbortController();

  private constructor(readonly status: number) {}

  static async open(url: string, token: string): Promise<EventStream> {
    const stop = new AbortController();
    const answer = await fetch(url, { headers: { token }, signal: stop.signal });
    const stream = new EventStream(answer.status);
    stream.stop.signal.addEventListener('abort', () => stop.abort());
    void stream.read(answer).catch(() => (stream.isOver = true));
    return stream;
  }

  /** The first event of this type with matching data, as soon as it arrives. */
  async next(type: string, isWanted: (data: StreamEvent['data']) => boolean = () => true): Promise<StreamEvent> {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(10)) {
      const found = this.events.find((event) => event.type === type && isWanted(event.data));
      if (found) return found;
    }
    throw new Error(`No ${type} came; there were ${JSON.stringify(this.events)}`);
  }

  /** Resolves when the other side has ended the stream. */
  async end(): Promise<void> {
    for (const deadline = Date.now() + PATIENCE_MS; !this.isOver; await wait(10)) {
      if (Date.now() > deadline) throw new Error('The stream did not end');
    }
  }

  close(): void {
    this.stop.abort();
  }

  private async read(answer: Response): Promise<void> {
    let rest = '';
    for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop()!;
      for (const part of parts) this.take(part);
    }
    this.isOver = true;
  }

  private take(part: string): void {
    const field = (name: string) =>
      part
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const data = field('data');
    if (data) this.events.push({ type: field('event') ?? 'message', data: JSON.parse(data) });
  }
}
