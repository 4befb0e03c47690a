import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useRefresh, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLabel } from '../i18n/useLabel';
import { plainValue } from '../format/plainValue';
import type { Seen } from '../content/ContentForm';
import { ComparedText } from '../ui/ComparedText';

interface EditConflictProps<Values extends object> {
  /** The values that the form was filled with. */
  readonly seen: Seen<Values>;
  /** The latest version of the record. */
  readonly latest: Seen<Values>;
  /** Saves the form's values over the latest version. */
  readonly keepMine: (values: Values) => unknown;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Inside a form that was refused because someone else has changed the same fields: shows their current values beside
 * the user's own, which stay in the form. The user chooses which to keep.
 */
export function EditConflict<Values extends object>({ seen, latest, keepMine }: EditConflictProps<Values>) {
  const label = useLabel();
  const nameOf = useFieldNames();
  const refresh = useRefresh();
  const { getValues, setValue, handleSubmit } = useFormContext();
  useWatch();
  // The latest version must be fetched first.
  useEffect(refresh, [refresh]);
  const mine = getValues() as Values;
  const before = seen.values;
  const fields = Object.keys(latest.values) as (keyof Values & string)[];
  const isOurs = (field: keyof Values) => !same(mine[field], before[field]);
  const conflicts = fields.filter(
    (field) => isOurs(field) && !same(latest.values[field], before[field]) && !same(latest.values[field], mine[field]),
  );
  if (conflicts.length === 0) return null;
  const take = (field: string) => setValue(field, latest.values[field as keyof Values], { shouldDirty: true });
  const saveMine = () => {
    // The other fields get their current values too, so that saving does not revert them.
    for (const field of fields) if (!isOurs(field)) take(field);
    void handleSubmit((values) => keepMine(values as Values))();
  };
  return (
    <Box component="section" aria-label={label('app.conflict.title')} sx={{ display: 'grid', gap: 2, mb: 3 }}>
      {conflicts.map((field) => (
        <Box key={field}>
          <Typography variant="h3" component="h2">
            {nameOf(field)}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1, my: 1 }}>
            <ComparedText heading={label('app.conflict.theirs')} tone="lake">
              {plainValue(latest.values[field])}
            </ComparedText>
            <ComparedText heading={label('app.conflict.mine')} tone="gold">
              {plainValue(mine[field])}
            </ComparedText>
          </Box>
          <Button variant="outlined" size="small" onClick={() => take(field)}>
            {label('app.conflict.take', { field: nameOf(field) })}
          </Button>
        </Box>
      ))}
      <Box>
        <Button variant="contained" color="warning" onClick={saveMine}>
          {label('app.conflict.keep')}
        </Button>
      </Box>
    </Box>
  );
}

/** The labels of a form's inputs. */
function useFieldNames(): (field: string) => string {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  return (field) =>
    [
      `resources.${resource}.fields.${field}`,
      `app.${resource}.${field}.label`,
      `app.${resource}.lists.${field}.label`,
      `app.audit.fields.${field}`,
    ]
      .map((key) => translate(key, { _: '' }))
      .find(Boolean) ?? field;
}
