import { connect, type Socket } from 'node:net';

/** One scan of 10 MB takes clamd well under a second; the first one after its start waits for the signatures. */
const TIMEOUT_MS = 30_000;

/** clamd takes chunks of any length up to its StreamMaxLength. */
const CHUNK_BYTES = 65_536;

/** The longest reply that is read; the name of a finding has at most some dozen characters. */
const MAX_REPLY_BYTES = 4_096;

/**
 * The commands of ClamAV's daemon that we use, one a connection, as `man clamd` describes them.
 * @throws Error if it cannot be reached, or replies with anything else
 */
export class Clamd {
  /** @param address tcp://host:port or unix:///path/of/its.socket */
  constructor(private readonly address: string) {}

  /** The name of what it finds in a file; null if it finds nothing. */
  async scan(data: Buffer): Promise<string | null> {
    const reply = await this.ask((socket) => {
      socket.write('zINSTREAM\0');
      for (let from = 0; from < data.length; from += CHUNK_BYTES) {
        const chunk = data.subarray(from, from + CHUNK_BYTES);
        socket.write(lengthOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(lengthOf(0));
    });
    if (reply === 'stream: OK') return null;
    const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
    if (!found) throw new Error(`clamd replied ${JSON.stringify(reply)}`);
    return found;
  }

  async ping(): Promise<void> {
    const reply = await this.ask((socket) => socket.write('zPING\0'));
    if (reply !== 'PONG') throw new Error(`clamd replied ${JSON.stringify(reply)}`);
  }

  /** Sends a command and returns the reply, which ends with a zero byte. */
  private ask(send: (socket: Socket) => void): Promise<string> {
    const { protocol, hostname, port, pathname } = new URL(this.address);
    const target =
      protocol === 'unix:' ? { path: decodeURIComponent(pathname) } : { host: hostname, port: Number(port || 3310) };
    return new Promise((resolve, reject) => {
      const socket = connect(target);
      let reply = '';
      const failed = (reason: string) => () => socket.destroy(new Error(reason));
      const timer = setTimeout(failed(`clamd did not reply within ${TIMEOUT_MS} ms`), TIMEOUT_MS).unref();
      socket.setEncoding('utf8');
      socket.once('connect', () => send(socket));
      socket.on('data', (text: string) => {
        reply += text;
        if (reply.length > MAX_REPLY_BYTES) return failed('clamd replied too much')();
        if (!reply.includes('\0')) return;
        resolve(reply.slice(0, reply.indexOf('\0')));
        socket.destroy();
      });
      socket.once('end', failed('clamd ended the connection'));
      // After its reply clamd may close a connection into which we still write: the reply counts.
      socket.once('error', reject);
      socket.once('close', () => {
        clearTimeout(timer);
        reject(new Error('clamd closed the connection'));
      });
    });
  }
}

/** In four bytes, the highest first. */
function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
