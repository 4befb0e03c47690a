import { readCompany } from '@imisozi/core/company';
import { passwordProblems } from './password.rules.js';

const OWNER = {
  firstName: 'Aline',
  lastName: 'Uwimana-Keza',
  email: 'desk.two@imisozi.example',
  organization: 'Factory',
};
const problems = async (password: string) =>
  (await passwordProblems('Password', password, OWNER, readCompany({}))).map(({ message }) => message);

describe('A new password (rules/accounts 5)', () => {
  it.each(['password', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou1', 'trustno1', '1qaz2wsx'])(
    'is none of the most common: %s',
    async (password) => {
      expect(await problems(password)).toEqual(['Password is too common, please choose another']);
    },
  );

  it.each([
    'Imisozi2026',
    'safaris-imisozi!',
    '1m1s0z1-2026',
    'Aline2026!',
    'alineuwimana',
    'keza.keza.keza',
    'desk2026two',
    'desk.two@imisozi.example',
  ])("is not made of the company's name or the account's own: %s", async (password) => {
    expect(await problems(password)).toEqual([
      "Password must not be based on the company's name or your own, please choose another",
    ]);
  });

  it.each(['Password1!', 'Summer2025', 'Summer2025!', 'Kigali2026', 'Rwanda2026!', 'n3w-p4ssw0rd'])(
    'is not a common word with a year or a special character: %s',
    async (password) => {
      expect(await problems(password)).toEqual([
        'Password is a common word with little added to it, please choose several words',
      ]);
    },
  );

  it.each(['zzzzzzzzzzzz', 'fghijklmn', '20.05.2026', 'x'.repeat(200)])(
    'follows no pattern that programs try first: %s',
    async (password) => {
      expect(await problems(password)).toEqual([
        'Password follows a pattern that is easily guessed, please choose several words',
      ]);
    },
  );

  it.each([
    'hsdf8K2x',
    'New-Password-1',
    'a long and quiet river',
    'Aline saw nine cranes',
    'another password for specs',
    '8 kigali 9 lakes',
  ])('is accepted: %s', async (password) => {
    expect(await problems(password)).toEqual([]);
  });
});
