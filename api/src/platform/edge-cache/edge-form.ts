/** Header names and values in turn, as Node writes them. */
export type RawHeaders = readonly string[];

/** One form of a response, ready to be written. */
export class EdgeForm {
  private bytes: Buffer | undefined;
  private bytesOf = '';

  constructor(
    readonly status: 200 | 304,
    readonly headers: RawHeaders,
    readonly body: Buffer,
  ) {}

  /**
   * The whole response as sent on a connection that stays open.
   * @param lastLines the last lines of its head, with the empty line; the same for a whole second
   */
  wire(lastLines: string): Buffer {
    if (this.bytesOf !== lastLines || !this.bytes) {
      this.bytesOf = lastLines;
      this.bytes = Buffer.concat([Buffer.from(this.head() + lastLines, 'latin1'), this.body]);
    }
    return this.bytes;
  }

  private head(): string {
    let head = this.status === 200 ? 'HTTP/1.1 200 OK\r\n' : 'HTTP/1.1 304 Not Modified\r\n';
    for (let at = 0; at < this.headers.length; at += 2) head += `${this.headers[at]}: ${this.headers[at + 1]}\r\n`;
    return head;
  }
}
