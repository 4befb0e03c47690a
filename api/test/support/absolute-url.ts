/** The address of a path at the product under test, unless a spec settles another one. */
export const absoluteUrl = (path: string) => `http://localhost:3000${path}`;
