/** What no database has a say in; on servers it would only be slower. */
const ALIKE_ON_BOTH = [
  '/coverage.e2e-spec.ts$',
  '/edge-headers.e2e-spec.ts$',
  '/mail-previews.e2e-spec.ts$',
  '/media-cloudinary.e2e-spec.ts$',
  '/openapi.e2e-spec.ts$',
  '/share-pictures.e2e-spec.ts$',
  '/api/src/',
  '/core/src/',
];

/** Specs run as ES modules, so Node needs `--experimental-vm-modules`; `npm run test:api` gives it. */
export default {
  rootDir: '.',
  testEnvironment: 'node',
  roots: ['<rootDir>', '<rootDir>/../core'],
  testMatch: ['**/test/**/*.e2e-spec.ts', '**/src/**/*.spec.ts'],
  testPathIgnorePatterns: process.env.TEST_DATABASE_URL ? ALIKE_ON_BOTH : [],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { configFile: new URL('.swcrc', import.meta.url).pathname, swcrc: false }] },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // The package gives what is built; specs test the sources, and there must be one of each entity.
    '^@imisozi/api/(?!test/|openapi)(.*)$': '<rootDir>/src/$1.ts',
  },
  setupFiles: ['<rootDir>/test/support/setup.ts'],
  testTimeout: 120_000,
  // By default one core is left to others; on a machine with two that is half of the time.
  maxWorkers: '100%',
  // Nothing is left open, but giving back the memory of thirty specs takes a worker longer than the usual half second.
  workerGracefulExitTimeout: 15_000,
};
