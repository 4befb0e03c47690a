/** The company's mark, on a square of {@link MARK_SIZE}: three hills, one behind the other, under a sun. */
export const MARK_SIZE = 40;

export const MARK_SUN = { x: 27, y: 11, radius: 5 } as const;

/** From behind to the front: the front one is the darkest. */
export const MARK_HILLS = [
  { path: 'M0 26 11 12q2-2.5 4 0l11 14v14H0Z', opacity: 0.45 },
  { path: 'M10 30 22 18q2-2 4 0l14 14v8H10Z', opacity: 0.7 },
  { path: 'M0 34q10-9 20-3t20-1v10H0Z', opacity: 1 },
] as const;

/** The shapes of the mark for an SVG of ours. @param colours of the hills and of the sun */
export const markShapes = ({ hills, sun }: { readonly hills: string; readonly sun: string }): string =>
  `<circle cx="${MARK_SUN.x}" cy="${MARK_SUN.y}" r="${MARK_SUN.radius}" fill="${sun}"/>${MARK_HILLS.map(
    ({ path, opacity }) => `<path d="${path}" fill="${hills}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
  ).join('')}`;
