/** Texts of the method page. */
export const methodTexts = {
  caption:
    'The settings behind every number in this copy. Another programme that uses the same ones must arrive at the same degrees.',
  correction:
    'A wrong detail can be put right once, at no charge, within seven days of delivery: choose Correct birth details under My reports. The new edition then takes the place of this one.',
} as const;
