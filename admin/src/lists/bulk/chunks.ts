/** The list in parts of `size`. */
export const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size));

/** How many ids fit in a URL, including the limits of proxies. */
export const MAX_IDS_IN_URL = 100;
