import type { LegalText } from './legal.ts';

export const refund: LegalText = {
  title: 'Refund Policy',
  description:
    'When fees for startup coaching come back and when they do not: cancelled sessions, packages, parcels, billing disputes, and how long a refund takes.',
  lead: 'Most of what we sell is an hour of somebody’s attention, and a spent hour cannot be put back on a shelf. Where it can, you get your money back.',
  keyPoints: [
    'Service fees non-refundable.',
    'A session cancelled at least 48 hours ahead can be rescheduled or refunded.',
    'Refunds processed in 7-10 business days.',
    'Billing disputes within 30 days.',
    'Response within 24 hours on business days.',
  ],
  sections: [
    {
      id: 'fees',
      title: 'Fees for work done',
      blocks: [
        'Fees for coaching held, for an assessment delivered and for consulting under way are not returned. A coach has read, prepared and been there. If the work was poor, tell us anyway: we would rather repeat a session than keep a fee for a bad one.',
      ],
    },
    {
      id: 'in-time',
      title: 'Cancelling in time',
      blocks: [
        'Cancel or move a session in your account or by e-mail, at least 48 hours before it begins in Indian time, and say which you prefer: another date or the fee. You may change your mind about the date twice; a third change is treated as a cancellation.',
      ],
    },
    {
      id: 'late',
      title: 'Cancelling late, or not coming',
      blocks: [
        'Within the last 48 hours, or when nobody joins within fifteen minutes, the fee stays with us. Illness, an accident or a death in the family is another matter: write to us, no certificate needed, and we find a new hour.',
      ],
    },
    {
      id: 'by-us',
      title: 'When we cancel',
      blocks: [
        'A session or workshop that we call off is refunded in full unless you take the new date we offer. The same goes for a consulting project that we cannot begin as agreed.',
      ],
    },
    {
      id: 'packages',
      title: 'Packages and workshops',
      blocks: [
        'From a package of several sessions we refund those you have not used, counting the used ones at their single price. A workshop place can be given to a colleague at any time; returned earlier than 48 hours before the start, it is refunded.',
      ],
    },
    {
      id: 'printed',
      title: 'Printed workbooks and kits',
      blocks: [
        'A parcel that arrives damaged, incomplete or wrong is replaced or refunded if you send us a photograph within seven days. An unopened kit can come back within fourteen days; the price is refunded when it reaches us, and the return postage is yours.',
      ],
    },
    {
      id: 'how-paid',
      title: 'How the money travels',
      blocks: [
        'Refunds are processed in 7-10 business days after we have agreed to them, and go back the way they came: to the same card, account or UPI address. Your bank may need a little longer to show the entry. We write to you on the day we send it, with the reference.',
        'Taxes are returned along with the fee. Charges that your own bank makes for a transfer from abroad are outside our reach.',
      ],
    },
    {
      id: 'disputes',
      title: 'A charge you do not recognise',
      blocks: [
        'Please raise billing disputes within 30 days of the charge, with its date, amount and reference. We answer with the record of what was booked and delivered. If we were wrong, the correction is made the same week; if we cannot agree, your bank’s own procedure remains open to you.',
      ],
    },
    {
      id: 'ask',
      title: 'How to ask',
      blocks: [
        'One e-mail is enough: your name, the booking and a sentence about what happened. It receives a response within 24 hours on business days, from somebody who can decide.',
      ],
    },
  ],
};
