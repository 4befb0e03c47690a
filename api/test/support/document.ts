import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { readCompany } from '@imisozi/core/company';
import { openApiDocument } from '../../src/web/serve-docs.js';
import type { TestApp } from './app.js';

const ROOT = 'document';
const JSON_TYPE = 'application/json';

/** One call of the document, and its location there. */
export interface DocumentedCall {
  /** `POST /api/order`. */
  readonly name: string;
  /** In upper or lower case. */
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- specs judge whatever the document says
  readonly operation: any;
}

type Place = Pick<DocumentedCall, 'method' | 'path'>;

/** The OpenAPI document of a running product, with validation by its schemas. */
export class Document {
  readonly calls: readonly DocumentedCall[];
  private readonly ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });

  constructor(readonly text: OpenAPIObject) {
    addFormats.default(this.ajv);
    this.ajv.addSchema({ ...text, $id: ROOT });
    this.calls = Object.entries(text.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, unknown>).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method,
        path,
        operation,
      })),
    );
  }

  static of({ app, env }: Pick<TestApp, 'app' | 'env'>): Document {
    return new Document(openApiDocument(app, env, readCompany({})));
  }

  /** The problems of a request body, in a few words each. */
  problemsOfBody({ method, path }: Place, value: unknown, type = JSON_TYPE): string[] {
    return this.problems(['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema'], value);
  }

  /** The problems of a response, in a few words each. */
  problemsOfAnswer({ method, path }: Place, status: number, value: unknown): string[] {
    return this.problems(
      ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', JSON_TYPE, 'schema'],
      value,
    );
  }

  private problems(steps: readonly string[], value: unknown): string[] {
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const check = this.ajv.getSchema(`${ROOT}#/${pointer}`) as ValidateFunction | undefined;
    if (!check) return [`no schema at ${steps.join(' ')}`];
    return check(value) ? [] : check.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}
