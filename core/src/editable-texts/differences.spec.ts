import { differencesBetween } from './differences.ts';
import { choice, line, list, paragraphs } from './fields.ts';

const FIELDS = {
  title: line('Title', 10),
  groups: list('Groups', 'Group', [1, 5], {
    shown: choice('Shown', { yes: 'Yes', no: 'No' }),
    questions: list('Questions', 'Question', [1, 5], { answer: paragraphs('Answer', 30) }),
  }),
};
const answers = (...texts: readonly string[]) => texts.map((answer) => ({ answer }));
const words = (...texts: readonly string[]) => ({
  title: 'FAQ',
  groups: [{ shown: 'yes', questions: answers(...texts) }],
});
const between = (before: object, after: object) =>
  differencesBetween(FIELDS, before as Record<string, unknown>, after as Record<string, unknown>).map((one) => [
    one.place,
    one.before,
    one.after,
  ]);

describe('The differences between two versions of texts (rules/content 9)', () => {
  it('are empty if the texts are equal', () => {
    expect(between(words('A', 'B'), words('A', 'B'))).toEqual([]);
  });

  it('are named by their position, with the text before and after', () => {
    expect(between(words('A', 'B'), { ...words('A', 'C'), title: 'Asked' })).toEqual([
      ['Title', 'FAQ', 'Asked'],
      ['Group 1, Question 2: Answer', 'B', 'C'],
    ]);
    const [shown] = differencesBetween(FIELDS, words('A'), { title: 'FAQ', groups: [{ shown: 'no', questions: [] }] });
    expect(shown).toMatchObject({ place: 'Group 1: Shown', field: { kind: 'choice' }, before: 'yes', after: 'no' });
  });

  it('include only the row that was inserted or removed, and not the others', () => {
    expect(between(words('B', 'C'), words('A', 'B', 'C'))).toEqual([['Group 1, Question 1: Answer', '', 'A']]);
    expect(between(words('A', 'B', 'C'), words('A', 'C'))).toEqual([['Group 1, Question 2: Answer', 'B', '']]);
    expect(between(words('A', 'A'), words('A', 'A', 'A'))).toEqual([['Group 1, Question 3: Answer', '', 'A']]);
  });
});
