import { Box, Typography } from '@mui/material';

import type { ReactNode } from 'react';
import { LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import { ADVICE_TOPICS } from '@imisozi/core/travel-advice';
import { RefusalsAbout } from '../forms/Refusals';
import { TextInput } from '../forms/TextInput';
import { RowsInput } from '../forms/rows/RowsInput';
import type { LabelKey } from '../i18n/label';
import { useLabel } from '../i18n/useLabel';
import type { AdviceForm } from './adviceForm';

interface AdviceFieldsProps {
  /** The path of the advice in the form. */
  readonly source: string;
  /** Explains what an empty input means. */
  readonly help: LabelKey;
  /** The language of a translation. */
  readonly language?: LanguageCode;
  /** The English advice, shown beside a translation. */
  readonly english?: AdviceForm;
  /** Shown above the inputs. */
  readonly children?: ReactNode;
}

/** What travellers should know before they book: four texts, and questions with their answers. */
export function AdviceFields({ source, help, language, english, children }: AdviceFieldsProps) {
  const label = useLabel();
  const writing = language && { lang: language, dir: LANGUAGES[language].direction };
  const inEnglish = (text: string | null | undefined) => (text ? label('app.advice.english', { text }) : false);
  return (
    <Box
      component="section"
      aria-labelledby="advice"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography id="advice" variant="h2">
          {label('app.advice.heading')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{label(help)}</Typography>
      </div>
      {children}
      <RefusalsAbout subject={/^(Best season|Fitness|What to pack|Visa|Travel advice)/} />
      <div>
        {ADVICE_TOPICS.map((topic) => (
          <TextInput
            key={topic}
            source={`${source}.${topic}`}
            label={`app.advice.${topic}`}
            multiline
            minRows={2}
            helperText={inEnglish(english?.[topic])}
            slotProps={{ htmlInput: writing ?? {} }}
          />
        ))}
      </div>
      <RefusalsAbout subject={/^Questions|questions$/} />
      <RowsInput
        source={`${source}.faq`}
        label={label('app.advice.questions')}
        add={label('app.advice.add')}
        nameOf={(place) => label('app.advice.row', { number: place + 1 })}
        empty={{ question: '', answer: '' }}
      >
        {(row, place) => (
          <>
            <TextInput
              source={`${row}.question`}
              label="app.advice.question"
              helperText={inEnglish(english?.faq[place]?.question)}
              slotProps={{ htmlInput: writing ?? {} }}
            />
            <TextInput
              source={`${row}.answer`}
              label="app.advice.answer"
              multiline
              minRows={2}
              helperText={inEnglish(english?.faq[place]?.answer)}
              slotProps={{ htmlInput: writing ?? {} }}
            />
          </>
        )}
      </RowsInput>
    </Box>
  );
}
