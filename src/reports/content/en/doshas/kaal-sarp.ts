/** Kaal Sarp, described as a modern teaching: its twelve kinds, and the graha outside the arc. */
import type { KAAL_SARP_TYPES } from '#src/astrology/contract-doshas.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

type Kind = (typeof KAAL_SARP_TYPES)[number];

/** By the house of Rahu, first to twelfth. */
export const kaalSarpKinds: Record<Kind, string> = {
  Anant:
    'Anant, with Rahu in the first house and Ketu in the seventh, is the question “me or us?” asked in large letters. Both answers are needed in turn, and the people beside you would like to know which one it is today.',
  Kulik:
    'The Kulik axis runs between your purse and other people’s: Rahu in the second, Ketu in the eighth. Earning fascinates you, sharing puzzles you, and a written household budget is worth more to you than a charm.',
  Vasuki:
    'Vasuki puts Rahu in the third house, Ketu in the ninth: your own effort against inherited belief. You learn by doing what the elders doubted, and one day find yourself quoting them.',
  Shankhpal:
    'Between home and office lies the line named Shankhpal, Rahu in the fourth and Ketu in the tenth. House, land and roots call you loudly, while rank at work matters to you less than it seems to matter to others.',
  Padma:
    'In the Padma form Rahu takes the fifth house and Ketu the eleventh. Ideas, pupils and play get your hunger, and large gatherings bore you; make things in small rooms and let friends carry the news.',
  Mahapadma:
    'Mahapadma, Rahu in the sixth and Ketu in the twelfth, is by the general rule a good place for Rahu. You thrive on problems, deadlines and rivals, and need to be taught how to do nothing on a Sunday.',
  Takshak:
    'With Takshak, Rahu stands in the seventh and Ketu in the first: other people are the adventure, and you the calm station it starts from. Read contracts twice and your own wishes three times.',
  Karkotak:
    'Karkotak has Rahu in the eighth, Ketu in the second. Research, inheritance and whatever is kept under lock interest you far more than small talk at dinner; saving in a plain, boring way suits you best.',
  Shankhchud:
    'The name Shankhchud belongs to Rahu in the ninth and Ketu in the third. Far places and unfamiliar teachers draw you, courage is already in your pocket, and a belief tried out on the road is the one you keep.',
  Ghatak:
    'Ghatak is a harsh name for a common ambition: Rahu in the tenth, Ketu in the fourth. Work takes the best hours and home gets the rest, so put the family dinner in the diary as though it were a client.',
  Vishdhar:
    'Rahu in the eleventh and Ketu in the fifth make the Vishdhar form, and Rahu is well liked there. Networks, gains and big plans come forward; leave an hour for the hobby that earns nothing.',
  Sheshnag:
    'Sheshnag closes the circle with Rahu in the twelfth and Ketu in the sixth. Distance, sleep and what happens behind the scenes absorb you, while daily disputes hardly interest you; foreign soil and quiet rooms repay you.',
};

/** By the graha outside the arc, which leaves the figure open. */
export const kaalSarpOutside: Record<ClassicalGraha, string> = {
  Sun: 'Only the Sun stands outside, and one is enough to open the figure. Your own judgement is the gate: what you decide in your own name goes past the pattern.',
  Moon: 'The Moon alone has stepped out of the arc, so the figure is open on the side of feeling. People, home and rest bring you back when effort goes in circles.',
  Mars: 'Mars is on the other side and keeps the door ajar. When things stick, an hour of bodily work loosens them sooner than an hour of thought.',
  Mercury:
    'Mercury walks outside the line with a pen behind its ear. Talking it through, on paper or with a friend, is your way out of every closed room.',
  Jupiter:
    'It is Jupiter that stays outside, as good an open window as one could wish. Teachers, books and plain trust are where your luck gets in.',
  Venus:
    'Venus lies beyond the arc and leaves the figure unfinished. Friendship, music and fair bargains take you places that insistence does not.',
  Saturn:
    'Saturn alone is beyond the line, and patience holds the gate for you. What is done slowly and kept up year after year escapes the pattern altogether.',
};

export const kaalSarpTexts = {
  full: 'All seven lie on one side of the nodes. About one chart in fourteen is drawn like this, ministers’ and bus conductors’ alike; the pattern is read as a life that gathers its strength on one side and works in concentrated stretches.',
  open: 'The figure is close to Kaal Sarp and not closed, what the almanacs call partial. Roughly one chart in four comes this near, and by the stricter teachers an open figure is simply not counted.',
  axis: 'Nobody stands outside, yet one graha sits within a degree of a node, on the line itself. Strict counting asks for all seven to be clear of it, so the figure is called partial, and the graha on the line is the one to know well.',
  fullWithoutTime:
    'At every hour of that day the seven lay on one side of the nodes, as they do in about one chart in fourteen. Which of the twelve names applies would need the hour, and the names add little to the drawing.',
  ascendingOf:
    'Here the grahas lie ahead of Rahu, in the order of the signs: appetite first, understanding later. You tend to jump, and to learn the name of the river on the other bank.',
  descendingOf:
    'In your chart they lie ahead of Ketu, so experience comes first and appetite follows. You often know a thing before you want it, and wanting it is the part to practise.',
  none: 'No Kaal Sarp. Two of three charts have none, and yours is among them, whatever a banner at the temple gate may say about your name and date.',
  unsure:
    'In the course of your day of birth a graha crossed the line of the nodes, so the hour decides whether the figure closes. We do not guess; the old authors, who never mention it, would not have asked.',
} as const;
