/** The path of a filtered list below /account. */
export const filtered = (resource: string, filter: Readonly<Record<string, unknown>>): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
