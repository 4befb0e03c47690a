/** The brands of HEIC pictures, as phones write them. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether the content is a HEIC picture, regardless of the file name. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return head.startsWith('ftyp') && BRANDS.has(head.slice(4));
}

/**
 * Decodes a HEIC file for browsers without HEIC support. The decoder has 700 kB and is only loaded here.
 * @throws Error if the file cannot be read, or an AbortError
 */
export function decodeHeic(file: Blob, signal: AbortSignal): Promise<ImageBitmap> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  const decoded = new Promise<ImageData>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ImageData | null>) =>
      data ? resolve(data) : reject(new Error('This HEIC picture cannot be read'));
    worker.onerror = () => reject(new Error('The decoder of HEIC cannot be loaded'));
    signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')), { once: true });
    void file.arrayBuffer().then((content) => worker.postMessage(content, [content]), reject);
  });
  return decoded.then((pixels) => createImageBitmap(pixels)).finally(() => worker.terminate());
}
