import type { ReactNode } from 'react';
import {
  SaveContextProvider,
  useResourceContext,
  useUpdate,
  type HttpError,
  type RaRecord,
  type SaveHandler,
} from 'react-admin';

interface UpdateBaseProps {
  /** The record as it was fetched. */
  readonly record: RaRecord;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * Lets the form inside update a record. React-admin's `EditBase` would also fetch the record, but by its id, and the
 * URLs of the dashboard contain the slug (rules/dashboard 1).
 */
export function UpdateBase({ record, children }: UpdateBaseProps) {
  const resource = useResourceContext();
  const [update, { isPending }] = useUpdate<RaRecord, HttpError>(
    resource,
    { id: record.id, previousData: record },
    { mutationMode: 'pessimistic', returnPromise: true },
  );
  const save: SaveHandler<RaRecord> = (data, callbacks) =>
    // React-admin reads the result as errors of fields, so the saved record must not be returned.
    update(resource, { data }, callbacks).then(
      () => undefined,
      // React-admin's type does not know these errors, only the record.
      (error: HttpError) => (error.body as { readonly errors?: RaRecord } | undefined)?.errors,
    );
  return (
    <SaveContextProvider
      value={{
        save,
        saving: isPending,
        mutationMode: 'pessimistic',
      }}
    >
      {children}
    </SaveContextProvider>
  );
}
