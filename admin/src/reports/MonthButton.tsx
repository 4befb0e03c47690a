import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';

interface MonthButtonProps<Values extends object> {
  readonly month: string;
  readonly action: 'close' | 'reopen';
  /** What follows. */
  readonly text: string;
  readonly danger?: boolean;
  readonly send: (values: Values) => Promise<string>;
  readonly children?: ReactNode;
}

/** Closes a month or opens it again, after a question. */
export function MonthButton<Values extends object>(props: MonthButtonProps<Values>) {
  const { month, action, text, danger, send, children } = props;
  const label = useLabel();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label(`app.reports.months.${action}Of`, { month })}
        onClick={() => setIsOpen(true)}
      >
        {label(`app.reports.months.${action}`)}
      </Button>
      {isOpen && (
        <FormDialog<Values>
          title={label(`app.reports.months.${action}Question`, { month })}
          text={text}
          defaultValues={{}}
          submit={label(`app.reports.months.${action}`)}
          danger={danger ?? false}
          send={send}
          onClose={() => setIsOpen(false)}
        >
          {children}
        </FormDialog>
      )}
    </>
  );
}
