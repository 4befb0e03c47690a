import { NumberInput } from 'react-admin';
import { FieldPair } from '../forms/FieldPair';
import { RecordInput, RecordsInput } from '../forms/RecordInput';

const BY_TITLE = { field: 'title', order: 'ASC' } as const;

/** Where a day ends, where its travellers sleep, and how far it is. @param source the day's path in the form */
export const DayFactsInput = ({ source }: { readonly source: string }) => (
  <>
    <FieldPair>
      <RecordInput
        source={`${source}.destinationId`}
        reference="destinations"
        sort={BY_TITLE}
        label="app.tours.dayFacts.destination"
        optionText="title"
        helperText="app.tours.dayFacts.destinationHelp"
      />
      <RecordsInput
        source={`${source}.lodgeIds`}
        reference="lodges"
        sort={BY_TITLE}
        label="app.tours.dayFacts.lodges"
        optionText="title"
        helperText="app.tours.dayFacts.lodgesHelp"
      />
    </FieldPair>
    <FieldPair>
      <NumberInput source={`${source}.driveMinutes`} label="app.tours.dayFacts.minutes" min={0} />
      <NumberInput source={`${source}.driveKm`} label="app.tours.dayFacts.km" min={0} />
      <NumberInput source={`${source}.altitude`} label="app.tours.dayFacts.altitude" min={0} />
    </FieldPair>
  </>
);
