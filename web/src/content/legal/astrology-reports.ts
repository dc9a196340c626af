/** The terms for reports in four points, shown above every policy. */
export const astrologyReports = {
  title: 'For astrology reports',
  intro:
    'These four points apply to every report you order here. The policy below is that of our startup coaching practice.',
  delivery:
    'Report delivery by e-mail within 12 hours after payment, usually within minutes. The hours count from the moment your birth details are complete. The PDF stays in My Reports.',
  refund:
    'You get your money back in full if a report cannot be made, if you paid twice for one order, or if the 12 hours have passed and you do not want to wait.',
  grievance: 'Write to us with your order number. A person answers:',
  rights:
    'Under the Digital Personal Data Protection Act, 2023, you may export what we store about you and have it deleted, both from',
  ledger: 'The ledger of orders contains amounts and ids: no name, no birth details, no address.',
} as const;
