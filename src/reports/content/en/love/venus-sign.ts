/** Venus in each sign, Aries to Pisces: love in daily life. */
export const venusSignInLove = [
  'You court in the present tense. The tickets are booked before the question is finished and the scooter is already at the gate; what you ask in return is a person who says yes or no quickly and means it.',
  'Love is kept in the larder with you. You notice which pickle ran out and whose shawl has worn thin, and mend both without an announcement. Few people feel poor beside you.',
  'Your tenderness travels by message: a pun, a song link, the photograph of a misspelt signboard at noon. A reply is how you are kissed, and a day without one leaves you hungry.',
  'You adopt before you adore. Somebody’s cough, cousin, exam and favourite sabzi become your business, and you relax only once the same gentle fuss is made over you.',
  'You love out loud, with the good plates on the table. Birthdays are productions, praise is paid in public, and a lukewarm thank you before friends stings more than a plain no.',
  'Your devotion is in the small print: a button sewn on, a form filled in, a tiffin packed exactly as it is liked. Venus is bashful in this sign, so say the sweet sentence too, unedited.',
  'Courtesy does not end when courtship does. You still ask, still dress for dinner at home, still hand over the better half of the mango, and you thrive with whoever calls that love and not manners.',
  'You do not date, you dig. Small talk bores you within a week, a shared secret keeps you for years, and you test the ice in private before you walk out on it with your whole weight.',
  'You propose journeys where others propose dinner. An open road, a joke at the toll booth and a frank answer open your heart faster than roses, and possessiveness makes you look at train timetables.',
  'Affection from you arrives on time and in working order. You fix the geyser, remember the premium, save for the trip, and soften visibly when somebody takes your hand in the middle of all that competence.',
  'You give the rarest present, which is room. You are curious about the other person’s odd hobby, keep your own, and feel closest on evenings when two people do two things at one table.',
  'You love as water takes the shape of the pot. The other person’s song becomes yours by the second verse, forgiveness comes early, and it helps to be with someone who asks what you wanted before you gave way.',
] as const;
