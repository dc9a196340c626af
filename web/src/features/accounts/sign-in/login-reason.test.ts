import { expect, it } from 'vitest';
import { getLoginReason } from './login-reason.ts';

it.each([
  ['/', ''],
  ['/my-reports', 'Please log in to see your reports.'],
  ['/profile#sessions', 'Please log in to see your profile.'],
  ['/retry-payment?order=1', 'Please log in to pay for your report.'],
  ['/reports/janam-kundli', 'Please log in to get your report.'],
  ['/api/orders/1/receipt.pdf', 'Please log in to open the file.'],
  ['/support', 'Please log in to continue.'],
  ['/constructor', 'Please log in to continue.'],
])('the reason for a login before %s is "%s"', (path, reason) => {
  expect(getLoginReason(path)).toBe(reason);
});
