import type { Participant } from '../data/types';
import { catDay } from '../format/catTime';
import { labels } from '../i18n/en';
import { csvExporter } from '../lists';

const { fields } = labels.resources['events/participant'];

/** Everything an organiser needs for badges, meals and invoices. */
export const participantCsv = csvExporter<Participant>('participants', () => [
  [fields.eventName, ({ eventName }) => eventName],
  [fields.title, ({ title }) => title],
  [fields.firstName, ({ firstName }) => firstName],
  [fields.lastName, ({ familyName }) => familyName],
  [fields.position, ({ position }) => position],
  [fields.department, ({ department }) => department],
  [fields.organization, ({ organization }) => organization],
  [fields.address, ({ address }) => address],
  [fields.town, ({ town }) => town],
  [fields.country, ({ country }) => country],
  [fields.phone, ({ phone }) => phone],
  [fields.email, ({ email }) => email],
  [fields.dietRequirements, ({ dietRequirements }) => dietRequirements],
  [fields.amount, ({ amount }) => amount],
  [fields.createdAt, ({ createdAt }) => catDay(createdAt)],
]);
