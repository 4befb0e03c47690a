import { Chip, type ChipProps } from '@mui/material';
import type { ReactElement } from 'react';

/** Pairs of tokens whose contrast is good for small text. */
export const TONES = {
  gold: { color: 'var(--gold-ink)', backgroundColor: 'var(--gold-wash)' },
  lake: { color: 'var(--lake)', backgroundColor: 'var(--lake-wash)' },
  green: { color: 'var(--green)', backgroundColor: 'var(--green-wash)' },
  earth: { color: 'var(--earth)', backgroundColor: 'var(--earth-wash)' },
  plain: { color: 'var(--ink-soft)', backgroundColor: 'var(--sunken)' },
};

export type Tone = keyof typeof TONES;

export interface ColorChipProps {
  readonly tone: Tone;
  readonly label: string;
  /** Makes it a button that opens something, with an icon at the end. */
  readonly button?: Pick<ChipProps, 'onClick' | 'aria-label' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> & {
    readonly icon: ReactElement;
  };
}

/** A status as text; the colour only supports it. */
export function ColorChip({ tone, label, button }: ColorChipProps) {
  const { icon, ...events } = button ?? {};
  return (
    <Chip
      size="small"
      label={label}
      {...events}
      icon={icon}
      sx={{
        ...TONES[tone],
        fontWeight: 650,
        ...(button && {
          flexDirection: 'row-reverse',
          '& .MuiChip-icon': { color: 'inherit', ml: -1, mr: 0.25 },
          '&:hover, &.Mui-focusVisible': { backgroundColor: TONES[tone].backgroundColor, boxShadow: '0 0 0 1px' },
        }),
      }}
    />
  );
}
