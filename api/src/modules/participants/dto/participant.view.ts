import { field, view } from '../../../platform/http/view.js';
import type { Participant } from '../participant.entity.js';

/** A registration as staff see it. */
export class ParticipantView extends view({
  id: field.uuid(),
  eventId: field.uuid('Null once the event is deleted.').nullable(),
  eventName: field.string('Conservation summit'),
  title: field.string('Mr'),
  familyName: field.string('Visitor'),
  firstName: field.string('Demo'),
  position: field.string('Coordinator'),
  department: field.string('Programmes'),
  organization: field.string('Example Organization'),
  address: field.string('KG 7 Avenue'),
  country: field.string('Rwanda'),
  town: field.string('Kigali'),
  phone: field.string('+250 788 123 456'),
  email: field.string('visitor@example.org'),
  dietRequirements: field.string('Vegetarian'),
  amount: field.number(50, 'US dollars.'),
  dataProtection: field.boolean(true),
  createdAt: field.time(),
}) {}

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
