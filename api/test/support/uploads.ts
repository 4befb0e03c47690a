import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { TestApp } from './app.js';

/** A file as a browser would send it. */
export interface SpecFile {
  readonly data: Buffer | string;
  readonly name?: string;
  readonly type?: string;
  /** The form's field; `file` unless a spec sends another. */
  readonly field?: string;
}

/** Sends a multipart form to the upload call; `fields` replace the usual ones. */
export async function upload(
  { app }: TestApp,
  token: string,
  files: readonly SpecFile[],
  fields: Record<string, string> = { folder: 'events' },
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { data, name = 'cover.jpg', type = 'image/jpeg', field = 'file' } of files) {
    form.append(field, new Blob([typeof data === 'string' ? data : new Uint8Array(data)], { type }), name);
  }
  const request = new Request('http://spec/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: { token, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** A picture of one colour, red unless asked otherwise. */
export const picture = (width = 60, height = 40, colour = 'red') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** The smallest text that readers take for a whole document. */
export const PDF = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
xref
0 3
0000000000 65535 f 
0000000009 00000 n 
0000000052 00000 n 
trailer<</Size 3/Root 1 0 R>>
startxref
95
%%EOF
`;
