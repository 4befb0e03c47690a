import { tickets } from '@imisozi/core/fields/counts';
import type { UseFormReturn } from 'react-hook-form';
import { booking as text, bookingOptions as options, bookingSteps as steps } from '../../i18n/for-bookings';
import type { Bookable } from '../../lib/bookable';
import { contactFormLink } from '../../lib/page-links';
import { SelectField, TextField } from '../form/fields';
import { useHydrated } from '../form/useHydrated';
import { CountField } from './CountField';
import {
  dateRefused,
  departureOf,
  extraField,
  firstDayOf,
  outsideNotice,
  partyOf,
  typeField,
  type BookingValues,
} from './booking-values';

interface Props {
  readonly form: UseFormReturn<BookingValues>;
  readonly item: Bookable;
  readonly values: BookingValues;
  /** The server's problem with these fields. */
  readonly problem?: string | undefined;
}

/** The departures that can be chosen. */
export function DepartureField({ form, item, problem }: Props) {
  return (
    <SelectField
      form={form}
      name="departure"
      label={options.departure}
      {...(!item.isListedOnly && { placeholder: options.otherDate })}
      options={item.departures.map(({ id, text: label }) => ({ value: id, text: label }))}
      problem={problem}
    />
  );
}

/** The first day of travel; unused if a departure is chosen. */
export function DateField({ form, item, values, problem }: Props) {
  const isHydrated = useHydrated();
  const { departures, isListedOnly } = item;
  if (isListedOnly || (isHydrated && departureOf(item, values))) return null;
  const hasDepartures = departures.length > 0;
  const label = text.date;
  return (
    <TextField
      form={form}
      name="date"
      type="date"
      label={label}
      hint={dateHint(item)}
      problem={hasDepartures ? undefined : problem}
      // The page is cached for days, so only the browser knows which day is tomorrow.
      min={isHydrated ? firstDayOf(item) : undefined}
      rules={{
        validate: (_, all) => dateRefused(item, all) ?? true,
        ...(!hasDepartures && { required: text.required({ label }) }),
      }}
    />
  );
}

/** A hint before choosing a date. A page may be cached past midnight, so it gives a number of days and no date. */
const dateHint = ({ departures, leadDays }: Bookable): string | undefined =>
  [departures.length > 0 && options.otherDateHint, leadDays && options.leadDays({ days: leadDays })]
    .filter(Boolean)
    .join('. ') || undefined;

/** The party: a number of people or tickets, or a number for each traveller type. */
export function PartyFields(props: Props) {
  return props.item.prices ? <PeopleField {...props} /> : <TravellerFields {...props} />;
}

function PeopleField({ form, item, values, problem }: Props) {
  const notice = outsideNotice(item, values);
  const isTour = item.itemType === 'tour';
  const label = isTour ? text.people : steps.tickets;
  return (
    <CountField
      form={form}
      name="people"
      label={label}
      {...(isTour ? { min: 1 } : { ...tickets, buttons: [steps.fewerTickets, steps.moreTickets] as const })}
      rules={{ required: text.required({ label }) }}
      problem={notice ? <a href={contactFormLink(item, values['people'])}>{notice}</a> : problem}
    />
  );
}

/** The seats of the chosen departure minus the party; undefined if there is no limit. */
export function seatsFree(item: Bookable, values: BookingValues): number | undefined {
  const { seats = null } = departureOf(item, values) ?? {};
  return seats === null ? undefined : seats - partyOf(item, values);
}

function TravellerFields({ form, item, values, problem }: Props) {
  const isHydrated = useHydrated();
  // Without the script the seats are those of the initially chosen departure, so only the script limits the party.
  const free = isHydrated ? seatsFree(item, values) : undefined;
  return (
    <fieldset className="pair">
      <legend className="label">{options.travellers}</legend>
      {item.types.map(({ code, label, hint }) => (
        <CountField
          key={code}
          form={form}
          name={typeField(code)}
          min={0}
          max={free === undefined ? undefined : Math.max(Number(values[typeField(code)]) + free, 0)}
          label={label}
          hint={hint}
          rules={{ pattern: { value: /^\d{1,3}$/, message: options.countInvalid } }}
        />
      ))}
      {(isHydrated || problem) && (
        <p className={(free ?? 0) < 0 || problem ? 'problem wide' : 'hint wide'} role="status">
          {free !== undefined && free <= 0 && options.seats({ left: departureOf(item, values)?.seats ?? 0 })} {problem}
        </p>
      )}
    </fieldset>
  );
}

/** What is sold with the tour, by its kind. */
export function ExtraFields({ form, item, problem }: Props) {
  const byKind = Map.groupBy(item.extras, ({ category }) => category);
  return [...byKind].map(([kind, extras], index) => (
    <fieldset key={kind} className="pair">
      <legend className="label">{steps.kinds[kind]}</legend>
      {kind !== 'service' && <p className="hint wide">{steps.kindHints[kind]}</p>}
      {extras.map((extra) => (
        <SelectField
          key={extra.code}
          form={form}
          name={extraField(extra.code)}
          label={extra.label}
          hint={extra.cost}
          options={quantities(extra)}
        />
      ))}
      {problem && index === byKind.size - 1 && (
        <p className="problem wide" role="status">
          {problem}
        </p>
      )}
    </fieldset>
  ));
}

const quantities = (extra: Bookable['extras'][number]) =>
  Array.from({ length: extra.maxQuantity + 1 }, (_, count) => ({
    value: String(count),
    text: count === 0 ? options.none : quantityText(extra, count),
  }));

const quantityText = ({ category, maxQuantity }: Bookable['extras'][number], count: number): string =>
  category === 'room' ? steps.rooms({ count }) : maxQuantity === 1 ? options.yes : String(count);
