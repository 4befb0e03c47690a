import { useEffect } from 'react';
import { minValue, NumberInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldPair } from '../forms/FieldPair';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { RichTextInput } from '../forms/richText/RichTextInput';
import { UploadInput } from '../forms/upload/UploadInput';
import { uploaded } from '../forms/upload/uploads';
import { useLabel } from '../i18n/useLabel';
import { endRules, startRules, type EventForm } from './eventForm';

const cover = uploaded({ missing: 'app.events.cover.missing', waiting: 'app.events.cover.waiting' });
/** Otherwise the label overlaps the placeholder of the date. */
const LABEL_ABOVE = { inputLabel: { shrink: true } };

/** The inputs of an event. */
export function EventFields() {
  const label = useLabel();
  const { trigger } = useFormContext<EventForm>();
  const { isSubmitted } = useFormState<EventForm>();
  const endDate = useWatch<EventForm, 'endDate'>({ name: 'endDate' });
  // The validation of the start depends on the end.
  useEffect(() => {
    if (isSubmitted) void trigger('startDate');
  }, [endDate, isSubmitted, trigger]);
  return (
    <>
      <div>
        <TextInput source="title" validate={requiredText(label('app.events.required.title'))} />
        <FieldPair>
          <TextInput
            source="startDate"
            type="datetime-local"
            label="app.events.start"
            slotProps={LABEL_ABOVE}
            validate={startRules}
            isRequired
          />
          <TextInput
            source="endDate"
            type="datetime-local"
            label="app.events.end"
            slotProps={LABEL_ABOVE}
            validate={endRules}
            isRequired
          />
          <TextInput source="place" />
          <NumberInput
            source="price"
            label="app.events.price"
            min={0}
            step="any"
            helperText="app.events.priceHelp"
            validate={minValue(0, label('app.tours.prices.negative'))}
          />
        </FieldPair>
      </div>
      <UploadInput
        source="cover"
        label={label('app.events.cover.label')}
        folder="events"
        kind="image"
        validate={cover}
      />
      <RichTextInput source="description" />
    </>
  );
}
