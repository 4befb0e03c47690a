import * as counts from '@imisozi/core/fields/counts';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, DateInput, NumberInput, required, useDataProvider, useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Tour, TourDetail } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { FieldGrid } from '../../forms/FieldGrid';
import { focusSoon } from '../../forms/focusSoon';
import { useLabel } from '../../i18n/useLabel';
import { useDepartureName, useFutureDepartures } from '../trip/futureDepartures';
import { FieldGroup } from './FieldGroup';

/** A booking of more is not made on the phone; the API refuses it too. */

/** What is booked: tour, day, how many. */
export function TripFields() {
  const label = useLabel();
  const tourId = (useWatch({ name: 'tourId' }) as string | null) ?? undefined;
  return (
    <FieldGroup heading={label('app.orders.create.trip')}>
      <TourChoice />
      <DayChoice tourId={tourId} />
      <PeopleFields tourId={tourId} />
    </FieldGroup>
  );
}

/** Every tour, drafts included, found while it is typed: all are here, so that Enter never takes one of the page before. */
function TourChoice() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { getValues, setValue } = useFormContext();
  const { data: tours = [], isPending } = useQuery({
    queryKey: ['tours', 'listTours'],
    queryFn: () => dataProvider.listTours(),
    staleTime: 60_000,
  });
  // What was chosen of another tour is not to be had with this one.
  const startAnew = () => {
    setValue('departureId', null);
    setValue('extras', {});
    setValue('travellers', { adult: (getValues('travellers.adult') as number | null) ?? null });
    setValue('force', false);
  };
  return (
    <AutocompleteInput
      source="tourId"
      label="app.orders.create.tour"
      choices={choicesOf(tours, (title) => label('app.orders.create.draft', { title }))}
      isPending={isPending}
      onChange={startAnew}
      validate={required(label('app.orders.create.missing.tour'))}
      helperText={false}
      autoHighlight
      // It has the focus from the start, and would cover the form.
      openOnFocus={false}
      TextFieldProps={{ inputRef: focusSoon }}
    />
  );
}

interface OfTour {
  readonly tourId: string | undefined;
}

/** A departure where the tour has any; else, or by choice, a day of its own. */
function DayChoice({ tourId }: OfTour) {
  const label = useLabel();
  const nameOf = useDepartureName();
  const departures = useFutureDepartures(tourId).filter(({ state }) => state === 'OPEN');
  const departureId = useWatch({ name: 'departureId' }) as string | null;
  const hasDepartures = departures.length > 0;
  return (
    <FieldGrid minWidth={240}>
      {hasDepartures && (
        <AutocompleteInput
          source="departureId"
          label="app.orders.trip.departure"
          choices={departures.map((departure) => ({ id: departure.id, name: nameOf(departure) }))}
          helperText={false}
          autoHighlight
        />
      )}
      {!departureId && (
        <DateInput
          source="travelDate"
          label={label(hasDepartures ? 'app.orders.create.otherDay' : 'app.orders.create.day')}
          validate={required(label('app.orders.create.missing.day'))}
          helperText={false}
        />
      )}
    </FieldGrid>
  );
}

interface PeopleFieldsProps extends OfTour {
  /** Types that are booked already: one that the tour no longer has can still be taken away. */
  readonly booked?: readonly string[];
}

const NONE: readonly string[] = [];

/** How many travel, of each type. */
export function PeopleFields({ tourId, booked = NONE }: PeopleFieldsProps) {
  const label = useLabel();
  const { data: tour } = useGetOne<TourDetail>('tours', { id: tourId ?? '' }, { enabled: tourId !== undefined });
  const types = [
    { code: 'adult', name: label('app.orders.create.adults') },
    ...(tour?.travellerTypes ?? []).map(({ code, label: name, minAge, maxAge }) => ({
      code,
      name: minAge === undefined && maxAge === undefined ? name : `${name} (${ages(minAge, maxAge)})`,
    })),
  ];
  const gone = tour || !tourId ? booked.filter((code) => !types.some((type) => type.code === code)) : NONE;
  types.push(...gone.map((code) => ({ code, name: code })));
  return (
    <FieldGrid minWidth={types.length > 1 ? 230 : 150}>
      {types.map(({ code, name }) => (
        <NumberInput
          key={code}
          source={`travellers.${code}`}
          label={name}
          min={0}
          max={counts.party.max}
          step={1}
          helperText={false}
          validate={
            code === 'adult' && types.length === 1 ? required(label('app.orders.create.missing.people')) : undefined
          }
        />
      ))}
    </FieldGrid>
  );
}

/** By title; drafts say that they are. */
const choicesOf = (tours: readonly Tour[], draftName: (title: string) => string) =>
  [...tours]
    .sort((one, other) => one.title.localeCompare(other.title))
    .map(({ id, title, isPublished }) => ({ id, name: isPublished ? title : draftName(title) }));

/** `5–14`, `up to 4` as `–4`, `65+`. */
const ages = (from: number | undefined, to: number | undefined): string =>
  to === undefined ? `${from}+` : `${from ?? ''}–${to}`;
