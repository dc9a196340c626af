/** The lord of the Moon's nakshatra, whose maha dasha is that of birth. */
import type { Graha } from '#src/astrology/contract.ts';

export const nakshatraLordTexts: Record<Graha, string> = {
  Ketu: 'Your story opens in a minor key and with few possessions. An early taste of things ending, or of silence, gave you an inner independence that you rely on still.',
  Venus:
    'You were met by softness first. Affection, comfort or beauty coloured your earliest years, and you judge later places by whether they have any of it.',
  Sun: 'A strong figure stands in the doorway of your childhood. You learnt early what it is to be looked at, and what it is to be in somebody’s shade.',
  Moon: 'Your first years were tidal: a mother, a house, a feeling that filled the whole sky. The child who noticed every mood is still on duty in you.',
  Mars: 'You came in kicking, so to say. Energy, heat and a scraped knee or two taught you that the world gives way if one pushes.',
  Rahu: 'An unusual wind blew over your beginnings. Something was foreign, new or different from the neighbours, and you grew your antennae then.',
  Jupiter:
    'You were given blessings early: an elder’s lap, a story, a name with hopes in it. Somewhere inside you the universe still owes you nothing and gives all the same.',
  Saturn:
    'You began on short rations of some kind, of time, ease or attention. It taught you economy, and it makes you generous to anyone who waits.',
  Mercury:
    'Your life starts as a conversation. You were talked to, taught and teased early on, and words are to this day the place where you go to feel safe.',
};
