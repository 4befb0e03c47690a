import * as counts from '@imisozi/core/fields/counts';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, DateInput, NumberInput, required, useDataProvider, useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Tour, TourDetail } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { FieldGrid } from '../../forms/FieldGrid';
import { focusSoon } from '../../forms/focusSoon';
import { useLabel } from '../../i18n/useLabel';
import { useDepartureName, useFutureDepartures, type NamedDeparture } from '../trip/futureDepartures';
import { FieldGroup } from './FieldGroup';

/** The inputs for tour, day and number of people. */
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

/** Chooses a tour, drafts included. All tours are loaded, so that Enter never selects a result of an earlier search. */
function TourChoice() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { getValues, setValue } = useFormContext();
  const { data: tours = [], isPending } = useQuery({
    queryKey: ['tours', 'listTours'],
    queryFn: () => dataProvider.listTours(),
    staleTime: 60_000,
  });
  // Choices for another tour are not valid for this one.
  const resetChoices = () => {
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
      onChange={resetChoices}
      validate={required(label('app.orders.create.missing.tour'))}
      helperText={false}
      autoHighlight
      // It has the initial focus, and its open list would cover the form.
      openOnFocus={false}
      TextFieldProps={{ inputRef: focusSoon }}
    />
  );
}

interface OfTour {
  readonly tourId: string | undefined;
}

function DayChoice({ tourId }: OfTour) {
  return <DayInputs departures={useFutureDepartures(tourId).filter(({ state }) => state === 'OPEN')} />;
}

interface DayInputsProps {
  readonly departures: readonly NamedDeparture[];
  /** Only these can be booked. */
  readonly isListedOnly?: boolean;
}

/** Chooses a departure if the tour has any, or a day. */
export function DayInputs({ departures, isListedOnly = false }: DayInputsProps) {
  const label = useLabel();
  const nameOf = useDepartureName();
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
      {!departureId && !isListedOnly && (
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
  /** Codes of booked types. They are shown even if the tour no longer has them, so that they can be removed. */
  readonly booked?: readonly string[];
}

const NONE: readonly string[] = [];

/** The number of travellers of each type. */
export function PeopleFields({ tourId, booked = NONE }: PeopleFieldsProps) {
  const { data: tour } = useGetOne<TourDetail>('tours', { id: tourId ?? '' }, { enabled: tourId !== undefined });
  const isKnown = tour !== undefined || !tourId;
  return <TypeInputs sold={tour?.travellerTypes ?? []} booked={isKnown ? booked : NONE} />;
}

interface TypeInputsProps {
  /** The traveller types of the tour besides adults. */
  readonly sold: TourDetail['travellerTypes'];
  readonly booked?: readonly string[];
}

/** The number of travellers of each of these types. */
export function TypeInputs({ sold, booked = NONE }: TypeInputsProps) {
  const label = useLabel();
  const types = [
    { code: 'adult', name: label('app.orders.create.adults') },
    ...sold.map(({ code, label: name, minAge, maxAge }) => ({
      code,
      name: minAge === undefined && maxAge === undefined ? name : `${name} (${ages(minAge, maxAge)})`,
    })),
  ];
  const gone = booked.filter((code) => !types.some((type) => type.code === code));
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

/** Sorted by title; drafts are marked. */
const choicesOf = (tours: readonly Tour[], draftName: (title: string) => string) =>
  [...tours]
    .sort((one, other) => one.title.localeCompare(other.title))
    .map(({ id, title, isPublished }) => ({ id, name: isPublished ? title : draftName(title) }));

/** A range of ages: `5–14`, `–4` (up to 4), or `65+`. */
const ages = (from: number | undefined, to: number | undefined): string =>
  to === undefined ? `${from}+` : `${from ?? ''}–${to}`;
