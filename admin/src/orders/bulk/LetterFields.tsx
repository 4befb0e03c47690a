import { LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import { KNOWN_PLACEHOLDERS } from '@imisozi/core/placeholders';
import { Box, DialogContentText, TextField, Typography } from '@mui/material';
import type { OrderLetter } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { ChooseTemplate, templateIn } from '../../reply-templates/ChooseTemplate';
import { EMPTY_LETTER, LENGTHS, problemOf, type Letters } from './letters';

const FIELDS = ['subject', 'text'] as const;

interface LetterFieldsProps {
  readonly languages: readonly (readonly [LanguageCode, number])[];
  readonly letters: Letters;
  /** Whether problems are shown: not before the first attempt to go on. */
  readonly isChecked: boolean;
  readonly onChange: (language: LanguageCode, letter: OrderLetter) => void;
}

/** Subject and text, for each language that the clients read. */
export function LetterFields({ languages, letters, isChecked, onChange }: LetterFieldsProps) {
  const label = useLabel();
  return (
    <>
      <DialogContentText>
        {label('app.orders.bulk.letter.help', { placeholders: KNOWN_PLACEHOLDERS })}
      </DialogContentText>
      <ChooseTemplate
        onChoose={(template) => {
          for (const [language] of languages) {
            const { subject } = letters[language] ?? EMPTY_LETTER;
            onChange(language, { subject: subject || template.name, text: templateIn(template, language) });
          }
        }}
      />
      {languages.map(([language, count], index) => {
        const letter = letters[language] ?? EMPTY_LETTER;
        const heading = label('app.orders.bulk.letter.inLanguage', { language: LANGUAGES[language].name, count });
        return (
          <Box key={language} component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2 }}>
            {languages.length > 1 && (
              <Typography component="legend" variant="h3">
                {heading}
              </Typography>
            )}
            {index > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {label('app.orders.bulk.letter.otherwise')}
              </Typography>
            )}
            {FIELDS.map((field) => {
              const problem = isChecked ? problemOf(letter, field, index > 0) : undefined;
              return (
                <TextField
                  key={field}
                  fullWidth
                  margin="dense"
                  label={label(`app.orders.bulk.letter.${field}`)}
                  value={letter[field]}
                  onChange={({ target }) => onChange(language, { ...letter, [field]: target.value })}
                  multiline={field === 'text'}
                  minRows={field === 'text' ? 5 : undefined}
                  autoFocus={index === 0 && field === 'subject'}
                  error={problem !== undefined}
                  helperText={problem && label(`app.orders.bulk.letter.${problem.code}`, { name: problem.name })}
                  slotProps={{
                    htmlInput: {
                      maxLength: LENGTHS[field],
                      lang: language,
                      dir: 'auto',
                      autoComplete: 'off',
                      ...(languages.length > 1 && {
                        'aria-label': `${label(`app.orders.bulk.letter.${field}`)}, ${LANGUAGES[language].name}`,
                      }),
                    },
                  }}
                />
              );
            })}
          </Box>
        );
      })}
    </>
  );
}
