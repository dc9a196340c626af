/** How the parts of a chart fit together: the starting points, the balance, and the planets that lead. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export const synthesisHeadings = {
  title: 'How your chart fits together',
  hindiTitle: 'समन्वय',
  runningTitle: 'How it fits together',
  summary: 'Lagna, Moon and Sun, the balance of the signs, and the planets that lead',
} as const;

export const synthesisLead =
  'A chart is read as a whole. This chapter joins its main parts before the houses are read one by one.';
export const synthesisLeadWithoutTime =
  'A chart is read as a whole. Without a birth time the lagna is unknown, so this chapter joins the Moon, the signs and the planets.';

export const synthesisParts = {
  starts: 'Three starting points',
  startsWithoutTime: 'Your starting points',
  balance: 'What there is much of, and little',
  leaders: 'Who leads, and who asks for help',
} as const;

/** By the sign of the lagna: the way in which a person meets life. */
export const lagnaManner: readonly string[] = [
  'You meet life by acting. A new situation makes you move at once, and you learn from what happens. Your best decisions are quick, and made after good sleep.',
  'You meet life by building. You wait until a thing is safe, and then you stay with it for years. Change suits you in small steps.',
  'You meet life by asking. You collect opinions, compare them, and understand a thing while you speak of it. A notebook keeps you to one plan.',
  'You meet life by caring. You notice who is tired or left out, and you protect what is close to you. A safe home lets you take risks outside.',
  'You meet life by giving it shape. You like to carry responsibility openly, and you give most when your effort is seen. Choose tasks that deserve your name.',
  'You meet life by putting things right. You see the fault first, and you can usually repair it. Stop when a thing is good; it need not be perfect.',
  'You meet life through other people. You weigh both sides, and you look for a fair answer. Decide small matters alone, so that you keep the habit.',
  'You meet life by going deep. You test people and things before you trust them, and then you are loyal. Say earlier what you want.',
  'You meet life with a question about its meaning. You look for the large picture, and you speak your mind. Keep one promise before you make the next.',
  'You meet life with patience and a plan. You carry weight early, and things become lighter with the years. Allow yourself rest that has no purpose.',
  'You meet life by thinking for the group. You have your own principles, and you keep some distance from closeness. Let one or two people know you fully.',
  'You meet life by feeling your way. You sense the mood of a room, and you adapt to it. Write down your own wish before you ask for those of others.',
];

/** By the house of the lord of the lagna: where a person spends strength. */
export const strengthGoesTo: readonly string[] = [
  'Your strength goes to your own plans: you do best what you began yourself. Independence matters more to you than a higher reward.',
  'Your strength goes to family, food and savings. You feel well when the household is provided for.',
  'Your strength goes into effort, skill and short trips. You grow by practice, and by courage in small things.',
  'Your strength goes home. Land, mother, learning and peace of mind repay what you put in.',
  'Your strength goes to ideas, children and play. You are at your best when you create or teach something.',
  'Your strength goes to duties and the solving of problems. You are useful in difficult places; guard your hours of rest.',
  'Your strength goes to other people. You grow in pairs and in public, so choose your company with care.',
  'Your strength goes to what is hidden: research, shared means, times of change. You stand up again after a fall.',
  'Your strength goes to faith, teachers and far places. Good fortune finds you when you keep your principles.',
  'Your strength goes to action that others can see. Responsibility suits you, and it makes you grow.',
  'Your strength goes to friends, groups and gains. You reach your aims together with others.',
  'Your strength goes to far or quiet places. You need time alone, and you give much without being asked.',
];

/** By the Moon sign: what a person needs for peace of mind. */
export const moonNeeds: readonly string[] = [
  'For peace of mind you need movement and a free hand. Ten minutes of effort clear a bad mood faster than talk.',
  'For peace of mind you need constancy: known food, known people, a garden or a good chair. Do not let anybody hurry you.',
  'For peace of mind you need conversation and variety. Write down your thoughts in the evening, and they let you sleep.',
  'For peace of mind you need closeness and a home that is safe. Tell people what hurt you; they do not always notice.',
  'For peace of mind you need to be respected by those you love. A sincere word of thanks carries you for days.',
  'For peace of mind you need order and something useful to do. Leave one thing unfinished on purpose each week.',
  'For peace of mind you need harmony and good company. A quarrel stays in your mind, so settle it on the same day.',
  'For peace of mind you need trust and depth. Keep a few close people, and tell one of them the whole truth.',
  'For peace of mind you need open space and a hope for the future. Plan a journey, even a short one.',
  'For peace of mind you need a task and a result. Rest is allowed also before everything is done.',
  'For peace of mind you need freedom and friends who think. Tell people that your distance is not coldness.',
  'For peace of mind you need quiet, music or prayer. Other people’s moods reach you easily, so take a walk after a hard meeting.',
];

/** By the house of the Moon: how the inner life and the outer manner fit. */
export const moonFromLagna: readonly string[] = [
  'Your feelings show in your face, since mind and manner are one. People know where they stand with you.',
  'Your mood is tied to family and security. When money and food are in order, the mind is calm.',
  'Your mind is busy with plans, messages and short trips. Finish one of them before evening.',
  'Your mind rests at home. The place in which you live matters more to you than to most.',
  'Your mind is playful and inventive. Children, study or a hobby restore it.',
  'Your mind looks for what is wrong, in order to help. Do not take every worry to bed.',
  'You take on the moods of other people. Decide how you feel before you ask how they feel.',
  'You think about things deeply, and you need time alone for it. Share a worry before it grows.',
  'Your mind looks for meaning and good teachers. A temple, a book or a journey calms it.',
  'Your mind is on public life, and praise or criticism reaches you quickly. Keep one place where nobody judges you.',
  'Your mind opens among friends. Large hopes are natural to you, so write down the next small step.',
  'Your mind is private, and it needs sleep and silence. What seems distance to others is rest for you.',
];

/** By the house of the Sun: for what a person wants to be valued. */
export const sunCounts: readonly string[] = [
  'You wish to be respected for yourself, without a title. Self-respect moves you more than praise.',
  'You want to be valued for what you provide and for your word. A promise of yours has weight.',
  'You wish to be valued for courage and skill. Show a result, and do not wait for an invitation.',
  'You want to be valued at home and in your place of origin. Family honour means much to you.',
  'You wish to be valued for what you create, teach or raise. Let others applaud, and then begin the next piece.',
  'You want to be valued for what you overcome. Competition brings out your best, and rest has to be learnt.',
  'You wish to be valued by one other person. Choose people who respect you.',
  'You want to be valued for what you know and others do not. Your worth becomes visible late, and then clearly.',
  'You wish to be valued as a person of principle. Teachers, father figures and faith form you.',
  'You want people to notice your work, and your chart supports this wish. Be generous to those who work with you.',
  'You wish to be valued among friends and in large plans. Good friends help you rise, so choose them well.',
  'You want to be useful without being seen: far away, behind the scene or in quiet service. Accept thanks when somebody offers it.',
];

/** By the birth star; follows “Its talent is”. */
export const starTalents: readonly string[] = [
  'a fast start, and help that arrives in time.',
  'to carry a thing to the end, with firm feelings.',
  'to see what is false, and to keep a standard.',
  'to let things grow: people, plants, beauty.',
  'to search, and to be content with a good path.',
  'to stay clear in a crisis, and to recover quickly after it.',
  'to return and begin again, with better sense.',
  'to nourish others, with rules that hold.',
  'to see what is hidden, and to find the exact word.',
  'dignity, and care for those who came before.',
  'to enjoy, and to make others feel welcome.',
  'to keep agreements, and to help without noise.',
  'skill of the hands, and a quick and light mind.',
  'form: to see how a thing could be made beautiful.',
  'to adapt, and to go on alone.',
  'to want one goal, and to wait for it.',
  'friendship, and devotion that survives distance.',
  'to protect, as the eldest in the room does.',
  'to go to the root, and to begin again from there.',
  'to refresh others, and to stay undefeated.',
  'a lasting result, reached without tricks.',
  'to listen, and to remember what was said.',
  'rhythm: to bring people and means together.',
  'to mend what is broken, in private.',
  'a strong ideal, and the fire to speak for it.',
  'depth, patience and wise restraint.',
  'to accompany others safely to the end of a way.',
];

export const moonWithStar = (text: string, star: string, talent: string): string =>
  `${text} Your star is ${star}. Its talent is ${talent}`;

/** The element of most points, and the one without any. */
export const dominantElementTexts: Record<Element, string> = {
  fire: 'Fire leads in your chart: courage, warmth and the wish to begin. You inspire others; pauses keep you from tiring them.',
  earth: 'Earth leads in your chart: practical sense, patience and care for what is real. You finish things; leave some room for play.',
  air: 'Air leads in your chart: thought, speech and many contacts. You connect people; feelings need words as well.',
  water: 'Water leads in your chart: feeling, memory and care. You understand without words; say no in time.',
};
export const elementEven =
  'Fire, earth, air and water are rather evenly shared in your chart. You can adapt to most people, and you need no extreme to feel alive.';
export const elementMissing: Record<Element, string> = {
  fire: 'No planet is in a fire sign, so drive has to come from a goal. Set a date for each plan, and tell it to somebody.',
  earth: 'No planet is in an earth sign, so practical order has to be learnt. A list and a fixed place for each thing help you daily.',
  air: 'No planet is in an air sign, so you have to learn to question your own opinion. Ask for a second opinion, and write things down.',
  water: 'No planet is in a water sign, so feelings come to you late. Ask people how they are, and wait for the answer.',
};

/** Movable, fixed and dual signs. */
export const dominantModalityTexts = [
  'Most of your planets are in movable signs. You begin easily, and new tasks refresh you. Keep one long task as an anchor.',
  'Most of your planets are in fixed signs. You hold on, and people can rely on you. Let go of one thing each year.',
  'Most of your planets are in dual signs. You learn and adapt quickly, and you see two sides. Decide by a date.',
] as const;
export const modalityEven =
  'Beginning, holding and adapting are evenly spread in your chart. You can take any place in a team; ask for the one that you like.';

/** Where most grahas are: in angles, in trines, in dusthanas, or in the houses of growth. */
export const houseGroups = {
  angles:
    'The largest group of your planets is in the four angles, the pillars of a chart. Much of your life takes place in the open, and your actions have effects.',
  trines:
    'The trines, the houses of good fortune, hold the largest group of your planets. Things come to you through learning, faith and people who wish you well.',
  dusthanas:
    'The houses of effort and change hold the largest group of your planets. You grow through tasks that others avoid, and later years are easier than early ones.',
  others:
    'The houses of means, effort and friends hold the largest group of your planets. Your life grows step by step, through what you do every day.',
} as const;

/** Above the horizon, in the houses 7 to 12, or below it. */
export const horizon = {
  above: 'Most planets were above the horizon at your birth. Your life turns outward: other people, tasks and places shape it.',
  below: 'Most planets were below the horizon at your birth. Your life grows from inside: family, learning and own skill come first.',
  both: 'The planets were spread above and below the horizon at your birth. Private and public life ask for equal time.',
} as const;

/** Three or more grahas in one house, by the house. */
export const crowdedHouse: readonly string[] = [
  'Several planets meet in your first house, so much depends on your own person. Your health and your habits are your capital.',
  'Several planets meet in your second house. Family, speech and savings are the field in which most things happen.',
  'Several planets meet in your third house. Effort, skill and contact with people near you decide a great deal.',
  'Several planets meet in your fourth house. Home, mother and peace of mind are the centre of your story.',
  'Several planets meet in your fifth house. Learning, creation and children are a large part of your life.',
  'Several planets meet in your sixth house. Service, rivalry and daily discipline take much time, and give you strength.',
  'Several planets meet in your seventh house. What you become, you become together with others.',
  'Several planets meet in your eighth house. Deep changes and hidden knowledge form you more than outer success.',
  'Several planets meet in your ninth house. Teachers, faith and long journeys give your life its direction.',
  'Several planets meet in your tenth house. Responsibility comes to you early, and people watch what you do.',
  'Several planets meet in your eleventh house. Friends, groups and large aims are the field of your success.',
  'Several planets meet in your twelfth house. Quiet work, far places and giving are a large part of your way.',
];
export const spreadHouses =
  'Your planets are spread over many houses, with no crowd in one of them. You have many interests; give two of them the most time.';

export const leadingGraha: Record<ClassicalGraha, string> = {
  Sun: 'The Sun is your best placed planet. Lead by example, speak plainly, and choose matters where one person has to answer for the whole.',
  Moon: 'The Moon is your best placed planet. Trust your feeling for people, and work where care and memory count.',
  Mars: 'Mars is your best placed planet. Use it for decisions, sport, technique and the defence of those who are weaker.',
  Mercury: 'Mercury is your best placed planet. Words, figures and learning open doors for you, at any age.',
  Jupiter: 'Jupiter is your best placed planet. Advice, teaching and fair dealing carry you, and people forgive you much.',
  Venus: 'Venus is your best placed planet. Tact, beauty and the art of living together are your strong side.',
  Saturn: 'Saturn is your best placed planet. Time works for you: what you do slowly and properly remains.',
};

/** Where none of the seven is well placed. @param text the advice for the leading graha, after its first sentence */
export const hinderedLeader = (graha: string, text: string): string =>
  `Each planet of your chart meets some hindrance, and ${graha} has the most support among them. ${text.slice(text.indexOf('. ') + 2)}`;

export const learningGraha: Record<ClassicalGraha, string> = {
  Sun: 'The Sun asks for help most. Practise saying “I decided this”, and do not wait for praise.',
  Moon: 'The Moon asks for help most. Regular sleep, water and one trusted person steady your mind.',
  Mars: 'Mars asks for help most. Move daily, say your objection early, and finish what you start.',
  Mercury: 'Mercury asks for help most. Write things down, check twice, and answer letters on the same day.',
  Jupiter: 'Jupiter asks for help most. Look for one good teacher, and read a little every day.',
  Venus: 'Venus asks for help most. Take time for beauty, rest and kind words, also when there is work.',
  Saturn: 'Saturn asks for help most. A fixed routine, patience with delays and respect for elders make it stronger.',
};

/** All seven planets are well placed. */
export const noLearningGraha =
  'No planet of your chart asks for special help. Use your strength also for people who have less of it.';

/** The graha at the highest degree of its sign. */
export const soulGraha: Record<ClassicalGraha, string> = {
  Sun: 'What you are here to learn is true self-respect: to shine, and to let others shine beside you.',
  Moon: 'What you are here to learn is care without worry: to feel with others, and to remain calm.',
  Mars: 'What you are here to learn is the right use of strength: to act in time, and to hold back in time.',
  Mercury: 'What you are here to learn is clear and honest speech: to understand first, and to speak after that.',
  Jupiter: 'What you are here to learn is wisdom: to know what is right, and to live it before you teach it.',
  Venus: 'What you are here to learn is love without possession: to enjoy, to give, and to let go.',
  Saturn: 'What you are here to learn is patience with duty: to carry your part, and to put down the rest.',
};

/** Every graha is in a sign of one graha, or of a graha in the signs of that one. */
export const finalDispositor: Record<ClassicalGraha, string> = {
  Sun: 'All planets of your chart lead, from lord to lord, to the Sun. When your self-respect is in order, the rest follows.',
  Moon: 'All planets of your chart lead, from lord to lord, to the Moon. When your mind is at rest, the rest follows.',
  Mars: 'All planets of your chart lead, from lord to lord, to Mars. When your energy has a clear aim, the rest follows.',
  Mercury: 'All planets of your chart lead, from lord to lord, to Mercury. When your thoughts are in order, the rest follows.',
  Jupiter: 'All planets of your chart lead, from lord to lord, to Jupiter. When your principles are clear, the rest follows.',
  Venus: 'All planets of your chart lead, from lord to lord, to Venus. When your relationships are at peace, the rest follows.',
  Saturn: 'All planets of your chart lead, from lord to lord, to Saturn. When your duties are done in time, the rest follows.',
};
