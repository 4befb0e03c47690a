import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { TICK_KINDS } from '@imisozi/core/operations/guide-ticks';
import { field, view } from '../../platform/http/view.js';
import { ManifestTraveller } from '../manifest/manifest.view.js';

/** Somebody who goes along. */
class CompanionView extends view({
  names: field.string('Jean Bosco Habimana'),
  phoneNumber: field.string('+250 788 300 102', 'Empty for a vehicle.'),
}) {}

/** A day of the trip. */
class GuideDayView extends view({
  day: field.day('2027-06-12'),
  title: field.string('Into the forest'),
  lodges: field.strings(['Virunga View Lodge'], 'Where guests sleep: one, or those among which the office chooses.'),
}) {}

class GuidePermitView extends view({
  label: field.string('Gorilla permit'),
  day: field.day('2027-06-13').nullable(),
  number: field.string('RDB-2027-000123', 'Null until it has been bought.').nullable(),
}) {}

/** A voucher with which guests of the trip are taken in: neither what it costs nor what was written to the supplier. */
class GuideVoucherView extends view({
  id: field.uuid(),
  number: field.string('VCH-2026-000001'),
  orderId: field.uuid(),
  names: field.string('Demo Visitor', 'Who booked.'),
  supplier: field.string('Example Lodge'),
  what: field.string('Two double rooms, full board'),
  from: field.day('2027-06-12'),
  to: field.day('2027-06-13'),
  units: field.integer(2),
  contact: field.string('Reception'),
  phoneNumber: field.string('+250 788 200 200', 'Empty: none.'),
  address: field.string('Musanze'),
  isCancelled: field.boolean(false, 'The service was cancelled: the voucher is not to be used, and has no paper.'),
}) {}

/** What the guide has said already. */
class GuideTickView extends view({
  id: field.uuid(),
  kind: field.enum(TICK_KINDS),
  at: field.time(),
  value: field.number(84_210).nullable(),
  note: field.string('They wait at the gate.'),
}) {}

/** A booking as its guide needs it: without prices and without passports (rules/operations 9). */
class GuideBookingView extends view({
  orderId: field.uuid(),
  number: field.string('2026-000042'),
  names: field.string('Demo Visitor'),
  phoneNumber: field.string('+250 788 123 456'),
  people: field.number(3),
  types: field.strings(['2 × Adult', '1 × Child']),
  travellers: field.list(ManifestTraveller, 'Those whom the client has entered.'),
  pickUpTime: field.string('06:00', 'Empty where none was given.'),
  pickUpPlace: field.string('Kigali, Rwanda'),
  extras: field.strings(['1 × Single room'], 'What was sold with it.'),
  message: field.string('One of us is a vegetarian.', 'What the client has written.'),
  permits: field.list(GuidePermitView),
  ticks: field.list(GuideTickView, 'In the order in which they came.'),
}) {}

export class GuideTripView extends view({
  id: field.uuid('Of the departure, or of the booking on days of its own.'),
  tour: field.string('Gorillas of the Virunga volcanoes'),
  from: field.day('2027-06-12'),
  to: field.day('2027-06-14'),
  mineFrom: field.day('2027-06-12', 'The days of the assignment.'),
  mineTo: field.day('2027-06-14'),
  people: field.number(4),
  notes: field.strings(['They celebrate a birthday on the second day.'], 'What the office tells the guide.'),
  isConfirmed: field.boolean(false, 'Whether this guide has confirmed it.'),
  guides: field.list(CompanionView),
  drivers: field.list(CompanionView),
  vehicles: field.list(CompanionView),
  days: field.list(GuideDayView),
  bookings: field.list(GuideBookingView, 'By their numbers.'),
  vouchers: field.list(GuideVoucherView, 'By their days.'),
  ticks: field.list(GuideTickView, 'About the whole trip.'),
}) {}

export class GuidePageAnswer extends view({
  guide: field.uuid('The same whatever key opens the page.'),
  names: field.string('Eric Mugisha'),
  language: field.enum(LANGUAGE_CODES),
  company: field.string('Imisozi Safaris'),
  phoneNumber: field.string('+250 788 000 000', 'Of the office.'),
  from: field.day('2027-06-12', 'Today.'),
  to: field.day('2027-06-19'),
  at: field.time('When this was written.'),
  trips: field.list(GuideTripView, 'Today’s and those of the next seven days, by their first day.'),
}) {}

export class TakenTicksAnswer extends view({
  accepted: field.strings(undefined, 'Their ids, also of those that were known already.'),
  refused: field.strings(undefined, 'Ids of those that can never be accepted: of trips that never were the guide’s.'),
}) {}
