import { field, view } from '../../../platform/http/view.js';
import type { AuditEntry } from '../audit-entry.entity.js';

/** One entry of the audit trail. */
export class AuditEntryView extends view({
  id: field.uuid(),
  createdAt: field.time(),
  userId: field.uuid('Null if the system did it.').nullable(),
  userEmail: field.string('admin@imisozi.example'),
  action: field.string('block'),
  resource: field.string('users'),
  recordId: field.uuid().nullable(),
  label: field.string('Demo Staff'),
  changes: field.map<readonly [unknown, unknown]>(
    { type: 'array', items: {}, minItems: 2, maxItems: 2 },
    { isActive: [true, false] },
    'The fields that changed, each with its value before and after.',
  ),
  ip: field.string('203.0.113.7'),
  requestId: field.string('4f0c9c0e-6f0b-4b7e-9d55-0f8a4c1f3a52', 'Identifies the call in the logs.'),
}) {}

export function auditEntryView(entry: AuditEntry): AuditEntryView {
  return {
    id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    userId: entry.userId,
    userEmail: entry.userEmail,
    action: entry.action,
    resource: entry.resource,
    recordId: entry.recordId,
    label: entry.label,
    changes: entry.changes,
    ip: entry.ip,
    requestId: entry.requestId,
  };
}
