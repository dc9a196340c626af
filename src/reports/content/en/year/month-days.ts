/** Days of a month. */

/** The day of the birth nakshatra, one text for each month. */
export const birthNakshatraDayTexts = [
  'visit a temple with family; start no long trip',
  'call the person who has known you longest',
  'a simple meal with one good friend',
  'give food or clothes to someone in need',
  'sit with your family; begin nothing new',
  'light a lamp at home in the evening',
  'thank someone who helped you this month',
  'write or call a teacher',
  'look at old photographs with the family',
  'plant or water a tulsi or a tree',
  'cook or share a favourite dish of the family',
  'keep the evening free and quiet',
] as const;
