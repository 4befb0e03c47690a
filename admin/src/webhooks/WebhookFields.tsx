import { BooleanInput, CheckboxGroupInput, required } from 'react-admin';
import type { NewWebhook } from '../data/types';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

/** A record, so that the type check fails if the API adds an event. */
const EVENTS: Record<NewWebhook['events'][number], true> = {
  'order.created': true,
  'order.paid': true,
  'order.status': true,
  'participant.created': true,
  'payment.recorded': true,
  'departure.cancelled': true,
  'departure.full': true,
  'hold.expired': true,
  'order.changed': true,
};
const CHOICES = Object.keys(EVENTS).map((id) => ({ id, name: `app.webhooks.events.${id}` }));

/** The inputs of a webhook. */
export function WebhookFields() {
  const label = useLabel();
  return (
    <>
      <TextInput
        source="url"
        type="url"
        autoComplete="off"
        helperText="app.webhooks.urlHelp"
        validate={required(label('app.webhooks.required.url'))}
      />
      <TextInput source="description" helperText="app.webhooks.descriptionHelp" />
      <CheckboxGroupInput
        source="events"
        choices={CHOICES}
        row={false}
        validate={required(label('app.webhooks.required.events'))}
      />
      <BooleanInput source="isActive" label="app.webhooks.active" />
    </>
  );
}
