import 'reflect-metadata';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { readCompany } from '@imisozi/core/company';
import { isEmailAddress } from '@imisozi/core/fields/email-address';
import { openDataSource } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { SCHEMA } from '../schema.js';
import { isDuplicate } from '../platform/database/transactions.js';
import { MIN_PASSWORD_LENGTH } from '@imisozi/core/fields/passwords';
import { passwordProblems } from '../modules/auth/password.rules.js';
import { hashPassword } from '../modules/auth/password.hash.js';
import { User } from '../modules/users/user.entity.js';
import { failStart, readSettings, step } from '../start-up.js';

/**
 * Creates an admin: `npm run admin:create -- owner@company.rw First Last`. The password is prompted for, or read from
 * NEW_ADMIN_PASSWORD, so that it does not appear in the list of processes.
 */
async function main(): Promise<void> {
  const [address, firstName, lastName] = process.argv.slice(2);
  if (!address || !isEmailAddress(address) || !firstName || !lastName) {
    throw new UsageError('Usage: npm run admin:create -- EMAIL FIRST-NAME LAST-NAME');
  }
  const password = process.env.NEW_ADMIN_PASSWORD ?? (await ask('Password: '));
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new UsageError(`The password must have at least ${MIN_PASSWORD_LENGTH} characters.`);
  const owner = { email: address, firstName, lastName, organization: '' };
  const [problem] = await passwordProblems('The password', password, owner, readCompany(process.env));
  if (problem) throw new UsageError(`${problem.message}.`);
  const dataSource = await openDataSource(readSettings(), SCHEMA);
  try {
    await migrate(dataSource, { log: step });
    const user = dataSource.manager.create(User, {
      email: address.toLowerCase(),
      firstName,
      lastName,
      role: 'admin',
      organization: '',
      phoneNumber: '',
      passwordHash: await hashPassword(password),
    });
    await dataSource.manager.save(user);
    console.log(`The admin ${user.email} can now log in.`);
  } catch (error) {
    if (isDuplicate(error)) throw new UsageError(`There is already an account for ${address}.`);
    throw error;
  } finally {
    await dataSource.destroy();
  }
}

class UsageError extends Error {}

async function ask(question: string): Promise<string> {
  const prompt = createInterface({ input: stdin, output: stdout });
  try {
    return await prompt.question(question);
  } finally {
    prompt.close();
  }
}

await main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exit(2);
  }
  failStart(error);
});
