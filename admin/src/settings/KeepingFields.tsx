import { boundsOf, DEFAULT_PERIODS, SET_PERIODS, unitOf, type SetPeriod } from '@imisozi/core/privacy/periods';
import { NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Settings } from '../data/types';
import { FieldGrid } from '../forms/FieldGrid';
import { RefusalsAbout } from '../forms/Refusals';
import { useLabel } from '../i18n/useLabel';

/** How long things about people are kept, with the sentence that the privacy page then says (rules/privacy 21). */
export function KeepingFields() {
  const label = useLabel();
  const typed = (useWatch({ name: 'periods' }) ?? {}) as Partial<Settings['periods']>;
  const help = (period: SetPeriod) => {
    const facts = { ...boundsOf(period), usual: DEFAULT_PERIODS[period] };
    const count = typed[period] ?? DEFAULT_PERIODS[period];
    if (count === 0) return label('app.settings.keeping.unsaid', facts);
    const sentence = label(`app.settings.keeping.sentences.${period}`, { count });
    return label(facts.min === 0 ? 'app.settings.keeping.forever' : 'app.settings.keeping.help', {
      ...facts,
      sentence,
    });
  };
  return (
    <>
      <RefusalsAbout subject={/^Keeping/} />
      <FieldGrid minWidth={340}>
        {SET_PERIODS.map((period) => {
          const { min, max } = boundsOf(period);
          const isWithin = (count: unknown) => Number.isInteger(count) && Number(count) >= min && Number(count) <= max;
          return (
            <NumberInput
              key={period}
              source={`periods.${period}`}
              label={label(`app.settings.keeping.${unitOf(period)}`, {
                name: label(`app.settings.keeping.names.${period}`),
              })}
              min={min}
              max={max}
              step={1}
              validate={(count: unknown) =>
                isWithin(count) ? undefined : label('app.settings.keeping.outside', { min, max })
              }
              helperText={help(period)}
            />
          );
        })}
      </FieldGrid>
    </>
  );
}
