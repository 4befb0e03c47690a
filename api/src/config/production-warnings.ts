import { demonstrationFacts } from '@imisozi/core/company';
import type { Env } from './env.js';

/** What an operator should know of settings that work, and are probably not meant; nothing outside production. */
export function productionWarnings(env: Env, source: Readonly<Record<string, string | undefined>>): string[] {
  if (!env.isProduction) return [];
  const warnings: string[] = [];
  if (!env.SMTP_URL) warnings.push(`No SMTP_URL: mails are written to ${env.dataPath('mail')} and are not delivered.`);
  if (!source.PUBLIC_URL) warnings.push(`No PUBLIC_URL: links in mails and pages point to ${env.PUBLIC_URL}.`);
  else if (env.PUBLIC_URL.startsWith('http:')) {
    warnings.push('PUBLIC_URL starts with http: links in mails lead to pages that are not encrypted.');
  }
  if (!env.DATA_KEY) {
    warnings.push('No DATA_KEY: clients cannot send the details of those who travel, because they are kept encrypted.');
  }
  const facts = demonstrationFacts(source);
  if (facts.length > 0) {
    warnings.push(
      `Mails, documents and pages show details of the demonstration company. Please set ${facts.join(', ')}.`,
    );
  }
  return warnings;
}
