import sharp from 'sharp';

/** A picture of one colour, by default red. */
export const picture = (width = 60, height = 40, colour = 'red') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'gray', noise: { type: 'gaussian', mean: 128, sigma } },
  });

/** A JPEG photo like that of a good camera, of more than 6 MB: soft shapes, and noise that makes the file large. */
export async function photo(): Promise<Buffer> {
  const [width, height] = [4_000, 2_667];
  const shapes = await noise(60, 40, 50).png().toBuffer();
  const grain = await noise(width, height, 44).jpeg({ quality: 100 }).toBuffer();
  return sharp(shapes)
    .resize(width, height, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The smallest text that readers accept as a complete document. */
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

/** The files of an archive, stored as they are; without the list at its end. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(([name, content]) => {
    const header = Buffer.alloc(30);
    header.write('PK\x03\x04', 'latin1');
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name + content)]);
  });
  return Buffer.concat(entries);
}
