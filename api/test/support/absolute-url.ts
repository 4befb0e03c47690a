/** The absolute URL of a path of the product under test, with the default `PUBLIC_URL`. */
export const absoluteUrl = (path: string) => `http://localhost:3000${path}`;
