/** Why a visitor was sent to the login page, by the page that opens afterwards. Empty without one. */
export function getLoginReason(nextPath: string): string {
  if (nextPath === '/') return '';
  const [, page = ''] = nextPath.split(/[/?#]/);
  return REASONS.get(page) ?? 'Please log in to continue.';
}

/** By the first part of the path. */
const REASONS = new Map([
  ['my-reports', 'Please log in to see your reports.'],
  ['profile', 'Please log in to see your profile.'],
  ['dashboard', 'Please log in to see your dashboard.'],
  ['reports', 'Please log in to get your report.'],
  ['retry-payment', 'Please log in to pay for your report.'],
  ['api', 'Please log in to open the file.'],
]);
