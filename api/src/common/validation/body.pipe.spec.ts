import { TextField } from './fields.js';
import { BodyPipe } from './body.pipe.js';

class NoteDto {
  @TextField({ label: 'Note', max: 100 })
  note: string;
}

describe('A body', () => {
  const read = (body: object) => new BodyPipe().transform(body, { type: 'body', metatype: NoteDto });

  it('loses fields without a rule before any code reads it (rules/api 2)', async () => {
    const body = {
      note: ' Kept ',
      get unknown() {
        throw new Error('This was read.');
      },
    };
    await expect(read(body)).resolves.toEqual({ note: 'Kept' });
  });

  it('inherits nothing from the prototype of an object', async () => {
    await expect(read(Object.create({ note: 'Inherited' }) as object)).rejects.toMatchObject({
      refusals: [{ code: 'field-required', params: { name: 'note' }, field: 'note', message: 'Note is required' }],
    });
  });
});
