/** The position of a place, in decimal degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Parses `-1.9441, 30.0619`, the format that web maps copy; null for any other text. */
export function readPosition(text: string): Position | null {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text)?.map(Number) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The format that {@link readPosition} parses. */
export const writePosition = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;
