import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConfirmedRow, ConfirmedStatement } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';

/** Rows sent at a time: many enough to be quick, few enough that the bar moves. */
const ROWS_AT_ONCE = 25;

/** A row that was not booked, with the reason. */
export type RefusedRow = ConfirmedStatement['refused'][number];

/** Books rows in batches: how far it is, and which rows were refused. */
export function useConfirming(statementId: string) {
  const label = useLabel();
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [done, setDone] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (rows: readonly ConfirmedRow[]) => {
      setDone(0);
      setRefused([]);
      let booked = 0;
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        const batch = rows.slice(at, at + ROWS_AT_ONCE);
        const answer = await dataProvider.confirmRows(statementId, [...batch]).catch((error: Error) => ({
          booked: 0,
          refused: batch.map(({ row }) => ({ row, code: '', message: error.message })),
        }));
        booked += answer.booked;
        setRefused((before) => [...before, ...answer.refused]);
        setDone(at + batch.length);
      }
      return booked;
    },
    onSuccess: (booked) => {
      if (booked > 0) notify(label('app.statements.sure.done', { count: booked }), { type: 'success' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['statements'] }),
  });
  return { confirm: mutate, isPending, done, all: variables?.length ?? 0, refused };
}
