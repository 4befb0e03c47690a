import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useLabel } from '../i18n/useLabel';
import { earliestFirst, type TermsForm } from './termsForm';

/** The sentences that clients will read about the form's cancellation steps. */
export function CancellationSentences({ source }: { readonly source: string }) {
  const label = useLabel();
  const rows = (useWatch({ name: source }) as TermsForm['cancellation'] | undefined) ?? [];
  const steps = earliestFirst(rows.filter((step) => typeof step.daysBefore === 'number'));
  const [first] = steps;
  if (!first) return null;
  return (
    <Box component="ul" aria-live="polite" sx={{ m: 0, p: 2, pl: 4, borderRadius: 1, bgcolor: 'var(--sunken)' }}>
      <li>{label('app.terms.sentences.free', { count: first.daysBefore + 1 })}</li>
      {steps.map(({ daysBefore, chargePercent }, place) => (
        <li key={place}>
          {label(chargePercent === 100 ? 'app.terms.sentences.all' : 'app.terms.sentences.part', {
            count: daysBefore,
            percent: chargePercent,
          })}
        </li>
      ))}
    </Box>
  );
}
