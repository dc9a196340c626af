/** How exact the birth time is, and what another birth time would change. */

export const birthTimeAccuracyHeading = {
  title: 'How exact is your birth time?',
  hindiTitle: 'समय',
  runningTitle: 'Your birth time',
  summary: 'How many minutes your birth time may be wrong before the report changes',
} as const;

export const birthTimeAccuracyLead =
  'The lagna and the houses depend on the minute of birth, but not every minute changes them. Here you see how far your time may be wrong before something changes. If a sign before or after yours describes you better, look for a more exact time.';

export type CertaintyLevel = 'stable' | 'minute-sensitive' | 'borderline';

export const birthTimeAccuracyParts = {
  clock: { id: 'clock', title: 'How good is the time you gave?' },
  neighbours: {
    id: 'neighbours',
    title: 'The signs before and after',
  },
  finer: { id: 'finer', title: 'Where minutes count' },
} as const;

/** By the distance of the lagna from the border of its sign. */
export const lagnaCertainty: Record<CertaintyLevel, string> = {
  stable:
    'Your lagna is safe: the given time may be wrong by many minutes, and the same sign still rises. You can read all chapters on houses without doubt about the sign.',
  'minute-sensitive':
    'Your lagna is probably right, but a larger error in the time could change it. Ask the family whether the time comes from a clock or from memory, and look for a written record.',
  borderline:
    'Your birth was close to the change from one rising sign to the next, so the lagna may be the other one. Read the description of the other sign below, and judge which of the two fits you.',
};

/** By the minute of the given time, which shows how it was rounded. */
export const clockTimeTexts = {
  approximate:
    'You told us that the time is approximate. Take statements on houses and divisional charts as probable. The Moon, the nakshatra and the sign of each graha are much more certain.',
  hour: 'You gave a full hour, and such times are usually rounded. The true minute may be a quarter of an hour earlier or later. Look for the discharge slip or the birth register.',
  half: 'Half and quarter hours are often rounded by the person who wrote them down. Allow ten to fifteen minutes on either side, until a stamped paper shows the exact time.',
  five: 'A time that ends in five or zero is often rounded a little. Allow three minutes on either side; few statements in this report change with them.',
  odd: 'An exact minute such as yours was probably read from a clock on purpose. You can trust it, and most statements marked with a half circle then hold.',
} as const;
export type ClockTimeKind = keyof typeof clockTimeTexts;

/** By the neighbouring rising sign, Aries to Pisces. */
export const neighbouringLagna = [
  'With the lagna in Aries you would be quick, direct and first to begin. Others would call you impatient, and they would ask for you whenever a new task had to start.',
  'With the lagna in Taurus you would be steady, patient and fond of comfort, with a good voice. Nobody could hurry you, and a settled home would matter most.',
  'With the lagna in Gemini you would be curious and talkative, with two hobbies and many contacts. You would learn fast and be bored easily.',
  'With the lagna in Cancer you would be caring and sensitive, and careful in approach. Home, mother and old memories would move you strongly.',
  'With the lagna in Leo you would be proud, generous and loyal, with an upright walk. You would like to lead and find the second place hard.',
  'With the lagna in Virgo you would be exact, modest and good at details. You would make lists, and you would judge yourself more strictly than others.',
  'With the lagna in Libra you would be polite, well dressed and fair. You would compare both sides for long and decide late.',
  'With the lagna in Scorpio you would be reserved, strong-willed and deeply loyal. You would observe people before you spoke a word.',
  'With the lagna in Sagittarius you would be frank, hopeful and fond of travel. Teachers, faith and sport would take a large place in your life.',
  'With the lagna in Capricorn you would be serious and responsible from a young age. Success would come slowly, and life would feel lighter after forty.',
  'With the lagna in Aquarius you would be independent and a little apart from others. Friends, groups and unusual ideas would matter more to you than custom.',
  'With the lagna in Pisces you would be kind, dreamy and easily moved. Music and prayer would attract you, and saying no would be hard.',
] as const;

/** The rising navamsha, which changes too quickly to be stable. */
export const navamsaCertainty = {
  'minute-sensitive':
    'The rising sign of the navamsha changes every few minutes. Take that sign and the houses counted from it as probable. The signs of the grahas in the navamsha are safe.',
  borderline:
    'In the navamsha two rising signs are about equally possible for you. Treat each statement on its lagna or houses as one of two possibilities.',
} as const;

/** The pada of the Moon’s nakshatra, from which the periods are computed. */
export const padaCertainty: Record<CertaintyLevel, string> = {
  stable:
    'Your nakshatra and its quarter are safe, since the Moon moves slowly. The order of your periods does not change with any usual error in the time.',
  'minute-sensitive':
    'The Moon entered or left its quarter within the hour of your birth. The lord of your first period is likely right, but the dates may move by a few months.',
  borderline:
    'The Moon was changing from one quarter to the next at the given minute. Treat the dates of your periods as approximate until you have found a written record.',
};
