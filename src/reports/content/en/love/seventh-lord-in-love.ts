/** The lord of the seventh house in each house: where a partner is met. */
export const meetingPlaceByHouse = [
  'You are found more than you find. The meeting tends to happen while you are being most yourself: at your own stall, your own practice, on the day you went along without dressing for it.',
  'Look around tables where your family eats. Weddings of cousins, an aunt’s introduction, a dispute over whose mother makes the better kadhi: the thread often starts among people who share your surname or your savings.',
  'The likely place has messages in it. A class, a neighbourhood group, the morning local, a correspondence that was supposed to be about something else; talk comes first and the heart reads over its shoulder.',
  'Home ground is meeting ground. An old family friend, someone from your town, a house viewing, a festival at your mother’s side of the family: what feels familiar on the first evening deserves a second.',
  'Go where people play. Stages, courts, crowded art rooms, a children’s event you only helped at: pleasure is the matchmaker here, and it works best when you have forgotten to look.',
  'People who matter to you turn up in the middle of work and repair: a repair counter, a volunteer kitchen, a flat full of unpacked boxes. Help given or received is the opening line.',
  'Encounters of this kind come face to face and rather formally: an introduction, a contract, a proposal with tea. Do not be put off by the stiff chair; equals often recognise each other across one.',
  'The meeting is seldom small talk. It grows out of a shared trouble, a late train, a research trip, an inheritance to be sorted; you learn the worst of each other’s week before you learn the middle name.',
  'Distance is a friend to you: a pilgrimage, a campus, a language class, a journey taken for quite other reasons. Teachers and their circles introduce people who turn out to share your compass.',
  'Business hours do the introducing. A project, a conference lanyard, a senior who says you two should talk: respect for how someone works is, in your case, the first form of attraction.',
  'Friends of friends are your country. The reunion, the reading group, the terrace with too many plastic chairs: stay twenty minutes longer than you intended and let the circle do its office.',
  'The one who suits you may stand outside your usual map: abroad, on a retreat, on a screen at an hour when your city sleeps. Give private meetings time before you give them a name.',
] as const;

/** By the condition of that lord. */
export const seventhLordCondition = {
  strong:
    'The guardian of your partnerships is in good strength, which is the best single thing an old astrologer would look for here. Ties have a floor under them; spend that trust on honesty, since the boards can bear it.',
  fair: 'Partnership has an ordinary, workable footing in your chart. It answers to attention as a balcony garden does: watered every other day it does well, admired from indoors it does not.',
  weak: 'The lord of this house has little to lean on. Ease in partnership is something you learn rather than inherit, by clear words and chosen patience, and what you have learnt yourself you also know how to repair.',
} as const;

/** For couples, by the graha that rules the seventh house. */
export const couplesBySeventhLord = {
  Sun: 'Read this as a page on respect. A long tie of yours stays bright when each is visibly proud of the other; tell the family one good thing your companion did, within earshot.',
  Moon: 'For a bond of many years these lines speak of moods and meals. Keep one old custom, the Sunday puri or the evening walk, against every reasonable excuse, and much else keeps itself.',
  Mars: 'Seen from inside a marriage this is a page on shared effort. Paint the gate, climb the fort, learn badminton badly; two people who sweat on one side seldom need to fence with each other.',
  Mercury:
    'If you share a life already, take all this as being about talk. Swap a story a day that has nothing to do with bills or school bags, and laugh at least once before the news.',
  Jupiter:
    'Long companions may read growth here. Study something side by side, give to a cause in both names, ask each other’s advice as one would a wise guest’s, and take it now and then.',
  Venus:
    'In a tie of some years these pages are on courtship continued. Flowers for no reason, a good shirt at home, the second helping offered: sweetness costs less upkeep than any quarrel.',
  Saturn:
    'To those long together this is about loyalty that is spoken. Say aloud that you would choose the same again; the dependable are thanked least, and most like to hear it.',
} as const;
