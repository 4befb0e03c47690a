import { ApiProperty } from '@nestjs/swagger';
import type { Participant } from '../participant.entity.js';

/** A registration as staff see it. */
export class ParticipantView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null once the event is deleted.' })
  eventId: string | null;

  @ApiProperty({ example: 'Conservation summit' })
  eventName: string;

  @ApiProperty({ example: 'Mr' })
  title: string;

  @ApiProperty({ example: 'Visitor' })
  familyName: string;

  @ApiProperty({ example: 'Demo' })
  firstName: string;

  @ApiProperty({ example: 'Coordinator' })
  position: string;

  @ApiProperty({ example: 'Programmes' })
  department: string;

  @ApiProperty({ example: 'Example Organization' })
  organization: string;

  @ApiProperty({ example: 'KG 7 Avenue' })
  address: string;

  @ApiProperty({ example: 'Rwanda' })
  country: string;

  @ApiProperty({ example: 'Kigali' })
  town: string;

  @ApiProperty({ example: '+250 788 123 456' })
  phone: string;

  @ApiProperty({ example: 'visitor@example.org' })
  email: string;

  @ApiProperty({ example: 'Vegetarian' })
  dietRequirements: string;

  @ApiProperty({ example: 50, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ example: true })
  dataProtection: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export function participantView(participant: Participant): ParticipantView {
  return {
    id: participant.id,
    eventId: participant.eventId,
    eventName: participant.eventName,
    title: participant.title,
    familyName: participant.familyName,
    firstName: participant.firstName,
    position: participant.position,
    department: participant.department,
    organization: participant.organization,
    address: participant.address,
    country: participant.country,
    town: participant.town,
    phone: participant.phone,
    email: participant.email,
    dietRequirements: participant.dietRequirements,
    amount: participant.amount,
    dataProtection: participant.dataProtection,
    createdAt: participant.createdAt.toISOString(),
  };
}
