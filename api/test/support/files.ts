import sharp from 'sharp';

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
