import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useLabel } from '../../i18n/useLabel';
import { RowTools } from './RowTools';

interface RowsInputProps {
  readonly source: string;
  readonly label: string;
  /** The label of the button that adds a row. */
  readonly add: string;
  /** The name of a row; the first has index 0. */
  readonly nameOf: (place: number) => string;
  readonly empty: object;
  /** The inputs of a row; `source` is its path in the form. */
  readonly children: (source: string, place: number) => ReactNode;
  /** Whether the inputs of a row fit beside its buttons. */
  readonly narrow?: boolean;
  /** The maximum number of rows. */
  readonly max?: number;
}

/** A list in a form, whose rows can be added, removed and reordered. */
export function RowsInput({
  source,
  label: name,
  add,
  nameOf,
  empty,
  children,
  narrow,
  max = Infinity,
}: RowsInputProps) {
  const label = useLabel();
  const { fields, append, remove, move } = useFieldArray({ name: source });
  const tools = (place: number) => (
    <RowTools
      name={nameOf(place)}
      onEarlier={place > 0 ? () => move(place, place - 1) : undefined}
      onLater={place < fields.length - 1 ? () => move(place, place + 1) : undefined}
      onRemove={() => remove(place)}
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1, p: 0 }}>
        {name}
      </Typography>
      {fields.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {label('app.rows.none')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: narrow ? 0 : 1.5 }}>
        {fields.map(({ id }, place) =>
          narrow ? (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center' }}>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children(`${source}.${place}`, place)}</Box>
              {tools(place)}
            </Box>
          ) : (
            <Box
              component="li"
              key={id}
              sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                <Typography sx={{ fontWeight: 650 }}>{nameOf(place)}</Typography>
                {tools(place)}
              </Box>
              {children(`${source}.${place}`, place)}
            </Box>
          ),
        )}
      </Box>
      <Button startIcon={<Add />} disabled={fields.length >= max} onClick={() => append(empty)} sx={{ mt: 1 }}>
        {add}
      </Button>
    </Box>
  );
}
