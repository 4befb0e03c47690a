import { Box, TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { typedText } from '@imisozi/core/typed-text';
import { DAY_ORDERS, MAX_ACCOUNT, STATEMENT_COLUMNS, STATEMENT_CURRENCIES } from '@imisozi/core/statements';
import type { NewStatement, StatementPreview } from '../data/types';
import { useLabel } from '../i18n/useLabel';

interface ColumnFieldsProps {
  readonly file: NewStatement;
  readonly preview: StatementPreview;
  readonly onChange: (file: NewStatement) => void;
}

/** How a CSV file is read: the account, its columns, how days and amounts are written. Each choice shows at once. */
export function ColumnFields({ file, preview, onChange }: ColumnFieldsProps) {
  const label = useLabel();
  const { header, isRemembered } = preview;
  const mapping = file.mapping ?? preview.mapping;
  const [account, setAccount] = useState(file.account ?? preview.account);
  if (!mapping) return null;
  const change = (fields: object) => onChange({ ...file, mapping: { ...mapping, ...fields } });
  const columns = header.map((name, index) => (
    <option key={index} value={index}>
      {name || label('app.statements.upload.unnamed', { number: index + 1 })}
    </option>
  ));
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={GRID}>
        <TextField
          label={label('app.statements.upload.account')}
          helperText={label('app.statements.upload.accountHelp')}
          value={account}
          onChange={({ target }) => setAccount(target.value)}
          onBlur={() => onChange({ ...file, account: typedText(account) })}
          slotProps={{ htmlInput: { maxLength: MAX_ACCOUNT, autoComplete: 'off' } }}
          size="small"
        />
        <Choice
          label={label('app.statements.upload.currency')}
          value={file.currency ?? preview.currency}
          onChoose={(currency) => onChange({ ...file, currency: currency as NewStatement['currency'] })}
        >
          {STATEMENT_CURRENCIES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      </Box>
      <div>
        <Typography variant="h3">{label('app.statements.upload.columns')}</Typography>
        {isRemembered && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label('app.statements.upload.remembered')}
          </Typography>
        )}
      </div>
      <Box sx={GRID}>
        {STATEMENT_COLUMNS.map((column) => (
          <Choice
            key={column}
            label={label(`app.statements.upload.column.${column}`)}
            value={mapping[column] ?? ''}
            onChoose={(chosen) => change({ [column]: chosen === '' ? null : Number(chosen) })}
          >
            <option value="">{label('app.statements.upload.none')}</option>
            {columns}
          </Choice>
        ))}
        <Choice
          label={label('app.statements.upload.dayOrder')}
          value={mapping.dayOrder}
          onChoose={(dayOrder) => change({ dayOrder })}
        >
          {DAY_ORDERS.map((one) => (
            <option key={one} value={one}>
              {label(`app.statements.upload.dayOrders.${one}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={label('app.statements.upload.decimal')}
          value={mapping.decimal}
          onChoose={(decimal) => change({ decimal })}
        >
          <option value=".">{label('app.statements.upload.decimals.point')}</option>
          <option value=",">{label('app.statements.upload.decimals.comma')}</option>
        </Choice>
      </Box>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {children}
    </TextField>
  );
}
