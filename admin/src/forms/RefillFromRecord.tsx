import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

interface RefillFromRecordProps<Values> {
  /** The latest values of the record. */
  readonly latest: Values;
  readonly saved: boolean;
  /** Fills the form again. */
  readonly fill: (values: Values) => void;
}

/**
 * Inside a form: refills it when its record changes elsewhere, as long as it has no unsaved changes. After a save, the
 * next values that are fetched are the saved ones.
 */
export function RefillFromRecord<Values>({ latest, saved, fill }: RefillFromRecordProps<Values>) {
  const { isDirty } = useFormState();
  const text = JSON.stringify(latest);
  const seen = useRef(text);
  useEffect(() => {
    const isNews = text !== seen.current;
    seen.current = text;
    if (!isDirty || (saved && isNews)) fill(JSON.parse(text) as Values);
  }, [text, isDirty, saved, fill]);
  return null;
}
