import type { MouseEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { booking as text } from '../../i18n/for-bookings';
import { Frame, type Shared } from '../form/fields';
import { useHydrated } from '../form/useHydrated';

interface Props<V extends FieldValues> extends Shared<V> {
  readonly min: number;
  /** Limit of the plus button. */
  readonly max?: number | undefined;
  /** The names of the buttons, if it does not count people. */
  readonly buttons?: readonly [fewer: string, more: string];
}

const stepped = (by: 'stepDown' | 'stepUp') => (event: MouseEvent<HTMLButtonElement>) => {
  const input = event.currentTarget.parentElement!.querySelector('input')!;
  input[by]();
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * A number of people or tickets, with large minus and plus buttons for touch. The buttons appear with hydration, so that no tap on
 * them is lost; the value that is sent is always that of the field.
 */
export function CountField<V extends FieldValues>({
  min,
  max,
  buttons = [text.fewer, text.more],
  ...shared
}: Props<V>) {
  const isHydrated = useHydrated();
  return (
    <Frame {...shared} isLive={isHydrated}>
      {(control) => (
        <div className="stepper">
          {isHydrated && (
            <button type="button" aria-label={buttons[0]} onClick={stepped('stepDown')}>
              −
            </button>
          )}
          <input type="number" inputMode="numeric" min={min} max={max} step={1} {...control} />
          {isHydrated && (
            <button type="button" aria-label={buttons[1]} onClick={stepped('stepUp')}>
              +
            </button>
          )}
        </div>
      )}
    </Frame>
  );
}
