import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { describedBy } from '../../platform/http/described-param.js';
import { InvalidBody } from '../../platform/errors/invalid-body.js';

const UNKNOWN = `Language must be one of: ${LANGUAGE_CODES.join(', ')}`;

const documented = describedBy(
  ApiQuery({
    name: 'language',
    required: false,
    enum: LANGUAGE_CODES,
    description:
      'Texts in this language where they are translated; `translation` says which are not. English without it.',
  }),
);

/**
 * The language of `?language=fr`; English without it.
 * @throws InvalidBody for another than those of the site
 */
export const RequestedLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): LanguageCode => {
    const { language } = context.switchToHttp().getRequest<FastifyRequest>().query as { readonly language?: unknown };
    if (language === undefined || language === '') return DEFAULT_LANGUAGE;
    if (!isLanguage(language)) throw new InvalidBody([UNKNOWN]);
    return language;
  },
  [documented],
);
