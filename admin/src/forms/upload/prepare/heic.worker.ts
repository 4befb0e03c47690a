import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** Decodes the picture in the message, and posts its pixels, or null if it cannot be read. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  const [image] = new (libheif().HeifDecoder)().decode(new Uint8Array(data));
  if (!image) return self.postMessage(null);
  const pixels = new ImageData(image.get_width(), image.get_height());
  image.display(pixels, (shown) => self.postMessage(shown));
};
