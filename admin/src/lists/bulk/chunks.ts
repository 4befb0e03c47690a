/** The list in parts of `size`. */
export const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size));

/** Ids that an address has room for, whatever stands between the browser and the server. */
export const IDS_IN_AN_ADDRESS = 100;
