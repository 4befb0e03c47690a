import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommended setting for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is slow on purpose, in one place: a spec counts how often a call makes it. */
export const argon2 = { hash, verify };

/** Verified against when there is no account, so that an unknown address takes as long as a wrong password. */
const decoy = hash('no account has this password', COST);

/** Argon2id in PHC form. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, COST);

/** Tells whether the password is right; takes the same time without a hash to compare with, and answers false. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(stored ?? (await decoy), password);
  return matches && Boolean(stored);
}
