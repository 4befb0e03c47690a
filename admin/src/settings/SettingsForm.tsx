import { Box, Button, Card, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BooleanInput, Form, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Settings } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { ErrorAlerts } from '../forms/ErrorAlerts';
import { Refusals } from '../forms/Refusals';
import { sentencesOf } from '../data/failures';
import { useLabel } from '../i18n/useLabel';
import { CompanyAdvice } from './CompanyAdvice';
import { CompanyFields } from './CompanyFields';
import { KeepingFields } from './KeepingFields';
import { shortened } from './keepingForm';
import { RatesFields } from './RatesFields';
import { ShorterPeriods } from './ShorterPeriods';
import { TaxFields } from './TaxFields';
import { oldRates } from './ratesForm';
import { changedSettings, settingsToForm, type SettingsValues } from './settingsForm';
import { BankDetailsInput, TermsFields } from '../terms/TermsFields';

/** The company's facts, terms, bank details, exchange rates and reminders; a tour may have terms of its own. */
export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  // Changes that someone else saves must not overwrite edits.
  const [opened] = useState(() => settingsToForm(settings));
  // Changes are compared with the values saved last, so that a saved change can be reverted right away.
  const [before, setBefore] = useState(opened);
  const { mutate, isPending, error } = useMutation({
    // By the current rates, because rates that an earlier save confirmed are no longer old.
    mutationFn: (values: SettingsValues) =>
      dataProvider.changeSettings(changedSettings(before, values, oldRates(settings.rates.days))),
    onSuccess: (message, sent) => {
      setBefore(sent);
      notify(message, { type: 'success' });
      refresh();
    },
  });
  const [asked, setAsked] = useState<SettingsValues | null>(null);
  const save = (values: SettingsValues) =>
    shortened(before.periods, values.periods).length > 0 ? setAsked(values) : mutate(values);
  const refusals = error ? sentencesOf(error) : [];
  return (
    <Form record={{}} defaultValues={opened} onSubmit={(values: object) => save(values as SettingsValues)} noValidate>
      <Card
        sx={{
          mt: 2,
          p: { xs: 2, sm: 3 },
          maxWidth: 960,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <Typography variant="h2">{label('app.terms.heading')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{label('app.settings.termsText')}</Typography>
        <Refusals value={refusals}>
          <TermsFields source="terms" />
          <BankDetailsInput source="terms.bankDetails" />
        </Refusals>
        <Typography variant="h2">{label('app.settings.company.heading')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{label('app.settings.company.text')}</Typography>
        <Refusals value={refusals}>
          <CompanyFields />
        </Refusals>
        <Typography variant="h2">{label('app.settings.rates.heading')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{label('app.settings.rates.text')}</Typography>
        <Refusals value={refusals}>
          <RatesFields days={settings.rates.days} />
        </Refusals>
        <Typography variant="h2">{label('app.settings.tax.heading')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{label('app.settings.tax.text')}</Typography>
        <Refusals value={refusals}>
          <TaxFields />
        </Refusals>
        <Typography variant="h2">{label('app.settings.keeping.heading')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{label('app.settings.keeping.text')}</Typography>
        <Refusals value={refusals}>
          <KeepingFields />
        </Refusals>
        <Refusals value={refusals}>
          <CompanyAdvice />
        </Refusals>
        <Box>
          <Typography variant="h2">{label('app.settings.reminders')}</Typography>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{label('app.settings.remindersText')}</Typography>
          <BooleanInput source="reminders" label="app.settings.remindersOn" helperText={false} />
        </Box>
        <Box>
          <Typography variant="h2">{label('app.settings.reviews')}</Typography>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{label('app.settings.reviewsText')}</Typography>
          <BooleanInput source="reviewInvitations" label="app.settings.reviewsOn" helperText={false} />
        </Box>
        <Box>
          <Typography variant="h2">{label('app.settings.thingsToDo')}</Typography>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{label('app.settings.thingsToDoText')}</Typography>
          <BooleanInput source="thingsToDo" label="app.settings.thingsToDoOn" helperText={false} />
        </Box>
        <Box>
          <Typography variant="h2">{label('app.settings.secondFactor')}</Typography>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{label('app.settings.secondFactorText')}</Typography>
          <BooleanInput source="secondFactorRequired" label="app.settings.secondFactorOn" helperText={false} />
        </Box>
        <ShorterPeriods
          before={before}
          values={asked}
          onNo={() => setAsked(null)}
          onYes={(values) => {
            setAsked(null);
            mutate(values);
          }}
        />
        <ErrorAlerts sentences={refusals} />
        <Box>
          <Button type="submit" variant="contained" size="large" loading={isPending}>
            {label('app.settings.save')}
          </Button>
        </Box>
      </Card>
    </Form>
  );
}
