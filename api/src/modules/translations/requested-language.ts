import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { refusal } from '../../platform/errors/refused.js';
import { describedBy } from '../../platform/http/described-param.js';

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
 * The language of `?language=fr`; English by default.
 * @throws Refused for a language that the site does not have
 */
export const RequestedLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): LanguageCode => {
    const { language } = context.switchToHttp().getRequest<FastifyRequest>().query as { readonly language?: unknown };
    if (language === undefined || language === '') return DEFAULT_LANGUAGE;
    if (!isLanguage(language)) throw refusal('language-unknown', { languages: LANGUAGE_CODES.join(', ') });
    return language;
  },
  [documented],
);
