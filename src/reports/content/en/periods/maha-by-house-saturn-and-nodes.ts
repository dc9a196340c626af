/** A mahadasha by the house of its lord, first to twelfth. */
export const saturnYears = [
  'You change yourself slowly; discipline with food and exercise shows after two years.',
  'Savings grow by small amounts, and careful words keep peace in the family.',
  'Practice makes you a master; effort counts more than luck.',
  'Property, parents and old houses need long and patient work.',
  'You take studies and children seriously, and finish what talent began.',
  'Routine wins over rivals, debts and difficult tasks.',
  'Marriage and partnership become serious and lasting, with clear duties on both sides.',
  'Old debts and old fears get settled; keep insurance and papers ready.',
  'You earn your faith and your luck by your own work.',
  'Your responsibility grows, and with it, late but firmly, your rank.',
  'A few old hopes are fulfilled, in return for long service.',
  'Time alone, distance from home and service mark these years; save before you spend.',
] as const;

export const rahuYears = [
  'You change your manner, your field or your place, and people notice you more.',
  'The wish for money is strong, and income may come in unusual ways; keep the family informed.',
  'Courage, media and technology carry you further than you expected.',
  'The question of where to live stays open, and a move may surprise the family.',
  'You take risks in love, study or investment; fix the largest loss beforehand.',
  'You do well against rivals and in difficult work.',
  'Unusual or foreign people become important in marriage and business.',
  'Hidden matters attract you, and sudden gains or losses are possible; avoid debt.',
  'You look for a teacher outside your own tradition; check before you follow.',
  'Your name spreads fast, so let the quality of your work keep up with it.',
  'Your circle grows, and gains come suddenly; keep the old friends as well.',
  'Foreign places, screens and dreams take your time and can also bring income.',
] as const;

export const ketuYears = [
  'You need less approval from others and live more simply.',
  'You own less and do not miss it; keep one safe deposit all the same.',
  'Your courage becomes quiet and exact, and ties with brothers or sisters change.',
  'House and place hold you less, and you look for inner peace.',
  'Old talents return, and a child or a scripture teaches you something.',
  'Quarrels and debts end, because you no longer feed them.',
  'A marriage or partnership has to become more honest, with room for both.',
  'Hidden knowledge interests you, and you see through pretence; speak gently about it.',
  'Your faith becomes simpler and more personal.',
  'A role ends, and you keep the work that is really yours.',
  'You choose a few friends and are content with them.',
  'Meditation, sleep and long travel come easily.',
] as const;
