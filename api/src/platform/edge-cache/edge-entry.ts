import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { EdgeForm } from './edge-form.js';

const NO_BYTES = Buffer.alloc(0);

/** The content encodings of a body (RFC 9110 8.4). */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What the edge cache did for a request, as `X-Cache` says. */
export type CacheStatus = 'HIT' | 'MISS' | 'STALE' | 'BYPASS';

/** Below this, compression costs more than it saves. */
const COMPRESSED_FROM_BYTES = 1_024;
/** The maximum bytes of names, values and tags of one entry, in all its forms. */
const HEADERS_BYTES = 8_192;
/** Compressed once for thousands of readers; higher levels cost much and save little. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;

const COMPRESS: Readonly<Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: GZIP_LEVEL }),
};

/** Kinds of content that compression makes smaller. */
const COMPRESSIBLE = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|ld\+json)|image\/svg)/;

/**
 * Headers that describe the body are not in a 304. All others are: a browser takes over a new policy although the page
 * is unchanged.
 */
const NOT_IN_304 = /^content-(type|encoding|length|disposition)$/;

/** One response that the edge cache keeps, in the encodings that were requested. */
export class EdgeEntry {
  /** It may be served once more while it is renewed. */
  isOutdated = false;
  /** When the next attempt to renew it may begin, in `performance.now()` time. */
  renewAt = 0;
  readonly etag: string;
  private readonly headers: readonly (readonly [name: string, value: string])[];
  private readonly forms = new Map<string, EdgeForm>();
  private readonly notModifiedForms = new Map<CacheStatus, EdgeForm>();
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  /**
   * @param headers of the response, without those that describe one transfer; names in lower case
   * @param expires when it is too old to be served as fresh, in `performance.now()` time
   */
  constructor(
    headers: Readonly<Record<string, string>>,
    private readonly body: Buffer,
    readonly tags: readonly string[],
    readonly expires: number,
  ) {
    const { etag = `"${createHash('sha1').update(body).digest('base64')}"`, vary, ...kept } = headers;
    // A weak ETag, as one ETag stands for all encodings; it matches the one that the framework sent to the first
    // reader.
    this.etag = etag.startsWith('W/') ? etag : `W/${etag}`;
    this.headers = Object.entries({ ...kept, vary: withEncoding(vary), etag: this.etag });
  }

  /** The maximum memory it takes: each form keeps its bytes once more, and the compressed ones are small. */
  get bytes(): number {
    return 3 * this.body.length + HEADERS_BYTES;
  }

  /** The form for an encoding, if it exists already. */
  formOf(encoding: Encoding, status: CacheStatus): EdgeForm | undefined {
    return this.forms.get(status === 'HIT' ? encoding : `${encoding} ${status}`);
  }

  /** The form for an encoding; made if it does not exist yet. */
  async makeForm(encoding: Encoding, status: CacheStatus): Promise<EdgeForm> {
    const used = this.isCompressible ? encoding : 'identity';
    const body = used === 'identity' ? this.body : await this.compressOnce(used);
    const headers = [
      ...this.headers.flat(),
      ...(used === 'identity' ? [] : ['content-encoding', used]),
      'content-length',
      String(body.length),
      'x-cache',
      status,
    ];
    const form = new EdgeForm(200, headers, body);
    this.forms.set(status === 'HIT' ? encoding : `${encoding} ${status}`, form);
    return form;
  }

  /** The 304 form. */
  notModified(status: CacheStatus): EdgeForm {
    let form = this.notModifiedForms.get(status);
    if (!form) {
      const headers = this.headers.filter(([name]) => !NOT_IN_304.test(name)).flat();
      form = new EdgeForm(304, [...headers, 'x-cache', status], NO_BYTES);
      this.notModifiedForms.set(status, form);
    }
    return form;
  }

  /** Whether `If-None-Match` matches this response (RFC 9110 13.1.2: weak comparison). */
  matches(ifNoneMatch: string): boolean {
    if (ifNoneMatch === this.etag) return true;
    const opaque = this.etag.slice(2);
    return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque || tag.trim() === '*');
  }

  private get isCompressible(): boolean {
    const type = this.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
    return this.body.length >= COMPRESSED_FROM_BYTES && COMPRESSIBLE.test(type);
  }

  private compressOnce(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    let made = this.compressed.get(encoding);
    if (!made) {
      made = COMPRESS[encoding](this.body);
      this.compressed.set(encoding, made);
    }
    return made;
  }
}

function withEncoding(vary = ''): string {
  const names = vary.split(',').map((name) => name.trim().toLowerCase());
  return [...new Set([...names.filter(Boolean), 'accept-encoding'])].join(', ');
}
