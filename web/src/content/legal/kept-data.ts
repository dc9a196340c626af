/** How long the site keeps personal data, with the periods by which the server deletes it. Shown on the privacy page. */
import { RETENTION_DAYS } from '#src/privacy/contract-retention.ts';

type KeptData = { data: string; period: string };

const formatDays = (count: number): string => {
  if (count === 365) return 'One year';
  return count === 1 ? '1 day' : `${count} days`;
};

export const keptData = {
  id: 'kept-data',
  title: 'How long we keep your data for reports',
  intro:
    'Your account, orders and reports stay until you delete your account. So do the people and the matches (kundli milan) that you save, unless you delete them earlier in your profile. We delete all other personal data by ourselves, once a day.',
  rows: {
    unpaidOrderDetails: {
      data: 'Birth details and address of an order that was not paid',
      period: `${formatDays(RETENTION_DAYS.unpaidOrderDetails)} after the time to pay has ended`,
    },
    gatewayMessages: {
      data: 'Messages of the payment provider, with your telephone number or UPI address',
      period: formatDays(RETENTION_DAYS.gatewayMessages),
    },
    contactMessages: {
      data: 'Messages that you send with the contact form',
      period: formatDays(RETENTION_DAYS.contactMessages),
    },
    unconfirmedAddresses: {
      data: 'An address for the newsletter that nobody confirmed',
      period: formatDays(RETENTION_DAYS.unconfirmedAddresses),
    },
    unsentAccountEmails: {
      data: 'E-mails about your account that could not be sent',
      period: formatDays(RETENTION_DAYS.unsentAccountEmails),
    },
    unnamedReportFiles: {
      data: 'Report files that belong to no order, after a technical fault',
      period: formatDays(RETENTION_DAYS.unnamedReportFiles),
    },
    finishedJobs: {
      data: 'Technical records of finished work, such as a sent e-mail',
      period: formatDays(RETENTION_DAYS.finishedJobs),
    },
    expiredLogIns: {
      data: 'Log-ins and links for a new password',
      period: `${formatDays(RETENTION_DAYS.expiredLogIns)} after they have expired`,
    },
  } satisfies Record<keyof typeof RETENTION_DAYS, KeptData>,
  onDevice:
    'Your browser remembers the town that you choose for the panchang, and the last panchang that you saw. Both stay on your device, and we do not receive them. Clear the data of this site in your browser to remove them.',
  kept: 'We keep the record of payments, which has amounts and no names. We keep invoices for as long as tax law requires.',
} as const;
