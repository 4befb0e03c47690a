import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ErrorAnswer } from '../platform/errors/error-answer.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../config/env.js';
import { ANYWHERE, completeDocument } from './openapi-details.js';
import { limitDocsToStaff } from './docs-staff-only.js';

/** Swagger UI uses inline styles and draws its icons from data URLs. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI document of all calls: for the docs, and the source of the site's and the dashboard's types. */
export function openApiDocument(app: INestApplication, env: Env, company: Company): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(`${company.name} API`)
    .setDescription(
      'Tours, destinations, events and bookings. Log in with `POST /api/auth/login` and send the token in the header `token`. Every failure has the shape `ErrorAnswer`; which `code` it may have is listed with each call. Any call may also be refused with ' +
        `${ANYWHERE.map((code) => `\`${code}\``).join(', ')}.`,
    )
    .setVersion('1.0')
    .setContact(company.name, env.PUBLIC_URL, company.email)
    .addServer(env.PUBLIC_URL)
    .addApiKey({ type: 'apiKey', in: 'header', name: 'token' }, 'token')
    .build();
  config.info.license = { name: 'Proprietary' };
  return completeDocument(
    SwaggerModule.createDocument(app, config, {
      operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
      extraModels: [ErrorAnswer],
    }),
  );
}

/** Serves Swagger UI at /api/docs and the document at /api/docs-json; it is generated at the first request. */
export function serveDocs(app: NestFastifyApplication, env: Env, company: Company): void {
  const server = app.getHttpAdapter().getInstance();
  if (env.API_DOCS === 'staff') limitDocsToStaff(app, env);
  server.addHook('onSend', async (request, reply) => {
    if (/^\/api\/docs(\/|\?|$)/.test(request.url)) void reply.header('Content-Security-Policy', POLICY);
  });
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app, env, company), {
    customSiteTitle: `${company.name} API`,
    jsonDocumentUrl: 'api/docs-json',
  });
}
