/** The part of libheif that the dashboard uses; the types in the package describe the underlying C functions. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills the pixels and passes them to `done`; null if the picture cannot be read. */
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void;
  }
  export default function libheif(): { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
}
