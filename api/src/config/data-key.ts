const KEY_BYTES = 32;

/** The 32 bytes of a `DATA_KEY` in hexadecimal or base64; null for anything else. */
export function dataKeyBytes(text: string): Buffer | null {
  const encoding = /^[\da-f]{64}$/i.test(text) ? 'hex' : /^[\w+/-]{43}=?$/.test(text) ? 'base64' : undefined;
  const bytes = encoding && Buffer.from(text, encoding);
  return bytes?.length === KEY_BYTES ? bytes : null;
}
