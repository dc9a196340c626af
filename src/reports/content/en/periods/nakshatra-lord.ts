/** The lord of the Moon's nakshatra, whose mahadasha is that of birth. */
import type { Graha } from '#src/astrology/contract.ts';

export const nakshatraLordTexts: Record<Graha, string> = {
  Ketu: 'Your first years were simple, and perhaps a little lonely. Something may have ended early. It made you independent; today, let others help you before you are tired.',
  Venus:
    'Your first years had comfort, affection or beautiful things in them. You still judge a place by how it makes you feel. Choose your home with this in mind.',
  Sun: 'A strong person, often the father, was in the centre of your first years. You learnt early to be watched. Do today what you yourself think right.',
  Moon: 'In your first years your mother and the mood at home meant everything. You still notice every mood. Ask people how they are instead of guessing.',
  Mars: 'Your childhood began with much energy, some fights and some falls. You learnt that pushing helps. Choose carefully where you still push today.',
  Rahu: 'Something in your first years was unusual: a move, a foreign place, another language or other customs. It made you alert. Use this gift among strangers.',
  Jupiter:
    'Your first years had the blessing of an elder, a teacher or a religious home. You trust life because of it. Give some child the same trust.',
  Saturn:
    'In your first years something was short: time, ease or attention. You learnt to do with little. Allow yourself now what you can easily afford.',
  Mercury:
    'Your first years were full of talk, teaching and jokes. Words still make you feel safe. In a difficult hour, speak to somebody or write.',
};

/** For a mahadasha of birth that ended before the child could remember it. */
export const shortNakshatraLordTexts: Record<Graha, string> = {
  Ketu: 'This first period was short, and you do not remember it. It may have left a love of independence; today, let others help you before you are tired.',
  Venus:
    'This first period was short, and you do not remember it. It may have left a love of comfort and beauty; choose your home with this in mind.',
  Sun: 'This first period was short, and you do not remember it. It may have left some pride in your own judgement; do today what you yourself think right.',
  Moon: 'This first period was short, and you do not remember it. It may have left a fine sense for the mood at home; ask people how they are instead of guessing.',
  Mars: 'This first period was short, and you do not remember it. It may have left much energy; choose carefully where you still push today.',
  Rahu: 'This first period was short, and you do not remember it. It may have left an interest in what is new and foreign; use this gift among strangers.',
  Jupiter:
    'This first period was short, and you do not remember it. It may have left trust in life; give some child the same trust.',
  Saturn:
    'This first period was short, and you do not remember it. It may have left the skill to do with little; allow yourself now what you can easily afford.',
  Mercury:
    'This first period was short, and you do not remember it. It may have left a love of talk; in a difficult hour, speak to somebody or write.',
};
