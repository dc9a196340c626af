/** Grahas in the seventh house by condition. For a node it is the condition of the lord of its sign. */
import type { Condition } from '#src/reports/facts/graha-condition.ts';
import type { Graha } from '#src/astrology/contract.ts';

export const seventhOccupants: Record<Graha, Record<Condition, string>> = {
  Sun: {
    strong:
      'You meet people of stature and are not dazzled by them. A companion with an office, a name or simply a straight spine suits you, and pride on both sides turns into mutual honour when each has a stage.',
    fair: 'There is a sun on the far side of the table. You choose people who lead, then wish to be asked; take turns at deciding, week by week, and both of you can shine without squinting.',
    weak: 'You look up to others more than is comfortable for the neck. Choose the one who is kind when nobody ranks them, and practise saying “I would like” before you ask what they would like.',
  },
  Moon: {
    strong:
      'Your feelings find a good home in another person. Companions bring you food, family and a calm sort of company, and you give back a sense of being understood that people remember for decades.',
    fair: 'Your mood and your partner’s share a wall. You sense at the door how their day went, which is a gift as long as you also ask, and keep one window that opens on your own garden.',
    weak: 'You pour yourself out for company and then wonder why you feel empty. Let closeness come at walking pace, keep friends of your own, and a tie can hold your depth without draining it.',
  },
  Mars: {
    strong:
      'You are drawn to courage, and you meet it as an equal. Energy between two strong people goes well into building something with walls; you respect an opponent who laughs while losing.',
    fair: 'Sparks belong to your closeness, some of them warm. Competition enlivens you both if it has rules; old books ask you to look for somebody with a temper of like size and a sense of play.',
    weak: 'Heat collects in this house and looks for a door. Move together, decide quickly on small things, never argue in a vehicle, and strength that might have gone into friction lights the stove instead.',
  },
  Mercury: {
    strong:
      'A brilliant conversation partner stands opposite you. You choose youthfulness of mind at any age, settle matters by talking, and may well run something together, a shop, a site, a shelf of books.',
    fair: 'Talk is the house you live in as two. Agreements come easily and want writing down, humour keeps you on good terms, and a companion who never asks anything tires you sooner than one who quarrels.',
    weak: 'Words between you get tangled, usually the hurried ones. Repeat what you heard before you answer it, leave contracts and voice notes until morning, and charm has room to do its work.',
  },
  Jupiter: {
    strong:
      'Good counsel sits in the place of the other. You meet generous, principled people, elders approve more often than not, and a bond of yours tends to widen both lives rather than narrow either.',
    fair: 'You look for meaning in company and usually find some. A partner teaches you, or asks to be taught; remember to be a fellow pupil on weekends and leave advice in its jar until it is asked for.',
    weak: 'You credit people with their best intentions a little early. Admire slowly, let deeds catch up with speeches, and the faith you place in someone becomes a gift to both instead of a loan.',
  },
  Venus: {
    strong:
      'Here love keeps its own house. You know how to make another person feel chosen, you are chosen in turn, and beauty, music and shared pleasures are no luxury in your bond, they are its upkeep.',
    fair: 'You are at your most charming across a small table. Harmony matters so much to you that a needed quarrel gets postponed; hold it early, gently, and with something sweet to follow.',
    weak: 'You would like love to be perfect, and it keeps arriving as a person. Lower the lamp on faults, take pleasure in the ordinary evening, and put the compliment where the correction used to stand.',
  },
  Saturn: {
    strong:
      'Time is on the side of your partnerships. This is the house where Saturn is strongest by direction, and here it is well placed besides: you choose with care, and what you sign you keep in repair for life.',
    fair: 'You take the word companion literally: someone who shares the bread, the bills and the long road. Later ties suit you better than early ones, and an older or graver person understands you quickly.',
    weak: 'Part of you approaches closeness as one enters a cold pool, one step and a pause. Whoever waits at the edge with a towel deserves you; duty alone does not, so ask whether you also laugh together.',
  },
  Rahu: {
    strong:
      'The unfamiliar suits you and stands on firm ground. Someone of another tongue, faith, city or habit opens a window in your life, and the household learns to cook two kinds of dal.',
    fair: 'You are fascinated by whoever is not from here. Let fascination have its season, then look at how the person treats waiters and small cousins; both pieces of knowledge belong in the choice.',
    weak: 'What glitters on the far side of the table does so loudly. Wait through a full change of seasons before signing anything, ask the friend who is hard to impress, and desire becomes discernment.',
  },
  Ketu: {
    strong:
      'You can love without clutching, which is rare. A companion with an inner life of their own suits you, and silence at breakfast is a form of trust; the well-placed lord of this house keeps it warm.',
    fair: 'Part of you stands at the edge of every couple, watching. Say so instead of vanishing, keep a standing date in the calendar, and your detachment becomes restfulness for two.',
    weak: 'Ties sometimes feel to you like a coat cut for another person. Alter it: fewer guests, more honesty, a door that may close. What remains fits you better than any borrowed pattern.',
  },
};

/** For an empty seventh house. */
export const emptySeventh =
  'No graha is seated opposite you, and an empty chair here is the most common and least troubling thing in the world. The lord of the house speaks for it, and how you live on weekdays speaks louder.';

/** By graha that aspects the seventh house. */
export const seventhAspected = {
  Jupiter:
    'A wise guest keeps an eye on your pairings. Elders, teachers or plain good sense tend to speak up in time, and where the chart is strict elsewhere this glance counts for leniency.',
  Saturn:
    'An old watchman looks down this lane and lets people pass one at a time. Delay is the commonest form its help takes; haste in choosing gains you nothing that waiting would not also bring.',
  Mars: 'A lively look falls on the house of the other. Attraction starts quickly and disagreement knows the way too, so settle the rules of arguing on a day when nobody is.',
} as const;
