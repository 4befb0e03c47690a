import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback that accepts uploads like Cloudinary's API. */
export class FakeCloudinary {
  /** The received forms, with their paths. */
  readonly uploads: { readonly path: string; readonly form: FormData }[] = [];
  /** While it is set, every upload is refused with this status. */
  trouble: number | undefined;
  /** The contents of its account, two per page. */
  readonly resources = new Set<string>();
  /** The headers and forms of calls other than uploads. */
  readonly calls: { readonly path: string; readonly authorization: string | undefined; readonly form?: FormData }[] =
    [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<FakeCloudinary> {
    const peer = new FakeCloudinary();
    await new Promise<void>((resolve) => peer.server.listen(0, '127.0.0.1', resolve));
    return peer;
  }

  /** The setting for the product to use it. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `cloudinary://spec-key:spec-secret@spec-cloud?upload_prefix=http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url!.includes('/resources/')) return this.list(request, response);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { 'content-type': request.headers['content-type']! };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    if (!isSigned(form)) {
      response.writeHead(401, { 'content-type': 'application/json' });
      return void response.end('{"error":{"message":"Invalid Signature"}}');
    }
    if (request.url!.endsWith('/destroy')) return this.destroy(request, form, response);
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

  private list({ url, headers }: IncomingMessage, response: ServerResponse): void {
    this.calls.push({ path: url!, authorization: headers.authorization });
    const query = new URL(url!, this.address).searchParams;
    const from = Number(query.get('next_cursor') ?? 0);
    const found = [...this.resources].filter((id) => id.startsWith(query.get('prefix')!)).sort();
    const next = from + 2 < found.length ? { next_cursor: String(from + 2) } : {};
    const resources = found.slice(from, from + 2).map((public_id) => ({ public_id }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ resources, ...next }));
  }

  private destroy({ url, headers }: IncomingMessage, form: FormData, response: ServerResponse): void {
    this.calls.push({ path: url!, authorization: headers.authorization, form });
    const result = this.resources.delete(form.get('public_id') as string) ? 'ok' : 'not found';
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ result }));
  }

  private get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
}

/** Unsigned fields; all other fields of a form must be signed. */
const UNSIGNED = new Set(['file', 'api_key', 'signature', 'resource_type', 'cloud_name']);

function isSigned(form: FormData): boolean {
  const signed = [...form].filter(([name]) => !UNSIGNED.has(name)).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = signed.map(([name, value]) => `${name}=${value as string}`).join('&');
  const signature = createHash('sha1').update(`${text}spec-secret`).digest('hex');
  return form.get('api_key') === 'spec-key' && form.get('signature') === signature;
}
