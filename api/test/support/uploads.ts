import type { LightMyRequestResponse } from 'fastify';
import { In } from 'typeorm';
import { Job, UNFINISHED } from '../../src/platform/jobs/job.entity.js';
import type { TestApp } from './app.js';

export { PDF, picture } from './files.js';

/** A file as a browser would send it. */
export interface SpecFile {
  readonly data: Buffer | string;
  readonly name?: string;
  readonly type?: string;
  /** The form field; by default `file`. */
  readonly field?: string;
}

/** Sends a multipart form to an upload route; `fields` replace the usual ones. */
export async function upload(
  { app }: TestApp,
  token: string,
  files: readonly SpecFile[],
  fields: Record<string, string> = { folder: 'events' },
  url = '/api/media/upload',
  idempotencyKey?: string,
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { data, name = 'cover.jpg', type = 'image/jpeg', field = 'file' } of files) {
    form.append(field, new Blob([typeof data === 'string' ? data : new Uint8Array(data)], { type }), name);
  }
  const request = new Request('http://spec/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url,
    headers: {
      token,
      'content-type': request.headers.get('content-type')!,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** Resolves when the copies of all pictures are made. */
export async function copiesMade({ dataSource }: TestApp): Promise<void> {
  const jobs = dataSource.getRepository(Job);
  for (let tries = 0; await jobs.existsBy({ queue: 'pictures', status: In(UNFINISHED) }); tries += 1) {
    if (tries > 400) throw new Error('The copies were not made');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
