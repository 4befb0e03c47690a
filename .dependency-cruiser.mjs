/** No two modules of the API may import each other, types included, not even by way of others. */
export default {
  forbidden: [
    {
      name: 'no-circle-of-modules',
      comment: 'Modules that import each other are one module. Publish an event, or let one register with the other.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^api/src/modules/[^/]+$' },
      to: { path: '^api/src/modules/[^/]+$', circular: true },
    },
  ],
  options: {
    includeOnly: '^api/src/modules/',
    exclude: '[.]spec[.]ts$',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'api/tsconfig.json' },
  },
};
