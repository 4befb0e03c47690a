import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommended setting for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** In one object, so that a spec can count how often a call runs these deliberately slow functions. */
export const argon2 = { hash, verify };

/** Verified if there is no account, so that an unknown mail address takes as long as a wrong password. */
const decoy = hash('no account has this password', COST);

/** Argon2id in PHC form. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, COST);

/** Whether the password is right; without a stored hash it takes the same time, and returns false. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(stored ?? (await decoy), password);
  return matches && Boolean(stored);
}
