import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Browsers leave out the role of a list that is styled without bullets, so it is said. */
const LISTS_WITHOUT_BULLETS = ['error', { ul: ['list'], ol: ['list'] }];

/** The parts of the API, and which of them may know of which: web, modules, common, platform, config, from top to bottom. */
const ELEMENTS = [
  { type: 'module', pattern: 'api/src/modules/*', capture: ['name'] },
  { type: 'web', pattern: 'api/src/{web,cli}' },
  { type: 'common', pattern: 'api/src/common' },
  { type: 'platform', pattern: 'api/src/platform' },
  { type: 'config', pattern: 'api/src/config' },
];

const FILES = [
  { category: 'own', pattern: '{core,api,site,admin,demo,bench,e2e}/**', capture: ['workspace'] },
  { category: 'entity', pattern: '**/*.entity.ts' },
];

const belowOnly = (from, ...above) => ({
  from: { element: { type: from } },
  disallow: { to: { element: { types: { anyOf: above } } } },
  message: `Imports point downwards: web, modules, common, platform, config. Nothing in ${from} knows of what is above it.`,
});

const WALLS = [
  belowOnly('config', 'platform', 'common', 'module', 'web'),
  belowOnly('platform', 'common', 'module', 'web'),
  belowOnly('common', 'module', 'web'),
  belowOnly('module', 'web'),
  {
    from: { element: { type: 'module' }, file: { categories: { noneOf: ['entity'] } } },
    disallow: {
      to: {
        element: { type: 'module', captured: { name: '!{{ from.element.captured.name }}' } },
        file: { categories: 'entity' },
      },
      dependency: { kind: 'value' },
    },
    message: 'A module reads and writes its own tables only: ask the service of {{ to.element.captured.name }}.',
  },
  {
    from: { file: { categories: 'own' } },
    disallow: {
      to: { file: { captured: { workspace: '!{{ from.file.captured.workspace }}' } } },
      dependency: { source: '!@imisozi/**' },
    },
    message: 'Across workspaces a file is imported by package name, such as @imisozi/core/money.',
  },
];

/** Whoever looks for the reason finds it in the comment that switches this off. */
const NO_DOUBLE_CAST = {
  selector: 'TSAsExpression > TSAsExpression.expression[typeAnnotation.type="TSUnknownKeyword"]',
  message: '`as unknown as` is not checked: use a better type, or disable this with the reason.',
};

const TESTS = ['**/*.spec.ts', 'api/test/**', 'e2e/**', 'bench/**'];

export default ts.config(
  { ignores: ['**/dist/', '**/node_modules/', '**/.astro/', '/data/', 'api/generated/', 'test-results/'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  { files: ['**/*.{js,mjs,ts}'], languageOptions: { globals: globals.node } },
  { files: ['site/src/**', 'admin/src/**'], languageOptions: { globals: globals.browser } },
  { ...reactHooks.configs.flat.recommended, files: ['{site,admin}/src/**/*.{ts,tsx}'] },
  { ...jsxA11y.configs.recommended, files: ['{site,admin}/src/**/*.tsx'] },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A declaration file that imports would be a module, and its names no longer global.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // An interface may ask for a promise where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // It also counts what has been looked at by hand before, such as fields of a form and columns of any kind.
      '@typescript-eslint/no-base-to-string': 'off',
      eqeqeq: 'error',
      'no-console': 'off',
      'no-restricted-syntax': ['error', NO_DOUBLE_CAST],
    },
  },
  {
    // French has no-break spaces before its punctuation.
    files: ['core/src/texts/fr/**', 'core/src/editable-texts/**', 'demo/src/content/french/**'],
    rules: { 'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true }] },
  },
  {
    // On the server such a constant would hold the text in the language of the first visitor, for everybody.
    files: ['site/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_DOUBLE_CAST,
        ...[
          'VariableDeclarator[id.type="ObjectPattern"][init.type="Identifier"]',
          'VariableDeclarator > MemberExpression[object.name=/^(text|words)$/]',
          'VariableDeclarator > CallExpression > MemberExpression[object.name=/^(text|words)$/]',
        ].map((part) => ({
          selector: `Program > VariableDeclaration > ${part}`,
          message: 'Read texts in a function, in the language of the page.',
        })),
      ],
    },
  },
  {
    // Logs go through pino; only what an operator reads at a terminal is printed.
    files: ['api/src/**'],
    ignores: ['api/src/web-process.ts', 'api/src/start-up.ts', 'api/src/cli/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // The others keep a lease only while one piece of work lasts, or end connections while the process stops.
    files: ['api/src/**'],
    ignores: [
      '**/*.spec.ts',
      'api/src/platform/database/lease.ts',
      'api/src/platform/jobs/job-executor.ts',
      'api/src/platform/http/requests.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'setInterval', message: 'What runs by the clock is marked with `@EveryInterval` (platform/schedule).' },
      ],
    },
  },
  {
    // A route that is not ours says neither who may call it nor what it answers.
    files: ['api/src/**'],
    ignores: ['api/src/platform/http/route.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@nestjs/common',
          importNames: ['All', 'Delete', 'Get', 'Head', 'HttpCode', 'Options', 'Patch', 'Post', 'Put', 'Sse'],
          message: 'Routes are declared with platform/http/route.ts.',
        },
      ],
    },
  },
  {
    // Answers of the API are `any` to its tests.
    files: TESTS,
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Fakes and fixtures are objects of plain functions.
    files: TESTS,
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Rules of React's compiler, which does not build this: values picked from a table of components, and useMemo(empty).
    files: ['{site,admin}/src/**/*.{ts,tsx}'],
    rules: {
      'react-hooks/immutability': 'off',
      'react-hooks/static-components': 'off',
      'react-hooks/use-memo': 'off',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['**/*.astro'],
    rules: {
      'astro/jsx-a11y/no-redundant-roles': LISTS_WITHOUT_BULLETS,
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXOpeningElement[name.name=/^[a-z]/] > JSXSpreadAttribute:not([argument.type=/^(CallExpression|ObjectExpression)$/])',
          message:
            'Astro writes the class of the style into what is spread into an element: spread what a function has just made, such as copyOf(…).',
        },
      ],
    },
  },
  {
    // React-admin gives null for an input that was emptied.
    files: ['admin/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_DOUBLE_CAST,
        {
          selector: 'CallExpression[callee.property.name="trim"]',
          message: 'An input that was emptied holds null: use `typedText` (core/src/typed-text.ts).',
        },
      ],
    },
  },
  {
    files: ['admin/src/**/*.tsx'],
    ignores: ['admin/src/forms/TextInput.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-admin',
          importNames: ['TextInput'],
          message: 'Ours says what the API refuses (forms/TextInput).',
        },
      ],
    },
  },
  {
    // A dialog that opens takes the keyboard, and gives it to its first field.
    files: ['admin/src/**/*.tsx'],
    rules: { 'jsx-a11y-x/no-autofocus': 'off' },
  },
  {
    // A row that scrolls is reached by the keyboard.
    files: ['site/src/**/*.tsx'],
    rules: { 'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group'] }] },
  },
  {
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/elements': ELEMENTS,
      'boundaries/files': FILES,
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'allow', policies: WALLS }] },
  },
  // Plain scripts have no types; those of templates are read by astro check.
  { ...ts.configs.disableTypeChecked, files: ['**/*.{js,mjs,astro}', '**/*.astro/*.{js,ts}'] },
);
