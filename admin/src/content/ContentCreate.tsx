import { useState, type ReactNode } from 'react';
import { useLabel } from '../i18n/useLabel';
import { CreatePage } from '../page/CreatePage';
import { ContentForm } from './ContentForm';
import type { ContentKind, ContentRow } from './contentKind';

interface ContentCreateProps<Values extends object> {
  readonly kind: Pick<ContentKind<ContentRow>, 'resource' | 'listTitle'>;
  /** The values that an empty form has. */
  readonly empty: () => Values;
  /** The request body for the form's values. */
  readonly toBody: (values: Values) => object;
  /** The inputs. */
  readonly children: ReactNode;
}

/** /account/<resource>/create: the form of a new record. */
export function ContentCreate<Values extends object>({ kind, empty, toBody, children }: ContentCreateProps<Values>) {
  const label = useLabel();
  const [defaultValues] = useState(empty);
  const title = label(`app.${kind.resource}.create`);
  return (
    <CreatePage title={title} listTitle={label(kind.listTitle)}>
      <ContentForm defaultValues={defaultValues} toBody={toBody} submit={title}>
        {children}
      </ContentForm>
    </CreatePage>
  );
}
