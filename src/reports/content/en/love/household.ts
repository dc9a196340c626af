/** Living together: home, family, trust, rest, and sentences for a difficult day. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Element } from '#src/reports/facts/elements.ts';

/** By the sign of the fourth house. */
export const fourthSignTexts = [
  'Doors open and close often in a home you share. Give each person one task that is wholly theirs, settle irritations the same day, and let restless hands knead the dough.',
  'Do not economise on the mattress or the kitchen. A shared house holds together for you through comfort, a stocked shelf and the right to leave a cushion exactly where it is.',
  'Your common rooms need books, visitors and two places to speak on the phone. What wears you out is silence with a temperature, so make the evening recap a house rule.',
  'Feeling rules the house that you make with another. Photographs go up, somebody’s mother rings at nine, and all is well as long as each may be low-spirited without being mended.',
  'Home is where you expect to be somebody. Let the one who cooked be applauded and the one who earned be thanked, and two proud people can share even a very small bathroom mirror.',
  'You live well with another when the system is visible. A list on the door, a basket for keys, the bills on the fifth: romance is not harmed by it, it is freed for the weekend.',
  'Balance is the foundation of any roof over two. Share the decisions about colour and cousins alike, keep one lovely room ready, and never let a bad mood be the interior decorator.',
  'Privacy is what you furnish first. A home of yours has a closed circle and strong walls, and stays peaceful when secrets are shared inside it rather than kept from each other in it.',
  'You keep a roomy house, whatever its square feet. Guests, maps, a prayer corner or a telescope belong in it; the one who lives with you does well to like departures.',
  'With you a household is an undertaking, run soundly. The loan gets paid, the tap gets fixed; remember to schedule idleness together as seriously as you schedule the pest control.',
  'Yours is a home with unusual hours and good broadband. Two people under it need separate corners and a common mission, and housework is solved by invention sooner than by guilt.',
  'A shared dwelling should have a soft place to land: water, low music, a door that shuts out the road. Agree who handles papers, for the tenderness can handle nearly all the rest.',
] as const;

/** By the lord of the second house. */
export const secondLordTexts: Record<ClassicalGraha, string> = {
  Sun: 'You come from a table with a head, or have become it. In a new family your pride is your ancestors’ too; introduce it kindly, and let other elders have the serving spoon.',
  Moon: 'What your people handed you is a way of feeding others. Relatives by marriage or by friendship soften when you ask them for a recipe, even one you already know.',
  Mars: 'Straight speech is the family silver. It shines in a crisis and scratches at tea, so warm the sentence before serving and apologise without an appendix.',
  Mercury:
    'Jokes, sums and gossip circulate at the table you grew up with. You charm the other clan by remembering names, and avoid half of all family trouble by not forwarding the message.',
  Jupiter:
    'A taste for good counsel and second helpings comes with you. In another’s household you are soon asked to bless or to judge; choose blessing whenever there is a choice.',
  Venus:
    'You bring sweetness of voice, and an eye for saris, shirts and crockery. Families take to you quickly; say early what you find hard, as your politeness hides it rather too well.',
  Saturn:
    'Thrift and reserve sit at your ancestral table, with deep loyalty under the plates. New relations think you stern until the day they need someone, and after that they do not.',
};

/** By the element of the sign of the eighth house. */
export const eighthElementTexts: Record<Element, string> = {
  fire: 'In matters of shared money and old hurts you prefer the plaster off in one pull. Check that the other is ready for it, and your honesty does much good.',
  earth:
    'Trust has a folder in your house. Joint accounts, nominations and passwords in good order are love letters of a kind; add one about feelings every few months.',
  air: 'You would rather discuss the deep subjects than sink in them. Keep discussing, and when words start to circle, hold hands and let the kettle boil.',
  water:
    'Closeness of yours reaches below the waterline, where jealousy and devotion are hard to tell apart. Ask for reassurance in plain words; it is cheaper than investigation.',
};

/** By the element of the sign of the twelfth house. */
export const twelfthElementTexts: Record<Element, string> = {
  fire: 'At night you are slow to come off the boil. A short walk for two after supper, with no topic, does more for closeness than another episode.',
  earth:
    'Rest is bodily for you: the right pillow, a heavy quilt, bare feet on cool tile. Tenderness begins where nobody has to get up early.',
  air: 'Your mind talks in bed. Let the last ten minutes be pleasant nonsense and leave the family parliament for daylight, and both of you sleep better.',
  water:
    'You need a private sea to sink into, whether prayer, music or the dark. Someone who can lie quietly beside it, without asking what you are thinking, is precious.',
};

/** By the sign of Mercury: a sentence for a difficult day. */
export const mercurySignTexts = [
  'Have this ready for a bad evening: “I am too hot to be fair; give me twenty minutes and I come back.” Then keep to the twenty, since your speed is a gift only when it returns.',
  'Your slow tongue is an asset in a storm. Try “Say it once more, I want to get it right,” and chew before you answer; stubbornness and steadiness differ by one question.',
  'You can out-argue nearly anyone, so disarm first. “You may be right about half of this” is a door, and the quick mind you have finds something true behind it.',
  'Hurt makes you speak in hints. Replace one hint a week with “I missed you today,” which is usually what the remark about the dishes was trying to say.',
  'A grand tone creeps in when you feel small. “I would like your help” costs pride two seconds and saves the house an entire Sunday.',
  'You notice the error before the effort. On hard days lead with “Thank you for doing this,” wait for the face to change, and leave the error for the weekend.',
  'You weigh words until the moment has gone home. Say the unfinished version, “I am upset and still polishing why,” and let the other person sit with you while you polish.',
  'Your questions have points on them. Turn one round: “What would make tonight easier for you?” goes as deep as any probe and leaves no mark.',
  'Generalities are your fireworks: always, never, everyone. “This time, on this matter” is a smaller candle, and people can see each other by it.',
  'You give the verdict and skip the feeling. Begin with “It worried me that,” and notice how seldom the second half of the sentence needs to be severe.',
  'When it gets close you become interesting about the theory. Step back in with “I do care, and I went cold; start again?” and mean the last two words.',
  'You swallow the complaint and then the tide carries it out in tears. A small early “That was not all right with me” keeps the water fresh for both.',
] as const;
