/** What the dashboard uses of libheif; its own types describe the functions of C below. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills the pixels, and hands them on; null when they cannot be read. */
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void;
  }
  export default function libheif(): { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
}
