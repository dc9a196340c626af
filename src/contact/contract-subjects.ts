/**
 * Subjects of contact messages (the specification's values and their labels) and maximum lengths of the fields. Separate
 * from contract.ts, so that pages load no validation.
 */
export const SUBJECTS = [
  'spiritual-guidance',
  'programs',
  'consultation',
  'community',
  'donation-related',
  'other',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SUBJECT_NAMES: Record<Subject, string> = {
  'spiritual-guidance': 'Spiritual guidance',
  programs: 'Programs',
  consultation: 'Consultation',
  community: 'Community',
  'donation-related': 'Donations',
  other: 'Something else',
};

/** Characters. 5,000 are about four pages. */
export const MAX_LENGTH = { name: 80, email: 254, message: 5000 } as const;
