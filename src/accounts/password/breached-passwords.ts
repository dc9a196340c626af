import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49 000 that turn up most often in breaches, in small letters. Bundled: nobody is asked about a password. */
const BREACHED = new Set(dictionary['passwords-common']);

export const isBreached = (password: string): boolean => BREACHED.has(password.toLowerCase());
