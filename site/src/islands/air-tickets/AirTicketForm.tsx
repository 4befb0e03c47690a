import * as counts from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { airTicket as text } from '../../i18n/for-forms';
import { postJson } from '../../lib/api/browser';
import { catToday } from '../../lib/cat-time';
import { withTimeOnPage } from '../../lib/forms/bot-check';
import type { Posted } from '../../lib/forms/posted';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { EmailField, NameField, PhoneField } from '../form/contact-fields';
import { CheckField, SelectField, TextAreaField, TextField } from '../form/fields';
import { optionalText, requiredChoice, requiredText } from '../form/rules';
import { useSiteForm } from '../form/useSiteForm';

const FORM = 'air-ticket';
const needed = (label: string) => requiredChoice(text.required({ label }));
const cabins = () => Object.entries(text.cabins).map(([value, name]) => ({ value, text: name }));

const EMPTY = {
  fullName: '',
  email: '',
  phone: '',
  departureCity: '',
  destinationCity: '',
  departureDate: '',
  oneWay: false,
  returnDate: '',
  numberOfPassengers: '1',
  cabinClass: 'economy',
  specialRequests: '',
  website: '',
};

interface Props {
  readonly posted?: Posted | undefined;
}

/** The air-ticket inquiry. Once sent, it closes the dialog around it, if there is one. */
export default function AirTicketForm({ posted }: Props) {
  const siteForm = useSiteForm({
    name: FORM,
    empty: EMPTY,
    posted,
    send: async (values) =>
      postJson(
        '/api/airticket',
        await withTimeOnPage({
          ...values,
          ...(values.oneWay && { returnDate: undefined }),
          numberOfPassengers: Number(values.numberOfPassengers),
        }),
      ),
    done: (_answer, { form }) => {
      form.reset(EMPTY);
      document.getElementById(FORM)?.closest('dialog')?.close();
      toast(text.success, 'success');
    },
    failed: ({ status }) => {
      // Without a response there is no toast (rules/forms 3): the failure is logged, and the form shows the problem.
      if (status > 0) toast(text.failed, 'error');
      else console.error('The air ticket inquiry did not reach the server.');
    },
  });
  const { form, isHydrated } = siteForm;
  const today = isHydrated ? catToday() : undefined;

  return (
    <Form siteForm={siteForm} worksWithoutJs label={text.formTitle} button={[text.send, text.busy]}>
      <NameField
        form={form}
        name="fullName"
        label={text.fields.fullName}
        required={text.required({ label: text.fields.fullName })}
      />
      <div className="pair">
        <EmailField
          form={form}
          name="email"
          label={text.fields.email}
          required={text.required({ label: text.fields.email })}
        />
        <PhoneField
          form={form}
          name="phone"
          label={text.fields.phone}
          required={text.required({ label: text.fields.phone })}
          notNumeric={text.phoneNumeric}
        />
      </div>
      <div className="pair">
        <TextField
          form={form}
          name="departureCity"
          label={text.fields.departureCity}
          rules={requiredText(text.required({ label: text.fields.departureCity }), maxLengths.town)}
        />
        <TextField
          form={form}
          name="destinationCity"
          label={text.fields.destinationCity}
          rules={requiredText(text.required({ label: text.fields.destinationCity }), maxLengths.town)}
        />
      </div>
      <CheckField form={form} name="oneWay" label={text.fields.oneWay} rules={{ deps: 'returnDate' }} />
      <div className="pair">
        <TextField
          form={form}
          name="departureDate"
          type="date"
          min={today}
          label={text.fields.departureDate}
          rules={{ ...needed(text.fields.departureDate), deps: 'returnDate' }}
        />
        <TextField
          form={form}
          name="returnDate"
          type="date"
          min={today}
          label={text.fields.returnDate}
          isMarked
          // Not `required` for the browser, which knows nothing of one way; the style sheet hides the field then.
          rules={{
            validate: (day, { departureDate, oneWay }) => {
              if (oneWay) return true;
              if (!day) return text.required({ label: text.fields.returnDate });
              return !departureDate || day >= departureDate || text.returnsTooSoon;
            },
          }}
        />
      </div>
      <div className="pair">
        <TextField
          form={form}
          name="numberOfPassengers"
          type="number"
          {...counts.passengers}
          step={1}
          inputMode="numeric"
          label={text.fields.numberOfPassengers}
          rules={{
            ...needed(text.fields.numberOfPassengers),
            min: { value: counts.passengers.min, message: text.passengersMinimum },
          }}
        />
        <SelectField
          form={form}
          name="cabinClass"
          label={text.fields.cabinClass}
          options={cabins()}
          rules={needed(text.fields.cabinClass)}
        />
      </div>
      <TextAreaField
        form={form}
        name="specialRequests"
        label={text.fields.specialRequests}
        rows={3}
        rules={optionalText(maxLengths.message)}
      />
    </Form>
  );
}
