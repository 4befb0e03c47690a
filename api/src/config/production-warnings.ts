import { demonstrationFacts } from '@imisozi/core/company';
import type { Env } from './env.js';

/** What an operator should know of settings that work, and are probably not meant; nothing outside production. */
export function productionWarnings(env: Env, source: Readonly<Record<string, string | undefined>>): string[] {
  if (!env.isProduction) return [];
  const warnings: string[] = [];
  if (!env.SMTP_URL) warnings.push(`No SMTP_URL: mails are written to ${env.dataPath('mail')}, and nobody gets them.`);
  if (!source.PUBLIC_URL) warnings.push(`No PUBLIC_URL: mails and links lead to ${env.PUBLIC_URL}.`);
  else if (env.PUBLIC_URL.startsWith('http:')) {
    warnings.push('PUBLIC_URL begins with http: links in mails lead to pages that are not encrypted.');
  }
  const facts = demonstrationFacts(source);
  if (facts.length > 0) {
    warnings.push(`Mails, documents and pages carry facts of the demonstration company: set ${facts.join(', ')}.`);
  }
  return warnings;
}
