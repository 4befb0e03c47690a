import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { describedBy } from '../../platform/http/described-param.js';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';

const HEADER = 'content-language';

const documented = describedBy(
  ApiHeader({
    name: 'Content-Language',
    required: false,
    schema: { type: 'string', enum: [...LANGUAGE_CODES], default: DEFAULT_LANGUAGE },
    description: 'The language that the visitor reads; emails are written in it where there are texts in it.',
  }),
);

/** The language that a visitor wrote in, from `Content-Language`; English for any other value, and by default. */
export const ContentLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): LanguageCode => {
    const header = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER];
    return isLanguage(header) ? header : DEFAULT_LANGUAGE;
  },
  [documented],
);
