import {
  AutocompleteArrayInput,
  AutocompleteInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
} from 'react-admin';
import { FieldPair } from '../forms/FieldPair';

const BY_TITLE = { field: 'title', order: 'ASC' } as const;
const MAX_CHOICES = 50;

const filterToQuery = (q: string) => ({ q });

/** Where a day ends, where its travellers sleep, and how far it is. @param source the day's path in the form */
export const DayFactsInput = ({ source }: { readonly source: string }) => (
  <>
    <FieldPair>
      <ReferenceInput source={`${source}.destinationId`} reference="destinations" sort={BY_TITLE} perPage={MAX_CHOICES}>
        <AutocompleteInput
          label="app.tours.dayFacts.destination"
          optionText="title"
          filterToQuery={filterToQuery}
          helperText="app.tours.dayFacts.destinationHelp"
        />
      </ReferenceInput>
      <ReferenceArrayInput source={`${source}.lodgeIds`} reference="lodges" sort={BY_TITLE} perPage={MAX_CHOICES}>
        <AutocompleteArrayInput
          label="app.tours.dayFacts.lodges"
          optionText="title"
          filterToQuery={filterToQuery}
          helperText="app.tours.dayFacts.lodgesHelp"
        />
      </ReferenceArrayInput>
    </FieldPair>
    <FieldPair>
      <NumberInput source={`${source}.driveMinutes`} label="app.tours.dayFacts.minutes" min={0} />
      <NumberInput source={`${source}.driveKm`} label="app.tours.dayFacts.km" min={0} />
      <NumberInput source={`${source}.altitude`} label="app.tours.dayFacts.altitude" min={0} />
    </FieldPair>
  </>
);
