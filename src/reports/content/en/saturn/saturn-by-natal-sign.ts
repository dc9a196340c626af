/** General facts about Saturn, with a separate text for each Moon sign or sign of Saturn. */
import type { Graha } from '#src/astrology/contract.ts';

/** The frequency of Sade Sati, by Moon sign. Index sign - 1. */
export const sadeSatiFrequencyByMoonSign = [
  'One person in four is in Sade Sati at any time, because it covers three of the twelve signs. Most of them work, marry and travel as usual. Old books judge each place from the Moon separately.',
  'At any wedding one guest in four is in Sade Sati, and you cannot tell who. The rule about places from the Moon is old; the name for the three together came later.',
  'At any time every fourth person is in Sade Sati. Old texts describe each of the three places by itself, with its own advice. Read the three parts in the same way.',
  'A quarter of every family is in Sade Sati at a given time, in turn from grandparents to children. The word is newer than the rule that counts places from the Moon.',
  'Of every four people you meet, one is in Sade Sati. Many of them are doing well. The rule on each place from the Moon is old, and the famous name is later.',
  'Sade Sati covers three signs of twelve, so every fourth person in your building is in it. The classical lists judge each place alone; so look at the dates of each part, and not only at the name.',
  'At each moment a quarter of all people are in Sade Sati, rich and poor alike. Transit books judge the places from the Moon one by one, and the common name came afterwards.',
  'Sade Sati is nothing secret: one person in four has it today, in every office and train. The rule on the three places of Saturn is older than the name. Sade Sati always ends on a known date.',
  'In every bus or train one passenger in four is in Sade Sati. The old rule names single places from the Moon, not seven and a half years as a whole.',
  'In every profession a quarter of the people are in Sade Sati this year, including those who get promoted. The rules for single places are old; the name was added later.',
  'One in four of all people shares Sade Sati with you when it comes, so it is not personal. Old manuals give each place from the Moon its own result.',
  'Of every four people at a temple, one is in Sade Sati. Tradition first knew the three places one by one, and gave them a common name only later.',
] as const;

/** What need not be bought, by the sign of Saturn at birth. Index sign - 1. */
export const noPurchaseBySaturnSign = [
  'You need no iron ring from a horseshoe, however fast it is delivered. A seller who sets a deadline wants you to buy before you think.',
  'You need no blue sapphire on EMI. If a stone costs as much as a month’s food for the family, leave it in the shop.',
  'You need no paid chat horoscope and no chain message to forward. Ask two people who have nothing to sell.',
  'You need no costly ritual by post for the safety of your home. Visit a temple with the family, and take ordinary flowers.',
  'You need no gold pendant with Saturn’s face. Be careful with anyone who tells you that you are specially chosen and then names a price.',
  'You need no long list of rites with a price for each. Strike out every paid item, and do the free ones that remain.',
  'You need no package for couples and no discount that ends tonight. A fair offer is still fair next week.',
  'You need no secret mantra from a single person. If it cannot be said openly at a known price, leave it.',
  'You need no distant pilgrimage on credit. A temple at the end of your bus line counts in full.',
  'You need no heavy ring for a heavy year. Debts that you pay count for more with Saturn than any amulet.',
  'You need no energised plate, device or monthly plan. Give the same amount to a library or a drinking-water stand.',
  'You need no blessed water by courier and no stone to throw into the sea. Prayer at your own tap or river is free.',
] as const;

/** A caution about advice that is sold, by the lord of the nakshatra of Saturn at birth, to which Saturn returns every 29 years. */
export const saturnReturnByLord: Record<Graha, string> = {
  Sun: 'Be careful with advisers who use great titles. The last day of Sade Sati is in every almanac, and anyone can check it.',
  Moon: 'Be careful with a person who first worries you and then names a fee. Money does not change a date in the sky.',
  Mars: 'Be careful with remedies that promise speed. Saturn leaves on its own date, and regular work helps until then.',
  Mercury:
    'Be careful with clever offers about Saturn. Compare two almanacs: the date is the same in both and costs nothing.',
  Jupiter:
    'Be careful with a teacher who asks a fee out of your fear. No payment moves the end of Sade Sati by a day.',
  Venus:
    'Be careful with beautiful stones and promises for Saturn. Its dates are the same for those who buy and those who do not.',
  Saturn:
    'Be careful with short cuts that are for sale. Saturn cannot be hurried, and patience costs you nothing.',
  Rahu: 'Be careful with miracle offers on the internet. Note the date on which Sade Sati ends, and close the page.',
  Ketu: 'Be careful with anyone who sells you fear. The end date is fixed, and a simple lamp at home is enough.',
};

/** How to say the mantra, by Moon sign. Index sign - 1. */
export const mantraVoiceByMoonSign = [
  'Say it slowly while you walk towards the west, one word for each step.',
  'Say it in a low, full voice, seated and facing west.',
  'Face west and say one round in one breath, without talking in between.',
  'Say it softly at a window to the west, as you would sing to a child.',
  'Face west and say it alone, in a voice that needs no listener.',
  'Face west, count on your fingers, and do not stop to correct a syllable.',
  'Say it evenly, with both feet on the floor, looking west.',
  'Say it under your breath, facing west, and end before you are tired.',
  'Say it on an open road or roof, with your eyes far away in the west.',
  'Face west and say it in long, regular rounds at the same hour.',
  'Leave the phone in another room, face west, and say it plainly.',
  'Say it near water, facing west, and let each round end fully before the next.',
] as const;
