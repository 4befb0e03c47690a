import type { AuditEntry } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { recordPath, useAuditLabels } from './auditNames';
import { ChangedFields } from './ChangedFields';

/** One entry of the audit trail with every changed field, in a drawer beside the list. */
export function AuditShow() {
  return (
    <RecordDrawer<AuditEntry>>
      <RecordBody<AuditEntry>>{(entry) => <EntryDetail entry={entry} />}</RecordBody>
    </RecordDrawer>
  );
}

function EntryDetail({ entry }: { readonly entry: AuditEntry }) {
  const label = useLabel();
  const labels = useAuditLabels();
  const path = recordPath(entry);
  return (
    <>
      <RecordTitle title={`${labels.action(entry.action)}: ${entry.label}`}>{catMoment(entry.createdAt)}</RecordTitle>
      <Facts
        heading={label('app.audit.entry')}
        rows={[
          [label('resources.audit.fields.userEmail'), entry.userEmail || label('app.audit.system')],
          [label('resources.audit.fields.resource'), labels.resource(entry.resource)],
          [
            label('resources.audit.fields.label'),
            path ? (
              <RowLink key="record" to={path}>
                {entry.label}
              </RowLink>
            ) : (
              entry.label
            ),
          ],
          [label('resources.audit.fields.ip'), entry.ip || '–'],
          [label('resources.audit.fields.requestId'), entry.requestId || '–'],
        ]}
      />
      <ChangedFields entry={entry} />
    </>
  );
}
