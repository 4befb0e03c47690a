import Check from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import { Autocomplete, Box, IconButton, TextField, Typography } from '@mui/material';
import { useDroppable } from '@dnd-kit/react';
import { useState } from 'react';
import type { OperatedTrip, Operations } from '../data/types';
import { catWeekday, dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { PhoneLinks } from '../ui/PhoneLinks';
import { EditAssignmentNote, ShownNote } from './AssignmentNote';
import { assignedTo, choicesOf, clashWords, type Choice, type Place } from './places';

interface PlaceFieldProps {
  readonly place: Place;
  readonly trip: OperatedTrip;
  readonly board: Operations;
  readonly onAssign: (place: Place, trip: OperatedTrip, choice: Pick<Choice, 'id' | 'name'>) => void;
  readonly onRelease: (assignmentId: string) => void;
}

/** A place of a trip: who has it, and a field to fill it by keyboard; names are dropped on it, too. */
export function PlaceField({ place, trip, board, onAssign, onRelease }: PlaceFieldProps) {
  const label = useLabel();
  const { ref, isDropTarget } = useDroppable({
    id: `${trip.id} ${place}`,
    accept: place === 'vehicle' ? ['vehicle'] : [place, 'guide driver'],
  });
  const name = label(`app.operations.places.${place}`);
  const there = assignedTo(place, trip);
  const [typed, setTyped] = useState('');
  return (
    <Box
      ref={ref}
      sx={{ minWidth: 0, p: 0.5, borderRadius: 1, outline: isDropTarget ? '2px solid var(--green)' : 'none' }}
    >
      {there.map((one) => (
        <Box key={one.assignmentId} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="span" sx={{ fontWeight: 650 }}>
              {one.name}
            </Typography>
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {one.phoneNumber !== null && (
                <>
                  <PhoneLinks phone={one.phoneNumber} quiet />{' '}
                  {one.confirmedAt && <Check color="success" sx={{ fontSize: 16, verticalAlign: 'text-bottom' }} />}{' '}
                  {label(one.confirmedAt ? 'app.operations.confirmed' : 'app.operations.notConfirmed')}
                </>
              )}
              {(one.from !== trip.from || one.to !== trip.to) && (
                <div>{label('app.operations.partOf', { from: dayName(one.from), to: dayName(one.to) })}</div>
              )}
              {place !== 'vehicle' && <ShownNote note={one.note} />}
              {one.forcedBecause && <div>{label('app.operations.forced', { reason: one.forcedBecause })}</div>}
            </Typography>
          </Box>
          {place !== 'vehicle' && <EditAssignmentNote one={one} tour={trip.tour} />}
          <IconButton
            size="small"
            aria-label={label('app.operations.remove', { name: one.name, tour: trip.tour })}
            onClick={() => onRelease(one.assignmentId)}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Autocomplete<Choice>
        size="small"
        openOnFocus
        autoHighlight
        // Emptied after each choice, and still focused: another one may come beside it, or Tab leads to the next place.
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        options={choicesOf(place, trip, board)}
        getOptionLabel={({ name: option }) => option}
        getOptionKey={({ id }) => id}
        noOptionsText={label('app.operations.nobody')}
        onChange={(_event, choice) => choice && onAssign(place, trip, choice)}
        renderOption={({ key, ...props }, { name: option, clashes }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
            {option}
            {clashes.length > 0 && (
              <Typography variant="body2" sx={{ color: 'var(--earth)' }}>
                {clashes.map((clash) => clashWords(label, clash)).join(' · ')}
              </Typography>
            )}
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={name}
            margin="none"
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': label('app.operations.placeOf', {
                  place: name,
                  tour: trip.tour,
                  day: catWeekday(trip.from),
                }),
              },
            }}
          />
        )}
      />
    </Box>
  );
}
