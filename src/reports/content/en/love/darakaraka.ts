/** The darakaraka, the graha with the fewest degrees (Jaimini: significator of the partner), by the element of its sign. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export const darakaraka: Record<Exclude<Graha, 'Ketu'>, Record<Element, string>> = {
  Sun: {
    fire: 'The companion sketched here leads from the front, laughs from the chest and needs a cause. You are asked to enjoy the parade and keep your own drum.',
    earth:
      'Picture somebody dignified and practical, who signs for the parcel and for the consequences. Authority sits lightly on such a person when it is not contested over crumbs.',
    air: 'A bright public mind is indicated, fond of ideas, offices and being quoted. Admire the argument, then ask about the day.',
    water:
      'Warmth with rank is the pattern: someone proud on behalf of their own people. Honour the family they come from and half the road is walked.',
  },
  Moon: {
    fire: 'Jaimini’s pointer gives you a quick-hearted companion who cries and laughs in the same film. Feed the mood early; it is mostly hunger for company.',
    earth:
      'A restful person is described, with regular meals and kind hands. Let them nurse you a little; refusing comfort is the one thing that hurts such people.',
    air: 'The other is drawn as a friendly, changeable soul who thinks in feelings and feels in sentences. Variety, visitors and fresh linen keep the weather fair.',
    water:
      'Deep waters are the sign of the companion: memory, motherliness of any gender, a gift for silence. Trust grows here the way rice does, under a shallow flood of care.',
  },
  Mars: {
    fire: 'Expect someone who arrives early and argues standing up. Courage is the attraction and courage is the work; a joint sport is worth ten joint discussions.',
    earth:
      'The indicator is a builder with strong wrists: engineer, farmer, mender of cupboards. Such love is shown in things that no longer wobble.',
    air: 'A debater is meant, quick with tools and quicker with replies. Award points openly and you can both stop counting.',
    water:
      'Protectiveness is the keynote of the companion described. The shell is hard because the inside is not, so knock before you question.',
  },
  Mercury: {
    fire: 'This points to a talker with dash, young at every age, in love with beginnings. Supply the endings without sighing and you are a fine team.',
    earth:
      'A deft and sensible companion is suggested, good with figures, herbs or hinges. Compliment the method along with the result.',
    air: 'Here the other person is mostly mind: letters, puns, three tabs open. Curiosity is the bond, so never stop being a little mysterious.',
    water:
      'The pointer describes somebody who thinks by intuition and remembers conversations word for word. Speak kindly even when tired; it gets stored.',
  },
  Jupiter: {
    fire: 'Someone with faith and appetite is indicated, a giver of advice and of feasts. Ask for the feast, and the advice comes in smaller helpings.',
    earth:
      'The description is of a steady householder with principles, who plants trees for other people’s shade. Plan generously with such a one, in writing.',
    air: 'A teacher among equals is meant, at ease with strangers and large questions. Your part is to bring the talk home before the rice sticks.',
    water:
      'This pointer speaks of kindness with depth: devotion, hospitality, tears at weddings. Receive it gladly and learn to say when enough is enough.',
  },
  Venus: {
    fire: 'A charming, forward person is drawn here, who dresses for the occasion and makes one. Court them again each year; they remember the date.',
    earth:
      'The companion is described through the senses: good cloth, good food, a voice one likes to come home to. Comfort shared is the language spoken.',
    air: 'Grace and conversation mark the other. Art, fairness and light hands hold this bond, and a rude word costs more than a lost purse.',
    water:
      'Tenderness without a fence is the portrait. Be the one who keeps the calendar, and let yourself be sung to.',
  },
  Saturn: {
    fire: 'The significator shows a serious will under a bold coat: late starter, long runner. Patience from you at the start is repaid as loyalty at the finish.',
    earth:
      'Dependability is the face of the other in this scheme, someone of few words and kept receipts. Make them laugh once a day and you are rich.',
    air: 'A thoughtful, slightly separate companion is suggested, principled to a fault. Give reasons, give space, and never mock the system of folders.',
    water:
      'Reserve covers depth in the person described, who may have carried much early. Warm the room first; confidences come after the second cup.',
  },
  Rahu: {
    fire: 'An unusual flame is indicated: ambitious, foreign to your street, impossible to file. Be fascinated, and be the one who reads the terms.',
    earth:
      'Counting Rahu among the eight, the pointer shows somebody from another background with very practical dreams. Two customs at one table need a shared ledger and a shared joke.',
    air: 'A modern mind is drawn, at home on networks and in other languages. Agree on hours without a screen and you get the whole of it.',
    water:
      'The companion sketched has crossed some sea, real or inward, and feels things from far off. Ask for the story in instalments.',
  },
};
