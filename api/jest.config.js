/** What no database has a say in; on servers it would only be slower. */
const ALIKE_ON_BOTH = [
  '/coverage.e2e-spec.ts$',
  '/api-cache-headers.e2e-spec.ts$',
  '/mail-previews.e2e-spec.ts$',
  '/mail-smtp.e2e-spec.ts$',
  '/media-cloudinary.e2e-spec.ts$',
  '/openapi.e2e-spec.ts$',
  '/server-limits.e2e-spec.ts$',
  '/share-pictures.e2e-spec.ts$',
  '/api/src/',
  '/core/src/',
];

export default {
  rootDir: '.',
  // Node itself loads specs and product, once a worker; Jest only finds and reports.
  testEnvironment: '<rootDir>/test/support/native-environment.mjs',
  transform: { '[.]ts$': '<rootDir>/test/support/native-transform.mjs' },
  roots: ['<rootDir>', '<rootDir>/../core'],
  testMatch: ['**/test/**/*.e2e-spec.ts', '**/src/**/*.spec.ts'],
  testPathIgnorePatterns: process.env.TEST_DATABASE_URL ? ALIKE_ON_BOTH : [],
  setupFiles: ['<rootDir>/test/support/setup.ts'],
  // For a machine that does other things too: what passes ends sooner.
  testTimeout: 240_000,
  // By default one core is left to others; on a machine with two that is half of the time.
  maxWorkers: '100%',
  // Nothing is left open, but giving back the memory of thirty specs takes a worker longer than the usual half second.
  workerGracefulExitTimeout: 15_000,
};
