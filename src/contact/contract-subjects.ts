/** What a letter can be about: the specification's values, and what a writer reads. Apart from the contract: pages need no more. */
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

/** Characters. A message of this length is about four pages. */
export const LONGEST = { name: 80, email: 254, message: 5000 } as const;
