import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

interface RefillFromRecordProps<Values> {
  /** What the record holds by the last answer of the server. */
  readonly latest: Values;
  readonly saved: boolean;
  /** Fills the form anew. */
  readonly fill: (values: Values) => void;
}

/**
 * Inside a form: fills it with what its record has become elsewhere, but only while nothing unsaved stands in it. After
 * a save the next answer of the server is what was saved.
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
