import { field, view } from '../../../platform/http/view.js';
import type { OwnAdvice, Question, TravelAdvice } from '@imisozi/core/travel-advice';

class QuestionView
  extends view({
    question: field.string('How fit do I have to be?'),
    answer: field.string('You should be able to walk for three hours.', 'Plain text.'),
  })
  implements Question {}

const text = (example: string) => field.string(example, 'Plain text, also of several lines; empty: nothing is said.');

/** Advice for travellers before they book. */
export class AdviceView
  extends view({
    faq: field.list(QuestionView),
    season: text('June to September are the drier months.'),
    fitness: text('No special fitness is needed.'),
    packing: text('A rain jacket and shoes with a good grip.'),
    visa: text('Please ask us with your nationality.'),
  })
  implements TravelAdvice {}

/** The company's advice in languages other than English; empty: visitors read the English. */
export class AdviceTranslationsView extends view({
  fr: field.one(AdviceView),
  sw: field.one(AdviceView),
  rw: field.one(AdviceView),
  ar: field.one(AdviceView),
}) {}

const own = (example: string) => field.string(example).nullable().optional();

/** Fields that differ from the company's advice. */
export class OwnAdviceView
  extends view({
    faq: field.list(QuestionView).nullable().optional(),
    season: own('June to September are the drier months.'),
    fitness: own('Three hours on foot each day, on good paths.'),
    packing: own('A rain jacket and shoes with a good grip.'),
    visa: own('Please ask us with your nationality.'),
  })
  implements OwnAdvice {}

/** Changes by language; null: visitors read the English again. */
export class ChangedAdviceTranslationsDto extends view({
  fr: field.one(OwnAdviceView).nullable().optional(),
  sw: field.one(OwnAdviceView).nullable().optional(),
  rw: field.one(OwnAdviceView).nullable().optional(),
  ar: field.one(OwnAdviceView).nullable().optional(),
}) {}
