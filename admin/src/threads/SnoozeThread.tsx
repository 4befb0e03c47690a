import { addDays, parseCatTime, today } from '@imisozi/core/kigali-time';
import { useState } from 'react';
import { Button } from '@mui/material';
import { DateInput } from 'react-admin';
import { FormDialog } from '../forms/FormDialog';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';

interface SnoozeThreadProps {
  /** @param until an ISO time @returns the message for a toast */
  readonly send: (until: string) => Promise<string>;
}

/** Puts a conversation off until a morning. */
export function SnoozeThread({ send }: SnoozeThreadProps) {
  const label = useLabel();
  const [open, setOpen] = useState(false);
  const tomorrow = addDays(today(), 1);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {label('app.threads.snooze.action')}
      </Button>
      {open && (
        <FormDialog<{ readonly day: string }>
          title={label('app.threads.snooze.title')}
          text={label('app.threads.snooze.text')}
          defaultValues={{ day: tomorrow }}
          submit={label('app.threads.snooze.action')}
          send={({ day }) => send(morningOf(day))}
          onClose={() => setOpen(false)}
        >
          <DateInput
            source="day"
            label="app.threads.snooze.day"
            slotProps={{ htmlInput: { min: tomorrow } }}
            validate={requiredText(label('app.threads.snooze.missing'))}
            helperText={false}
          />
        </FormDialog>
      )}
    </>
  );
}

/** When the office opens. */
const morningOf = (day: string): string => parseCatTime(`${day}T08:00`)!.toISOString();
