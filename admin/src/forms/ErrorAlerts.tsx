import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The server's validation errors, each as an alert (rules/dashboard 5). */
export function ErrorAlerts({ sentences }: { readonly sentences: readonly string[] }) {
  const translate = useTranslate();
  if (sentences.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {sentences.map((sentence) => (
        <Alert key={sentence} severity="error">
          {translate(sentence, { _: sentence })}
        </Alert>
      ))}
    </Box>
  );
}
