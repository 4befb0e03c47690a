import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** New keys of age, as `age-keygen` makes them: the settings for backups, and those that a restore needs. */
export async function backupKeys(
  folder: string,
): Promise<{ backup: Record<string, string>; restore: Record<string, string> }> {
  const identity = await generateX25519Identity();
  const file = join(folder, `key-${identity.slice(-8)}.txt`);
  const recipient = await identityToRecipient(identity);
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600 });
  return { backup: { BACKUP_RECIPIENT: recipient }, restore: { BACKUP_IDENTITY_FILE: file } };
}
