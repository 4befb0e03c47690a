import { ApiProperty } from '@nestjs/swagger';
import type { Day } from '@imisozi/core/kigali-time';
import { INSTALMENT_LABELS, type InstalmentLabel } from '@imisozi/core/pricing/instalments';

/** An order whose client should have paid by now. */
export class OverdueView {
  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @ApiProperty({ example: '2026-000042' })
  number: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: '+250 788 123 456' })
  phoneNumber: string;

  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  itemTitle: string;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-06-12', description: 'The first day.' })
  travelDate: Day | null;

  @ApiProperty({ example: 2548, description: 'What should have come in by yesterday and has not, in US dollars.' })
  amount: number;

  @ApiProperty({ example: 2548, description: 'What is left to pay in all, in US dollars.' })
  balance: number;

  @ApiProperty({ enum: INSTALMENT_LABELS, description: 'The oldest instalment that is overdue.' })
  label: InstalmentLabel;

  @ApiProperty({ type: String, format: 'date', example: '2027-05-13', description: 'When it was due.' })
  dueDate: Day;

  @ApiProperty({ example: false, description: 'Staff hold the reminders back.' })
  remindersPaused: boolean;
}

export class OverdueAnswer {
  @ApiProperty({ type: [OverdueView], description: 'Newest first; at most 500.' })
  overdue: OverdueView[];

  @ApiProperty({ example: 3, description: 'How many orders are overdue in all.' })
  total: number;
}
