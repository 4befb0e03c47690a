import { Validator } from '@seriousme/openapi-schema-validator';
import { Document, type DocumentedCall } from './support/document.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';

/** The rate-limited calls (rules/errors 5). */
const LIMITED = ['POST /api/auth/login', 'GET /api/order/{id}', 'POST /api/maillist/sendhtml', 'POST /api/order'];

describe('The OpenAPI document (rules/api 1)', () => {
  let product: TestApp;
  let document: Document;

  beforeAll(async () => {
    product = await startApp();
    document = Document.of(product);
  });
  afterAll(() => product.close());

  /** The calls for which `problems` finds something, with the findings. */
  const found = (problems: (call: DocumentedCall) => readonly string[]) =>
    document.calls.flatMap((call) => problems(call).map((problem) => `${call.name}: ${problem}`));
  const answersOf = ({ operation }: DocumentedCall) =>
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the document's own shape
    Object.entries(operation.responses as Record<string, any>).map(([status, answer]) => ({
      status: Number(status),
      json: answer.content?.['application/json'],
      content: answer.content,
    }));

  it('is the response of /api/docs-json, and valid against the schema of OpenAPI', async () => {
    const { status, body } = await product.api.get('/docs-json');
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(document.text)));
    expect(await new Validator().validate(body)).toEqual({ valid: true });
    expect((await new Validator().validate({ ...body, paths: { tours: 1 } })).valid).toBe(false);
  });

  it('gives every call a tag of its domain, a summary, and says who may call it', () => {
    expect(document.calls.length).toBeGreaterThan(75);
    expect(
      found(({ operation }) => [
        ...(operation.tags?.length === 1 ? [] : ['not one tag']),
        ...(operation.summary ? [] : ['no summary']),
        ...(operation['x-access'] && /Open to everyone\.|Needs the role/.test(operation.description)
          ? []
          : ['no word of who may call it']),
      ]),
    ).toEqual([]);
  });

  it('lists the refusals that follow from access, body, path and limits (rules/errors 2)', () => {
    expect(
      found(({ name, operation, path }) => {
        const wanted = [
          ...(operation['x-access'] === 'public' ? [] : [401, 403]),
          ...(operation.requestBody ? [400, 413, 415] : []),
          ...(path.includes('{') ? [404] : []),
          ...(LIMITED.includes(name) ? [429] : []),
        ];
        return wanted.filter((status) => !operation.responses[status]).map((status) => `no ${status}`);
      }),
    ).toEqual([]);
    expect(document.calls.map(({ name }) => name)).toEqual(expect.arrayContaining(LIMITED));
  });

  it('gives every failure the one shape, with an example of its code (rules/errors 1)', () => {
    expect(
      found((call) =>
        answersOf(call)
          .filter(({ status }) => status >= 400)
          .flatMap(({ status, json }) => [
            ...(json?.schema?.$ref === '#/components/schemas/ErrorAnswer' ? [] : [`${status} has another shape`]),
            ...(json?.example?.statusCode === status ? [] : [`${status} has no example`]),
            ...document.problemsOfAnswer(call, status, json?.example),
          ]),
      ),
    ).toEqual([]);
  });

  it('shows a complete request and response body of every call, valid by its own schemas', () => {
    expect(
      found((call) => {
        const content = Object.entries<{ example?: unknown }>(call.operation.requestBody?.content ?? {});
        const bodies = content.flatMap(([type, { example }]) =>
          example === undefined ? ['no example of the body'] : document.problemsOfBody(call, example, type),
        );
        const answers = answersOf(call)
          .filter(
            ({ status, content: some }) => status < 300 && status !== 204 && (some?.['application/json'] || !some),
          )
          .flatMap(({ status, json }) =>
            json?.example === undefined
              ? [`no example of ${status}`]
              : document.problemsOfAnswer(call, status, json.example),
          );
        return [...bodies, ...answers];
      }),
    ).toEqual([]);
  });

  it('describes the format of every field', () => {
    const speaks = (field: Record<string, unknown>) =>
      ['example', 'enum', '$ref', 'allOf', 'oneOf', 'items'].some((key) => key in field) ||
      ['uuid', 'date', 'date-time', 'binary'].includes(String(field.format));
    const silent = Object.entries(document.text.components!.schemas!).flatMap(([name, schema]) =>
      Object.entries((schema as { properties?: Record<string, Record<string, unknown>> }).properties ?? {})
        .filter(([, field]) => !speaks(field))
        .map(([field]) => `${name}.${field}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('The documentation in production', () => {
  const production = {
    NODE_ENV: 'production',
    JWT_SECRET: 'what-openssl-rand-hex-32-would-write',
    RATE_LIMIT: 'on',
    MAIL_TO_FILES: 'allow',
    PUBLIC_URL: 'https://safaris.example',
  };
  let product: TestApp | undefined;
  afterEach(() => product?.close());
  const get = (url: string, headers: Record<string, string> = {}) => product!.app.inject({ url, headers });

  it('is for staff, who send their token, or the cookie that they exchanged it for', async () => {
    product = await startApp(production);
    for (const path of [
      '/api/docs',
      '/api/docs/',
      '/api/docs-json',
      '/api/docs-yaml',
      '/api/docs/swagger-ui-init.js',
    ]) {
      for (const token of ['', 'not.a.token']) expect((await get(path, { token })).statusCode).toBe(401);
    }
    const page = await get('/api/docs', { accept: 'text/html' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
    expect((await get('/api/docs/enter.js')).statusCode).toBe(200);

    const token = await tokenOf(product.dataSource, product.api, 'user');
    expect((await get('/api/docs-json', { token })).statusCode).toBe(200);
    const cookie = String((await get('/api/docs', { token })).headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/api\/docs; Max-Age=3600; HttpOnly; SameSite=Strict; Secure$/);
    const init = await get('/api/docs/swagger-ui-init.js', { cookie: cookie.split(';')[0]! });
    expect([init.statusCode, init.headers['cache-control']]).toEqual([200, 'no-store']);
    await product.api.post('/auth/logout', {}, { token });
    expect((await get('/api/docs', { cookie: cookie.split(';')[0]! })).statusCode).toBe(401);
    // It opens only the documentation, and no call.
    expect((await get('/api/participant/all', { cookie: cookie.split(';')[0]! })).statusCode).toBe(401);
    expect((await get('/api/health/live')).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('is public if configured; HSTS includes subdomains if configured', async () => {
    product = await startApp({ ...production, API_DOCS: 'public', HSTS_SUBDOMAINS: 'on' });
    const { statusCode, headers } = await get('/api/docs-json');
    expect([statusCode, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000; includeSubDomains']);
    const policy = String((await get('/api/docs')).headers['content-security-policy']);
    expect(policy).toContain("form-action 'none'");
  });
});
