import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, type HttpError } from 'react-admin';
import { requestKey } from '../data/requestKey';
import type { NewAssignment } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';

/** An assignment that was refused because of clashes. */
export interface Clashing {
  readonly body: NewAssignment;
  readonly name: string;
  /** What stands against it, as the API says it. */
  readonly reasons: string;
}

interface Assign {
  readonly body: NewAssignment;
  readonly name: string;
}

const CONFLICT = 409;

/** Assigns and releases; a clash is kept, to be asked about before anything is saved. */
export function useAssigning() {
  const dataProvider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const [clashing, setClashing] = useState<Clashing | null>(null);
  const fail = (error: Error) => notify(error.message, { type: 'error' });
  const refetch = () => queries.invalidateQueries({ queryKey: ['operations'] });
  // A key for each click: the same choice may be made again after it was taken back.
  const send = async (body: NewAssignment) => dataProvider.assign(body, await requestKey(crypto.randomUUID(), body));
  const assigning = useMutation({
    mutationFn: ({ body }: Assign) => send(body),
    onSuccess: (message) => notify(message, { type: 'success' }),
    onError: (error: Error, { body, name }) => {
      if ((error as HttpError).status === CONFLICT) setClashing({ body, name, reasons: error.message });
      else fail(error);
    },
    onSettled: refetch,
  });
  const releasing = useMutation({
    mutationFn: (id: string) => dataProvider.unassign(id),
    onSuccess: (message) => notify(message, { type: 'success' }),
    onError: fail,
    onSettled: refetch,
  });
  return {
    assign: (body: NewAssignment, name: string) => assigning.mutate({ body, name }),
    release: (id: string) => releasing.mutate(id),
    clashing,
    /** Assigns it all the same. @returns the message for a toast */
    force: async (reason: string): Promise<string> => {
      const message = await send({ ...clashing!.body, force: true, reason });
      await refetch();
      return message;
    },
    leave: () => setClashing(null),
    isBusy: assigning.isPending || releasing.isPending,
  };
}
