import type { LabelKey } from '../i18n/label';
import { useLabel } from '../i18n/useLabel';
import { ColorChip } from './ColorChip';

interface BooleanChipProps {
  readonly value: boolean;
  /** The texts for yes and no. */
  readonly labels: readonly [yes: LabelKey, no: LabelKey];
}

/** A yes or no as a chip, such as whether the public sees a record. */
export function BooleanChip({ value, labels: [yes, no] }: BooleanChipProps) {
  const label = useLabel();
  return value ? <ColorChip tone="green" label={label(yes)} /> : <ColorChip tone="gold" label={label(no)} />;
}
