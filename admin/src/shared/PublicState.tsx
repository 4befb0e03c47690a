import { useLabel, type LabelKey } from '../i18n/useLabel';
import { ToneChip } from './ToneChip';

interface PublicStateProps {
  readonly isPublic: boolean;
  /** The words for yes and for no. */
  readonly words: readonly [shown: LabelKey, hidden: LabelKey];
}

/** Whether the public sees a record. */
export function PublicState({ isPublic, words: [shown, hidden] }: PublicStateProps) {
  const label = useLabel();
  return isPublic ? <ToneChip tone="green" label={label(shown)} /> : <ToneChip tone="gold" label={label(hidden)} />;
}
