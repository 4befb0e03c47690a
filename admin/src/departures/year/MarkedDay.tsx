import { ButtonBase } from '@mui/material';
import type { Day } from '@imisozi/core/kigali-time';
import { useNavigate } from 'react-admin';
import type { Departure } from '../../data/types';
import { catWeekday } from '../../format/catTime';
import { useLabel } from '../../i18n/useLabel';
import { TONES } from '../../ui/ColorChip';
import { TONE_OF } from '../DepartureChip';
import { departurePath } from '../departurePaths';
import { useSeats } from '../departureWords';
import { useList } from '../../lists/useList';

/** A day with several departures has the colour of the first label of this list, the most available one. */
const MOST_AVAILABLE_FIRST: readonly Departure['label'][] = [
  'guaranteed',
  'available',
  'few-left',
  'full',
  'closed',
  'cancelled',
];

interface MarkedDayProps {
  readonly day: Day;
  readonly departures: readonly Departure[];
}

/** A day with departures: a click opens a single departure, or a list of several. */
export function MarkedDay({ day, departures }: MarkedDayProps) {
  const label = useLabel();
  const seats = useSeats();
  const navigate = useNavigate();
  const { filterValues, displayedFilters, setFilters } = useList();
  const tone = TONE_OF[MOST_AVAILABLE_FIRST.find((name) => departures.some((one) => one.label === name))!];
  const about = departures.map((one) =>
    [one.tourTitle, seats(one), label(`app.departures.labels.${one.label}`)].join(', '),
  );
  const [only, another] = departures;
  const open = () => {
    if (another) setFilters({ ...filterValues, from: day, to: day }, displayedFilters);
    else navigate(departurePath(only!.id));
  };
  return (
    <ButtonBase
      onClick={open}
      aria-label={`${catWeekday(day)}: ${about.join('; ')}`}
      title={about.join('\n')}
      sx={{ ...TONES[tone], font: 'inherit', fontWeight: 650, width: '100%', height: 28, borderRadius: 1 }}
    >
      {Number(day.slice(8))}
    </ButtonBase>
  );
}
