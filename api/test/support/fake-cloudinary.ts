import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A peer on loopback that takes uploads as Cloudinary's API does. */
export class FakeCloudinary {
  /** The forms that arrived, with the path each was sent to. */
  readonly uploads: { readonly path: string; readonly form: FormData }[] = [];
  /** Refuses every upload with this status while it is set. */
  trouble: number | undefined;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<FakeCloudinary> {
    const peer = new FakeCloudinary();
    await new Promise<void>((resolve) => peer.server.listen(0, '127.0.0.1', resolve));
    return peer;
  }

  /** The setting that makes the product use it. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `cloudinary://spec-key:spec-secret@spec-cloud?upload_prefix=http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { 'content-type': request.headers['content-type']! };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    this.uploads.push({ path: request.url!, form });
    response.writeHead(this.trouble ?? 200, { 'content-type': 'application/json' });
    if (this.trouble) return void response.end('{"error":{"message":"a secret of the peer"}}');
    const id = `${form.get('folder') as string}/peer1`;
    response.end(
      JSON.stringify({
        secure_url: `https://res.cloudinary.example/spec-cloud/image/upload/v1/${id}.jpg`,
        public_id: id,
        format: 'jpg',
        bytes: 321,
        width: 60,
        height: 40,
      }),
    );
  }
}
