/** The graha of the driver by dignity and by the element of its sign; and the graha of the conductor. */
import type { Condition } from '#src/reports/facts/graha-condition.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';

export const driverByDignity: Record<ClassicalGraha, Record<Condition, string>> = {
  Sun: {
    strong:
      'Your number has its graha at full height. What a one promises on paper the sky here signs and seals, so aim it at something that outlives applause.',
    fair: 'The Sun stands on ordinary ground, neither crowned nor slighted; a one of this kind rises by what it does, and the books on numbers describe it rather well.',
    weak: 'The one is loud in the date and its Sun hesitant in the sky. The truth is between them: you lead, and wait for a nod first. Train the nod away.',
  },
  Moon: {
    strong:
      'A Moon so well placed gives the two a deep bowl. Sympathy does not run over in you, and others may lean without tipping it.',
    fair: 'With the Moon in middling state the two behaves as described: good days, thin-skinned days, and a kitchen that puts the second kind right.',
    weak: 'The date promises calm waters, the chart shows a Moon that has to work for its peace. Read “sensitive” in the number pages as a skill still being learnt.',
  },
  Mars: {
    strong:
      'The commander has soldiers. Your nine is backed by a strong Mars, which finishes, and so it can afford to speak softly.',
    fair: 'Mars serves under tolerable conditions. The nine has its fire, no more than it needs, and a routine keeps the pilot light burning.',
    weak: 'The nine draws its sword and the chart has put it in a tight scabbard. Where you do not move at once you move late and sharply; small objections, made early, help.',
  },
  Mercury: {
    strong:
      'What the five boasts of is true in this sky: the wit is quick and it is also accurate. You may trust your second reading as well as your first.',
    fair: 'Mercury keeps a decent shop. The five is as clever as the texts say, and gains by writing the figures down.',
    weak: 'A lively five with a Mercury that doubts or drifts. You know more than you can prove on the spot; prepare, and the gap closes.',
  },
  Jupiter: {
    strong:
      'Your three has the real teacher behind it. Advice from you is worth copying out, and hope is, in your case, a form of knowledge.',
    fair: 'An honest Jupiter stands behind the three: enough faith to start, enough doubt to check. It is the temper of good tutors.',
    weak: 'The three would like to hold forth, while Jupiter in your chart has been told to economise. Belief comes with effort here, and what you do believe has been tested.',
  },
  Venus: {
    strong:
      'Six with an excellent Venus: taste, charm and affection can be drawn on like a well-kept account. Be generous, and keep some standards unspoken.',
    fair: 'Venus is comfortable enough. Your six enjoys and gives in fair proportion, and one weekly hour of beauty keeps it so.',
    weak: 'The number promises ease in love, the chart adds an exacting eye. You polish affection; let one chipped cup stay in the cupboard.',
  },
  Saturn: {
    strong:
      'A well-placed Saturn takes the dread out of eight entirely. Here it is the number of authority that came by degrees and does not shake.',
    fair: 'Saturn does its duty without special favour, and the eight bears its load in step. Rest is in the contract; read that clause.',
    weak: 'Date and sky both speak of weight, so take neither too literally. Patience was asked of you early; the art now is to stop paying for what is already yours.',
  },
};

/** Fire, earth, air, water. */
export const driverInElement: Record<Graha, readonly [string, string, string, string]> = {
  Sun: [
    'In a fire sign the one burns with a visible flame. You start by enthusiasm and have to arrange for wood.',
    'The earthy ground makes a practical one. You begin a thing by buying the tools and clearing the table, and you like to lead where the result can be touched.',
    'Set in air, the one begins with a sentence. You talk a thing into existence and then go and look at it.',
    'A watery sign gives the one feelings about everything it starts. You lead whom you love.',
  ],
  Moon: [
    'Fire under the two warms it quickly. Your sympathy jumps up and does something.',
    'In earth the two is steady, faithful to meals, seasons and people. You show care by regularity, and feel cared for when others keep to what they said.',
    'An airy two comforts by talking. You like to understand a feeling before you give way to it, and a good conversation settles you sooner than a long cry.',
    'Water upon water: here the two is at its most receptive. You take in the moods of a whole household, so have a quiet place of your own to go back to.',
  ],
  Mars: [
    'The nine in fire has its own fuel. You start strongly and inspire others to run with you; all that wants practice is stopping in time.',
    'Earth gives the nine a wall to build. Force becomes endurance, and something stands there afterwards.',
    'Your nine fights in air, with words and ideas, and prefers a debate to a siege.',
    'In water the nine defends its own with feeling, and remembers who was there.',
  ],
  Mercury: [
    'Heated by fire, the five speaks first and is often right by luck and nerve.',
    'The five on earth counts, sorts and sells. It likes a fact that can be weighed.',
    'Air is where the five can fly. Languages, networks and clever company bring out your best, and you learn more from one evening of talk than from a week of silence.',
    'A five in water thinks in pictures and hears the tone beneath the words. You may forget what was said, but you remember exactly how it was meant.',
  ],
  Jupiter: [
    'Three on fire preaches with conviction, and is loved for the warmth more than for the point.',
    'On earth the three is a useful teacher, with examples that can be eaten, planted or lived in.',
    'The airy three spreads ideas among equals and likes a panel better than a pulpit.',
    'Within water the three soothes moods, devout and generous; what it teaches is mercy.',
  ],
  Venus: [
    'A six in fire loves brightly and dresses boldly. You like some chase and some ceremony in affection, and you give both back with interest.',
    'Earth suits the six: fabric, food, gardens, and affection that stays for years.',
    'With air around it the six enchants by conversation. Friendship comes before all the rest.',
    'In water it is all devotion, and the six forgives more than it mentions.',
  ],
  Saturn: [
    'Fire makes an impatient eight. You keep discipline with your sleeves rolled up, and would sooner do a hard thing today than plan it until next month.',
    'The eight stands on earth as a rock does, useful to lean on and hard to move.',
    'Air gives the eight principles. It organises people and is fair to all of them.',
    'Through water the eight feels its burdens. Old family matters are borne with tenderness.',
  ],
  Rahu: [
    'In fire the four is a pioneer and something of a firework. You try what is new before others have heard of it, and do best with one calm friend beside you.',
    'On earth the four is an inventor with both feet on the ground. You put together odd arrangements that nobody else would have tried, and then show that they work and pay their way.',
    'Air is the natural workshop of the four. Networks, codes and clever schemes come easily to you, and your ideas are ahead of their time by a year or two.',
    'In water the four goes after hidden currents. Imagination is your engine, and you sense a change in the air long before there is news of it.',
  ],
  Ketu: [
    'The seven in fire has a clean, sudden will, which it lays down again when the thing is done.',
    'Earth quiets the seven. You find the sacred in tools, stones and bread, and are calmed by any work that keeps the hands busy and the mind free.',
    'An airy seven thinks without words for a long time and then writes one page. People wait for that page, because everything unnecessary has been left out.',
    'Water deepens the seven to something close to prayer. You need hours that belong to nobody, and come back from them kinder than you went.',
  ],
};

/** By the house of the graha of the conductor. Index house - 1. */
export const conductorByHouse: readonly string[] = [
  'The road of your date leads back to yourself. What furthers you is your own step, bearing and initiative, and every detour ends at your own mirror.',
  'Along this road lie family, speech and the keeping of what was earned; it improves as your voice and your savings do.',
  'It runs through effort, writing and short journeys. You get on by daring a little each day.',
  'By way of home it goes, of land, schooling and a settled mind. Plant something where you live.',
  'Your road crosses the playground: children, pupils, inventions, love of the game. You advance by enjoying it.',
  'Duty, rivals and daily work are the milestones. What looked like the service entrance is the main door for you.',
  'This road is walked in pairs. Partners and contracts carry it forward, and your chances come with another’s handwriting.',
  'It leads underground for a stretch, through shared means, research and change of heart, and comes out on higher land.',
  'The way goes uphill to teachers, faith and far places. Luck on it has the face of an elder.',
  'Your road is a public one. Work, reputation and office are where the date’s promise is redeemed.',
  'Friends, networks and long hopes pave it. You gain most of what you gain through groups.',
  'Seclusion, foreign parts and giving away are on the map. The road goes on when it seems to have ended at the sea.',
];

/** Signs from the graha of the driver to that of the conductor, both counted: 1 to 7, the shorter way. */
export const driverToConductor: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string> = {
  1: 'In the sky the two grahas of your date are in one sign, like colleagues at a shared desk. Wish and way overlap, and help or hinder each other without a wall between.',
  2: 'Next-door neighbours: the two stand in signs side by side, the relation of giving and spending. What the driver wants costs something on the road, and pays there too.',
  3: 'Two signs lie from one to the other, the easy distance of friends in the same colony. Effort carries messages between them, and they are answered.',
  4: 'They meet at a right angle, as at a crossing of roads. There is pressure in it and also movement; people with this spacing get things done.',
  5: 'The pair stand in trine, the kindest spacing of all. What you are and where you are led agree in their hearts, whatever the numbers may say.',
  6: 'Six and eight apart, the spacing in which two cannot see each other. Translate between your wish and your way deliberately, for instance in writing, once a month.',
  7: 'Face to face across the zodiac: the driver sees in the conductor what it lacks. You grow by letting each have every second word.',
};
