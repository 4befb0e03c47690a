import {
  Alert,
  Box,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { sentencesOf } from '../data/failures';
import type { NewStatement, StatementPreview as Preview } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { ErrorAlerts } from '../forms/ErrorAlerts';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { ColumnFields } from './ColumnFields';
import { minorMoney } from './rowMoney';

interface StatementPreviewProps {
  readonly file: NewStatement;
  readonly onChange: (file: NewStatement) => void;
  /** Called with the number of rows that the upload would bring. */
  readonly onRead: (newRows: number) => void;
}

/** What the API reads in a file, and for a CSV file how it is to be read. */
export function StatementPreview({ file, onChange, onRead }: StatementPreviewProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, isFetching } = useQuery({
    // Not below `statements`: a change of the list does not read a file again.
    queryKey: ['statement-preview', file],
    queryFn: () => dataProvider.previewStatement(file),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const newRows = data && !error && !isFetching ? data.count - data.knownCount : 0;
  useEffect(() => onRead(newRows), [newRows, onRead]);
  return (
    <>
      {isFetching && <LinearProgress aria-label={label('app.statements.upload.reading')} />}
      <ErrorAlerts sentences={error ? sentencesOf(error) : []} />
      {data && (
        <>
          {!error && !data.problem && <Found preview={data} />}
          {!error && data.problem && <Alert severity="warning">{data.problem}</Alert>}
          {file.format === 'csv' && <ColumnFields file={file} preview={data} onChange={onChange} />}
          {!error && data.lines.length > 0 && <FirstRows lines={data.lines} />}
        </>
      )}
    </>
  );
}

function Found({ preview: { count, knownCount, leftOut } }: { readonly preview: Preview }) {
  const label = useLabel();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={knownCount === count ? 'info' : 'success'}>
        {label('app.statements.upload.found', { count })}{' '}
        {knownCount === count
          ? label('app.statements.upload.nothingNew')
          : knownCount > 0 && label('app.statements.upload.known', { count: knownCount })}
      </Alert>
      {leftOut.length > 0 && (
        <Alert severity="warning">
          {label('app.statements.upload.leftOut', { count: leftOut.length })}
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {leftOut.slice(0, 5).map(({ row, because }) => (
              <li key={row}>
                {label('app.statements.upload.leftOutRow', {
                  row,
                  because: label(`app.statements.upload.because.${because}`),
                })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

const COLUMNS = ['day', 'name', 'text', 'reference', 'amount'] as const;

function FirstRows({ lines }: Pick<Preview, 'lines'>) {
  const label = useLabel();
  const title = label('app.statements.upload.first');
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column} align={column === 'amount' ? 'right' : 'left'}>
                  {column === 'amount'
                    ? label('app.statements.upload.amount')
                    : label(`app.statements.upload.column.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ day, name, text, reference, amount, currency, direction }, place) => (
              <TableRow key={place}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayName(day)}</TableCell>
                <TableCell>{name}</TableCell>
                <TableCell>{text}</TableCell>
                <TableCell>{reference}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                  {direction === 'out' ? '−' : ''}
                  {minorMoney(amount, currency)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </div>
  );
}
