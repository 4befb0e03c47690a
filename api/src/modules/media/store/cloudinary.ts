import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isMediaUrl } from '@imisozi/core/media-url';
import { PICTURE_FORMATS, type CheckedFile } from '../files/checked-file.js';
import { MEDIA_FOLDERS } from '../media.folders.js';
import {
  MediaStore,
  MediaStoreFailure,
  type StoredMedia,
  type UploadFields,
  type UploadTicket,
} from './media-store.js';

const DEFAULT_API = 'https://api.cloudinary.com';
const TIMEOUT_MS = 60_000;

/** The account in `CLOUDINARY_URL`. */
export interface CloudinaryAccount {
  readonly cloud: string;
  readonly key: string;
  readonly secret: string;
  /** The URL of its API; accounts in some regions have another one. */
  readonly api: string;
}

/**
 * Parses `cloudinary://key:secret@cloud`, optionally with `?upload_prefix=https://api-eu.cloudinary.com`.
 * @returns null if a part is missing
 */
export function parseCloudinaryUrl(text: string): CloudinaryAccount | null {
  const url = new URL(text);
  const account = {
    cloud: url.hostname,
    key: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    api: (url.searchParams.get('upload_prefix') ?? DEFAULT_API).replace(/\/+$/, ''),
  };
  return account.cloud && account.key && account.secret && URL.canParse(account.api) ? account : null;
}

/**
 * The signature for Cloudinary: SHA-1, in hexadecimal, of all parameters sorted by name as `name=value`, joined by `&`,
 * followed by the secret. https://cloudinary.com/documentation/authentication_signatures
 */
export function signCloudinary(parameters: Readonly<Record<string, string>>, secret: string): string {
  const text = Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
  return createHash('sha1').update(`${text}${secret}`).digest('hex');
}

const uploaded = z.object({
  secure_url: z.string().refine((address) => address.startsWith('https://') && isMediaUrl(address)),
  public_id: z.string(),
  format: z.string().optional(),
  bytes: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
});

const listed = z.object({
  resources: z.array(z.object({ public_id: z.string() })),
  next_cursor: z.string().optional(),
});
const destroyed = z.object({ result: z.enum(['ok', 'not found']) });

/** Ids that need no encoding in URLs; for any other it is not certain that it is unused. */
const PLAIN_ID = /^\w+\/[\w-]+$/;

/** Stores media at Cloudinary: browsers upload directly to it with fields that were signed here. */
export class Cloudinary extends MediaStore {
  private readonly root: string;
  private readonly uploadUrl: string;

  constructor(private readonly account: CloudinaryAccount) {
    super();
    this.root = `${account.api}/v1_1/${encodeURIComponent(account.cloud)}`;
    this.uploadUrl = `${this.root}/image/upload`;
  }

  ticketFor({ folder, tags, upload_preset }: UploadFields): UploadTicket {
    const { key, secret } = this.account;
    const formats = folder === 'publications' ? [...PICTURE_FORMATS, 'pdf'] : PICTURE_FORMATS;
    const parameters: Record<string, string> = {
      // Signed, so that the cloud service accepts the same types as the local store.
      allowed_formats: formats.join(','),
      folder,
      timestamp: String(Math.floor(Date.now() / 1000)),
      ...(tags && { tags }),
      ...(upload_preset && { upload_preset }),
    };
    const signature = signCloudinary(parameters, secret);
    return {
      provider: 'cloudinary',
      uploadUrl: this.uploadUrl,
      apiKey: key,
      fields: { ...parameters, api_key: key, signature },
    };
  }

  /** For clients that upload to this API all the same: forwards the file, checked and rewritten. */
  async save(file: CheckedFile, fields: UploadFields): Promise<StoredMedia> {
    const form = new FormData();
    for (const [name, value] of Object.entries(this.ticketFor(fields).fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(file.data)]), `upload.${file.format}`);
    const { secure_url, public_id, format, bytes, width, height } = await this.call(
      this.uploadUrl,
      { method: 'POST', body: form },
      uploaded,
    );
    return {
      address: secure_url,
      publicId: public_id,
      format: format ?? file.format,
      bytes,
      ...(width && height && { size: { width, height } }),
      versions: [],
    };
  }

  /** Uses the Admin API: https://cloudinary.com/documentation/admin_api#get_resources */
  async *list(): AsyncIterable<string> {
    const { key, secret } = this.account;
    const headers = { Authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` };
    for (const folder of MEDIA_FOLDERS) {
      let cursor: string | undefined;
      do {
        const query = new URLSearchParams({
          prefix: `${folder}/`,
          max_results: '500',
          ...(cursor && { next_cursor: cursor }),
        });
        const page = await this.call(`${this.root}/resources/image/upload?${query.toString()}`, { headers }, listed);
        for (const { public_id } of page.resources) if (PLAIN_ID.test(public_id)) yield public_id;
        cursor = page.next_cursor;
      } while (cursor);
    }
  }

  async remove(publicId: string): Promise<void> {
    const { key, secret } = this.account;
    const parameters = {
      invalidate: 'true',
      public_id: publicId,
      timestamp: String(Math.floor(Date.now() / 1000)),
    };
    const form = new FormData();
    const fields = { ...parameters, api_key: key, signature: signCloudinary(parameters, secret) };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    await this.call(`${this.root}/image/destroy`, { method: 'POST', body: form }, destroyed);
  }

  private async call<T>(url: string, options: RequestInit, shape: z.ZodType<T>): Promise<T> {
    try {
      const response = await fetch(url, {
        ...options,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return shape.parse(await response.json());
    } catch (error) {
      const reason = error instanceof z.ZodError ? 'unexpected content' : String(error);
      throw new MediaStoreFailure(`Cloudinary did not complete the request: ${reason}`);
    }
  }
}
