/** The match of a birth nakshatra: its animal (yoni), temper (gana) and nadi. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { GanaName } from '#src/astrology/matching/gana.ts';
import type { Nadi } from '#src/astrology/matching/nadi.ts';
import type { Animal } from '#src/astrology/matching/yoni.ts';

export const yoni: Record<Animal, string> = {
  Horse:
    'The animal of your star is the horse: active, clean and impatient. You need movement and some freedom in closeness. Tradition gives this animal the fewest points with the buffalo.',
  Elephant:
    'Your star has the elephant: gentle, strong and with a long memory. You forgive but do not forget, and you dislike hurry in love. Its opposite in the list is the lion.',
  Sheep:
    'Yours is the sheep, which stands for warmth and quiet courage. You like to be near your own people every day. By the old list it agrees least with the monkey.',
  Serpent:
    'The serpent belongs to your star: alert, private and easily hurt. You know quickly who may come close. A star of the mongoose receives no points here.',
  Dog: 'Your animal is the dog: faithful, expressive and glad to see its own people. Loyalty matters most to you, and ingratitude hurts. The deer is the animal opposite.',
  Cat: 'The cat is the animal of your star. You choose the time and the distance yourself, and patience wins you. The rat is the one animal with which it earns nothing.',
  Rat: 'Your star is counted with the rat, the vehicle of Ganesha. You save, plan and share in private, and you feel loved where the home is secure. Its opposite is the cat.',
  Cow: 'Among the fourteen animals yours is the cow, giving and calm. Kind daily habits keep you happy, and rough words stay in your memory. The tiger matches it least.',
  Buffalo:
    'You have the buffalo: strong, still and fond of familiar company. Nobody can hurry you into love, and you do not leave easily. The horse is its opposite among the animals.',
  Tiger:
    'Yours is the tiger: proud, strong-willed and often alone by choice. You need your own space inside a relationship. With a cow star the points for yoni are lowest.',
  Deer: 'The deer stands for your star: quick to feel and trusting. Gentle people can come near you, and loud voices drive you away. Tradition sets the dog against it.',
  Monkey:
    'Your star has the monkey: clever, playful and restless. Love has to amuse you, and you cheer others on a heavy day. The sheep is the animal that suits it least.',
  Mongoose:
    'The mongoose is yours, and no other star of the twenty-seven has it. You fear little and become fully attached. Only the serpent is set against it.',
  Lion: 'Your animal is the lion: generous, protective and proud. You care for your own people and like to be admired for it. The elephant is the hardest match for it.',
};

/** Within a sentence: “the horse”. */
export const animalPhrases: Record<Animal, string> = {
  Horse: 'horse',
  Elephant: 'elephant',
  Sheep: 'sheep',
  Serpent: 'serpent',
  Dog: 'dog',
  Cat: 'cat',
  Rat: 'rat',
  Cow: 'cow',
  Buffalo: 'buffalo',
  Tiger: 'tiger',
  Deer: 'deer',
  Monkey: 'monkey',
  Mongoose: 'mongoose',
  Lion: 'lion',
};

export const gana: Record<GanaName, string> = {
  Deva: 'By temper your star is Deva: gentle and ready to make peace. In a couple you often give way first. Let the other person do so every second time.',
  Manushya:
    'Your star has the temper called Manushya, the human one: mixed, practical and able to bargain. You can live with many kinds of people, provided that the housework is shared.',
  Rakshasa:
    'The temper of your star is called Rakshasa, an old word for strong-willed. You notice what is false and you say it. Say it in private, and the whole family gains.',
};

export const nadi: Record<Nadi, string> = {
  Adi: 'Your nadi is Adi, the first, linked with movement and air. You bring movement into a home. For the eight points of nadi the other star should be Madhya or Antya.',
  Madhya:
    'Your nadi is Madhya, the middle one, linked with fire and appetite. You keep things going at home. A star of Adi or Antya nadi brings the full eight points.',
  Antya:
    'Your nadi is Antya, the last, linked with water and endurance. You continue what others begin. The eight points are reached with a star of Adi or Madhya nadi.',
};

/** Graha maitri, by the lord of the Moon sign. */
export const maitri: Record<ClassicalGraha, string> = {
  Sun: 'Agreement begins with respect for you. You think well with people whom you admire. Tell those close to you that a joke at your cost ends the talk.',
  Moon: 'You agree with a person once you feel heard. A good match for your mind repeats your point before answering it. Settle difficult matters after a meal.',
  Mars: 'Short and direct talk suits your mind. A disagreement spoken within the hour brings two people closer, and one saved for the weekend does not.',
  Mercury:
    'Conversation shows you whether two minds agree. People who answer the question you asked, and ask one back, suit you best. Talk for two hours before you judge.',
  Jupiter:
    'Shared values matter more to you than shared opinions. Ask what the other person would teach a child, and you know most of what you need.',
  Venus:
    'Common taste brings you close to a person: the same films, food and hours. Go to a function together, and notice whether both of you wish to leave at the same time.',
  Saturn:
    'Your mind trusts slowly, and only by deeds. People who come on time and accept silence suit you. Watch three kept promises before you rely on someone.',
};

/** The kootas with 14, 3 and 3 points, and the value of the count. */
export const matchIntro =
  'Guna milan compares the Moons of two charts. Eight kinds of agreement are scored, with thirty-six points in all. The table below counts your birth star with each of the twenty-seven, in both orders.';

/** For readers of an age at which most are married. */
export const matchIntroForMarried =
  'For a couple of many years the points change nothing; read the table for interest.';

/** For one of two possible birth nakshatras. */
export const matchLimit =
  'By custom eighteen points are enough, and a lower sum is checked again. The sum knows nothing of kindness, debts or behaviour. Twelve points can belong to a happy couple, and thirty-two to an unhappy one.';

/** The value of the sum, by the lord of the birth nakshatra. */
export const matchLimitByLord: Record<Graha, string> = {
  Sun: 'By custom eighteen of thirty-six points make a match. The sum does not show whether a person defends you when you are absent. Ask a common friend about that.',
  Moon: 'Eighteen points satisfy the custom. They do not show how someone looks after you when you are weak or tired. Notice this in ordinary weeks, and value it more than the sum.',
  Mars: 'From eighteen points a match is counted as acceptable. Look also at how the other person loses a game, apologises and drives in traffic. No point is given for these.',
  Mercury:
    'Custom asks for eighteen points. A long train ride or a long call together tells you more. If both of you still have something to say at the end, count that too.',
  Jupiter:
    'Elders ask for eighteen points and then look at character. See how the person treats those who can give nothing back, such as a waiter or a watchman.',
  Venus:
    'Eighteen points are called enough. A couple with twelve can also be happy when both enjoy the same daily life. Share a meal, a film and a day of shopping before you count.',
  Saturn:
    'The line of custom is eighteen points. Debts, promptness and the way somebody speaks of parents lie outside the count. Ask about loans and family duties in plain words.',
  Rahu: 'Tradition draws the line at eighteen. Many good couples have fewer points, and some with thirty-two have little to say to each other. Let three meetings weigh more than the number.',
  Ketu: 'Eighteen points satisfy those who ask for them. The count compares two Moons and no more. Sit together once in silence, and notice whether you feel at ease.',
};

export const matchingNakshatrasCount = {
  many: 'Your star is easily matched: it reaches eighteen points with most of the others. The number need not limit your choice, so give more weight to character, work and family.',
  some: 'Your star reaches eighteen points with about two thirds of the others, which is the usual share. For a match below eighteen, ask which of the eight agreements is missing.',
  few: 'Your star reaches eighteen points with fewer stars than usual. Old manuals name exceptions for lost points, for example when the lords of the two signs are friends. Ask about these before you refuse anyone.',
} as const;
export const matchTableCaptions = {
  known: 'Your star counted with all twenty-seven.',
  /** @param hours “before 12:30 am” */
  forHours: (star: string, hours: string): string =>
    `For a birth ${hours}: the star of that time, ${star}, with all twenty-seven.`,
  twoFigures:
    'Two figures mean that the quarter of a star, or who is named first, changes the sum; the higher one decides the group.',
  sameNadi:
    'Nadi dosha: both stars have the same nadi, which costs all eight points of nadi. Families check it apart from the sum. The old books lift it when the two Moons differ in sign or in quarter.',
} as const;

/** In the column of the nadi, for a star with the nadi of the reader. */
export const markNadiDosha = (nadi: string): string => `${nadi}: nadi dosha`;

/** Beside the star of the reader. */
export const markOwnStar = (star: string): string => `${star}, your own`;

export const matchGroups = [
  '24½ points and more',
  '18 to 24 points',
  'Less than 18: custom asks for a second look',
] as const;
export const matchTableHead = [
  'Birth star',
  'Points of 36',
  'Temper (gana)',
  'Animal (yoni)',
  'Nadi',
] as const;
