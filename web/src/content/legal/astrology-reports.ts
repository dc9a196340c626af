/** The terms for reports in four points, shown above every policy. */
export const astrologyReports = {
  title: 'For astrology reports',
  intro:
    'Whatever you order here as a report keeps to these four points. The policy underneath is that of our startup coaching practice.',
  delivery:
    'Report delivery by e-mail within 12 hours after payment, usually within minutes. The hours count from the moment your birth details are complete, and the PDF stays in My Reports.',
  refund:
    'Your money goes back in full if a report cannot be made, if one order was paid twice, or if the 12 hours have passed and you no longer wish to wait.',
  grievance: 'Write with your order number, and a person reads it and answers:',
  rights:
    'Under the Digital Personal Data Protection Act, 2023, you may export what we hold about you and have it deleted, both from',
  ledger: 'The ledger of orders keeps amounts and ids: no name, no birth, no address.',
} as const;
