import { useMemo } from 'react';
import { encode } from 'uqr';

/** The light frame that readers need, in squares. */
const FRAME = 4;

interface SquareCodeProps {
  readonly content: string;
  readonly name: string;
}

/** A square code that phones read: dark on light in either colour scheme. */
export function SquareCode({ content, name }: SquareCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(content, { ecc: 'M', border: FRAME });
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: squares.join('') };
  }, [content]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="220" role="img" aria-label={name} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
