/** The three nakshatras with the lord of the birth nakshatra, by their kind: the birth nakshatra, the tenth (work) and the nineteenth (seed). */
import type { NakshatraText } from './nakshatra-type.ts';

type Kind = NakshatraText['nature'];

export const birthNakshatraKind: Record<Kind, string> = {
  swift:
    'Your own star is one of the three swift ones. On any date you gain by doing the small thing at once instead of noting it down, and you spoil few things by being early.',
  fierce:
    'Five stars are called fierce and yours is among them. The almanacs mean heat, which bakes and forges as readily as it burns, and ask only that it be given an object.',
  mixed:
    'Only two stars of the circle are mixed, sharp and gentle at once, and yours is one. You can do both in an afternoon, to the surprise of those who had filed you under either.',
  fixed:
    'Yours belongs to the four fixed stars, under which towns were founded. You do best where staying counts, and move house with more thought than most.',
  tender:
    'Four stars are tender, yours with them: good for friendship, art and fine clothes, say the lists. Plain rooms and hard voices cost you more than they should.',
  sharp:
    'The lists put your star with the four sharp ones. It sees the flaw in the glass, and is at its kindest when asked for an opinion beforehand.',
  movable:
    'With four others your star is called movable, fit for gardens, carriages and setting out. A change of place does for your spirits what rest does for other people’s.',
};

export const tenthNakshatraKind: Record<Kind, string> = {
  swift:
    'Put errands, sales, repairs and short journeys there. What can be finished before tea goes briskly, and long ceremonies only stand in the way.',
  fierce:
    'It takes the hard task well: the negotiation, the demolition, the cupboard that nobody has opened. Be fierce with things and let people off lightly.',
  mixed:
    'Ordinary work is what it likes, with a flame somewhere in it: cooking for many, metal, a report that needs a plain word. Ceremonies may go to other dates.',
  fixed:
    'What is to stay put is begun there: a foundation, a deposit, a post, a tree. Do not ask it for speed, which it does not keep in stock.',
  tender:
    'Work that is meant to please does well: design, song, clothes, an agreement between friends. Bring it to somebody who looks properly, and take the cloth off.',
  sharp:
    'It is good for the knife in its best sense: editing, examining, cutting costs, ending what drags on. Whatever has to remain friendly can wait for the morning after.',
  movable:
    'Things with wheels belong there: transfers, deliveries, the first ride, a change of desk. Stay loose about the hour of arrival.',
};

export const nineteenthNakshatraKind: Record<Kind, string> = {
  swift:
    'An idea that comes to you then wants to be tried within the week. Write it on a slip and send it on a small first errand.',
  fierce:
    'Strong wishes visit you then, some of them loud. Let them be spoken to a notebook first, and see which is still there at supper.',
  mixed:
    'Two notions at once are usual then, one for the hearth and one for the market. You need not choose; feed both, and look again in a month.',
  fixed:
    'A seed sown then goes deep and shows late. It suits a resolution of the kind that nobody else needs to hear of.',
  tender:
    'Ideas come then by way of somebody dear, a tune or the smell of a kitchen. Follow the pleasant one; it is often the sound one as well.',
  sharp:
    'You see through things then, your own plans included. Use the clear eye to strike out a step, and plant only what is left.',
  movable:
    'Fresh thoughts find you in passing then: on stairs, in a bus, between two calls. Carry something to write with.',
};
