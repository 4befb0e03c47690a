/** Where a place is, in decimal degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Reads `-1.9441, 30.0619`, as maps on the web copy it; null for any other text. */
export function readPosition(text: string): Position | null {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text)?.map(Number) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** What {@link readPosition} reads. */
export const writePosition = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;
