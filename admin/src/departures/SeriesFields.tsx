import * as counts from '@imisozi/core/fields/counts';
import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { CheckboxGroupInput, DateInput, NumberInput, RadioButtonGroupInput, required } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isDay } from '@imisozi/core/kigali-time';
import { catWeekday } from '../format/catTime';
import { FieldPair } from '../forms/FieldPair';
import { useLabel } from '../i18n/useLabel';
import { daysOf, REPEATS, weekdayOf, WEEKDAYS, type Series } from './series';

/** How many dates of a series are listed before it is created. */
const LISTED = 4;

const REPEAT_CHOICES = REPEATS.map((id) => ({ id, name: `app.departures.repeats.${id}` }));
const WEEKDAY_CHOICES = WEEKDAYS.map((id) => ({ id, name: `app.departures.weekdays.${id}` }));
const END_CHOICES = (['until', 'count'] as const).map((id) => ({ id, name: `app.departures.ends.${id}` }));

/** The inputs for the date of a departure and its repetition. */
export function SeriesFields() {
  const label = useLabel();
  const series = useWatch() as Series;
  const { getValues, setValue } = useFormContext<Series>();
  const { repeat, ends, startDate } = series;
  const isSeries = repeat !== 'once';
  // The default weekday is that of the first date.
  useEffect(() => {
    const isOpen = repeat === 'weekly' && getValues('weekdays')?.length === 0;
    if (isOpen && isDay(startDate)) setValue('weekdays', [weekdayOf(startDate)]);
  }, [repeat, startDate, getValues, setValue]);
  return (
    <>
      <DateInput
        source="startDate"
        label={isSeries ? 'app.departures.firstFrom' : 'resources.departures.fields.startDate'}
        helperText={false}
        validate={required(label('app.departures.required.startDate'))}
      />
      <RadioButtonGroupInput
        source="repeat"
        label="app.departures.repeat"
        choices={REPEAT_CHOICES}
        helperText={false}
      />
      {repeat === 'weekly' && (
        <CheckboxGroupInput
          source="weekdays"
          label="app.departures.onDays"
          choices={WEEKDAY_CHOICES}
          helperText={false}
          validate={required(label('app.departures.required.weekdays'))}
        />
      )}
      {isSeries && (
        <FieldPair>
          <RadioButtonGroupInput source="ends" label="app.departures.end" choices={END_CHOICES} helperText={false} />
          {ends === 'count' ? (
            <NumberInput
              key="count"
              source="count"
              label="app.departures.count"
              min={1}
              max={counts.dates.max}
              step={1}
              helperText={false}
              validate={required(label('app.departures.required.end'))}
            />
          ) : (
            <DateInput
              key="until"
              source="until"
              label="app.departures.until"
              helperText={false}
              validate={required(label('app.departures.required.end'))}
            />
          )}
        </FieldPair>
      )}
      {isSeries && <Preview series={series} />}
    </>
  );
}

function Preview({ series }: { readonly series: Series }) {
  const label = useLabel();
  const days = daysOf(series);
  const named = days.slice(0, LISTED).map((day) => catWeekday(day));
  const hasMore = days.length > LISTED;
  return (
    <Alert severity={days.length > counts.dates.max ? 'warning' : 'info'} role="status" sx={{ my: 1 }}>
      {days.length === 0 && label('app.departures.preview.none')}
      {days.length > counts.dates.max && label('app.departures.preview.tooMany', { most: counts.dates.max })}
      {days.length > 0 &&
        days.length <= counts.dates.max &&
        `${label('app.departures.preview.dates', { count: days.length })} ${named.join(' · ')}${hasMore ? ' …' : ''}`}
    </Alert>
  );
}
