/** The match of a birth nakshatra: its animal (yoni), temper (gana) and nadi. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const yoni: Record<string, string> = {
  Horse:
    'Your star runs with the horse: keen, clean-limbed, impatient of small stables. Nearness suits you on the move, and an understanding companion leaves the gate unlatched.',
  Elephant:
    'The elephant is your animal, large in memory and gentle in the foot. You forgive but do not forget a route, and need a companion who is not in a hurry at the river.',
  Sheep:
    'Your star is counted with the sheep, which means warmth in company and courage of a quiet make. You like to be near, to graze the same evening, and to be counted at dusk.',
  Serpent:
    'Custom gives you the serpent, a creature of alert senses and guarded treasure. You know at once who may come close, and keep your tenderness for a place without footsteps.',
  Dog: 'You belong to the dog in this old menagerie: faithful, expressive, glad beyond reason at a returning key. Loyalty is your first language, and ingratitude the only one you cannot learn.',
  Cat: 'The cat lends your star its manners. You choose the lap, the hour and the distance, repay patience with warmth, and cannot be called by someone who claps.',
  Rat: 'Your animal is the rat, carrier of Ganesha and provider in hard seasons. You store, scout and share in private, and feel loved where the larder and the exits are both in order.',
  Cow: 'Among the fourteen animals yours is the cow, giving and calm, with horns that few ever meet. Kind routine nourishes you, and rough handling is remembered with large eyes.',
  Buffalo:
    'You are of the buffalo: strength under a still surface, fond of mud, rain and familiar company. Nobody hurries you into love, and nothing hurries you out.',
  Tiger:
    'Yours is the tiger, alone by preference and glorious at close quarters. You need territory within a tie, and a companion who finds stripes becoming instead of alarming.',
  Deer: 'The deer stands for your star, quick to feel and lovely in its trust. Approach you softly and you come near; raised voices send you to the far side of the meadow.',
  Monkey:
    'Your star plays with the monkey: clever hands, mimicry, mischief with a good heart in it. Love must amuse you, and in return no bad day with you stays solemn past six.',
  Mongoose:
    'The mongoose is yours, singular among the animals, since no other star of the twenty-seven shares it. You fear little, attach yourself thoroughly, and are used to explaining yourself.',
  Lion: 'You answer to the lion in this list, generous with the kill and lazy in the afternoon. You protect what is yours, and you purr, secretly, when your mane is admired.',
};

export const gana: Record<string, string> = {
  Deva: 'Your star is of the Deva kind, light and conciliating. In a couple you are the one who opens a window; see that somebody else sometimes gives way first.',
  Manushya:
    'Of the three tempers yours is Manushya, the human: mixed, practical, able to bargain. You understand both the saint and the rebel, and can live with either if they wash up.',
  Rakshasa:
    'The temper of your star is called Rakshasa, an old word for fierce and self-willed. In daily life it means someone who senses what is false, says so, and guards the house.',
};

export const nadi: Record<string, string> = {
  Adi: 'The current of your star is Adi, the first, which the tradition pairs with movement and air. You set the pace of a household, and another current gives it rest.',
  Madhya:
    'Yours is the middle current, Madhya, counted with fire and appetite. You keep things warm and going; a companion of a different stream brings coolness or ground.',
  Antya:
    'Antya, the last of the three currents, belongs to your star, and is likened to water and staying power. You hold what others start, and gain by someone who starts.',
};

/** Graha maitri, by the lord of the Moon sign. */
export const maitri: Record<ClassicalGraha, string> = {
  Sun: 'With your kind of mind agreement begins in respect. You think well beside people whom you can admire, and a joke at your expense costs the conversation more than a contrary view does.',
  Moon: 'You come to agree by feeling heard first. A mind near yours repeats what you said before it answers, and matters between you settle best over food, or on the way home from it.',
  Mars: 'You think in short straight lines and like the other person to do so too. A disagreement spoken within the hour draws you nearer; one that is saved for the weekend does not.',
  Mercury:
    'Talk is how you think, so likeness of mind shows in the second hour of a conversation. You get on with those who answer the question that was asked and add one of their own.',
  Jupiter:
    'Two minds agree, for you, when they look the same way, and not when they hold the same opinions. Ask what somebody would teach a child, and you know most of what you need.',
  Venus:
    'You meet in taste before you meet in thought. Whoever laughs at the same film and leaves the same party at the same time is close to you already, whatever they believe.',
  Saturn:
    'Your mind trusts slowly and by deeds. You think alike with people who are on time, keep to a plan, and can sit through a silence without filling it.',
};

/** The kootas with 14, 3 and 3 points, and the value of the count. */
export const matchIntro =
  'When families compare two charts they usually compare two Moons. Eight likenesses are scored, from one point to eight, thirty-six in all; the table below counts your own star against each of the twenty-seven, in both orders, so that nobody has to be called first.';

/** For one of two possible birth nakshatras. */
export const matchLimit =
  'Custom calls eighteen points enough and looks twice at less. Take the sum as good manners between stars, no more: it knows nothing of kindness, humour, debts or how somebody speaks to a waiter. Happy households have been counted at twelve points, and unhappy ones at thirty-two.';

/** The value of the sum, by the lord of the birth nakshatra. */
export const matchLimitByLord: Record<Graha, string> = {
  Sun: 'Eighteen is the pass mark of custom, and a modest one. The sum cannot see whether somebody stands up for you when you are out of the room; you can.',
  Moon: 'With eighteen points custom is content. It has counted no soups brought to a bedside and no silences on the way home, so let your own weeks together do that part of the sum.',
  Mars: 'From eighteen upwards custom nods. Look besides at how the other loses a game, apologises and drives in rain, since no point of the thirty-six was ever given for that.',
  Mercury:
    'Custom wants eighteen; arithmetic wants nothing. What the two of you find to say on a delayed train is not among the eight likenesses, and tells you more than they do.',
  Jupiter:
    'The elders ask for eighteen, and wise elders then put the paper aside. Kindness to those who can give nothing back is counted nowhere in it, and is the better sign.',
  Venus:
    'Eighteen is called enough. Yet no table tastes the tea, hears the laugh or knows how a hand is taken in a crowd; twelve points have lived gladly with all three.',
  Saturn:
    'Eighteen contents the custom, as a signature contents a clerk. Debts, promptness and how parents are spoken of stand outside the count, and weigh in every year that follows.',
  Rahu: 'Tradition draws a line at eighteen. Plenty of good pairs have far fewer points, and some with thirty-two have little to say to each other; meet the person as well as the number.',
  Ketu: 'Eighteen satisfies those who ask. The count knows two Moons and neither soul, so sit together once without talking, and see how that sum comes out.',
};

export const matchingNakshatrasCount = {
  many: 'Your star is easily matched by this custom, and the choosing is left to you, where it belongs. Let the number open the conversation and take it off the table before the sweets.',
  some: 'About as many stars agree with yours as not, which is the ordinary case. A match outside the list loses little; ask which of the eight likenesses is missing, and whether you would miss it.',
  few: 'By count your star is choosy. Old manuals name many exceptions for lost points, the lords of the signs being friends among them, so a low sum is a reason to read on and never a reason to stop.',
} as const;
export const matchTableCaptions = {
  known:
    'Your star counted against all twenty-seven. A span means that the quarter of the other star, or who is named first, changes the sum.',
  early: 'If you were born at the beginning of the day: that star against the twenty-seven.',
  late: 'The same table for a birth at the end of the day.',
} as const;
export const matchGroups = [
  '25 points and more',
  '18 to 24½ points',
  'Less than 18: custom asks for a second look',
] as const;
export const matchTableHead = [
  'Birth star',
  'Points of 36',
  'Temper (gana)',
  'Animal (yoni)',
  'Current (nadi)',
] as const;
