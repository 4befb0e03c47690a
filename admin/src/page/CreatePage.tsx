import type { ReactNode } from 'react';
import { CreateBase, useResourceContext } from 'react-admin';
import { Page } from './Page';
import { PageHeader } from './PageHeader';

interface CreatePageProps {
  readonly title: string;
  /** The title of the list. */
  readonly listTitle: string;
  /** The form. */
  readonly children: ReactNode;
}

/** /account/<resource>/create, for users who may create a record. */
export function CreatePage({ title, listTitle, children }: CreatePageProps) {
  const resource = useResourceContext();
  return (
    <CreateBase loading={null}>
      <Page>
        <PageHeader title={title} steps={[{ label: listTitle, to: `/${resource}` }]} />
        {children}
      </Page>
    </CreateBase>
  );
}
