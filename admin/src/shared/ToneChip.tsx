import { Chip } from '@mui/material';

/** Pairs of tokens whose contrast is good for small text. */
const TONES = {
  gold: { color: 'var(--gold-ink)', backgroundColor: 'var(--gold-wash)' },
  lake: { color: 'var(--lake)', backgroundColor: 'var(--lake-wash)' },
  green: { color: 'var(--green)', backgroundColor: 'var(--green-wash)' },
  earth: { color: 'var(--earth)', backgroundColor: 'var(--earth-wash)' },
  plain: { color: 'var(--ink-soft)', backgroundColor: 'var(--sunken)' },
};

export type Tone = keyof typeof TONES;

/** A state in a word; the colour only helps to find it. */
export function ToneChip({ tone, label }: { readonly tone: Tone; readonly label: string }) {
  return <Chip size="small" label={label} sx={{ ...TONES[tone], fontWeight: 650 }} />;
}
