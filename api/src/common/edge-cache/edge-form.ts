/** Names and values of headers in turn, as Node writes them. */
export type RawHeaders = readonly string[];

/** One form of an answer, ready to be written. */
export class EdgeForm {
  private bytes: Buffer | undefined;
  private bytesOf = '';

  constructor(
    readonly status: 200 | 304,
    readonly headers: RawHeaders,
    readonly body: Buffer,
  ) {}

  /**
   * The whole answer as it travels on a connection that stays open.
   * @param date the value of its Date header, the same for a second
   * @param keepAlive the lines about the connection
   */
  wire(date: string, keepAlive: string): Buffer {
    if (this.bytesOf !== date || !this.bytes) {
      this.bytesOf = date;
      this.bytes = Buffer.concat([Buffer.from(this.head(date, keepAlive), 'latin1'), this.body]);
    }
    return this.bytes;
  }

  private head(date: string, keepAlive: string): string {
    let head = this.status === 200 ? 'HTTP/1.1 200 OK\r\n' : 'HTTP/1.1 304 Not Modified\r\n';
    for (let at = 0; at < this.headers.length; at += 2) head += `${this.headers[at]}: ${this.headers[at + 1]}\r\n`;
    return `${head}date: ${date}\r\n${keepAlive}\r\n`;
  }
}
