import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const api = dirname(findPackageJSON(import.meta.url)!);

/** A path in the product's folder, whether this file runs from the sources or from the bundle. */
export const inProduct = (path: string): string => join(api, '..', path);
