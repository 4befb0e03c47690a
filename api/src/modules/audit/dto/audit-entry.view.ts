import { ApiProperty } from '@nestjs/swagger';
import type { AuditEntry } from '../audit-entry.entity.js';

/** One line of the trail. */
export class AuditEntryView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null if the system did it.' })
  userId: string | null;

  @ApiProperty({ example: 'admin@imisozi.example' })
  userEmail: string;

  @ApiProperty({ example: 'block' })
  action: string;

  @ApiProperty({ example: 'users' })
  resource: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  recordId: string | null;

  @ApiProperty({ example: 'Demo Staff' })
  label: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: {}, minItems: 2, maxItems: 2 },
    example: { isActive: [true, false] },
    description: 'The fields that changed, each with its value before and after.',
  })
  changes: Record<string, readonly [unknown, unknown]>;

  @ApiProperty({ example: '203.0.113.7' })
  ip: string;

  @ApiProperty({ example: '4f0c9c0e-6f0b-4b7e-9d55-0f8a4c1f3a52', description: 'Identifies the call in the logs.' })
  requestId: string;
}

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
