import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { OwnAdvice, Question, TravelAdvice } from '@imisozi/core/travel-advice';

class QuestionView implements Question {
  @ApiProperty({ example: 'How fit do I have to be?' })
  question: string;

  @ApiProperty({ example: 'You should be able to walk for three hours.', description: 'Plain text.' })
  answer: string;
}

const text = (example: string) => ({
  example,
  description: 'Plain text, also of several lines; empty: nothing is said.',
});

/** What travellers should know before they book. */
export class AdviceView implements TravelAdvice {
  @ApiProperty({ type: [QuestionView] })
  faq: readonly QuestionView[];

  @ApiProperty(text('June to September are the drier months.'))
  season: string;

  @ApiProperty(text('No special fitness is needed.'))
  fitness: string;

  @ApiProperty(text('A rain jacket and shoes with a good grip.'))
  packing: string;

  @ApiProperty(text('Please ask us with your nationality.'))
  visa: string;
}

/** The company's advice in other languages than English; empty: visitors read the English. */
export class AdviceTranslationsView {
  @ApiProperty({ type: AdviceView })
  fr: AdviceView;

  @ApiProperty({ type: AdviceView })
  sw: AdviceView;

  @ApiProperty({ type: AdviceView })
  rw: AdviceView;

  @ApiProperty({ type: AdviceView })
  ar: AdviceView;
}

const own = (example: string) => ({ type: String, nullable: true, example });

/** What is said otherwise than by those above. */
export class OwnAdviceView implements OwnAdvice {
  @ApiPropertyOptional({ type: [QuestionView], nullable: true })
  faq?: readonly QuestionView[] | null;

  @ApiPropertyOptional(own('June to September are the drier months.'))
  season?: string | null;

  @ApiPropertyOptional(own('Three hours on foot each day, on good paths.'))
  fitness?: string | null;

  @ApiPropertyOptional(own('A rain jacket and shoes with a good grip.'))
  packing?: string | null;

  @ApiPropertyOptional(own('Please ask us with your nationality.'))
  visa?: string | null;
}

/** What changes by language; null: visitors read the English again. */
export class ChangedAdviceTranslationsDto {
  @ApiPropertyOptional({ type: OwnAdviceView, nullable: true })
  fr?: OwnAdviceView | null;

  @ApiPropertyOptional({ type: OwnAdviceView, nullable: true })
  sw?: OwnAdviceView | null;

  @ApiPropertyOptional({ type: OwnAdviceView, nullable: true })
  rw?: OwnAdviceView | null;

  @ApiPropertyOptional({ type: OwnAdviceView, nullable: true })
  ar?: OwnAdviceView | null;
}
