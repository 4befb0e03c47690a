import { DateInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** The first day of a proposal; that of its departure, if it has one. */
export function TravelDateInput() {
  const departureId = useWatch({ name: 'departureId' }) as string | null | undefined;
  return departureId ? null : (
    <DateInput source="travelDate" label="resources.quotes.fields.travelDate" helperText={false} />
  );
}
