/**
 * Secrets as files: each variable below may be set by a file whose path is in NAME_FILE, as Docker and Kubernetes mount
 * secrets. A file is in no list of processes and in no crash report.
 */
import fs from 'node:fs';

export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'COOKIE_KEYS',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

type Variables = Record<string, string | undefined>;

/** @returns the variables with the contents of the files, and a sentence for each file that cannot be used */
export function readSecretFiles(environment: Variables): { variables: Variables; errors: string[] } {
  const variables = { ...environment };
  const errors: string[] = [];
  for (const name of SECRET_VARIABLES) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name]) {
      errors.push(`${name} and ${name}_FILE are both set: set one of them`);
      continue;
    }
    const content = readSecret(file);
    if (content.error) errors.push(`${name}_FILE: ${file} ${content.error}`);
    else variables[name] = content.secret;
  }
  return { variables, errors };
}

/** The line break at the end, which editors add, is not part of the secret. */
function readSecret(file: string): { secret?: string; error?: string } {
  try {
    const secret = fs.readFileSync(file, 'utf8').trim();
    return secret === '' ? { error: 'is empty' } : { secret };
  } catch (error) {
    return { error: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}
