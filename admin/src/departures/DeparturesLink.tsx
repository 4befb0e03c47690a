import EventSeat from '@mui/icons-material/EventSeatOutlined';
import { Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { departuresOf } from './departurePaths';

/** A link from a tour to its departures. */
export function DeparturesLink({ tourId }: { readonly tourId: string }) {
  const label = useLabel();
  return (
    <Button size="small" startIcon={<EventSeat />} component={LinkBase} to={departuresOf(tourId)}>
      {label('app.departures.show')}
    </Button>
  );
}
