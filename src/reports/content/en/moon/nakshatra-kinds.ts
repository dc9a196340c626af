/** The three nakshatras with the lord of the birth nakshatra, by their kind: the birth nakshatra, the tenth (work) and the nineteenth (seed). */
import type { NakshatraKind } from '#src/reports/facts/nakshatra-kinds.ts';

export const nakshatraKindNames: Record<NakshatraKind, string> = {
  swift: 'swift',
  fierce: 'fierce',
  mixed: 'mixed',
  fixed: 'fixed',
  tender: 'tender',
  sharp: 'sharp',
  movable: 'movable',
};

export const birthNakshatraKind: Record<NakshatraKind, string> = {
  swift:
    'Three of the twenty-seven stars are called swift, and yours is one. You gain by doing a small task at once instead of writing it down. Answer short messages the same hour.',
  fierce:
    'Five stars are called fierce, and yours is among them. You have a lot of force, which needs an aim. Give it hard work or a sport, so that the family does not feel it.',
  mixed:
    'Only two stars are called mixed, both sharp and gentle, and yours is one. You can be strict in the morning and kind in the evening. Tell people which of the two they need not fear.',
  fixed:
    'Four stars are called fixed, and yours is one; in old times towns were founded under them. You do well where you stay for long. Think twice before you leave a place.',
  tender:
    'Four stars are called tender, and yours is one. They favour friendship, art and fine clothes. Loud people and rough places tire you, so choose quiet rooms and polite company.',
  sharp:
    'Four stars are called sharp, and yours is one. You notice a fault before others do. Give your opinion when somebody asks for it, and before the work is finished.',
  movable:
    'Five stars are called movable, and yours is one. A change of place refreshes you more than rest does. Plan one short trip every three months.',
};

export const tenthNakshatraKind: Record<NakshatraKind, string> = {
  swift:
    'These days favour quick work: calls, repairs, errands, short travel. Take tasks that can be finished before evening, and leave long talks for another day.',
  fierce:
    'These days favour hard tasks, such as a difficult negotiation or clearing old files. Put your force into the work, and be mild with the people around you.',
  mixed:
    'These days suit ordinary work, most of all with fire, metal or food. Write the report that needs clear words. Ceremonies and openings are better on other dates.',
  fixed:
    'These days favour what should last: joining a post, a fixed deposit, a foundation, planting a tree. Do not expect a fast result.',
  tender:
    'These days favour work that should please people, such as design, music, clothes or a friendly agreement. Show your work to someone whose taste you trust.',
  sharp:
    'These days favour checking and cutting: an audit, an edit, lower costs, an end to a slow project. Keep friendly talks for the following day.',
  movable:
    'These days favour movement at work: a transfer, a delivery, a first ride in a new vehicle, a new desk. Do not promise an exact hour of arrival.',
};

export const nineteenthNakshatraKind: Record<NakshatraKind, string> = {
  swift:
    'An idea that comes on such a day should be tried within a week. Write it down and make one small test of it.',
  fierce:
    'Your wishes are strong on such a day. Write them in a notebook first, and in the evening see which of them you still want.',
  mixed:
    'Two ideas often come together, one for the home and one for work. Keep both for a month before you choose.',
  fixed:
    'What you decide in silence on such a day goes deep and shows late. It is a good date for a long vow or a savings plan.',
  tender:
    'Good ideas come through a person you love, a song or a meal. Trust the pleasant idea, and tell that person about it.',
  sharp:
    'You see the weak points of your own plans clearly. Remove one step that is not needed, and start only with the rest.',
  movable:
    'New thoughts come on the way, in a bus or between two calls. Carry a small notebook or record them on your phone.',
};
