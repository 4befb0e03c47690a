import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { field, view } from '../../../platform/http/view.js';
import type { ReplyTemplate } from './reply-template.entity.js';

class ReplyTextsView extends view({
  en: field.string('Dear {name},\n\nplease bring your passport.').optional(),
  fr: field.string('Chers {name},\n\nn’oubliez pas votre passeport.').optional(),
  sw: field.string('{name}, tafadhali lete pasipoti yako.').optional(),
  rw: field.string('{name}, muzitwaze pasiporo.').optional(),
  ar: field.string('{name}، يرجى إحضار جواز السفر.').optional(),
}) {}

export class ReplyTemplateView extends view({
  id: field.uuid(),
  name: field.string('Which papers to bring'),
  languages: field.enums(LANGUAGE_CODES, 'Those in which it is written.'),
  texts: field.one(ReplyTextsView, 'With placeholders in braces.'),
  createdAt: field.time(),
  updatedAt: field.time(),
}) {}

export class ReplyTemplateAnswer extends view({
  message: field.string('The template has been saved.'),
  data: field.one(ReplyTemplateView),
}) {}

export const replyTemplateView = ({ id, name, texts, createdAt, updatedAt }: ReplyTemplate): ReplyTemplateView => ({
  ...{ id, name, texts },
  languages: LANGUAGE_CODES.filter((code) => texts[code]),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
