import { reason } from '@imisozi/core/fields/lengths';
import { usd } from '@imisozi/core/money';
import { Box, Button, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { Agent, AgentEntry, OwnStatement } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { dayName } from '../format/catTime';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists/cells';

/** An entry; agents do not see who recorded it, and what was noted. */
export type Entry = Omit<AgentEntry, 'note' | 'recordedBy'> & Partial<Pick<AgentEntry, 'note'>>;

interface AgentEntriesProps {
  readonly statement: Pick<OwnStatement, 'commissionBefore' | 'commissionAfter'> & {
    readonly entries: readonly Entry[];
  };
  /** The path of a booking's page. */
  readonly pathOf: (id: string) => string;
  /** What can be done about a payment that was not taken back. */
  readonly action?: ((entry: Entry) => ReactNode) | undefined;
  /** Of its heading, below that of the statement. */
  readonly level?: 'h2' | 'h4' | undefined;
}

/** The entries of an agent's commission in a month, between what was not given before and after. */
export function AgentEntries({ statement, pathOf, action, level = 'h4' }: AgentEntriesProps) {
  const label = useLabel();
  const { entries, commissionBefore, commissionAfter } = statement;
  const takenBack = new Set(entries.map(({ voids }) => voids));
  return (
    <div>
      <Typography variant="h3" component={level}>
        {label('app.agents.entries.title')}
      </Typography>
      <Typography>{label('app.agents.entries.before', { amount: usd(commissionBefore) })}</Typography>
      {entries.length > 0 && (
        <Box component="ul" aria-label={label('app.agents.entries.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <Box
              component="li"
              key={entry.id}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}
            >
              <b>{usd(entry.amount)}</b>
              <span>
                {[dayName(entry.day), entryText(entry, label), entry.reference, entry.note].filter(Boolean).join(' · ')}
              </span>
              {entry.orderId && entry.orderNumber && <RowLink to={pathOf(entry.orderId)}>{entry.orderNumber}</RowLink>}
              {entry.kind === 'paid-out' && !entry.voids && !takenBack.has(entry.id) && action?.(entry)}
            </Box>
          ))}
        </Box>
      )}
      <Typography>
        <b>{label('app.agents.entries.after', { amount: usd(commissionAfter) })}</b>
      </Typography>
    </div>
  );
}

const entryText = ({ kind, voids }: Entry, label: ReturnType<typeof useLabel>): string =>
  label(voids ? 'app.agents.entries.takenBack' : `app.agents.entries.${kind}`);

/** Takes a payment of commission back, for users who may (rules/agents 4). */
export function TakeBack({ agent, entry }: { readonly agent: Agent; readonly entry: Entry }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'agents', action: 'void' });
  const [key, setKey] = useState<string | null>(null);
  if (!canAccess) return null;
  const title = label('app.agents.entries.takeBackTitle', { amount: usd(-entry.amount), company: agent.company });
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setKey(crypto.randomUUID())}>
        {label('app.agents.entries.takeBack')}
      </Button>
      {key && (
        <FormDialog<{ readonly reason: string }>
          title={title}
          text={label('app.agents.entries.takeBackText')}
          defaultValues={{}}
          submit={label('app.agents.entries.takeBack')}
          danger
          send={(form) => dataProvider.takeBackCommission(agent.id, entry.id, form.reason, `${key} ${form.reason}`)}
          onClose={() => setKey(null)}
        >
          <TextInput
            source="reason"
            label="app.agents.entries.reason"
            helperText={false}
            validate={requiredText(label('app.agents.entries.reasonMissing'))}
            slotProps={{ htmlInput: { maxLength: reason } }}
            autoFocus
          />
        </FormDialog>
      )}
    </>
  );
}
