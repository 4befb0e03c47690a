import type { Role } from '@imisozi/core/access';
import { mailsTo, post } from './booking.ts';
import { adminToken, loginToken, send } from './staff.ts';

/** The password of every {@link colleague}. */
export const COLLEAGUE_PASSWORD = 'browser-colleague-1';

/**
 * Creates a colleague with a role, who sets the first password by the mailed link.
 * @param folder the product's data folder
 * @returns the account's id and address, and the token of its login
 */
export async function colleague(
  url: string,
  folder: string,
  role: Role,
): Promise<{ id: string; email: string; token: string }> {
  const email = `${role}.${crypto.randomUUID()}@staff.example`;
  const about = { firstName: 'New', lastName: role, phoneNumber: '+250788000111', organization: 'Office' };
  const account = { ...about, email, role };
  const { data } = await send<{ data: { id: string } }>(
    url,
    'POST',
    '/api/users/create',
    await adminToken(url),
    account,
  );
  const [mail] = await mailsTo(folder, email, 1);
  const token = /\/auth\/set-new-password\/([\w.-]+)/.exec(mail!.text!)![1];
  await post(url, '/api/auth/reset-password-account', {
    token,
    password: COLLEAGUE_PASSWORD,
    confirmPassword: COLLEAGUE_PASSWORD,
  });
  return { id: data.id, email, token: await loginToken(url, email, COLLEAGUE_PASSWORD) };
}
