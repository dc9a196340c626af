/** Ganda Mula: six nakshatras at three junctions of the zodiac, each in its four padas. */

export type GandaMulaNakshatra = 1 | 9 | 10 | 18 | 19 | 27;

/** By number of the nakshatra. */
export const gandaMulaByNakshatra: Record<GandaMulaNakshatra, string> = {
  1: 'Ashwini opens the whole round of stars, just across the seam from Revati. Those born here are said to arrive running, and the custom of the twenty-seventh day was a way for the household to catch up with them.',
  9: 'Ashlesha closes the watery side before Leo, coiled and attentive. The star is counted among the six because endings and beginnings meet here; what it asks is that you unclench before you cross.',
  10: 'Magha begins Leo with the seats of the ancestors. Birth at this seam was read as a debt of respect, paid quite simply: by knowing the names of four grandparents and saying them once a year.',
  18: 'Jyeshtha, the eldest, ends Scorpio. The old books put a heavy word on it and a light task beneath: be the elder who protects, before anybody has to call you one.',
  19: 'Mula means root, and Sagittarius starts with it. A birth here asks you to dig: to look at what lies under a custom, a family story or a fear, and to plant something better in the same hole.',
  27: 'Revati is the last star, where the round comes to rest in Pisces. Being born at the close is taken as a talent for seeing others safely home, with a reminder to book a seat for yourself.',
};

/** By pada, as the traditional list has them. */
export const gandaMulaByPada: Record<GandaMulaNakshatra, readonly [string, string, string, string]> = {
  1: [
    'The list ties this quarter to the father. Families took it as a reason for an extra blessing from the paternal side; a Sunday call to the one who raised you is the same thing in modern dress.',
    'To this quarter the verses give comfort and ease, which shows how little the word dosha says by itself. Count it as a plain gift of the star.',
    'In the third part of Ashwini the old writers promise good counsel near high places. You are useful beside whoever decides.',
    'Honours are what the list writes beside Ashwini’s last quarter. Half of the almanac sellers leave that line out.',
  ],
  9: [
    'Ashlesha’s first quarter is called pleasant by the same verses that people quote in alarm. Read to the end of the line before paying anyone.',
    'For the second quarter the tradition mentions money, and means: teach this child thrift. Keeping a small account book is as good a ritual as has been found.',
    'The mother is named at the third quarter. What the household did was to give her rest and help for a month; you can still do that for somebody’s mother.',
    'Father and child were introduced here with some ceremony, a lamp and a mirror of ghee. Behind it stands a gentle thought: a fourth-quarter birth nearest the seam deserves a formal welcome.',
  ],
  10: [
    'Nearest the seam, Magha’s first quarter is put down to the mother’s side. It was met by seeking the blessing of her relatives, which is a visit with sweets and no more.',
    'The second quarter of Magha is given to the father in the list. Respect shown to an old neighbour answers it completely, say the kinder commentators.',
    'Happiness is the single word beside this quarter. There is nothing to be done except to deserve it.',
    'Learning and means go with Magha’s closing quarter, so that the last line of a supposedly hard star reads like a school prize.',
  ],
  18: [
    'An elder brother or sister is named here. In practice it asks the later-born to give way once in a while, and elder ones to stop expecting it.',
    'Younger brothers and sisters are the business of this quarter. Teach one of them, or a younger colleague, whatever you know best.',
    'Jyeshtha’s third part speaks of the mother. A family cook, an aunt, a landlady may hold the post; bring fruit when you come.',
    'The closing quarter of Jyeshtha is about oneself: strong will at the very edge of a sign. You do best when you set your own rules and then keep them on ordinary Wednesdays.',
  ],
  19: [
    'Mula’s opening quarter is the one most talked of, and the verse says that the father should see the child after a rite. It says also, one line on, that the rite settles everything.',
    'In the second quarter the list turns to the mother and to letting her recover. An entire superstition has grown out of what was once sound advice about a lying-in room.',
    'Means and belongings stand beside the third. Those born here often rebuild from little, and know afterwards what was needed and what was merely furniture.',
    'The fourth quarter of Mula is called fortunate without any condition. If anyone has frightened you with this star, ask which quarter they looked at.',
  ],
  27: [
    'Favour from people in authority is what the list gives the first quarter of Revati. It is a courteous star and is treated with courtesy.',
    'Beside the second quarter stands the office of adviser. You are listened to because you seldom raise your voice.',
    'Comfort and plenty: so reads the line for Revati’s third quarter, and few astrologers trouble to quote it.',
    'The last quarter before Aries turns the old caution on the child’s own strength. Regular meals, enough sleep and a swimming lesson were as good an answer then as now.',
  ],
};

/** For a Moon close to the junction itself, by sign of the junction. */
export const gandantaTexts: Record<'Aries' | 'Leo' | 'Sagittarius', string> = {
  Aries:
    'Your Moon stood in gandanta, the knot between Pisces and Aries: one round of stars ends, another begins. Such people are at ease in departure halls, and need to practise unpacking.',
  Leo: 'Your Moon lay at the knot between Cancer and Leo, where private tide meets public fire. You feel first and perform second, or the other way about, and are learning to do both in one breath.',
  Sagittarius:
    'The knot between Scorpio and Sagittarius holds your Moon: depth on one bank, distance on the other. You ask large questions early, and a teacher with humour is the best ferry across.',
};

export const gandaMulaTexts = {
  close:
    'It was within half a degree of the seam, the narrow measure that the old texts had in mind; fewer than one birth in a hundred falls there. For so close a Moon the welcome of the twenty-seventh day was kept with care, and any day will do for it.',
  none: 'Your birth star is not one of the six. They hold two births in nine, so every family has somebody who was born in one, usually without having been told.',
  unsure:
    'The Moon changed stars that day and only one of the two is among the six, so your hour would decide. Either answer leads to the same advice: know your family’s names and welcome whoever is born next.',
} as const;
