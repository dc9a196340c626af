/** General facts about Saturn, with a separate text for each Moon sign or sign of Saturn. */
import type { Graha } from '#src/astrology/contract.ts';

/** The frequency of Sade Sati, by Moon sign. Index sign - 1. */
export const sadeSatiFrequencyByMoonSign = [
  'Sade Sati takes three signs of twelve, so one person in four, at any moment and in any queue you are trying to overtake. Most of them are cooking dinner as usual, and the old books, which judge each place from the Moon, had no name yet for the three together.',
  'By the arithmetic one guest in four at any wedding is in Sade Sati, and they eat as well as the others. The rule about each place from the Moon is old; the name for all three is the younger part.',
  'Out of every four people who answer your messages, one is in Sade Sati. You would not guess which by their jokes. Old texts speak of each place by itself, and later talk joined them.',
  'A quarter of any family is in Sade Sati at any time, sooner or later each aunt and each grandchild. They come to table all the same; and the word for these years is newer than the rule that places are judged from the Moon.',
  'One seat in four of any theatre is taken by somebody in Sade Sati, front row included. The play goes on. What is old here is judging each place from the Moon; the grand title for the three came later.',
  'Count Sade Sati out: three signs of twelve, hence every fourth person in your building, most of whom have paid the electricity bill. Classical lists treat the places one at a time, and the collective name is a later label.',
  'For fairness’ sake: at every moment a quarter of all people are in Sade Sati, on both sides of any argument. The books of gochara judge the places singly, from the Moon; the name for the three was added afterwards.',
  'Nothing secret hangs on Sade Sati. One person in four is in it while you read this, in each office, temple and train; and the single places, judged from the Moon, are older than the name that binds them.',
  'Wherever you travel every fourth fellow passenger is in Sade Sati, with the same timetable and the same view. The old rule speaks of places from the Moon, one by one; the round name was found on the way.',
  'In any profession a quarter of the people at work are in Sade Sati this year, and the trains run. The rule, place by place from the Moon, is old, and the name over the door was put up later.',
  'Sade Sati is shared by one in four of all people at a time, so it can hardly be meant personally. Old manuals rate each place from the Moon separately; the sum and its name are later custom.',
  'Of every four swimmers one is in Sade Sati, and the sea carries all of them. The tradition first knew the places from the Moon singly, and only afterwards a word for the three.',
] as const;

/** What need not be bought, by the sign of Saturn at birth. Index sign - 1. */
export const noPurchaseBySaturnSign = [
  'No ring of horseshoe iron, however fast it can be delivered. Saturn gives an impatient buyer exactly what it gives a patient one, and whoever sells with a deadline sells the deadline.',
  'No blue stone on instalments. A Saturn that likes things which last is content with shoes resoled in time; leave what costs a month’s food behind the glass.',
  'No chain of messages to be forwarded, no paid horoscope by chat, no number to ring before midnight. Ask two people who have nothing to sell.',
  'No ceremony by post for the safety of the house. If you love a temple, go there with the family for love, and bring the same handful of flowers as ever.',
  'No golden pendant with a frown on it, and no priest who calls you chosen. A Saturn of the royal sign is honoured by work done without a witness.',
  'No ninety-item list of rites with a price beside each. Cross out everything that costs money, and what remains is probably the right one.',
  'No package for two, no discount that ends tonight. A fair offer bears being slept on, and Saturn, exalted in the sign of the scales, weighs slowly.',
  'No secret recitation that only one person knows. What cannot be said with the door open, at a price on the wall, you may leave unbought.',
  'No far pilgrimage on credit. The hill at the end of the bus line counts in full, and a teacher who has Saturn’s respect asks no fee for saying so.',
  'No heavy ring to match a heavy year. Your Saturn keeps its own accounts, and enters there the debts you paid and none of the amulets.',
  'No gadget, no energised plate, no subscription of any kind. Give the amount to a library or a water stand, and you have bought more of Saturn than they sell.',
  'No stone to be thrown into the sea, no bottle of blessed water by courier. Tears, tides and prayers have always been free of charge.',
] as const;

/** A caution about advice that is sold, by the lord of the nakshatra of Saturn at birth, to which Saturn returns every 29 years. */
export const saturnReturnByLord: Record<Graha, string> = {
  Sun: 'Go gently with grand titles that sell advice. The last day of a passage is in any almanac, and stands there for kings as well.',
  Moon: 'Go gently with whoever worries you first and names a fee next. Dates in the sky are not moved by money, and your sleep is worth more.',
  Mars: 'Go gently with remedies that are shouted. Saturn leaves on its day; until then a spade does more than a spell.',
  Mercury:
    'Go gently with clever offers about Saturn. Compare two almanacs instead: the date is the same in both, and it costs nothing.',
  Jupiter:
    'Go gently with teachers who charge by the fright. A date ends Sade Sati, and no payment moves that date by a day.',
  Venus:
    'Go gently with pretty stones and prettier promises. Saturn keeps its appointment whether you come in blue or in cotton.',
  Saturn:
    'Go gently with shortcuts that are for sale. The slow one has never been hurried, and neither need you be.',
  Rahu: 'Go gently with miracles found on a screen. Look up the date of the end, write it on the fridge, and close the tab.',
  Ketu: 'Go gently with fear that has a price tag on it. The day of leaving is fixed already, and a quiet lamp costs little.',
};

/** How to say the mantra, by Moon sign. Index sign - 1. */
export const mantraVoiceByMoonSign = [
  'Slower than you would like, walking west, one step to a word.',
  'Low and full, seated facing west, as one hums over dough.',
  'One breath to each round, facing west, with no talk in between.',
  'Softly, at a west window, as one sings to a child.',
  'Facing west, without an audience, in a voice nobody has to admire.',
  'Count on your fingers, facing west, and correct no crooked syllable.',
  'Evenly, both feet on the floor and the eyes to the west.',
  'Under the breath, facing west, and stop while you would go on.',
  'On a straight road westward, looking no further than the next tree.',
  'As a joiner planes: long strokes, facing west, no hurry.',
  'Phone in another room, face to the west, plain as a meter reading.',
  'Near water, facing west; let each round run out before the next.',
] as const;
