import { demonstrationFacts } from '@imisozi/core/company';
import type { Env } from './env.js';

/** Hosts that are this machine, or not on the internet. */
const NOT_PUBLIC = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.(?:test|example|invalid|localhost))$/;

/** Warnings for the operator about settings that work, but are probably not intended. */
export function productionWarnings(env: Env, source: Readonly<Record<string, string | undefined>>): string[] {
  if (!env.isProduction) return demonstrationWarnings(env);
  const warnings: string[] = [];
  if (!env.SMTP_URL) warnings.push(`No SMTP_URL: mails are written to ${env.dataPath('mail')} and are not delivered.`);
  if (!source.PUBLIC_URL) warnings.push(`No PUBLIC_URL: links in mails and pages point to ${env.PUBLIC_URL}.`);
  else if (env.PUBLIC_URL.startsWith('http:')) {
    warnings.push('PUBLIC_URL starts with http: links in mails lead to pages that are not encrypted.');
  }
  if (!env.CHECKOUT_URL) warnings.push('No CHECKOUT_URL: clients cannot pay by card.');
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

function demonstrationWarnings({ PUBLIC_URL, ADMIN_EMAIL }: Env): string[] {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol !== 'https:' || NOT_PUBLIC.test(hostname)) return [];
  return [
    `NODE_ENV is not production, but ${PUBLIC_URL} is open to everybody: whoever reads the documentation can log in as ${ADMIN_EMAIL}. Please set NODE_ENV=production.`,
  ];
}
