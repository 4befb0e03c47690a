import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const api = dirname(findPackageJSON(import.meta.url)!);

/** A path in the product's folder, from wherever this file is run: the sources, or what was bundled of them. */
export const inProduct = (path: string): string => join(api, '..', path);
