import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/dist/', '**/node_modules/', '**/.astro/', '/data/', 'api/generated/', 'test-results/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...astro.configs.recommended,
  { files: ['**/*.{js,mjs,ts}'], languageOptions: { globals: globals.node } },
  { files: ['site/src/**', 'admin/src/**'], languageOptions: { globals: globals.browser } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'off',
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    // Logs go through pino; only what an operator reads at a terminal is printed.
    files: ['api/src/**'],
    ignores: ['api/src/main.ts', 'api/src/start-up.ts', 'api/src/cli/**'],
    rules: { 'no-console': 'error' },
  },
);
