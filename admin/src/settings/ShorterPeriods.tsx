import { unitOf } from '@imisozi/core/privacy/periods';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useLabel } from '../i18n/useLabel';
import { shortened } from './keepingForm';
import type { SettingsValues } from './settingsForm';

interface ShorterPeriodsProps {
  readonly before: SettingsValues;
  /** What is to be saved; null while nothing is asked. */
  readonly values: SettingsValues | null;
  readonly onNo: () => void;
  readonly onYes: (values: SettingsValues) => void;
}

/** Asks before something is kept for a shorter time, and says what that erases. */
export function ShorterPeriods({ before: { periods: before }, values, onNo, onYes }: ShorterPeriodsProps) {
  const label = useLabel();
  const now = values?.periods;
  return (
    <ConfirmDialog
      danger
      open={now !== undefined}
      question={label('app.settings.keeping.question')}
      consequence={label('app.settings.keeping.consequence')}
      onNo={onNo}
      onYes={() => values && onYes(values)}
    >
      <ul>
        {now &&
          shortened(before, now).map((period) => (
            <li key={period}>
              {label(unitOf(period) === 'days' ? 'app.settings.keeping.inDays' : 'app.settings.keeping.inYears', {
                name: label(`app.settings.keeping.names.${period}`),
                before: before[period],
                now: now[period],
              })}
            </li>
          ))}
      </ul>
    </ConfirmDialog>
  );
}
