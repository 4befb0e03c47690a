import { Box, Typography } from '@mui/material';
import { useDraggable } from '@dnd-kit/react';
import { useId } from 'react';
import type { Operations } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { nameOf } from './places';

/** What is dragged onto a place. */
export interface Dragged {
  readonly id: string;
  readonly name: string;
}

/** Everybody and everything to be assigned, to drag onto a trip with a mouse or a finger; keyboards fill the places. */
export function Pool({ board: { guides, vehicles } }: { readonly board: Operations }) {
  const label = useLabel();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 72, alignSelf: 'start' }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {label('app.operations.pool')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {guides.map((guide) => (
          <Draggable
            key={guide.id}
            id={guide.id}
            name={guide.name}
            type={[...(guide.isGuide ? ['guide'] : []), ...(guide.isDriver ? ['driver'] : [])].join(' ')}
            note={guide.languages.join(', ')}
          />
        ))}
        {vehicles.map((vehicle) => (
          <Draggable
            key={vehicle.id}
            id={vehicle.id}
            name={nameOf(vehicle)}
            type="vehicle"
            note={label('app.operations.seats', { count: vehicle.seats ?? 0 })}
          />
        ))}
      </Box>
    </Box>
  );
}

interface DraggableProps extends Dragged {
  readonly type: string;
  readonly note: string;
}

function Draggable({ id, name, type, note }: DraggableProps) {
  const { ref, isDragging } = useDraggable({ id, type, data: { id, name } satisfies Dragged });
  return (
    <li>
      <Box
        ref={ref}
        sx={{
          px: 1,
          py: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          cursor: 'grab',
          backgroundColor: 'background.paper',
          opacity: isDragging ? 0.6 : 1,
          touchAction: 'none',
        }}
      >
        {name}{' '}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      </Box>
    </li>
  );
}
