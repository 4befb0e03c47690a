import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { ActionButton } from '../actions/ActionButton';
import type { ContentKind, ContentRow } from './contentKind';

interface PublishButtonProps<Row extends ContentRow> {
  readonly kind: ContentKind<Row>;
  readonly record: Row;
}

/** Publishes or unpublishes a record; for some kinds that is called activating. */
export function PublishButton<Row extends ContentRow>({ kind, record }: PublishButtonProps<Row>) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const isPublic = record[kind.publicField] === true;
  const [show, hide] = kind.buttons;
  return (
    <ActionButton
      text={label(isPublic ? hide : show)}
      title={record.title}
      run={() => kind.setPublic(dataProvider, record, !isPublic)}
    />
  );
}
