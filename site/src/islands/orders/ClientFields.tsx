import * as maxLengths from '@imisozi/core/fields/lengths';
import type { UseFormReturn } from 'react-hook-form';
import { booking as text, bookingSteps as steps } from '../../i18n/for-bookings';
import { CountryNames } from '../form/CountryNames';
import { EmailField, NameField, PhoneTextField } from '../form/contact-fields';
import { TextAreaField, TextField } from '../form/fields';
import { optionalText, requiredText } from '../form/rules';
import type { BookingValues } from './booking-values';

interface Props {
  readonly form: UseFormReturn<BookingValues>;
  readonly isTour: boolean;
}

const COUNTRIES = 'booking-countries';

/** Who books, and what they ask for. */
export function ClientFields({ form, isTour }: Props) {
  const needed = (label: string) => text.required({ label });
  return (
    <>
      <NameField form={form} name="names" label={text.names} required={needed(text.names)} />
      <div className="pair">
        <EmailField form={form} name="email" label={text.email} required={needed(text.email)} />
        <PhoneTextField form={form} name="phoneNumber" label={text.phone} required={needed(text.phone)} />
      </div>
      <TextField
        form={form}
        name="address"
        label={text.address}
        hint={steps.addressHint}
        // Browsers fill in the country, which is enough.
        autoComplete="country-name"
        list={COUNTRIES}
        rules={requiredText(needed(text.address), maxLengths.address)}
      />
      <CountryNames id={COUNTRIES} />
      <TextField
        form={form}
        name="location"
        label={text.location}
        hint={isTour ? text.locationHint : undefined}
        rules={requiredText(needed(text.location), maxLengths.address)}
      />
      <TextAreaField
        form={form}
        name="message"
        label={steps.requests}
        hint={steps.requestsHint}
        rows={3}
        rules={optionalText(maxLengths.remark)}
      />
    </>
  );
}
