import { bringExamplesUpToDate } from './openapi-days.js';

describe('The days in examples of the OpenAPI document', () => {
  const fieldsOn = (day: string) => {
    const fields = {
      travelDate: { type: 'string', example: '2027-06-12' },
      needDate: { type: 'string', example: '2026-12-24T07:00' },
      rrule: { type: 'string', example: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20270331' },
      list: { example: [{ on: '2026-11-21', order: '2026-000042' }] },
      described: { description: 'Since 2026-11-21.' },
    };
    bringExamplesUpToDate(fields, day);
    return fields;
  };

  it('are as far in the future as when they were written, on the same day of the week', () => {
    expect(fieldsOn('2027-11-25')).toEqual({
      travelDate: { type: 'string', example: '2028-06-10' },
      needDate: { type: 'string', example: '2027-12-23T07:00' },
      rrule: { type: 'string', example: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20280329' },
      list: { example: [{ on: '2027-11-20', order: '2026-000042' }] },
      described: { description: 'Since 2026-11-21.' },
    });
  });

  it('are unchanged in the week after that', () => {
    expect(fieldsOn('2026-11-27').travelDate.example).toBe('2027-06-12');
  });
});
