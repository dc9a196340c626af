/** The terms for reports in five points, shown above every policy. */
export const astrologyReports = {
  title: 'For astrology reports',
  intro:
    'These five points apply to every report you order here. The policy below is that of our startup coaching practice.',
  delivery:
    'Report delivery by e-mail within 12 hours after payment, usually within minutes. The hours count from the moment your birth details are complete. The PDF stays in My Reports.',
  refund:
    'You get your money back in full if a report cannot be made, if you paid twice for one order, or if the 12 hours have passed and you do not want to wait.',
  grievance: 'Write to us with your order number. A person answers:',
  rights:
    'Under the Digital Personal Data Protection Act, 2023, you may export what we store about you and have it deleted, both from',
  otherPeople:
    'A match report needs the birth details of a second person. You confirm that this person knows and agrees. We use the details for that report only, keep them with your order, and delete them with your account. The second person may write to us as well, and we correct the details free of charge.',
  ledger: 'The ledger of orders contains amounts and ids: no name, no birth details, no address.',
} as const;
